## On the home page

game-line = Ta fliser, fyll radene dine og flislegg veggen din.
option-side = Vegg
option-side-coloured = Farget
option-side-grey = Grå
option-side-coloured-line = Veggen viser hvor hver farge hører hjemme. Anbefales for et første spill.
option-side-grey-line = Du velger selv plass til hver flis. For øvde spillere.

## What is asked

ask-take = Ta alle flisene i én farge.
ask-line =
    { $count ->
        [one] Hvor skal den { part-many } flisen?
       *[other] Hvor skal de { $count } { part-many } flisene?
    }
ask-tile = Velg en plass på veggen for rad { $line }.
hint-look =
    { $from ->
        [centre] Se på midten.
       *[other] Se på fabrikk { $from }.
    }
hint-play =
    { $to ->
        [floor] Et godt trekk: disse flisene til gulvraden.
       *[other] Et godt trekk: disse flisene til rad { $to }.
    }
hint-row = Se på rad { $line } på veggen.
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

offer-label = Det som kan tas
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
line-label = Rad { $line }: { $count } av { $room }, { part-colour }.
line-empty-label = Rad { $line }: tom, plass til { $room }.
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
preview-falls = På gulvet: { $count }, { $points } poeng.
tile-choice-label = { part-colour } flis til kolonne { $column }: { $points } poeng
card-open = Vis brettet

## The log

log-first =
    { $you ->
        [yes] Du begynner.
       *[no] { $name } begynner.
    }
log-deal = En ny runde begynner.
log-take =
    { $you ->
        [yes] Du tok
       *[no] { $name } tok
    } { part-tiles } fra { $from ->
        [centre] midten
       *[other] fabrikk { $from }
    } til { $to ->
        [floor] gulvraden.
       *[other] rad { $to }.
    }
log-fallen =
    { $count ->
        [one] { $count } flis falt på gulvet.
       *[other] { $count } fliser falt på gulvet.
    }
log-marker = Startspillermarkøren fulgte med.
log-tile =
    { $you ->
        [yes] Du la
       *[no] { $name } la
    } en { part-colour } flis i rad { $line }, kolonne { $column }: { $points } poeng.
log-spill =
    { $you ->
        [yes] Du hadde ingen plass på veggen for rad { $line }.
       *[no] { $name } hadde ingen plass på veggen for rad { $line }.
    } På gulvet: { part-tiles }.
log-floor =
    { $you ->
        [yes] Du mistet
       *[no] { $name } mistet
    } { $points } poeng for { $count ->
        [one] { $count } flis
       *[other] { $count } fliser
    } på gulvet.
log-bonus =
    { $you ->
        [yes] Du fikk
       *[no] { $name } fikk
    } { $points ->
        [0] ingen bonus.
       *[other] { $points } poeng i bonus.
    }
log-over = Spillet er slutt.

## The end

tally-rounds = Fra rundene
tally-rows = Fulle rader, 2 hver
tally-columns = Fulle kolonner, 7 hver
tally-colours = Fulle farger, 10 hver
tally-total = Totalt
tally-tie =
    { $rows ->
        [one] Like mange poeng: { $rows } full rad avgjør.
       *[other] Like mange poeng: { $rows } fulle rader avgjør.
    }
tally-shared = Like mange poeng og like mange fulle rader: seieren deles.
