## On the home page

# The game in one line.
game-line = Take tiles, fill your lines, tile your wall.
# On the card: players, time, age from which it suits, how hard it is.
game-facts = 2–4 players · 30 min · 8+ · easy to learn
# An option: which side of the boards is used.
option-side = Wall
# The side with a coloured pattern.
option-side-coloured = Coloured
# The side without colours.
option-side-grey = Grey
# What the choice means.
option-side-coloured-line = Each colour has its place on the wall. Best for a first game.
# What the choice means.
option-side-grey-line = You decide where each tile goes. For players who know the game.

## What to do now

# Asks for a move.
ask-take = Take all the tiles of one colour.
# Asks where the tiles in hand go.
ask-line = Where do you want to put { part-the-tiles }?
# Grey side only. $line: number of a pattern line, 1 to 5
ask-tile = Choose a place on the wall for line { $line }.
# First step of a hint. $from: centre, or number of a display
hint-look =
    { $from ->
        [centre] Look at the centre.
       *[other] Look at display { $from }.
    }
# Second step of a hint. $to: floor, or number of a pattern line
hint-play =
    { $to ->
        [floor] A good move: these tiles on the floor line.
       *[other] A good move: these tiles on line { $to }.
    }
# First step of a hint, grey side. $line: number of a row, 1 to 5
hint-row = Look at row { $line } of the wall.
# Second step of a hint, grey side. $column: 1 to 5
hint-cell = A good place: column { $column }.

## Pieces in words

# $count: how many, 3; $colour: blue, yellow, red, black or white
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
# The tiles in hand. $count: how many, 3; $colour: blue, yellow, red, black or white
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
# $colour: blue, yellow, red, black or white
part-colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [black] black
       *[white] white
    }
# $points: a number, 7
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The board, for screen readers

# The displays and the centre together.
offer-label = Tiles to take
# $number: number of a display
display-label = Display { $number }
# The middle of the table, among the displays.
centre-label = Centre
# The tile with the 1 on it.
marker-label = First-player marker
# $from: centre, or number of a display; $count and $colour as in part-tiles
offer-group =
    { $from ->
        [centre] { part-tiles } in the centre
       *[other] { part-tiles } on display { $from }
    }
# $count: a number, 40
bag-label = Tiles in the bag: { $count }
# The lid of the box holds used tiles. $count: a number, 12
lid-label = Tiles in the lid: { $count }
# $score: a number, 17
own-board-label = Your board. Score: { $score }.
# $score: a number, 17
score-label = Score: { $score }.
# $line: number of a pattern line; $count of $room: 2 of 4; $colour as in part-colour
line-label = Line { $line }: { $count } of { $room }, { part-colour }.
# $line: number of a pattern line; $room: how many tiles it holds, 4
line-empty-label = Line { $line }: empty, room for { $room }.
# A tile on the wall. $colour as in part-colour; $column: 1 to 5
wall-cell-label = { part-colour } in column { $column }
# $tiles: a list of wall-cell-label
wall-row-label = On the wall: { $tiles }.
# A row of the wall without tiles.
wall-row-empty-label = Nothing on the wall.
# $count: how many tiles lie there, 3; $points: what they cost, −4
floor-label =
    { $count ->
        [one] Floor line: { $count } tile, { $points }.
       *[other] Floor line: { $count } tiles, { $points }.
    }
# No tiles on the floor line.
floor-empty-label = Floor line: empty.
# What a line would do with the tiles in hand. $count: how many fit, 2
preview-placed = Takes { $count }.
# What a line would do with the tiles in hand. $points as in part-points
preview-points = Full, worth { part-points }.
# What a line would do with the tiles in hand.
preview-completes = Full.
# What a line would do with the tiles in hand. $count: how many fall, 1; $points: what they cost, −1
preview-falls = Falls to the floor: { $count }, { $points }.
# Grey side. $colour as in part-colour; $column: 1 to 5; $points as in part-points
tile-choice-label = { part-colour } in column { $column }: { part-points }
# Button on an opponent's card.
card-open = Show the board

## The log

# $name: name of a player
log-first =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
# Tiles are put on the displays.
log-deal = A new round.
# $name: name of a player; $count and $colour as in part-tiles; $from: centre, or number of a display; $to: floor, or number of a line
log-take =
    { $you ->
        [yes] { $from ->
            [centre] { $to ->
                [floor] You took { part-tiles } from the centre and dropped them on the floor line.
               *[other] You took { part-tiles } from the centre for line { $to }.
            }
           *[other] { $to ->
                [floor] You took { part-tiles } from display { $from } and dropped them on the floor line.
               *[other] You took { part-tiles } from display { $from } for line { $to }.
            }
        }
       *[no] { $from ->
            [centre] { $to ->
                [floor] { $name } took { part-tiles } from the centre and dropped them on the floor line.
               *[other] { $name } took { part-tiles } from the centre for line { $to }.
            }
           *[other] { $to ->
                [floor] { $name } took { part-tiles } from display { $from } and dropped them on the floor line.
               *[other] { $name } took { part-tiles } from display { $from } for line { $to }.
            }
        }
    }
# $count: a number, 2
log-fallen =
    { $count ->
        [one] { $count } tile fell to the floor line.
       *[other] { $count } tiles fell to the floor line.
    }
# After a take from the centre.
log-marker = The first-player marker came along.
# $name: name of a player; $colour as in part-colour; $line, $column: 1 to 5; $points as in part-points
log-tile =
    { $you ->
        [yes] You tiled row { $line }, column { $column } with { part-colour }: { part-points }.
       *[no] { $name } tiled row { $line }, column { $column } with { part-colour }: { part-points }.
    }
# Grey side. $name: name of a player; $line: 1 to 5; $count and $colour as in part-tiles
log-spill =
    { $you ->
        [yes] You had no place on the wall for line { $line }: { part-tiles } fell to the floor line.
       *[no] { $name } had no place on the wall for line { $line }: { part-tiles } fell to the floor line.
    }
# $name: name of a player; $points as in part-points; $count: how many tiles, 3
log-floor =
    { $you ->
        [yes] You lost { part-points } for { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        } on the floor line.
       *[no] { $name } lost { part-points } for { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        } on the floor line.
    }
# $name: name of a player; $points: a number, 17
log-bonus =
    { $you ->
        [yes] { $points ->
            [0] You got no bonus.
            [one] You got a bonus of { $points } point.
           *[other] You got a bonus of { $points } points.
        }
       *[no] { $points ->
            [0] { $name } got no bonus.
            [one] { $name } got a bonus of { $points } point.
           *[other] { $name } got a bonus of { $points } points.
        }
    }
# The last line.
log-over = The game is over.

## The end

# Points of all rounds, without bonuses.
tally-rounds = From the rounds
# 2 points each.
tally-rows = Full rows, 2 each
# 7 points each.
tally-columns = Full columns, 7 each
# 10 points each.
tally-colours = Full colours, 10 each
# Sum of the points.
tally-total = Total
# $rows: how many rows the winner has full, 2
tally-tie =
    { $rows ->
        [one] A tie on points, won with { $rows } full row.
       *[other] A tie on points, won with { $rows } full rows.
    }
# A tie that stays one.
tally-shared = Same points, same number of full rows: the win is shared.

## What to do

# A move that would have been better.
do-take =
    { $from ->
        [centre] { $to ->
            [floor] Take { part-tiles } from the centre and drop them on the floor line.
           *[other] Take { part-tiles } from the centre for line { $to }.
        }
       *[other] { $to ->
            [floor] Take { part-tiles } from display { $from } and drop them on the floor line.
           *[other] Take { part-tiles } from display { $from } for line { $to }.
        }
    }
# A move that would have been better, on the grey side.
do-tile = Place the tile in row { $line }, column { $column }.
