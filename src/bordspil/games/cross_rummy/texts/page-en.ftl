## On the home page

game-line = Lay rows and runs that cross, and rearrange the whole table to get rid of your tiles.
option-games = Games
option-open-on-last-founding = Closed groups open
option-open-on-last-founding-true = With the last founding
option-open-on-last-founding-false = After that turn
option-open-on-last-founding-true-line = Whoever founds last may rearrange the others’ groups in the same turn. Recommended.
option-open-on-last-founding-false-line = The others’ groups can only be rearranged from the next turn on.
option-games-line = In a series the points of all games are added; the fewest win.

## What is asked

ask-found = Lay your first group, take a tile or draw one.
ask-turn = Lay tiles, take one or draw one.
ask-last = Lay tiles or pass.
ask-where = Where should it go?
ask-lay =
    { $count ->
        [one] { $count } tile from your rack is on the table.
       *[other] { $count } tiles from your rack are on the table.
    }
ask-take = Take this tile from the pool?
ask-draw = Draw a tile from the bag?
ask-against = Who should draw three tiles?
ask-pass2 = Should everybody pass two tiles to the left?
ask-pass =
    { $count ->
        [0] You have no tile to pass on.
        [one] Choose the tile to pass to the left.
       *[other] Choose { $count } tiles to pass to the left.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
tile-pass2 = Pass Two
tile-draw3 = Draw Three

## What can be done

controls-label = Arrange the table
tool-undo = Undo (U)
tool-reset = Put everything back as it was
tool-line = Take the whole line, then the group (L)
tool-turn = Turn the line (R)
tool-back = Put back (Delete)
sort-colour = Sort the rack by colour (C)
sort-number = Sort the rack by number (N)
zoom-nearer = Zoom in (+)
zoom-farther = Zoom out (−)
zoom-fit = Show the whole table (0)
lay =
    { $count ->
        [0] Lay
       *[other] Lay { $count }
    }
take = Take
draw = Draw
skip = Pass
pass = Pass on
play-pass2 = Play Pass Two
play-draw3 = { $name } draws three

## The table in words

table-label = Table. Arrow keys move the cursor, Enter lifts or lays a tile, L takes the whole line, R turns it, Delete puts a tile back.
table-empty = The table is empty. Lay three tiles or more in a row or a run.
rack-label =
    { $count ->
        [one] Your rack: { $count } tile
       *[other] Your rack: { $count } tiles
    }
pool-label =
    { $count ->
        [one] Open pool: { $count } tile
       *[other] Open pool: { $count } tiles
    }
pool-empty = The pool is empty.
bag-label =
    { $count ->
        [one] Bag: { $count } tile. Draw one
       *[other] Bag: { $count } tiles. Draw one
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } tile
       *[other] { $name }: { $count } tiles
    }
tiles-held =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
has-chosen = has chosen
not-founded = no group yet
group-own = Your group
square-label =
    { $state ->
        [tile] Row { $row }, column { $column }: { $tile }
        [target] Row { $row }, column { $column }: free for your tile
       *[empty] Row { $row }, column { $column }: empty
    }

## What is wrong

wrong-two = Two tiles in a line are too few: it takes three.
wrong-colour-twice = A row holds each colour only once.
wrong-mixed = This line is neither a row of one number nor a run of one colour.
wrong-gap = In a run every number is one more or one less than the one before.
wrong-wrap = A run does not go on from 14 to 1.
wrong-alone = This tile is in no line of three or more.
wrong-groups = There are { $count } groups; at most { $limit } are allowed.
wrong-found = One group must consist of tiles from your rack alone.
wrong-closed = Your tiles may not touch a closed group.
wrong-second = You may have only one group until everybody has founded theirs.
closed = This group is closed until everybody has founded one. It belongs to { $name }.
taken = There is a tile there already.
stays = Tiles on the table stay there.
action-not-laid = Action tiles are not laid on the table: play them with the button.

## Hints

hint-count =
    { $count ->
        [one] You could lay { $count } tile.
       *[other] You could lay { $count } tiles.
    }
hint-none = No tile was found that could be laid.
hint-shown =
    { $count ->
        [one] This is how { $count } tile can be laid.
       *[other] This is how { $count } tiles can be laid.
    }

## The score sheet

sheet-title = Game { $game } of { $games }
sheet-total = Total
between-title = Game { $game } of { $games } is over
between-next = Next game

## The log

log-deal = The tiles are dealt.
log-take =
    { $you ->
        [yes] You took from the pool: { $tile }.
       *[no] { $name } took from the pool: { $tile }.
    }
log-draw =
    { $you ->
        [yes] You drew from the bag ({ $count }).
       *[no] { $name } drew from the bag ({ $count }).
    }
log-drawn =
    { $you ->
        [yes] You drew: { $tiles }.
       *[no] { $name } drew: { $tiles }.
    }
log-pass2 =
    { $you ->
        [yes] You played Pass Two.
       *[no] { $name } played Pass Two.
    }
log-draw3 =
    { $you ->
        [yes] You played Draw Three against { $against }.
       *[no] { $name } played Draw Three against { $against }.
    }
log-chosen =
    { $you ->
        [yes] You have chosen what to pass on.
       *[no] { $name } has chosen what to pass on.
    }
log-exchange = Everybody passed their tiles to the left.
log-exchanged = Passed on: { $given }. Received: { $received }.
log-lay =
    { $you ->
        [yes] You
       *[no] { $name }
    } { $founded ->
        [yes] founded a group and laid { $count }: { $tiles }.
       *[no] laid { $count }: { $tiles }.
    }
log-moved =
    { $count ->
        [one] { $count } tile on the table was moved.
       *[other] { $count } tiles on the table were moved.
    }
log-opened = All groups are open now.
log-skip =
    { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
log-over = The game is over. Points: { $scores }.
log-blocked = Nobody can go on: the game is over. Points: { $scores }.

## The end

tally-tiles = Tiles left
tally-game = Game { $number }
tally-points = Points (fewest wins)
tally-blocked = Everybody passed.
tally-shared = Equally few points: the victory is shared.
