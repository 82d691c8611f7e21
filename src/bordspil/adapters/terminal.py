"""The terminal: play around one keyboard or against bots, and look at a record step by step."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.markup import escape

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Game, IllegalMove, Option, Refusal, Seat
from bordspil.core.record import Record
from bordspil.core.table import Entry, Table
from bordspil.search.bot import Bot, Budget
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
    """A game in the terminal: the table, who sits where, and how to speak."""

    table: Table
    bots: dict[Seat, tuple[str, Bot]]
    budget: Budget
    say: Texts
    console: Console
    ask: Callable[[str], str]


def paint(colour: str, text: str) -> str:
    """A piece of a drawing in its colour, as markup."""
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
    text = sitting.say("play-bot", seat=seat, level=level, move=game.write(move))
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
    """Carries out what was typed; True when it was a move."""
    game, say, state = sitting.table.game, sitting.say, sitting.table.state
    if words == "?":
        examples = [game.write(move) for move in game.moves(state)][:3]
        _tell(sitting, say("play-help", example=", ".join(examples)))
    elif words == "m":
        _tell(sitting, "  ".join(game.write(move) for move in game.moves(state)))
    elif words == "h":
        bot = games.part(game.id, "bot").make("strong", 0, sitting.table.options)
        _tell(sitting, say("play-hint", move=game.write(bot.choose(game.view(state, seat), HINT))))
    elif words.startswith("s "):
        save(sitting.table, names(sitting), words[2:].strip())
        _tell(sitting, say("play-saved", file=words[2:].strip()))
    else:
        sitting.table.play(seat, game.read(words))
        return True
    return False


def _explain(sitting: Sitting, refusal: Refusal) -> None:
    """Says why, with the rule, and how moves look when it was none."""
    say = sitting.say
    rule = " " + say("play-rule", rule=refusal.rule) if refusal.rule else ""
    _tell(sitting, say(refusal.key, **refusal.details) + rule)
    if isinstance(refusal, IllegalMove) and refusal.rule is None:
        _obey(sitting, 0, "?")


def _tell(sitting: Sitting, text: str) -> None:
    sitting.console.print(escape(text), highlight=False)


def names(sitting: Sitting) -> tuple[str, ...]:
    """What a record calls the seats."""
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
    """A new game: the first seats are people, the others bots of a level."""
    make = games.part(game.id, "bot").make
    make(level, 0)
    table = Table(game, options, seats, Chance(seed))
    first = int.from_bytes(seed[:4])
    bots = {seat: (level, make(level, first + seat, table.options)) for seat in range(people, seats)}
    console = Console()
    return Sitting(table, bots, budget, texts(language, game.id), console, console.input)


def open_record(file: str) -> tuple[Record, Game]:
    """The record in a file and its game."""
    try:
        return record.read(Path(file).read_text(encoding="utf-8"), games.load)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not text"
        raise BadRequest("file-unreadable", file=file, reason=reason) from None


def replay(file: str, language: str, console: Console, step: Callable[[], bool]) -> None:
    """Shows a record entry by entry; `step` waits and says whether to go on."""
    kept, game = open_record(file)
    say = texts(language, game.id)
    for number, (entry, state) in enumerate(record.replay(kept, game)):
        if entry is not None:
            console.print("\n" + escape(_step(kept, game, number, entry, say)), highlight=False)
        console.print(game.draw(game.view(state, None), paint, say), highlight=False)
        if not step():
            return
    console.print(say("replay-end"))


def _step(kept: Record, game: Game, number: int, entry: Entry, say: Texts) -> str:
    """An entry in words."""
    place = {"number": number, "total": len(kept.entries)}
    if entry.seat == UNDO:
        return say("replay-undo", **place, count=entry.move)
    seat = say("replay-chance") if entry.seat == NATURE else say("replay-seat", seat=entry.seat)
    who = seat if entry.seat == NATURE else f"{seat} ({kept.seats[entry.seat]})"
    return say("replay-step", **place, who=who, move=game.write(entry.move))


def verify(file: str, language: str) -> str:
    """Repeats the draws of a record; returns what to say."""
    kept, game = open_record(file)
    return texts(language)("verify-fine", draws=record.verify(kept, game))


def options_of(words: Sequence[str], game: Game) -> dict[str, Any]:
    """Options typed as name=value; a value in digits is a number, and some may be brought along in a file."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    for word in words:
        name, found, value = word.partition("=")
        if not found:
            raise BadRequest("option-unknown", option=word[:40], options=", ".join(known))
        given[name] = _value(known.get(name), value)
    return given


def _value(option: Option | None, word: str) -> Any:
    if option is not None and option.source is not None and word not in option.choices:
        try:
            return option.source.read(word, Path(word).read_bytes())
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadRequest("file-unreadable", file=word.replace("\0", "?"), reason=reason) from None
    return int(word) if word.isascii() and word.isdigit() else {"true": True, "false": False}.get(word, word)
