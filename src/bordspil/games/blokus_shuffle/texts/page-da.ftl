## On the home page

game-line = Læg brikkerne hjørne mod hjørne, og lad kortene bøje reglerne.
game-facts = 2–4 spillere · 30 min. · 7+ · let at lære
option-cards = Kort
option-cards-shuffle = Med kort
option-cards-none = Uden
option-scoring = Pointtælling
option-scoring-basic = Enkel
option-scoring-advanced = Avanceret
option-cards-shuffle-line = Et kort i hver tur ændrer reglerne. Livligere, men der er otte slags at lære.
option-cards-none-line = Det klassiske spil. Bedst til et første spil.
option-scoring-basic-line = Færrest felter tilbage vinder.
option-scoring-advanced-line = Minuspoint for felter, der er tilbage, og bonus for at få alle brikker ud.
option-first = Farven, der begynder
option-first-blue = Blå
option-first-yellow = Gul
option-first-red = Rød
option-first-green = Grøn

## What is asked

ask-card = Spil et kort for { part-colour }.
ask-start = Læg din første { part-definite } brik over hjørnefeltet.
ask-place = Læg en { part-colour } brik.
ask-wild = Læg en { part-colour } brik, som om den var { part-named }.
ask-edge = Læg en { part-colour } brik side om side med en anden.
ask-second = Læg endnu en { part-colour } brik ved et hjørne af den første.
ask-where = Hvor skal brikken ligge?
ask-colour = Hvilken farve skal brikken tælle som?
ask-drawn = Vælg et af de kort, du trak.
ask-recycle = Vælg en af dine brikker, som du tager tilbage.
ask-warp = Vælg en modstanders brik, der skal flyttes.
ask-pass = Ingen { part-colour } brik passer; farven melder pas.

## Hints

hint-board = Se på den del af brættet, der er ring om.
hint-cards = Se på dine kort.
hint-colours = Hvilken farve giver det bedste sted?
hint-piece = Denne brik ligger godt her.
hint-moved = Brikken kan flyttes hertil.
hint-card = { $card } passer godt nu.
hint-colour = Læg brikken, som om den var { part-named }.
hint-back = Tag denne brik tilbage.

## Colours in words

part-colour =
    { $colour ->
        [blue] blå
        [yellow] gul
        [red] rød
       *[green] grøn
    }
part-definite =
    { $colour ->
        [blue] blå
        [yellow] gule
        [red] røde
       *[green] grønne
    }
part-colour-first =
    { $colour ->
        [blue] Blå
        [yellow] Gul
        [red] Rød
       *[green] Grøn
    }
part-named =
    { $named ->
        [blue] blå
        [yellow] gul
        [red] rød
       *[green] grøn
    }
part-of =
    { $of ->
        [blue] blå
        [yellow] gul
        [red] rød
       *[green] grøn
    }
part-squares =
    { $count ->
        [one] { $count } felt
       *[other] { $count } felter
    }

## What can be done

controls-label = Brikken i hånden
turn = Drej til højre (R)
turn-back = Drej til venstre (Shift+R)
flip = Vend (F)
put-back = Læg tilbage (Esc)
place = Læg
pass = Meld pas
take-back = Tag tilbage
zoom-in = Zoom ind
zoom-out = Vis hele brættet

## Cards

card-line-skip = Den næste farve mister sin tur.
card-line-reverse = Spillet går den anden vej rundt.
card-line-draw2 = Træk to kort, og spil det ene af dem.
card-line-wild = Læg brikken, som om den havde en anden farve.
card-line-edge = Læg brikken side om side med en af dine egne.
card-line-recycle = Tag en af dine brikker tilbage fra brættet.
card-line-warp = Flyt en modstanders brik et andet sted hen.
card-line-double = Læg endnu en brik ved et hjørne af den første.
hand-label = Hånd
drawn-label = Kortene, du trak
cards-held = Hånd: { $count }
cards-to-draw = Trækbunke: { $count }

## The table in words

board-label = Bræt. Piletasterne flytter brikken, R drejer den, F vender den, mellemrum går til næste plads, Enter lægger den.
own-label = Din side: { part-colour }
tray-label = { part-colour-first }: { part-squares } tilbage
chip-label = { part-colour-first }: { part-squares } tilbage. Vis brikker og kort
squares-left = { part-squares } tilbage
piece-label =
    { $fits ->
        [no] Brik { $piece }, { part-squares }, kan ikke ligge nogen steder
       *[other] Brik { $piece }, { part-squares }
    }
lying-label = { part-colour-first } brik { $piece } i række { $row }, kolonne { $column }
aim-label =
    { $fits ->
        [yes] { $piece } i række { $row }, kolonne { $column }: passer. Række/kolonne: { $squares }.
       *[no] { $piece } i række { $row }, kolonne { $column }: passer ikke. Række/kolonne: { $squares }.
    }
skipped = springes over
all-placed = alle lagt
passed = har meldt pas
shared = fælles

## The log

log-shuffle = Kortene blandes.
log-card =
    { $you ->
        [yes] { $drawn ->
            [yes] Du valgte { $card } for { part-colour }.
           *[no] Du spillede { $card } for { part-colour }.
        }
       *[no] { $drawn ->
            [yes] { $name } valgte { $card } for { part-colour }.
           *[no] { $name } spillede { $card } for { part-colour }.
        }
    }
log-no-effect = Det har ingen virkning.
log-reverse =
    { $direction ->
        [clockwise] Spillet går igen med uret.
       *[against] Spillet går nu mod uret.
    }
log-draw =
    { $you ->
        [yes] Du trak for { part-colour }: { $cards }.
       *[no] { $name } trak for { part-colour }: { $cards }.
    }
log-colour =
    { $you ->
        [yes] Du lægger { part-colour } som { part-named }.
       *[no] { $name } lægger { part-colour } som { part-named }.
    }
log-recycle =
    { $you ->
        [yes] Du tog en { part-of } brik på { part-squares } tilbage.
       *[no] { $name } tog en { part-of } brik på { part-squares } tilbage.
    }
log-warp =
    { $you ->
        [yes] Du flyttede en { part-of } brik på { part-squares }.
       *[no] { $name } flyttede en { part-of } brik på { part-squares }.
    }
log-place =
    { $you ->
        [yes] { $named ->
            [none] Du lagde en { part-colour } brik på { part-squares }.
           *[other] Du lagde en { part-colour } brik på { part-squares } som { part-named }.
        }
       *[no] { $named ->
            [none] { $name } lagde en { part-colour } brik på { part-squares }.
           *[other] { $name } lagde en { part-colour } brik på { part-squares } som { part-named }.
        }
    }
log-pass =
    { $you ->
        [yes] Du kan ikke lægge nogen { part-colour } brik og melder pas.
       *[no] { $name } kan ikke lægge nogen { part-colour } brik og melder pas.
    }
log-skip = { part-colour-first } springes over.
log-over = Spillet er slut.

## The end

tally-pieces = Brikker tilbage
tally-left =
    { $number ->
        [1] Felter tilbage, første farve
        [2] Felter tilbage, anden farve
       *[other] Felter tilbage
    }
tally-bonus =
    { $number ->
        [1] Bonus, første farve
        [2] Bonus, anden farve
       *[other] Bonus: alle lagt +15, enkeltfeltet sidst +5
    }
tally-squares = Felter tilbage
tally-points = Point
tally-worse = Den dårligste farve tæller
tally-shared = Lige gode: sejren deles.

## Hvad man skal gøre

do-place =
    { $named ->
        [none] Læg en { part-colour } brik på { part-squares }.
       *[other] Læg en { part-colour } brik på { part-squares } som { part-named }.
    }
do-card = Spil { $card }.
do-colour = Læg brikken, som om den var { part-named }.
do-recycle = Tag en { part-of } brik på { part-squares } tilbage.
do-warp = Flyt en { part-of } brik på { part-squares }.
