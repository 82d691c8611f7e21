# Name of the game.
name = Azul

## Refusals

# Choosing a place on the wall while tiles can still be taken.
offer-not-over = There are still tiles to take, from a display or the centre.
# Taking tiles while walls are being tiled.
tiling-not-over = It’s time to tile the walls: choose a column for your full line.
# Tiles that cannot have come from the bag.
deal-wrong = These tiles can’t have come from the bag.
# $display: number of a display, 6
display-unknown = There’s no display { $display } with this many players.
# A colour that is not on that display.
colour-not-there = That colour isn’t there.
# $line: number of a pattern line, 1 to 5
line-complete = Line { $line } is full.
# $line: number of a pattern line, 1 to 5
line-other-colour = Line { $line } already holds another colour.
# $line: number of a pattern line, 1 to 5
line-wall-shows = Line { $line } can’t take this colour: it’s already on that row of your wall.
# $lines: how many pattern lines a small game has, 3
line-unknown = This game only has lines 1 to { $lines }.
# $line: number of the pattern line whose tile comes next, 1 to 5
tile-other-line = Tile from the top down: line { $line } is next.
# $column: number of a column of the wall, 1 to 5
cell-taken = Column { $column } of this row is taken.
# $column: number of a column of the wall, 1 to 5
column-shows = Column { $column } already has this colour.

## Impossible positions

# $side: coloured or grey
position-side = This table plays the { $side } side.
# $seats: how many play, 2 to 4
position-boards = There must be { $seats } boards.
# $displays: how many displays there are, 5, 7 or 9
position-displays = There must be { $displays } displays.
# $display: number of a display, 3
position-display-full = Display { $display } holds more than four tiles.
# $field: name of a field, first
position-seat = There’s no such seat (field “{ $field }”).
# $seat: number of a seat, 1
position-board-shape = The board of seat { $seat } must have five lines and a wall of five by five.
# $seat: number of a seat, 1
position-floor-full = The floor line of seat { $seat } has only seven spaces.
# $line, $seat: numbers of a line and a seat
position-line = Line { $line } of seat { $seat } can’t hold that.
# $line, $seat: numbers of a line and a seat
position-line-colour = Line { $line } of seat { $seat } holds a colour that is already on its wall row.
# $seat, $row, $column: numbers
position-wall-colour = Seat { $seat }: row { $row }, column { $column } of the wall takes another colour.
# $seat, $row, $column: numbers
position-wall-twice = Seat { $seat }: the colour in row { $row }, column { $column } appears twice in its row or column.
# $tiles: how many there must be, 20; $colour: blue, yellow, red, black or white; $count: how many of it there are, 21
position-tiles = There must be { $tiles } tiles of every colour; { $colour } has { $count }.
# $seat: number of a seat, 1
position-marker = Seat { $seat } can’t have the first-player marker like that.
# Walls are being tiled although tiles can still be taken.
position-offer-open = There are still tiles to take.
# On the coloured side every tile has its place.
position-no-choice = On the coloured side there’s nothing to choose while the walls are tiled.
# Bag and lid are empty.
position-nothing-to-deal = There are no tiles left to deal: the game should be over.
# $seat: number of a seat, 1
position-unresolved = The board of seat { $seat } should have been tiled by now.

## The position drawn as text

# $round: number of a round, 3
draw-round = round { $round }
# Before how many tiles of each colour are in the bag.
draw-bag = bag
# $seat: number of a seat, 1; $points: its score, 17
draw-seat = seat { $seat }: { $points }
