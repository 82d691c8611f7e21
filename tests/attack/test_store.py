"""Attacks on the store: long games, pictures, tables with large decks; other requests do not wait."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from typing import Any

from attack.bystander import ME, Victim
from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import agree, checkers
from bordspil.core.material import seal, secret_of
from bordspil.core.table import Table
from bordspil.games.timeline.rules.notation import Place
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.store.rows import SeatRow, Statement, TableRow, add_entries, add_table
from bordspil.server.store.store_url import open_store
from server.harness.servers import wait_until
from server.harness.stores import select

Report = Callable[[str, str], None]
Size = Callable[[int, int], int]
SEED = bytes(range(32))
MOST_HELLO = 0.5  # seconds of work that stand before a hello or a new table; a record or a deck takes longer
STRANGERS = [f"203.0.113.{number}" for number in range(1, 9)]


def letters(number: int) -> str:
    """Returns a number as letters, since the texts of a card may have no digits."""
    return "".join(chr(97 + int(digit)) for digit in f"{number:04}")


def large_deck(cards: int) -> dict[str, Any]:
    """Returns a deck that takes long to check, and is sound."""
    path = "l1 1" * 200
    return {
        "name": "Stranger's deck",
        "cards": [
            {"id": f"card-{letters(n)}", "year": 1000 + n, "title": {"en": f"Thing {letters(n)}"}, "picture": f"p{n}"}
            for n in range(cards)
        ],
        "pictures": {
            f"p{n}": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M{n} 1{path}"/></svg>'
            for n in range(cards)
        },
    }


def table_of(
    code: str, play: Table, stage: Any = "playing", checked: str = "", spectators: bool = True
) -> list[Statement]:
    """Returns a table as the store keeps it."""
    row = TableRow(
        code=code,
        game=play.game.id,
        rules_version=play.game.rules_version,
        options=dict(play.options),
        seed=SEED,
        host=b"host",
        stage=stage,
        rematch=None,
        created=int(time.time()),
        seats=(SeatRow("person", "Anna", owner=b"host"),) * play.seats,
        checked=checked,
        terms=Terms(spectators=spectators),
    )
    return [*add_table(row), *add_entries(play.game, code, 0, play.log, play.to_act())]


def put(folder: Path, statements: list[Statement]) -> None:
    """Writes into the store of a server that does not run."""

    async def write() -> None:
        store = open_store(folder / "tables.sqlite")
        await store.write(statements)
        await store.close()

    asyncio.run(write())


@contextmanager
def asking(victim: Victim, paths: list[str]) -> Iterator[list[tuple[int, float]]]:
    """Lets strangers send a request all the time; yields the answers and how long each took."""
    answers: list[tuple[int, float]] = []
    ended = threading.Event()

    def ask(address: str, number: int) -> None:
        while not ended.is_set():
            began = time.perf_counter()
            status, _ = victim.get(paths[number % len(paths)], address)
            answers.append((status, time.perf_counter() - began))

    threads = [threading.Thread(target=ask, args=(one, number)) for number, one in enumerate(STRANGERS)]
    for thread in threads:
        thread.start()
    try:
        yield answers
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def slowest_hello(victim: Victim, times: int) -> tuple[float, float]:
    """Returns the slowest hello of some newcomers, and the most work of the server before one."""
    waits, works = [], []
    for _ in range(times):
        began, before = time.perf_counter(), victim.work()
        with victim.stranger("198.51.100.9"):
            waits.append(time.perf_counter() - began)
            works.append(victim.work() - before)
    return max(waits), max(works)


def played(cards: int, wrong: int) -> Table:
    """Returns a whole game with a large deck, the first cards laid wrong and the others right."""
    game = games.load("timeline")
    options = agree(game, {"deck": large_deck(cards), "first": 0, "hand": 10}, 8, is_sound=True)
    play = Table(game, options, 8, Chance(SEED), secret=secret_of(SEED), is_sound=True)
    while (seat := play.to_act()) is not None:
        card, dates = play.state.hands[seat][0], {name: one.year for name, one in play.state.deck.cards.items()}
        right = sum(dates[other] < dates[card] for other in play.state.timeline)
        play.play(None, Place(card, right if play.seq >= wrong else right + 1 if right == 0 else right - 1))
    return play


def test_long_records_and_missing_pictures_delay_no_other_request(tmp_path: Path, size: Size, report: Report) -> None:
    play = played(size(400, 1000), size(300, 2000))
    now = checkers(play.game)
    for code in ("AAAAAA", "BBBBBB"):
        put(tmp_path, table_of(code, play, "over", now))
    put(tmp_path, table_of("CCCCCC", play, "over", now, spectators=False))
    picture = seal(secret_of(SEED), f"card-{letters(0)}.svg")
    records = [f"api/tables/{code}/record" for code in ("AAAAAA", "BBBBBB", "CCCCCC")]
    pictures = [f"api/tables/{code}/material/{name}" for code in ("AAAAAA", "BBBBBB") for name in ("no.svg", picture)]
    with Victim(tmp_path) as victim:
        for paths in (records, pictures):
            with victim.watched() as bystander, asking(victim, paths) as answers:
                wait_until(lambda: len(answers) >= len(STRANGERS), 120)
                before = len(answers)
                hello, work = slowest_hello(victim, size(10, 50))
                wait_until(lambda: len(answers) > before, 120)  # noqa: B023
            told = sorted(took for _, took in answers)
            assert {status for status, _ in answers} == ({200, 400} if paths is records else {200, 404})
            assert work < MOST_HELLO
            bystander.check()
            report(
                f"{len(answers)} GETs of {paths[0]} and others, {len(STRANGERS)} at once, the slowest {told[-1]:.2f} s",
                f"a hello took at most {hello:.3f} s, {bystander.cost}",
            )


def test_tables_with_large_decks_delay_no_other_table_after_a_restart(
    tmp_path: Path, size: Size, report: Report
) -> None:
    """Tables of an old store, whose decks are checked anew, once."""
    game = games.load("timeline")
    options = agree(game, {"deck": large_deck(size(400, 1000)), "first": 0, "hand": 10}, 8, is_sound=True)
    play = Table(game, options, 8, Chance(SEED), secret=secret_of(SEED), is_sound=True)
    codes = ["AAAAAA", "BBBBBB", "CCCCCC"]
    for code in codes:
        put(tmp_path, table_of(code, play))
    with Victim(tmp_path) as victim, victim.watched() as bystander:
        took: list[float] = []

        def watch(code: str) -> None:
            began = time.perf_counter()
            with victim.stranger() as stranger:
                stranger.watch(code)
                took.append(time.perf_counter() - began)

        opening = [threading.Thread(target=watch, args=(code,)) for code in codes]
        for thread in opening:
            thread.start()
        hello, work = slowest_hello(victim, size(5, 20))
        with victim.stranger("198.51.100.9") as client:
            began, before = time.perf_counter(), victim.work()
            client.create(ME, ME)
            other, work = time.perf_counter() - began, max(work, victim.work() - before)
        for thread in opening:
            thread.join()
    assert len(took) == len(codes)
    assert work < MOST_HELLO
    bystander.check()
    checked = select(tmp_path / "tables.sqlite", "SELECT DISTINCT checked FROM tables WHERE game = 'timeline'")
    assert checked == [(checkers(game),)]
    report(
        f"{len(codes)} tables with decks of {size(400, 1000)} cards opened at once, {max(took):.2f} s",
        f"a hello took at most {hello:.3f} s, a new table {other:.3f} s, {bystander.cost}",
    )


def test_a_disk_that_is_full_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """The files of the server cannot grow for a while; acknowledged moves are there, and play goes on by itself."""
    with Victim(tmp_path) as victim, victim.client() as anna:
        code = anna.create(ME, ME)
        anna.wait_for("update")
        anna.play()
        limit = victim.stored()
        prlimit(victim.process.pid, RLIMIT_FSIZE, (limit, RLIM_INFINITY))
        refused: list[str] = []
        for _ in range(60):
            seq = anna.update["seq"]
            move = {"seq": seq, "seat": anna.update["to_act"], "move": anna.update["moves"][0]}
            anna.say(type="play", **move)
            if (answer := anna.hear())["type"] == "refused":
                refused.append(answer["key"])
                break
        wait_until(lambda: victim.get("health")[0] == 503)
        assert anna.refused(type="play", **move)["key"] == "store-down"
        assert refused == ["store-down"]
        prlimit(victim.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        wait_until(lambda: victim.get("health")[0] == 200)
        assert anna.play()["seq"] == seq + 1
        anna.watch(code)
        anna.go()
    log = select(tmp_path / "tables.sqlite", "SELECT count(*) FROM entries WHERE code = ? AND seat >= 0", (code,))
    assert log == [(seq + 1,)]
