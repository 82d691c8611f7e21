"""The rules of Cross Rummy about tiles, deal and the four things a turn can be (CR-1 to CR-24)."""

from collections import Counter
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, IllegalMove, agree
from bordspil.core.table import Table
from games.cross_rummy.drawing_reader import (
    OPTIONS,
    game,
    lay,
    moves,
    new_game,
    play,
    rack,
    refusal,
    refused_by,
    set_up,
    shown,
)
from games.cross_rummy.slow_table import EVERY_TILE


def everything(state: Any) -> Counter[str]:
    """Returns all tiles of a position."""
    position = game.position(state)
    lying = [name for _, _, name in position["table"]]
    racked = [name for names in position["racks"] for name in names]
    return Counter([*position["bag"], *position["pool"], *position["removed"], *lying, *racked])


def test_cr_1_there_are_two_of_every_number_in_four_colours_and_four_action_tiles() -> None:
    tiles = everything(new_game())
    assert len(tiles) == 4 * 14 + 2
    assert set(tiles.values()) == {2}
    assert tiles.total() == 116
    assert tiles == Counter(EVERY_TILE)


@pytest.mark.parametrize("name", ["r0", "r15", "x3", "r01", "R7", "", "pass3", None, 7, ["r7"]])
def test_cr_1_there_is_no_other_tile(name: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.from_object({"take": name})
    assert (refused.value.key, refused.value.rule) == ("tile-unknown", "CR-1")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_cr_1_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadRequest):
        agree(game, {}, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cr_10_every_player_gets_15_tiles_and_six_lie_open(seats: int) -> None:
    state = new_game(seats)
    assert [len(tiles) for tiles in shown(state, "racks")] == [15] * seats
    assert len(shown(state, "pool")) == 6
    assert len(shown(state, "bag")) == 116 - 15 * seats - 6
    assert (shown(state, "table"), shown(state, "founded")) == ([], [None] * seats)
    assert (shown(state, "removed"), shown(state, "passing"), shown(state, "skips")) == ([], None, 0)


def test_cr_10_the_bag_is_dealt_from_its_top_seat_by_seat_and_then_to_the_pool() -> None:
    table = Table(game, {"first": 1}, 3, Chance.of(4))
    order = game.notation.to_object(table.log[0].move)["shuffle"]
    assert [sorted(tiles) for tiles in shown(table.state, "racks")] == [
        sorted(order[15 * seat : 15 * seat + 15]) for seat in range(3)
    ]
    assert sorted(shown(table.state, "pool")) == sorted(order[45:51])
    assert shown(table.state, "bag") == order[51:]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_cr_10_play_goes_clockwise_from_the_seat_that_begins(first: int) -> None:
    state = new_game(3, first=first)
    order = []
    for _ in range(4):
        order.append(game.to_act(state))
        state = play(state, {"draw": True})
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_cr_10_chance_draws_the_first_seat_unless_the_options_name_it() -> None:
    begun = {game.to_act(Table(game, {"first": "random"}, 4, Chance.of(seed)).state) for seed in range(30)}
    assert begun == {0, 1, 2, 3}
    assert {game.to_act(Table(game, {}, 4, Chance.of(seed)).state) for seed in range(3)} == {0}
    start = game.start(agree(game, {}, 4), 4)
    assert (game.to_act(start), list(game.moves(start))) == (NATURE, [])


def test_cr_10_a_bag_that_lacks_a_tile_is_no_outcome_of_chance() -> None:
    start = game.start(agree(game, OPTIONS, 2), 2)
    shuffled = game.notation.write(game.sample(start, Chance.of(1)))
    game.play(start, game.notation.read(shuffled))
    for wrong in (shuffled + "r7", shuffled[: shuffled.rindex("r7")] + shuffled[shuffled.rindex("r7") :][3:] + "b1"):
        with pytest.raises(IllegalMove):
            game.play(start, game.notation.read(wrong))
    for move in ("draw", "skip", "take r7"):
        with pytest.raises(IllegalMove):
            game.play(start, game.notation.read(move))
    with pytest.raises(IllegalMove):
        game.play(new_game(), game.notation.read(shuffled))


def test_cr_11_action_tiles_are_dealt_to_racks_and_pool_like_any_other() -> None:
    places = Counter[str]()
    for seed in range(40):
        state = new_game(2, seed)
        places["rack"] += sum("pass2" in tiles or "draw3" in tiles for tiles in shown(state, "racks"))
        places["pool"] += "pass2" in shown(state, "pool") or "draw3" in shown(state, "pool")
    assert min(places["rack"], places["pool"]) > 0
    state = set_up("pool pass2 r1 r2\nrack 0 b1")
    assert rack(play(state, {"take": "pass2"}), 0) == ["b1", "pass2"]


def test_cr_20_take_brings_a_tile_of_the_pool_and_the_pool_is_filled_from_the_bag() -> None:
    state = set_up("rack 0 b1\npool r1 r2 r3 r4 r5 r6\nbag y9 y8 y7")
    state = play(state, {"take": "r4"})
    assert rack(state, 0) == ["b1", "r4"]
    assert sorted(shown(state, "pool")) == ["r1", "r2", "r3", "r5", "r6", "y9"]
    assert (shown(state, "bag"), game.to_act(state)) == (["y8", "y7"], 1)


def test_cr_20_the_pool_is_filled_up_to_six() -> None:
    state = set_up("rack 0 b1\npool r1 r2 r3\nbag y9 y8 y7 y6 y5")
    events = game.events(state, game.notation.from_object({"take": "r2"}), None)
    state = play(state, {"take": "r2"})
    assert sorted(shown(state, "pool")) == ["r1", "r3", "y6", "y7", "y8", "y9"]
    assert (shown(state, "bag"), events[0]["event"]) == (["y5"], "take")


def test_cr_20_one_of_two_alike_stays_in_the_pool() -> None:
    state = play(set_up("rack 0 b1\npool r1 r1 r3\nbag"), {"take": "r1"})
    assert sorted(shown(state, "pool")) == ["r1", "r3"]


def test_cr_20_only_a_tile_of_the_pool_can_be_taken() -> None:
    state = set_up("rack 0 b1\npool r1 r2 r3 r4 r5 r6")
    assert refusal(state, {"take": "r7"}) == ("not-in-pool", "CR-20", {"tile": "r7"})
    assert refused_by(state, {"take": "b1"}) == "CR-20"
    assert refused_by(set_up("rack 0 b1\npool\nbag b2"), {"take": "b2"}) == "CR-20"


def test_cr_21_draw_brings_the_next_tile_of_the_bag() -> None:
    state = play(set_up("rack 0 b1\nbag y9 y8"), {"draw": True})
    assert (rack(state, 0), shown(state, "bag"), game.to_act(state)) == (["b1", "y9"], ["y8"], 1)


def test_cr_22_an_action_tile_leaves_the_game() -> None:
    state = play(set_up("rack 0 b1 draw3 draw3\nremoved pass2"), {"play": "draw3", "against": 1})
    assert rack(state, 0) == ["b1", "draw3"]
    assert sorted(shown(state, "removed")) == ["draw3", "pass2"]


@pytest.mark.parametrize("move", [{"play": "pass2"}, {"play": "draw3", "against": 1}])
def test_cr_22_only_an_action_tile_of_the_own_rack_is_played(move: dict[str, Any]) -> None:
    state = set_up("rack 0 b1\nrack 1 pass2 draw3")
    assert refusal(state, move) == ("action-not-on-rack", "CR-22", {"tile": move["play"]})


def test_cr_22_action_tiles_are_not_laid() -> None:
    """
    r5 r6 r7 r8 pass2
    """
    state = set_up("r5 r6 r7\nrack 0 r8 pass2")
    key, rule, details = refusal(state, lay("r5 r6 r7 r8 pass2"))
    assert (key, rule, details["squares"]) == ("action-tile-laid", "CR-22", [[0, 4]])


def test_cr_23_lay_adds_tiles_of_the_rack_and_rearranges_the_table() -> None:
    state = set_up("""
        r5 r6 r7 r8
        .  .  b7 .
        .  .  y7 .
        rack 0 g8 b8 y1
    """)
    state = play(
        state,
        lay("""
        r5 r6 r7 .  r8
        .  .  b7 .  b8
        .  .  y7 .  g8
        """),
    )
    assert (rack(state, 0), game.to_act(state), len(shown(state, "table"))) == (["y1"], 1, 8)


def test_cr_23_laid_tiles_must_be_on_the_rack() -> None:
    """The other player has r8, and of r4 the rack has one."""
    state = set_up("r5 r6 r7\nrack 0 r4 b1\nrack 1 r8")
    key, rule, details = refusal(state, lay("r5 r6 r7 r8"))
    assert (key, rule, details["tiles"], details["squares"]) == ("not-on-rack", "CR-23", "r8", [[0, 3]])
    twice = lay("""
        r4 r5 r6 r7
        .  .  .  .
        r4 .  .  .
        b4 .  .  .
        y4 .  .  .
    """)
    assert refused_by(state, twice) == "CR-23"


def test_cr_24_no_player_draws_from_an_empty_bag_and_the_pool_stays_short() -> None:
    state = set_up("rack 0 b1\npool r1 r2 r3\nbag")
    assert refusal(state, {"draw": True})[:2] == ("bag-empty", "CR-24")
    state = play(state, {"take": "r2"})
    assert sorted(shown(state, "pool")) == ["r1", "r3"]


@pytest.mark.parametrize("piles", ["pool r1\nbag", "pool\nbag r1", "pool r1\nbag r2"])
def test_cr_24_no_player_skips_while_there_is_a_tile_to_take(piles: str) -> None:
    assert refusal(set_up(f"rack 0 b1\n{piles}"), {"skip": True})[:2] == ("skip-forbidden", "CR-24")


def test_cr_24_a_player_may_pass_when_bag_and_pool_are_empty_even_if_tiles_could_be_laid() -> None:
    state = set_up("r5 r6 r7\nrack 0 r8 b1\npool\nbag")
    assert {"skip": True} in moves(state)
    assert [move for move in moves(state) if "lay" not in move] == [{"skip": True}]
    after = play(state, {"skip": True})
    assert (shown(after, "skips"), game.to_act(after)) == (1, 1)
    assert game.to_act(play(state, lay("r5 r6 r7 r8"))) == 1
