## On the home page

game-line = Ta fliser, fyll mønsterradene dine og flislegg veggen din.
game-facts = 2–4 spillere · 30 min · 8+ · lett å lære
option-side = Vegg
option-side-coloured = Farget
option-side-grey = Grå
option-side-coloured-line = Hver farge har sin plass på veggen. Best for et første spill.
option-side-grey-line = Du bestemmer hvor hver flis skal ligge. For dem som kan spillet.

## What is asked

ask-take = Ta alle flisene i én farge.
ask-line =
    { $count ->
        [one] Hvor skal den { part-many } flisen?
       *[other] Hvor skal de { $count } { part-many } flisene?
    }
ask-tile = Velg en rute på veggen til mønsterrad { $line }.
hint-look =
    { $from ->
        [centre] Se på midten.
       *[other] Se på fabrikk { $from }.
    }
hint-play =
    { $to ->
        [floor] Et godt trekk: disse flisene på gulvraden.
       *[other] Et godt trekk: disse flisene i mønsterrad { $to }.
    }
hint-row = Se på veggrad { $line }.
hint-cell = En god plass: kolonne { $column }.

## Pieces in words

part-colour =
    { $colour ->
        [blue] blå
        [yellow] gul
        [red] rød
        [black] svart
       *[white] hvit
    }
part-many =
    { $colour ->
        [blue] blå
        [yellow] gule
        [red] røde
        [black] svarte
       *[white] hvite
    }
part-tiles =
    { $count ->
        [one] { $count } { part-colour } flis
       *[other] { $count } { part-many } fliser
    }

## The board, for those who listen

offer-label = Fliser å ta
display-label = Fabrikk { $number }
centre-label = Midten
marker-label = Startspillermarkøren
offer-group =
    { $from ->
        [centre] { part-tiles } i midten
       *[other] { part-tiles } på fabrikk { $from }
    }
bag-label = Fliser i posen: { $count }
lid-label = Fliser i lokket: { $count }
own-board-label = Brettet ditt. Poeng: { $score }.
score-label = Poeng: { $score }.
line-label = Mønsterrad { $line }: { $count } av { $room }, { part-colour }.
line-empty-label = Mønsterrad { $line }: tom, plass til { $room }.
wall-cell-label = { part-colour } i kolonne { $column }
wall-row-label = På veggen: { $tiles }.
wall-row-empty-label = Ingenting på veggen.
floor-label =
    { $count ->
        [one] Gulvrad: { $count } flis, { $points } poeng.
       *[other] Gulvrad: { $count } fliser, { $points } poeng.
    }
floor-empty-label = Gulvrad: tom.
preview-placed = Tar { $count }.
preview-points = Full, gir { $points } poeng.
preview-completes = Full.
preview-falls = Til gulvraden: { $count }, { $points } poeng.
tile-choice-label = { part-colour } i kolonne { $column }: { $points } poeng
card-open = Vis brettet

## The log

log-first =
    { $you ->
        [yes] Du begynner.
       *[no] { $name } begynner.
    }
log-deal = En ny runde.
log-take =
    { $you ->
        [yes] { $from ->
            [centre] { $to ->
                [floor] Du tok { part-tiles } fra midten og la på gulvraden.
               *[other] Du tok { part-tiles } fra midten til mønsterrad { $to }.
            }
           *[other] { $to ->
                [floor] Du tok { part-tiles } fra fabrikk { $from } og la på gulvraden.
               *[other] Du tok { part-tiles } fra fabrikk { $from } til mønsterrad { $to }.
            }
        }
       *[no] { $from ->
            [centre] { $to ->
                [floor] { $name } tok { part-tiles } fra midten og la på gulvraden.
               *[other] { $name } tok { part-tiles } fra midten til mønsterrad { $to }.
            }
           *[other] { $to ->
                [floor] { $name } tok { part-tiles } fra fabrikk { $from } og la på gulvraden.
               *[other] { $name } tok { part-tiles } fra fabrikk { $from } til mønsterrad { $to }.
            }
        }
    }
log-fallen =
    { $count ->
        [one] { $count } flis falt ned på gulvraden.
       *[other] { $count } fliser falt ned på gulvraden.
    }
log-marker = Startspillermarkøren fulgte med.
log-tile =
    { $you ->
        [yes] Du flisla veggrad { $line }, kolonne { $column } ({ part-colour }): { $points } poeng.
       *[no] { $name } flisla veggrad { $line }, kolonne { $column } ({ part-colour }): { $points } poeng.
    }
log-spill =
    { $you ->
        [yes] Du hadde ingen plass på veggen til mønsterrad { $line }. Til gulvraden: { part-tiles }.
       *[no] { $name } hadde ingen plass på veggen til mønsterrad { $line }. Til gulvraden: { part-tiles }.
    }
log-floor =
    { $you ->
        [yes] Du mistet { $points } poeng for { $count ->
            [one] { $count } flis
           *[other] { $count } fliser
        } på gulvraden.
       *[no] { $name } mistet { $points } poeng for { $count ->
            [one] { $count } flis
           *[other] { $count } fliser
        } på gulvraden.
    }
log-bonus =
    { $you ->
        [yes] { $points ->
            [0] Du fikk ingen bonus.
           *[other] Du fikk { $points } poeng i bonus.
        }
       *[no] { $points ->
            [0] { $name } fikk ingen bonus.
           *[other] { $name } fikk { $points } poeng i bonus.
        }
    }
log-over = Spillet er slutt.

## The end

tally-rounds = Fra rundene
tally-rows = Vannrette rader, 2 hver
tally-columns = Kolonner, 7 hver
tally-colours = Farger, 10 hver
tally-total = Totalt
tally-tie =
    { $rows ->
        [one] Poenglikhet: { $rows } full vannrett rad avgjør.
       *[other] Poenglikhet: { $rows } fulle vannrette rader avgjør.
    }
tally-shared = Like mange poeng og like mange fulle vannrette rader: seieren deles.

## Hva man skal gjøre

do-take =
    { $from ->
        [centre] { $to ->
            [floor] Ta { part-tiles } fra midten og legg på gulvraden.
           *[other] Ta { part-tiles } fra midten til mønsterrad { $to }.
        }
       *[other] { $to ->
            [floor] Ta { part-tiles } fra fabrikk { $from } og legg på gulvraden.
           *[other] Ta { part-tiles } fra fabrikk { $from } til mønsterrad { $to }.
        }
    }
do-tile = Legg flisen på veggrad { $line }, kolonne { $column }.
