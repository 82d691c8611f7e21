"""Positions of an environment as text or as a picture, as spectators see them."""

from typing import Any, Final

import numpy as np

from bordspil.core.game import BadRequest
from bordspil.envs.action_ids import ActionIdGame
from bordspil.raster import array
from bordspil.sentences import sentences
from bordspil.text import texts

RENDER_MODES: Final = ("ansi", "human", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Refuses a mode that there is not."""
    with sentences():
        if mode not in (None, *RENDER_MODES):
            raise BadRequest("field-wrong", field="render_mode")


def render(by_id: ActionIdGame, state: Any, mode: str) -> str | np.ndarray | None:
    """Draws a state: `ansi` returns text, `rgb_array` a picture, `human` prints the text."""
    game = by_id.game
    view, say = game.view(state, None), texts("en", game)
    if mode == "rgb_array":
        return array(game.picture(view, by_id.options, say, "light").svg())
    text = game.draw(view, lambda colour, text: text, say)
    if mode == "ansi":
        return text
    print(text)
    return None
