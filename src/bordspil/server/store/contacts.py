"""The contacts of owners: the e-mail address and the webhook over which they are notified of their turns."""

from typing import Literal

from msgspec import Struct

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement

ContactKind = Literal["mail", "hook"]
COLUMNS = "owner, kind, address, language, is_on, off"


class Contact(Struct, frozen=True):
    """One way to reach an owner; `token` is the secret of its unsubscribe link, in the column `off`."""

    owner: bytes
    kind: ContactKind
    address: str
    language: str
    is_on: int
    token: str


def put(contact: Contact) -> Statement:
    """Keeps a contact in place of an earlier one of its kind."""
    values = (contact.owner, contact.kind, contact.address, contact.language, contact.is_on, contact.token)
    sql = """INSERT INTO contacts VALUES (?, ?, ?, ?, ?, ?)
             ON CONFLICT (owner, kind) DO UPDATE SET
               address = excluded.address, language = excluded.language, is_on = excluded.is_on, off = excluded.off"""
    return sql, values


def delete(owner: bytes, kind: ContactKind) -> Statement:
    """Deletes a contact."""
    return "DELETE FROM contacts WHERE owner = ? AND kind = ?", (owner, kind)


def switch(owner: bytes, is_on: bool) -> Statement:
    """Switches all contacts of an owner on or off."""
    return "UPDATE contacts SET is_on = ? WHERE owner = ?", (int(is_on), owner)


def unsubscribe(token: str) -> Statement:
    """Switches off the contact of an unsubscribe link."""
    return "UPDATE contacts SET is_on = 0 WHERE off = ?", (token,)


def find(connection: ReadConnection, owner: bytes) -> list[Contact]:
    """Returns the contacts of an owner."""
    sql = f"SELECT {COLUMNS} FROM contacts WHERE owner = ? ORDER BY kind"
    return [Contact(*row) for row in connection.execute(sql, (owner,)).fetchall()]


def find_by_token(connection: ReadConnection, token: str) -> Contact | None:
    """Returns the contact of an unsubscribe link."""
    row = connection.execute(f"SELECT {COLUMNS} FROM contacts WHERE off = ?", (token,)).fetchone()
    return None if row is None else Contact(*row)
