"""The position of Azul as the protocol shows it, and the way back into a record. Nothing in Azul is hidden."""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType

from bordspil.core.game import ImpossiblePosition, Options
from bordspil.core.value import Value
from bordspil.games.azul.rules import layout, offer, tiling
from bordspil.games.azul.rules.notation import COLOUR_NAMES

Colour = Literal["blue", "yellow", "red", "black", "white"]
Count = Annotated[int, Meta(ge=0, le=100)]
PHASES = ("first", "deal", "offer", "tiling", "over")
NUMBER = {name: number for number, name in enumerate(COLOUR_NAMES)}
CELLS: tuple[Any, ...] = (None, *COLOUR_NAMES)  # a wall cell by its number in the record
SPACES: tuple[Any, ...] = (None, *COLOUR_NAMES, "marker")  # a floor space likewise


class Line(Struct, frozen=True):
    """A pattern line."""

    colour: Colour | None = None
    count: Count = 0


class Board(Value, frozen=True):
    """A player board."""

    score: Annotated[int, Meta(ge=0, le=100_000)]
    lines: list[Line]
    wall: list[list[Colour | None]]
    floor: list[Colour | Literal["marker"]]


class Small(Value, frozen=True):
    """AZ-60 to AZ-62: what makes a small game small."""

    colours: Literal[3, 5] = 5
    tiles: Annotated[int, Meta(ge=1, le=20)] = layout.TILES_PER_COLOUR
    rounds: Annotated[int, Meta(ge=0)] = 0


class Position(Value, frozen=True):
    """All that lies on the table; every seat and every spectator sees the same."""

    side: Literal["coloured", "grey"]
    round: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    phase: Literal["first", "deal", "offer", "tiling", "over"]
    to_act: Annotated[int, Meta(ge=0)] | None
    displays: list[list[Colour]]
    centre: list[Colour]
    marker: Annotated[int, Meta(ge=0)] | Literal["centre"]
    boards: list[Board]
    bag: dict[Colour, Count]
    lid: dict[Colour, Count]
    started_by: Annotated[int, Meta(ge=0)] | None
    winners: list[int] | UnsetType = UNSET
    small: Small | UnsetType = UNSET


def small_of(options: Options) -> Small:
    """Returns what options make small."""
    whole = Small()
    colours, tiles = options.get("colours", whole.colours), options.get("tiles", whole.tiles)
    return Small(colours, tiles, options.get("rounds", whole.rounds))


def colours_of(position: Position) -> int:
    """AZ-60: returns how many colours are in the game."""
    return layout.COLOURS if position.small is UNSET else position.small.colours


def unpack(packed: int) -> list[int]:
    """Returns five packed counts, one per colour."""
    return [int(packed) >> 8 * colour & 255 for colour in range(5)]


@cache
def _tiles(packed: int) -> tuple[Any, ...]:
    return tuple(COLOUR_NAMES[colour] for colour, count in enumerate(unpack(packed)) for _ in range(count))


@cache
def _line(colour: int, count: int) -> Line:
    return Line(COLOUR_NAMES[colour] if count else None, count)  # type: ignore[arg-type]


def _counts(packed: int) -> dict[Any, int]:
    return dict(zip(COLOUR_NAMES, unpack(packed), strict=True))


def winners(g: Any) -> list[int]:
    """AZ-42: returns the seats with most points, and as tie-break most complete rows; they share the victory."""
    if g["phase"] != layout.OVER:
        return []
    results = [(int(g["score"][seat]), int(tiling.complete_rows(g, seat))) for seat in range(g["seats"])]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def show(state: np.ndarray) -> Position:
    """Returns the position in a record."""
    g = dict(zip(layout.FIELDS.names or (), state.view(np.ndarray).tolist()[0], strict=True))
    phase, seats, sources = g["phase"], g["seats"], g["sources"].tolist()
    return Position(
        side="grey" if g["grey"] else "coloured",
        round=g["round_number"],
        phase=PHASES[phase],  # type: ignore[arg-type]
        to_act=g["actor"] if phase in (layout.OFFER, layout.TILING) else None,
        displays=[list(_tiles(packed)) for packed in sources[: 2 * seats + 1]],
        centre=list(_tiles(sources[layout.CENTRE])),
        marker="centre" if g["marker"] == layout.NOBODY else g["marker"],
        boards=[_board(g, seat) for seat in range(seats)],
        bag=_counts(g["bag"]),
        lid=_counts(g["lid"]),
        started_by=None if g["started_by"] == layout.NOBODY else g["started_by"],
        winners=winners(state[0]) if phase == layout.OVER else UNSET,
        small=_small(g),
    )


def _small(g: Any) -> Small | UnsetType:
    """Returns what makes a game small; nothing where nothing does."""
    small = Small(int(g["colours"]), int(g["tiles"]), int(g["last_round"]))  # type: ignore[arg-type]
    return UNSET if small == Small() else small


def _board(g: dict[str, Any], seat: int) -> Board:
    counts, colours, wall = g["count"][seat].tolist(), g["colour"][seat].tolist(), g["wall"][seat].tolist()
    floor = int(g["floor"][seat])
    return Board(
        score=int(g["score"][seat]),
        lines=[_line(colour, count) for colour, count in zip(colours, counts, strict=True)],
        wall=[[CELLS[cell] for cell in wall[row : row + 5]] for row in range(0, 25, 5)],
        floor=[SPACES[floor >> 4 * space & 15] for space in range(int(g["fallen"][seat]))],
    )


def parse(given: Any) -> Position:
    """Returns a position from plain objects; names the field that is wrong."""
    try:
        return msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition("position-shape", problem=str(error)) from None


def lay_out(position: Position, side: str, seats: int, small: Small) -> np.ndarray:
    """Returns the record of a position; refuses one that breaks the counts or the rules."""
    _check_table(position, side, seats)
    if (position.small or Small()) != small:
        raise ImpossiblePosition("position-shape", problem="small")
    state = np.zeros(1, layout.STATE)
    g = state[0]
    layout.set_up(g, seats, int(side == "grey"), layout.NOBODY)
    layout.shrink(g, small.colours, small.tiles, small.rounds)
    for display, colours in enumerate(position.displays):
        _offer(g, display, colours)
    _offer(g, layout.CENTRE, position.centre)
    for seat, board in enumerate(position.boards):
        _lay_lines_and_wall(g, seat, board)
        _lay_floor(g, seat, board)
        g["score"][seat] = board.score
    g["bag"], g["lid"] = _pack(position.bag), _pack(position.lid)
    g["round_number"] = position.round
    g["phase"] = PHASES.index(position.phase)
    g["marker"] = layout.NOBODY if position.marker == "centre" else position.marker
    g["started_by"] = layout.NOBODY if position.started_by is None else position.started_by
    g["actor"] = (
        position.to_act if position.phase in ("offer", "tiling") and position.to_act is not None else _starter(g)
    )
    _check_counts(position, small)
    _check_marker(position)
    _check_phase(g, position)
    return state


def _starter(g: Any) -> int:
    """AZ-10: returns the seat that starts the coming round: known at a deal; at the end the holder of the marker."""
    return int(offer.next_starter(g)) if g["phase"] == layout.OVER else int(g["started_by"])


def _pack(counts: dict[Any, int]) -> int:
    return sum(count << 8 * NUMBER[colour] for colour, count in counts.items())


def _offer(g: Any, source: int, colours: list[Colour]) -> None:
    for colour in colours:
        g["sources"][source] += 1 << 8 * NUMBER[colour]
        g["offered"] |= 1 << (12 * NUMBER[colour] + source)


def _check_table(position: Position, side: str, seats: int) -> None:
    if position.side != side:
        raise ImpossiblePosition("position-side", "AZ-5", side=side)
    if len(position.boards) != seats:
        raise ImpossiblePosition("position-boards", "AZ-1", seats=seats)
    if len(position.displays) != 2 * seats + 1:
        raise ImpossiblePosition("position-displays", "AZ-2", displays=2 * seats + 1)
    for number, display in enumerate(position.displays):
        if len(display) > 4:
            raise ImpossiblePosition("position-display-full", "AZ-10", display=number)
    for field in ("to_act", "marker", "started_by"):
        seat = getattr(position, field)
        if isinstance(seat, int) and seat >= seats:
            raise ImpossiblePosition("position-seat", "AZ-1", field=field)
    for seat, board in enumerate(position.boards):
        if len(board.lines) != 5 or len(board.wall) != 5 or any(len(row) != 5 for row in board.wall):
            raise ImpossiblePosition("position-board-shape", "AZ-3", seat=seat)
        if len(board.floor) > layout.FLOOR_SPACES:
            raise ImpossiblePosition("position-floor-full", "AZ-3", seat=seat)


def _lay_lines_and_wall(g: Any, seat: int, board: Board) -> None:
    for row, cells in enumerate(board.wall):
        for column, name in enumerate(cells):
            if name is not None:
                _lay_on_wall(g, seat, row, column, NUMBER[name])
    for row, line in enumerate(board.lines):
        if row < g["colours"]:
            tiling.empty_line(g, seat, row)
        if (line.colour is None) != (line.count == 0) or line.count > row + 1:
            raise ImpossiblePosition("position-line", "AZ-12", seat=seat, line=row + 1)
        if line.colour is not None:
            if not g["open"][seat] >> (6 * NUMBER[line.colour] + row) & 1:
                raise ImpossiblePosition("position-line-colour", "AZ-13", seat=seat, line=row + 1)
            offer.put(g, seat, row, NUMBER[line.colour], line.count)


def _lay_on_wall(g: Any, seat: int, row: int, column: int, colour: int) -> None:
    wide = int(g["colours"])
    if max(row, column, colour) >= wide or (not g["grey"] and column != (colour + row) % wide):
        raise ImpossiblePosition("position-wall-colour", "AZ-4", seat=seat, row=row + 1, column=column + 1)
    if g["row_colours"][seat] >> (5 * row + colour) & 1 or g["column_colours"][seat] >> (5 * column + colour) & 1:
        raise ImpossiblePosition("position-wall-twice", "AZ-51", seat=seat, row=row + 1, column=column + 1)
    tiling.cover(g, seat, row, column, colour)


def _lay_floor(g: Any, seat: int, board: Board) -> None:
    for tile in board.floor:
        if tile == "marker":
            offer.take_marker(g, seat)
        else:
            offer.fall(g, seat, NUMBER[tile], 1)


def _check_counts(position: Position, small: Small) -> None:
    lying = {name: position.bag.get(name, 0) + position.lid.get(name, 0) for name in COLOUR_NAMES}  # type: ignore[call-overload]
    groups: list[list[Any]] = [*position.displays, position.centre]
    for board in position.boards:
        groups += [*board.wall, board.floor, *([line.colour] * line.count for line in board.lines)]
    for number, name in enumerate(COLOUR_NAMES):
        lying[name] += sum(group.count(name) for group in groups)
        tiles = small.tiles if number < small.colours else 0
        if lying[name] != tiles:
            raise ImpossiblePosition("position-tiles", "AZ-1", colour=name, count=lying[name], tiles=tiles)


def _check_marker(position: Position) -> None:
    """AZ-11, AZ-16: refuses a marker that lies anywhere but in the centre or with its holder.

    It lies on its holder's floor until that floor is cleared, unless the floor is full.
    """
    for seat, board in enumerate(position.boards):
        lying = board.floor.count("marker")
        if lying > (seat == position.marker):
            raise ImpossiblePosition("position-marker", "AZ-11", seat=seat)
        if position.phase == "offer" and seat == position.marker and not lying and len(board.floor) < 7:
            raise ImpossiblePosition("position-marker", "AZ-16", seat=seat)


def _check_phase(g: Any, position: Position) -> None:
    """AZ-17, AZ-24, AZ-53: refuses what may not lie where it does in this phase."""
    if position.phase in ("offer", "tiling") and position.to_act is None:
        raise ImpossiblePosition("position-shape", problem="to_act")
    if position.phase not in ("first", "deal") and (position.round < 1 or position.started_by is None):
        raise ImpossiblePosition("position-shape", problem="round, started_by")
    if position.phase == "deal" and position.started_by is None:
        raise ImpossiblePosition("position-shape", problem="started_by")
    if position.phase == "deal" and not g["bag"] + g["lid"]:
        raise ImpossiblePosition("position-nothing-to-deal", "AZ-32")
    if position.phase != "offer" and g["offered"]:
        raise ImpossiblePosition("position-offer-open", "AZ-17")
    if position.phase in ("first", "deal", "over"):
        _check_resolved(g, range(g["seats"]))
    if position.phase == "tiling":
        if position.side == "coloured":
            raise ImpossiblePosition("position-no-choice", "AZ-53")
        first, seats = int(offer.next_starter(g)), int(g["seats"])
        before = (int(g["actor"]) - first) % seats
        _check_resolved(g, [(first + step) % seats for step in range(before)])


def _check_resolved(g: Any, seats: Any) -> None:
    for seat in seats:
        if g["full"][seat] or g["fallen"][seat]:
            raise ImpossiblePosition("position-unresolved", "AZ-24", seat=seat)
