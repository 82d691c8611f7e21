name = Cross Rummy

## Refusals

shuffle-wrong = The bag must hold all the tiles and nothing else.
tile-unknown = There is no tile “{ $tile }”.
not-in-pool = The tile { $tile } is not in the open pool.
bag-empty = The bag is empty.
action-not-on-rack = The tile { $tile } is not on your rack.
no-opponent = Name one of your opponents.
pass-first = First choose the tiles you pass on.
nothing-to-pass = No tiles are being passed now.
pass-count =
    { $count ->
        [0] You have no tile to pass on.
        [one] You must pass on your only tile.
       *[other] You must pass on exactly { $count } tiles.
    }
not-on-rack = You do not have these tiles: { $tiles }.
skip-forbidden = There are still tiles to take: only when bag and pool are both empty may you pass.
square-too-far = These tiles lie too far out: { $tiles }.
action-tile-laid = Action tiles are not laid on the table: { $tiles }.
same-square = Two tiles lie on one square: { $tiles }.
sequence-of-two = Two tiles in a line are neither a row nor a run: { $tiles }.
five-of-a-value = A row has at most four tiles: { $tiles }.
colour-twice = A row must not show a colour twice: { $tiles }.
run-wraps = A run does not go on from 14 to 1: { $tiles }.
no-line = This is neither a row nor a run: { $tiles }.
lone-tile = Every tile must be in a row or a run: { $tiles }.
too-many-groups = There may be at most { $limit } groups.
tile-missing = What lies on the table stays there. Missing: { $tiles }.
nothing-added = At least one tile from the rack must be added.
founds-nothing = Your first tiles must found a group of your own: a row or a run from your rack that touches no other group.
closed-touched = The groups of others are closed until everybody has founded one: { $tiles }.
second-group = Until everybody has founded a group, your tiles must be one group: { $tiles }.

## Impossible positions

position-seats = The position must be one for { $seats } seats.
position-tiles = There must be exactly two of the tile { $tile }.
position-pool = The open pool has at most six tiles.
position-removed = Only action tiles leave the game.
position-founded = Until everybody has founded a group, each group on the table belongs to exactly one seat.
position-passing = The tiles cannot have been chosen like that.
position-end = The game is over if and only if a rack is empty or everybody has passed.
position-sheet = The score sheet does not fit the number of games.

## The position drawn as text

draw-group = Group { $number }
draw-closed = Group { $number }, founded by seat { $seat }
draw-groups = Groups: { $groups } of { $limit }
draw-bag = Bag: { $count }
draw-pool = Pool: { $tiles }
draw-rack = Seat { $seat }: { $tiles } · { $count } tiles, { $points } points
draw-hidden = Seat { $seat }: { $count } tiles
draw-series = Game { $game } of { $games } · totals { $totals }
draw-passing = Choose the tiles to pass on.
