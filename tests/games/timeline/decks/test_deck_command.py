"""The command `bordspil deck`: what it prints, what it writes, and what it answers to bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from bordspil.__main__ import main
from bordspil.text import LANGUAGES
from games.timeline.cards import card, deck, written

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


def write(value: Any, name: str = "deck.json") -> str:
    Path(name).write_bytes(value if isinstance(value, bytes) else written(value))
    return name


def test_a_good_deck(capsys: Captured) -> None:
    cards = [card(number, picture=["abacus"]) for number in range(12)]
    assert main(["deck", "check", write(deck(0, cards=cards))]) == 0
    assert capsys.readouterr().out == "deck.json: no errors. Cards: 12\n"


def test_the_shipped_deck(capsys: Captured) -> None:
    assert main(["deck", "check", "world"]) == 0
    assert capsys.readouterr().out.startswith("world: no errors. Cards: ")


def test_errors_are_told_one_on_a_line(capsys: Captured) -> None:
    name = write(deck(0, cards=[card(0), card(1, year=0, fame=9)]))
    assert main(["deck", "check", "--playable", name]) == 1
    told = capsys.readouterr().err.splitlines()
    assert told == [
        "deck.json:3: card barrel, field year: A year is a whole number, negative for BCE, and never 0.",
        "deck.json:3: card barrel, field fame: Fame is a whole number from 1 to 5.",
        "Errors: 2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_every_language(language: str, capsys: Captured) -> None:
    name = write(deck(0, cards=[card(0, year=0), card(1, title={"xx": "1"})]))
    assert main(["deck", "check", name, "--language", language]) == 1
    told = capsys.readouterr().err
    assert "deck-" not in told
    assert "deck.json:2: " in told


def test_what_is_not_there(capsys: Captured) -> None:
    assert main(["deck", "check", "nowhere.json"]) == 2
    assert capsys.readouterr().err == "bordspil: Can’t read nowhere.json: No such file or directory.\n"
    assert main(["deck", "sheet", "nowhere", "sheet.html"]) == 2
    assert main(["deck", "check", "."]) == 2


@pytest.mark.parametrize("words", [[], ["burn"], ["check"], ["check", "a", "b"], ["new"], ["import", "a"]])
def test_words_that_make_no_command(words: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as left:
        main(["deck", *words])
    assert left.value.code == 2


def test_a_new_deck_can_be_played_with_and_is_never_written_over(capsys: Captured) -> None:
    assert main(["deck", "new", "mine.json", "--name", "Mine"]) == 0
    assert main(["deck", "check", "--playable", "mine.json"]) == 0
    before = Path("mine.json").read_text(encoding="utf-8")
    assert json.loads(before)["name"] == "Mine"
    assert main(["deck", "new", "mine.json"]) == 2
    assert capsys.readouterr().err == "bordspil: mine.json already exists and is left as it is.\n"
    assert Path("mine.json").read_text(encoding="utf-8") == before


def test_a_table_is_imported(capsys: Captured) -> None:
    write("year;title.is\n874;Landnám\n1000;Kristnitaka\n".encode(), "saga.csv")
    assert main(["deck", "import", "saga.csv", "saga.json", "--name", "Saga"]) == 0
    found = json.loads(Path("saga.json").read_text(encoding="utf-8"))
    assert (found["name"], [one["id"] for one in found["cards"]]) == ("Saga", ["landnam", "kristnitaka"])
    assert main(["deck", "check", "saga.json", "--playable"]) == 0


def test_a_bad_table_is_told_of_and_nothing_is_written(capsys: Captured) -> None:
    write(b"year,title\nsoon,A\n", "bad.csv")
    assert main(["deck", "import", "bad.csv", "out.json"]) == 1
    assert capsys.readouterr().err.startswith("bad.csv:2: card a, field year: ")
    assert not Path("out.json").exists()
    assert main(["deck", "import", "bad.csv", "nowhere/out.json"]) == 1


def test_a_page_to_look_at(capsys: Captured) -> None:
    cards = [card(0), card(1, title={"en": "<b>&"})]
    assert main(["deck", "sheet", write(deck(0, cards=cards)), "sheet.html", "--facts", "--language", "en"]) == 0
    page = Path("sheet.html").read_text(encoding="utf-8")
    assert page.count("<figure>") == 2
    assert "&lt;b&gt;&amp;" in page
    assert "An encyclopedia; A museum" in page
    assert main(["deck", "sheet", "deck.json", "nowhere/sheet.html"]) == 2


def test_a_page_of_a_bad_deck_is_not_drawn(capsys: Captured) -> None:
    assert main(["deck", "sheet", write(b"[5]"), "sheet.html"]) == 2
    assert "line 1" in capsys.readouterr().err
    assert main(["deck", "sheet", write(b"{"), "sheet.html"]) == 1
    assert not Path("sheet.html").exists()
