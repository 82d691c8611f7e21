## On the home page

game-line = Ota laattoja, täytä kuviorivisi ja laatoita seinäsi.
game-facts = 2–4 pelaajaa · 30 min · 8+ · helppo oppia
option-side = Seinä
option-side-coloured = Värillinen
option-side-grey = Harmaa
option-side-coloured-line = Jokaisella värillä on paikkansa seinällä. Paras ensimmäiseen peliin.
option-side-grey-line = Päätät itse, mihin laatat menevät. Pelin osaaville.

## What is asked

ask-take = Ota kaikki yhden värin laatat.
ask-line =
    { $count ->
        [one] Mihin { part-colour } laatta menee?
       *[other] Mihin nämä { $count } { part-partitive } laattaa menevät?
    }
ask-tile = Valitse seinältä paikka kuvioriville { $line }.
hint-look =
    { $from ->
        [centre] Katso keskelle.
       *[other] Katso tehdasta { $from }.
    }
hint-play =
    { $to ->
        [floor] Hyvä siirto: nämä laatat lattiariville.
       *[other] Hyvä siirto: nämä laatat kuvioriville { $to }.
    }
hint-row = Katso seinän vaakariviä { $line }.
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

offer-label = Otettavat laatat
display-label = Tehdas { $number }
centre-label = Keskialue
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
line-label = Kuviorivi { $line }: { $count }/{ $room }, { part-colour }.
line-empty-label = Kuviorivi { $line }: tyhjä, tilaa { $room }.
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
preview-points = Täynnä, { part-points }.
preview-completes = Täynnä.
preview-falls = Lattiariville { $count }, { $points }.
tile-choice-label = { part-colour } sarakkeeseen { $column }: { part-points }
card-open = Näytä lauta

## The log

log-first =
    { $you ->
        [yes] Sinä aloitat.
       *[no] { $name } aloittaa.
    }
log-deal = Uusi kierros.
log-take =
    { $you ->
        [yes] { $from ->
            [centre] { $to ->
                [floor] Otit { part-tiles-taken } keskeltä lattiariville.
               *[other] Otit { part-tiles-taken } keskeltä kuvioriville { $to }.
            }
           *[other] { $to ->
                [floor] Otit { part-tiles-taken } tehtaalta { $from } lattiariville.
               *[other] Otit { part-tiles-taken } tehtaalta { $from } kuvioriville { $to }.
            }
        }
       *[no] { $from ->
            [centre] { $to ->
                [floor] { $name } otti { part-tiles-taken } keskeltä lattiariville.
               *[other] { $name } otti { part-tiles-taken } keskeltä kuvioriville { $to }.
            }
           *[other] { $to ->
                [floor] { $name } otti { part-tiles-taken } tehtaalta { $from } lattiariville.
               *[other] { $name } otti { part-tiles-taken } tehtaalta { $from } kuvioriville { $to }.
            }
        }
    }
log-fallen =
    { $count ->
        [one] { $count } laatta putosi lattiariville.
       *[other] { $count } laattaa putosi lattiariville.
    }
log-marker = Aloittajan merkki tuli mukana.
log-tile =
    { $you ->
        [yes] Asetit { part-genitive } laatan vaakariville { $line }, sarakkeeseen { $column }: { part-points }.
       *[no] { $name } asetti { part-genitive } laatan vaakariville { $line }, sarakkeeseen { $column }: { part-points }.
    }
log-spill =
    { $you ->
        [yes] Sinulla ei ollut seinällä paikkaa kuvioriville { $line }. Lattiariville putosi { part-tiles }.
       *[no] Seinällä ei ollut paikkaa kuvioriville { $line } ({ $name }). Lattiariville putosi { part-tiles }.
    }
log-floor =
    { $you ->
        [yes] { $points ->
            [one] Menetit { $points } pisteen lattiarivin laatoista ({ $count }).
           *[other] Menetit { $points } pistettä lattiarivin laatoista ({ $count }).
        }
       *[no] { $points ->
            [one] { $name } menetti { $points } pisteen lattiarivin laatoista ({ $count }).
           *[other] { $name } menetti { $points } pistettä lattiarivin laatoista ({ $count }).
        }
    }
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
tally-rows = Täydet vaakarivit, 2 kukin
tally-columns = Täydet sarakkeet, 7 kukin
tally-colours = Täydet värit, 10 kukin
tally-total = Yhteensä
tally-tie =
    { $rows ->
        [one] Pisteet tasan: { $rows } täysi vaakarivi ratkaisee.
       *[other] Pisteet tasan: { $rows } täyttä vaakariviä ratkaisee.
    }
tally-shared = Pisteet tasan ja yhtä monta täyttä vaakariviä: voitto jaetaan.

## Mitä tehdä

do-take =
    { $from ->
        [centre] { $to ->
            [floor] Ota { part-tiles } keskeltä lattiariville.
           *[other] Ota { part-tiles } keskeltä kuvioriville { $to }.
        }
       *[other] { $to ->
            [floor] Ota { part-tiles } tehtaalta { $from } lattiariville.
           *[other] Ota { part-tiles } tehtaalta { $from } kuvioriville { $to }.
        }
    }
do-tile = Aseta laatta vaakarivin { $line } sarakkeeseen { $column }.
