"""Azul a second time, slow and obvious: lists of tile names, straight from the numbered rules."""

from collections import Counter
from typing import Any

COLOURS = ["blue", "yellow", "red", "black", "white"]
PENALTIES = [1, 1, 2, 2, 2, 3, 3]
MoveObject = dict[str, Any]


class Board:
    """AZ-3: five pattern lines, a wall, a floor line and a score."""

    def __init__(self) -> None:
        self.score = 0
        self.lines: list[list[str]] = [[], [], [], [], []]
        self.wall: list[list[str | None]] = [[None] * 5 for _ in range(5)]
        self.floor: list[str] = []

    def column(self, column: int) -> list[str | None]:
        return [row[column] for row in self.wall]

    def complete_rows(self) -> int:
        return sum(None not in row for row in self.wall)

    def complete_columns(self) -> int:
        return sum(None not in self.column(column) for column in range(5))

    def complete_colours(self) -> int:
        tiles = [tile for row in self.wall for tile in row]
        return sum(tiles.count(colour) == 5 for colour in COLOURS)

    def takes(self, number: int, colour: str, lying: list[str]) -> bool:
        """AZ-12, AZ-13: returns whether a line with these tiles on it takes a colour."""
        if len(lying) == number or colour in self.wall[number - 1]:
            return False
        return all(tile == colour for tile in lying)

    def points(self, row: int, column: int) -> int:
        """AZ-21: returns what the tile that lies on this cell scores."""
        chains = [chain(self.wall[row], column), chain(self.column(column), row)]
        return sum(length for length in chains if length >= 2) or 1

    def cells(self, row: int, colour: str, side: str) -> list[int]:
        """AZ-4, AZ-50, AZ-51: the columns where a colour may go in this row."""
        if colour in self.wall[row]:
            return []
        if side == "coloured":
            return [column for column in range(5) if COLOURS[(column - row) % 5] == colour]
        return [c for c in range(5) if self.wall[row][c] is None and colour not in self.column(c)]


def chain(cells: list[str | None], place: int) -> int:
    """Returns the length of the unbroken chain through a place."""
    first = last = place
    while first > 0 and cells[first - 1] is not None:
        first -= 1
    while last < 4 and cells[last + 1] is not None:
        last += 1
    return last - first + 1


class SlowAzul:
    """A table of Azul that is changed move by move; `happened` counts what is rare in play."""

    def __init__(self, side: str, seats: int, first: int | None) -> None:
        self.side = side
        self.seats = seats
        self.round = 0
        self.phase = "first" if first is None else "deal"
        self.actor = first
        self.started_by = first
        self.displays: list[list[str]] = [[] for _ in range({2: 5, 3: 7, 4: 9}[seats])]
        self.centre: list[str] = []
        self.marker: int | None = None
        self.boards = [Board() for _ in range(seats)]
        self.bag = COLOURS * 20
        self.lid: list[str] = []
        self.happened: Counter[str] = Counter()

    def to_act(self) -> int | None:
        return self.actor if self.phase in ("offer", "tiling") else None

    def choose_first(self, seat: int) -> None:
        """AZ-10: chance has said who begins."""
        self.actor = self.started_by = seat
        self.phase = "deal"

    def deal(self, drawn: list[str]) -> None:
        """AZ-10, AZ-30, AZ-31: tiles in the order drawn, display by display."""
        coming = list(drawn)
        for display in self.displays:
            while len(display) < 4 and (self.bag or self.lid):
                self._draw_onto(display, coming.pop(0))
        assert not coming, "more tiles were drawn than the displays take"
        if len(self.displays[-1]) < 4:
            self.happened["AZ-31 short displays"] += 1
        self.round += 1
        self.marker = None
        self.actor = self.started_by
        self.phase = "offer"

    def _draw_onto(self, display: list[str], tile: str) -> None:
        if not self.bag:
            self.bag, self.lid = self.lid, []
            self.happened["AZ-30 lid into the bag"] += 1
        self.bag.remove(tile)
        display.append(tile)

    def moves(self) -> list[MoveObject]:
        """Returns every legal move of the player to act."""
        if self.phase == "offer":
            return self._takes()
        if self.phase == "tiling":
            line = self._complete_line(self._acting())
            assert line is not None
            return [{"tile": line, "column": column + 1} for column in self._cells_of_line(line)]
        return []

    def _takes(self) -> list[MoveObject]:
        board = self._acting()
        takes: list[MoveObject] = []
        for source in [*range(len(self.displays)), "centre"]:
            for colour in set(self._tiles_of(source)):
                lines = [n for n in range(1, 6) if board.takes(n, colour, board.lines[n - 1])]
                takes += [{"take": colour, "from": source, "to": target} for target in [*lines, "floor"]]
        return takes

    def _acting(self) -> Board:
        assert self.actor is not None
        return self.boards[self.actor]

    def _tiles_of(self, source: int | str) -> list[str]:
        return self.centre if source == "centre" else self.displays[int(source)]

    def play(self, move: MoveObject) -> None:
        """A legal move, and everything that then follows without a choice."""
        if "take" in move:
            self._take(move["take"], move["from"], move["to"])
        else:
            self._lay_on_wall(move["tile"], move["column"] - 1)
        if self.phase == "tiling":
            self._tile_walls()

    def _take(self, colour: str, source: int | str, target: int | str) -> None:
        assert self.actor is not None
        board = self._acting()
        tiles = self._tiles_of(source)
        taken = [tile for tile in tiles if tile == colour]
        rest = [tile for tile in tiles if tile != colour]
        if source == "centre":
            self.centre = rest
            self._take_marker()
        else:
            self.displays[int(source)] = []
            self.centre += rest
        if target != "floor":
            line = board.lines[int(target) - 1]
            while taken and len(line) < int(target):
                line.append(taken.pop())
        self._fall(board, taken)
        self.actor = (self.actor + 1) % self.seats
        if not self.centre and not any(self.displays):
            self._begin_tiling()

    def _take_marker(self) -> None:
        """AZ-11, AZ-16: the first to take from the centre gets the marker, onto the floor if there is room."""
        if self.marker is not None:
            return
        self.marker = self.actor
        if len(self._acting().floor) < 7:
            self._acting().floor.append("marker")
        else:
            self.happened["AZ-16 marker beside a full floor"] += 1

    def _fall(self, board: Board, tiles: list[str]) -> None:
        """AZ-14, AZ-15: onto the floor from the left, and into the lid when it is full."""
        for tile in tiles:
            if len(board.floor) < 7:
                board.floor.append(tile)
            else:
                self.lid.append(tile)
                self.happened["AZ-15 floor overflows"] += 1

    def _begin_tiling(self) -> None:
        """AZ-17, AZ-53: the offer is over; the player who starts the next round is the first to tile."""
        if self.marker is None:
            self.happened["AZ-18 nobody took from the centre"] += 1
        self.phase = "tiling"
        self.actor = self._next_starter()

    def _next_starter(self) -> int | None:
        return self.started_by if self.marker is None else self.marker

    def _complete_line(self, board: Board) -> int | None:
        """Returns the number of the topmost complete line."""
        return next((n for n in range(1, 6) if len(board.lines[n - 1]) == n), None)

    def _cells_of_line(self, number: int) -> list[int]:
        board = self._acting()
        return board.cells(number - 1, board.lines[number - 1][0], self.side)

    def _tile_walls(self) -> None:
        """AZ-24, AZ-53: board after board; stops where the player has more than one cell to choose from."""
        while self.phase == "tiling":
            line = self._complete_line(self._acting())
            if line is None:
                self._finish_board()
            elif len(self._cells_of_line(line)) > 1:
                return
            elif len(self._cells_of_line(line)) == 1:
                self._lay_on_wall(line, self._cells_of_line(line)[0])
            else:
                self._spill(line)

    def _lay_on_wall(self, number: int, column: int) -> None:
        """AZ-20, AZ-21: one tile to the wall, scored at once, the others into the lid."""
        board = self._acting()
        tiles = board.lines[number - 1]
        board.wall[number - 1][column] = tiles.pop()
        self.lid += tiles
        board.lines[number - 1] = []
        board.score += board.points(number - 1, column)

    def _spill(self, number: int) -> None:
        """AZ-52: no cell for the tile, so the whole line falls."""
        board = self._acting()
        tiles, board.lines[number - 1] = board.lines[number - 1], []
        self._fall(board, tiles)
        self.happened["AZ-52 line spills"] += 1

    def _finish_board(self) -> None:
        """AZ-22, AZ-23: the floor is counted and cleared; then the next board, or the end of the round."""
        assert self.actor is not None
        board = self._acting()
        board.score = max(0, board.score - sum(PENALTIES[: len(board.floor)]))
        self.lid += [tile for tile in board.floor if tile != "marker"]
        board.floor = []
        self.actor = (self.actor + 1) % self.seats
        if self.actor == self._next_starter():
            self._end_round()

    def _end_round(self) -> None:
        """AZ-30, AZ-32, AZ-33, AZ-40: another round, or the end."""
        if not self._is_over():
            self.started_by = self._next_starter()
            self.phase = "deal"
            return
        self.phase = "over"
        for board in self.boards:
            board.score += 2 * board.complete_rows() + 7 * board.complete_columns() + 10 * board.complete_colours()

    def _is_over(self) -> bool:
        if any(board.complete_rows() for board in self.boards):
            return True
        if not self.bag and not self.lid:
            self.happened["AZ-32 no tile to lay out"] += 1
            return True
        if not self.some_wall_can_grow():
            self.happened["AZ-33 no wall can grow"] += 1
            return True
        return False

    def some_wall_can_grow(self) -> bool:
        """AZ-33: whether loose tiles can complete a line whose tile has a cell, spilling other lines on the way."""
        loose = self.bag + self.lid
        lines = {(seat, n): list(self.boards[seat].lines[n - 1]) for seat in range(self.seats) for n in range(1, 6)}
        while True:
            before = len(loose)
            for (seat, number), lying in lines.items():
                board = self.boards[seat]
                for colour in COLOURS:
                    enough = loose.count(colour) >= number - len(lying)
                    if not enough or not board.takes(number, colour, lying):
                        continue
                    if board.cells(number - 1, colour, self.side):
                        return True
                    # Completed, the line spills: its tiles are loose again, and it takes other colours.
                    loose += lying
                    lying.clear()
            if len(loose) == before:
                return False

    def scores(self) -> tuple[int, ...]:
        return tuple(board.score for board in self.boards)

    def winners(self) -> tuple[int, ...]:
        """AZ-42: most points, then most complete rows, then all who are still level."""
        if self.phase != "over":
            return ()
        most = max(self.scores())
        leaders = [seat for seat, board in enumerate(self.boards) if board.score == most]
        rows = max(self.boards[seat].complete_rows() for seat in leaders)
        return tuple(seat for seat in leaders if self.boards[seat].complete_rows() == rows)

    def position(self) -> dict[str, Any]:
        """Everything on the table as a plain object."""
        shown = {
            "side": self.side,
            "round": self.round,
            "phase": self.phase,
            "to_act": self.to_act(),
            "displays": [in_order(display) for display in self.displays],
            "centre": in_order(self.centre),
            "marker": "centre" if self.marker is None else self.marker,
            "boards": [shown_board(board) for board in self.boards],
            "bag": {colour: self.bag.count(colour) for colour in COLOURS},
            "lid": {colour: self.lid.count(colour) for colour in COLOURS},
            "started_by": self.started_by,
        }
        return shown | ({"winners": list(self.winners())} if self.phase == "over" else {})


def in_order(tiles: list[str]) -> list[str]:
    """Returns tiles sorted by colour, where their order has no meaning."""
    return sorted(tiles, key=COLOURS.index)


def shown_board(board: Board) -> dict[str, Any]:
    lines = [{"colour": line[0] if line else None, "count": len(line)} for line in board.lines]
    return {"score": board.score, "lines": lines, "wall": [list(row) for row in board.wall], "floor": list(board.floor)}


def from_position(given: dict[str, Any]) -> SlowAzul:
    """Returns a slow table with this position on it, played on to the next choice."""
    slow = SlowAzul(given["side"], len(given["boards"]), given["started_by"])
    slow.round, slow.phase = given["round"], given["phase"]
    slow.displays = [list(display) for display in given["displays"]]
    slow.centre = list(given["centre"])
    slow.marker = None if given["marker"] == "centre" else given["marker"]
    slow.bag = [colour for colour, count in given["bag"].items() for _ in range(count)]
    slow.lid = [colour for colour, count in given["lid"].items() for _ in range(count)]
    slow.actor = given["to_act"] if given["to_act"] is not None else given["started_by"]
    for board, shown in zip(slow.boards, given["boards"], strict=True):
        board.score = shown["score"]
        board.lines = [[line["colour"]] * line["count"] for line in shown["lines"]]
        board.wall = [list(row) for row in shown["wall"]]
        board.floor = list(shown["floor"])
    if slow.phase == "offer" and not slow.centre and not any(slow.displays):
        slow._begin_tiling()
    if slow.phase == "tiling":
        slow._tile_walls()
    return slow
