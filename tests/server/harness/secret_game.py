"""A game with secrets, for tests: each seat is dealt a word, says numbers, and shows the word at the end."""

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, Event, Game, IllegalMove, Option, Options, Paint, Say, Seat
from bordspil.core.notation import Notation

WORDS = ("walrus", "lobster", "puffin", "reindeer", "narwhal", "ptarmigan", "lemming", "wolverine")
TURNS = 8


class WordFile:
    """Words of one's own, one a line."""

    version = 1

    def read(self, file: str, data: bytes) -> list[str]:
        return data.decode("utf-8", "replace").split()

    def check(self, value: Any) -> list[str]:
        if not isinstance(value, list) or len(value) < 4:
            raise BadRequest("field-wrong", field="words")
        return value

    def show(self, value: list[str]) -> dict[str, int]:
        return {"count": len(value)}


class State(Struct, frozen=True):
    """The words dealt and the numbers said."""

    seats: int
    words: tuple[str, ...] = ()
    said: tuple[int, ...] = ()
    deck: tuple[str, ...] = WORDS


class View(Struct, frozen=True):
    """The own word, and the numbers that all seats heard."""

    seat: int | None
    word: str | None
    seats: int
    said: tuple[int, ...]


class NumberNotation:
    """Numbers and words as they are."""

    def write(self, move: Any) -> str:
        return str(move)

    def read(self, text: str) -> Any:
        return int(text) if text.isdigit() else text

    def to_object(self, move: Any) -> dict[str, Any]:
        return {"say": move}

    def from_object(self, given: Any) -> Any:
        return given.get("say")


class Secret(Game[State, Any, View]):
    """Chance deals a word to each seat in turn; then the seats say numbers; the lengths of words are the points."""

    id = "secret"
    imperfect_information = True
    notation: Notation[Any] = NumberNotation()
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("words", "usual", ("usual",), source=WordFile()),)

    def start(self, options: Options, seats: int) -> State:
        return State(seats, deck=WORDS if options["words"] == "usual" else tuple(options["words"]))

    def to_act(self, state: State) -> Seat | None:
        if len(state.words) < state.seats:
            return NATURE
        return len(state.said) % state.seats if len(state.said) < TURNS else None

    def moves(self, state: State) -> list[Any]:
        return [1, 2, len(state.words[len(state.said) % state.seats])]

    def complete(self, state: State) -> bool:
        return False

    def skip(self, state: State) -> int:
        return 1

    def sample(self, state: State, chance: Chance) -> str:
        left = [word for word in state.deck if word not in state.words]
        return left[chance.below(len(left))]

    def play(self, state: State, move: Any) -> State:
        if isinstance(move, str):
            return replace(state, words=(*state.words, move))
        if type(move) is not int or not 0 < move < 10:
            raise IllegalMove("number-wrong", "SE-1")
        return replace(state, said=(*state.said, move))

    def reveals(self, state: State, move: Any) -> bool:
        """Only saying 9 does: it shows every word to every seat."""
        return bool(move == 9)

    def events(self, state: State, move: Any, seat: Seat | None) -> list[Event]:
        if isinstance(move, str):
            dealt_to = len(state.words)
            return [{"event": "deal", "seat": dealt_to, "word": move if seat == dealt_to else None}]
        return [{"event": "say", "seat": self.to_act(state), "number": move}]

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(map(len, state.words)) if self.to_act(state) is None else (0,) * state.seats

    def standing(self, state: State) -> tuple[int, ...]:
        return self.scores(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return (0,) if self.to_act(state) is None else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, None if seat is None else state.words[seat], state.seats, state.said)

    def most_entries(self, options: Options, seats: int) -> int:
        return 1000

    def determinize(self, view: View, rng: Random) -> State:
        others = [word for word in WORDS if word != view.word]
        words = rng.sample(others, view.seats)
        if view.seat is not None and view.word is not None:
            words[view.seat] = view.word
        return State(view.seats, tuple(words), view.said)

    def position(self, state: State) -> dict[str, Any]:
        return {"words": state.words, "said": state.said}

    def set_up(self, position: Any, options: Options, seats: int) -> State:
        return State(seats, tuple(position["words"]), tuple(position["said"]))

    def draw(self, view: View, paint: Paint, say: Say) -> str:
        return str(view.said)

    def material(self, options: Options, name: str) -> tuple[str, bytes] | None:
        return ("text/plain", str(options["words"]).encode()) if name == "words" else None


SECRET: Game = Secret()


def find_game(name: str) -> Game:
    """Finds a game of the package, or the one with secrets."""
    return SECRET if name == Secret.id else games.load(name)
