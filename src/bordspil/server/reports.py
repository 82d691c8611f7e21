"""What players have reported, for the host to read."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bordspil.core.game import BadRequest
from bordspil.server import rows
from bordspil.text import Texts


def show(store: Path, say: Texts) -> None:
    """Prints every report in a store, newest first."""
    try:
        with closing(sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = rows.find_reports(connection)
    except sqlite3.Error as error:
        raise BadRequest("file-unreadable", file=str(store), reason=str(error)) from None
    for code, game, about, note, created in found:
        when = datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%d %H:%M")
        print(say("reports-line", when=when, game=game, code=code, about=about, note=note))
    if not found:
        print(say("reports-none"))
