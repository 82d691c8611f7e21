"""Cross Rummy as numbers: every listed move has a number of its own, and lays say what they take."""

from collections import Counter
from random import Random

from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.cross_rummy import tensor
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.layout import unpack
from bordspil.games.cross_rummy.rules.notation import Draw, Lay, Pass, PlayDraw3, Skip, Take
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.rules.tiles import KINDS


def states(seats: int, seed: int, most: int = 60) -> list[State]:
    found: list[State] = []
    rng, table = Random(seed), Table(game, {}, seats, Chance.of(seed))
    while table.to_act() is not None and len(found) < most:
        found.append(table.state)
        table.play(None, rng.choice(list(game.moves(table.state))))
    return found


def test_listed_moves_have_numbers_of_their_own() -> None:
    met = set()
    for seats in game.seats:
        for state in states(seats, seats):
            moves = list(game.moves(state))
            numbers = tensor.numbers(state, moves)
            assert len(set(numbers)) == len(moves)
            assert 0 <= min(numbers) <= max(numbers) < tensor.actions(seats, {})
            met |= {type(move) for move in moves}
            for part in tensor.action_parts(seats, {}):
                for number, move in zip(numbers, moves, strict=True):
                    assert (part.first <= number < part.first + part.count) == (part.name == name_of(move))
    assert {Take, Draw, Lay} <= met


def name_of(move: object) -> str:
    match move:
        case Take():
            return "take"
        case Draw():
            return "draw"
        case PlayDraw3():
            return "draw three"
        case Skip():
            return "skip"
        case Lay():
            return "lay"
        case Pass(kinds):
            return ("pass nothing", "pass one", "pass")[len(kinds)]
        case _:
            return "pass two"


def test_every_pair_has_a_number() -> None:
    state = states(2, 1)[0]
    pairs = [Pass((a, b)) for b in range(KINDS) for a in range(b + 1)]
    assert tensor.numbers(state, pairs) == list(range(tensor.PASS_PAIR, tensor.LAY))


def test_draw_three_counts_seats_from_the_mover() -> None:
    state = next(state for state in states(4, 3) if state.actor == 2)
    numbers = tensor.numbers(state, [PlayDraw3(3), PlayDraw3(0), PlayDraw3(1)])
    assert numbers == [tensor.PLAY_DRAW3, tensor.PLAY_DRAW3 + 1, tensor.PLAY_DRAW3 + 2]


def test_the_observation_has_the_tiles_of_lays_and_the_squares_of_the_table() -> None:
    laid = 0
    for state in states(3, 2):
        if state.stage != "turn":
            continue
        seat = state.actor
        seen = tensor.observe(game.view(state, seat), seat)
        at = {part.name: seen[part.first : part.first + part.count].tolist() for part in tensor.PARTS}
        before = Counter(kind for *_, kind in unpack(state.table))
        assert at["rack"] == [state.racks[seat].count(kind) for kind in range(KINDS)]
        assert at["table"] == [before[kind] for kind in range(KINDS)]
        assert sum(map(bool, at["grid"])) + at["outside"][0] == before.total()
        lays = [move for move in game.moves(state) if isinstance(move, Lay)]
        for number in range(tensor.LAYS):
            after = Counter(kind for *_, kind in lays[number].tiles) if number < len(lays) else before
            assert at["lays"][KINDS * number :][:KINDS] == [after[kind] - before[kind] for kind in range(KINDS)]
        laid += len(lays)
        other = tensor.observe(game.view(state, (seat + 1) % 3), (seat + 1) % 3)
        assert not other[tensor.LAID : tensor.GRID].any()
    assert laid
