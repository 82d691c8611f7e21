## Oppgaver

puzzle-task = Det er din tur. Hvilket trekk er klart best?
puzzle-tiles = { part-why-tiles }
puzzle-floor = { part-why-floor }
puzzle-deny = { part-why-deny }
puzzle-force = { part-why-force }
puzzle-end = Det avslutter spillet mens du leder: { $mine } mot { $theirs }.
puzzle-go-on = Etter det opplagte trekket er spillet slutt, og du taper, { $mine } mot { $theirs }. Dette holder det i gang.
puzzle-last-tiles = { part-why-tiles } { part-why-final }
puzzle-last-floor = { part-why-floor } { part-why-final }
puzzle-last-bonus = { part-why-bonus } { part-why-final }
puzzle-last-deny = { part-why-deny } { part-why-final }
puzzle-last-force = { part-why-force } { part-why-final }
puzzle-last-spoil = { part-why-spoil } { part-why-final }
puzzle-refuted =
    { $kind ->
        [last] Da ender det { $mine_else } mot { $theirs_else }. Det finnes et trekk som vinner.
        [end] Da får motstanderen en runde til. Det finnes et trekk som avslutter spillet mens du leder.
        [go-on] Da er spillet slutt, og du taper, { $mine } mot { $theirs }. Det finnes et trekk som holder det i gang.
       *[round] Runden gir da { $mine_else } til deg og { $theirs_else } til motstanderen. Det finnes et trekk som gir { $mine } og { $theirs }.
    }

part-why-tiles = Det gir mest på veggen din. Poeng for fliser denne runden: { $here }, etter det opplagte trekket { $there }.
part-why-floor = Det holder fliser unna gulvet ditt. Minuspoeng der denne runden: { $here }, etter det opplagte trekket { $there }.
part-why-bonus = Det fyller det som lønner seg til slutt. Bonusen din: { $here }, etter det opplagte trekket { $there }.
part-why-deny = Det tar det motstanderen trenger. Motstanderens poeng for fliser denne runden: { $here }, etter det opplagte trekket { $there }.
part-why-force = Resten faller på motstanderens gulv. Motstanderens minuspoeng denne runden: { $here }, etter det opplagte trekket { $there }.
part-why-spoil = Motstanderen går glipp av en bonus. Den blir { $here }, etter det opplagte trekket { $there }.
part-why-final = Du vinner { $mine } mot { $theirs }; etter det opplagte trekket ender det { $mine_else } mot { $theirs_else }.
