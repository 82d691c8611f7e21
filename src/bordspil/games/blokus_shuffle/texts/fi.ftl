name = Blokus Shuffle

## Refusals

no-cards = Tätä peliä pelataan ilman kortteja.
no-card-yet = Ensimmäisellä kierroksella ei ole kortteja.
card-first = Pelaa ensin kortti.
choice-first = Tee ensin, mitä kortti { $card } käskee.
piece-first = Nyt on laatan vuoro.
second-first = Aseta toinen laatta.
shuffle-wrong = Pakassa on oltava täsmälleen sen omat kortit.
card-not-in-hand = Sinulla ei ole tätä korttia kädessä.
card-not-drawn = Se ei ole nostamiesi korttien joukossa.
colour-no-place = Mikään laatta ei sovi sen värisenä. Valitse toinen väri.
off-the-board = Laatta menee laudan reunan yli.
not-that-piece = Ruudut eivät muodosta laattaa { $piece }, vaikka sitä kääntäisi.
piece-used = Laatta { $piece } on jo laudalla.
occupied = Siinä on jo laatta.
touches-side = Se ei saa olla oman värinsä kyljessä.
no-corner = Sen on kosketettava omaa väriään kulmasta.
not-the-corner = Ensimmäisen laatan on peitettävä nurkkaruutunsa.
board-for-two = Pieni lauta on kahdelle pelaajalle ilman kortteja.
not-edge-to-edge = Reunat vastakkain: sen on oltava oman laattasi kyljessä.
second-apart = Toisen laatan on kosketettava ensimmäistä kulmasta.
pass-forbidden = Voit asettaa laatan, joten sinun on asetettava se.
piece-not-on-board = Laatta { $piece } ei ole laudalla.
recycle-not-own = Voit kierrättää vain oman laattasi.
warp-not-opponent = Voit siirtää vain vastustajan laattaa.
warp-lone = Värin ainoaa laattaa ei voi siirtää.
warp-same-place = Laatan on päädyttävä toiseen paikkaan.

## Impossible positions

position-piece-twice = Laatta { $piece } on kahdesti ({ $colour }).
position-overlap = Laatta { $piece } on toisen päällä ({ $colour }).
position-board = Lauta ei näytä sillä olevia laattoja.
position-off-the-board = Laatta { $piece } ei ole laudalla ({ $colour }).
position-not-that-piece = Laatan { $piece } ruudut eivät muodosta sitä ({ $colour }).
position-passes = Jokin väri on ohittaneiden joukossa kahdesti.
position-piles = Näiden käsien, nostopinojen ja poistopinojen on oltava olemassa: { $piles }.
position-cards = Pinossa { $pile } on väärä määrä korttia { $card }.
position-pending = Kortti { $card } ei voi odottaa näin.
position-first = Ensimmäinen laatta ei ole laudalla.
position-shared-next = Paikka, joka pelaa yhteistä väriä seuraavaksi, on väärä.
position-to-act = Tätä väriä pelaa toinen paikka ({ $colour }).
position-end = Peli on ohi, jos ja vain jos jokainen vielä pelaava väri on ohittanut.
position-colour-done = Värin kaikki laatat ovat laudalla: sillä ei ole vuoroa ({ $colour }).
position-step = Vaiheeseen ”{ $step }” ei voi päästä näin.
position-named = Mitään laattaa ei voi asettaa valitun värisenä ({ $colour }).

## Pieces of text

colour-blue = sininen
colour-yellow = keltainen
colour-red = punainen
colour-green = vihreä
kind-skip = Ohitus
kind-reverse = Suunnanvaihto
kind-draw2 = Nosta 2
kind-wild = Jokeri
kind-edge = Reunat vastakkain
kind-recycle = Kierrätys
kind-warp = Poikkeama
kind-double = Pelaa kaksi

## The position drawn as text

draw-hand = käsi { $hand }
draw-deck = nostopino { $deck }
draw-card = pelaa kortti
draw-choose = valitse
draw-place = aseta laatta
draw-second = aseta toinen laatta
