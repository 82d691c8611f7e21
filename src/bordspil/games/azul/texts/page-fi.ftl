## On the home page

game-line = Ota laattoja, täytä rivisi ja laatoita seinäsi.
option-side = Seinä
option-side-coloured = Värillinen
option-side-grey = Harmaa
option-side-coloured-line = Seinä näyttää, mihin mikin väri kuuluu. Suositellaan ensimmäiseen peliin.
option-side-grey-line = Valitset itse jokaisen laatan paikan. Kokeneille pelaajille.

## What is asked

ask-take = Ota kaikki yhden värin laatat.
ask-line =
    { $count ->
        [one] Mihin { part-colour } laatta menee?
       *[other] Mihin nämä { $count } { part-partitive } laattaa menevät?
    }
ask-tile = Valitse seinältä paikka riville { $line }.
hint-look =
    { $from ->
        [centre] Katso keskelle.
       *[other] Katso tehdasta { $from }.
    }
hint-play =
    { $to ->
        [floor] Hyvä siirto: nämä laatat lattiariville.
       *[other] Hyvä siirto: nämä laatat riville { $to }.
    }
hint-row = Katso seinän riviä { $line }.
hint-cell = Hyvä paikka: sarake { $column }.

## Pieces in words

part-colour =
    { $colour ->
        [blue] sininen
        [yellow] keltainen
        [red] punainen
        [black] musta
       *[white] valkoinen
    }
part-genitive =
    { $colour ->
        [blue] sinisen
        [yellow] keltaisen
        [red] punaisen
        [black] mustan
       *[white] valkoisen
    }
part-partitive =
    { $colour ->
        [blue] sinistä
        [yellow] keltaista
        [red] punaista
        [black] mustaa
       *[white] valkoista
    }
part-tiles =
    { $count ->
        [one] { $count } { part-colour } laatta
       *[other] { $count } { part-partitive } laattaa
    }
part-tiles-taken =
    { $count ->
        [one] { $count } { part-genitive } laatan
       *[other] { $count } { part-partitive } laattaa
    }
part-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }

## The board, for those who listen

offer-label = Tarjolla olevat laatat
display-label = Tehdas { $number }
centre-label = Keskusta
marker-label = Aloittajan merkki
offer-group =
    { $from ->
        [centre] { part-tiles } keskellä
       *[other] { part-tiles } tehtaalla { $from }
    }
bag-label = Laattoja pussissa: { $count }
lid-label = Laattoja kannessa: { $count }
own-board-label = Oma lautasi. Pisteet: { $score }.
score-label = Pisteet: { $score }.
line-label = Rivi { $line }: { $count }/{ $room }, { part-colour }.
line-empty-label = Rivi { $line }: tyhjä, tilaa { $room }.
wall-cell-label = { part-colour } sarakkeessa { $column }
wall-row-label = Seinällä: { $tiles }.
wall-row-empty-label = Seinällä ei mitään.
floor-label =
    { $count ->
        [one] Lattiarivi: { $count } laatta, { $points }.
       *[other] Lattiarivi: { $count } laattaa, { $points }.
    }
floor-empty-label = Lattiarivi: tyhjä.
preview-placed = Ottaa { $count }.
preview-points = Valmis, { part-points }.
preview-completes = Valmis.
preview-falls = Lattialle { $count }, { $points }.
tile-choice-label = { part-colour } laatta sarakkeeseen { $column }: { part-points }
card-open = Näytä lauta

## The log

log-first =
    { $you ->
        [yes] Sinä aloitat.
       *[no] { $name } aloittaa.
    }
log-deal = Uusi kierros alkaa.
log-take =
    { $you ->
        [yes] Otit
       *[no] { $name } otti
    } { part-tiles-taken } { $from ->
        [centre] keskeltä
       *[other] tehtaalta { $from }
    } { $to ->
        [floor] lattiariville.
       *[other] riville { $to }.
    }
log-fallen =
    { $count ->
        [one] { $count } laatta putosi lattialle.
       *[other] { $count } laattaa putosi lattialle.
    }
log-marker = Aloittajan merkki tuli mukana.
log-tile =
    { $you ->
        [yes] Laatoitit
       *[no] { $name } laatoitti
    } rivin { $line } sarakkeen { $column }, { part-colour }: { part-points }.
log-spill =
    { $you ->
        [yes] Sinulla ei ollut seinällä paikkaa riville { $line }.
       *[no] Seinällä ei ollut paikkaa riville { $line } ({ $name }).
    } Lattialle putosi { part-tiles }.
log-floor =
    { $you ->
        [yes] Menetit
       *[no] { $name } menetti
    } { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    } lattialla olevista laatoista ({ $count }).
log-bonus =
    { $points ->
        [0] { $you ->
            [yes] Et saanut lisäpisteitä.
           *[no] { $name } ei saanut lisäpisteitä.
        }
       *[other] { $you ->
            [yes] Sait { $points } lisäpistettä.
           *[no] { $name } sai { $points } lisäpistettä.
        }
    }
log-over = Peli on päättynyt.

## The end

tally-rounds = Kierroksilta
tally-rows = Täydet rivit, 2 kukin
tally-columns = Täydet sarakkeet, 7 kukin
tally-colours = Täydet värit, 10 kukin
tally-total = Yhteensä
tally-tie =
    { $rows ->
        [one] Pisteet tasan: { $rows } täysi rivi ratkaisee.
       *[other] Pisteet tasan: { $rows } täyttä riviä ratkaisee.
    }
tally-shared = Pisteet tasan ja yhtä monta täyttä riviä: voitto jaetaan.
