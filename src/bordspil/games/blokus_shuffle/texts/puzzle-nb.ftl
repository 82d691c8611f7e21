## Oppgaver

puzzle-task = Det er din tur. Hvor er det klart best å legge?
puzzle-block = Det stenger en av motstanderens farger ute. Muligheter den har igjen: { $here }, etter det opplagte trekket { $there }.
puzzle-gate = Det holder en vei åpen som ellers stenges med en gang. Muligheter fargen din har igjen: { $here }, etter det opplagte trekket { $there }.
puzzle-room = Det bevarer plass til brikkene dine. Ruter du har igjen til slutt: { $mine }, etter det opplagte trekket { $mine_else }.
puzzle-squeeze = Det tar plass fra motstanderen. Ruter motstanderen har igjen til slutt: { $theirs }, etter det opplagte trekket { $theirs_else }.
puzzle-refuted = Det ender med { $mine_else } ruter igjen for deg og { $theirs_else } for motstanderen. Det finnes et trekk som ender med { $mine } og { $theirs }.
