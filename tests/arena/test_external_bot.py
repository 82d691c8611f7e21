"""External bots as contestants: the examples play, and a program that fails loses its game and nothing else."""

import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bordspil import __main__, games
from bordspil.arena import external_bot, match, subprocess_line
from bordspil.arena.external_bot import ExternalBot
from bordspil.arena.match import MatchPlan, forfeit_line, play_deal, write_records
from bordspil.arena.outcomes import Forfeit, Outcome, outcome_of, standing
from bordspil.core import record
from bordspil.core.bot import Budget, NoMove
from bordspil.core.chance import Chance
from bordspil.core.game import NO_OPTIONS, Options
from bordspil.core.table import Table
from bordspil.text import texts
from cli.asking import command

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = Budget(seconds=0.05)
FAST = shlex.join([sys.executable, "-S", "-E"])

# A program that plays well-behaved moves until its second request, and then what `ill` says.
PROGRAM = """
import json, os, signal, sys, time
def answer(move): print(json.dumps({"move": move}), flush=True)
for number, line in enumerate(sys.stdin, start=1):
    request = json.loads(line)
    if number < 2: answer(request["moves"][0])
    else:
        %s
"""


# `bordspil engine` with an expert that need not be compiled first: it plays the last move of the list.
ENGINE = """
import sys
from bordspil.cli import engine
engine.Engine.bot = lambda self, request: {"move": self.moves(request)["moves"][-1]}
engine.answer_lines(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
"""


def contestant(folder: Path, ill: str, name: str = "ill.py") -> str:
    """Returns GAME:COMMAND of a program that fails at its second request."""
    file = folder / name
    file.write_text(PROGRAM % ill.replace("\n", "\n        "), encoding="utf-8")
    return f"azul:{FAST} {shlex.quote(str(file))}"


def plan_of(
    *contestants: str,
    game: str = "azul",
    seats: int = 2,
    options: Options = NO_OPTIONS,
    records: str | None = None,
    grace: float = 30,
) -> MatchPlan:
    return MatchPlan(game, contestants, seats, dict(options), SHORT, games=2, seed=1, records=records, grace=grace)


def games_of(one: MatchPlan, deal: int) -> list[Outcome]:
    return write_records(one, play_deal(one, deal))


def line_of(one: MatchPlan, played: Outcome) -> str:
    assert played.forfeit is not None
    return forfeit_line(one, played, played.forfeit, texts("en", one.game))


def is_running(process: int) -> bool:
    """Returns whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def open_pipes() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def wait_for(happened: Callable[[], object], seconds: float = 120) -> bool:
    end = time.monotonic() + seconds
    while not happened() and time.monotonic() < end:
        time.sleep(0.02)
    return bool(happened())


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The command of each example; the one in C is compiled."""
    built = tmp_path_factory.mktemp("bot") / "mybot"
    strict = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1"]
    subprocess.run(["gcc", *strict, "-o", built, EXAMPLES / "bot.c"], check=True)
    return {"Python": f"{FAST} {EXAMPLES}/bot.py", "C": str(built), "JavaScript": f"node {EXAMPLES}/bot.js"}


@pytest.mark.parametrize("language", ["Python", "C", "JavaScript"])
@pytest.mark.parametrize(("game", "seats"), [("azul", 2), ("azul", 3), ("blokus_shuffle", 2)])
def test_the_examples_play_by_the_rules_and_beat_random(
    examples: dict[str, str], language: str, game: str, seats: int
) -> None:
    outcomes = games_of(plan_of(f"{game}:{examples[language]}", "random", game=game, seats=seats), 0)
    assert [one.forfeit for one in outcomes] == [None] * seats
    assert standing(outcomes, 0).share == 1.0


def test_an_example_answers_the_same_request_the_same_way(examples: dict[str, str]) -> None:
    one = plan_of(f"azul:{examples['Python']}", "greedy")
    assert games_of(one, 0) == games_of(one, 0)


def test_the_examples_are_short() -> None:
    assert all(len(file.read_text().splitlines()) <= 80 for file in EXAMPLES.iterdir() if file.is_file())


ILLS = {
    "crash": ("1 / 0", "The program ended (exit code 1, last error line: ZeroDivisionError: division by zero)."),
    "leaves": ("sys.exit(7)", "The program ended (exit code 7, last error line: –)."),
    "killed": ("os.kill(os.getpid(), 11)", "The program ended (exit code -11, last error line: –)."),
    "closes its output": ("os.close(1)\ntime.sleep(99)", "The program ended (exit code –, last error line: –)."),
    "silent": ("time.sleep(99)", "It didn’t answer within 0.35 seconds."),
    "slow": ("time.sleep(0.6)\nanswer(request['moves'][0])", "It didn’t answer within 0.35 seconds."),
    "half a line": ("print('{', end='', flush=True)\ntime.sleep(99)", "It didn’t answer within 0.35 seconds."),
    "will not die": (
        "for number in (1, 2, 13, 15): signal.signal(number, signal.SIG_IGN)\nwhile True: time.sleep(99)",
        "It didn’t answer within 0.35 seconds.",
    ),
    "complains without end": ("while True: os.write(2, b'no ' * 999)", "It didn’t answer within 0.35 seconds."),
    "one endless line": ("while True: os.write(1, b'x' * 60000)", "It wrote more than 1,000,000 bytes without"),
    "endless lines": ("while True: os.write(1, b'ha' * 10 + b'\\n')", "“hahahahahahahahahaha” isn’t an answer"),
    "two answers": (
        "answer(request['moves'][0]) if number > 2 else print('{\"move\":%s}\\n\"more\"' "
        "% json.dumps(request['moves'][0]), flush=True)",
        'It spoke without being asked: “"more"”.',
    ),
    "broken": ("print('{\"move\":', flush=True)", '“{"move":” isn’t an answer with a move.'),
    "empty": ("print(flush=True)", "“” isn’t an answer with a move."),
    "a list": ("print('[1]', flush=True)", "“[1]” isn’t an answer with a move."),
    "a number": ("answer(5)", '“{"move": 5}” isn’t an answer with a move.'),
    "no move": ("print('{\"ok\":true}', flush=True)", '“{"ok":true}” isn’t an answer with a move.'),
    "deep": ("print('[' * 200000, flush=True)", "isn’t an answer with a move."),
    "not text": ("os.write(1, b'\\xff\\x1b[31m\\x07\\n')", "“� [31m” isn’t an answer with a move."),
    "no such move": ("answer('zz')", "“zz” isn’t a move."),
    "of another shape": ("answer({'take': 'blue'})", "That move can’t be read: check the field"),
    "illegal": (
        "answer({'take': 'blue', 'from': 8, 'to': 1})",
        "by playing 8b1: ",
    ),
}


@pytest.mark.parametrize("ill", ILLS)
def test_a_program_that_errs_loses_that_game_and_leaves_nothing_behind(ill: str, tmp_path: Path) -> None:
    does, said = ILLS[ill]
    pids = tmp_path / "pids"
    note = f"open({str(pids)!r}, 'a').write(str(os.getpid()) + '\\n')\n"
    grace = 0.3 if "answer within" in said else 30
    one = plan_of(contestant(tmp_path, note + does), "greedy", records=str(tmp_path), grace=grace)
    pipes = open_pipes()
    outcomes = games_of(one, 0)
    assert open_pipes() == pipes
    assert not subprocess_line._marks
    assert [pid for pid in pids.read_text().split() if is_running(int(pid))] == []
    for turn, played in enumerate(outcomes):
        assert played.forfeit is not None
        assert (played.forfeit.seat, played.shares) == (turn, (0.0, 1.0) if turn == 0 else (1.0, 0.0))
        line = line_of(one, played)
        assert said in line
        assert "\n" not in line
        assert line.isprintable()
        assert f"(seat {turn}) forfeited game 00000-{turn} at move {played.forfeit.seq + 1}" in line
        kept, game = record.read((tmp_path / f"00000-{turn}.txt").read_text(encoding="utf-8"), games.load)
        assert record.verify(kept, game) > 0
        assert kept.scores is None
    assert (standing(outcomes, 0).forfeits, standing(outcomes, 1).forfeits, standing(outcomes, 1).share) == (2, 0, 1.0)


@pytest.mark.parametrize("daemon", [False, True])
def test_the_children_of_a_program_end_with_it(daemon: bool, tmp_path: Path) -> None:
    ill = f"""import subprocess
child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(99)'], start_new_session={daemon})
open({str(tmp_path / "pids")!r}, 'a').write(str(child.pid) + '\\n')
time.sleep(99)"""
    games_of(plan_of(contestant(tmp_path, ill), "greedy", grace=0.8), 0)
    children = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert len(children) == 2
    assert wait_for(lambda: not any(map(is_running, children)))


def test_a_file_that_is_no_program_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "mybot"
    file.write_text("\x7fELF nothing")
    file.chmod(0o755)
    one = plan_of(f"azul:{file}", "greedy")
    assert "The program couldn’t be started: Exec format error." in line_of(one, games_of(one, 0)[0])


def test_the_first_answer_may_take_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "late.py").write_text("import time; time.sleep(0.5)\n" + PROGRAM % "time.sleep(99)")
    one = plan_of(f"azul:{FAST} {tmp_path}/late.py", "greedy", grace=0.1)
    in_time = games_of(one, 0)[0].forfeit
    monkeypatch.setattr(external_bot, "START", 0.1)
    too_late = games_of(one, 0)[0]
    assert in_time is not None
    assert too_late.forfeit is not None
    assert in_time.seq == too_late.forfeit.seq + 2
    assert "It didn’t answer within 0.25 seconds." in line_of(one, too_late)


def test_a_forfeited_game_is_shared_by_the_other_contestants() -> None:
    table = Table(games.load("azul"), {}, 4, Chance.of(1))
    lost = Forfeit(1, 0, "external-bot-late", {"seconds": 1})
    assert outcome_of(0, (0, 1, 2, 2), table, lost).shares == pytest.approx((1 / 3, 0, 1 / 3, 1 / 3))
    assert outcome_of(0, (0, 1, 1, 1), table, lost).shares == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(("game", "seats"), [("azul", 2), ("blokus_shuffle", 3)])
def test_an_engine_is_a_contestant_too(game: str, seats: int) -> None:
    rules = games.load(game)
    table = Table(rules, {}, seats, Chance.of(5))
    words = (sys.executable, "-c", ENGINE, game)
    with ExternalBot(rules, words, seats, table.options, 1, grace=30) as bot:
        for _ in range(12):
            expected = list(rules.moves(table.state))[-1]
            chosen = bot.choose(rules.view(table.state, table.to_act()), Budget(seconds=0.01))
            assert chosen == expected
            table.play(None, chosen)
        assert bot.is_engine


def test_a_request_says_all_that_the_seat_may_know(tmp_path: Path) -> None:
    copy = tmp_path / "request"
    (tmp_path / "copy.py").write_text(f"import sys; open({str(copy)!r}, 'w').write(sys.stdin.readline())")
    rules = games.load("blokus_shuffle")
    table = Table(rules, {}, 2, Chance.of(5))
    words = [sys.executable, str(tmp_path / "copy.py")]
    with ExternalBot(rules, words, 2, table.options, 9) as bot, pytest.raises(NoMove):
        bot.choose(rules.view(table.state, 0), Budget(seconds=2))
    asked = msgspec.json.decode(copy.read_bytes())
    assert {name: asked[name] for name in ("cmd", "game", "seats", "seat", "seed", "seconds", "complete")} == {
        "cmd": "bot",
        "game": "blokus_shuffle",
        "seats": 2,
        "seat": 0,
        "seed": 9,
        "seconds": 2.0,
        "complete": True,
    }
    assert asked["options"] == dict(table.options)
    assert asked["view"] == msgspec.to_builtins(rules.view(table.state, 0))
    assert asked["moves"] == [rules.notation.to_object(move) for move in rules.moves(table.state)]


def test_a_match_reports_who_lost_where_and_why(tmp_path: Path) -> None:
    ill = contestant(tmp_path, "sys.exit('out of ideas')")
    words = ("match", ill, "greedy", "--games", "12", "--seconds", "9", "--records", str(tmp_path / "kept"))
    code, said, wrong = command(*words)
    assert (code, wrong) == (0, "")
    assert "azul, 2 players, 12 games" in said
    lines = [line for line in said.splitlines() if "forfeited game" in line]
    assert len(lines) == match.SHOWN
    assert "(seat 0) forfeited game 00000-0 at move " in lines[0]
    assert lines[0].endswith(": The program ended (exit code 1, last error line: out of ideas).")
    assert "Further forfeits: 2." in said
    assert len((tmp_path / "kept" / "forfeits.txt").read_text(encoding="utf-8").splitlines()) == 12
    assert len(list((tmp_path / "kept").glob("0*.txt"))) == 12


# A program that is started in the background may have been told to ignore Ctrl-C; a person's terminal does not do that.
HEEDING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from bordspil.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_program_outlives_a_match_that_is_ended(number: signal.Signals, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    ill = contestant(tmp_path, f"open({str(pids)!r}, 'a').write(str(os.getpid()) + '\\n')\ntime.sleep(99)")
    words = [sys.executable, "-c", HEEDING, "match", ill, "greedy", "--games", "2", "--seconds", "90"]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        assert wait_for(lambda: pids.exists() and pids.read_text().endswith("\n"))
        running.send_signal(number)
        assert running.wait(120) == (130 if number == signal.SIGINT else -number)
    assert wait_for(lambda: not any(is_running(int(pid)) for pid in pids.read_text().split()))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["azul:./nowhere/mybot", "greedy"], "There’s no program “./nowhere/mybot” to run."),
        (["azul:", "greedy"], "“azul:” names no command."),
        (["azul:'./mybot", "greedy"], "“azul:'./mybot” names no command."),
        (["azul", "blokus_shuffle:./mybot", "greedy"], "“blokus_shuffle:./mybot” can’t take part"),
        (["chess:./mybot", "greedy"], "There’s no game “chess”"),
        (["azul:./mybot"], "the following arguments are required: bots"),
        (["azul:python3", "greedy", "--grace", "-1"], "The field “grace” must be"),
    ],
)
def test_a_contestant_that_cannot_be_is_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    try:
        code = __main__.main(["match", *words])
    except SystemExit as ended:  # argparse
        code = int(str(ended.code))
    assert code == 2
    assert said in capsys.readouterr().err
