## Opgaver

puzzle-task = Det er din tur. Hvilket træk er klart det bedste?
puzzle-tiles = { part-why-tiles }
puzzle-floor = { part-why-floor }
puzzle-deny = { part-why-deny }
puzzle-force = { part-why-force }
puzzle-end = Det slutter spillet, mens du er foran: { $mine } mod { $theirs }.
puzzle-go-on = Efter det oplagte træk slutter spillet, og du taber, { $mine } mod { $theirs }. Dette holder det i gang.
puzzle-last-tiles = { part-why-tiles } { part-why-final }
puzzle-last-floor = { part-why-floor } { part-why-final }
puzzle-last-bonus = { part-why-bonus } { part-why-final }
puzzle-last-deny = { part-why-deny } { part-why-final }
puzzle-last-force = { part-why-force } { part-why-final }
puzzle-last-spoil = { part-why-spoil } { part-why-final }
puzzle-refuted =
    { $kind ->
        [last] Så ender det { $mine_else } mod { $theirs_else }. Der er et træk, der vinder.
        [end] Så får modstanderen en runde til. Der er et træk, der slutter spillet, mens du er foran.
        [go-on] Så slutter spillet, og du taber, { $mine } mod { $theirs }. Der er et træk, der holder det i gang.
       *[round] Runden giver så { $mine_else } til dig og { $theirs_else } til modstanderen. Der er et træk, der giver { $mine } og { $theirs }.
    }

part-why-tiles = Det giver mest på din væg. Point for fliser i denne runde: { $here }, efter det oplagte træk { $there }.
part-why-floor = Det holder fliser væk fra dit gulv. Minuspoint der i denne runde: { $here }, efter det oplagte træk { $there }.
part-why-bonus = Det fylder det, der betaler sig til sidst. Din bonus: { $here }, efter det oplagte træk { $there }.
part-why-deny = Det tager det, modstanderen har brug for. Modstanderens point for fliser i denne runde: { $here }, efter det oplagte træk { $there }.
part-why-force = Resten falder på modstanderens gulv. Modstanderens minuspoint i denne runde: { $here }, efter det oplagte træk { $there }.
part-why-spoil = Modstanderen går glip af en bonus. Den bliver { $here }, efter det oplagte træk { $there }.
part-why-final = Du vinder { $mine } mod { $theirs }; efter det oplagte træk ender det { $mine_else } mod { $theirs_else }.
