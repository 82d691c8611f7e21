## Oppgaver

puzzle-task = Det er din tur. Hvilket trekk er klart best?
puzzle-tiles = { part-tiles }
puzzle-floor = { part-floor }
puzzle-deny = { part-deny }
puzzle-force = { part-force }
puzzle-end = Det avslutter spillet mens du leder: { $mine } mot { $theirs }.
puzzle-go-on = Etter det opplagte trekket er spillet slutt, og du taper, { $mine } mot { $theirs }. Dette holder det i gang.
puzzle-last-tiles = { part-tiles } { part-final }
puzzle-last-floor = { part-floor } { part-final }
puzzle-last-bonus = { part-bonus } { part-final }
puzzle-last-deny = { part-deny } { part-final }
puzzle-last-force = { part-force } { part-final }
puzzle-last-spoil = { part-spoil } { part-final }
puzzle-refuted =
    { $kind ->
        [last] Da ender det { $mine_else } mot { $theirs_else }. Det finnes et trekk som vinner.
        [end] Da får motstanderen en runde til. Det finnes et trekk som avslutter spillet mens du leder.
        [go-on] Da er spillet slutt, og du taper, { $mine } mot { $theirs }. Det finnes et trekk som holder det i gang.
       *[round] Runden gir da { $mine_else } til deg og { $theirs_else } til motstanderen. Det finnes et trekk som gir { $mine } og { $theirs }.
    }

part-tiles = Det gir mest på veggen din. Poeng for fliser denne runden: { $here }, etter det opplagte trekket { $there }.
part-floor = Det holder fliser unna gulvet ditt. Minuspoeng der denne runden: { $here }, etter det opplagte trekket { $there }.
part-bonus = Det fyller det som lønner seg til slutt. Bonusen din: { $here }, etter det opplagte trekket { $there }.
part-deny = Det tar det motstanderen trenger. Motstanderens poeng for fliser denne runden: { $here }, etter det opplagte trekket { $there }.
part-force = Resten faller på motstanderens gulv. Motstanderens minuspoeng denne runden: { $here }, etter det opplagte trekket { $there }.
part-spoil = Motstanderen går glipp av en bonus. Den blir { $here }, etter det opplagte trekket { $there }.
part-final = Du vinner { $mine } mot { $theirs }; etter det opplagte trekket ender det { $mine_else } mot { $theirs_else }.
