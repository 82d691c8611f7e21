## The game in seven steps

learn-first-take = Tarvitset kolme peräkkäin. Sinulla on punainen 5 ja 6, ja punainen 7 on avoimessa varastossa: ota se.
learn-first-take-other = Se ei vielä sovi mihinkään. Punainen 7 täydentää punaisen 5:n ja 6:n kolmeksi.
learn-first-take-draw = Ei tällä kertaa: punainen 7 on sinulle arvokkaampi. Se on varastossa.
learn-first-found = Punainen 5, 6 ja 7 ovat suora. Aseta ne pöydälle peräkkäin ja paina ”Aseta pöytään”: silloin olet aloittanut ryhmäsi.
learn-first-found-all = Käytä koko suora: punainen 5, 6 ja 7.
learn-first-found-lay = Sinulla on suora, joten käytä se: punainen 5, 6 ja 7 peräkkäin.
learn-first-cross = Sarja on yksi luku kolmessa tai neljässä värissä, ja linjat saavat risteillä. Aseta keltainen 6 ja sininen 6 punaisen 6:n ylä- tai alapuolelle niin, että kolme kuutosta on peräkkäin.
learn-first-cross-lay = Aseta molemmat: keltainen 6 ja sininen 6 samaan linjaan punaisen 6:n kanssa.
learn-first-closed = Tietokoneen ryhmä on sinulta suljettu, kunnes kaikki ovat aloittaneet omansa. Aloita ryhmäsi neljällä vihreällä erilleen siitä, niin kaikki aukeaa heti: lisää samalla vuorolla keltainen 7 ja 8 keltaiseen suoraan.
learn-first-closed-all = Melkein: kaikki kuusi käyvät. Ensin vihreä suora, sitten keltainen 7 ja 8 keltaiseen.
learn-first-closed-lay = Aloita ensin ryhmäsi: neljä vihreää peräkkäin, erilleen keltaisista.
learn-first-split = Nyt kaikki laatat ovat kaikkien, ja saat järjestää ne uudelleen. Suorassa ei saa olla punaista 5:tä kahdesti, joten tee siitä kaksi: 3 4 5 ja muualle 5 6 7.
learn-first-split-lay = Siirrä punainen 6 ja 7 pois ja aseta punainen 5 niiden eteen: kaksi kolmen suoraa.
learn-first-action = Toimintalaatta on koko vuoro, eikä se koskaan mene pöydälle. Pelaa ”Nosta kolme”, niin tietokoneen on nostettava kolme laattaa.
learn-first-action-other = Myöhemmin. Pelaa nyt toimintalaatta ”Nosta kolme”.
learn-first-last = Yksi laatta jäljellä. Aseta se, niin voitat!
learn-first-last-lay = Punainen 6 kuuluu punaisen suoran päähän. Paina sitten ”Aseta pöytään”.
learn-first-last-won = Telineesi on tyhjä: voitit! Muut laskevat yhteen luvut, jotka heille jäivät.

## Practice

learn-practice-row = Aseta laatta telineeltäsi.
learn-practice-row-wrong = Pöydällä on kolme seitsemää, ja yksi väri puuttuu. Se on telineelläsi.
learn-practice-cross = Aseta molemmat kahdeksikot.
learn-practice-cross-wrong = Suoran päässä on 8. Aseta kahdeksikkosi sen kanssa samaan linjaan suoran poikki.
learn-practice-bridge = Aseta punainen 5.
learn-practice-bridge-wrong = Se kuuluu kahden suoran väliin. Työnnä ne yhteen, niin kaikista seitsemästä tulee yksi suora.
learn-practice-found = Aloita ryhmä viidellä laatalla kerralla.
learn-practice-found-wrong = Punainen 3, 4 ja 5 ovat suora, ja viitosen kohdalla sen voi ylittää viitosten sarja.
learn-practice-end = Kumman laatoistasi voit asettaa?
learn-practice-end-wrong = Suora päättyy 14:ään eikä ala uudelleen ykkösestä. Keltainen 14 sopii.
learn-practice-spare = Aseta molemmat siniset laattasi.
learn-practice-spare-wrong = Neljä yhdeksikköä on yksi enemmän kuin sarja tarvitsee. Sininen 9 voi aloittaa suoran 10:n ja 11:n kanssa.
learn-practice-split = Aseta molemmat vihreät laattasi.
learn-practice-split-wrong = Tee pitkästä suorasta kaksi. Kumpikin laattasi kuuluu omaansa.
learn-practice-win = Aseta kaikki, niin voitat.
learn-practice-win-wrong = Punainen 7 jatkaa suoraa, ja punainen 8 saa seurata. Tai liitä punainen 8 muihin kahdeksikkoihin.
