"""Bots in threads of one process: compiled searches release the lock, so each of them needs memory of its own."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError

import pytest

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of

THREADS = 4
MOVES = 6
# The strongest bots of every kind of search: they share all compiled code of their game.
BOTS = ("plain", "master", "expert")


def play(game_id: str, name: str, number: int, begin: Barrier | None = None) -> list[str]:
    """Returns the moves of a bot against itself from the middle of a game of its own; all threads start at `begin`."""
    game = games.load(game_id)
    table = Table(game, {}, 2, Chance.of(number))
    for _ in range(8):
        table.play(None, next(iter(game.moves(table.state))))
    bot = bots_of(game).make(name, number, table.options)
    played: list[str] = []
    for _ in range(MOVES):
        if (seat := table.to_act()) is None:
            break
        if begin is not None:
            with suppress(BrokenBarrierError):  # another game has ended
                begin.wait()
        move = bot.choose(game.view(table.state, seat), Budget(simulations=300))
        table.play(seat, move)
        played.append(game.notation.write(move))
    if begin is not None:
        begin.abort()
    return played


@pytest.mark.parametrize(
    ("game_id", "name"),
    [(game, name) for game in games.names() for name in BOTS if name in bots_of(games.load(game)).NAMES],
)
def test_bots_in_threads_play_as_they_do_alone(game_id: str, name: str) -> None:
    alone = [play(game_id, name, number) for number in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        begin = Barrier(THREADS)
        together = [pool.submit(play, game_id, name, number, begin) for number in range(THREADS)]
        assert [task.result() for task in together] == alone
