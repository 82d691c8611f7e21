"""The schema of the store as migrations: what each version adds to the one before it, for both databases."""

import re
import sqlite3
from contextlib import closing
from functools import cache
from typing import NamedTuple

# each brings a store of the version before it to its own; a published one is never changed
MIGRATIONS = (
    """
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed BLOB NOT NULL,
    host BLOB NOT NULL,
    stage TEXT NOT NULL,
    rematch TEXT,
    created INTEGER NOT NULL
);
CREATE INDEX tables_of_host ON tables (host);
CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    owner BLOB,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_owner ON seats (owner) WHERE owner IS NOT NULL;
CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    to_act INTEGER,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
""",
    """
CREATE TABLE brought (
    id TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    created INTEGER NOT NULL
);
CREATE TABLE reports (
    code TEXT NOT NULL REFERENCES tables,
    about TEXT NOT NULL,
    note TEXT NOT NULL,
    owner BLOB NOT NULL,
    created INTEGER NOT NULL
);
CREATE INDEX reports_of_owner ON reports (owner, created);
""",
    """
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN before TEXT;
ALTER TABLE tables ADD COLUMN finished INTEGER;
ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN colour INTEGER;
ALTER TABLE seats ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
""",
    """
CREATE TABLE results (
    code TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    owner BLOB,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    level TEXT NOT NULL,
    PRIMARY KEY (code, seat)
);
CREATE INDEX results_of_owner ON results (owner) WHERE owner IS NOT NULL;
""",
    """
CREATE TABLE accounts (
    owner BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE keys (
    id BLOB PRIMARY KEY,
    owner BLOB NOT NULL REFERENCES accounts,
    kind TEXT NOT NULL,
    public BLOB NOT NULL,
    count INTEGER NOT NULL,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
);
CREATE INDEX keys_of_owner ON keys (owner);
CREATE TABLE aliases (
    browser BLOB PRIMARY KEY,
    owner BLOB NOT NULL REFERENCES accounts,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
);
CREATE INDEX aliases_of_owner ON aliases (owner);
""",
    """
CREATE TABLE turns (
    code TEXT PRIMARY KEY REFERENCES tables,
    clock TEXT,
    due REAL,
    notice REAL
) WITHOUT ROWID;
CREATE INDEX turns_by_due ON turns (due) WHERE due IS NOT NULL;
CREATE INDEX turns_by_notice ON turns (notice) WHERE notice IS NOT NULL;
CREATE TABLE heartbeat (at REAL NOT NULL);
INSERT INTO heartbeat VALUES (0);
""",
    """
CREATE TABLE passes (
    key BLOB PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    owner BLOB NOT NULL,
    expires INTEGER NOT NULL
);
""",
    """
CREATE TABLE chat (
    code TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    phrase TEXT NOT NULL,
    text TEXT NOT NULL,
    owner BLOB NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE INDEX chat_of_owner ON chat (owner);
""",
    """
CREATE TABLE contacts (
    owner BLOB NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    is_on INTEGER NOT NULL,
    off TEXT NOT NULL UNIQUE,
    PRIMARY KEY (owner, kind)
) WITHOUT ROWID;
""",
    """
CREATE TABLE ratings (
    owner BLOB NOT NULL REFERENCES accounts,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (owner, game, seats)
) WITHOUT ROWID;
CREATE TABLE ledger (
    number INTEGER PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables,
    waiting INTEGER NOT NULL CHECK (waiting >= 0)
);
CREATE INDEX ledger_waiting ON ledger (number) WHERE waiting;
CREATE INDEX ledger_of_table ON ledger (code);
CREATE TABLE advised (code TEXT PRIMARY KEY REFERENCES tables) WITHOUT ROWID;
CREATE TABLE visits (
    code TEXT PRIMARY KEY REFERENCES tables,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
""",
    """
CREATE TABLE changes (
    code TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    log INTEGER NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE leases (
    code TEXT PRIMARY KEY REFERENCES tables,
    holder TEXT NOT NULL,
    token INTEGER NOT NULL CHECK (token > 0),
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX leases_of_holder ON leases (holder);
ALTER TABLE tables ADD COLUMN asking TEXT;
ALTER TABLE heartbeat ADD COLUMN stamp REAL NOT NULL DEFAULT 0;
""",
    """
ALTER TABLE tables ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
ALTER TABLE aliases ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reports ADD COLUMN moment INTEGER NOT NULL DEFAULT 0;
DROP INDEX ledger_waiting;
CREATE INDEX ledger_waiting ON ledger (number) WHERE waiting > 0;
""",
    """
CREATE TABLE probe (
    name TEXT PRIMARY KEY,
    filler BLOB NOT NULL
);
""",
    """
CREATE TABLE packed (
    code TEXT PRIMARY KEY REFERENCES tables,
    log BLOB NOT NULL
) WITHOUT ROWID;
""",
    """
ALTER TABLE tables ADD COLUMN checked TEXT NOT NULL DEFAULT '';
ALTER TABLE brought ADD COLUMN checked TEXT NOT NULL DEFAULT '';
DROP INDEX tables_of_host;
CREATE INDEX tables_of_host ON tables (host, created, stage);
CREATE INDEX tables_by_age ON tables (created, stage, finished, host, code);
CREATE INDEX tables_by_before ON tables (before) WHERE before IS NOT NULL;
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
CREATE INDEX brought_by_age ON brought (created);
CREATE INDEX passes_by_expiry ON passes (expires);
CREATE INDEX passes_of_seat ON passes (code, seat);
CREATE INDEX ratings_by_mean ON ratings (game, seats, mean);
""",
    """
CREATE INDEX passes_of_owner ON passes (owner);
CREATE INDEX reports_of_table ON reports (code);
""",
    """
ALTER TABLE seats ADD COLUMN portrait INTEGER;
""",
)

# PostgreSQL's words for those of SQLite; what PostgreSQL does not need is left out
IN_POSTGRESQL = (
    (r"\bINTEGER PRIMARY KEY\b", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"),
    (r"\bINTEGER\b", "BIGINT"),
    (r"\bREAL\b", "DOUBLE PRECISION"),
    (r"\bTEXT\b", 'TEXT COLLATE "C"'),  # sorted as in SQLite, and no slower
    (r"\bBLOB\b", "BYTEA"),
    (r"\bREFERENCES \w+", ""),
    (r"\bWITHOUT ROWID\b", ""),
    (r"\bWHERE waiting$", "WHERE waiting > 0"),
)


class Columns(NamedTuple):
    """The columns of a table: their names, their types in SQLite, and those of its primary key."""

    names: tuple[str, ...]
    types: tuple[str, ...]
    key: tuple[str, ...]


def statements(migration: str, in_postgresql: bool = False) -> list[str]:
    """Returns the statements of a migration in the dialect of a database."""
    parts = [part.strip() for part in migration.split(";") if part.strip()]
    for pattern, word in IN_POSTGRESQL if in_postgresql else ():
        parts = [re.sub(pattern, word, part) for part in parts]
    return parts


@cache
def tables() -> dict[str, Columns]:
    """Returns the columns of all tables of the newest version, in the order the tables were added."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(MIGRATIONS))
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid").fetchall()
        return {name: _columns(connection, name) for (name,) in names}


def tables_with(column: str) -> list[str]:
    """Returns the tables with a column: `code` for what belongs to a game's table, `owner` for what an owner has."""
    return sorted(name for name, columns in tables().items() if column in columns.names)


def _columns(connection: sqlite3.Connection, table: str) -> Columns:
    sql = "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid"
    found = connection.execute(sql, (table,)).fetchall()
    key = sorted((place, name) for name, _, place in found if place)
    return Columns(tuple(name for name, _, _ in found), tuple(kind for _, kind, _ in found), tuple(n for _, n in key))
