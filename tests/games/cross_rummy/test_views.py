"""The views of Cross Rummy: no tiles of other racks, of the bag, or of those that others pass on."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import IllegalMove
from bordspil.core.table import Table
from games.cross_rummy.drawing_reader import OPTIONS, game, lay, moves, play, position, set_up
from games.playing import sent

PASS_TWO = {"play": "pass2"}


def view(state: Any, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = sent(game.view(state, seat))
    return seen


def events(state: Any, move: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = sent(game.events(state, game.notation.from_object(move), seat))
    return told


def walk(seats: int, seed: int, longest: int = 400) -> Iterator[Any]:
    """Yields the states of a random game in which action tiles are played soon."""
    table, rng = Table(game, OPTIONS, seats, Chance.of(seed)), Random(seed)
    for _ in range(longest):
        if table.to_act() is None:
            return
        yield table.state
        listed = moves(table.state)
        actions = [move for move in listed if "play" in move or move.get("take") in ("pass2", "draw3")]
        table.play(None, game.notation.from_object(rng.choice(actions or listed)))


def hidden_elsewhere(given: dict[str, Any], seat: int | None, rng: Random) -> dict[str, Any]:
    """Returns the position with bag and other racks dealt anew; of those who have chosen, other tiles are chosen."""
    other: dict[str, Any] = sent(given)
    hidden = [number for number in range(len(given["racks"])) if number != seat]
    unseen = [*given["bag"], *(name for number in hidden for name in given["racks"][number])]
    rng.shuffle(unseen)
    for number in hidden:
        other["racks"][number] = [unseen.pop() for _ in given["racks"][number]]
    other["bag"] = unseen
    if given["passing"] is not None:
        for number in given["passing"]["chosen"]:
            if int(number) != seat:
                rack = other["racks"][int(number)]
                other["passing"]["chosen"][number] = rng.sample(rack, min(2, len(rack)))
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_is_the_same_whatever_is_hidden(seats: int) -> None:
    """The listed moves of the seat to act are too, and it is refused in the same words."""
    rng, passing = Random(seats), 0
    tried: list[dict[str, Any]] = [{"skip": True}, {"draw": True}, {"play": "draw3", "against": 1}, {"pass": ["r7"]}]
    for number, state in enumerate(walk(seats, seats)):
        given = sent(game.position(state))
        passing += given["passing"] is not None
        for seat in [None, *range(seats)] if number % 3 == 0 or given["passing"] else []:
            other = game.set_up(hidden_elsewhere(given, seat, rng), OPTIONS, seats)
            assert view(other, seat) == view(state, seat)
            if seat == game.to_act(state):
                assert moves(other) == moves(state)
                move = rng.choice(tried)
                assert refusal_of(other, move) == refusal_of(state, move)
        tried.append(rng.choice(moves(state)))
    assert passing >= 2 * seats


def refusal_of(state: Any, move: dict[str, Any]) -> tuple[Any, ...]:
    try:
        game.play(state, game.notation.from_object(move))
    except IllegalMove as illegal:
        return illegal.key, illegal.rule, sent(illegal.details)
    return ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_tell_other_seats_nothing_hidden(seats: int) -> None:
    """Whatever is drawn or chosen, those it does not concern are told the same."""
    rng, told = Random(seats), Counter[str]()
    for number in range(4):
        for state in walk(seats, 20 + seats + 10 * number, longest=100):
            given, listed = sent(game.position(state)), moves(state)
            move = rng.choice([move for move in listed if "lay" not in move and "take" not in move] or listed)
            if "lay" in move or "take" in move or ends_the_turn_of_all(given, move):
                continue
            for seat in [None, *range(seats)]:
                if seat not in (given["to_act"], move.get("against")):
                    other = game.set_up(keeping(move, hidden_elsewhere(given, seat, rng), seat), OPTIONS, seats)
                    another = rng.choice(moves(other)) if "pass" in move else move
                    assert events(other, another, seat) == events(state, move, seat)
                    told[next(iter(move))] += 1
    assert told["draw"] > 50
    assert told["play"] > 3
    assert told["pass"] > 3


def ends_the_turn_of_all(given: dict[str, Any], move: dict[str, Any]) -> bool:
    """Returns the last choice of a Pass Two and the last skip in succession: after these some tiles are told."""
    seats = len(given["racks"])
    return ("skip" in move and given["skips"] == seats - 1) or (
        "pass" in move and len(given["passing"]["chosen"]) == seats - 1
    )


def keeping(move: dict[str, Any], given: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Returns the position with an action tile moved to the rack of the player."""
    rack, name = given["racks"][given["to_act"]], move.get("play")
    if name and name not in rack:
        others = [names for number, names in enumerate(given["racks"]) if number not in (given["to_act"], seat)]
        place = next(names for names in [given["bag"], *others] if name in names)
        place[place.index(name)], rack[0] = rack[0], name
    return given


def test_a_seat_sees_its_own_rack_and_counts_of_the_others() -> None:
    state = set_up("r5 r6 r7\nrack 0 b1 b2\nrack 1 y1 y2 y3\nrack 2 g1\npool g5 g6\nbag y9 y8 y7\nrest 2", 3)
    for seat, own in [(0, ["b1", "b2"]), (1, ["y1", "y2", "y3"]), (None, [])]:
        seen = view(state, seat)
        assert sorted(seen["rack"]) == own
        assert (seen["racks"][:2], seen["bag"], sorted(seen["pool"])) == ([2, 3], 3, ["g5", "g6"])
        assert seen["table"] == [[0, 0, "r5"], [0, 1, "r6"], [0, 2, "r7"]]
        assert (seen["groups"], seen["limit"], seen["open"]) == (1, 3, True)
        assert (seen["revealed"], seen["winners"], seen["totals"]) == (None, [], [0, 0, 0])


def test_the_view_has_these_fields() -> None:
    assert set(view(set_up("rack 0 b1"), 0)) == {
        *("seat", "seats", "open_on_last_founding", "stage", "to_act", "rack", "racks", "pool", "bag", "table"),
        *("founded", "open", "groups", "limit", "removed", "passing", "skips", "first", "game", "games", "sheet"),
        *("totals", "winners", "revealed"),
    }


def test_the_racks_are_shown_when_all_is_over() -> None:
    state = play(set_up("r5 r6 r7\nrack 0 r8\nrack 1 b3 b4"), lay("r5 r6 r7 r8"))
    for seat in (None, 0, 1):
        assert [sorted(names) for names in view(state, seat)["revealed"]] == [[], ["b3", "b4"]]
        assert (view(state, seat)["winners"], view(state, seat)["totals"]) == ([0], [0, 7])


def test_points_of_racks_do_not_show_while_a_game_goes_on() -> None:
    """The referee knows them; the standing that all see holds finished games only."""
    state = set_up("rack 0 b1\nrack 1 b14")
    assert (game.scores(state), game.standing(state)) == ((1, 14), (0, 0))


THREE = """
    rack 0 r1 r2 r3 pass2
    rack 1 y1 y2 y3
    rack 2 b1 b2 b3
"""


def test_in_pass_two_choices_are_hidden_before_all_have_chosen() -> None:
    state = play(set_up(THREE, 3), PASS_TWO)
    for seat in (None, 1, 2):
        assert events(state, {"pass": ["r1", "r2"]}, seat) == events(state, {"pass": ["r2", "r3"]}, seat)
    one = play(state, {"pass": ["r1", "r2"]})
    other = play(state, {"pass": ["r2", "r3"]})
    for seat in (None, 1, 2):
        assert view(one, seat) == view(other, seat)
        assert view(one, seat)["passing"] == {"by": 0, "chosen": [0], "mine": None}
    assert sorted(view(one, 0)["passing"]["mine"]) == ["r1", "r2"]
    assert moves(one) == moves(other)


def test_in_pass_two_no_player_sees_received_tiles_before_passing() -> None:
    """The last to choose, seat 2, is told nothing by the choices of seat 1, from whom it gets its tiles."""
    state = play(set_up(THREE, 3), PASS_TWO, {"pass": ["r1", "r2"]})
    one, other = play(state, {"pass": ["y1", "y2"]}), play(state, {"pass": ["y2", "y3"]})
    assert view(one, 2) == view(other, 2)
    assert moves(one) == moves(other)


def test_in_pass_two_only_giver_and_receiver_learn_which_tiles_they_are() -> None:
    """Seat 0 gives to seat 1; to seat 2 and to spectators it is all one."""
    state = play(set_up(THREE, 3), PASS_TWO)
    choices = [["r1", "r2"], ["r2", "r3"]]
    rest = [{"pass": ["y1", "y2"]}, {"pass": ["b1", "b3"]}]
    before = [play(state, {"pass": choice}, rest[0]) for choice in choices]
    for seat in (None, 2):
        assert events(before[0], rest[1], seat) == events(before[1], rest[1], seat)
        assert view(play(before[0], rest[1]), seat) == view(play(before[1], rest[1]), seat)
    exchange = [next(e for e in events(before[0], rest[1], seat) if e["event"] == "exchange") for seat in (0, 1, 2)]
    assert [(sorted(e["given"]), sorted(e["received"])) for e in exchange] == [
        (["r1", "r2"], ["b1", "b3"]),
        (["y1", "y2"], ["r1", "r2"]),
        (["b1", "b3"], ["y1", "y2"]),
    ]
    spectator = next(e for e in events(before[0], rest[1], None) if e["event"] == "exchange")
    assert not {"given", "received"} & set(spectator)
    assert view(play(before[0], rest[1]), 1)["passing"] is None


def test_a_drawn_tile_is_told_to_the_player_alone() -> None:
    state = set_up("rack 0 b1 draw3\nrack 1 y1\nrack 2 g1\nbag r9 r8 r7 r6", 3)
    for seat in (None, 1, 2):
        assert events(state, {"draw": True}, seat) == [{"event": "draw", "seat": 0, "count": 1}]
    assert events(state, {"draw": True}, 0) == [{"event": "draw", "seat": 0, "count": 1, "tiles": ["r9"]}]
    against = {"play": "draw3", "against": 2}
    action = {"event": "action", "seat": 0, "tile": "draw3", "against": 2}
    for seat in (None, 0, 1):
        assert events(state, against, seat) == [action, {"event": "draw", "seat": 2, "count": 3}]
    assert events(state, against, 2)[1]["tiles"] == ["r9", "r8", "r7"]


def test_taken_tiles_and_the_tiles_that_refill_the_pool_are_open() -> None:
    state = set_up("rack 0 b1\npool r1 r2 r3 r4 r5 r6\nbag y9 y8")
    for seat in (None, 0, 1):
        assert events(state, {"take": "r3"}, seat) == [{"event": "take", "seat": 0, "tile": "r3", "drawn": "y9"}]
    state = set_up("rack 0 b1\npool r1 r2\nbag")
    assert events(state, {"take": "r1"}, None)[0]["drawn"] is None


def test_a_lay_is_told_with_its_tiles_and_how_many_others_moved() -> None:
    state = set_up("r5 r6 r7 .  b5 b6 b7\nrack 0 r8 b1")
    table = "r5 r6 r7 r8 .  b5 b6 b7"
    for seat in (None, 0, 1):
        told = events(state, lay(table), seat)[0]
        assert (told["event"], told["seat"], told["tiles"], told["groups"]) == ("lay", 0, ["r8"], 2)
        assert (told["founded"], told["opened"], told["moved"]) == (False, False, 3)
        assert told["placed"] == [[0, 3, "r8"], [0, 5, "b5"], [0, 6, "b6"], [0, 7, "b7"]]


def test_founding_and_opening_are_told() -> None:
    state = set_up("rack 0 r5 r6 r7 b1\nrack 1 y5 y6 y7 b1")
    told = events(state, lay("r5 r6 r7"), None)[0]
    assert (told["founded"], told["opened"], told["moved"]) == (True, False, 0)
    state = play(state, lay("r5 r6 r7"))
    told = events(state, lay("r5 r6 r7\n.\ny5 y6 y7"), None)[0]
    assert (told["founded"], told["opened"], told["groups"]) == (True, True, 2)


def test_of_a_deal_a_seat_is_told_its_own_rack() -> None:
    table = Table(game, OPTIONS, 3, Chance.of(1))
    start, shuffle = game.start(table.options, 3), table.log[0].move
    for seat in range(3):
        dealt = sent(game.events(start, shuffle, seat))[0]
        assert sorted(dealt["rack"]) == sorted(view(table.state, seat)["rack"])
    spectator = sent(game.events(start, shuffle, None))[0]
    assert "rack" not in spectator
    assert sorted(spectator["pool"]) == sorted(view(table.state, None)["pool"])


def test_between_two_games_of_a_series_the_racks_are_told_and_then_hidden_again() -> None:
    table = Table(game, {"games": 3, "first": 0}, 2, Chance.of(1))
    table.set_up(position("r5 r6 r7\nrack 0 r8\nrack 1 b3 b4", game=1, sheet=[]))
    over = events(table.state, lay("r5 r6 r7 r8"), None)[-1]
    assert (over["event"], [sorted(names) for names in over["racks"]]) == ("over", [[], ["b3", "b4"]])
    table.play(0, game.notation.from_object(lay("r5 r6 r7 r8")))
    seen = view(table.state, None)
    assert (seen["revealed"], seen["rack"], seen["game"], seen["sheet"], seen["totals"]) == (
        None,
        [],
        2,
        [[0, 7]],
        [0, 7],
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_looks_the_same_and_is_a_position(seats: int) -> None:
    rng = Random(seats)
    for number, state in enumerate(walk(seats, 40 + seats)):
        if number % 4 == 0 or state.stage == "passing":
            for seat in [None, *range(seats)]:
                guess = game.determinize(game.view(state, seat), rng)
                assert view(guess, seat) == view(state, seat)
                game.set_up(sent(game.position(guess)), OPTIONS, seats)
