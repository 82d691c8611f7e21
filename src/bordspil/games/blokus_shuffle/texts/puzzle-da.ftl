## Opgaver

puzzle-task = Det er din tur. Hvor er det klart bedst at lægge?
puzzle-block = Det lukker en af modstanderens farver ude. Muligheder, den har tilbage: { $here }, efter det oplagte træk { $there }.
puzzle-gate = Det holder en vej åben, som ellers lukkes med det samme. Muligheder, din farve har tilbage: { $here }, efter det oplagte træk { $there }.
puzzle-room = Det bevarer plads til dine brikker. Felter, du har tilbage til sidst: { $mine }, efter det oplagte træk { $mine_else }.
puzzle-squeeze = Det tager plads fra modstanderen. Felter, modstanderen har tilbage til sidst: { $theirs }, efter det oplagte træk { $theirs_else }.
puzzle-refuted = Det ender med { $mine_else } felter tilbage hos dig og { $theirs_else } hos modstanderen. Der er et træk, der ender med { $mine } og { $theirs }.
