## The game in eleven steps

learn-first-start = Ensimmäisen sinisen laattasi on peitettävä laudan sininen nurkka. Ota mikä tahansa laatta ja aseta se siihen; saat kääntää ja peilata sitä.
learn-first-corner = Tästä lähtien uusi laatta koskettaa omaa väriäsi kulmasta eikä koskaan reunasta. Täplät näyttävät sellaiset kulmat; muita värejä saa koskettaa miten vain.
learn-first-skip = Nyt kortit. Joka vuorolla pelaat kortin, asetat laatan ja nostat kortin. Pelaa Ohitus: seuraava väri menettää vuoronsa.
learn-first-skip-other = Kohta. Pelaa nyt Ohitus.
learn-first-reverse = Suunnanvaihto kääntää pelisuunnan. Pelaa se.
learn-first-reverse-other = Kohta. Pelaa nyt Suunnanvaihto.
learn-first-draw2 = Nosta 2 nostaa kaksi korttia: pelaat niistä toisen, ja toinen menee nostopinon pohjalle. Pelaa se.
learn-first-draw2-other = Kohta. Pelaa nyt Nosta 2.
learn-first-wild = Olet pelannut Jokerin ja nimennyt keltaisen. Aseta siis sininen laatta kuin se olisi keltainen: keltaisen kulmaan, ei sen reunaan.
learn-first-edge = Olet pelannut kortin Reunat vastakkain. Tämän ainoan kerran laattasi on oltava oman laattasi kyljessä.
learn-first-recycle = Olet pelannut Kierrätyksen. Ota yksi laatoistasi laudalta: saat asettaa sen uudelleen, nyt tai myöhemmin.
learn-first-warp = Olet pelannut Poikkeaman. Siirrä tietokoneen laatta värinsä toiseen kulmaan, mieluiten sinne, missä siitä ei ole hyötyä.
learn-first-double = Olet pelannut kortin Pelaa kaksi ja asettanut ensimmäisen laatan. Aseta toinen, joka koskettaa sitä kulmasta.
learn-first-score = Kun kukaan ei enää voi asettaa laattaa, lasketaan jäljellä olevat ruudut, ja vähiten voittaa. Kaksin pelatessa lasketaan vain huonompi kahdesta väristäsi.

## Practice

learn-practice-large = Aseta viiden ruudun laatta: suuret ensin, kun vielä on tilaa.
learn-practice-large-wrong = Se sopii, mutta on pieni. Suuria on myöhemmin vaikea saada laudalle.
learn-practice-far = Suuntaa keskelle: aseta viiden ruudun laatta uloimpaan kulmaasi.
learn-practice-far-wrong = Se sopii, mutta ei yllä niin pitkälle. Aloita kauimmaisesta kulmasta, viidellä ruudulla.
learn-practice-lose = Keltainen ei saa päästä vuoroon. Mikä kortti?
learn-practice-lose-wrong = Ei se: Ohitus vie vuoron seuraavalta väriltä.
learn-practice-two = Haluaisit asettaa kaksi laattaa samalla vuorolla. Mikä kortti?
learn-practice-two-wrong = Ei se: Pelaa kaksi antaa sinun asettaa toisen laatan.
learn-practice-move = Keltainen laatta on tielläsi. Mikä kortti siirtää sen?
learn-practice-move-wrong = Ei se: sillä otat takaisin vain oman laattasi. Poikkeama siirtää vastustajan laatan.
learn-practice-side = Reunat vastakkain on pelattu. Aseta viiden ruudun suora laatta omasi kylkeen.
learn-practice-side-wrong = Sekin sopii, mutta nyt on viiden ruudun suoran laatan hetki.
learn-practice-wild = Jokeri on pelattu ja keltainen nimetty. Aseta viiden ruudun laatta kuin se olisi keltainen.
learn-practice-wild-wrong = Se sopii, mutta sellainen tilaisuus on viiden ruudun arvoinen.
learn-practice-second = Pelaa kaksi: aseta toiseksi viiden ruudun laatta.
learn-practice-second-wrong = Se sopii, mutta suurella pääset useammasta ruudusta eroon.
