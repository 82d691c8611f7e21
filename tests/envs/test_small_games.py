"""Small games for tabular methods: their sizes, and OpenSpiel's CFR and exploitability over them."""

import importlib
import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import bordspil
from bordspil import games
from bordspil.envs.openspiel_state import HistoryNode, kind_of
from bordspil.server.dispatch import greet

pytestmark = pytest.mark.filterwarnings("ignore")  # of OpenSpiel's own modules

SMALL: dict[str, dict[str, Any]] = {
    "azul": {"colours": 3, "tiles": 1, "rounds": 1, "first": 0},
    "blokus_shuffle": {"cards": "none", "board": 3, "largest": 3},
    "timeline": {"deck": "world-4", "hand": 1, "rounds": 1},
}
# As docs/environments.md says: nodes of the whole tree, ends of games, and information sets.
SIZES = {
    "azul": (SMALL["azul"], (422, 312, 109)),
    "azul with a second round": (SMALL["azul"] | {"rounds": 2}, (5498, 3924, 1369)),
    "blokus_shuffle": (SMALL["blokus_shuffle"], (301, 72, 229)),
    "timeline": (SMALL["timeline"], (353, 144, 72)),
    "timeline of eight cards": (SMALL["timeline"] | {"deck": "world-8"}, (25601, 18480, 2352)),
}


def sizes(first: HistoryNode) -> tuple[int, int, int]:
    """Returns how many nodes a game has, ends and information sets."""
    waiting, nodes, ends, known = [first], 0, 0, set()
    while waiting:
        at = waiting.pop()
        nodes += 1
        if at.seat is None:
            ends += 1
        elif at.seat < 0:
            waiting += [after for draw, _ in at.chance_outcomes() if (after := at.child(draw)) is not None]
        else:
            known.add((at.seat, at.told(at.seat), at.seen(at.seat)))
            waiting += [after for number in at.legal() if (after := at.child(number)) is not None]
    return nodes, ends, len(known)


@pytest.mark.parametrize("name", SIZES)
def test_sizes(name: str) -> None:
    options, expected = SIZES[name]
    assert sizes(kind_of(name.split()[0], 2, options).first) == expected


@pytest.mark.parametrize("name", SMALL)
def test_cfr_lowers_what_can_be_exploited(name: str) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    importlib.import_module("bordspil.envs.openspiel")
    cfr: Any = importlib.import_module("open_spiel.python.algorithms.cfr")
    exploitability: Any = importlib.import_module("open_spiel.python.algorithms.exploitability")
    policy: Any = importlib.import_module("open_spiel.python.policy")
    options = {key: -1 if value == "random" else value for key, value in SMALL[name].items()}
    game = pyspiel.load_game(f"python_bordspil_{name}", {"players": 2, **options})
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= after < before / 2


@pytest.mark.parametrize("name", ["azul", "timeline"])
def test_sampling_cfr_goes_through_chance(name: str) -> None:
    """Timeline's whole deck of 378 cards was once more chance nodes than Python has room to recurse into."""
    pyspiel: Any = pytest.importorskip("pyspiel")
    importlib.import_module("bordspil.envs.openspiel")
    mccfr: Any = importlib.import_module("open_spiel.python.algorithms.external_sampling_mccfr")
    options = {"hand": 1, "rounds": 1} if name == "timeline" else SMALL[name] | {"rounds": 2}
    game = pyspiel.load_game(f"python_bordspil_{name}", {"players": 2, **options})
    np.random.seed(1)
    solver = mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("name", SMALL)
def test_small_games_are_played_everywhere(name: str) -> None:
    table = bordspil.new(name, seats=2, seed=3, **SMALL[name])
    while not table.is_over:
        table.play(table.legal_moves[0])
    assert len(str(table)) > 20
    assert table._repr_svg_().startswith("<svg")
    pettingzoo: Any = pytest.importorskip("bordspil.envs.pettingzoo")
    env = pettingzoo.env(name, 2, SMALL[name])
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(seen["action_mask"].argmax()))
        assert agent in ("player_0", "player_1")


def test_the_engine_plays_small_games() -> None:
    """The requests of a line protocol: options as everywhere, and what they may be."""
    given = [{"cmd": "games"}, {"cmd": "new", "seats": 2, "options": SMALL["timeline"], "seed": 1}]
    lines = "".join(json.dumps(request) + "\n" for request in given)
    command = [sys.executable, "-m", "bordspil", "engine", "timeline"]
    replies = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
    described, begun = map(json.loads, replies[:2])
    assert "world-8" in json.dumps(described)
    assert begun["ok"], begun


def test_no_player_is_offered_a_small_game() -> None:
    offered = {info.id: {option.name: option.choices for option in info.options} for info in greet(warming=False).games}
    for name, options in SMALL.items():
        known = {option.name: option for option in games.load(name).options}
        for option, value in options.items():
            if value in known[option].research:
                assert value not in offered[name].get(option, [])
    assert "colours" not in offered["azul"]
    assert offered["timeline"]["deck"] == ["world"]
