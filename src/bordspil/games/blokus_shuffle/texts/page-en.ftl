## On the home page

# The game in one line.
game-line = Place your pieces corner to corner, and let the cards bend the rules.
# On the card: players, time, age from which it suits, how hard it is.
game-facts = 2–4 players · 30 min · 7+ · easy to learn
# An option: with or without cards.
option-cards = Cards
# A choice.
option-cards-shuffle = With cards
# A choice.
option-cards-none = Without
# An option: how points are counted.
option-scoring = Scoring
# A choice.
option-scoring-basic = Basic
# A choice.
option-scoring-advanced = Advanced
# What the choice means.
option-cards-shuffle-line = A card every turn bends the rules. Livelier, but there are eight kinds to learn.
# What the choice means.
option-cards-none-line = The classic game. Best for a first game.
# What the choice means.
option-scoring-basic-line = Fewest squares left wins.
# What the choice means.
option-scoring-advanced-line = Minus points for squares left, and a bonus for placing every piece.
# An option: which colour has the first turn.
option-first = First colour
# A choice.
option-first-blue = Blue
# A choice.
option-first-yellow = Yellow
# A choice.
option-first-red = Red
# A choice.
option-first-green = Green

## What to do now

# Asks for a card. $colour: blue, yellow, red or green. So in all of this section
ask-card = Play a card for { part-colour }.
# Asks for the first piece of a colour.
ask-start = Place your first { part-colour } piece over its corner square.
# Asks for a piece.
ask-place = Place a { part-colour } piece.
# Wild. $named: the colour it counts as
ask-wild = Place a { part-colour } piece as if it were { part-named }.
# Edge to Edge.
ask-edge = Place a { part-colour } piece side by side with another one.
# Double Play.
ask-second = Place a second { part-colour } piece at a corner of the first.
# A piece is in hand.
ask-where = Where do you want to put it?
# Wild: asks for a colour.
ask-colour = Which colour should your piece count as?
# Draw 2: asks for one of two cards.
ask-drawn = Choose one of the cards you drew.
# Recycle.
ask-recycle = Choose one of your pieces to take back.
# Warp.
ask-warp = Choose an opponent’s piece to move.
# A colour that can place nothing.
ask-pass = No { part-colour } piece fits; { part-colour } passes.

## Hints

# First step of a hint.
hint-board = Look at the circled part of the board.
# First step of a hint.
hint-cards = Look at your cards.
# First step of a hint, Wild.
hint-colours = Which colour gives you the best spot?
# Second step of a hint; the piece and its place are lit.
hint-piece = This piece works well here.
# Second step of a hint, Warp.
hint-moved = This piece could go here.
# Second step of a hint. $card: name of a card
hint-card = { $card } works well now.
# Second step of a hint, Wild. $named: a colour
hint-colour = Place the piece as if it were { part-named }.
# Second step of a hint, Recycle.
hint-back = Take this piece back.

## Colours in words

# $colour: blue, yellow, red or green
part-colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
# At the beginning of a sentence. $colour: blue, yellow, red or green
part-colour-first =
    { $colour ->
        [blue] Blue
        [yellow] Yellow
        [red] Red
       *[green] Green
    }
# Wild: the colour a piece counts as. $named: blue, yellow, red or green
part-named =
    { $named ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
# The colour of a piece on the board. $of: blue, yellow, red or green
part-of =
    { $of ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
# $count: a number, 5
part-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }

## Buttons

# The buttons beside a piece in hand.
controls-label = The piece in hand
# A button, and its key.
turn = Turn right (R)
# A button, and its key.
turn-back = Turn left (Shift+R)
# A button, and its key.
flip = Flip (F)
# A button, and its key.
put-back = Put back (Esc)
# A button: the piece stays where it is held.
place = Place
# A button: no piece is placed.
pass = Pass
# A button: Recycle.
take-back = Take back
# A button with a magnifier.
zoom-in = Zoom in
# A button with a magnifier.
zoom-out = Show the whole board

## Cards

# What a card does. So for all keys that begin with card-line.
card-line-skip = The next colour misses its turn.
# What Reverse does.
card-line-reverse = Play goes the other way round.
# What Draw 2 does.
card-line-draw2 = Draw two cards and play one of them.
# What Wild does.
card-line-wild = Place your piece as if it were another colour.
# What Edge to Edge does.
card-line-edge = Place your piece side by side with one of your own.
# What Recycle does.
card-line-recycle = Take one of your pieces back from the board.
# What Warp does.
card-line-warp = Move an opponent’s piece somewhere else.
# What Double Play does.
card-line-double = Place a second piece at a corner of the first.
# The cards in hand.
hand-label = Hand
# Draw 2: the two cards to choose from.
drawn-label = The cards you drew
# On an opponent's card. $count: how many cards, 2
cards-held = Hand: { $count }
# How many cards are left in the draw pile. $count: a number, 9
cards-to-draw = Draw pile: { $count }

## The table, for screen readers

# How the board is played by keyboard.
board-label = Board. Arrow keys move the piece, R turns it, F flips it, Space jumps to the next place, Enter places it.
# $colour as in part-colour
own-label = Your side: { part-colour }
# $colour as in part-colour; $count as in part-squares
tray-label = { part-colour-first }: { part-squares } left
# A button. $colour as in part-colour; $count as in part-squares
chip-label = { part-colour-first }: { part-squares } left. Show pieces and cards
# $count as in part-squares
squares-left = { part-squares } left
# A piece to choose. $piece: its name, which is also its key, F; $count as in part-squares; $fits: yes or no
piece-label =
    { $fits ->
        [no] Piece { $piece }, { part-squares }, fits nowhere
       *[other] Piece { $piece }, { part-squares }
    }
# A piece on the board. $colour as in part-colour; $piece: its name, F; $row, $column: 1 to 20
lying-label = { part-colour-first } piece { $piece } at row { $row }, column { $column }
# The piece in hand moves over the board. $piece: its name, F; $row, $column: 1 to 20; $squares: where it lies, 3/4, 3/5
aim-label =
    { $fits ->
        [yes] { $piece } at row { $row }, column { $column }: fits. Row/column: { $squares }.
       *[no] { $piece } at row { $row }, column { $column }: doesn’t fit. Row/column: { $squares }.
    }
# Beside a colour that misses its turn.
skipped = skipped
# Beside a colour whose pieces are all on the board.
all-placed = all placed
# Beside a colour that passed.
passed = passed
# Beside the colour that three players share.
shared = shared

## The log

# At the beginning.
log-shuffle = The cards are shuffled.
# $name: name of a player; $card: name of a card; $drawn: yes where it is one of two drawn cards; $colour as in part-colour
log-card =
    { $you ->
        [yes] { $drawn ->
            [yes] You chose { $card } for { part-colour }.
           *[no] You played { $card } for { part-colour }.
        }
       *[no] { $drawn ->
            [yes] { $name } chose { $card } for { part-colour }.
           *[no] { $name } played { $card } for { part-colour }.
        }
    }
# A card that cannot do anything.
log-no-effect = It has no effect.
# Reverse. $direction: clockwise or not
log-reverse =
    { $direction ->
        [clockwise] Play goes clockwise again.
       *[against] Play now goes anticlockwise.
    }
# $name: name of a player; $colour as in part-colour; $cards: names of cards, or how many
log-draw =
    { $you ->
        [yes] You drew for { part-colour }: { $cards }.
       *[no] { $name } drew for { part-colour }: { $cards }.
    }
# Wild. $name: name of a player; $colour, $named: two colours
log-colour =
    { $you ->
        [yes] You’re placing { part-colour } as { part-named }.
       *[no] { $name } is placing { part-colour } as { part-named }.
    }
# Recycle. $name: name of a player; $of: a colour; $count: squares of the piece
log-recycle =
    { $you ->
        [yes] You took a { part-of } piece of { part-squares } back.
       *[no] { $name } took a { part-of } piece of { part-squares } back.
    }
# Warp. $name: name of a player; $of: a colour; $count: squares of the piece
log-warp =
    { $you ->
        [yes] You moved a { part-of } piece of { part-squares }.
       *[no] { $name } moved a { part-of } piece of { part-squares }.
    }
# $name: name of a player; $colour: a colour; $count: squares of the piece; $named: the colour it counts as, or none
log-place =
    { $you ->
        [yes] { $named ->
            [none] You placed a { part-colour } piece of { part-squares }.
           *[other] You placed a { part-colour } piece of { part-squares } as { part-named }.
        }
       *[no] { $named ->
            [none] { $name } placed a { part-colour } piece of { part-squares }.
           *[other] { $name } placed a { part-colour } piece of { part-squares } as { part-named }.
        }
    }
# $name: name of a player; $colour: a colour
log-pass =
    { $you ->
        [yes] You can’t place { part-colour } and pass.
       *[no] { $name } can’t place { part-colour } and passes.
    }
# Skip. $colour: a colour
log-skip = { part-colour-first } misses a turn.
# The last line.
log-over = The game is over.

## The end

# Head of a column: pictures of pieces.
tally-pieces = Pieces left
# $number: 1 and 2 where a player has two colours
tally-left =
    { $number ->
        [1] Squares left, first colour
        [2] Squares left, second colour
       *[other] Squares left
    }
# $number: 1 and 2 where a player has two colours
tally-bonus =
    { $number ->
        [1] Bonus, first colour
        [2] Bonus, second colour
       *[other] Bonus: all placed +15, single square last +5
    }
# Sum of the squares.
tally-squares = Squares left
# Sum of the points.
tally-points = Points
# Two players with two colours each.
tally-worse = The worse colour counts
# A tie.
tally-shared = A tie: the win is shared.

## What to do

# A move that would have been better.
do-place =
    { $named ->
        [none] Place a { part-colour } piece of { part-squares }.
       *[other] Place a { part-colour } piece of { part-squares } as { part-named }.
    }
# A move that would have been better.
do-card = Play { $card }.
# A move that would have been better.
do-colour = Place the piece as if it were { part-named }.
# A move that would have been better.
do-recycle = Take a { part-of } piece of { part-squares } back.
# A move that would have been better.
do-warp = Move a { part-of } piece of { part-squares }.
