"""Every game's positions as pictures: sound documents that show what the view shows and nothing else."""

from itertools import product
from random import Random
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.picture.palette import THEMES, Theme
from bordspil.core.table import Table
from bordspil.text import LANGUAGES, texts

KINDS = [(name, seats) for name in games.names() for seats in games.load(name).seats]
STEPS = (0, 7, 40)


class Position(NamedTuple):
    """A state of a table."""

    table: Table
    state: Any


def positions(name: str, seats: int) -> list[Position]:
    """Returns positions at the start, early and in the middle of a random game."""
    game, rng = games.load(name), Random(3)
    table, found = Table(game, {}, seats, Chance.of(5)), []
    for step in range(STEPS[-1] + 1):
        if step in STEPS:
            found.append(Position(table, table.state))
        if (seat := table.to_act()) is None:
            break
        table.play(seat, rng.choice(list(game.moves(table.state))))
    return found


def picture(at: Position, seat: int | None = None, theme: Theme = "light", language: str = "en") -> str:
    """Returns the picture of a position."""
    game = at.table.game
    return game.picture(game.view(at.state, seat), at.table.options, texts(language, game.id), theme).svg()


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_a_picture_needs_nothing_but_itself(name: str, seats: int) -> None:
    for at, theme in product(positions(name, seats), THEMES):
        svg = picture(at, theme=theme)
        document = ElementTree.fromstring(svg)
        drawn = {element.get("id") for element in document.iter("{http://www.w3.org/2000/svg}symbol")}
        used = {element.attrib["href"] for element in document.iter("{http://www.w3.org/2000/svg}use")}
        assert {f"#{name}" for name in drawn} == used
        outside = svg.replace("http://www.w3.org/2000/svg", "")
        assert [word for word in ("var(", "currentColor", "light-dark", "<script", "http") if word in outside] == []


@pytest.mark.parametrize("name", games.names())
def test_a_seat_sees_no_more_than_its_view(name: str) -> None:
    """Two states that a seat cannot tell apart have one picture."""
    for at in positions(name, 2):
        game = at.table.game
        if game.to_act(at.state) is None:
            continue
        other = game.determinize(game.view(at.state, 0), Random(11))
        assert picture(Position(at.table, other), 0) == picture(at, 0)


@pytest.mark.parametrize("name", games.names())
def test_pictures_differ_where_positions_do(name: str) -> None:
    drawn = [picture(at) for at in positions(name, 2)]
    assert len(set(drawn)) == len(drawn) >= 2
    assert picture(positions(name, 2)[-1], theme="dark") != drawn[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_six_languages(language: str) -> None:
    words = texts(language, "cross_rummy")("draw-bag", count=80)
    assert words.split()[0] in picture(positions("cross_rummy", 2)[0], language=language)
