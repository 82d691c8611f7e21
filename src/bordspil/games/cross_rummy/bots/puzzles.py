"""Puzzles of Cross Rummy: tables on which more tiles of a rack go than one sees at first, and no more than that."""

from collections.abc import Iterator

from msgspec.structs import replace

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, agree
from bordspil.core.puzzle import Puzzle
from bordspil.games.cross_rummy.bots import levels
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules import sampling
from bordspil.games.cross_rummy.rules.laying import Problem, problem_of, solves
from bordspil.games.cross_rummy.rules.notation import Lay, write
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.solver import bound, largest_lay
from bordspil.games.cross_rummy.solver.largest_lay import Layout

SEATS, PUPIL = 2, 0
PLAYERS = "skilled"  # the expert as it plays when it lays what it can: the others hold back racks of forty tiles
GLANCE, LOOK = 300, 4_000  # steps of the solver
PROOF = 1.0  # seconds for a proof that no more can be laid
MOST_RACK, MOST_TABLE = 14, 32  # tiles that one still overlooks
FEWEST, MOST = 3, 9  # tiles to lay
MOVED = 3  # old tiles that move in a puzzle of the second grade at most


def find(deal: int) -> Iterator[Puzzle]:
    """Yields the puzzles of one game, one for each table of a seat."""
    dice, state = Chance.of(f"puzzles {deal}"), game.start(agree(game, {}, SEATS), SEATS)
    players = [levels.make(PLAYERS, SEATS * deal + seat) for seat in range(SEATS)]
    seen = set()
    while (seat := game.to_act(state)) is not None:
        if seat == NATURE:
            state = game.play(state, game.sample(state, dice))
            continue
        is_new = state.table and (seat, state.table) not in seen
        if is_new and (puzzle := make(turned(state, seat), deal)) is not None:
            seen.add((seat, state.table))
            yield puzzle
        state = game.play(state, players[seat].choose(game.view(state, seat), Budget(simulations=GLANCE)))


def turned(state: State, seat: int) -> State:
    """Returns the position as the pupil's: the seats change places where the other one is to act."""
    if seat == PUPIL:
        return state
    return replace(state, actor=PUPIL, racks=state.racks[::-1], founded=state.founded[::-1])


def make(state: State, deal: int) -> Puzzle | None:
    """Returns the puzzle of a position where more can be laid than by adding to lines as they lie, provably no more."""
    view = game.view(state, PUPIL)
    if view.stage != "turn" or len(view.rack) > MOST_RACK or len(view.table) > MOST_TABLE:
        return None
    problem = problem_of(view)
    natural, laid = by_adding(state)
    glance = largest_lay.solve(problem, iterations=GLANCE, seed=deal)
    if glance is None or natural is None or not FEWEST <= glance.tiles <= MOST or glance.tiles <= laid:
        return None
    found = largest_lay.solve(problem, iterations=LOOK, seed=deal + 1) or glance
    if found.tiles < glance.tiles or not is_most(problem, found):
        return None
    is_all = found.tiles == len(view.rack)
    if not is_all and found.tiles - laid < 2 and not found.moved:
        return None
    best = Lay.of(found.table)
    return Puzzle(
        deal=deal,
        grade=1 if not found.moved else 2 if found.moved <= MOVED else 3,
        reason=("all" if is_all else "most") + ("-moved" if found.moved else ""),
        facts={"tiles": found.tiles, "moved": found.moved, "added": laid},
        position=game.position(state),
        best=write(best),
        goal={"racks": [len(view.rack) - found.tiles, view.racks[1 - PUPIL]]},
        wrong=write(natural),
        is_proven=True,
    )


def is_most(problem: Problem, found: Layout) -> bool:
    """Returns whether no Lay adds more tiles: no more could stand in any line, or an integer program says so."""
    tiles = len(solves(problem, found.table).added)
    return largest_lay.layable(problem) == tiles or bound.bound(problem, PROOF, tiles) == tiles


def by_adding(state: State) -> tuple[Lay | None, int]:
    """Returns what one lays who adds lines and tiles to the table as it lies, and how many tiles that are."""
    before, found = len(state.racks[PUPIL]), None
    while lays := sampling.sample_lays(problem_of(game.view(state, PUPIL))):
        found = max((Lay(table) for table in lays), key=lambda move: len(move.table))
        after = game.play(state, found)
        if not after.racks[PUPIL]:
            return found, before
        state = replace(after, actor=PUPIL, stage="turn")
    return found, before - len(state.racks[PUPIL])


def still_best(puzzle: Puzzle, seed: int) -> bool:
    """Returns whether a search with other dice finds no Lay of more tiles, and one of as many."""
    state = game.set_up(puzzle.position, agree(game, dict(puzzle.options), SEATS), SEATS)
    problem = problem_of(game.view(state, PUPIL))
    found = largest_lay.solve(problem, iterations=LOOK, seed=seed)
    return found is not None and found.tiles == puzzle.facts["tiles"] and is_most(problem, found)
