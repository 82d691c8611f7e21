"""Matches: the seatings, the arithmetic of the result, and real games whose records verify."""

from pathlib import Path

import pytest

from bordspil import __main__, games
from bordspil.arena.match import MatchPlan, play_deal, write_records
from bordspil.arena.outcomes import Outcome, seatings, standing
from bordspil.core import record
from bordspil.core.bot import Budget
from bordspil.core.game import agree
from bordspil.core.statistics import wilson_interval
from bordspil.search.simple_bots import TimedBot
from cli.asking import command

FEW = Budget(simulations=12)


def plan_of(
    *contestants: str, seats: int = 2, seed: int = 0, budget: Budget = FEW, records: str | None = None
) -> MatchPlan:
    return MatchPlan("azul", contestants, seats, {}, budget, games=2, seed=seed, records=records)


def games_of(one: MatchPlan, deal: int) -> list[Outcome]:
    return write_records(one, play_deal(one, deal))


def test_two_contestants_change_seats() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]


def test_the_last_contestant_fills_the_seats_that_are_left() -> None:
    assert seatings(2, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert seatings(3, 4) == [(0, 1, 2, 2), (2, 0, 1, 2), (2, 2, 0, 1), (1, 2, 2, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_contestant_sits_in_every_seat_once_where_there_is_one_each(seats: int) -> None:
    turns = seatings(seats, seats)
    for seat in range(seats):
        assert sorted(turn[seat] for turn in turns) == list(range(seats))


def test_a_standing_counts_every_seat_of_a_contestant() -> None:
    outcomes = [
        Outcome(0, (0, 1, 1), (30, 20, 10), (1.0, 0.0, 0.0)),
        Outcome(0, (1, 0, 1), (40, 40, 7), (0.5, 0.5, 0.0)),
    ]
    first, second = standing(outcomes, 0), standing(outcomes, 1)
    assert (first.games, first.share, first.points) == (2, 0.75, 35.0)
    assert (second.games, second.share, second.points) == (4, 0.125, 19.25)
    assert (first.low, first.high) == wilson_interval(0.75, 2)


def test_greedy_beats_random() -> None:
    outcomes = [outcome for deal in range(8) for outcome in games_of(plan_of("greedy", "random"), deal)]
    assert len(outcomes) == 16
    assert standing(outcomes, 0).low > 0.5
    assert standing(outcomes, 0).points > standing(outcomes, 1).points


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_are_filled_and_every_game_has_one_victory(seats: int) -> None:
    outcomes = games_of(plan_of("greedy", "random", seats=seats), 0)
    assert [outcome.seating for outcome in outcomes] == seatings(2, seats)
    for outcome in outcomes:
        assert sum(outcome.shares) == pytest.approx(1)
        assert len(outcome.scores) == seats


def test_a_number_of_simulations_makes_play_repeatable() -> None:
    one = plan_of("expert", "medium", seed=3)
    assert games_of(one, 1) == games_of(one, 1)
    assert games_of(one, 1) != games_of(one, 2)
    assert games_of(one, 1) != games_of(plan_of("expert", "medium", seed=4), 1)


def test_a_contestant_may_have_a_time_of_its_own() -> None:
    spent: list[float] = []

    class Slow:
        def choose(self, view: object, budget: Budget) -> None:
            assert (budget.simulations, budget.clock) == (None, "cpu")
            spent.append(budget.seconds)

    TimedBot(Slow(), 0.25).choose(None, Budget(1.0, simulations=5, clock="cpu"))
    assert spent == [0.25]
    outcomes = games_of(plan_of("expert@0.002", "random"), 0)
    assert standing(outcomes, 0).share == 1.0


@pytest.mark.parametrize("opening", [0, 6])
def test_without_chance_openings_make_games_differ(opening: int) -> None:
    """The expert is deterministic, so without an opening it would play the same first moves in every game."""
    options = agree(games.load("blokus_shuffle"), {"cards": "none"}, 2)
    two = MatchPlan("blokus_shuffle", ("expert", "expert"), 2, options, FEW, 4, records="kept", opening=opening)
    begun = [[record.read(game.record, games.load)[0].entries[:12] for game in play_deal(two, deal)] for deal in (0, 1)]
    for one, other in begun:
        assert one == other  # both sides of a deal begin alike
    assert (begun[0][0] == begun[1][0]) == (opening == 0)


def kept(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


def test_a_match_is_played_counted_kept_and_repeated(tmp_path: Path) -> None:
    words = ("match", "azul", "expert", "greedy", "--games", "3", "--simulations", "6", "--seed", "5")
    code, said, wrong = command(*words, "--records", str(tmp_path / "one"))
    assert (code, wrong) == (0, "")
    assert "azul, 2 players, 4 games, 6 simulations a move" in said
    assert [word in said for word in ("expert", "greedy", "95 % interval")] == [True] * 3
    records = kept(tmp_path / "one")
    (tmp_path / "again").mkdir()
    again = plan_of("expert", "greedy", seed=5, budget=Budget(simulations=6), records=str(tmp_path / "again"))
    for deal in (0, 1):
        games_of(again, deal)
    assert kept(tmp_path / "again") == records
    assert list(records) == ["00000-0.txt", "00000-1.txt", "00001-0.txt", "00001-1.txt"]
    read = {name: record.read(text, games.load) for name, text in records.items()}
    for one, game in read.values():
        assert record.verify(one, game) > 0
    assert read["00000-0.txt"][0].seats == ("expert", "greedy")
    assert read["00000-1.txt"][0].seats == ("greedy", "expert")
    deals = [one.entries[:2] for one, _ in read.values()]
    assert (deals[0], deals[2]) == (deals[1], deals[3])
    assert deals[0] != deals[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("greedy", "seats needs 2 to"),
        ("greedy random easy", "seats needs 2 to"),
        ("greedy random --games 0", "seats needs 2 to"),
        ("greedy random --seats 9", "This game takes 2 to 4 seats"),
        ("greedy nobody", "There’s no bot “nobody”"),
        ("greedy random --simulations -1", "The field “simulations” must be"),
        ("greedy random --seconds -1", "The field “seconds” must be"),
        ("greedy random --opening -1", "The field “opening” must be"),
        ("greedy expert@-1", "The field “seconds” must be"),
        ("greedy expert@soon", "The field “@” must be"),
        ("greedy random --records /dev/null/records", "Can’t write /dev/null/records"),
    ],
)
def test_a_match_that_cannot_be_played_is_one_line(
    words: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert __main__.main(["match", "azul", *words.split()]) == 2
    wrong = capsys.readouterr().err
    assert said in wrong
    assert wrong.count("\n") == 1
