# Name of the game.
name = Cross Rummy

## Refusals

# A deal that does not fit.
shuffle-wrong = The bag must hold all the tiles and nothing else.
# $tile: what was typed, r15
tile-unknown = There’s no tile “{ $tile }”.
# $tile: a tile, r5
not-in-pool = The tile { $tile } isn’t in the open pool.
# Drawing from an empty bag.
bag-empty = The bag is empty.
# $tile: a tile, draw3
action-not-on-rack = The tile { $tile } isn’t on your rack.
# Draw Three against oneself, or nobody.
no-opponent = Choose one of your opponents.
# Pass Two: everybody chooses tiles to pass on.
pass-first = First choose the tiles to pass on.
# Passing tiles on when no Pass Two was played.
nothing-to-pass = No tiles are being passed now.
# $count: how many tiles, 2
pass-count =
    { $count ->
        [0] You have no tiles to pass on.
        [one] Pass on your only tile.
       *[other] Pass on exactly { $count } tiles.
    }
# $tiles: tiles, r5, y5
not-on-rack = You don’t have these tiles: { $tiles }.
# Passing a turn.
skip-forbidden = There are still tiles to take. You can only pass when both the bag and the pool are empty.
# $tiles: tiles, r5, y5
square-too-far = These tiles are too far out: { $tiles }.
# $tiles: action tiles, draw3
action-tile-laid = Action tiles don’t go on the table: { $tiles }.
# $tiles: two tiles, r5, y5
same-square = Two tiles are on the same square: { $tiles }.
# $tiles: tiles in question. So in all of this section
sequence-of-two = Two tiles in a line are neither a row nor a run: { $tiles }.
# $tiles: tiles in question
five-of-a-value = A row has four tiles at most: { $tiles }.
# $tiles: tiles in question
colour-twice = A row can’t have the same colour twice: { $tiles }.
# $tiles: tiles in question
run-wraps = A run doesn’t go on from 14 to 1: { $tiles }.
# $tiles: tiles in question
no-line = This is neither a row nor a run: { $tiles }.
# $tiles: tiles in question
lone-tile = Every tile must be part of a row or a run: { $tiles }.
# $limit: how many groups, 3
too-many-groups = There can be at most { $limit } groups.
# $tiles: tiles in question
tile-missing = Tiles on the table stay on the table. Missing: { $tiles }.
# A turn without a tile from the rack.
nothing-added = Add at least one tile from your rack.
# The first tiles of a player.
founds-nothing = Your first tiles must be a group of your own: a row or a run from your rack that touches no other group.
# $tiles: tiles in question
closed-touched = Other people’s groups are closed until everyone has started one: { $tiles }.
# $tiles: tiles in question
second-group = Until everyone has started a group, you can only have one: { $tiles }.

## Impossible positions

# $seats: how many play, 3
position-seats = The position must be one for { $seats } seats.
# $tile: a tile, r5
position-tiles = There must be exactly two of the tile { $tile }.
# The tiles that lie open.
position-pool = The open pool holds at most six tiles.
# Used action tiles.
position-removed = Only action tiles leave the game.
# Groups and who started them.
position-founded = Until everyone has started a group, each group on the table belongs to exactly one seat.
# Pass Two.
position-passing = The tiles can’t have been chosen like that.
# When a game ends.
position-end = The game is over if, and only if, a rack is empty or everyone has passed.
# A series of games.
position-sheet = The score sheet doesn’t fit the number of games.

## The position drawn as text

# $number: number of a group, 2
draw-group = Group { $number }
# $number: number of a group, 2; $seat: number of a seat
draw-closed = Group { $number }, started by seat { $seat }
# $groups of $limit: how many groups there are and may be, 2 of 3
draw-groups = Groups: { $groups } of { $limit }
# $count: a number, 40
draw-bag = Bag: { $count }
# $tiles: tiles, r5 y5
draw-pool = Pool: { $tiles }
# $seat: number of a seat; $tiles: tiles, r5 y5; $count: how many; $points: what they would cost, 10
draw-rack =
    { $count ->
        [one] Seat { $seat }: { $tiles } · { $count } tile, points: { $points }
       *[other] Seat { $seat }: { $tiles } · { $count } tiles, points: { $points }
    }
# $seat: number of a seat; $count: how many tiles, 15
draw-hidden =
    { $count ->
        [one] Seat { $seat }: { $count } tile
       *[other] Seat { $seat }: { $count } tiles
    }
# $game of $games: 1 of 4; $totals: points so far, 0, 31
draw-series = Game { $game } of { $games } · totals { $totals }
# Pass Two.
draw-passing = Choose the tiles to pass on.
