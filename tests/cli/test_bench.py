"""Measurements: the figures that are promised exist and can be asked for by name. No speed is asserted here."""

import json

import pytest
from rich.console import Console

from bordspil import __main__, games
from bordspil.cli.experiments import bench

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
