"""Errors that read as sentences: a refusal with the words of its game, in English."""

from collections.abc import Iterator
from contextlib import contextmanager

from bordspil.core.refusal import Refusal
from bordspil.text import HasTexts, texts


@contextmanager
def sentences(game: HasTexts | None = None) -> Iterator[None]:
    """Gives every refusal raised inside its sentence."""
    try:
        yield
    except Refusal as refusal:
        if not refusal.sentence:
            refusal.sentence = texts("en", game)(refusal.key, **refusal.details)
        raise
