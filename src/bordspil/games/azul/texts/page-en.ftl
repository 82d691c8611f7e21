## On the home page

game-line = Take tiles, fill your lines, tile your wall.
option-side = Wall
option-side-coloured = Coloured
option-side-grey = Grey
option-side-coloured-line = The wall shows where each colour belongs. Recommended for a first game.
option-side-grey-line = You choose the place of each tile yourself. For practised players.

## What is asked

ask-take = Take all tiles of one colour.
ask-line = Where should { part-the-tiles } go?
ask-tile = Choose a place on the wall for line { $line }.
hint-look =
    { $from ->
        [centre] Look at the centre.
       *[other] Look at display { $from }.
    }
hint-play =
    { $to ->
        [floor] A good move: these tiles to the floor line.
       *[other] A good move: these tiles to line { $to }.
    }
hint-row = Look at row { $line } of the wall.
hint-cell = A good place: column { $column }.

## Pieces in words

part-tiles =
    { $count ->
        [one] { $count } { $colour ->
            [blue] blue
            [yellow] yellow
            [red] red
            [black] black
           *[white] white
        } tile
       *[other] { $count } { $colour ->
            [blue] blue
            [yellow] yellow
            [red] red
            [black] black
           *[white] white
        } tiles
    }
part-the-tiles =
    { $count ->
        [one] the { $colour ->
            [blue] blue
            [yellow] yellow
            [red] red
            [black] black
           *[white] white
        } tile
       *[other] the { $count } { $colour ->
            [blue] blue
            [yellow] yellow
            [red] red
            [black] black
           *[white] white
        } tiles
    }
part-colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [black] black
       *[white] white
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The board, for those who listen

offer-label = What can be taken
display-label = Display { $number }
centre-label = Centre
marker-label = First-player marker
offer-group =
    { $from ->
        [centre] { part-tiles } in the centre
       *[other] { part-tiles } on display { $from }
    }
bag-label = Tiles in the bag: { $count }
lid-label = Tiles in the lid: { $count }
own-board-label = Your board. Score: { $score }.
score-label = Score: { $score }.
line-label = Line { $line }: { $count } of { $room }, { part-colour }.
line-empty-label = Line { $line }: empty, room for { $room }.
wall-cell-label = { part-colour } in column { $column }
wall-row-label = On the wall: { $tiles }.
wall-row-empty-label = Nothing on the wall.
floor-label =
    { $count ->
        [one] Floor line: { $count } piece, { $points }.
       *[other] Floor line: { $count } pieces, { $points }.
    }
floor-empty-label = Floor line: empty.
preview-placed = Takes { $count }.
preview-points = Complete, worth { part-points }.
preview-completes = Complete.
preview-falls = Falling to the floor: { $count }, { $points }.
tile-choice-label = { part-colour } to column { $column }: { part-points }
card-open = Show the board

## The log

log-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
log-deal = A new round begins.
log-take =
    { $you ->
        [yes] You took
       *[no] { $name } took
    } { part-tiles } from { $from ->
        [centre] the centre
       *[other] display { $from }
    } { $to ->
        [floor] to the floor line.
       *[other] to line { $to }.
    }
log-fallen =
    { $count ->
        [one] { $count } tile fell to the floor.
       *[other] { $count } tiles fell to the floor.
    }
log-marker = The first-player marker came along.
log-tile =
    { $you ->
        [yes] You laid
       *[no] { $name } laid
    } a { part-colour } tile in row { $line }, column { $column }: { part-points }.
log-spill =
    { $you ->
        [yes] You had no place on the wall for line { $line }
       *[no] { $name } had no place on the wall for line { $line }
    }: { part-tiles } fell to the floor.
log-floor =
    { $you ->
        [yes] You lost
       *[no] { $name } lost
    } { part-points } for { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } on the floor.
log-bonus =
    { $you ->
        [yes] You got
       *[no] { $name } got
    } { $points ->
        [0] no bonus.
        [one] a bonus of { $points } point.
       *[other] a bonus of { $points } points.
    }
log-over = The game is over.

## The end

tally-rounds = From the rounds
tally-rows = Complete rows, 2 each
tally-columns = Complete columns, 7 each
tally-colours = Complete colours, 10 each
tally-total = Total
tally-tie =
    { $rows ->
        [one] Equal points: { $rows } complete row decides.
       *[other] Equal points: { $rows } complete rows decide.
    }
tally-shared = Equal points and equally many complete rows: the victory is shared.
