## Pulmat

puzzle-task = On sinun vuorosi. Mikä siirto on selvästi paras?
puzzle-tiles = { part-why-tiles }
puzzle-floor = { part-why-floor }
puzzle-deny = { part-why-deny }
puzzle-force = { part-why-force }
puzzle-end = Se päättää pelin, kun olet johdossa: { $mine }–{ $theirs }.
puzzle-go-on = Ilmeisen siirron jälkeen peli päättyy tappioosi { $mine }–{ $theirs }. Tämä jatkaa peliä.
puzzle-last-tiles = { part-why-tiles } { part-why-final }
puzzle-last-floor = { part-why-floor } { part-why-final }
puzzle-last-bonus = { part-why-bonus } { part-why-final }
puzzle-last-deny = { part-why-deny } { part-why-final }
puzzle-last-force = { part-why-force } { part-why-final }
puzzle-last-spoil = { part-why-spoil } { part-why-final }
puzzle-refuted =
    { $kind ->
        [last] Niin peli päättyy { $mine_else }–{ $theirs_else }. On siirto, jolla voitat.
        [end] Silloin vastustaja saa vielä kierroksen. On siirto, joka päättää pelin, kun olet johdossa.
        [go-on] Silloin peli päättyy tappioosi { $mine }–{ $theirs }. On siirto, joka jatkaa peliä.
       *[round] Kierros tuo silloin sinulle { $mine_else } ja vastustajalle { $theirs_else }. On siirto, jolla luvut ovat { $mine } ja { $theirs }.
    }

part-why-tiles = Se tuo eniten seinällesi. Pisteitä laatoista tällä kierroksella: { $here }, ilmeisellä siirrolla { $there }.
part-why-floor = Se pitää laatat poissa lattialtasi. Miinuspisteitä siitä tällä kierroksella: { $here }, ilmeisellä siirrolla { $there }.
part-why-bonus = Se täyttää sen, mikä lopussa palkitaan. Lisäpisteesi: { $here }, ilmeisellä siirrolla { $there }.
part-why-deny = Se vie vastustajalta sen, mitä hän tarvitsee. Hänen pisteensä laatoista tällä kierroksella: { $here }, ilmeisen siirtosi jälkeen { $there }.
part-why-force = Loput putoavat vastustajan lattialle. Hänen miinuspisteensä tällä kierroksella: { $here }, ilmeisen siirtosi jälkeen { $there }.
part-why-spoil = Vastustaja jää ilman lisäpisteitä. Hän saa niitä { $here }, ilmeisen siirtosi jälkeen { $there }.
part-why-final = Voitat { $mine }–{ $theirs }; ilmeisellä siirrolla peli päättyy { $mine_else }–{ $theirs_else }.
