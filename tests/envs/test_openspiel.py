"""The games of OpenSpiel: its own tests, its playthroughs and searches, guesses at what is hidden, bad input."""

import importlib
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.game import NATURE, BadRequest
from bordspil.envs.action_ids import tensor_of

pyspiel: Any = pytest.importorskip("pyspiel")
adapter: Any = importlib.import_module("bordspil.envs.openspiel")

pytestmark = pytest.mark.filterwarnings("ignore")  # of OpenSpiel's own modules

GAMES = [name.removeprefix(adapter.PREFIX) for name in adapter.NAMES]
KINDS = [(name, seats) for name in GAMES for seats in sorted({*games.load(name).seats[:2], games.load(name).seats[-1]})]
IMPERFECT = pyspiel.GameType.Information.IMPERFECT_INFORMATION
HIDING = [name for name in GAMES if adapter.type_of(games.load(name)).information == IMPERFECT]


def load(name: str, seats: int = 2, **options: Any) -> Any:
    return pyspiel.load_game(adapter.PREFIX + name, {"players": seats, **options})


def step(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def reach(name: str, moves: int, seed: int = 1, seats: int = 2) -> Any:
    """Returns a state in which a player is to act, after some moves."""
    rng, state = Random(seed), load(name, seats).new_initial_state()
    while moves or state.is_chance_node():
        moves -= not state.is_chance_node()
        step(state, rng)
    return state


class Peek:
    """Values states by a few random moves."""

    def __init__(self) -> None:
        self.rng = Random(1)

    def evaluate(self, state: Any) -> np.ndarray:
        state = state.clone()
        for _ in range(5):
            if not state.is_terminal():
                step(state, self.rng)
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        numbers = state.legal_actions()
        return [(number, 1 / len(numbers)) for number in numbers]


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_the_tests_of_openspiel(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_tests_of_its_python_interface(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whole games, with copies, serialised states and pickles on the way."""
    games_sim_test: Any = importlib.import_module("open_spiel.python.tests.games_sim_test")
    games_sim_test.GamesSimTest().sim_game(load(name))
    assert "terminated with" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game as text; numbers of tensors, which take OpenSpiel most of the time, are summed up here."""
    generate_playthrough: Any = importlib.import_module("open_spiel.python.algorithms.generate_playthrough")

    def brief(tensor: Any, label: str, *rest: Any) -> list[str]:
        return [f"{label} = {tensor.sum()} of {tensor.size}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", brief)
    text = generate_playthrough.playthrough(adapter.PREFIX + name, None, seed=1)
    assert "IsTerminal() = True" in text
    assert "ChanceOutcomes() = [(" in text
    actions = [int(line.split()[-1]) for line in text.splitlines() if line.startswith("action: ")]
    state = load(name).new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()


def decisions(game: Any, state: Any) -> set[str]:
    """Returns the texts of what a player decides: whole moves, or one of the two decisions that make one."""
    found, kernels = set(), game.kernels
    for move in game.moves(state):
        ids: tuple[int, ...] = kernels.numbers_of(move) if kernels else (0,)
        if len(ids) == 1 or kernels.move_of(state, ids[1]) == move:
            found.add(game.notation.write(move))
        elif kernels.begins(state, ids[0]):
            found.add(game.notation.write(kernels.move_of(state, ids[0])))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_those_of_the_game(name: str) -> None:
    """Every state has the moves, the view and the end that the game itself has."""
    rng, state, tensor = Random(2), load(name).new_initial_state(), tensor_of(name)
    game = games.load(name)
    for _ in range(150):
        at = state.at
        seat = game.to_act(at.state)
        assert state.is_chance_node() == (seat == NATURE or at.waiting is not None)
        if state.is_terminal():
            break
        assert seat is not None
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            texts = [state.action_to_string(seat, number) for number in state.legal_actions()]
            assert sorted(texts) == sorted(decisions(game, at.state))
            seen = tensor.observe(game.view(at.state, seat), seat)
            assert state.observation_tensor(seat) == pytest.approx(seen.tolist())
        step(state, rng)


@pytest.mark.parametrize("name", GAMES)
def test_short_ways_answer_as_openspiel_does(name: str) -> None:
    """Three questions are answered without C++; what C++ answers is the same, for every player and at chance nodes."""
    rng, state = Random(3), load(name).new_initial_state()
    for _ in range(60):
        assert state.is_chance_node() == super(type(state), state).is_chance_node()
        assert state.legal_actions() == super(type(state), state).legal_actions()
        for player in range(0 if state.is_chance_node() else 2):
            assert state.legal_actions(player) == super(type(state), state).legal_actions(player)
        if not state.is_chance_node():
            assert state.observation_tensor() == super(type(state), state).observation_tensor()
        if state.is_terminal():
            return
        step(state, rng)


def test_the_displays_of_azul_are_filled_as_tile_after_tile_would_fill_them() -> None:
    """The chances of every content are those of blind draws from the bag, the lid poured into it when it is empty."""
    draws = games.load("azul").chance_nodes
    state = games.load("azul").start({"side": "coloured", "first": 0}, 2).copy()
    assert draws is not None
    pack = np.left_shift(1, 8 * np.arange(5))
    for bag, lid in (([9, 1, 0, 7, 3], [1] * 5), ([1, 0, 2, 0, 0], [4, 0, 1, 2, 0]), ([0] * 5, [2, 0, 0, 1, 0])):
        state["bag"], state["lid"] = bag @ pack, lid @ pack
        expected: dict[str, float] = {}
        for order, chance in blind(bag, lid, 4):
            content = "".join(sorted(order, key="byrkw".index))
            expected[content] = expected.get(content, 0) + chance
        found = {draws.name_of(state, (), number): chance for number, chance in draws.likely(state, ())}
        assert found == pytest.approx(expected)
        numbers = [number for number, _ in draws.likely(state, ())]
        assert numbers == sorted(numbers)


def blind(bag: list[int], lid: list[int], tiles: int) -> list[tuple[str, float]]:
    """Returns every order in which tiles may be drawn, with its chance."""
    bag, lid = (bag, lid) if any(bag) else (lid, [0] * 5)
    if not tiles or not any(bag):
        return [("", 1.0)]
    found = []
    for colour, count in enumerate(bag):
        if count:
            rest = [have - (other == colour) for other, have in enumerate(bag)]
            found += [("byrkw"[colour] + more, count / sum(bag) * p) for more, p in blind(rest, lid, tiles - 1)]
    return found


def test_a_pile_is_drawn_when_it_is_needed() -> None:
    """Hands and the first card are drawn at the start, and a wrong card's successor only when it is drawn."""
    rng, state = Random(5), load("timeline").new_initial_state()
    for _ in range(9):
        assert state.is_chance_node()
        step(state, rng)
    state_before, seen = state.at.state, state.observation_string(0)
    assert (state.current_player(), len(state_before.pile)) == (0, len(state_before.deck.cards) - 9)
    wrong = next(number for number in state.legal_actions() if is_wrong(state, number))
    state.apply_action(wrong)
    assert state.is_chance_node()
    assert state.observation_string(0) == seen
    assert len(state.chance_outcomes()) == len(state_before.pile)
    drawn = state.chance_outcomes()[17][0]
    card = state.action_to_string(-1, drawn)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    state.apply_action(drawn)
    assert state.at.state.hands[0][-1] == card
    assert state.current_player() == 1
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_placement_draws_as_many_cards_as_the_rules_say(seats: int) -> None:
    rng, game = Random(6), games.load("timeline")
    draws: Any = game.chance_nodes
    seen: set[int] = set()
    state = load("timeline", seats, deck="world-12", hand=1).new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            state = load("timeline", seats, deck="world-12", hand=1).new_initial_state()
        at = state.at
        if at.seat is not None and at.seat >= 0:
            for move in game.moves(at.state):
                found = draws.drawn_by(at.state, move)
                seen.add(found)
                assert found == max(0, len(at.state.pile) - len(game.play(at.state, move).pile)) or not at.state.pile
        step(state, rng)
    assert {0, 1} <= seen


def is_wrong(state: Any, number: int) -> bool:
    move = state.at.kind.by_id.move_of(state.at.state, number)
    return len(games.load("timeline").play(state.at.state, move).box) == 1


@pytest.mark.parametrize("name", GAMES)
def test_guesses_cannot_be_told_from_the_truth(name: str) -> None:
    rng = Random(4)
    for moves in (0, 1, 7):
        state = reach(name, moves)
        for player in range(2):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            copy = pickle.loads(pickle.dumps(other))
            assert str(copy) == str(other) == str(other.clone())
            assert [copy.information_state_string(p) for p in (0, 1)] == [
                other.information_state_string(p) for p in (0, 1)
            ]
            while not other.is_terminal() and len(other.history()) < len(state.history()) + 20:
                step(other, rng)


@pytest.mark.parametrize("name", HIDING)
def test_guesses_differ_in_what_is_hidden(name: str) -> None:
    state = reach(name, 4)
    rng = Random(1)
    guesses = {str(state.resample_from_infostate(0, rng.random)).splitlines()[-1] for _ in range(4)}
    assert len(guesses) > 1


@pytest.mark.parametrize("name", HIDING)
def test_search_over_information_sets(name: str) -> None:
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    state, rng = reach(name, 5), Random(1)
    for _ in range(3):
        bot = ismcts.ISMCTSBot(state.get_game(), Peek(), 1.0, 12, random_state=np.random.RandomState(1))
        state.apply_action(bot.step(state))
        while state.is_chance_node():
            step(state, rng)


@pytest.mark.parametrize("name", sorted({*GAMES} - {*HIDING}))
def test_search_where_nothing_is_hidden(name: str) -> None:
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    state = reach(name, 5)
    bot = mcts.MCTSBot(state.get_game(), 1.0, 30, Peek(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_players_remember(name: str) -> None:
    """What was told before is part of what a player knows, and what others were told is not."""
    state = reach(name, 3)
    told = state.information_state_string(0).splitlines()[-1]
    assert told.startswith("told ")
    step(state, Random(1))
    assert state.information_state_string(0).splitlines()[-1] != told


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_legal_is_an_error(name: str) -> None:
    state = reach(name, 2)
    before = str(state), state.history()
    illegal = next(number for number in range(10**6) if number not in state.legal_actions())
    for number in (illegal, -1, state.get_game().num_distinct_actions()):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(number)
    assert (str(state), state.history()) == before
    start = load(name).new_initial_state()
    if start.is_chance_node():
        with pytest.raises(pyspiel.SpielError):
            start.apply_action(start.get_game().max_chance_outcomes())


@pytest.mark.parametrize("name", GAMES)
def test_a_tensor_of_an_information_state_is_promised_only_where_nothing_is_hidden(name: str) -> None:
    state = reach(name, 2)
    assert state.get_game().get_type().provides_information_state_tensor == (name not in HIDING)
    expected = [] if name in HIDING else state.observation_tensor(0)
    assert state.information_state_tensor(0) == expected


def test_another_initial_state_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="one initial state"):
        load(GAMES[0]).new_initial_state("anything")


def test_a_step_after_the_end_is_an_error() -> None:
    state, rng = load(GAMES[0]).new_initial_state(), Random(1)
    while not state.is_terminal():
        step(state, rng)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(0)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_parameters(name: str) -> None:
    game = games.load(name)
    for option in game.options:
        for value in option.allowed(2):
            given = -1 if option.seat and value in option.choices else value
            loaded = load(name, **{option.name: given})
            assert loaded.kind.by_id.options.get(option.name, option.default) == value
            assert str(pyspiel.load_game(str(loaded))) == str(loaded)


def test_wrong_kinds_of_games() -> None:
    with pytest.raises(BadRequest, match="takes 2 to 4 seats"):
        load(GAMES[0], 9)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        load(GAMES[0], colour="red")


def test_half_a_warp_is_a_state_like_others() -> None:
    """A colour is named, then the piece moves: in between a state is pickled, resampled and drawn as any other."""
    rng, state = Random(4), load("blokus_shuffle", 4).new_initial_state()
    while state.is_chance_node() or not state.at.kind.by_id.begins(state.at.state, state.legal_actions()[0]):
        step(state, rng)
    player, action = state.current_player(), state.legal_actions()[0]
    assert state.action_to_string(player, action).startswith("colour ")
    before = state.information_state_string(player)
    state.apply_action(action)
    assert state.current_player() == player
    assert state.information_state_string(player) != before
    twin = pickle.loads(pickle.dumps(state))
    guess = state.resample_from_infostate(player, rng.random)
    for other in (twin, guess):
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        other.apply_action(other.legal_actions()[-1])
    state.apply_action(state.legal_actions()[-1])
    assert pickle.loads(pickle.dumps(state)).information_state_string(0) == state.information_state_string(0)
    assert twin.information_state_string(player) == state.information_state_string(player)
