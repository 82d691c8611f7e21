"""Analysis of a finished game: every position is evaluated in the background, the costliest moves found, bots first."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Game
from bordspil.core.table import Entry, Table
from bordspil.games.timeline.rules import turns
from bordspil.server.table.bots import bot_workers
from bordspil.server.table.bots.bot_workers import BotId, Evaluation, Workers
from bordspil.server.table.replay.analysis import LEAST, Loss, curve_of, has_choice, losses, turning_point
from bordspil.server.table.replay.replay import Step, Steps
from jobs import tasks
from server.harness.client import Client
from server.harness.secret_game import TURNS
from server.harness.servers import Server, wait_until

ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}


def play_right_and_wrong(server: Server, anna: Client, hand: int = 3) -> str:
    """Seat 0 lays everything right and seat 1 everything wrong, until the game is over."""
    code = anna.create(ME, ME, game="timeline", hand=hand, first=0)
    update = anna.wait_for("update")
    while update["to_act"] is not None:
        state = server.lobby.rooms[code].playing().state
        fits = [turns.is_right(state, move["card"], move["place"]) for move in update["moves"]]
        update = anna.play(update["moves"][fits.index(update["to_act"] == 0)])
    anna.wait_for("table", stage="over")
    return code


def test_the_analysis_tells_chances_move_by_move_and_where_the_game_was_lost(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = play_right_and_wrong(server, anna)
        last = anna.ask("replayed", type="replay-at", at=0, seat=None)["last"]
        anna.say(type="analyse")
        done = []
        while (message := anna.hear())["type"] == "analysing":
            done.append((message["done"], message["of"]))
        assert done == [(0, 1), *((number, last) for number in range(1, last + 1))]
        curve, points = message["curve"], message["turning_points"]
        assert len(curve) == last + 1
        assert curve[-1] == [1.0, 0.0]
        assert all(abs(sum(chances) - 1) < 0.01 for chances in curve)
        assert 1 <= len(points) <= 3
        assert [point["at"] for point in points] == sorted(point["at"] for point in points)
        for point in points:
            assert point["seat"] == 1
            assert point["before"] - point["after"] >= LEAST - 0.001
            past = anna.ask("replayed", type="replay-at", at=point["at"], seat=1)
            assert past["events"][0] == point["played"][0]
            told = point["better"][0]
            assert (told["seat"], told["card"]) == (1, point["move"]["card"])
            assert point["hint"] == {"move": point["move"]}
            assert point["move"]["place"] == told["place"]
            assert [answer["seat"] for answer in point["answer"]][:1] in ([0], [])
        eve.watch(code)
        assert eve.ask("analysis", type="analyse") == message


def test_only_a_finished_game_with_an_assessor_is_analysed(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="timeline")
        assert anna.refused(type="analyse")["key"] == "not-over"
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        for number in range(TURNS):
            anna.play({"say": number + 1})
        anna.wait_for("table", stage="over")
        assert anna.refused(type="analyse")["key"] == "no-analysis"
        info = {game["id"]: game["analysis"] for game in anna.welcome["games"]}
        assert info["timeline"] is (games.load("timeline").assessor is not None)


def test_an_analysis_ends_without_connections_and_begins_anew_with_the_next(tmp_path: Path) -> None:
    with Server(tmp_path, analysis_seconds=0.3) as server, server.client() as anna:
        table = server.lobby.rooms[play_right_and_wrong(server, anna)]
        assert anna.ask("analysing", type="analyse")["done"] == 0
        analyst = server.lobby.analyst
        anna.go()
        wait_until(lambda: not analyst.progress)
        assert table not in analyst.found
        assert not server.lobby.rooms
        anna.come_back()
        assert anna.ask("analysis", type="analyse")["curve"]


def test_a_failed_analysis_is_reported_to_its_asker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worker that is given a position dies of it."""
    monkeypatch.setattr(bot_workers, "assess", tasks.die)
    with Server(tmp_path) as server, server.client() as anna:
        play_right_and_wrong(server, anna)
        assert anna.refused(type="analyse")["key"] == "analysis-failed"
        wait_until(lambda: not server.lobby.analyst.progress)


def steps_and_views() -> tuple[Game, Steps]:
    """Returns two moves of a game of Timeline."""
    game = games.load("timeline")
    table = Table(game, {"first": 0}, 2, Chance.of(1))
    for _ in range(2):
        table.play(None, next(iter(game.moves(table.state))))
    return game, Steps(game, table.opening, table.log)


def test_a_loss_is_a_turning_point_only_where_a_longer_look_knows_a_better_move() -> None:
    game, steps = steps_and_views()
    curve = [[0.6, 0.4], [0.2, 0.8], [0.21, 0.79]]
    assert losses(steps, curve) == [Loss(1, 0, 0.6, 0.2)]
    played, other = (
        game.notation.write(move) for move in (steps[1].entries[0].move, [*game.moves(steps[0].after)][-1])
    )
    [loss] = losses(steps, curve)
    assert turning_point(game, steps[1], loss, Evaluation((0.6, 0.4), played, {})) == []
    assert turning_point(game, steps[1], loss, Evaluation((0.22, 0.78), other, {})) == []
    [point] = turning_point(game, steps[1], loss, Evaluation((0.5, 0.5), other, {"move": 1}))
    assert (point.at, point.seat, point.before, point.after, point.hint) == (1, 0, 0.5, 0.2, {"move": 1})
    assert point.move == game.notation.to_object(game.notation.read(other))


def test_a_forced_move_is_no_decision() -> None:
    """A lone pass of Blokus Shuffle: the game has one legal move there, and more before."""
    game = games.load("blokus_shuffle")
    table = Table(game, {"cards": "none"}, 4, Chance.of(1))
    seen = set()
    while table.to_act() is not None:
        moves = list(game.moves(table.state))
        assert has_choice(game, table.state) == (len(moves) > 1)
        seen.add(len(moves) > 1)
        table.play(None, moves[-1])
    assert seen == {True, False}


def test_where_a_list_of_moves_is_not_complete_there_is_a_choice() -> None:
    game = games.load("cross_rummy")
    state = Table(game, {}, 2, Chance.of(1)).state
    assert not game.complete(state)
    assert has_choice(game, state)


def test_a_forced_position_has_the_chances_of_the_next_one() -> None:
    first, third = Evaluation((0.6, 0.4), "a", None), Evaluation((0.3, 0.7), "b", None)
    assert curve_of([first, None, third, None], [0.0, 1.0]) == [
        [0.6, 0.4],
        [0.3, 0.7],
        [0.3, 0.7],
        [0.0, 1.0],
        [0.0, 1.0],
    ]


def test_an_undo_has_no_cost() -> None:
    steps = [Step(None, [], None, None), Step(None, [Entry(0, 1)], None, 0)]
    assert losses(steps, [[0.9, 0.1], [0.1, 0.9]]) == []


def test_bots_that_wait_for_a_worker_come_before_an_analysis(tmp_path: Path) -> None:
    """The only worker is kept busy until all have asked, the last bot after the analysis."""
    game = games.load("timeline")
    table = Table(game, {"first": 0}, 2, Chance.of(1))
    view = game.view(table.state, 0)
    served: list[str] = []

    async def compete() -> None:
        made = Workers(1)
        may_begin = tmp_path / "may begin"
        try:
            made.pool.submit(tasks.wait_for_file, may_begin)
            asked = [asyncio.create_task(think(made, f"bot {number}")) for number in range(3)]
            asked.append(asyncio.create_task(assess(made)))
            asked.append(asyncio.create_task(think(made, "bot 3")))
            await asyncio.sleep(0)  # tasks begin in the order in which they were made, and ask at once
            assert made.queue.unfinished == 1 + len(asked)
            may_begin.touch()
            await asyncio.gather(*asked)
        finally:
            made.close()

    async def think(made: Workers, name: str) -> None:
        await made.think("timeline", BotId("easy", 1), b'{"deck": "world"}', view, 0.01)
        served.append(name)

    async def assess(made: Workers) -> None:
        evaluation: Any = await made.assess("timeline", b'{"deck": "world", "hand": 4, "first": 0}', view, 0.01)
        served.append("analysis")
        assert game.notation.read(evaluation.move) in game.moves(table.state)

    asyncio.run(compete())
    assert served[-1] == "analysis"
    assert len(served) == 5
