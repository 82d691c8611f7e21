"""The terminal: whole games typed by a program, records shown, and a one-line refusal for every error."""

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from bordspil import __main__, games
from bordspil.cli.parser import COMMANDS, games_commands
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.text import texts
from cli.asking import command

PROMPTS = {"en": "your move: ", "is": "þú átt leik: "}
PROMISED = ("serve", "play", "match", "engine", "replay", "verify", "bench", "warmup")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class Keyboard:
    """A player at `bordspil play`: types a line and reads on to the next prompt or the end."""

    def __init__(self, language: str, *words: str) -> None:
        self.prompt = PROMPTS[language].encode()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bordspil", "play", "azul", "--language", language, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"COLUMNS": "400"},
        )
        self.patience = Timer(300, self.process.kill)
        self.patience.start()
        self.transcript = ""
        self.shown = self.read()

    def read(self) -> str:
        """Returns what is shown up to the next prompt, without it."""
        assert self.process.stdout is not None
        seen = b""
        while not seen.endswith(self.prompt):
            if not (more := os.read(self.process.stdout.fileno(), 1 << 16)):
                break
            seen += more
        self.transcript += seen.decode()
        return seen.decode()

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        self.shown = self.read()
        return self.shown

    def is_asked(self) -> bool:
        return self.shown.endswith(self.prompt.decode())

    def moves(self) -> list[str]:
        """Returns the moves that `m` lists."""
        listed = re.findall(r"\b(?:[0-9c][bykrw][1-5f]|[1-5]@[1-5f])(?!\S)", self.type("m"))
        assert listed
        return listed

    def end(self) -> int:
        """Waits for the program; returns its exit code."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        code = self.process.wait(timeout=120)
        self.patience.cancel()
        self.process.stdout.close()
        return code


def play_to_the_end(player: Keyboard, seed: int = 1) -> None:
    rng = Random(seed)
    while player.is_asked():
        player.type(rng.choice(player.moves()))


def verified(file: Path) -> record.Record:
    kept, game = record.read(file.read_text(encoding="utf-8"), games.load)
    assert record.verify(kept, game) > 0
    return kept


@cache
def played() -> str:
    """Returns the record of a random game."""
    game = games.load("azul")
    table, rng = Table(game, {"first": 0}, 2, Chance.of(11)), Random(1)
    while table.to_act() is not None:
        table.play(None, rng.choice(list(game.moves(table.state))))
    return record.write(record.of_table(table, ("Anna", "Björn")), game)


def summed(text: str) -> str:
    """Returns the text with a right sum, as someone who edits a record might write it."""
    body = text[: text.rindex("sum ")]
    return body + f"sum {hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Returns the one line with which a command is refused; the exit code is 2."""
    assert __main__.main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    assert said.startswith("bordspil: ")
    text = said.removeprefix("bordspil: ").rstrip("\n")
    assert " " in text, "only a key"
    return text


def test_a_game_against_a_bot_is_played_to_the_end_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    player = Keyboard("en", "--level", "easy", "--seed", "7", "-o", "first=0", "--record", str(file))
    assert player.shown.startswith("Azul, 2 seats.")
    assert ">seat 0: 0" in player.shown
    play_to_the_end(player)
    assert re.search(r"(^|: )Seat 1 \(easy\) plays \S+\.$", player.transcript, re.MULTILINE)
    assert "The game is over. " in player.shown
    assert re.search(r"Seat [01] wins\.|Seats 0, 1 share", player.shown)
    assert player.end() == 0
    kept = verified(file)
    assert kept.seats == ("player", "easy")
    assert kept.options["first"] == 0


def test_two_people_play_around_one_keyboard_in_icelandic(tmp_path: Path) -> None:
    file, say = tmp_path / "skráning.txt", texts("is", "azul")
    player = Keyboard("is", "--people", "2", "--seed", "7", "--record", str(file))
    assert say("play-welcome", game="Azul", seats=2) in player.shown
    asked = set()
    rng = Random(2)
    while player.is_asked():
        asked.add(player.shown.splitlines()[-1])
        player.type(rng.choice(player.moves()))
    assert asked == {say("play-turn", seat=seat) + " " for seat in (0, 1)}
    assert say("play-over") in player.shown
    assert player.end() == 0
    assert verified(file).seats == ("player", "player")


def test_a_choice_on_the_grey_side_is_typed() -> None:
    player = Keyboard("en", "--people", "2", "--seed", "7", "-o", "side=grey", "-o", "first=1")
    rng, chosen = Random(3), 0
    while player.is_asked():
        moves = player.moves()
        chosen += "@" in moves[0]
        player.type(rng.choice(moves))
    assert chosen > 0
    assert player.end() == 0


@pytest.mark.parametrize("language", ["en", "is"])
def test_the_player_is_helped(language: str, tmp_path: Path) -> None:
    say, file = texts(language, "azul"), tmp_path / "saved.txt"
    player = Keyboard(language, "--people", "2", "--seed", "7", "-o", "first=0")
    moves = player.moves()
    help = say("play-help", example=", ".join(moves[:3]))
    assert help in player.type("?")
    hint = re.search(re.escape(say("play-hint", move="@")).replace("@", r"(\S+)"), player.type("h"))
    assert hint is not None
    assert hint[1] in moves
    said = player.type("nonsense [bold]")
    assert say("move-text", text="nonsense [bold]") in said
    assert help in said
    assert say("display-unknown", display=7) + " " + say("play-rule", rule="AZ-2") in player.type("7b1")
    assert player.type("") == say("play-turn", seat=0) + " "
    assert say("play-saved", file=str(file)) in player.type(f"s {file}")
    assert say("play-turn", seat=1) in player.type(moves[0])
    assert say("play-left") in player.type("q")
    assert player.end() == 0
    kept, _ = record.read(file.read_text(encoding="utf-8"), games.load)
    assert (kept.seed, kept.scores) == (None, None)


def test_a_move_may_be_typed_in_words() -> None:
    player = Keyboard("en", "--people", "2", "--seed", "7", "-o", "first=0")
    short = player.moves()[0]
    words = {"b": "blue", "y": "yellow", "r": "red", "k": "black", "w": "white"}
    player.type(f" {short[0]} {words[short[1]].upper()} {short[2]} ")
    assert player.shown.endswith("Seat 1, " + PROMPTS["en"])
    player.type("quit")
    assert player.end() == 0


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    player = Keyboard("en", "--people", "2", "--seed", "7")
    for file in (tmp_path, tmp_path / "no" / "folder"):
        assert f"Can’t write {file}:" in player.type(f"s {file}")
    assert player.is_asked()
    player.type("q")
    assert player.end() == 0


def test_a_file_name_that_cannot_be_does_not_end_the_game() -> None:
    code, said, wrong = command("play", "azul", "--people", "2", "--seed", "7", typed="s a\0b\nq\n")
    assert (code, wrong) == (0, "")
    assert "Can’t write" in said


def test_the_end_of_the_input_leaves_the_game() -> None:
    code, said, wrong = command("play", "azul", "--people", "2", "--seed", "7")
    assert (code, wrong) == (0, "")
    assert "You’ve left the game." in said


def test_bytes_that_are_no_text_do_not_end_the_game() -> None:
    code, said, wrong = command(
        "play", "azul", "--people", "2", "--seed", "7", typed=b"\xff\xfe\nq\n", PYTHONIOENCODING="utf-8:strict"
    )
    assert (code, wrong) == (0, "")
    assert "isn’t a move." in said


def test_bots_alone_play_a_game_to_look_at(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    code, said, wrong = command(
        "play", "azul", "--people", "0", "--seats", "3", "--level", "easy", "--record", str(file)
    )
    assert (code, wrong) == (0, "")
    assert "The game is over." in said
    assert verified(file).seats == ("easy", "easy", "easy")


def test_a_record_is_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played(), encoding="utf-8")
    kept = verified(file)
    code, said, wrong = command("replay", str(file))
    assert (code, wrong) == (0, "")
    total = len(kept.entries)
    assert f"Entry 1 of {total}: chance deal" in said
    assert f"Entry 2 of {total}: seat 0 (Anna)" in said
    assert f"Entry {total} of {total}: seat " in said
    assert said.rstrip().endswith("End of the saved game.")
    code, said, wrong = command("verify", str(file), "--language", "is")
    assert (code, wrong) == (0, "")
    assert said == texts("is")("verify-fine", draws=record.verify(kept, games.load("azul"))) + "\n"


def test_a_record_shows_the_moves_taken_back(tmp_path: Path) -> None:
    game = games.load("azul")
    table = Table(game, {"first": 0}, 2, Chance.of(1))
    table.play(0, next(iter(game.moves(table.state))))
    table.play(1, next(iter(game.moves(table.state))))
    table.undo(0)
    file = tmp_path / "game.txt"
    file.write_text(record.write(record.of_table(table, ("Anna", "easy")), game), encoding="utf-8")
    code, said, wrong = command("replay", str(file))
    assert (code, wrong) == (0, "")
    assert "Entry 4 of 4: 2 moves are undone" in said


@pytest.mark.parametrize("what", ["replay", "verify"])
@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: text[:-200], "record-cut-off"),
        (lambda text: text[:300], "record-cut-off"),
        (lambda text: text.replace("seat Anna", "seat Hanna"), "record-edited"),
        (lambda _: "", "record-not-one"),
        (lambda _: "<html>", "record-not-one"),
    ],
    ids=["cut off", "only the head", "edited", "empty", "something else"],
)
def test_a_record_that_cannot_be_read_is_one_line(
    what: str, spoil: Callable[[str], str], key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(spoil(played()), encoding="utf-8")
    assert refusal(capsys, what, str(file)) == texts("en")(key)
    assert refusal(capsys, what, str(file), "--language", "is") == texts("is")(key)


@pytest.mark.parametrize("what", ["replay", "verify"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"^rules 1$", "rules 99"),
        (r"^game azul$", "game chess"),
        (r"^0 \S+$", "0 8b1"),
        (r"^0 \S+$", "1 0b1"),
        (r"^0 \S+$", "0 what"),
        (r"^end .*$", "end 99 0"),
        (r"side=\S+", "side=" + "[" * 5000),
        (r"^commitment .*\n", ""),
    ],
    ids=[
        "other rules",
        "other game",
        "illegal move",
        "wrong seat",
        "no move",
        "wrong end",
        "deep options",
        "no promise",
    ],
)
def test_a_record_edited_with_a_right_sum_is_one_line(
    what: str, old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(summed(re.sub(old, new, played(), count=1, flags=re.MULTILINE)), encoding="utf-8")
    refusal(capsys, what, str(file))


def test_a_record_with_other_draws_is_not_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    seed, other = Chance.of(11), Chance.of(12)
    text = played().replace(seed.seed.hex(), other.seed.hex())
    file.write_text(summed(text), encoding="utf-8")
    assert refusal(capsys, "verify", str(file)) == texts("en")("record-wrong-seed")
    file.write_text(summed(text.replace(seed.commitment, other.commitment)), encoding="utf-8")
    assert refusal(capsys, "verify", str(file)) == texts("en")("log-wrong-draw", number=1)


@pytest.mark.parametrize("what", ["replay", "verify"])
def test_a_file_that_cannot_be_read_is_one_line(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bytes_only = tmp_path / "picture"
    bytes_only.write_bytes(b"bordspil record 1\n\xff\xfe")
    for file in (tmp_path / "nowhere", tmp_path, bytes_only):
        assert f"Can’t read {file}" in refusal(capsys, what, str(file))


def test_a_record_that_cannot_be_written_at_the_end_is_one_line(tmp_path: Path) -> None:
    code, _, wrong = command("play", "azul", "--people", "0", "--level", "easy", "--record", str(tmp_path))
    assert code == 2
    assert wrong.count("\n") == 1
    assert f"Can’t write {tmp_path}" in wrong


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play chess", "There’s no game “chess”"),
        ("play azul.rules", "There’s no game “azul.rules”"),
        ("match chess easy medium", "There’s no game “chess”"),
        ("engine chess", "There’s no game “chess”"),
        ("play azul -o colour=red", "There’s no option “colour”"),
        ("play azul -o grey", "There’s no option “grey”"),
        ("play azul -o side=green", "The option “side” must be one of: coloured, grey."),
        ("play azul -o side=", "The option “side” must be one of"),
        ("play azul -o first=2", "The option “first” must be one of: random, 0, 1."),
        ("play azul -o first=²", "The option “first” must be one of"),
        ("match azul easy medium -o side=green", "The option “side” must be one of"),
        ("play azul --level genius", "There’s no bot “genius”"),
        ("match azul easy genius", "There’s no bot “genius”"),
        ("play azul --seats 5", "This game takes 2 to 4 seats"),
        ("play azul --people 3", "there can be 0 to 2 people"),
        ("play azul --people -1", "there can be 0 to 2 people"),
        ("play azul --seconds nan", "The field “seconds” must be"),
        ("play azul --seconds -1", "The field “seconds” must be"),
    ],
)
def test_an_unknown_game_option_level_or_number_is_one_line(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refusal(capsys, *words.split())


@pytest.mark.parametrize("words", [[], ["fly"], ["play"], ["play", "azul", "--seats", "two"], ["replay"]], ids=str)
def test_words_that_are_no_command_are_refused_with_the_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        __main__.main(words)
    assert ended.value.code == 2
    assert "usage: bordspil" in capsys.readouterr().err


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        __main__.main(["--help"])
    assert ended.value.code == 0
    page = capsys.readouterr().out
    listed = re.findall(r"^    (\w+) +\S", page, re.MULTILINE)
    assert set(PROMISED) <= set(listed)
    for name in listed:
        assert name in COMMANDS or name in games_commands()
        with pytest.raises(SystemExit) as ended:
            __main__.main([name, "--help"])
        assert ended.value.code == 0
        assert f"usage: bordspil {name}" in capsys.readouterr().out


def test_the_language_of_the_system_is_spoken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "is_IS.UTF-8")
    assert refusal(capsys, "verify", "/nowhere").startswith("Ekki er hægt að lesa /nowhere")
