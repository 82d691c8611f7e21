name = Azul

## Refusals

offer-not-over = The offer is not over: take tiles from a display or the centre.
tiling-not-over = The walls are being tiled: choose a wall column for your complete line.
deal-wrong = These tiles cannot have been drawn from the bag.
display-unknown = There is no display { $display } with this many players.
colour-not-there = That colour does not lie there.
line-complete = Line { $line } is complete and takes nothing more.
line-other-colour = Line { $line } already holds another colour.
line-wall-shows = Line { $line } cannot take this colour: its wall row shows it already.
tile-other-line = Lines are resolved from the top: it is the turn of line { $line }.
cell-taken = Column { $column } of this row is taken.
column-shows = Column { $column } already shows this colour.

## Impossible positions

position-side = The table plays the { $side } side.
position-boards = There must be { $seats } boards.
position-displays = There must be { $displays } displays.
position-display-full = Display { $display } holds more than four tiles.
position-seat = There is no such seat (field “{ $field }”).
position-board-shape = The board of seat { $seat } must have five lines and a wall of five by five.
position-floor-full = The floor line of seat { $seat } has seven spaces.
position-line = Line { $line } of seat { $seat } cannot hold that.
position-line-colour = Line { $line } of seat { $seat } holds a colour that its wall row shows.
position-wall-colour = Seat { $seat }: row { $row }, column { $column } of the wall takes another colour.
position-wall-twice = Seat { $seat }: the colour in row { $row }, column { $column } stands twice in its row or column.
position-tiles = There must be 20 tiles of every colour; { $colour } has { $count }.
position-marker = The marker cannot lie like that at seat { $seat }.
position-offer-open = Tiles are still on offer.
position-no-choice = On the coloured side nothing is chosen while the walls are tiled.
position-nothing-to-deal = No tile is left to be laid out: the game should be over.
position-unresolved = The board of seat { $seat } should have been resolved by now.

## The position drawn as text

draw-round = round { $round }
draw-bag = bag
draw-seat = seat { $seat }: { $points }
