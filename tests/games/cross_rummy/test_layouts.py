"""Thousands of Lays, legal ones and each kind of violation, are judged alike by both implementations."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bordspil.core.game import IllegalMove
from games.cross_rummy.drawing_reader import game, same_place
from games.cross_rummy.layouts import CHANGES, Situation, group_shifted, grown_anywhere, run_goes_on, situation, twins
from games.cross_rummy.slow import Refused, from_position
from games.playing import sent

MODES = ["open", "found", "own", "last", "late"]
CLOSED = ["found", "own", "late"]

Found = dict[str, Counter[str | None]]


def judge(at: Situation) -> str | None:
    """Returns the rule with which both refuse a Lay, or None where both take it, with the same state after it."""
    given = at.position()
    slow = from_position(given, at.seats, at.opens)
    options = {"first": 0, "open_on_last_founding": at.opens, "games": 1}
    state = game.set_up(given, options, at.seats)
    move = {"lay": {"table": at.after}}
    try:
        slow.play(move)
    except Refused as refused:
        return judge_refusal(state, move, given, refused.rules)
    after = game.play(state, game.notation.from_object(move))
    assert same_place(sent(game.position(after))) == same_place(sent(slow.position()))
    return None


def judge_refusal(state: Any, move: dict[str, Any], given: dict[str, Any], rules: set[str]) -> str | None:
    """The rule that is named is one that the Lay breaks; nothing changes."""
    before = game.position(state)
    with pytest.raises(IllegalMove) as refused:
        game.play(state, game.notation.from_object(move))
    assert refused.value.rule in rules
    assert game.position(state) == before
    check_squares(refused.value, move["lay"]["table"], given["table"])
    return refused.value.rule


def check_squares(refused: IllegalMove, after: list[Any], before: list[Any]) -> None:
    """The squares named show those tiles, after the Lay or before it; closed groups are shifted as a whole."""
    names, squares = refused.details["tiles"].split(), sent(refused.details["squares"])
    named = [[*square, name] for square, name in zip(squares, names, strict=True)]
    if not all(tile in after for tile in named) and not all(tile in before for tile in named):
        assert refused.key == "closed-touched"
        row, column, name = named[0]
        shifts = [(row - there, column - here) for there, here, other in before if other == name]
        moved = [[[row + down, column + right, name] for row, column, name in before] for down, right in shifts]
        assert any(all(tile in table for tile in named) for table in moved)


@pytest.fixture(scope="module")
def found() -> Found:
    """How often which rule was named, by the kind of change alone and with the mode."""
    counts: Found = {}
    for mode in MODES:
        rng = Random(mode)
        for _ in range(45):
            at = situation(mode, rng)
            counts.setdefault(mode, Counter())[judge(at)] += 1
            for change in CHANGES:
                if changed := change(at, rng):
                    rule = judge(changed)
                    counts.setdefault(change.__name__, Counter())[rule] += 1
                    counts.setdefault(f"{change.__name__} {mode}", Counter())[rule] += 1
    return counts


def test_there_are_thousands_of_both_kinds(found: Found) -> None:
    judged = sum((found[name] for name in found if " " not in name), Counter[str | None]())
    assert judged[None] > 800
    assert judged.total() - judged[None] > 2500


def test_legal_lays_are_legal(found: Found) -> None:
    for mode in MODES:
        assert set(found[mode]) == {None}, mode


def test_a_table_may_be_shifted_as_a_whole(found: Found) -> None:
    assert set(found["table_shifted"]) == {None}


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("sequence_of_two", "CR-31"),
        ("lone_tile", "CR-31"),
        ("five_in_a_row", "CR-30"),
        ("colour_twice", "CR-30"),
        ("wrap", "CR-30"),
        ("gap_in_a_run", "CR-30"),
        ("run_turns_back", "CR-30"),
        ("action_tile", "CR-22"),
        ("too_many_groups", "CR-32"),
        ("tile_taken_back", "CR-38"),
        ("nothing_added", "CR-38"),
        ("not_on_the_rack", "CR-23"),
    ],
)
def test_a_violation_is_refused_by_its_rule(found: Found, change: str, rule: str) -> None:
    assert set(found[change]) == {rule}
    assert found[change].total() > 75


def test_two_tiles_on_one_square_are_refused(found: Found) -> None:
    """Of an action tile it is said first that it cannot be laid."""
    assert set(found["two_on_one_square"]) <= {"CR-31", "CR-22"}
    assert found["two_on_one_square"]["CR-31"] > 150


@pytest.mark.parametrize("change", ["run_goes_on", "grown_anywhere"])
def test_only_an_open_table_takes_more_anywhere(found: Found, change: str) -> None:
    assert set(found[f"{change} open"]) == {None}
    for mode in CLOSED:
        assert found[f"{change} {mode}"]["CR-35"] > 5, mode


@pytest.mark.parametrize("change", ["one_group_more", "touching_at_a_corner"])
def test_another_group_is_refused_by_the_limit_or_while_groups_are_closed(found: Found, change: str) -> None:
    """Touching at a corner does not make it part of a group that is there."""
    assert set(found[f"{change} open"]) == {None, "CR-32"}
    assert set(found[f"{change} last"]) == {None, "CR-32"}
    for mode in CLOSED:
        assert set(found[f"{change} {mode}"]) <= {"CR-35", "CR-32"}, mode


def test_closed_groups_keep_their_places_to_each_other(found: Found) -> None:
    for mode in CLOSED:
        assert found[f"group_shifted {mode}"]["CR-35"] > 2, mode
        assert found[f"table_turned {mode}"]["CR-35"] > 2, mode
    for mode in ("open", "last"):
        assert "CR-35" not in found[f"group_shifted {mode}"], mode
        assert set(found[f"table_turned {mode}"]) == {None}, mode


def test_groups_that_are_alike_are_not_mixed_up() -> None:
    """A closed group and the player's own show the same tiles, so that a Lay could be read in two ways."""
    counts: Counter[str | None] = Counter()
    rng = Random("twins")
    for _ in range(150):
        at = twins(rng)
        for changed in [at, *(change(at, rng) for change in (group_shifted, run_goes_on, grown_anywhere))]:
            if changed:
                counts[judge(changed)] += 1
    assert counts[None] > 200
    assert counts["CR-35"] > 150
