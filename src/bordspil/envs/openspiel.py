"""Every game as a Python game of OpenSpiel, `python_bordspil_` and its id; needs the extra `openspiel`.

Importing this module registers them. Options of a game are parameters; where one names a seat, -1 is the other choice:
`pyspiel.load_game("python_bordspil_azul(players=3,side=grey,first=-1)")`, where -1 stands for `random`.
"""

import json
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from bordspil import games
from bordspil.core.game import NATURE, Game, Option, Options
from bordspil.envs.openspiel_state import HistoryNode, Kind, can_list, digest, kind_of
from bordspil.extras import need

pyspiel: Any = need("pyspiel", "openspiel")

PREFIX: Final = "python_bordspil_"
LONGEST: Final = 10_000  # moves; no rule of these games bounds them, chance and players do
MOST_DRAWS: Final = 100_000
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
OTHER: Final = -1  # what an option that names a seat says when it names none


def type_of(game: Game, seats: int = 2) -> Any:
    """Returns the game type for OpenSpiel; a game of one seat has no opponents and so no zero sum."""
    kinds = pyspiel.GameType
    hidden = game.imperfect_information
    information = kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.id.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=information,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=not hidden,  # a tensor of the view remembers nothing
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=hidden,
        parameter_specification={
            "players": max(2, game.seats.start),
            **{option.name: option.default if is_plain(option) else OTHER for option in game.options},
        },
    )


def is_plain(option: Option) -> bool:
    """Returns whether an option's default is a parameter as it is."""
    return not option.seat or option.default not in option.choices


def options_of(game: Game, params: dict[str, Any]) -> dict[str, Any]:
    """Returns the options of a game from parameters."""
    given = {option.name: params[option.name] for option in game.options if option.name in params}
    others = {option.name: option.choices[0] for option in game.options if option.seat}
    return given | {name: other for name, other in others.items() if given.get(name) == OTHER}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of some players and options; every id has a class of its own."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = games.load(self.id)
        params = params or {}
        seats = params.get("players", max(2, game.seats.start))
        self.kind = kind_of(self.id, seats, options_of(game, params))
        super().__init__(type_of(game, seats), _info(self.kind), params)

    def new_initial_state(self, given: str | None = None) -> "SpielState":
        """Returns the state before anything has happened; there are no others to begin with."""
        if given is not None:
            raise pyspiel.SpielError(f"{self.id} has one initial state: {str(given)[:40]!r} names none.")
        return SpielState(self, self.kind.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Returns a number that no game comes near; no rule bounds the draws."""
        return MOST_DRAWS if self.kind.game.has_chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Returns an observer for a player."""
        return Observer(self.kind, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def load(text: str) -> Any:
    """Loads a game by its name and parameters."""
    return pyspiel.load_game(text)


def load_game(name: str, seats: int, options: Options) -> Any:
    """Returns a game of ours by seats and options."""
    return pyspiel.load_game(PREFIX + name, {"players": seats, **options})


def _info(kind: Kind) -> Any:
    alone = kind.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=kind.by_id.actions,
        max_chance_outcomes=kind.outcomes,
        num_players=kind.seats,
        min_utility=0.0 if alone else -1.0,
        max_utility=float(kind.by_id.actions) if alone else 1.0,  # alone, points: fewer than there are moves
        utility_sum=None if alone else 0.0,
        max_game_length=LONGEST,
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of a game. While chance draws piece by piece, players see the table as it was before."""

    def __init__(self, game: SpielGame, at: HistoryNode) -> None:
        super().__init__(game)
        self.at = at

    def current_player(self) -> int:
        """Returns the player to act, chance, or the end."""
        seat = self.at.seat  # chance is NATURE's -1 there too
        return TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.at.seat is None

    def is_chance_node(self) -> bool:
        """Returns whether chance is to act."""
        return self.at.seat == NATURE

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal()

    # These two answer Python's commonest questions as OpenSpiel would, which goes to C++ and back twice or more.

    def legal_actions(self, *player: int) -> list[int]:
        """Returns the legal actions of the player to act, or of one that is named."""
        at = self.at
        if player or at.seat is None or at.seat < 0:
            return super().legal_actions(*player)  # type: ignore[no-any-return]
        return at.legal().copy()

    def observation_tensor(self, *player: int) -> list[float]:
        """Returns what the player to act observes, or one that is named."""
        at = self.at
        if player or at.seat is None or at.seat < 0:
            return super().observation_tensor(*player)  # type: ignore[no-any-return]
        seen: list[float] = at.kind.by_id.observe(at.state, at.seat).astype(np.float32).tolist()
        return seen

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible next draws, each with its probability."""
        return list(self.at.chance_outcomes())

    def _apply_action(self, action: int) -> None:
        after = self.at.child(action)
        if after is None:
            raise pyspiel.SpielError(f"Action {action} is not legal here.")
        self.at = after

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.name_of(action)

    def returns(self) -> list[float]:
        """Returns zeros before the end; then 1 for a victory, less when shared, and alone the points."""
        by_id = self.at.kind.by_id
        return list(by_id.rewards(self.at.state)) if self.at.seat is None else [0.0] * self.at.kind.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Returns a state that the player cannot tell from this one; its history keeps the real draws."""
        state: SpielState = self.clone()
        state.at = self.at.resample(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        kind, at = self.at.kind, self.at
        drawn = "".join(f" {kind.draws.name_of(at.state, at.drawn[:n], number)}" for n, number in enumerate(at.drawn))
        whole = digest(json.dumps(kind.game.position(at.state), sort_keys=True).encode())
        return f"{kind.draw(at.state, None)}\ndrawn{drawn}\nposition {whole}"


class Observer:
    """The observation of a player as tensor and text, or with public information only that of all players.

    Both end with digests: of the view, and with perfect recall of all that the player has been told, so that equal
    texts mean equal knowledge. The tensor shows the view; with perfect recall there is none where anything is hidden.
    """

    def __init__(self, kind: Kind, wanted: Any) -> None:
        self.kind, self.wanted = kind, wanted
        self.private = wanted.private_info != pyspiel.PrivateInfoType.NONE
        name = "info_state" if wanted.perfect_recall else "observation"
        remembers = wanted.perfect_recall and kind.game.imperfect_information
        whole = wanted.public_info and self.private and not remembers
        self.tensor = np.zeros(kind.by_id.shape, np.float32) if whole else None
        self.dict = {} if self.tensor is None else {name: self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player observes."""
        if self.tensor is not None:
            kind, at = self.kind, state.at
            self.tensor[:] = kind.first_seen[player] if at is kind.first else kind.by_id.observe(at.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns the observation of a player as text."""
        at, seat = state.at, player if self.private else None
        if not self.wanted.public_info:
            return _private(at, player) if self.private else ""
        text = f"{self.kind.draw(at.state, seat)}\nview {digest(at.seen(seat))}"
        return f"{text}\ntold {at.told(player)}" if self.wanted.perfect_recall and self.private else text


def _private(at: HistoryNode, player: int) -> str:
    """Returns the part of a player's view that spectators do not see."""
    public = msgspec.json.decode(at.seen(None))
    own = msgspec.json.decode(at.seen(player))
    return json.dumps({field: value for field, value in own.items() if value != public[field] and field != "seat"})


def register() -> list[str]:
    """Registers every game whose moves and draws are numbered; returns the names OpenSpiel knows them by."""
    found = [name for name in games.names() if can_list(games.load(name))]
    for name in found:
        # OpenSpiel lets go of what makes its games after Python has ended, when nothing but a class may be let go of.
        pyspiel.register_game(type_of(games.load(name)), type(name, (SpielGame,), {"id": name}))
    return [PREFIX + name for name in found]


NAMES: Final = register()
