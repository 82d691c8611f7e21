## On the home page

game-line = Lay your pieces corner to corner, and let the cards break the rules.
option-cards = Cards
option-cards-shuffle = With cards
option-cards-none = Without
option-scoring = Scoring
option-scoring-basic = Basic
option-scoring-advanced = Advanced
option-cards-shuffle-line = A card every turn bends the rules: livelier, with eight kinds to learn.
option-cards-none-line = The classic game. Recommended for a first game.
option-scoring-basic-line = Whoever has the fewest squares left wins.
option-scoring-advanced-line = Minus points for squares left, and a bonus for laying every piece.
option-first = First colour
option-first-blue = Blue
option-first-yellow = Yellow
option-first-red = Red
option-first-green = Green

## What is asked

ask-card = Play a card for { part-colour }.
ask-start = Place the first { part-colour } piece over its corner square.
ask-place = Place a { part-colour } piece.
ask-wild = Place a { part-colour } piece as if it were { part-named }.
ask-edge = Place a { part-colour } piece along a side of another one.
ask-second = Place a second { part-colour } piece at a corner of the first.
ask-where = Where should piece { $piece } go?
ask-colour = As which colour should the piece be placed?
ask-drawn = Choose one of the cards you drew.
ask-recycle = Take back one of your pieces.
ask-warp = Choose an opponent’s piece to move.
ask-pass = No { part-colour } piece can be placed; the colour passes by itself.

## Hints

hint-board = Look at the circled part of the board.
hint-cards = Look at your cards.
hint-colours = Think about which colour opens the best place.
hint-piece = Piece { $piece } does well here.
hint-moved = Piece { $piece } could be moved here.
hint-card = { $card } does well now.
hint-colour = Place the piece as if it were { part-named }.
hint-back = Take piece { $piece } back.

## Colours in words

part-colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
part-colour-first =
    { $colour ->
        [blue] Blue
        [yellow] Yellow
        [red] Red
       *[green] Green
    }
part-named =
    { $named ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
part-of =
    { $of ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
part-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }

## What can be done

controls-label = The piece in hand
turn = Turn right (R)
turn-back = Turn left (Shift+R)
flip = Flip (F)
put-back = Put back (Esc)
place = Place
pass = Pass
take-back = Take back
zoom-in = Zoom in
zoom-out = Show the whole board

## Cards

card-line-skip = The next colour loses its turn.
card-line-reverse = Play goes round the other way.
card-line-draw2 = Draw two and play one of them.
card-line-wild = Place your piece as if it were another colour.
card-line-edge = Place your piece side by side with your own.
card-line-recycle = Take one of your pieces back from the board.
card-line-warp = Move an opponent’s piece elsewhere.
card-line-double = Place a second piece at a corner of the first.
hand-label = Hand
hand-empty = No cards in hand
drawn-label = The cards you drew
cards-held = Hand: { $count }
cards-to-draw = To draw: { $count }

## The table in words

board-label = Board. Arrow keys move the piece, R turns it, F flips it, Space goes to the next place, Enter places it.
own-label = Your part: { part-colour }
tray-label = { part-colour-first }: { part-squares } left
chip-label = { part-colour-first }: { part-squares } left. Show pieces and cards
squares-left = { part-squares } left
piece-label =
    { $fits ->
        [no] Piece { $piece }, { part-squares }, fits nowhere
       *[other] Piece { $piece }, { part-squares }
    }
lying-label = { part-colour-first } piece { $piece } at row { $row }, column { $column }
aim-label =
    { $fits ->
        [yes] { $piece } at row { $row }, column { $column }: fits. Row/column: { $squares }.
       *[no] { $piece } at row { $row }, column { $column }: does not fit. Row/column: { $squares }.
    }
skipped = skipped
all-placed = all placed
passed = passed
shared = shared

## The log

log-shuffle = The cards are shuffled.
log-card =
    { $you ->
        [yes] You
       *[no] { $name }
    } { $drawn ->
        [yes] chose
       *[no] played
    } { $card } for { part-colour }.
log-no-effect = It has no effect.
log-reverse =
    { $direction ->
        [clockwise] Play goes clockwise again.
       *[against] Play now goes anticlockwise.
    }
log-draw =
    { $you ->
        [yes] You drew for { part-colour }: { $cards }.
       *[no] { $name } drew for { part-colour }: { $cards }.
    }
log-colour =
    { $you ->
        [yes] You place { part-colour } as { part-named }.
       *[no] { $name } places { part-colour } as { part-named }.
    }
log-recycle =
    { $you ->
        [yes] You took the { part-of } piece { $piece } back.
       *[no] { $name } took the { part-of } piece { $piece } back.
    }
log-warp =
    { $you ->
        [yes] You moved the { part-of } piece { $piece }.
       *[no] { $name } moved the { part-of } piece { $piece }.
    }
log-place =
    { $you ->
        [yes] You placed
       *[no] { $name } placed
    } the { part-colour } piece { $piece }{ $named ->
        [none] .
       *[other] { " " }as { part-named }.
    }
log-pass =
    { $you ->
        [yes] You cannot place { part-colour } and pass.
       *[no] { $name } cannot place { part-colour } and passes.
    }
log-skip = { part-colour-first } loses its turn.
log-over = The game is over.

## The end

tally-pieces = Pieces left
tally-left =
    { $number ->
        [1] Squares left, first colour
        [2] Squares left, second colour
       *[other] Squares left
    }
tally-bonus =
    { $number ->
        [1] Bonus, first colour
        [2] Bonus, second colour
       *[other] Bonus: all placed +15, single square last +5
    }
tally-squares = Squares left
tally-points = Points
tally-worse = The worse colour counts
tally-shared = Equally good: the victory is shared.
