## Pulmat

puzzle-task = On sinun vuorosi. Mikä siirto on selvästi paras?
puzzle-tiles = { part-tiles }
puzzle-floor = { part-floor }
puzzle-deny = { part-deny }
puzzle-force = { part-force }
puzzle-end = Se päättää pelin, kun olet johdossa: { $mine }–{ $theirs }.
puzzle-go-on = Ilmeisen siirron jälkeen peli päättyy tappioosi { $mine }–{ $theirs }. Tämä jatkaa peliä.
puzzle-last-tiles = { part-tiles } { part-final }
puzzle-last-floor = { part-floor } { part-final }
puzzle-last-bonus = { part-bonus } { part-final }
puzzle-last-deny = { part-deny } { part-final }
puzzle-last-force = { part-force } { part-final }
puzzle-last-spoil = { part-spoil } { part-final }
puzzle-refuted =
    { $kind ->
        [last] Niin peli päättyy { $mine_else }–{ $theirs_else }. On siirto, jolla voitat.
        [end] Silloin vastustaja saa vielä kierroksen. On siirto, joka päättää pelin, kun olet johdossa.
        [go-on] Silloin peli päättyy tappioosi { $mine }–{ $theirs }. On siirto, joka jatkaa peliä.
       *[round] Kierros tuo silloin sinulle { $mine_else } ja vastustajalle { $theirs_else }. On siirto, jolla luvut ovat { $mine } ja { $theirs }.
    }

part-tiles = Se tuo eniten seinällesi. Pisteitä laatoista tällä kierroksella: { $here }, ilmeisellä siirrolla { $there }.
part-floor = Se pitää laatat poissa lattialtasi. Miinuspisteitä siitä tällä kierroksella: { $here }, ilmeisellä siirrolla { $there }.
part-bonus = Se täyttää sen, mikä lopussa palkitaan. Lisäpisteesi: { $here }, ilmeisellä siirrolla { $there }.
part-deny = Se vie vastustajalta sen, mitä hän tarvitsee. Hänen pisteensä laatoista tällä kierroksella: { $here }, ilmeisen siirtosi jälkeen { $there }.
part-force = Loput putoavat vastustajan lattialle. Hänen miinuspisteensä tällä kierroksella: { $here }, ilmeisen siirtosi jälkeen { $there }.
part-spoil = Vastustaja jää ilman lisäpisteitä. Hän saa niitä { $here }, ilmeisen siirtosi jälkeen { $there }.
part-final = Voitat { $mine }–{ $theirs }; ilmeisellä siirrolla peli päättyy { $mine_else }–{ $theirs_else }.
