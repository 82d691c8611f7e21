"""The wood of the table is light to send, and words can be read on it, by day and in the evening."""

import re
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from web.harness import bundle

STYLE = bundle.WEB / "src" / "style"
TOKENS = (bundle.ROOT / "src" / "bordspil" / "core" / "picture" / "tokens.css").read_text(encoding="utf-8")
HEAVIEST = 30_000
PATCH = 20
LEAST = 4.5


def token(name: str, evening: bool) -> np.ndarray:
    """Returns a colour of the style sheet, from 0 to 1."""
    found = re.search(rf"--{name}: light-dark\((#\w{{6}}), (#\w{{6}})\)", TOKENS)
    assert found, name
    return np.array(list(bytes.fromhex(found[2 if evening else 1][1:]))) / 255


def luminance(colours: np.ndarray) -> np.ndarray:
    """Returns the relative luminance of colours, as WCAG defines it."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def patches(path: Path) -> np.ndarray:
    """Returns the luminance of a picture in patches about as large as a letter."""
    tones = luminance(np.asarray(Image.open(path).convert("RGB")) / 255)
    rows, columns = (length // PATCH for length in tones.shape)
    cut = tones[: rows * PATCH, : columns * PATCH].reshape(rows, PATCH, columns, PATCH)
    return np.asarray(cut.mean(axis=(1, 3)))


@pytest.mark.parametrize(("name", "evening"), [("light", False), ("dark", True)])
@pytest.mark.parametrize("words", ["ink", "muted", "accent"])
def test_words_can_be_read_on_the_wood(name: str, evening: bool, words: str) -> None:
    wood, ink = patches(STYLE / f"wood-{name}.avif"), luminance(token(words, evening))
    contrast = (np.maximum(wood, ink) + 0.05) / (np.minimum(wood, ink) + 0.05)
    assert contrast.min() >= LEAST


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_wood_is_light_to_send(name: str) -> None:
    assert (STYLE / f"wood-{name}.avif").stat().st_size <= HEAVIEST
