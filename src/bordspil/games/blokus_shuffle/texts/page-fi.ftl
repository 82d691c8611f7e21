## On the home page

game-line = Aseta laatat kulma kulmaa vasten ja anna korttien taivuttaa sääntöjä.
game-facts = 2–4 pelaajaa · 30 min · 7+ · helppo oppia
option-cards = Kortit
option-cards-shuffle = Korteilla
option-cards-none = Ilman
option-scoring = Pistelasku
option-scoring-basic = Tavallinen
option-scoring-advanced = Erikoispistelasku
option-cards-shuffle-line = Joka vuorolla kortti muuttaa sääntöjä. Vilkkaampaa, mutta opittavana on kahdeksan lajia.
option-cards-none-line = Perinteinen peli. Paras ensimmäiseen peliin.
option-scoring-basic-line = Vähiten ruutuja jäljellä voittaa.
option-scoring-advanced-line = Miinuspisteitä jäljellä olevista ruuduista ja lisäpisteitä, jos saat kaikki laatat laudalle.
option-first = Aloittava väri
option-first-blue = Sininen
option-first-yellow = Keltainen
option-first-red = Punainen
option-first-green = Vihreä

## What is asked

ask-card = Pelaa kortti { part-allative }.
ask-start = Aseta ensimmäinen { part-colour } laattasi nurkkaruudun päälle.
ask-place = Aseta { part-colour } laatta.
ask-wild = Aseta { part-colour } laatta kuin se olisi { part-named }.
ask-edge = Aseta { part-colour } laatta toisen { part-genitive } laatan kylkeen.
ask-second = Aseta toinen { part-colour } laatta ensimmäisen kulmaan.
ask-where = Mihin laatta menee?
ask-colour = Minkä värisenä laatta asetetaan?
ask-drawn = Valitse yksi nostamistasi korteista.
ask-recycle = Valitse laatoistasi se, jonka otat takaisin.
ask-warp = Valitse vastustajan laatta, jonka siirrät.
ask-pass = Yksikään { part-colour } laatta ei sovi; väri ohittaa vuoronsa.

## Hints

hint-board = Katso laudan ympyröityä kohtaa.
hint-cards = Katso korttejasi.
hint-colours = Mikä väri antaa parhaan paikan?
hint-piece = Tämä laatta sopii hyvin tähän.
hint-moved = Laatan voisi siirtää tähän.
hint-card = { $card } sopii nyt hyvin.
hint-colour = Aseta laatta kuin se olisi { part-named }.
hint-back = Ota tämä laatta takaisin.

## Colours in words

part-colour =
    { $colour ->
        [blue] sininen
        [yellow] keltainen
        [red] punainen
       *[green] vihreä
    }
part-colour-first =
    { $colour ->
        [blue] Sininen
        [yellow] Keltainen
        [red] Punainen
       *[green] Vihreä
    }
part-genitive =
    { $colour ->
        [blue] sinisen
        [yellow] keltaisen
        [red] punaisen
       *[green] vihreän
    }
part-partitive =
    { $colour ->
        [blue] sinistä
        [yellow] keltaista
        [red] punaista
       *[green] vihreää
    }
part-allative =
    { $colour ->
        [blue] siniselle
        [yellow] keltaiselle
        [red] punaiselle
       *[green] vihreälle
    }
part-named =
    { $named ->
        [blue] sininen
        [yellow] keltainen
        [red] punainen
       *[green] vihreä
    }
part-named-essive =
    { $named ->
        [blue] sinisenä
        [yellow] keltaisena
        [red] punaisena
       *[green] vihreänä
    }
part-of-genitive =
    { $of ->
        [blue] sinisen
        [yellow] keltaisen
        [red] punaisen
       *[green] vihreän
    }
part-squares =
    { $count ->
        [one] { $count } ruutu
       *[other] { $count } ruutua
    }

## What can be done

controls-label = Laatta kädessä
turn = Käännä oikealle (R)
turn-back = Käännä vasemmalle (Shift+R)
flip = Peilaa (F)
put-back = Pane takaisin (Esc)
place = Aseta
pass = Ohita vuoro
take-back = Ota takaisin
zoom-in = Lähennä
zoom-out = Näytä koko lauta

## Cards

card-line-skip = Seuraava väri menettää vuoronsa.
card-line-reverse = Pelisuunta vaihtuu.
card-line-draw2 = Nosta kaksi korttia ja pelaa niistä toinen.
card-line-wild = Aseta laatta kuin se olisi toista väriä.
card-line-edge = Aseta laatta oman laattasi kylkeen.
card-line-recycle = Ota yksi laatoistasi takaisin laudalta.
card-line-warp = Siirrä vastustajan laatta toiseen paikkaan.
card-line-double = Aseta toinen laatta ensimmäisen kulmaan.
hand-label = Käsi
drawn-label = Nostamasi kortit
cards-held = Käsi: { $count }
cards-to-draw = Nostopino: { $count }

## The table in words

board-label = Lauta. Nuolinäppäimet siirtävät laattaa, R kääntää, F peilaa, välilyönti vie seuraavaan paikkaan, Enter asettaa.
own-label = Oma puolesi: { part-colour }
tray-label = { part-colour-first }: { part-squares } jäljellä
chip-label = { part-colour-first }: { part-squares } jäljellä. Näytä laatat ja kortit
squares-left = { part-squares } jäljellä
piece-label =
    { $fits ->
        [no] Laatta { $piece }, { part-squares }, ei mahdu minnekään
       *[other] Laatta { $piece }, { part-squares }
    }
lying-label = { part-colour-first } laatta { $piece } rivillä { $row }, sarakkeessa { $column }
aim-label =
    { $fits ->
        [yes] { $piece } rivillä { $row }, sarakkeessa { $column }: sopii. Rivi/sarake: { $squares }.
       *[no] { $piece } rivillä { $row }, sarakkeessa { $column }: ei sovi. Rivi/sarake: { $squares }.
    }
skipped = menettää vuoron
all-placed = kaikki laudalla
passed = ohitti
shared = yhteinen

## The log

log-shuffle = Kortit sekoitetaan.
log-card =
    { $you ->
        [yes] { $drawn ->
            [yes] Valitsit { part-allative } kortin { $card }.
           *[no] Pelasit { part-allative } kortin { $card }.
        }
       *[no] { $drawn ->
            [yes] { $name } valitsi { part-allative } kortin { $card }.
           *[no] { $name } pelasi { part-allative } kortin { $card }.
        }
    }
log-no-effect = Sillä ei ole vaikutusta.
log-reverse =
    { $direction ->
        [clockwise] Vuoro kiertää taas myötäpäivään.
       *[against] Vuoro kiertää nyt vastapäivään.
    }
log-draw =
    { $you ->
        [yes] Nostit { part-allative }: { $cards }.
       *[no] { $name } nosti { part-allative }: { $cards }.
    }
log-colour =
    { $you ->
        [yes] Asetat { part-genitive } laatan { part-named-essive }.
       *[no] { $name } asettaa { part-genitive } laatan { part-named-essive }.
    }
log-recycle =
    { $you ->
        [yes] Otit takaisin { part-of-genitive } laatan ({ part-squares }).
       *[no] { $name } otti takaisin { part-of-genitive } laatan ({ part-squares }).
    }
log-warp =
    { $you ->
        [yes] Siirsit { part-of-genitive } laatan ({ part-squares }).
       *[no] { $name } siirsi { part-of-genitive } laatan ({ part-squares }).
    }
log-place =
    { $you ->
        [yes] { $named ->
            [none] Asetit { part-genitive } laatan ({ part-squares }).
           *[other] Asetit { part-genitive } laatan ({ part-squares }) { part-named-essive }.
        }
       *[no] { $named ->
            [none] { $name } asetti { part-genitive } laatan ({ part-squares }).
           *[other] { $name } asetti { part-genitive } laatan ({ part-squares }) { part-named-essive }.
        }
    }
log-pass =
    { $you ->
        [yes] Et voi asettaa yhtään { part-partitive } laattaa, joten ohitat vuoron.
       *[no] { $name } ei voi asettaa yhtään { part-partitive } laattaa ja ohittaa vuoron.
    }
log-skip = { part-colour-first } menettää vuoronsa.
log-over = Peli on päättynyt.

## The end

tally-pieces = Laattoja jäljellä
tally-left =
    { $number ->
        [1] Ruutuja jäljellä, ensimmäinen väri
        [2] Ruutuja jäljellä, toinen väri
       *[other] Ruutuja jäljellä
    }
tally-bonus =
    { $number ->
        [1] Lisäpisteet, ensimmäinen väri
        [2] Lisäpisteet, toinen väri
       *[other] Lisäpisteet: kaikki laudalla +15, yhden ruudun laatta viimeisenä +5
    }
tally-squares = Ruutuja jäljellä
tally-points = Pisteet
tally-worse = Huonompi väri ratkaisee
tally-shared = Tasapeli: voitto jaetaan.

## Mitä tehdä

do-place =
    { $named ->
        [none] Aseta { part-colour } laatta ({ part-squares }).
       *[other] Aseta { part-colour } laatta ({ part-squares }) { part-named-essive }.
    }
do-card = Pelaa kortti { $card }.
do-colour = Aseta laatta kuin se olisi { part-named }.
do-recycle = Ota takaisin { part-of-genitive } laatta ({ part-squares }).
do-warp = Siirrä { part-of-genitive } laatta ({ part-squares }).
