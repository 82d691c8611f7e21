## Þrautir

puzzle-task = Þú átt leik. Hvaða leikur er greinilega bestur?
puzzle-tiles = { part-why-tiles }
puzzle-floor = { part-why-floor }
puzzle-deny = { part-why-deny }
puzzle-force = { part-why-force }
puzzle-end = Spilinu lýkur meðan þú ert yfir: { $mine } gegn { $theirs }.
puzzle-go-on = Eftir augljósa leikinn lýkur spilinu og þú tapar, { $mine } gegn { $theirs }. Með þessum heldur það áfram.
puzzle-last-tiles = { part-why-tiles } { part-why-final }
puzzle-last-floor = { part-why-floor } { part-why-final }
puzzle-last-bonus = { part-why-bonus } { part-why-final }
puzzle-last-deny = { part-why-deny } { part-why-final }
puzzle-last-force = { part-why-force } { part-why-final }
puzzle-last-spoil = { part-why-spoil } { part-why-final }
puzzle-refuted =
    { $kind ->
        [last] Þannig endar spilið { $mine_else } gegn { $theirs_else }. Til er leikur sem vinnur.
        [end] Þá fær andstæðingurinn aðra umferð. Til er leikur sem lýkur spilinu meðan þú ert yfir.
        [go-on] Þá lýkur spilinu og þú tapar, { $mine } gegn { $theirs }. Til er leikur sem heldur því áfram.
       *[round] Umferðin gefur þér þá { $mine_else } og andstæðingnum { $theirs_else }. Til er leikur sem gefur { $mine } og { $theirs }.
    }

part-why-tiles = Þetta gefur mest á veggnum þínum. Stig fyrir flísar í umferðinni: { $here }, en eftir augljósa leikinn { $there }.
part-why-floor = Þannig falla færri flísar á gólfið þitt. Mínusstig þar í umferðinni: { $here }, en eftir augljósa leikinn { $there }.
part-why-bonus = Þetta fyllir það sem gefur stig í lokin. Aukastigin þín: { $here }, en eftir augljósa leikinn { $there }.
part-why-deny = Þú tekur það sem andstæðinginn vantar. Stig hans fyrir flísar í umferðinni: { $here }, en eftir augljósa leikinn { $there }.
part-why-force = Afgangurinn fellur á gólf andstæðingsins. Mínusstig hans í umferðinni: { $here }, en eftir augljósa leikinn { $there }.
part-why-spoil = Andstæðingurinn missir af aukastigum. Þau verða { $here }, en eftir augljósa leikinn { $there }.
part-why-final = Þú vinnur { $mine } gegn { $theirs }; eftir augljósa leikinn endar spilið { $mine_else } gegn { $theirs_else }.
