"""The figures can be taken: a small crowd plays the blank game and a real one."""

import asyncio

from bordspil import games
from bordspil.server.loadtest import bench, crowd


def test_a_small_crowd_plays_at_both_paces() -> None:
    async def play(served: bench.Served) -> tuple[float, list[float]]:
        micros = await bench._measure_moves(served, tables=2, moves=5)
        async with crowd.seated(served.address, games.names()[0], 3) as crowd_tables:
            return micros, await crowd.play_paced(crowd_tables, 1)

    with bench.serving() as served:
        micros, times = asyncio.run(play(served))
    assert micros > 0
    assert len(times) == 3 * crowd.SEATS
    assert all(seconds > 0 for seconds in times)
