"""What the host may change about a table at any time: who may look on, whether people chat, who may find it."""

from msgspec.structs import asdict, replace

from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import Change
from bordspil.server.store import rows
from bordspil.server.table import chat
from bordspil.server.table.open_table import OpenTable


async def change(table: OpenTable, who: Connection, message: Change) -> None:
    """Changes the terms that are named, and tells everybody."""
    table.check_host(who)
    named = {name: value for name, value in asdict(message).items() if value is not None}
    terms = replace(table.row.terms, **named)
    await table.change(replace(table.row, terms=terms), [rows.set_terms(table.row.code, terms)])
    if message.chat:  # nobody was told while it was off
        for connection in table.connections:
            await chat.tell_all(table, connection)
