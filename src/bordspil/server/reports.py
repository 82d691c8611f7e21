"""What players have reported, for the host to read."""

from datetime import UTC, datetime

from bordspil.core.game import BadRequest
from bordspil.server.store import StoreError, rows
from bordspil.server.store.store_url import StoreUrl, look, shown
from bordspil.text import Texts


def show(store: StoreUrl, say: Texts) -> None:
    """Prints every report in a store, newest first."""
    try:
        with look(store) as connection:
            found = rows.find_reports(connection)
    except StoreError as error:
        raise BadRequest("file-unreadable", file=shown(store), reason=str(error)) from None
    for code, game, about, note, created in found:
        when = datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%d %H:%M")
        print(say("reports-line", when=when, game=game, code=code, about=about, note=note))
    if not found:
        print(say("reports-none"))
