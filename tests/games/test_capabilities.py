"""Capabilities: mypy holds each module to its protocol here, and a game names the module that mypy has checked."""

from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from bordspil import games
from bordspil.core.capabilities import (
    Advisor,
    Assessor,
    Bench,
    Bots,
    Capability,
    ChanceNodes,
    CliCommands,
    Commands,
    Daily,
    Kernels,
    Lessons,
    PlanesOf,
    Puzzles,
    Tensor,
)
from bordspil.core.game import Game
from bordspil.games import azul, blokus_shuffle, cross_rummy, timeline
from bordspil.games.azul import bench as azul_bench
from bordspil.games.azul import chance_nodes as azul_chance
from bordspil.games.azul import lessons as azul_lessons
from bordspil.games.azul import planes as azul_planes
from bordspil.games.azul import tensor as azul_tensor
from bordspil.games.azul.bots import levels as azul_levels
from bordspil.games.azul.bots import puzzles as azul_puzzles
from bordspil.games.blokus_shuffle import bench as blokus_bench
from bordspil.games.blokus_shuffle import chance_nodes as blokus_chance
from bordspil.games.blokus_shuffle import lessons as blokus_lessons
from bordspil.games.blokus_shuffle import planes as blokus_planes
from bordspil.games.blokus_shuffle import tensor as blokus_tensor
from bordspil.games.blokus_shuffle.bots import levels as blokus_levels
from bordspil.games.blokus_shuffle.bots import puzzles as blokus_puzzles
from bordspil.games.cross_rummy import bench as rummy_bench
from bordspil.games.cross_rummy import chance_nodes as rummy_chance
from bordspil.games.cross_rummy import commands as rummy_commands
from bordspil.games.cross_rummy import lessons as rummy_lessons
from bordspil.games.cross_rummy import planes as rummy_planes
from bordspil.games.cross_rummy import tensor as rummy_tensor
from bordspil.games.cross_rummy.bots import levels as rummy_levels
from bordspil.games.cross_rummy.bots import puzzles as rummy_puzzles
from bordspil.games.timeline import bench as timeline_bench
from bordspil.games.timeline import chance_nodes as timeline_chance
from bordspil.games.timeline import cli as timeline_cli
from bordspil.games.timeline import commands as timeline_commands
from bordspil.games.timeline import lessons as timeline_lessons
from bordspil.games.timeline import planes as timeline_planes
from bordspil.games.timeline import tensor as timeline_tensor
from bordspil.games.timeline.bots import levels as timeline_levels
from bordspil.games.timeline.lessons import daily as timeline_daily

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Offered(NamedTuple, Generic[State, Move, View]):
    """What a game offers, by the names under which it does."""

    game: Game[State, Move, View]
    bots: Bots[View, Move]
    assessor: Assessor[View]
    tensor: Tensor[State, Move, View]
    planes: PlanesOf
    chance_nodes: ChanceNodes[State, Move]
    bench: Bench
    lessons: Lessons
    advisor: Advisor[View, Move] | None = None
    kernels: Kernels[Move] | None = None
    commands: Commands | None = None
    cli: CliCommands | None = None
    puzzles: Puzzles | None = None
    daily: Daily | None = None


OFFERED: tuple[Offered[Any, Any, Any], ...] = (
    Offered(
        azul.game,
        azul_levels,
        azul_levels,
        azul_tensor,
        azul_planes,
        azul_chance,
        azul_bench,
        azul_lessons,
        puzzles=azul_puzzles,
        advisor=azul_levels,
        kernels=azul_tensor,
    ),
    Offered(
        blokus_shuffle.game,
        blokus_levels,
        blokus_levels,
        blokus_tensor,
        blokus_planes,
        blokus_chance,
        blokus_bench,
        blokus_lessons,
        puzzles=blokus_puzzles,
        advisor=blokus_levels,
        kernels=blokus_tensor,
    ),
    Offered(
        cross_rummy.game,
        rummy_levels,
        rummy_levels,
        rummy_tensor,
        rummy_planes,
        rummy_chance,
        rummy_bench,
        rummy_lessons,
        puzzles=rummy_puzzles,
        advisor=rummy_levels,
        commands=rummy_commands,
    ),
    Offered(
        timeline.game,
        timeline_levels,
        timeline_levels,
        timeline_tensor,
        timeline_planes,
        timeline_chance,
        timeline_bench,
        timeline_lessons,
        daily=timeline_daily,
        commands=timeline_commands,
        cli=timeline_cli,
    ),
)
NAMES = tuple(name for name, value in vars(Game).items() if isinstance(value, Capability))


@pytest.mark.parametrize("offered", OFFERED, ids=lambda offered: offered.game.id)
def test_a_game_offers_the_modules_that_are_checked_here(offered: Offered[Any, Any, Any]) -> None:
    assert {name: getattr(offered.game, name) for name in NAMES} == {name: getattr(offered, name) for name in NAMES}


def test_every_game_is_checked_and_every_capability() -> None:
    assert {offered.game.id for offered in OFFERED} == set(games.names())
    assert set(NAMES) == set(Offered._fields) - {"game"}


def test_a_capability_is_imported_when_it_is_asked_for() -> None:
    class Small(Game[int, int, int]):
        __module__ = "some_games.small.game"
        bench = Capability[Bench]("bench")

    Small.__abstractmethods__ = frozenset()
    assert Small.bench.module == "some_games.small.bench"
    with pytest.raises(ModuleNotFoundError, match="some_games"):
        _ = Small().bench  # type: ignore[abstract]
    assert Small().bots is None  # type: ignore[abstract]
