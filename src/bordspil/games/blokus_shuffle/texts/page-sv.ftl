## On the home page

game-line = Lägg brickorna hörn mot hörn och låt korten tänja på reglerna.
game-facts = 2–4 spelare · 30 min · 7+ · lätt att lära sig
option-cards = Kort
option-cards-shuffle = Med kort
option-cards-none = Utan
option-scoring = Poängräkning
option-scoring-basic = Enkel
option-scoring-advanced = Avancerad
option-cards-shuffle-line = Ett kort varje tur ändrar reglerna. Livligare, men det är åtta sorter att lära sig.
option-cards-none-line = Det klassiska spelet. Bäst för ett första parti.
option-scoring-basic-line = Minst antal rutor kvar vinner.
option-scoring-advanced-line = Minuspoäng för rutor som är kvar, bonus om alla brickor kommer ut.
option-first = Färg som börjar
option-first-blue = Blå
option-first-yellow = Gul
option-first-red = Röd
option-first-green = Grön

## What is asked

ask-card = Spela ett kort för { part-colour }.
ask-start = Lägg din första { part-colour } bricka över hörnrutan.
ask-place = Lägg ut en { part-colour } bricka.
ask-wild = Lägg ut en { part-colour } bricka som om den vore { part-named }.
ask-edge = Lägg ut en { part-colour } bricka sida vid sida med en annan.
ask-second = Lägg ut en andra { part-colour } bricka mot ett hörn av den första.
ask-where = Var ska brickan ligga?
ask-colour = Vilken färg ska brickan räknas som?
ask-drawn = Välj ett av korten du drog.
ask-recycle = Välj en av dina brickor att ta tillbaka.
ask-warp = Välj en motståndares bricka att flytta.
ask-pass = Ingen { part-colour } bricka passar; färgen passar.

## Hints

hint-board = Titta på den inringade delen av spelplanen.
hint-cards = Titta på dina kort.
hint-colours = Vilken färg ger den bästa platsen?
hint-piece = Den här brickan ligger bra här.
hint-moved = Hit kan brickan flyttas.
hint-card = { $card } passar bra nu.
hint-colour = Lägg brickan som om den vore { part-named }.
hint-back = Ta tillbaka den här brickan.

## Colours in words

part-colour =
    { $colour ->
        [blue] blå
        [yellow] gul
        [red] röd
       *[green] grön
    }
part-colour-first =
    { $colour ->
        [blue] Blå
        [yellow] Gul
        [red] Röd
       *[green] Grön
    }
part-named =
    { $named ->
        [blue] blå
        [yellow] gul
        [red] röd
       *[green] grön
    }
part-of =
    { $of ->
        [blue] blå
        [yellow] gul
        [red] röd
       *[green] grön
    }
part-squares =
    { $count ->
        [one] { $count } ruta
       *[other] { $count } rutor
    }

## What can be done

controls-label = Brickan i handen
turn = Vrid åt höger (R)
turn-back = Vrid åt vänster (Shift+R)
flip = Vänd (F)
put-back = Lägg tillbaka (Esc)
place = Lägg ut
pass = Passa
take-back = Ta tillbaka
zoom-in = Zooma in
zoom-out = Visa hela spelplanen

## Cards

card-line-skip = Nästa färg får stå över sin tur.
card-line-reverse = Spelet går åt andra hållet.
card-line-draw2 = Dra två kort och spela ett av dem.
card-line-wild = Lägg brickan som om den hade en annan färg.
card-line-edge = Lägg brickan sida vid sida med en av dina egna.
card-line-recycle = Ta tillbaka en av dina brickor från spelplanen.
card-line-warp = Flytta en motståndares bricka någon annanstans.
card-line-double = Lägg en andra bricka mot ett hörn av den första.
hand-label = Hand
drawn-label = Korten du drog
cards-held = Hand: { $count }
cards-to-draw = Drahög: { $count }

## The table in words

board-label = Spelplan. Piltangenterna flyttar brickan, R vrider den, F vänder den, blanksteg går till nästa plats, Enter lägger ut den.
own-label = Din sida: { part-colour }
tray-label = { part-colour-first }: { part-squares } kvar
chip-label = { part-colour-first }: { part-squares } kvar. Visa brickor och kort
squares-left = { part-squares } kvar
piece-label =
    { $fits ->
        [no] Bricka { $piece }, { part-squares }, får inte plats någonstans
       *[other] Bricka { $piece }, { part-squares }
    }
lying-label = { part-colour-first } bricka { $piece } på rad { $row }, kolumn { $column }
aim-label =
    { $fits ->
        [yes] { $piece } på rad { $row }, kolumn { $column }: passar. Rad/kolumn: { $squares }.
       *[no] { $piece } på rad { $row }, kolumn { $column }: passar inte. Rad/kolumn: { $squares }.
    }
skipped = står över
all-placed = alla ute
passed = har passat
shared = delad

## The log

log-shuffle = Korten blandas.
log-card =
    { $you ->
        [yes] { $drawn ->
            [yes] Du valde { $card } för { part-colour }.
           *[no] Du spelade { $card } för { part-colour }.
        }
       *[no] { $drawn ->
            [yes] { $name } valde { $card } för { part-colour }.
           *[no] { $name } spelade { $card } för { part-colour }.
        }
    }
log-no-effect = Det har ingen verkan.
log-reverse =
    { $direction ->
        [clockwise] Spelet går medurs igen.
       *[against] Spelet går nu moturs.
    }
log-draw =
    { $you ->
        [yes] Du drog för { part-colour }: { $cards }.
       *[no] { $name } drog för { part-colour }: { $cards }.
    }
log-colour =
    { $you ->
        [yes] Du lägger { part-colour } som { part-named }.
       *[no] { $name } lägger { part-colour } som { part-named }.
    }
log-recycle =
    { $you ->
        [yes] Du tog tillbaka en { part-of } bricka på { part-squares }.
       *[no] { $name } tog tillbaka en { part-of } bricka på { part-squares }.
    }
log-warp =
    { $you ->
        [yes] Du flyttade en { part-of } bricka på { part-squares }.
       *[no] { $name } flyttade en { part-of } bricka på { part-squares }.
    }
log-place =
    { $you ->
        [yes] { $named ->
            [none] Du lade ut en { part-colour } bricka på { part-squares }.
           *[other] Du lade ut en { part-colour } bricka på { part-squares } som { part-named }.
        }
       *[no] { $named ->
            [none] { $name } lade ut en { part-colour } bricka på { part-squares }.
           *[other] { $name } lade ut en { part-colour } bricka på { part-squares } som { part-named }.
        }
    }
log-pass =
    { $you ->
        [yes] Du kan inte lägga ut någon { part-colour } bricka och passar.
       *[no] { $name } kan inte lägga ut någon { part-colour } bricka och passar.
    }
log-skip = { part-colour-first } får stå över.
log-over = Spelet är slut.

## The end

tally-pieces = Brickor kvar
tally-left =
    { $number ->
        [1] Rutor kvar, första färgen
        [2] Rutor kvar, andra färgen
       *[other] Rutor kvar
    }
tally-bonus =
    { $number ->
        [1] Bonus, första färgen
        [2] Bonus, andra färgen
       *[other] Bonus: alla ute +15, enkelrutan sist +5
    }
tally-squares = Rutor kvar
tally-points = Poäng
tally-worse = Den sämre färgen räknas
tally-shared = Lika bra: segern delas.

## Vad man ska göra

do-place =
    { $named ->
        [none] Lägg ut en { part-colour } bricka på { part-squares }.
       *[other] Lägg ut en { part-colour } bricka på { part-squares } som { part-named }.
    }
do-card = Spela { $card }.
do-colour = Lägg brickan som om den vore { part-named }.
do-recycle = Ta tillbaka en { part-of } bricka på { part-squares }.
do-warp = Flytta en { part-of } bricka på { part-squares }.
