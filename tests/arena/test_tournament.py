"""Tournaments: no game too many or too few, the same deals for all, and on after a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bordspil import games
from bordspil.arena.outcomes import Outcome
from bordspil.arena.pairing import BYE
from bordspil.arena.standings import points_of, standings
from bordspil.arena.tournament import Journal, Task, pairs_in
from bordspil.arena.tournament_config import Event, make, read
from bordspil.core import record
from bordspil.core.game import BadRequest
from cli.asking import command

WORDS = ("tournament", "timeline", "random", "greedy", "easy", "--simulations", "5", "--workers", "2")


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]


def tasks(folder: Path) -> Counter[str]:
    """How often each deal of each meeting stands in the journal."""
    return Counter(json.dumps([one[name] for name in ("event", "round", "pair", "deal")]) for one in lines(folder)[1:])


def event(*contestants: str, **more: Any) -> Event:
    return make({"game": "timeline", "contestants": contestants or ("random", "greedy", "easy"), **more})


def test_all_contestants_meet_on_the_same_deals(tmp_path: Path) -> None:
    code, said, wrong = command(*WORDS, "--games", "3", "--records", str(tmp_path))
    assert (code, wrong) == (0, "")
    assert "timeline, round-robin, 2 players, 12 games, 5 simulations a move" in said
    assert set(tasks(tmp_path).values()) == {1}
    assert len(tasks(tmp_path)) == 6
    kept = {file.relative_to(tmp_path).as_posix(): file.read_text() for file in tmp_path.rglob("*-*/*-*.txt")}
    assert len(kept) == 12
    deals: dict[str, set[str]] = {}
    for name, text in kept.items():
        one, game = record.read(text, games.load)
        assert record.verify(one, game) > 0
        deals.setdefault(Path(name).name[:5], set()).add(one.commitment)
    assert [len(chance) for chance in deals.values()] == [1, 1]
    [found] = json.loads((tmp_path / "standings.json").read_text())
    assert [one["games"] for one in found["standings"]] == [8, 8, 8]
    assert sum(one["points"] for one in found["standings"]) == pytest.approx(3)
    assert found["standings"][-1]["name"] == "random"
    assert all(one["elo"]["low"] <= one["elo"]["value"] <= one["elo"]["high"] for one in found["standings"])


def test_a_tournament_that_was_killed_goes_on_and_plays_no_game_twice(tmp_path: Path) -> None:
    words = (*WORDS, "--games", "40", "--records", str(tmp_path))
    begun = subprocess.Popen([sys.executable, "-m", "bordspil", *words], stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end and (not (tmp_path / "results.jsonl").exists() or len(lines(tmp_path)) < 4):
            time.sleep(0.02)
    finally:
        os.kill(begun.pid, signal.SIGKILL)
        begun.wait()
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"event": 0, "round": 0, "pa')  # what a kill in the middle of a line leaves
    before = (tmp_path / "results.jsonl").read_text().splitlines()[:-1]
    assert 4 <= len(before) < 61
    code, said, wrong = command(*words)
    assert (code, wrong) == (0, "")
    assert f"{2 * (len(before) - 1)} games have been played; the tournament goes on" in said
    assert "120 games" in said
    assert (tmp_path / "results.jsonl").read_text().splitlines()[: len(before)] == before
    assert len(tasks(tmp_path)) == 60
    assert set(tasks(tmp_path).values()) == {1}


def test_a_swiss_tournament_of_two_events_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(
        """
contestants = ["random", "greedy", "easy"]
games = 2
simulations = 5

[[event]]
game = "timeline"
system = "swiss"
seats = 3

[[event]]
game = "timeline"
contestants = ["random", "greedy"]
"""
    )
    where = ("--records", str(tmp_path / "kept"), "--workers", "2")
    code, said, wrong = command("tournament", str(tmp_path / "plan.toml"), "--games", "1", *where)
    assert (code, wrong) == (0, "")
    assert "timeline, swiss, 3 players, 12 games" in said  # two rounds, one meeting each, both alone once, three seats
    assert "timeline, round-robin, 2 players, 2 games" in said
    assert {tuple(one["pair"]) for one in lines(tmp_path / "kept")[1:] if one["round"] == 0} >= {(0, 1), (1, 0)}
    assert {one["deal"] for one in lines(tmp_path / "kept")[1:] if one["event"] == 0} == {0, 1}
    code, _, wrong = command("tournament", str(tmp_path / "plan.toml"), "--games", "4", *where)
    assert (code, wrong.count("\n")) == (2, 1)
    assert "holds a different tournament" in wrong


def test_a_flag_of_nothing_is_not_left_out() -> None:
    code, _, wrong = command("tournament", "timeline", "random", "greedy", "--games", "0")
    assert (code, wrong.count("\n")) == (2, 1)


def test_time_may_be_the_processors(tmp_path: Path) -> None:
    words = ("tournament", "timeline", "random", "greedy", "--games", "2", "--seconds", "0.01", "--cpu")
    code, said, _ = command(*words, "--records", str(tmp_path), "--workers", "1")
    assert (code, "0.01 s of the processor a move" in said) == (0, True)


def outcome(won: bool) -> Outcome:
    return Outcome(0, (0, 1), (1, 0), (1.0, 0.0) if won else (0.0, 1.0))


def test_the_next_round_follows_from_the_journal(tmp_path: Path) -> None:
    one = event("random", "greedy", "easy", "medium", system="swiss", games=2)
    journal = Journal(tmp_path, [one])
    assert pairs_in(0, one, journal, 0) == [(0, 1), (2, 3)]
    journal.enter(Task(0, 0, (0, 1), 0), [outcome(False)] * 2)
    journal.enter(Task(0, 0, (2, 3), 0), [outcome(True)] * 2)
    again = Journal(tmp_path, [one])
    assert again.done == journal.done
    assert pairs_in(0, one, again, 1) == [(1, 2), (0, 3)]


def test_a_round_off_is_worth_a_meeting_and_no_game() -> None:
    one = event(system="swiss")
    met = {(0, 1): [outcome(True), outcome(False), outcome(True), outcome(True)]}
    assert points_of(one, met, [(0, 1), (2, BYE)]) == [0.75, 0.25, 1.0]
    off = standings(one, met, [(0, 1), (2, BYE)])[0]
    assert (off.name, off.games, off.share) == ("easy", 0, 0.0)


def test_at_larger_tables_equals_share_a_meeting() -> None:
    one = event(seats=3)
    alone = [Outcome(0, (0, 1, 1), (1, 0, 0), shares) for shares in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))]
    assert points_of(one, {(0, 1): alone, (1, 0): alone}, [(0, 1)]) == pytest.approx([0.5, 0.5, 0.0])


@pytest.mark.parametrize(("contestants", "more", "total"), [(4, {}, 120), (5, {"system": "swiss"}, 120)])
def test_the_number_of_games_is_known_beforehand(contestants: int, more: dict[str, Any], total: int) -> None:
    names = ("random", "greedy", "easy", "medium", "strong")[:contestants]
    assert event(*names, games=19, **more).total == total


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"contestants": ["random"]}, "tournament-plan"),
        ({"contestants": ["random", "random"]}, "tournament-plan"),
        ({"contestants": ["random", "divine"]}, "level-unknown"),
        ({"system": "swiss", "rounds": 3}, "tournament-rounds"),
        ({"games": 0}, "tournament-plan"),
        ({"surprise": 1}, "tournament-plan"),
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 99}, "seats-out-of-range"),
        ({"options": {"colour": 1}}, "option-unknown"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(more: dict[str, Any], key: str) -> None:
    with pytest.raises(BadRequest, match=key):
        make({"game": "timeline", "contestants": ["random", "greedy", "easy"], **more})


def test_a_file_that_is_no_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    for text, key in (("game = ", "file-unreadable"), ("event = 3", "tournament-plan")):
        file.write_text(text)
        with pytest.raises(BadRequest, match=key):
            read(file, {})


def test_the_plan_in_the_docs_can_be_played(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
    (tmp_path / "plan.toml").write_text(page.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    first, second = read(tmp_path / "plan.toml", {"games": 7})
    assert (first.game, first.total, first.seconds) == ("azul", 24, 0.5)
    assert (second.system, second.options["scoring"], second.total) == ("swiss", "advanced", 32)
