"""Self-play as data: the rows of a seed are always the same, a killed run goes on, and what is read can be replayed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bordspil import __main__, extras, games
from bordspil.core.game import BadRequest
from bordspil.envs import selfplay
from bordspil.envs.selfplay import PART, Journal, Plan, Span, companion, play, play_part, read, seating
from cli.asking import command

PLAN = Plan("azul", 1, 2, {"side": "coloured", "first": "random"}, ("random",), 10, 3)


def plan(game: str = "azul", seats: int = 2, bots: Sequence[str] = ("random",), **options: Any) -> Plan:
    rules = games.load(game)
    whole = {option.name: option.default for option in rules.options} | options
    return Plan(game, rules.rules_version, seats, whole, tuple(bots), 5, 3)


def test_every_bot_sits_in_every_seat() -> None:
    three = plan(seats=3, bots=("random", "greedy", "easy"))
    assert [seating(three, number) for number in range(4)] == [
        ("random", "greedy", "easy"),
        ("easy", "random", "greedy"),
        ("greedy", "easy", "random"),
        ("random", "greedy", "easy"),
    ]
    assert seating(plan(seats=4), 7) == ("random",) * 4


@pytest.mark.parametrize("one", [plan(), plan(seats=3, bots=("greedy",), side="grey"), plan("blokus_shuffle", 4)])
def test_a_row_has_the_move_played_and_the_outcome(one: Plan) -> None:
    summary, rows = play(one, 5)
    assert summary["plies"] == len(rows)
    assert [row["ply"] for row in rows] == list(range(len(rows)))
    assert rows[0]["scores"] == [0] * one.seats or one.game != "azul"
    assert all(row["legal"] >= 1 for row in rows)
    for row in rows:
        won = row["seat"] in summary["winners"]
        assert row["result"] == (1 / len(summary["winners"]) if won else 0)


def test_the_numbers_of_moves_are_those_of_the_game() -> None:
    kernels = games.load("azul").kernels
    for row in play(plan(), 5)[1]:
        expected = kernels.numbers_of(games.load("azul").notation.read(row["move"]))[-1] if kernels else None
        assert row["number"] == expected


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    other = Plan(PLAN.game, 1, 2, PLAN.options, PLAN.bots, 10, seed=4)
    assert play(PLAN, 8) == play(PLAN, 8)
    assert play(PLAN, 8)[1] != play(PLAN, 9)[1]
    assert play(PLAN, 8)[1] != play(other, 8)[1]


def test_a_bot_that_searches_is_repeatable() -> None:
    one = plan(bots=("expert", "random"))
    assert play(one, 2) == play(one, 2)


def run(*words: str) -> tuple[int, str, str]:
    return command("selfplay", "azul", "--bots", "random", "--seed", "3", "--simulations", "10", *words)


def workers(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def pool_workers(process: int) -> list[int]:
    """Children that play; the other one only looks after what they share."""
    started = ((child, Path(f"/proc/{child}/cmdline").read_bytes()) for child in workers(process))
    return [child for child, words in started if b"spawn_main" in words]


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_killed_run_goes_on_and_the_rows_are_the_same(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    journal = tmp_path / "games.parquet.parts" / "journal"
    count = 2 * PART + 7
    words = ["selfplay", "azul", "--bots", "random", "--seed", "3", "--simulations", "10"]
    words += ["--games", str(count), "--out", str(out)]
    with subprocess.Popen([sys.executable, "-m", "bordspil", *words], stderr=subprocess.DEVNULL) as running:
        end = time.monotonic() + 60
        while not (journal.exists() and journal.read_bytes().count(b"\n") > 1) and time.monotonic() < end:
            time.sleep(0.01)
        children = workers(running.pid)
        running.send_signal(signal.SIGKILL)
    assert children
    assert not out.exists()
    while any(map(is_running, children)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(is_running, children))
    with journal.open("a") as file:
        file.write('{"first": 50, "en')  # what a kill in the middle of a line leaves
    code, _, said = command(*words)
    assert code == 0
    assert "games are there already; here come the rest." in said
    assert f"{out}: {count} games, " in said
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.games.parquet", "games.parquet"]

    data = read(out)
    assert data.plan == PLAN
    assert data.games["game"].to_pylist() == list(range(count))
    assert sum(data.games["plies"].to_pylist()) == data.moves.num_rows
    rows = data.moves.to_pylist()
    assert [(row["game"], row["ply"]) for row in rows] == sorted((row["game"], row["ply"]) for row in rows)
    for number in (0, PART - 1, PART, 2 * PART, count - 1):
        summary, moves = play(PLAN, number)
        assert data.games.slice(number, 1).to_pylist() == [summary]
        assert [row for row in rows if row["game"] == number] == [
            move | {"result": pytest.approx(move["result"])} for move in moves
        ]

    table = data.table(PART)
    assert table.to_act() is None
    assert list(table.game.scores(table.state)) == data.games["scores"][PART].as_py()
    assert data.table(PART, plies=4).seq == 4
    assert list(table.game.scores(data.table(PART, 9).state)) == play(PLAN, PART)[1][9]["scores"]

    before = out.read_bytes()
    code, _, said = command(*words)
    assert (code, said.count("\n")) == (2, 1)
    assert "already exists" in said
    assert out.read_bytes() == before


def test_a_worker_that_is_killed_is_replaced_and_no_game_is_missing(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ["selfplay", "azul", "--games", str(8 * PART), "--out", str(out)]
    with subprocess.Popen([sys.executable, "-m", "bordspil", *words], stderr=subprocess.PIPE, text=True) as running:
        end = time.monotonic() + 60
        while not (found := pool_workers(running.pid)) and time.monotonic() < end:
            time.sleep(0.01)
        os.kill(found[0], signal.SIGKILL)
        said = running.communicate(timeout=120)[1]
    assert running.returncode == 0, said
    assert "Traceback" not in said
    assert read(out).games["game"].to_pylist() == list(range(8 * PART))


def test_a_damaged_part_is_played_again(tmp_path: Path) -> None:
    spans = [Span(0, 1), Span(1, 2), Span(2, 3)]
    journal = Journal(tmp_path, PLAN)
    for span in spans:
        journal.enter(*play_part(PLAN, span, str(tmp_path)))
    first, second = (selfplay._files(tmp_path, span)[1] for span in spans[:2])
    first.write_bytes(first.read_bytes()[:-1])
    second.unlink()
    assert list(Journal(tmp_path, PLAN).moves) == spans[2:]


def test_the_parts_of_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    Journal(tmp_path / "games.parquet.parts", PLAN)
    code, _, said = run("--games", "3", "--out", str(tmp_path / "games.parquet"), "--seed", "4")
    assert (code, said.count("\n")) == (2, 1)
    assert "belongs to other games (different: seed)" in said


def test_a_merge_that_was_cut_short_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    Journal(tmp_path / "games.parquet.parts", PLAN)
    companion(out).write_bytes(b"half of it")
    assert run("--games", "2", "--out", str(out))[0] == 0
    assert read(out).games.num_rows == 2


def test_without_the_extra_there_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert __main__.main(["selfplay", "azul", "--games", "1", "--out", "nowhere.parquet"]) == 2
    assert capsys.readouterr().err == 'bordspil: This needs pyarrow: pip install "bordspil[research]".\n'


def test_an_extra_that_is_broken_is_not_called_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "halfthere.py").write_text("import nothing_of_the_kind")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nothing_of_the_kind"):
        extras.need("halfthere", "research")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--games 0 --out x", "Self-play needs at least one game"),
        ("--games 1 --out x --bots easy easy easy", "Self-play needs at least one game"),
        ("--games 1 --out x --bots nobody", "There’s no bot “nobody”"),
        ("--games 1 --out x --seats 9", "This game takes 2 to 4 seats"),
        ("--games 1 --out x --simulations -1", "The field “simulations” must be"),
        ("--games 1 --out /dev/null/x", "Can’t write /dev/null/x"),
    ],
)
def test_games_that_cannot_be_played_are_one_line(
    words: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    assert __main__.main(["selfplay", "azul", *words.split()]) == 2
    wrong = capsys.readouterr().err
    assert said in wrong
    assert wrong.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="file-unreadable"):
        read(tmp_path / "nothing.parquet")
    for file in (tmp_path / "text.parquet", tmp_path / "text.games.parquet"):
        file.write_text(json.dumps({"no": "table"}))
    with pytest.raises(BadRequest, match="selfplay-not-one"):
        read(tmp_path / "text.parquet")
