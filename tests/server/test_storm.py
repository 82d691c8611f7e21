"""A short storm over two servers, PostgreSQL and NATS; python tests/server/storm.py makes a long one at 100 tables."""

import asyncio

from server.storm import Storm


def test_whatever_is_killed_or_cut_off_nothing_is_lost_and_play_goes_on() -> None:
    storm = Storm(tables=4, servers=2, pace=0.3)
    try:
        found = asyncio.run(storm.run(rounds=1, patience=30))  # a busy machine is slow; the long one allows 10 seconds
        acknowledged, moves = storm.check()
    finally:
        storm.close()
    assert len(found) == 4
    assert moves >= acknowledged > 40
