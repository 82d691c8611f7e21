"""The command `bordspil`."""

import argparse
import sys
from collections.abc import Sequence

from bordspil.cli.parser import COMMANDS, games_commands, parser
from bordspil.core.game import Refusal


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; a refusal is one line and exit code 2."""
    given = list(sys.argv[1:] if words is None else words)
    asked = given[:1]
    arguments = argparse.Namespace()
    try:
        own = {} if asked and (asked[0] in COMMANDS or asked[0] == "--version") else games_commands()
        if asked and asked[0] in own:
            return own[asked[0]][1](given[1:])
        arguments = parser(asked, own).parse_args(given)
        return arguments.run(arguments) or 0
    except Refusal as refusal:
        return _explain(refusal, getattr(arguments, "language", None), getattr(arguments, "game", None))
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def _explain(refusal: Refusal, language: str | None, game: str | None) -> int:
    """Prints a refusal in the language of the command or of the system."""
    from bordspil.text import system_language, texts

    say = texts(language or system_language(), game if refusal.key != "game-unknown" else None)
    print(f"bordspil: {say(refusal.key, **refusal.details)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
