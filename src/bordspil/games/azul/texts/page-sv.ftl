## On the home page

game-line = Ta brickor, fyll dina mönsterrader och kakla din vägg.
game-facts = 2–4 spelare · 30 min · 8+ · lätt att lära sig
option-side = Vägg
option-side-coloured = Färgad
option-side-grey = Grå
option-side-coloured-line = Varje färg har sin plats på väggen. Bäst för ett första parti.
option-side-grey-line = Du bestämmer var varje bricka hamnar. För den som kan spelet.

## What is asked

ask-take = Ta alla brickor i en färg.
ask-line =
    { $count ->
        [one] Vart ska den { part-many } brickan?
       *[other] Vart ska de { $count } { part-many } brickorna?
    }
ask-tile = Välj en plats på väggen för mönsterrad { $line }.
hint-look =
    { $from ->
        [centre] Titta på mitten.
       *[other] Titta på display { $from }.
    }
hint-play =
    { $to ->
        [floor] Ett bra drag: de här brickorna på golvraden.
       *[other] Ett bra drag: de här brickorna på mönsterrad { $to }.
    }
hint-row = Titta på väggrad { $line }.
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

offer-label = Brickor att ta
display-label = Display { $number }
centre-label = Mitten
marker-label = Förstaspelarmarkören
offer-group =
    { $from ->
        [centre] { part-tiles } i mitten
       *[other] { part-tiles } på display { $from }
    }
bag-label = Brickor i påsen: { $count }
lid-label = Brickor i locket: { $count }
own-board-label = Ditt bräde. Poäng: { $score }.
score-label = Poäng: { $score }.
line-label = Mönsterrad { $line }: { $count } av { $room }, { part-colour }.
line-empty-label = Mönsterrad { $line }: tom, plats för { $room }.
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
preview-points = Full, ger { $points } poäng.
preview-completes = Full.
preview-falls = Till golvraden: { $count }, { $points } poäng.
tile-choice-label = { part-colour } i kolumn { $column }: { $points } poäng
card-open = Visa brädet

## The log

log-first =
    { $you ->
        [yes] Du börjar.
       *[no] { $name } börjar.
    }
log-deal = En ny runda.
log-take =
    { $you ->
        [yes] { $from ->
            [centre] { $to ->
                [floor] Du tog { part-tiles } från mitten och lade på golvraden.
               *[other] Du tog { part-tiles } från mitten till mönsterrad { $to }.
            }
           *[other] { $to ->
                [floor] Du tog { part-tiles } från display { $from } och lade på golvraden.
               *[other] Du tog { part-tiles } från display { $from } till mönsterrad { $to }.
            }
        }
       *[no] { $from ->
            [centre] { $to ->
                [floor] { $name } tog { part-tiles } från mitten och lade på golvraden.
               *[other] { $name } tog { part-tiles } från mitten till mönsterrad { $to }.
            }
           *[other] { $to ->
                [floor] { $name } tog { part-tiles } från display { $from } och lade på golvraden.
               *[other] { $name } tog { part-tiles } från display { $from } till mönsterrad { $to }.
            }
        }
    }
log-fallen =
    { $count ->
        [one] { $count } bricka föll till golvraden.
       *[other] { $count } brickor föll till golvraden.
    }
log-marker = Förstaspelarmarkören följde med.
log-tile =
    { $you ->
        [yes] Du kaklade väggrad { $line }, kolumn { $column } ({ part-colour }): { $points } poäng.
       *[no] { $name } kaklade väggrad { $line }, kolumn { $column } ({ part-colour }): { $points } poäng.
    }
log-spill =
    { $you ->
        [yes] Du hade ingen plats på väggen för mönsterrad { $line }. Till golvraden: { part-tiles }.
       *[no] { $name } hade ingen plats på väggen för mönsterrad { $line }. Till golvraden: { part-tiles }.
    }
log-floor =
    { $you ->
        [yes] Du förlorade { $points } poäng för { $count ->
            [one] { $count } bricka
           *[other] { $count } brickor
        } på golvraden.
       *[no] { $name } förlorade { $points } poäng för { $count ->
            [one] { $count } bricka
           *[other] { $count } brickor
        } på golvraden.
    }
log-bonus =
    { $you ->
        [yes] { $points ->
            [0] Du fick ingen bonus.
           *[other] Du fick { $points } poäng i bonus.
        }
       *[no] { $points ->
            [0] { $name } fick ingen bonus.
           *[other] { $name } fick { $points } poäng i bonus.
        }
    }
log-over = Spelet är slut.

## The end

tally-rounds = Från rundorna
tally-rows = Fulla vågräta rader, 2 vardera
tally-columns = Fulla kolumner, 7 vardera
tally-colours = Fulla färger, 10 vardera
tally-total = Totalt
tally-tie =
    { $rows ->
        [one] Lika poäng: { $rows } full vågrät rad avgör.
       *[other] Lika poäng: { $rows } fulla vågräta rader avgör.
    }
tally-shared = Lika poäng och lika många fulla vågräta rader: segern delas.

## Vad man ska göra

do-take =
    { $from ->
        [centre] { $to ->
            [floor] Ta { part-tiles } från mitten och lägg på golvraden.
           *[other] Ta { part-tiles } från mitten till mönsterrad { $to }.
        }
       *[other] { $to ->
            [floor] Ta { part-tiles } från display { $from } och lägg på golvraden.
           *[other] Ta { part-tiles } från display { $from } till mönsterrad { $to }.
        }
    }
do-tile = Lägg brickan på väggrad { $line }, kolumn { $column }.
