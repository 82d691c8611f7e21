"""Tables at which several clients play together."""

from collections.abc import Mapping
from typing import Any

from server.harness.client import Client

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
NAMES = ("Björn", "Cecilie", "Dag")


def sit_together(
    host: Client, /, *others: Client, game: str = "azul", terms: Mapping[str, Any] | None = None, **options: Any
) -> str:
    """The host opens a table, the others sit down, and the game begins; returns the table's code.

    Every client has the first update.
    """
    seats = [ME, *[OPEN] * len(others)]
    message = {"game": game, "options": options, "seats": seats, "terms": terms or {}}
    code: str = host.ask("table", type="create", **message)["code"]
    for seat, (client, name) in enumerate(zip(others, NAMES, strict=False), start=1):
        client.watch(code)
        client.ask("table", type="sit", seat=seat, name=name)
    host.say(type="start")
    for client in (host, *others):
        client.wait_for("update")
    return code
