"""The lines of chat that are kept with a table."""

from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement

KEPT_LINES = 100  # of a table; older ones are deleted


def add_line(code: str, line: ChatLine, owner: bytes) -> list[Statement]:
    """Inserts a line and deletes the oldest; conflicts where another server has used the number."""
    values = (code, line.number, line.seat, line.name, line.phrase, line.text, owner)
    return [
        ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values),
        ("DELETE FROM chat WHERE code = ? AND number <= ?", (code, line.number - KEPT_LINES)),
    ]


def find_lines(connection: ReadConnection, code: str) -> list[ChatLine]:
    """Returns the lines of a table in order."""
    sql = "SELECT number, seat, name, phrase, text FROM chat WHERE code = ? ORDER BY number"
    return [ChatLine(*row) for row in connection.execute(sql, (code,)).fetchall()]


def find_numbers(connection: ReadConnection, code: str, owner: bytes) -> set[int]:
    """Returns the numbers of the lines that an owner has written at a table."""
    sql = "SELECT number FROM chat WHERE code = ? AND owner = ?"
    return {int(number) for (number,) in connection.execute(sql, (code, owner)).fetchall()}


def hand_over_lines(code: str, old: bytes, new: bytes) -> Statement:
    """Gives the lines of an owner at a table to another owner."""
    return "UPDATE chat SET owner = ? WHERE code = ? AND owner = ?", (new, code, old)


def delete_lines(code: str, owner: bytes) -> Statement:
    """Deletes the lines of an owner at a table."""
    return "DELETE FROM chat WHERE code = ? AND owner = ?", (code, owner)
