"""`bordspil render`: draws a position of a record as SVG or PNG, or the whole game as an animated GIF."""

import argparse
from pathlib import Path

from bordspil.cli.flags import add_language, language_of
from bordspil.cli.terminal import open_record
from bordspil.core import record
from bordspil.core.game import NATURE, BadRequest
from bordspil.core.picture.palette import THEMES, Theme
from bordspil.raster import gif, png
from bordspil.text import texts

ENDINGS = (".svg", ".png", ".gif")


def add(command: argparse.ArgumentParser) -> None:
    """Adds the record, the position, the picture and how it looks."""
    command.add_argument("file", help="a record")
    command.add_argument(
        "--out", required=True, type=Path, metavar="FILE", help="a name that ends in .svg, .png or .gif"
    )
    command.add_argument("--at", type=int, metavar="N", help="the position after so many entries (the last)")
    command.add_argument("--seat", type=int, metavar="SEAT", help="what this seat sees (what spectators see)")
    command.add_argument("--theme", choices=THEMES, default="light", help="colours by day or by evening (light)")
    command.add_argument("--width", type=int, metavar="DOTS", help="of a PNG or a GIF (as the picture says)")
    command.add_argument("--seconds", type=float, default=0.8, help="how long a GIF shows a position (0.8)")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Writes the picture."""
    out: Path = arguments.out
    if out.suffix not in ENDINGS:
        raise BadRequest("option-value", option="--out", choices=", ".join(ENDINGS))
    if arguments.width is not None and not 1 <= arguments.width <= 10_000:
        raise BadRequest("field-wrong", field="--width")
    kept, game = open_record(arguments.file)
    if arguments.seat is not None and arguments.seat not in range(len(kept.seats)):
        raise BadRequest("field-wrong", field="--seat")
    last = len(kept.entries)
    if arguments.at is not None and not 0 <= arguments.at <= last:
        raise BadRequest("field-wrong", field="--at")
    states = [state for _, state in record.replay(kept, game)]
    if out.suffix == ".gif":
        shown = [number for number, state in enumerate(states) if game.to_act(state) != NATURE]
    else:
        shown = [last if arguments.at is None else arguments.at]
    say = texts(language_of(arguments), game)
    theme: Theme = arguments.theme
    views = ((number, game.view(states[number], arguments.seat)) for number in shown)
    drawn = [game.picture(view, kept.options, say, theme).svg(f"{say('name')} · {number}") for number, view in views]
    try:
        out.write_bytes(_encode(drawn, out.suffix, arguments.seconds, arguments.width))
    except OSError as error:
        raise BadRequest("file-unreadable", file=str(out), reason=error.strerror or str(error)) from None


def _encode(drawn: list[str], ending: str, seconds: float, width: int | None) -> bytes:
    """Returns drawings in the format of a file."""
    if ending == ".gif":
        return gif(drawn, seconds, width)
    return drawn[0].encode() if ending == ".svg" else png(drawn[0], width)
