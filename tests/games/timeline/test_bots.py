"""The bots of Timeline: a memory for a whole game, no look at a hidden date, levels that differ, any deck."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bordspil.arena.outcomes import play_game
from bordspil.core.bot import LEVELS, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.games.timeline.bots import accuracy, levels, memory
from bordspil.games.timeline.bots.levels import Rememberer, best_place
from bordspil.games.timeline.bots.memory import Belief, Memory, moment
from bordspil.games.timeline.decks.deck import LANGUAGES, deck_of, load
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place
from bordspil.games.timeline.rules.turns import is_right
from games.timeline.cards import card, deck
from games.timeline.drawing_reader import play, set_up

BUDGET = Budget(seconds=0.01)
WORLD = load("world")
FIRST = next(iter(WORLD.cards))
YEARS = [-13_800_000_000, -4_500_000_000, -1, 1, 1, 1, 1500, 1500, 2029, 2030, 2031, 3000]


def own(count: int, **changes: Any) -> dict[str, Any]:
    return {"deck": deck(count, **changes)}


def redated(cards: list[dict[str, Any]], but: str) -> dict[str, Any]:
    """Returns a deck in which every date is another one, but for one card."""
    changed = [one if one["id"] == but else one | {"year": 3000 - one["year"]} for one in cards]
    return {"deck": deck(0, cards=changed)}


@pytest.mark.parametrize("name", levels.NAMES)
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_every_bot_plays_legal_moves_to_the_end(name: str, seats: int) -> None:
    bots = [levels.make(name, seat) for seat in range(seats)]
    table, _ = play_game(game, {"hand": 2}, bots, f"{name} {seats}", BUDGET)
    assert game.winners(table.state)


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_bots_play_with_decks_people_bring_along(name: str) -> None:
    """Few cards, unknown categories, dates before all memory, equal dates, nothing but titles."""
    cards = [{"id": f"c-{n}", "year": year, "title": {"fi": str(n)}} for n, year in enumerate(YEARS)]
    options = {"deck": {"name": "Odd", "cards": cards}, "hand": 2}
    bots = [levels.make(name, seat, options) for seat in range(3)]
    assert game.winners(play_game(game, options, bots, name, BUDGET)[0].state)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_that_err_with_every_card_come_to_an_end(level: str) -> None:
    """A small deck: a bot with a wrong belief about the last card gets it back again and again (TL-25)."""
    longest = 0
    for seed in range(25):
        options = own(5) | {"hand": 1}
        bots = [levels.make(level, 10 * seed + seat, options) for seat in range(3)]
        table, _ = play_game(game, options, bots, f"small {seed}", BUDGET)
        longest = max(longest, table.state.round)
    assert longest < 200


def test_a_belief_is_the_same_whenever_it_is_asked_for() -> None:
    names = sorted(WORLD.cards)
    first = {name: Memory(WORLD, 5, 0.5).recall(name) for name in names}
    again = Memory(WORLD, 5, 0.5)
    shuffled = Random(1).sample(names, len(names))
    assert {name: again.recall(name) for name in shuffled for _ in range(2)} == first


def test_every_bot_has_a_memory_of_its_own() -> None:
    assert len({Memory(WORLD, seed, 0.5).recall(FIRST).moment for seed in range(50)}) == 50


def test_what_is_believed_of_a_card_hangs_on_no_other_card() -> None:
    cards = deck(30)["cards"]
    for one in cards[::7]:
        others = deck_of(redated(cards, one["id"])["deck"])
        assert Memory(others, 3, 0.5).recall(one["id"]) == Memory(deck_of(deck(30)), 3, 0.5).recall(one["id"])


def test_a_belief_errs_and_is_not_the_date() -> None:
    """Over many memories the errors have the standard deviation sigma, and lie to both sides."""
    slips = []
    for seed in range(400):
        known = Memory(WORLD, seed, 0.5)
        belief = known.recall(FIRST)
        slips.append((belief.moment - moment(WORLD.cards[FIRST].year)) / belief.sigma)
    assert 0 not in slips
    assert 140 < sum(slip > 0 for slip in slips) < 260
    assert 0.85 < (sum(slip * slip for slip in slips) / len(slips)) ** 0.5 < 1.15


def recalled(**changes: Any) -> float:
    """Returns the median uncertainty of many players about a card."""
    cards = [card(0, category="other", **changes), *(card(number) for number in range(1, 9))]
    sigmas = [Memory(deck_of(deck(0, cards=cards)), seed, 0.5).recall("anchor").sigma for seed in range(60)]
    return sum(sigmas) / len(sigmas)


def test_obscure_things_are_remembered_worse() -> None:
    sigmas = [recalled(fame=fame) for fame in (1, 2, 3, 4, 5)]
    assert sigmas == sorted(sigmas, reverse=True)
    assert sigmas[0] > 2 * sigmas[4]


def test_things_long_ago_are_off_by_more_years() -> None:
    """A moment later or earlier is months today, decades in the Middle Ages, thousands of years before."""

    def years_in(year: int) -> float:
        return 1 / (moment(year + 1) - moment(year))

    spans = [years_in(year) for year in (2020, 1900, 1200, -500, -10_000, -1_000_000)]
    assert spans == sorted(spans)
    assert spans[-1] > 1000 * spans[0]


def test_moments_are_in_the_order_of_dates() -> None:
    moments = [moment(year) for year in sorted({found.year for found in WORLD.cards.values()})]
    assert moments == sorted(moments)
    assert len(set(moments)) == len(moments)


def test_what_a_bot_shows_of_its_strengths_is_true_with_any_deck() -> None:
    for seed in range(40):
        for cards in (WORLD, deck_of(deck(12))):
            known = Memory(cards, seed, 0.5)
            assert levels.traits("easy", seed) == [
                f"knows-era-{known.era}",
                f"knows-subject-{known.subject}",
                f"unsure-era-{known.poor_era}",
            ]
            assert known.era != known.poor_era


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strength_has_its_words(language: str) -> None:
    keys = {key for seed in range(300) for key in levels.traits("expert", seed)}
    assert len(keys) == 2 * len(memory.ERAS) + len({found.category for found in WORLD.cards.values()})
    words = (Path(levels.__file__).parent.parent / "texts" / f"page-{language}.ftl").read_text(encoding="utf-8")
    assert keys <= {*re.findall(r"^([a-z-]+) = \S", words, re.MULTILINE)}


def test_strengths_make_a_difference() -> None:
    names = {era: [one.id for one in WORLD.cards.values() if memory.era_of(one.year) == era] for era, _ in memory.ERAS}
    for seed in range(10):
        known = Memory(WORLD, seed, 0.5)
        best, worst = (
            [known.recall(name).sigma / memory.BY_FAME[WORLD.cards[name].fame - 1] for name in names[era]]
            for era in (known.era, known.poor_era)
        )
        assert max(best) < min(worst) or sum(best) / len(best) < 0.6 * sum(worst) / len(worst)


class Fixed:
    """A memory with given beliefs and without a deck."""

    seed = 1

    def __init__(self, beliefs: dict[str, Belief]) -> None:
        self.beliefs = beliefs

    def recall(self, name: str) -> Belief:
        return self.beliefs[name]


@pytest.mark.parametrize("habit", ["first", "surest", "vaguest"])
def test_a_choice_follows_from_the_view_and_the_beliefs_alone(habit: Any) -> None:
    """The same fronts and beliefs with other dates of the hidden cards: the same choice."""
    for seed in range(20):
        table = Table(game, own(14) | {"hand": 4}, 2, Chance.of(seed))
        for _ in range(3):
            table.play(None, Random(seed).choice(list(game.moves(table.state))))
        state = table.state
        known = Memory(state.deck, seed, 0.5)
        beliefs = {name: known.recall(name) for name in state.deck.cards}
        open_cards = {*state.timeline, *state.box}
        cards = [one if one["id"] in open_cards else one | {"year": 2900 - one["year"]} for one in deck(14)["cards"]]
        other = game.set_up(game.position(state), own(0, cards=cards) | {"hand": 4}, 2)
        chooser = Rememberer(Fixed(beliefs), habit)  # type: ignore[arg-type]
        choices = [chooser.choose(game.view(one, one.turn), BUDGET) for one in (state, other)]
        assert choices[0] == choices[1]


def test_a_bot_needs_nothing_but_its_view() -> None:
    """It chooses alike from a view that came over a wire, and leaves it as it was."""
    table = Table(game, {}, 3, Chance.of(4))
    view = game.view(table.state, 0)
    copy = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    for level in LEVELS:
        assert levels.make(level, 1).choose(copy, BUDGET) == levels.make(level, 1).choose(view, BUDGET)
    assert copy == view
    hidden = {name for hand in view.hands for name in hand}
    assert all(not view.cards[name].year for name in hidden)


def test_a_bot_is_the_same_for_a_whole_game() -> None:
    """Another bot of the same seed, made in the middle, goes on as the first one would have."""
    options = {"hand": 4}
    one = [levels.make("strong", seat, options) for seat in range(2)]
    table = Table(game, options, 2, Chance.of(8))
    while (seat := table.to_act()) is not None:
        view = game.view(table.state, seat)
        move = one[seat].choose(view, BUDGET)
        assert levels.make("strong", seat, options).choose(view, BUDGET) == move
        table.play(seat, move)


def test_the_best_place_is_where_the_belief_lies() -> None:
    r"""
    | 1200 | 1500 | 1969 |
                  ^ about 1700
    """
    line = [moment(year) for year in (1200, 1500, 1969)]
    for year, place in ((900, 0), (1350, 1), (1700, 2), (2020, 3)):
        assert best_place(line, Belief(moment(year), 0.01))[1] == place
    chances = [levels.chance(line, Belief(moment(1700), 0.5), place) for place in range(4)]
    assert sum(chances) == pytest.approx(1)


def test_a_sure_memory_lays_right() -> None:
    """With hardly any sigma a bot errs only where two dates are nearly one."""
    options = {"deck": "world"}
    right = placed = 0
    for seed in range(5):
        table = Table(game, options, 2, Chance.of(seed))
        sure = Rememberer(Memory(WORLD, seed, 1e-9), "surest")
        while (seat := table.to_act()) is not None and placed < 500:
            move = sure.choose(game.view(table.state, seat), BUDGET)
            right += is_right(table.state, move.card, move.place)
            placed += 1
            table.play(seat, move)
    assert right == placed > 30


def test_which_card_is_risked() -> None:
    state = set_up("line | 1000 | 2000 |\nseat 0 1 500 1500\nseat 1 3\npile 4")
    beliefs = {"1": Belief(moment(990), 0.3), "500": Belief(moment(1), 0.01), "1500": Belief(moment(1010), 2.0)}
    view = game.view(state, 0)

    def chosen(habit: Any) -> str:
        return Rememberer(Fixed(beliefs), habit).choose(view, BUDGET).card  # type: ignore[arg-type]

    assert (chosen("first"), chosen("surest"), chosen("vaguest")) == ("1", "500", "1500")


def test_levels_are_right_as_often_as_was_aimed_at() -> None:
    """60 games of four with fixed seeds: each level about where it should be, and each better than the one below."""
    shares = [accuracy.measure({}, 60, level).share for level in LEVELS[1::2]]
    assert shares == sorted(shares)
    for share, aim in zip(shares, (0.52, 0.62, 0.74, 0.84), strict=True):
        assert abs(share - aim) < 0.06
    assert all(better - worse > 0.04 for worse, better in pairwise(shares))


def test_a_level_beats_the_one_below() -> None:
    four = LEVELS[1::2]
    won = dict.fromkeys(four, 0.0)
    for number in range(60):
        seating = four[number % 4 :] + four[: number % 4]
        bots = [levels.make(level, 4 * number + seat) for seat, level in enumerate(seating)]
        winners = game.winners(play_game(game, {}, bots, f"levels {number}", BUDGET)[0].state)
        for seat in winners:
            won[seating[seat]] += 1 / len(winners)
    assert won["expert"] > won["medium"] > 0
    assert won["expert"] + won["strong"] > 2 * (won["easy"] + won["medium"])


def test_rates_count_placements() -> None:
    rate = accuracy.measure({"hand": 1}, 5, "expert")
    assert rate.placed >= 20
    low, high = rate.between
    assert 0 <= low < rate.share < high <= 1


@pytest.mark.parametrize(
    "budget", [Budget(seconds=0), Budget(simulations=0), Budget(seconds=3600), Budget(simulations=1)]
)
def test_any_budget_will_do(budget: Budget) -> None:
    table = Table(game, {}, 2, Chance.of(1))
    moves = list(game.moves(table.state))
    for name in levels.NAMES:
        assert levels.make(name, 1).choose(game.view(table.state, 0), budget) in moves


def test_a_finished_game_is_refused() -> None:
    state = play(set_up("line | 1200 |\nseat 0 1066\nseat 1 1400\npile 1"), "1066@0", "1400@0")
    assert game.to_act(state) is None
    for name in levels.NAMES:
        options = own(12) if name != "random" else {}
        with pytest.raises(BadRequest, match="game-over"):
            levels.make(name, 1, options).choose(game.view(state, 0), BUDGET)


@pytest.mark.parametrize("name", ["", "divine", "Easy", "x" * 5000])
def test_a_level_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="level-unknown"):
        levels.make(name, 1)


@pytest.mark.parametrize("value", ["mars", {}, {"name": "Bad", "cards": []}, 5])
def test_a_deck_that_does_not_exist_is_refused(value: Any) -> None:
    with pytest.raises(BadRequest):
        levels.make("easy", 1, {"deck": value})


def test_bots_play_alone() -> None:
    """TL-40: three mistakes, and the better ones get further."""
    mean = {}
    for level in LEVELS:
        tables = [play_game(game, {}, [levels.make(level, seed)], f"alone {seed}", BUDGET)[0] for seed in range(40)]
        assert all(table.state.mistakes == 3 for table in tables)
        assert all(isinstance(entry.move, Place) for table in tables for entry in table.log[1:])
        mean[level] = sum(game.scores(table.state)[0] for table in tables) / len(tables)
    assert mean["easy"] < mean["strong"] < mean["expert"]
    assert mean["medium"] < mean["expert"]
