## On the home page

# The game in one line.
game-line = Build rows and runs that cross, and rearrange the whole table to get rid of your tiles.
# On the card: players, time, age from which it suits, how hard it is.
game-facts = 2–4 players · 45 min · 10+ · takes some practice
# An option: how many games are played.
option-games = Games
# An option: when other people's groups may be touched.
option-open-on-last-founding = Other people’s groups open
# A choice.
option-open-on-last-founding-true = As soon as everyone has one
# A choice.
option-open-on-last-founding-false = One turn later
# What the choice means.
option-open-on-last-founding-true-line = Whoever starts the last group can rearrange the others in the same turn. Recommended.
# What the choice means.
option-open-on-last-founding-false-line = The other groups can only be rearranged from the next turn on.
# What the choice means.
option-games-line = In a series, the points of all games are added up. Lowest total wins.

## What to do now

# Asks for a move while the player has no group.
ask-found = Start your group, take a tile or draw one.
# Asks for a move.
ask-turn = Place tiles, take one or draw one.
# Asks for a move when there is nothing to draw.
ask-last = Place tiles or pass.
# A tile is in hand.
ask-where = Where do you want to put it?
# Tiles are on the table, but not played yet. $count: how many, 3
ask-lay =
    { $count ->
        [one] { $count } tile from your rack is on the table.
       *[other] { $count } tiles from your rack are on the table.
    }
# Asks to confirm.
ask-take = Take this tile from the pool?
# Asks to confirm.
ask-draw = Draw a tile from the bag?
# Draw Three.
ask-against = Who should draw three tiles?
# Pass Two: asks to confirm.
ask-pass2 = Should everyone pass two tiles to the left?
# Pass Two. $count: how many, 2
ask-pass =
    { $count ->
        [0] You have no tiles to pass on.
        [one] Choose the tile to pass to the left.
       *[other] Choose { $count } tiles to pass to the left.
    }

## Tiles in words

# $colour as in part-colour; $value: 1 to 14
tile = { part-colour } { $value }
# $colour: red, yellow, green or blue
part-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
# An action tile.
tile-pass2 = Pass Two
# An action tile.
tile-draw3 = Draw Three

## Buttons

# The buttons beside the table.
controls-label = Arrange the table
# A button, and its key.
tool-undo = Undo (U)
# A button.
tool-reset = Put everything back
# A button, and its key: first press and second press.
tool-line = Pick up the line, then the group (L)
# A button, and its key.
tool-turn = Turn the line (R)
# A button, and its key.
tool-back = Put back (Delete)
# A button, and its key.
sort-colour = Sort the rack by colour (C)
# A button, and its key.
sort-number = Sort the rack by number (N)
# A button, and its key.
zoom-nearer = Zoom in (+)
# A button, and its key.
zoom-farther = Zoom out (−)
# A button, and its key.
zoom-fit = Show the whole table (0)
# The button that ends a turn. $count: how many tiles are placed, 5
lay =
    { $count ->
        [0] Place
       *[other] Place { $count }
    }
# A button: take the chosen tile from the pool.
take = Take
# A button: draw a tile from the bag.
draw = Draw
# A button: no move.
skip = Pass
# A button: Pass Two.
pass = Pass on
# A button.
play-pass2 = Play Pass Two
# A button. $name: name of a player
play-draw3 = { $name } draws three

## The table, for screen readers

# How the table is played by keyboard.
table-label = Table. Arrow keys move the cursor, Enter lifts or places a tile, L picks up the whole line, R turns it, Delete puts a tile back.
# Nothing has been placed.
table-empty = The table is empty. Place three or more tiles in a row or a run.
# $count: how many, 15
rack-label =
    { $count ->
        [one] Your rack: { $count } tile
       *[other] Your rack: { $count } tiles
    }
# $count: how many, 6
pool-label =
    { $count ->
        [one] Open pool: { $count } tile
       *[other] Open pool: { $count } tiles
    }
# No tiles lie open.
pool-empty = The pool is empty.
# A button. $count: how many, 40
bag-label =
    { $count ->
        [one] Bag: { $count } tile. Draw one
       *[other] Bag: { $count } tiles. Draw one
    }
# An opponent. $name: name of a player; $count: how many tiles, 12
seat-label =
    { $count ->
        [one] { $name }: { $count } tile
       *[other] { $name }: { $count } tiles
    }
# On an opponent's card. $count: how many, 12
tiles-held =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
# Pass Two: on an opponent's card.
has-chosen = has chosen
# On an opponent's card.
not-founded = no group yet
# Beside a group on the table.
group-own = Your group
# The cursor. $row, $column: numbers; $tile as in tile; $state: tile, target or empty
square-label =
    { $state ->
        [tile] Row { $row }, column { $column }: { $tile }
        [target] Row { $row }, column { $column }: free for your tile
       *[empty] Row { $row }, column { $column }: empty
    }

## What is wrong with the table

# Beside the tiles. So in all of this section.
wrong-two = Two in a line isn’t enough: it takes three.
# Beside the tiles.
wrong-colour-twice = A row can only have each colour once.
# Beside the tiles.
wrong-mixed = This line is neither a row of one number nor a run of one colour.
# Beside the tiles.
wrong-gap = The numbers of a run go up one at a time.
# Beside the tiles.
wrong-wrap = A run doesn’t go on from 14 to 1.
# Beside the tile.
wrong-alone = This tile isn’t part of a line of three or more.
# $count: how many groups there are, 4; $limit: how many there may be, 3
wrong-groups = That makes { $count } groups. You can have { $limit } at most.
# Beside the tiles.
wrong-found = One group must be made of tiles from your rack alone.
# Beside the tiles.
wrong-closed = Your tiles can’t touch a closed group.
# Beside the tiles.
wrong-second = You can only have one group until everyone has started theirs.
# Beside a group that may not be touched. $name: name of a player
closed = This group is closed until everyone has started one. It belongs to { $name }.
# A tile is dropped on another.
taken = There’s already a tile there.
# A tile of the table is dropped on the rack.
stays = Tiles on the table stay on the table.
# An action tile is dropped on the table.
action-not-laid = Action tiles don’t go on the table: play them with the button.

## Hints

# First step of a hint. $count: how many, 4
hint-count =
    { $count ->
        [one] You could place { $count } tile.
       *[other] You could place { $count } tiles.
    }
# A hint when no move was found.
hint-none = I can’t find a tile you could place.
# Second step of a hint. $count: how many, 4
hint-shown =
    { $count ->
        [one] This is how to place { $count } tile.
       *[other] This is how to place { $count } tiles.
    }

## The score sheet

# $game of $games: 1 of 4
sheet-title = Game { $game } of { $games }
# Sum of the points.
sheet-total = Total
# Between two games. $game of $games: 1 of 4
between-title = Game { $game } of { $games } is over
# A button between two games.
between-next = Next game

## The log

# At the beginning.
log-deal = The tiles are dealt.
# $name: name of a player; $tile as in tile
log-take =
    { $you ->
        [yes] You took from the pool: { $tile }.
       *[no] { $name } took from the pool: { $tile }.
    }
# $name: name of a player; $count: how many, 1
log-draw =
    { $you ->
        [yes] You drew from the bag ({ $count }).
       *[no] { $name } drew from the bag ({ $count }).
    }
# $name: name of a player; $tiles: a list of tiles
log-drawn =
    { $you ->
        [yes] You drew: { $tiles }.
       *[no] { $name } drew: { $tiles }.
    }
# $name: name of a player
log-pass2 =
    { $you ->
        [yes] You played Pass Two.
       *[no] { $name } played Pass Two.
    }
# $name, $against: names of players
log-draw3 =
    { $you ->
        [yes] You played Draw Three against { $against }.
       *[no] { $name } played Draw Three against { $against }.
    }
# Pass Two. $name: name of a player
log-chosen =
    { $you ->
        [yes] You’ve chosen what to pass on.
       *[no] { $name } has chosen what to pass on.
    }
# Pass Two.
log-exchange = Everyone passed their tiles to the left.
# Pass Two. $given, $received: lists of tiles
log-exchanged = Passed on: { $given }. Received: { $received }.
# $name: name of a player; $founded: yes where it is their first group; $count: how many; $tiles: a list of tiles
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] You started a group with { $count }: { $tiles }.
           *[no] You placed { $count }: { $tiles }.
        }
       *[no] { $founded ->
            [yes] { $name } started a group with { $count }: { $tiles }.
           *[no] { $name } placed { $count }: { $tiles }.
        }
    }
# $count: how many, 5
log-moved =
    { $count ->
        [one] { $count } tile on the table was moved.
       *[other] { $count } tiles on the table were moved.
    }
# Everybody has started a group.
log-opened = All groups are open now.
# $name: name of a player
log-skip =
    { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
# $scores: a list of points, Anna 0, Björn 31
log-over = The game is over. Points: { $scores }.
# $scores: a list of points
log-blocked = No one can go on, so the game is over. Points: { $scores }.

## The end

# Head of a column: pictures of tiles.
tally-tiles = Tiles left
# Head of a column. $number: number of a game in a series, 2
tally-game = Game { $number }
# Sum of the points.
tally-points = Points (fewest wins)
# Why the game ended.
tally-blocked = Everyone passed.
# A tie.
tally-shared = A tie: the win is shared.

## What to do

# A move that would have been better.
do-take = Take { $tile } from the pool.
# A move that would have been better.
do-draw = Draw from the bag.
# A move that would have been better.
do-pass2 = Play Pass Two.
# A move that would have been better.
do-draw3 = Play Draw Three against { $against }.
# A move that would have been better.
do-lay = Place { $tiles }.
# A move that would have been better.
do-skip = Pass.
