"""Puzzles of Blokus Shuffle without cards: placements of experts' games that no other comes near, and why."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from bordspil.core.bot import Budget
from bordspil.core.game import agree
from bordspil.core.kernel import generator
from bordspil.core.puzzle import Puzzle
from bordspil.games.blokus_shuffle.bots import expert, levels
from bordspil.games.blokus_shuffle.game import BlokusState, game
from bordspil.games.blokus_shuffle.rules import legal_moves
from bordspil.games.blokus_shuffle.rules import view as views
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES, decode, encode, write
from bordspil.games.blokus_shuffle.rules.pieces import PLACE_OF, SIDE, squares_of
from bordspil.games.blokus_shuffle.rules.state import COLOURS, PLACE
from bordspil.games.blokus_shuffle.rules.turns import PASS
from bordspil.games.blokus_shuffle.rules.view import Lying, board_of
from bordspil.search.clear_best import Finder
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher

SEATS, PUPIL = 2, 0
OPTIONS = {"cards": "none"}
OPENING = 8  # moves of each game that are chosen among the best few, since nothing is dealt
FEW = 4
FIRST = 16  # pieces on the board from which on there may be puzzles
GLANCE, LOOK, LINE = 500, 5_000, 200  # simulations
SHOWN = 2  # moves after the wrong one that are shown
NARROWER = 0.6  # of the placements are left where a way is closed
LEAST, SQUARES = 8, 3  # placements that are lost at least, and squares at the end


class Line(Struct, frozen=True):
    """What a move leads to when both go on as the expert does, to the end of the game."""

    moves: tuple[str, ...]
    own: int  # placements that the colour of the move has after the answer
    theirs: tuple[int, ...]  # placements of each of the other seat's colours after the move
    left: tuple[int, ...]  # squares of each seat at the end


@cache
def searcher() -> Searcher:
    """Returns the expert's search."""
    return Searcher(expert.program())


def search(state: BlokusState, simulations: int, seed: int) -> Result:
    """Searches as the expert does, with other dice."""
    how = expert.evaluator(expert.weights(SEATS, False))
    return searcher().search(state, how, Budget(simulations=simulations), generator(seed))


def chance(state: BlokusState, seat: int, simulations: int, seed: int) -> float:
    """Returns the chance of a seat to win."""
    if game.to_act(state) is None:
        winners = game.winners(state)
        return (seat in winners) / len(winners)
    return search(state, simulations, seed).root_value[COLOURS + seat]


def step(state: BlokusState, move: int) -> BlokusState:
    """Returns the state after a move of a player."""
    return game.play(state, decode(move))


def same(state: BlokusState, move: int) -> int:
    """Returns what a placement is to a player: no two are one."""
    return move


FINDER = Finder(search, chance, step, same, GLANCE, LOOK)


def find(deal: int) -> Iterator[Puzzle]:
    """Yields the puzzles of one game of experts."""
    rng, state = Random(deal), game.start(agree(game, OPTIONS, SEATS), SEATS)
    while game.to_act(state) is not None:
        lying = int(state["lying"][0])
        if lying < OPENING:
            moves = levels.logits(state, list(game.moves(state)))  # type: ignore[arg-type]
            best = sorted(range(len(moves)), key=lambda number: -moves[number])[:FEW]
            state = game.play(state, game.moves(state)[rng.choice(best)])
            continue
        found, clear = FINDER.at_first_sight(state, deal)
        if lying >= FIRST and clear is not None and (puzzle := make(*turned(state, found), deal)) is not None:
            yield puzzle
        state = step(state, found.best)


def turned(state: BlokusState, found: Result) -> tuple[BlokusState, Result]:
    """Returns a position and its search as the pupil's: where the other is to act, all turns by a quarter."""
    position = game.position(state)
    if position["to_act"] == PUPIL:
        return state, found
    earlier = {name: COLOUR_NAMES[number - 1] for number, name in enumerate(COLOUR_NAMES)}
    pieces = [
        Lying(earlier[piece["colour"]], piece["piece"], sorted(map(_turn, piece["squares"])))  # type: ignore[arg-type]
        for piece in position["pieces"]
    ]
    fields = {"to_act": PUPIL, "colour": earlier[position["colour"]], "pieces": to_builtins(pieces)}
    fields |= {"board": board_of(pieces, SIDE), "passes": [earlier[name] for name in position["passes"]]}
    moves = tuple(_turn_move(move) for move in found.moves)
    return game.set_up(position | fields, agree(game, OPTIONS, SEATS), SEATS), replace(found, moves=moves)


def _turn(square: tuple[int, int]) -> tuple[int, int]:
    """Returns a square after a quarter turn that brings the second colour's corner to the first's."""
    row, column = square
    return SIDE - 1 - column, row


def _turn_move(move: int) -> int:
    """Returns a placement after the same quarter turn."""
    return PASS if move == PASS else PLACE_OF[tuple(sorted(map(_turn, squares_of(move))))]


def make(state: BlokusState, found: Result, deal: int) -> Puzzle | None:
    """Returns the puzzle of a position where a long search confirms the short one and there is something to say."""
    moves = list(game.moves(state))
    scores = levels.scores(state, moves)  # type: ignore[arg-type]
    looks = [encode(moves[n]) for n in sorted(range(len(moves)), key=lambda n: -scores[n])]  # type: ignore[arg-type]
    place = looks.index(found.best)
    wrong = next(move for move in looks if move != found.best)
    clear = FINDER.confirm(state, PUPIL, found, [wrong], deal + 1)
    if clear is None:
        return None
    one, other = follow(state, clear.best, deal), follow(state, wrong, deal)
    if (told := reason_of(one, other)) is None:
        return None
    reason, facts = told
    return Puzzle(
        deal=deal,
        grade=1 if place < 2 else 2 if place < 12 else 3,
        reason=reason,
        facts=facts,
        position=game.position(state),
        options=OPTIONS,
        best=write(decode(clear.best)),
        wrong=write(decode(wrong)),
        reply=other.moves[1 : 1 + SHOWN],
    )


def still_best(puzzle: Puzzle, seed: int) -> bool:
    """Returns whether a search with other dice finds the same move, well ahead of the natural wrong one."""
    state = game.set_up(puzzle.position, agree(game, dict(puzzle.options), SEATS), SEATS)
    best, wrong = (encode(game.notation.read(text)) for text in (puzzle.best, puzzle.wrong))  # type: ignore[arg-type]
    ahead = FINDER.after(state, best, PUPIL, seed) - FINDER.after(state, wrong, PUPIL, seed)
    return search(state, LOOK, seed).best == best and ahead > 0.08


def follow(state: BlokusState, move: int, seed: int) -> Line:
    """Plays a move and then the expert's moves to the end of the game."""
    colour, moves = int(state["colour"][0]), [write(decode(move))]
    at = step(state, move)
    others = tuple(placements(at, other) for other in range(COLOURS) if other % SEATS != PUPIL)
    own = -1
    while game.to_act(at) is not None:
        reply = search(at, LINE, seed).best
        moves.append(write(decode(reply)))
        at = step(at, reply)
        if own < 0 and int(at["actor"][0]) == PUPIL:
            own = placements(at, colour)
    return Line(tuple(moves), max(own, 0), others, tuple(views.scores(at[0])))


def placements(state: BlokusState, colour: int) -> int:
    """Returns how many placements a colour would have if it were its turn."""
    asked = state.copy()
    asked["colour"], asked["actor"], asked["step"] = colour, colour % SEATS, PLACE
    numbers = np.empty(legal_moves.LONGEST_LIST, np.int32)
    count = legal_moves.list_moves(asked, numbers)
    return 0 if count == 1 and numbers[0] == PASS else int(count)


def reason_of(one: Line, other: Line) -> tuple[str, dict[str, int]] | None:
    """Returns why the one move is better: a way it closes or keeps open, or the squares left at the end."""
    mine, theirs = one.left
    mine_else, theirs_else = other.left
    facts: dict[str, Any] = {"mine": mine, "theirs": theirs, "mine_else": mine_else, "theirs_else": theirs_else}
    if mine - theirs > mine_else - theirs_else - SQUARES:
        return None  # the line does not show what the search says
    cuts = [(there - here, here, there) for here, there in zip(one.theirs, other.theirs, strict=True)]
    lost, here, there = max(cuts)
    if lost >= LEAST and here <= NARROWER * there:
        return "block", facts | {"here": here, "there": there}
    if one.own - other.own >= LEAST and other.own <= NARROWER * one.own:
        return "gate", facts | {"here": one.own, "there": other.own}
    if mine_else - mine >= SQUARES and mine_else - mine >= theirs - theirs_else:
        return "room", facts
    return ("squeeze", facts) if theirs - theirs_else >= SQUARES else None
