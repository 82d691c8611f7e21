"""The command `bordspil deck`: checks decks, begins new ones, brings them in from other files, and shows them."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bordspil.core.game import BadRequest
from bordspil.games.timeline.decks import contact_sheet, deck
from bordspil.games.timeline.decks.brought import plain, playable
from bordspil.games.timeline.decks.card_check import check, find_obstacles
from bordspil.games.timeline.decks.importing import Draft, read, read_json
from bordspil.games.timeline.decks.problems import Broken, Problem
from bordspil.text import LANGUAGES, Texts, system_language, texts

HELP = "check, begin, import and look at decks of cards"
NEW_CARD = {
    "id": "telephone-patent",
    "year": 1876,
    "within": 0,
    "category": "inventions",
    "region": "north-america",
    "fame": 4,
    "title": {"en": "The telephone is patented"},
    "fact": {"en": "Alexander Graham Bell filed his papers only hours before a rival."},
    "alt": {"en": "A telephone"},
    "picture": ["phone"],
    "sources": ["Encyclopædia Britannica, “Alexander Graham Bell”", "Library of Congress, Bell Family Papers"],
}


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the subcommands."""
    top = argparse.ArgumentParser(prog="bordspil deck", description=HELP)
    asked = top.add_subparsers(dest="asked", required=True)
    one = asked.add_parser("check", help="tell everything that is wrong, with line, card and field")
    one.add_argument("deck", help="a file, or the id of a shipped deck")
    one.add_argument("--playable", action="store_true", help="only what keeps the deck from being played")
    new = asked.add_parser("new", help="begin a deck in a file")
    new.add_argument("file")
    new.add_argument("--name", help="what the deck is called")
    bring = asked.add_parser("import", help="make a deck of a CSV table or a zip with pictures")
    bring.add_argument("source")
    bring.add_argument("file", help="the file to write the deck to")
    bring.add_argument("--name", help="what the deck is called")
    look = asked.add_parser("sheet", help="write a page with every card of a deck, to be looked at")
    look.add_argument("deck", help="a file, or the id of a shipped deck")
    look.add_argument("file", help="the page to write")
    look.add_argument("--facts", action="store_true", help="with facts and sources")
    rates = asked.add_parser("rates", help="measure how often the bots are right with a deck")
    rates.add_argument("deck", nargs="?", default="world", help="a file, or the id of a shipped deck (world)")
    rates.add_argument("--games", type=int, default=200, help="games of four for each level (200)")
    for command in (one, new, bring, look, rates):
        command.add_argument("--language", choices=LANGUAGES, help="the language of messages and of a sheet")
    return top


def run(words: Sequence[str]) -> int:
    """Runs a subcommand; returns 1 where a deck has errors."""
    arguments = parser().parse_args(list(words))
    say = texts(arguments.language or system_language(), "timeline")
    commands = {"check": _check, "new": _new, "import": _import, "sheet": _sheet, "rates": _rates}
    try:
        return commands[arguments.asked](arguments, say)
    except Broken as broken:
        return _tell(broken.problems, say)
    except BadRequest as refusal:
        print(f"bordspil: {say(refusal.key, **refusal.details)}", file=sys.stderr)
        return 2


def find(name: str) -> tuple[Draft, bool]:
    """Returns a deck by its file or its id, and whether it is a shipped one; raises Broken."""
    if name in deck.names():
        return shipped(name), True
    return read(name, _bytes(name)), False


def shipped(name: str) -> Draft:
    """Returns a shipped deck with the lines of its files."""
    whole = Draft(name, [], file=name)
    for part in sorted((deck.SHIPPED / name).iterdir(), key=lambda part: part.name):
        found = read_json(f"{name}/{part.name}", part.read_text(encoding="utf-8"))
        whole.cards += found.cards
        whole.problems += found.problems
    return whole


def _bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("file-unreadable", file=file.replace("\0", "?"), reason=reason) from None


def _write(file: str, text: str, say: Texts) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("file-unwritable", file=file.replace("\0", "?"), reason=reason) from None
    print(say("deck-written", file=file))


def _tell(problems: list[Problem], say: Texts) -> int:
    """Prints problems, one on a line, and how many there are."""
    for problem in problems:
        text = say(problem.key, **problem.details)
        where = f"{problem.file}:{problem.line}"
        if problem.field or problem.card:
            card, field = problem.card or "–", problem.field or "–"
            print(say("deck-problem-card", where=where, card=card, field=field, problem=text), file=sys.stderr)
        else:
            print(say("deck-problem", where=where, problem=text), file=sys.stderr)
    print(say("deck-errors", count=len(problems)), file=sys.stderr)
    return 1


def _check(arguments: argparse.Namespace, say: Texts) -> int:
    draft, is_shipped = find(arguments.deck)
    problems = find_obstacles(draft) if arguments.playable else check(draft, is_shipped)
    if problems:
        return _tell(problems, say)
    print(say("deck-fine", deck=arguments.deck, cards=len(draft.cards)))
    return 0


def _new(arguments: argparse.Namespace, say: Texts) -> int:
    if Path(arguments.file).exists():
        raise BadRequest("deck-file-there", file=arguments.file)
    named = arguments.name or Path(arguments.file).stem
    _write(arguments.file, _pretty({"name": named, "cards": [NEW_CARD], "pictures": {}}), say)
    return 0


def _import(arguments: argparse.Namespace, say: Texts) -> int:
    draft, _ = find(arguments.source)
    draft.name = arguments.name or draft.name
    if wrong := find_obstacles(draft):
        return _tell(wrong, say)
    _write(arguments.file, _pretty(plain(draft)), say)
    return 0


def _sheet(arguments: argparse.Namespace, say: Texts) -> int:
    draft, is_shipped = find(arguments.deck)
    shown = deck.load(arguments.deck) if is_shipped else deck.deck_of(playable(draft))
    _write(arguments.file, contact_sheet.draw(shown, arguments.language or system_language(), arguments.facts), say)
    return 0


def _rates(arguments: argparse.Namespace, say: Texts) -> int:
    from bordspil.core.bot import LEVELS
    from bordspil.games.timeline.bots.accuracy import measure

    draft, is_shipped = find(arguments.deck)
    options = {"deck": arguments.deck if is_shipped else playable(draft)}
    for level in LEVELS:
        rate = measure(options, max(1, arguments.games), level)
        low, high = rate.between
        shares = {"share": f"{100 * rate.share:.1f}", "low": f"{100 * low:.1f}", "high": f"{100 * high:.1f}"}
        print(say("deck-rate", level=level, placed=rate.placed, **shares))
    return 0


def _pretty(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


COMMANDS = {"deck": (HELP, run)}
