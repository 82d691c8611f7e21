"""The subscriber that docs/extending.md shows is one file and one line, and works as it stands there."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bordspil.server.session.wire.requests import Start
from bordspil.server.table.commands.host import start
from bordspil.server.table.commands.moves import move
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.room import Room, Subscriber
from server.harness.rooms import FaultyStore, keep
from server.harness.situations import GAMES, NOW, PERSON_A, PERSON_B, A, first_move, seat_to_act, waiting

PAGE = Path(__file__).parents[2] / "docs" / "extending.md"
BLOCK = re.compile(r"<!-- (.+?) -->\n```python\n(.*?)```", re.DOTALL)


def blocks() -> dict[str, str]:
    return dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))


@pytest.fixture
def device() -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.settimeout(20)
        yield listening


def subscriber(device: socket.socket) -> Subscriber:
    """Returns the subscriber of the page, with a device of the test's own."""
    [(file, source)] = [(name, text) for name, text in blocks().items() if name.endswith(".py")]
    module = ModuleType(Path(file).stem)
    exec(compile(source, file, "exec"), module.__dict__)
    address, port = device.getsockname()
    line = blocks()["the line"].replace('"192.168.1.20"', repr(address)).replace("9750", str(port))
    (found,) = eval(line, {module.__name__: module})
    return found  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_a_device_hears_of_every_move(tmp_path: Path, device: socket.socket, game: str) -> None:
    async def play() -> Room:
        store, replays = FaultyStore(tmp_path / "tables.sqlite"), Replays()
        table = waiting(game, PERSON_A, PERSON_B)
        await keep(store, table)
        room = Room(table, store, replays, (subscriber(device),))
        await room.commit(start(room.snapshot, A, Start(), NOW))
        await room.commit(move(room.snapshot, seat_to_act(room.snapshot), first_move(room.snapshot), NOW))
        replays.close()
        await store.close()
        return room

    room = asyncio.run(play())
    heard: dict[str, Any] = json.loads(device.recv(65_536))
    assert (heard["table"], heard["game"], heard["moves"], heard["to_act"]) == ("TABLE23456", game, 1, room.to_act)
    assert heard["view"]


def test_the_page_names_files_that_are_there() -> None:
    root = PAGE.parents[1]
    named = set(re.findall(r"`((?:table|session|http|tests)/[\w/]+\.py|\w+\.py)`", PAGE.read_text(encoding="utf-8")))
    places = (root, root / "src" / "bordspil" / "server")
    assert len(named) > 5
    assert [name for name in named if not any((place / name).is_file() for place in places)] == []
    assert not (root / next(name for name in blocks() if name.endswith(".py"))).exists()  # it is an example
