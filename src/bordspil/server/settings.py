"""Everything about a server that may be set: where it listens, where it keeps its tables, and its limits."""

import os
from pathlib import Path

from msgspec import Struct


def default_store() -> Path:
    """The file that keeps the tables when none is named: in the user's data folder."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bordspil" / "tables.sqlite"


class Settings(Struct, frozen=True):
    """The settings of one server; the defaults suit a family or a club."""

    store: Path
    host: str = "127.0.0.1"
    port: int = 8080
    site: Path = Path(__file__).parent / "site"
    origins: tuple[str, ...] = ()  # allowed besides the server's own, for a page served from elsewhere

    message_bytes: int = 16_384
    messages_per_second: float = 20.0
    messages_at_once: int = 40
    file_bytes: int = 4_000_000  # of a file that somebody brings along
    files: int = 200  # brought along and waiting for a table
    reports_per_person: int = 50  # within a day
    unread_bytes: int = 262_144  # a browser that leaves more than this unread is cut off
    hello_seconds: float = 10.0
    sockets: int = 2_000
    tables: int = 1_000  # open at once: those that somebody is looking at
    tables_per_person: int = 40  # unfinished, opened within a day

    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    warm_up: bool = True  # let the bots rehearse at the start, so that nobody waits for a compiler
    bot_level: str = "medium"  # of a seat that nobody took or that somebody left
    bot_seconds: float = 1.0
    hint_seconds: float = 1.0
    tick_seconds: float = 0.5  # how often somebody looks whose time is up
    bot_delay: float = 0.6  # a bot's move takes at least this long, so that people can follow
    bot_patience: float = 60.0  # a worker that has not answered by then is replaced

    lock_seconds: float = 1.0  # how long a commit waits for somebody else's lock on the store
    goodbye_seconds: int = 5
