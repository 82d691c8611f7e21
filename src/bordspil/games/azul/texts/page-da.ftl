## On the home page

game-line = Tag fliser, fyld dine rækker, og beklæd din væg.
option-side = Væg
option-side-coloured = Farvet
option-side-grey = Grå
option-side-coloured-line = Væggen viser, hvor hver farve hører til. Anbefales til et første spil.
option-side-grey-line = Du vælger selv pladsen til hver flise. For øvede spillere.

## What is asked

ask-take = Tag alle fliser i én farve.
ask-line =
    { $count ->
        [one] Hvor skal den { part-many } flise hen?
       *[other] Hvor skal de { $count } { part-many } fliser hen?
    }
ask-tile = Vælg en plads på væggen til række { $line }.
hint-look =
    { $from ->
        [centre] Se på midten.
       *[other] Se på fabrik { $from }.
    }
hint-play =
    { $to ->
        [floor] Et godt træk: disse fliser til gulvrækken.
       *[other] Et godt træk: disse fliser til række { $to }.
    }
hint-row = Se på væggens række { $line }.
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

offer-label = Det, der kan tages
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
line-label = Række { $line }: { $count } af { $room }, { part-colour }.
line-empty-label = Række { $line }: tom, plads til { $room }.
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
preview-falls = På gulvet: { $count }, { $points } point.
tile-choice-label = { part-colour } flise til kolonne { $column }: { $points } point
card-open = Vis pladen

## The log

log-first =
    { $you ->
        [yes] Du begynder.
       *[no] { $name } begynder.
    }
log-deal = En ny runde begynder.
log-take =
    { $you ->
        [yes] Du tog
       *[no] { $name } tog
    } { part-tiles } fra { $from ->
        [centre] midten
       *[other] fabrik { $from }
    } til { $to ->
        [floor] gulvrækken.
       *[other] række { $to }.
    }
log-fallen =
    { $count ->
        [one] { $count } flise faldt på gulvet.
       *[other] { $count } fliser faldt på gulvet.
    }
log-marker = Startspillermarkøren fulgte med.
log-tile =
    { $you ->
        [yes] Du lagde
       *[no] { $name } lagde
    } en { part-colour } flise i række { $line }, kolonne { $column }: { $points } point.
log-spill =
    { $you ->
        [yes] Du havde ingen plads på væggen til række { $line }.
       *[no] { $name } havde ingen plads på væggen til række { $line }.
    } På gulvet: { part-tiles }.
log-floor =
    { $you ->
        [yes] Du mistede
       *[no] { $name } mistede
    } { $points } point for { $count ->
        [one] { $count } flise
       *[other] { $count } fliser
    } på gulvet.
log-bonus =
    { $you ->
        [yes] Du fik
       *[no] { $name } fik
    } { $points ->
        [0] ingen bonus.
       *[other] { $points } point i bonus.
    }
log-over = Spillet er slut.

## The end

tally-rounds = Fra runderne
tally-rows = Fulde rækker, 2 hver
tally-columns = Fulde kolonner, 7 hver
tally-colours = Fulde farver, 10 hver
tally-total = I alt
tally-tie =
    { $rows ->
        [one] Lige mange point: { $rows } fuld række afgør det.
       *[other] Lige mange point: { $rows } fulde rækker afgør det.
    }
tally-shared = Lige mange point og lige mange fulde rækker: sejren deles.
