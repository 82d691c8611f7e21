## On the home page

game-line = Tag fliser, fyld dine mønsterrækker, og beklæd din væg.
game-facts = 2–4 spillere · 30 min. · 8+ · let at lære
option-side = Væg
option-side-coloured = Farvet
option-side-grey = Grå
option-side-coloured-line = Hver farve har sin plads på væggen. Bedst til et første spil.
option-side-grey-line = Du bestemmer, hvor hver flise skal ligge. For dem, der kan spillet.

## What is asked

ask-take = Tag alle fliser i én farve.
ask-line =
    { $count ->
        [one] Hvor skal den { part-many } flise hen?
       *[other] Hvor skal de { $count } { part-many } fliser hen?
    }
ask-tile = Vælg et felt på væggen til mønsterrække { $line }.
hint-look =
    { $from ->
        [centre] Se på midten.
       *[other] Se på fabrik { $from }.
    }
hint-play =
    { $to ->
        [floor] Et godt træk: disse fliser på gulvrækken.
       *[other] Et godt træk: disse fliser i mønsterrække { $to }.
    }
hint-row = Se på vægrække { $line }.
hint-cell = En god plads: kolonne { $column }.

## Pieces in words

part-colour =
    { $colour ->
        [blue] blå
        [yellow] gul
        [red] rød
        [black] sort
       *[white] hvid
    }
part-many =
    { $colour ->
        [blue] blå
        [yellow] gule
        [red] røde
        [black] sorte
       *[white] hvide
    }
part-tiles =
    { $count ->
        [one] { $count } { part-colour } flise
       *[other] { $count } { part-many } fliser
    }

## The board, for those who listen

offer-label = Fliser at tage
display-label = Fabrik { $number }
centre-label = Midten
marker-label = Startspillermarkøren
offer-group =
    { $from ->
        [centre] { part-tiles } i midten
       *[other] { part-tiles } på fabrik { $from }
    }
bag-label = Fliser i posen: { $count }
lid-label = Fliser i låget: { $count }
own-board-label = Din plade. Point: { $score }.
score-label = Point: { $score }.
line-label = Mønsterrække { $line }: { $count } af { $room }, { part-colour }.
line-empty-label = Mønsterrække { $line }: tom, plads til { $room }.
wall-cell-label = { part-colour } i kolonne { $column }
wall-row-label = På væggen: { $tiles }.
wall-row-empty-label = Intet på væggen.
floor-label =
    { $count ->
        [one] Gulvrække: { $count } flise, { $points } point.
       *[other] Gulvrække: { $count } fliser, { $points } point.
    }
floor-empty-label = Gulvrække: tom.
preview-placed = Tager { $count }.
preview-points = Fuld, giver { $points } point.
preview-completes = Fuld.
preview-falls = Til gulvrækken: { $count }, { $points } point.
tile-choice-label = { part-colour } i kolonne { $column }: { $points } point
card-open = Vis pladen

## The log

log-first =
    { $you ->
        [yes] Du begynder.
       *[no] { $name } begynder.
    }
log-deal = En ny runde.
log-take =
    { $you ->
        [yes] { $from ->
            [centre] { $to ->
                [floor] Du tog { part-tiles } fra midten og lagde på gulvrækken.
               *[other] Du tog { part-tiles } fra midten til mønsterrække { $to }.
            }
           *[other] { $to ->
                [floor] Du tog { part-tiles } fra fabrik { $from } og lagde på gulvrækken.
               *[other] Du tog { part-tiles } fra fabrik { $from } til mønsterrække { $to }.
            }
        }
       *[no] { $from ->
            [centre] { $to ->
                [floor] { $name } tog { part-tiles } fra midten og lagde på gulvrækken.
               *[other] { $name } tog { part-tiles } fra midten til mønsterrække { $to }.
            }
           *[other] { $to ->
                [floor] { $name } tog { part-tiles } fra fabrik { $from } og lagde på gulvrækken.
               *[other] { $name } tog { part-tiles } fra fabrik { $from } til mønsterrække { $to }.
            }
        }
    }
log-fallen =
    { $count ->
        [one] { $count } flise faldt ned på gulvrækken.
       *[other] { $count } fliser faldt ned på gulvrækken.
    }
log-marker = Startspillermarkøren fulgte med.
log-tile =
    { $you ->
        [yes] Du beklædte vægrække { $line }, kolonne { $column } ({ part-colour }): { $points } point.
       *[no] { $name } beklædte vægrække { $line }, kolonne { $column } ({ part-colour }): { $points } point.
    }
log-spill =
    { $you ->
        [yes] Du havde ingen plads på væggen til mønsterrække { $line }. Til gulvrækken: { part-tiles }.
       *[no] { $name } havde ingen plads på væggen til mønsterrække { $line }. Til gulvrækken: { part-tiles }.
    }
log-floor =
    { $you ->
        [yes] Du mistede { $points } point for { $count ->
            [one] { $count } flise
           *[other] { $count } fliser
        } på gulvrækken.
       *[no] { $name } mistede { $points } point for { $count ->
            [one] { $count } flise
           *[other] { $count } fliser
        } på gulvrækken.
    }
log-bonus =
    { $you ->
        [yes] { $points ->
            [0] Du fik ingen bonus.
           *[other] Du fik { $points } point i bonus.
        }
       *[no] { $points ->
            [0] { $name } fik ingen bonus.
           *[other] { $name } fik { $points } point i bonus.
        }
    }
log-over = Spillet er slut.

## The end

tally-rounds = Fra runderne
tally-rows = Vandrette rækker, 2 hver
tally-columns = Kolonner, 7 hver
tally-colours = Farver, 10 hver
tally-total = I alt
tally-tie =
    { $rows ->
        [one] Pointlighed: { $rows } fuld vandret række afgør det.
       *[other] Pointlighed: { $rows } fulde vandrette rækker afgør det.
    }
tally-shared = Lige mange point og lige mange fulde vandrette rækker: sejren deles.

## Hvad man skal gøre

do-take =
    { $from ->
        [centre] { $to ->
            [floor] Tag { part-tiles } fra midten og læg på gulvrækken.
           *[other] Tag { part-tiles } fra midten til mønsterrække { $to }.
        }
       *[other] { $to ->
            [floor] Tag { part-tiles } fra fabrik { $from } og læg på gulvrækken.
           *[other] Tag { part-tiles } fra fabrik { $from } til mønsterrække { $to }.
        }
    }
do-tile = Læg flisen på vægrække { $line }, kolonne { $column }.
