name = Blokus Shuffle

## Refusals

no-cards = This game is played without cards.
no-card-yet = No card is played in the first round.
card-first = Play a card first.
choice-first = First do what the card { $card } asks for.
piece-first = It is time to place a piece.
second-first = Place the second piece of the Double Play.
shuffle-wrong = A pile must hold exactly its own cards.
card-not-in-hand = You do not hold this card.
card-not-drawn = This card is not one of those drawn.
colour-no-place = No piece could be placed as this colour: name another.
off-the-board = These squares are not all on the board.
not-that-piece = These squares are not the piece { $piece }, however it is turned.
piece-used = The piece { $piece } is on the board already.
occupied = One of these squares is occupied.
touches-side = The piece would touch its colour along a side.
no-corner = The piece must touch its colour at a corner.
not-the-corner = The piece must cover the corner square.
not-edge-to-edge = Edge to Edge: the piece must touch an own piece along a side.
second-apart = The second piece must touch the first one at a corner.
pass-forbidden = A piece can be placed, so it must be.
piece-not-on-board = The piece { $piece } is not on the board.
recycle-not-own = Only an own piece can be recycled.
warp-not-opponent = Only an opponent's piece can be warped.
warp-lone = The only piece of a colour cannot be warped.
warp-same-place = The piece must be warped to another place.

## Impossible positions

position-piece-twice = The piece { $piece } is there twice ({ $colour }).
position-overlap = The piece { $piece } lies on another one ({ $colour }).
position-board = The board does not show the pieces that lie on it.
position-off-the-board = The piece { $piece } does not lie on the board ({ $colour }).
position-not-that-piece = The squares of the piece { $piece } are not that piece ({ $colour }).
position-passes = A colour stands twice among those that passed.
position-piles = There must be these hands, decks and discards: { $piles }.
position-cards = Pile { $pile } has a wrong number of the card { $card }.
position-pending = The card { $card } cannot be pending like that.
position-first = The first piece of the Double Play is not on the board.
position-shared-next = The seat that plays the shared colour next is wrong.
position-to-act = Another seat plays this colour ({ $colour }).
position-end = The game is over if and only if every colour that takes turns has passed.
position-colour-done = All pieces of this colour are on the board: it takes no turn ({ $colour }).
position-step = The step “{ $step }” cannot be reached like that.
position-named = No piece could be placed as the named colour ({ $colour }).

## Pieces of text

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
kind-skip = Skip
kind-reverse = Reverse
kind-draw2 = Draw 2
kind-wild = Wild
kind-edge = Edge to Edge
kind-recycle = Recycle
kind-warp = Warp
kind-double = Double Play

## The position drawn as text

draw-hand = hand { $hand }
draw-deck = deck { $deck }
draw-card = play a card
draw-choose = choose
draw-place = place a piece
draw-second = place a second piece
