"""`bordspil render`: SVG, PNG and GIF of a record, and what it refuses."""

import io
import random
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageSequence

from bordspil import games
from bordspil.__main__ import main
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.picture.svg import FONT
from bordspil.core.table import Table
from bordspil.extras import need
from bordspil.raster import FAMILY, array, fonts, gif, png


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a random game of Azul that has begun."""
    table, rng = Table(games.load("azul"), {}, 2, Chance.of(7)), random.Random(1)
    for _ in range(4):
        table.play(None, rng.choice(list(table.game.moves(table.state))))
    found = tmp_path_factory.mktemp("render") / "game.txt"
    found.write_text(record.write(record.of_table(table, ("Anna", "Björn")), table.game), encoding="utf-8")
    return found


def render(file: Path, out: Path, *flags: str) -> bytes:
    assert main(["render", str(file), "--out", str(out), *flags]) == 0
    return out.read_bytes()


def test_svg_of_a_position(file: Path, tmp_path: Path) -> None:
    first, last = render(file, tmp_path / "a.svg", "--at", "0"), render(file, tmp_path / "b.svg")
    assert first.startswith(b"<svg")
    assert first != last
    assert render(file, tmp_path / "c.svg", "--theme", "dark", "--language", "is") != last


def test_png_is_as_wide_as_asked(file: Path, tmp_path: Path) -> None:
    image = Image.open(io.BytesIO(render(file, tmp_path / "a.png", "--width", "300")))
    assert image.width == 300
    assert len(image.convert("RGB").getcolors(1 << 20) or []) > 50


def test_gif_shows_every_position_a_player_comes_to(file: Path, tmp_path: Path) -> None:
    film = Image.open(io.BytesIO(render(file, tmp_path / "a.gif", "--width", "200", "--seconds", "0.2")))
    assert [frame.info["duration"] for frame in ImageSequence.Iterator(film)] == [200, 200, 200, 200, 2500]


def test_pictures_of_a_film_may_have_several_sizes() -> None:
    small, large = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="9"/>' for side in (5, 8))
    assert Image.open(io.BytesIO(gif([small, large], 0.1))).size == (8, 9)


def test_arrays_are_rows_of_red_green_blue() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#0a141e"/></svg>'
    )
    assert np.array_equal(array(svg), np.full((2, 3, 3), (10, 20, 30), np.uint8))
    assert png(svg).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (("--out", "a.bmp"), "--out"),
        (("--out", "a.svg", "--at", "99"), "--at"),
        (("--out", "a.svg", "--seat", "2"), "--seat"),
        (("--out", "a.png", "--width", "0"), "--width"),
        (("--out", "no/such/folder/a.svg"), "folder"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    flags: tuple[str, ...],
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["render", str(file), *flags]) != 0
    assert named in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_letters_are_those_of_the_page() -> None:
    """The letters of all six languages are drawn from the page's own typeface, not from one of the system."""
    own = need("fontTools.ttLib", "pictures").TTFont(fonts()[0])
    letters = "ABCxyz0189 áðéíóúýþæöåäøÁÐÞÆÖÅÄØ"
    assert all(ord(letter) in own.getBestCmap() for letter in letters)
    ground = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="40"><rect width="700" height="40" fill="#fff"/>'
    )
    svg = f'{ground}<text x="4" y="28" font-size="24" font-family="{FONT}">{letters}</text></svg>'
    resvg = need("resvg_py", "pictures")
    alone = resvg.svg_to_bytes(svg_string=svg, font_files=fonts()[:1], font_family=FAMILY, skip_system_fonts=True)
    assert np.array_equal(array(svg), np.asarray(Image.open(io.BytesIO(alone)).convert("RGB")))
    blank = array(svg.replace(letters, ""))
    assert not np.array_equal(array(svg), blank)
