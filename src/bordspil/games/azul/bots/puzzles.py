"""Puzzles of Azul: takes of experts' games that no other comes near, and what they bring by the end of the round."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, agree
from bordspil.core.kernel import generator
from bordspil.core.puzzle import Puzzle
from bordspil.games.azul.bots import expert, levels
from bordspil.games.azul.bots.weights import weights
from bordspil.games.azul.game import AzulState, game
from bordspil.games.azul.rules import layout
from bordspil.games.azul.rules.notation import DECODED, encode, write
from bordspil.search.clear_best import Finder
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher

SEATS, PUPIL = 2, 0
FULL, QUICK = 14, 300  # tiles on offer with which nothing is clear yet, and simulations for a move there
LINE = 3_000  # simulations for each move of the line that shows what a move leads to
DEALS = 8  # tried where a move ends the round
SHOWN = 4  # moves after the wrong one that are shown
LEAST = 3  # points that the difference by the end of the round must make, or there is little to say
SEATS_WORDS = (("tiles", "floor", "bonus"), ("deny", "force", "spoil"))  # of the pupil's board, and of the other's


class Line(Struct, frozen=True):
    """What a move leads to when both go on as the expert does: the moves, and what the end of the round brought."""

    moves: tuple[str, ...]
    points: tuple[Counter[str], Counter[str]]  # of each seat: for tiles on the wall, the floor, bonuses
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def total(self, seat: int) -> int:
        """Returns the points of a seat in this round."""
        return sum(self.points[seat].values())


@cache
def searcher() -> Searcher:
    """Returns the expert's search."""
    return Searcher(expert.program())


def search(state: AzulState, simulations: int, seed: int) -> Result:
    """Searches as the expert does, with other dice."""
    how = expert.evaluator(weights(SEATS, bool(state["grey"][0])), True)
    return searcher().search(state, how, Budget(simulations=simulations), generator(seed))


def chance(state: AzulState, seat: int, simulations: int, seed: int) -> float:
    """Returns the chance of a seat to win; where a deal is next, the mean over several."""
    to_act = game.to_act(state)
    if to_act is None:
        winners = game.winners(state)
        return (seat in winners) / len(winners)
    if to_act == NATURE:
        dealt = (game.play(state, game.sample(state, Chance.of(f"puzzle {seed} {deal}"))) for deal in range(DEALS))
        return sum(chance(after, seat, simulations // DEALS, seed) for after in dealt) / DEALS
    return search(state, simulations, seed).root_value[4 + seat]


def step(state: AzulState, move: int) -> AzulState:
    """Returns the state after a move of a player."""
    return game.play(state, DECODED[move])


def same(state: AzulState, move: int) -> tuple[int, ...]:
    """Returns what a take is to a player: displays with the same tiles are one."""
    source = move // 30
    return int(state["sources"][0][source]), move % 30, int(source == layout.CENTRE)


FINDER = Finder(search, chance, step, same)


def find(deal: int) -> Iterator[Puzzle]:
    """Yields the puzzles of one game of experts."""
    dice, state = Chance.of(f"puzzles {deal}"), game.start(agree(game, {}, SEATS), SEATS)
    while (seat := game.to_act(state)) is not None:
        if seat == NATURE:
            state = game.play(state, game.sample(state, dice))
            continue
        if sum(map(layout.tiles, state["sources"][0])) > FULL:
            state = step(state, search(state, QUICK, deal).best)
            continue
        found, best = FINDER.at_first_sight(state, deal)
        if best is not None and (puzzle := make(turned(state), found, deal)) is not None:
            yield puzzle
        state = step(state, found.best)


def turned(state: AzulState) -> AzulState:
    """Returns the position as the pupil's: the seats change places where the other one is to act."""
    position = game.position(state)
    if position["to_act"] == PUPIL:
        return state
    turned = {name: position[name] for name in ("marker", "started_by")}
    turned = {name: value if value in ("centre", None) else 1 - value for name, value in turned.items()}
    turned |= {"to_act": PUPIL, "boards": position["boards"][::-1]}
    return game.set_up(position | turned, agree(game, {}, SEATS), SEATS)


def ranked(state: AzulState) -> list[int]:
    """Returns the moves as they look at once, the best first; one of each kind."""
    moves = game.moves(state)
    numbers = [encode(move) for move in moves]  # type: ignore[arg-type]
    scores = levels.scores(state, moves)  # type: ignore[arg-type]
    order = sorted(range(len(moves)), key=lambda number: -scores[number])
    return list({same(state, numbers[number]): numbers[number] for number in reversed(order)}.values())[::-1]


def make(state: AzulState, found: Result, deal: int) -> Puzzle | None:
    """Returns the puzzle of a position where a long search confirms the short one and there is something to say."""
    looks = ranked(state)
    kinds = [same(state, move) for move in looks]
    place = kinds.index(same(state, found.best))
    wrong = next(move for move in looks if same(state, move) != same(state, found.best))
    clear = FINDER.confirm(state, PUPIL, found, [wrong], deal + 1)
    if clear is None:
        return None
    one, other = follow(state, clear.best, deal), follow(state, wrong, deal)
    if (told := reason_of(one, other)) is None:
        return None
    reason, facts = told
    return Puzzle(
        deal=deal,
        grade=1 if place == 0 else 2 if place < 4 else 3,
        reason=reason,
        facts=facts,
        position=game.position(state),
        best=write(DECODED[clear.best]),
        right=tuple(write(DECODED[move]) for move in clear.same),
        wrong=write(DECODED[wrong]),
        reply=other.moves[1 : 1 + SHOWN],
        is_proven=bool(one.winners) and bool(other.winners) and search(state, FINDER.look, deal).is_solved,
    )


def still_best(puzzle: Puzzle, seed: int) -> bool:
    """Returns whether a search with other dice finds the same move, well ahead of the natural wrong one."""
    state = game.set_up(puzzle.position, agree(game, dict(puzzle.options), SEATS), SEATS)
    best, wrong = (encode(game.notation.read(text)) for text in (puzzle.best, puzzle.wrong))  # type: ignore[arg-type]
    found = search(state, FINDER.look, seed)
    ahead = FINDER.after(state, best, PUPIL, seed) - FINDER.after(state, wrong, PUPIL, seed)
    return same(state, found.best) == same(state, best) and ahead > 0.1


def follow(state: AzulState, move: int, seed: int) -> Line:
    """Plays a move and then the expert's moves to the end of the round."""
    moves, points = [], (Counter[str](), Counter[str]())
    while True:
        moves.append(write(DECODED[move]))
        for event in game.events(state, DECODED[move], None):
            if (kind := {"tile": "tiles"}.get(event["event"], event["event"])) in SEATS_WORDS[0]:
                points[event["seat"]][kind] += event["points"]
        state = step(state, move)
        if game.to_act(state) in (None, NATURE):
            return Line(tuple(moves), points, game.scores(state), game.winners(state))
        move = search(state, LINE, seed).best


def reason_of(one: Line, other: Line) -> tuple[str, dict[str, int]] | None:
    """Returns why the one move is better, by what the round brings after each, with the numbers that show it."""
    me, you = PUPIL, 1 - PUPIL
    differences = {}
    for word, name in zip(("tiles", "floor", "bonus"), SEATS_WORDS[me], strict=True):
        differences[name] = (
            one.points[me][word] - other.points[me][word],
            one.points[me][word],
            other.points[me][word],
        )
    for word, name in zip(("tiles", "floor", "bonus"), SEATS_WORDS[you], strict=True):
        here, there = one.points[you][word], other.points[you][word]
        differences[name] = (there - here, here, there)
    facts: dict[str, Any] = {"mine": one.total(me), "theirs": one.total(you)}
    facts |= {"mine_else": other.total(me), "theirs_else": other.total(you)}
    if one.winners and other.winners:
        if you in one.winners or you not in other.winners:
            return None
        facts |= {"mine": one.scores[me], "theirs": one.scores[you]}
        facts |= {"mine_else": other.scores[me], "theirs_else": other.scores[you]}
    elif one.winners or other.winners:
        return _ending(one, other)
    name = max(differences, key=lambda name: differences[name][0])
    total = sum(difference for difference, _, _ in differences.values())
    if differences[name][0] < LEAST - 1 or total < LEAST:
        return None
    facts |= {"here": abs(differences[name][1]), "there": abs(differences[name][2])}
    return f"last-{name}" if one.winners else name, facts


def _ending(one: Line, other: Line) -> tuple[str, dict[str, int]] | None:
    """AZ-40: returns the reason where only one of two moves lets the game end: to end it, or not to."""
    line = one if one.winners else other
    facts = {"mine": line.scores[PUPIL], "theirs": line.scores[1 - PUPIL]}
    is_won = line.winners == (PUPIL,)
    if one.winners:
        return ("end", facts) if is_won else None
    return ("go-on", facts) if not is_won else None
