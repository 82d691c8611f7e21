"""What numbers mean: the command and the page. `python tests/envs/test_tensors.py` writes the page anew."""

from pathlib import Path

import pytest

from bordspil import __main__, games
from bordspil.envs import tensors

PAGE = Path(__file__).parents[2] / "docs" / "tensors.md"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


def test_both_tables_are_printed_for_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["tensors", "azul", "--seats", "3", "-o", "side=grey"]) == 0
    page = capsys.readouterr().out
    assert "board 2 wall" in page
    assert "300-324" in page
    assert __main__.main(["tensors", "azul"]) == 0
    page = capsys.readouterr().out
    assert "board 2 wall" not in page
    assert "300-324" not in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "There’s no game"),
        (["azul", "--seats", "9"], "takes 2 to 4 seats"),
        (["azul", "-o", "side=pink"], "must be one of"),
    ],
)
def test_what_has_no_tables_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["tensors", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_game_without_numbers_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(games.load("azul")), "tensor", None)
    assert __main__.main(["tensors", "azul"]) == 2
    assert capsys.readouterr().err == "bordspil: azul has no tensors for learners yet.\n"


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == "\n".join(tensors.document())


if __name__ == "__main__":
    PAGE.write_text("\n".join(tensors.document()), encoding="utf-8")
