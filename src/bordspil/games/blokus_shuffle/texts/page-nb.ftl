## On the home page

game-line = Legg brikkene hjørne mot hjørne, og la kortene bøye reglene.
game-facts = 2–4 spillere · 30 min · 7+ · lett å lære
option-cards = Kort
option-cards-shuffle = Med kort
option-cards-none = Uten
option-scoring = Poengberegning
option-scoring-basic = Enkel
option-scoring-advanced = Avansert
option-cards-shuffle-line = Et kort i hver tur endrer reglene. Livligere, men det er åtte typer å lære.
option-cards-none-line = Det klassiske spillet. Best for et første spill.
option-scoring-basic-line = Færrest ruter igjen vinner.
option-scoring-advanced-line = Minuspoeng for ruter som er igjen, og bonus for å få ut alle brikkene.
option-first = Fargen som begynner
option-first-blue = Blå
option-first-yellow = Gul
option-first-red = Rød
option-first-green = Grønn

## What is asked

ask-card = Spill et kort for { part-colour }.
ask-start = Legg den første { part-definite } brikken din over hjørneruten.
ask-place = Legg ut en { part-colour } brikke.
ask-wild = Legg ut en { part-colour } brikke som om den var { part-named }.
ask-edge = Legg ut en { part-colour } brikke side om side med en annen.
ask-second = Legg ut enda en { part-colour } brikke ved et hjørne av den første.
ask-where = Hvor skal brikken ligge?
ask-colour = Hvilken farge skal brikken telle som?
ask-drawn = Velg ett av kortene du trakk.
ask-recycle = Velg en av brikkene dine å ta tilbake.
ask-warp = Velg en motstanders brikke å flytte.
ask-pass = Ingen { part-colour } brikke passer; fargen melder pass.

## Hints

hint-board = Se på den delen av brettet det er ring rundt.
hint-cards = Se på kortene dine.
hint-colours = Hvilken farge gir det beste stedet?
hint-piece = Denne brikken ligger godt her.
hint-moved = Brikken kan flyttes hit.
hint-card = { $card } passer bra nå.
hint-colour = Legg brikken som om den var { part-named }.
hint-back = Ta tilbake denne brikken.

## Colours in words

part-colour =
    { $colour ->
        [blue] blå
        [yellow] gul
        [red] rød
       *[green] grønn
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
       *[green] Grønn
    }
part-named =
    { $named ->
        [blue] blå
        [yellow] gul
        [red] rød
       *[green] grønn
    }
part-of =
    { $of ->
        [blue] blå
        [yellow] gul
        [red] rød
       *[green] grønn
    }
part-squares =
    { $count ->
        [one] { $count } rute
       *[other] { $count } ruter
    }

## What can be done

controls-label = Brikken i hånden
turn = Drei til høyre (R)
turn-back = Drei til venstre (Shift+R)
flip = Vend (F)
put-back = Legg tilbake (Esc)
place = Legg ut
pass = Meld pass
take-back = Ta tilbake
zoom-in = Zoom inn
zoom-out = Vis hele brettet

## Cards

card-line-skip = Neste farge mister turen sin.
card-line-reverse = Spillet går den andre veien rundt.
card-line-draw2 = Trekk to kort og spill ett av dem.
card-line-wild = Legg brikken som om den hadde en annen farge.
card-line-edge = Legg brikken side om side med en av dine egne.
card-line-recycle = Ta tilbake en av brikkene dine fra brettet.
card-line-warp = Flytt en motstanders brikke et annet sted.
card-line-double = Legg enda en brikke ved et hjørne av den første.
hand-label = Hånd
drawn-label = Kortene du trakk
cards-held = Hånd: { $count }
cards-to-draw = Trekkbunke: { $count }

## The table in words

board-label = Brett. Piltastene flytter brikken, R dreier den, F vender den, mellomrom går til neste sted, Enter legger den ut.
own-label = Din side: { part-colour }
tray-label = { part-colour-first }: { part-squares } igjen
chip-label = { part-colour-first }: { part-squares } igjen. Vis brikker og kort
squares-left = { part-squares } igjen
piece-label =
    { $fits ->
        [no] Brikke { $piece }, { part-squares }, passer ingen steder
       *[other] Brikke { $piece }, { part-squares }
    }
lying-label = { part-colour-first } brikke { $piece } i rad { $row }, kolonne { $column }
aim-label =
    { $fits ->
        [yes] { $piece } i rad { $row }, kolonne { $column }: passer. Rad/kolonne: { $squares }.
       *[no] { $piece } i rad { $row }, kolonne { $column }: passer ikke. Rad/kolonne: { $squares }.
    }
skipped = står over
all-placed = alle lagt ut
passed = har meldt pass
shared = delt

## The log

log-shuffle = Kortene stokkes.
log-card =
    { $you ->
        [yes] { $drawn ->
            [yes] Du valgte { $card } for { part-colour }.
           *[no] Du spilte { $card } for { part-colour }.
        }
       *[no] { $drawn ->
            [yes] { $name } valgte { $card } for { part-colour }.
           *[no] { $name } spilte { $card } for { part-colour }.
        }
    }
log-no-effect = Det har ingen virkning.
log-reverse =
    { $direction ->
        [clockwise] Spillet går igjen med klokken.
       *[against] Spillet går nå mot klokken.
    }
log-draw =
    { $you ->
        [yes] Du trakk for { part-colour }: { $cards }.
       *[no] { $name } trakk for { part-colour }: { $cards }.
    }
log-colour =
    { $you ->
        [yes] Du legger { part-colour } som { part-named }.
       *[no] { $name } legger { part-colour } som { part-named }.
    }
log-recycle =
    { $you ->
        [yes] Du tok tilbake en { part-of } brikke på { part-squares }.
       *[no] { $name } tok tilbake en { part-of } brikke på { part-squares }.
    }
log-warp =
    { $you ->
        [yes] Du flyttet en { part-of } brikke på { part-squares }.
       *[no] { $name } flyttet en { part-of } brikke på { part-squares }.
    }
log-place =
    { $you ->
        [yes] { $named ->
            [none] Du la ut en { part-colour } brikke på { part-squares }.
           *[other] Du la ut en { part-colour } brikke på { part-squares } som { part-named }.
        }
       *[no] { $named ->
            [none] { $name } la ut en { part-colour } brikke på { part-squares }.
           *[other] { $name } la ut en { part-colour } brikke på { part-squares } som { part-named }.
        }
    }
log-pass =
    { $you ->
        [yes] Du kan ikke legge ut noen { part-colour } brikke og melder pass.
       *[no] { $name } kan ikke legge ut noen { part-colour } brikke og melder pass.
    }
log-skip = { part-colour-first } må stå over.
log-over = Spillet er slutt.

## The end

tally-pieces = Brikker igjen
tally-left =
    { $number ->
        [1] Ruter igjen, første farge
        [2] Ruter igjen, andre farge
       *[other] Ruter igjen
    }
tally-bonus =
    { $number ->
        [1] Bonus, første farge
        [2] Bonus, andre farge
       *[other] Bonus: alle lagt ut +15, enkeltruten sist +5
    }
tally-squares = Ruter igjen
tally-points = Poeng
tally-worse = Den dårligste fargen teller
tally-shared = Like gode: seieren deles.

## Hva man skal gjøre

do-place =
    { $named ->
        [none] Legg ut en { part-colour } brikke på { part-squares }.
       *[other] Legg ut en { part-colour } brikke på { part-squares } som { part-named }.
    }
do-card = Spill { $card }.
do-colour = Legg brikken som om den var { part-named }.
do-recycle = Ta tilbake en { part-of } brikke på { part-squares }.
do-warp = Flytt en { part-of } brikke på { part-squares }.
