## On the home page

game-line = Ta brickor, fyll dina rader och kakla din vägg.
option-side = Vägg
option-side-coloured = Färgad
option-side-grey = Grå
option-side-coloured-line = Väggen visar var varje färg hör hemma. Rekommenderas för ett första spel.
option-side-grey-line = Du väljer själv plats för varje bricka. För vana spelare.

## What is asked

ask-take = Ta alla brickor i en färg.
ask-line =
    { $count ->
        [one] Vart ska den { part-many } brickan?
       *[other] Vart ska de { $count } { part-many } brickorna?
    }
ask-tile = Välj en plats på väggen för rad { $line }.
hint-look =
    { $from ->
        [centre] Titta på mitten.
       *[other] Titta på display { $from }.
    }
hint-play =
    { $to ->
        [floor] Ett bra drag: de här brickorna till golvraden.
       *[other] Ett bra drag: de här brickorna till rad { $to }.
    }
hint-row = Titta på väggens rad { $line }.
hint-cell = En bra plats: kolumn { $column }.

## Pieces in words

part-colour =
    { $colour ->
        [blue] blå
        [yellow] gul
        [red] röd
        [black] svart
       *[white] vit
    }
part-many =
    { $colour ->
        [blue] blå
        [yellow] gula
        [red] röda
        [black] svarta
       *[white] vita
    }
part-tiles =
    { $count ->
        [one] { $count } { part-colour } bricka
       *[other] { $count } { part-many } brickor
    }

## The board, for those who listen

offer-label = Det som kan tas
display-label = Display { $number }
centre-label = Mitten
marker-label = Startspelarmarkören
offer-group =
    { $from ->
        [centre] { part-tiles } i mitten
       *[other] { part-tiles } på display { $from }
    }
bag-label = Brickor i påsen: { $count }
lid-label = Brickor i locket: { $count }
own-board-label = Ditt bräde. Poäng: { $score }.
score-label = Poäng: { $score }.
line-label = Rad { $line }: { $count } av { $room }, { part-colour }.
line-empty-label = Rad { $line }: tom, plats för { $room }.
wall-cell-label = { part-colour } i kolumn { $column }
wall-row-label = På väggen: { $tiles }.
wall-row-empty-label = Inget på väggen.
floor-label =
    { $count ->
        [one] Golvrad: { $count } bricka, { $points } poäng.
       *[other] Golvrad: { $count } brickor, { $points } poäng.
    }
floor-empty-label = Golvrad: tom.
preview-placed = Tar { $count }.
preview-points = Komplett, ger { $points } poäng.
preview-completes = Komplett.
preview-falls = Till golvet: { $count }, { $points } poäng.
tile-choice-label = { part-colour } bricka till kolumn { $column }: { $points } poäng
card-open = Visa brädet

## The log

log-first =
    { $you ->
        [yes] Du börjar.
       *[no] { $name } börjar.
    }
log-deal = En ny runda börjar.
log-take =
    { $you ->
        [yes] Du tog
       *[no] { $name } tog
    } { part-tiles } från { $from ->
        [centre] mitten
       *[other] display { $from }
    } till { $to ->
        [floor] golvraden.
       *[other] rad { $to }.
    }
log-fallen =
    { $count ->
        [one] { $count } bricka föll till golvet.
       *[other] { $count } brickor föll till golvet.
    }
log-marker = Startspelarmarkören följde med.
log-tile =
    { $you ->
        [yes] Du lade
       *[no] { $name } lade
    } en { part-colour } bricka på väggen, rad { $line }, kolumn { $column }: { $points } poäng.
log-spill =
    { $you ->
        [yes] Du hade ingen plats på väggen för rad { $line }.
       *[no] { $name } hade ingen plats på väggen för rad { $line }.
    } Till golvet: { part-tiles }.
log-floor =
    { $you ->
        [yes] Du förlorade
       *[no] { $name } förlorade
    } { $points } poäng för { $count ->
        [one] { $count } bricka
       *[other] { $count } brickor
    } på golvet.
log-bonus =
    { $you ->
        [yes] Du fick
       *[no] { $name } fick
    } { $points ->
        [0] ingen bonus.
       *[other] { $points } poäng i bonus.
    }
log-over = Spelet är slut.

## The end

tally-rounds = Från rundorna
tally-rows = Kompletta rader, 2 vardera
tally-columns = Kompletta kolumner, 7 vardera
tally-colours = Kompletta färger, 10 vardera
tally-total = Totalt
tally-tie =
    { $rows ->
        [one] Lika många poäng: { $rows } komplett rad avgör.
       *[other] Lika många poäng: { $rows } kompletta rader avgör.
    }
tally-shared = Lika många poäng och lika många kompletta rader: segern delas.
