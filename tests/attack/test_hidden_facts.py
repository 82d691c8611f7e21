"""Hidden facts change no byte of a message: pairs of games are compared that differ only in what a viewer cannot see.

At points of random games the hidden part of the state is dealt anew. Everything the server would send the viewer is
then encoded for both states and compared byte by byte: the view, the list of moves, the events of a move, scores,
refusals of wrong moves, and whether an undo would be allowed. tests/server/table/test_noninterference.py compares the
messages over real sockets, and their order.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Game, Refusal, Seat
from bordspil.core.table import Table
from games.many import any_kind
from games.walks import walk
from server.table.test_noninterference import Leaky

POINTS = 4  # of a game, about so many are looked at
TOGETHER = 20  # games in one task
encode = msgspec.json.Encoder(enc_hook=str).encode


def told(game: Game, state: Any, seat: Seat | None) -> bytes:
    """Returns everything that the messages about a position hold."""
    actor = game.to_act(state)
    moves = [game.notation.to_object(move) for move in game.moves(state)] if seat is not None and seat == actor else []
    complete = game.complete(state) if moves else True
    winners = list(game.winners(state))
    return encode([game.view(state, seat), actor, moves, complete, list(game.standing(state)), winners])


def told_of_move(game: Game, state: Any, move: Any, seat: Seat | None) -> tuple[bytes, Any]:
    """Returns everything that is sent of a move, or its refusal, and the state after it."""
    try:
        after = game.play(state, move)
    except Refusal as refusal:
        return encode(["refused", refusal.key, refusal.rule, refusal.details]), None
    return encode([[drawn(event) for event in game.events(state, move, seat)], game.reveals(state, move)]), after


def drawn(event: dict[str, Any]) -> dict[str, Any]:
    """Returns an event as it is compared: the order of drawn cards shows, but the hand is the same either way."""
    return event | {"cards": sorted(event["cards"])} if event.get("event") == "draw" and "cards" in event else event


def goes_on(game: Game, after: Any) -> bool:
    """Returns whether a seat acts after a move; where chance draws or all is shown, the two games differ rightly."""
    actor = game.to_act(after)
    return actor is not None and actor >= 0


def differences(game: Game, state: Any, move: Any, seats: int, rng: Random) -> Iterator[str]:
    """Yields a leak at one point of a game for each comparison; `""` where a comparison finds none."""
    for seat in (None, *range(seats)):
        other = game.determinize(game.view(state, seat), rng)
        yield "" if told(game, state, seat) == told(game, other, seat) else f"the position, seen by {seat}"
        if seat == game.to_act(state):  # the viewer tries moves: what is refused, and how, must tell nothing either
            one, after = told_of_move(game, state, move, seat)
            two, there = told_of_move(game, other, move, seat)
        else:  # another seat moves: both worlds must allow it and look alike after it
            try:
                after, there = game.play(state, move), game.play(other, move)
            except Refusal:
                continue
            one, two = (told_of_move(game, world, move, seat)[0] for world in (state, other))
        if after is not None and there is not None:
            if not (goes_on(game, after) and goes_on(game, there)):
                continue
            if game.view(after, seat) != game.view(there, seat):
                continue
        yield "" if one == two else f"the move {game.notation.write(move)}, seen by {seat}"


def compare(game: Game, options: dict[str, Any], seats: int, number: int) -> int:
    """Plays one random game; returns how many comparisons were made."""
    rng, count = Random(number), 0
    table = Table(game, options, seats, Chance.of(number))
    for step, (state, _, move) in enumerate(walk(game, table, number)):
        if rng.random() * (step + 1) < POINTS / 2:
            for difference in differences(game, state, move, seats, rng):
                assert not difference, (
                    f"game {number}: {game.id}, {seats} seats, {options}: {difference} tells too much"
                )
                count += 1
    return count


def compare_some(first: int, count: int) -> int:
    """Compares a number of games of all kinds."""
    compared = 0
    for number in range(first, first + count):
        name, seats, options = any_kind(number)
        compared += compare(games.load(name), options, seats, number)
    return compared


def test_no_hidden_fact_shows_in_any_message(
    size: Callable[[int, int], int], report: Callable[[str, str], None]
) -> None:
    count = size(40, 10_000)
    with ProcessPoolExecutor(size(1, os.cpu_count() or 1)) as pool:
        parts = [pool.submit(compare_some, first, TOGETHER) for first in range(0, count, TOGETHER)]
        compared = sum(part.result() for part in parts)
    assert compared > 20 * count
    report(f"{count:,} games in pairs that differ in what is hidden", f"0 of {compared:,} comparisons told anything")


def test_a_game_that_tells_too_much_is_noticed() -> None:
    with pytest.raises(AssertionError, match="tells too much"):
        for number in range(20):  # two deals may be the same by chance
            compare(Leaky(), {}, 2, number)
