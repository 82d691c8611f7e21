"""Measurements: the figures that are promised exist and can be asked for by name. No speed is asserted here."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from bordspil import __main__, games
from bordspil.cli.experiments import bench, bench_against
from bordspil.core.game import BadRequest

PROMISED = {"azul_random_moves_per_s", "azul_search_sims_per_s", "cold_bot_move_s", "legal_moves_us"}
FIGURES: bench.Figures = {"fast": lambda: 8_123_456.0, "slow": lambda: 1.5}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_the_promised_figures_exist() -> None:
    figures = bench.figures_here()
    assert set(figures) >= PROMISED
    for name in games.names():
        own = games.load(name).bench
        assert own is not None
        assert set(own.FIGURES) <= set(figures)


def test_a_figure_asked_for_by_name_is_one_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["bench", "legal_moves_us", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["legal_moves_us"]
    assert isinstance(figures["legal_moves_us"], float)
    assert figures["legal_moves_us"] > 0


def test_figures_are_also_a_readable_table(capsys: pytest.CaptureFixture[str]) -> None:
    bench.report(FIGURES, [], False, Console())
    page = capsys.readouterr().out
    assert "8,123,456" in page
    assert "1.5" in page


def test_without_names_all_figures_are_measured_in_order() -> None:
    assert list(bench.measure(FIGURES, [])) == [("fast", 8_123_456.0), ("slow", 1.5)]
    assert list(bench.measure(FIGURES, ["slow", "fast"])) == [("slow", 1.5), ("fast", 8_123_456.0)]


@pytest.mark.parametrize("more", [[], ["--json"], ["legal_moves_us"]])
def test_an_unknown_figure_is_one_line_and_nothing_is_measured(
    more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(["bench", "nonsense", *more]) == 2
    said, wrong = capsys.readouterr()
    assert said == ""
    assert wrong.startswith("bordspil: There’s no figure “nonsense”. The figures are: ")
    assert wrong.count("\n") == 1


def checkout(folder: Path, *figures: dict[str, float]) -> Path:
    """Makes a checkout whose command prints these figures, one object for each call."""
    for number, one in enumerate(figures):
        folder.joinpath(f"{number}.json").write_text(json.dumps(one), "utf-8")
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\ncd {folder}\nset -- *.json\ncat "$1"\nrm "$1"\n', "utf-8")
    python.chmod(0o755)
    return python


def test_two_checkouts_are_measured_in_turn_and_compared_round_by_round(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    ours = checkout(
        here, {"a_per_s": 12.0, "b_us": 1.0}, {"a_per_s": 24.0, "b_us": 4.0}, {"a_per_s": 11.0, "b_us": 2.0}
    )
    theirs = checkout(
        there, {"a_per_s": 10.0, "b_us": 2.0}, {"a_per_s": 20.0, "b_us": 8.0}, {"a_per_s": 10.0, "b_us": 2}
    )
    found = bench_against.compare(list(bench_against.measured(ours, theirs, [], 3)))
    assert found["a_per_s"] == bench_against.Compared(10.0, 12.0, 1.2)
    assert found["b_us"] == bench_against.Compared(2.0, 2.0, 2.0)


def test_a_folder_that_is_no_checkout_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(["bench", "legal_moves_us", "--against", str(tmp_path)]) == 2
    said, wrong = capsys.readouterr()
    assert said == ""
    assert "gives no figures: No such file or directory." in wrong


def test_the_reason_of_a_checkout_that_fails_is_told(tmp_path: Path) -> None:
    python = checkout(tmp_path)
    python.write_text("#!/bin/sh\necho 'There is no figure' >&2\nexit 2\n", "utf-8")
    with pytest.raises(BadRequest, match="There is no figure"):
        bench_against.figures_of(python, ["legal_moves_us"])
