"""The terminal: games around one keyboard or against bots, drawn as text; records written and read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.markup import escape

from bordspil import games
from bordspil.core import record
from bordspil.core.bot import Bot, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game, IllegalMove, Refusal, Seat
from bordspil.core.record import Record
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from bordspil.search.own_bots import make_bot
from bordspil.text import Texts, texts

STYLES = {
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "red": "bold white on red",
    "black": "bold white on grey23",
    "white": "bold black on white",
    "green": "bold black on green",
}
HINT = Budget(1.0)


class Sitting(Struct):
    """A game in the terminal: its table, the people and bots at its seats, and its texts."""

    table: Table
    bots: dict[Seat, tuple[str, Bot]]
    budget: Budget
    say: Texts
    console: Console
    ask: Callable[[str], str]


def paint(colour: str, text: str) -> str:
    """Returns a piece of a drawing in its colour, as markup."""
    style = STYLES.get(colour)
    return f"[{style}]{escape(text)}[/]" if style else escape(text)


def play(sitting: Sitting) -> bool:
    """Plays until the game is over (True) or the player leaves."""
    table, say = sitting.table, sitting.say
    sitting.console.print(say("play-welcome", game=say("name"), seats=table.seats), highlight=False)
    while (seat := table.to_act()) is not None:
        if seat in sitting.bots:
            _play_bot(sitting, seat)
        elif not _play_person(sitting, seat):
            sitting.console.print(say("play-left"))
            return False
    _show(sitting, None)
    _print_result(sitting)
    return True


def _show(sitting: Sitting, seat: Seat | None) -> None:
    game = sitting.table.game
    sitting.console.print("\n" + game.draw(game.view(sitting.table.state, seat), paint, sitting.say), highlight=False)


def _play_bot(sitting: Sitting, seat: Seat) -> None:
    level, bot = sitting.bots[seat]
    game = sitting.table.game
    with sitting.console.status(f"{level} …"):
        move = bot.choose(game.view(sitting.table.state, seat), sitting.budget)
    sitting.table.play(seat, move)
    text = sitting.say("play-bot", seat=seat, level=level, move=game.notation.write(move))
    sitting.console.print(escape(text), highlight=False)


def _play_person(sitting: Sitting, seat: Seat) -> bool:
    """Asks until a legal move is played; False when the player leaves."""
    _show(sitting, seat)
    while True:
        try:
            words = sitting.ask(sitting.say("play-turn", seat=seat) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if words in ("q", "quit"):
            return False
        if not words:
            continue
        try:
            if _obey(sitting, seat, words):
                return True
        except Refusal as refusal:
            _explain(sitting, refusal)


def _obey(sitting: Sitting, seat: Seat, words: str) -> bool:
    """Carries out a typed line; returns True when it was a move."""
    game, say, state = sitting.table.game, sitting.say, sitting.table.state
    if words == "?":
        examples = [game.notation.write(move) for move in game.moves(state)][:3]
        _tell(sitting, say("play-help", example=", ".join(examples)))
    elif words == "m":
        _tell(sitting, "  ".join(game.notation.write(move) for move in game.moves(state)))
    elif words == "h":
        bot = bots_of(game).make("strong", 0, sitting.table.options)
        _tell(sitting, say("play-hint", move=game.notation.write(bot.choose(game.view(state, seat), HINT))))
    elif words.startswith("s "):
        save(sitting.table, names(sitting), words[2:].strip())
        _tell(sitting, say("play-saved", file=words[2:].strip()))
    else:
        sitting.table.play(seat, game.notation.read(words))
        return True
    return False


def _explain(sitting: Sitting, refusal: Refusal) -> None:
    """Prints why a move is refused, with the rule, and how moves are written where the text was none."""
    say = sitting.say
    rule = " " + say("play-rule", rule=refusal.rule) if refusal.rule else ""
    _tell(sitting, say(refusal.key, **refusal.details) + rule)
    if isinstance(refusal, IllegalMove) and refusal.rule is None:
        _obey(sitting, 0, "?")


def _tell(sitting: Sitting, text: str) -> None:
    sitting.console.print(escape(text), highlight=False)


def names(sitting: Sitting) -> tuple[str, ...]:
    """Returns the names of the seats in a record."""
    return tuple(sitting.bots[seat][0] if seat in sitting.bots else "player" for seat in range(sitting.table.seats))


def save(table: Table, seats: tuple[str, ...], file: str) -> None:
    """Writes the record of a table."""
    try:
        Path(file).write_text(record.write(record.of_table(table, seats), table.game), encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("file-unwritable", file=file.replace("\0", "?"), reason=reason) from None


def _print_result(sitting: Sitting) -> None:
    say, table = sitting.say, sitting.table
    winners = table.game.winners(table.state)
    key = "play-won" if len(winners) == 1 else "play-shared"
    scores = " – ".join(map(str, table.game.scores(table.state)))
    _tell(sitting, f"{say('play-over')} {scores}. {say(key, seats=', '.join(map(str, winners)))}")


def sit_down(
    game: Game, options: dict[str, Any], seats: int, people: int, level: str, budget: Budget, seed: bytes, language: str
) -> Sitting:
    """Returns a new game: the first seats are people, the others bots of a level."""
    make_bot(game, level, 0)
    table = Table(game, options, seats, Chance(seed))
    first = int.from_bytes(seed[:4])
    bots = {seat: (level, make_bot(game, level, first + seat, table.options)) for seat in range(people, seats)}
    console = Console()
    return Sitting(table, bots, budget, texts(language, game), console, console.input)


def open_record(file: str) -> tuple[Record, Game]:
    """Reads the record in a file; returns it and its game."""
    try:
        return record.read(Path(file).read_text(encoding="utf-8"), games.load)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not text"
        raise BadRequest("file-unreadable", file=file, reason=reason) from None
