# Name of the game.
name = Blokus Shuffle

## Refusals

# A card is played at a table without cards.
no-cards = This game is played without cards.
# A card is played too early.
no-card-yet = No cards in the first round.
# A piece is placed before a card is played.
card-first = Play a card first.
# $card: name of a card, Recycle
choice-first = First do what the card { $card } says.
# Something else than a piece.
piece-first = It’s time to place a piece.
# Double Play: two pieces in one turn.
second-first = Place the second piece of the Double Play.
# A deal that does not fit.
shuffle-wrong = A pile must hold exactly its own cards.
# A card that the player does not have.
card-not-in-hand = You don’t have that card.
# Draw 2: one of the two drawn cards is to be chosen.
card-not-drawn = That isn’t one of the cards you drew.
# Wild: a colour as which nothing can be placed.
colour-no-place = No piece fits as that colour. Choose another.
# Part of a piece sticks out.
off-the-board = That sticks out over the edge of the board.
# $piece: name of a piece, F
not-that-piece = These squares aren’t the piece { $piece }, whichever way you turn it.
# $piece: name of a piece, F
piece-used = The piece { $piece } is already on the board.
# A piece lies there.
occupied = There’s already a piece there.
# The main rule of the game.
touches-side = It can’t lie side by side with its own colour.
# The main rule of the game.
no-corner = It must touch its own colour at a corner.
# The first piece of a colour.
not-the-corner = The first piece must cover its corner square.
# A board of 14 rows or fewer is a game for research.
board-for-two = A small board is for two players without cards.
# Edge to Edge is a card.
not-edge-to-edge = Edge to Edge: it must lie side by side with one of your own pieces.
# Double Play.
second-apart = The second piece must touch the first at a corner.
# Passing although a piece fits.
pass-forbidden = You can place a piece, so you must.
# $piece: name of a piece, F
piece-not-on-board = The piece { $piece } isn’t on the board.
# Recycle takes a piece back.
recycle-not-own = You can only recycle one of your own pieces.
# Warp moves a piece.
warp-not-opponent = You can only warp an opponent’s piece.
# Warp: a colour must keep at least one piece where it is.
warp-lone = A colour’s only piece can’t be warped.
# Warp to where the piece lies already.
warp-same-place = The piece has to end up somewhere else.

## Impossible positions

# $piece: name of a piece, F; $colour: blue, yellow, red or green. So in all of this section
position-piece-twice = The piece { $piece } is there twice ({ $colour }).
# $piece: name of a piece; $colour: a colour
position-overlap = The piece { $piece } lies on top of another ({ $colour }).
# The drawing and the list of pieces differ.
position-board = The board doesn’t show the pieces that are on it.
# $piece: name of a piece; $colour: a colour
position-off-the-board = The piece { $piece } isn’t fully on the board ({ $colour }).
# $piece: name of a piece; $colour: a colour
position-not-that-piece = The squares of the piece { $piece } aren’t that piece ({ $colour }).
# A list of colours that have passed.
position-passes = A colour appears twice among those that passed.
# $piles: names of piles, blue, yellow, red, green
position-piles = There must be these hands, decks and discards: { $piles }.
# $pile: name of a pile, blue; $card: name of a card, Warp
position-cards = Pile { $pile } has the wrong number of { $card } cards.
# $card: name of a card, Warp
position-pending = The card { $card } can’t be pending like that.
# Double Play.
position-first = The first piece of the Double Play isn’t on the board.
# Three players share a colour.
position-shared-next = The wrong seat is next to play the shared colour.
# $colour: a colour
position-to-act = Another seat plays this colour ({ $colour }).
# When a game ends.
position-end = The game is over if, and only if, every colour still playing has passed.
# $colour: a colour
position-colour-done = All pieces of this colour are on the board, so it takes no turn ({ $colour }).
# $step: name of a step, second
position-step = The step “{ $step }” can’t be reached like that.
# Wild. $colour: a colour
position-named = No piece fits as the named colour ({ $colour }).

## Colours and cards

# A colour, as in colour-yellow, colour-red and colour-green.
colour-blue = blue
# A colour.
colour-yellow = yellow
# A colour.
colour-red = red
# A colour.
colour-green = green
# Names of cards, as printed on them.
kind-skip = Skip
# Name of a card.
kind-reverse = Reverse
# Name of a card.
kind-draw2 = Draw 2
# Name of a card.
kind-wild = Wild
# Name of a card.
kind-edge = Edge to Edge
# Name of a card.
kind-recycle = Recycle
# Name of a card.
kind-warp = Warp
# Name of a card.
kind-double = Double Play

## The position drawn as text

# $hand: names of cards, or how many there are
draw-hand = hand { $hand }
# $deck: how many cards are to draw, 9
draw-deck = deck { $deck }
# What is to be done: names of steps.
draw-card = play a card
# A step.
draw-choose = choose
# A step.
draw-place = place a piece
# A step.
draw-second = place a second piece
