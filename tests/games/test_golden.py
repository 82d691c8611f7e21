"""Golden playthroughs: a whole game of each kind as readable text; the difference is the review.

To write them anew after a change of the rules: python tests/games/test_golden.py
"""

from pathlib import Path
from random import Random

import msgspec
import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE
from bordspil.core.table import Table
from bordspil.text import texts

FOLDER = Path(__file__).parent
LARGEST = 50_000
TALL = 20  # lines; of a taller drawing only those are shown that changed


def playthrough(name: str) -> str:
    """Returns every entry of a random game with its events, and every position drawn, or what has changed in it."""
    game = games.load(name)
    table, rng = Table(game, {}, game.seats.start, Chance.of("golden")), Random(1)
    while table.to_act() is not None:
        table.play(None, rng.choice(list(game.moves(table.state))))
    state, lines = game.start(table.options, table.seats), [f"{name}, rules {game.rules_version}"]
    before: list[str] = []
    for entry in table.log:
        lines.append(f"\n{'*' if entry.seat == NATURE else entry.seat} {game.notation.write(entry.move)}")
        lines += [msgspec.json.encode(event).decode() for event in game.events(state, entry.move, None)]
        state = game.play(state, entry.move)
        drawn = game.draw(game.view(state, None), lambda colour, text: text, texts("en", name)).rstrip().splitlines()
        lines += drawn if len(drawn) <= TALL else [line for line in drawn if line not in before]
        before = drawn
    return "\n".join([*lines, f"\nscores {game.scores(state)}, winners {game.winners(state)}", ""])


@pytest.mark.parametrize("name", games.names())
def test_the_golden_playthrough_is_unchanged(name: str) -> None:
    golden = (FOLDER / name / "golden.txt").read_text(encoding="utf-8")
    assert len(golden) < LARGEST
    assert playthrough(name) == golden


if __name__ == "__main__":
    for game_name in games.names():
        (FOLDER / game_name / "golden.txt").write_text(playthrough(game_name), encoding="utf-8")
