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
