"""Everything about a server that may be set, each with what it is for: help, file and environment are made of this."""

import os
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct, field

from bordspil.core.game import BadRequest
from bordspil.jobs.pool import check_workers
from bordspil.jobs.traces import check_address

T = TypeVar("T")


def default_store() -> Path:
    """The file that keeps the tables when none is named: in the user's data folder."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bordspil" / "tables.sqlite"


def about(words: str, heading: str | None = None, secret: bool = False) -> Meta:
    """What a setting is for. A heading begins a new part of the list; a secret is no flag, since all may read those."""
    return Meta(description=words, title=heading, extra={"secret": secret})


Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class WrongSetting(ValueError):  # noqa: N818 - it names what is wrong
    """A value that a setting cannot have; `names` are the setting, or the settings that do not go together."""

    def __init__(self, reason: str, *names: str) -> None:
        super().__init__(reason)
        self.names = names


class Settings(Struct, frozen=True):
    """The settings of one server; the defaults suit a family or a club."""

    host: Annotated[str, about("the address to listen at; 0.0.0.0 for every network", "Where it is found")] = (
        "127.0.0.1"
    )
    port: Annotated[Port, about("the port to listen at; 0 for any that is free")] = 8080
    origins: Annotated[tuple[str, ...], about("addresses of other pages that may connect, with scheme and port")] = ()
    proxies: Annotated[
        tuple[str, ...], about("addresses or networks of proxies whose X-Forwarded-For is believed")
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        about(
            "names by which browsers may ask for the page; where empty, those of this machine, `address` and `origins`"
        ),
    ] = ()
    site: Annotated[Path, about("the folder of the built page")] = Path(__file__).parent / "site"

    store: Annotated[
        Path | str,
        about(
            "the file that keeps everything, or the address of a PostgreSQL database: postgresql://…", "What it keeps"
        ),
    ] = field(default_factory=default_store)
    keep_finished_days: Annotated[
        int, Meta(ge=0), about("how long a table is kept after the end of its game; 0 for ever")
    ] = 730
    keep_unfinished_days: Annotated[
        int, Meta(ge=0), about("how long a table is kept that nobody opens any more; 0 for ever")
    ] = 180
    keep_brought_days: Annotated[
        int, Meta(ge=0), about("how long a record is kept that somebody brought to look at; 0 for ever")
    ] = 28
    chore_seconds: Annotated[Seconds, about("how often ratings are brought up to date")] = 2.0
    lock_seconds: Annotated[Seconds, about("how long a commit waits for another program's lock on the file")] = 1.0
    store_seconds: Annotated[Seconds, about("how long a database may take to answer")] = 5.0

    sockets: Annotated[Count, about("connections at once", "Limits")] = 2_000
    tcp_connections: Annotated[Count, about("connections of TCP at once, those of sockets too")] = 5_000
    tcp_connections_per_address: Annotated[Count, about("connections of TCP at once from one address")] = 600
    tables: Annotated[Count, about("tables open at once: those that somebody is looking at")] = 1_000
    open_tables_per_address: Annotated[Count, about("tables open at once that were opened from one address")] = 100
    tables_per_person: Annotated[Count, about("unfinished tables a person may have opened within a day")] = 40
    reports_per_person: Annotated[Count, about("reports a person may send within a day")] = 50
    messages_per_second: Annotated[Seconds, about("messages of one connection, on average")] = 20.0
    messages_at_once: Annotated[Count, about("messages of one connection in a burst")] = 40
    messages_per_person: Annotated[Seconds, about("messages a second of one person, in all their windows")] = 40.0
    messages_per_address: Annotated[Seconds, about("messages a second from one address, where many may live")] = 400.0
    sockets_per_address: Annotated[Count, about("connections at once from one address")] = 200
    connections_per_minute: Annotated[Count, about("new connections a minute from one address")] = 300
    tables_per_address: Annotated[Count, about("new tables an hour from one address")] = 200
    requests_per_second: Annotated[Seconds, about("plain requests from one address, on average")] = 50.0
    requests_at_once: Annotated[Count, about("plain requests from one address in a burst")] = 1_000
    guesses_per_address: Annotated[Count, about("codes an hour from one address that stand for nothing")] = 60
    emails_per_address: Annotated[Count, about("e-mails an hour to prove an address, from or to one address")] = 10
    emails: Annotated[Count, about("e-mails an hour to prove addresses, all together")] = 500
    registrations_per_address: Annotated[Count, about("new accounts, ways in and webhooks an hour, by address")] = 60
    changes_per_person: Annotated[Count, about("changes an hour of seats, names, terms and undos by one person")] = (
        1_200
    )
    changes_per_address: Annotated[Count, about("changes an hour of seats, names, terms and undos, by address")] = 6_000
    reports_per_address: Annotated[Count, about("reports a day from one address")] = 200
    hints_per_person: Annotated[Count, about("hints a minute of one person")] = 30
    hints_per_address: Annotated[Count, about("hints a minute from one address")] = 120
    player_lists_per_person: Annotated[Count, about("times a minute that one person is told of all players")] = 30
    player_lists_per_address: Annotated[Count, about("times a minute that an address is told of all players")] = 300
    analyses_per_person: Annotated[Count, about("analyses an hour of one person")] = 30
    analyses_per_address: Annotated[Count, about("analyses an hour from one address")] = 120
    hints_at_once_per_person: Annotated[Count, about("hints of one person that are thought about at once")] = 1
    hints_at_once_per_address: Annotated[Count, about("hints that are thought about at once for one address")] = 4
    analyses_at_once_per_person: Annotated[Count, about("games of one person that are analysed at once")] = 2
    analyses_at_once_per_address: Annotated[Count, about("games that are analysed at once for one address")] = 4
    analyses_at_once: Annotated[Count, about("games that are analysed at once, all together")] = 40
    bot_seconds_per_person: Annotated[
        Count, about("seconds an hour that bots think for one person at tables that nobody looks at")
    ] = 1_200
    bot_seconds_per_address: Annotated[
        Count, about("seconds an hour that bots think for one address at tables that nobody looks at")
    ] = 2_400
    replays_per_person: Annotated[Count, about("games one person looks back at, or has proved, at once")] = 2
    replays_per_address: Annotated[Count, about("games looked back at, proved or written down at once, an address")] = 8
    replays: Annotated[Count, about("games looked back at, proved or written down at once, all together")] = 64
    files_per_address: Annotated[Count, about("files an hour that are brought from one address")] = 100
    kept_bytes_per_address: Annotated[Count, about("bytes a day that are kept of files from one address")] = 40_000_000
    kept_bytes: Annotated[Count, about("bytes a day that are kept of files, all together")] = 1_000_000_000
    upload_bytes_per_address: Annotated[Count, about("bytes of files under way from one address")] = 12_000_000
    upload_bytes: Annotated[Count, about("bytes of files under way, all together")] = 64_000_000
    uploads_per_address: Annotated[Count, about("files from one address that are read at once or wait for it")] = 4
    uploads: Annotated[Count, about("files that are read at once or wait for it, all together")] = 16
    message_bytes: Annotated[Count, about("the size of a message")] = 16_384
    file_bytes: Annotated[Count, about("the size of a file that somebody brings along")] = 4_000_000
    upload_seconds: Annotated[Seconds, about("how long a file may take to arrive")] = 60.0
    file_seconds: Annotated[Seconds, about("how long it may take to read and check a file")] = 10.0
    file_memory: Annotated[Count, about("bytes of memory that it may take")] = 500_000_000
    file_workers: Annotated[Count, about("processes that read and check files")] = 2
    unread_bytes: Annotated[Count, about("a browser that leaves more than this unread is cut off")] = 262_144
    unread_bytes_per_address: Annotated[Count, about("bytes that all sockets of one address may leave unread")] = (
        8_000_000
    )
    unread_bytes_together: Annotated[Count, about("bytes that all sockets together may leave unread")] = 64_000_000
    answer_bytes_per_address: Annotated[Count, about("bytes of large answers under way to one address")] = 16_000_000
    answer_bytes: Annotated[Count, about("bytes of large answers under way, all together")] = 64_000_000
    answer_seconds: Annotated[Seconds, about("how long 64 kB of an answer may take to be read")] = 20.0
    head_seconds: Annotated[Seconds, about("how long a request may take until its last header is there")] = 10.0
    hello_seconds: Annotated[Seconds, about("how long a new connection may stay silent")] = 10.0

    workers: Annotated[
        Count | str, about("processes in which bots think, or the address of Ray's cluster: ray://HOST:PORT", "Bots")
    ] = max(1, min(4, (os.cpu_count() or 2) - 1))
    warm_up: Annotated[bool, about("let the bots rehearse at the start, so that nobody waits for a compiler")] = True
    bot_level: Annotated[str, about("the level of a bot for whom nobody chose one")] = "medium"
    bot_seconds: Annotated[Seconds, about("how long a bot thinks about a move")] = 1.0
    hint_seconds: Annotated[Seconds, about("how long a bot thinks about a hint")] = 1.0
    analysis_seconds: Annotated[Seconds, about("how long a bot thinks about each position of a game that is over")] = (
        0.3
    )
    bot_delay: Annotated[Seconds, about("a bot's move takes about this long, so that people can follow")] = 0.6
    bot_patience: Annotated[Seconds, about("a worker that has not answered by then is replaced")] = 60.0

    tick_seconds: Annotated[Seconds, about("how often the server looks whose time is up", "Time and notices")] = 0.5
    notice_seconds: Annotated[Seconds, about("how long a turn waits until its player is told by letter or webhook")] = (
        60.0
    )
    address: Annotated[str, about("the address of the page in letters; made of host and port where it is empty")] = ""
    mail_server: Annotated[str, about("the mail server that takes letters; without one none are sent")] = ""
    mail_port: Annotated[Port, about("the port of the mail server")] = 587
    mail_security: Annotated[
        Literal["starttls", "tls", "none"], about("how the line to the mail server is secured: starttls, tls or none")
    ] = "starttls"
    mail_user: Annotated[str, about("the name to log in with at the mail server; none where it asks for none")] = ""
    mail_password: Annotated[str, about("the password that goes with it", secret=True)] = ""
    mail_from: Annotated[str, about("the sender of letters, such as Bordspil <table@example.org>")] = ""
    mail_seconds: Annotated[Seconds, about("how long the mail server may take to answer")] = 20.0
    webhooks: Annotated[bool, about("let players have their turns told to addresses of their choice")] = False
    webhooks_private: Annotated[bool, about("allow such addresses within this network, and without TLS")] = False

    bus: Annotated[
        str,
        about("the address of NATS, such as nats://localhost:4222, that joins servers at one store", "Many servers"),
    ] = ""
    look_seconds: Annotated[Seconds, about("how often a server looks into the store what others have written")] = 2.0
    lease_seconds: Annotated[
        Seconds, about("how long a server that is gone still counts as looking after its tables")
    ] = 4.0
    drain_seconds: Annotated[
        Seconds, about("how long a server that is told to end still serves, while it says that it is not ready")
    ] = 0.0

    metrics_token: Annotated[
        str, about("what /metrics asks for; without one it answers this machine only", "Running it", secret=True)
    ] = ""
    metrics_networks: Annotated[
        tuple[str, ...], about("addresses or networks that may read /metrics without a token, besides this machine")
    ] = ()
    telemetry: Annotated[
        str, about("where traces and metrics of OpenTelemetry go, such as http://localhost:4318; nowhere if empty")
    ] = ""
    goodbye_seconds: Annotated[int, Meta(ge=0), about("how long open requests may take when the server ends")] = 5

    @property
    def address_of_page(self) -> str:
        """Where people find the page, with a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.address or f"http://{host}:{self.port}").rstrip("/") + "/"

    @property
    def is_shared(self) -> bool:
        """Whether there may be other servers at the same store: a file without a bus is one server's own."""
        return bool(self.bus) or isinstance(self.store, str)

    def __post_init__(self) -> None:
        if self.bus and not self.bus.startswith(("nats://", "tls://")):
            raise WrongSetting(f"{self.bus!r} is not the address of a bus, such as nats://localhost:4222", "bus")
        _check("workers", check_workers, self.workers, "a number of processes or ray://HOST:PORT")
        _check("telemetry", check_address, self.telemetry, "an address such as http://localhost:4318")
        if self.tcp_connections <= self.sockets:
            reason = f"tcp_connections = {self.tcp_connections} is not greater than sockets = {self.sockets}"
            raise WrongSetting(reason, "tcp_connections", "sockets")
        for name in ("proxies", "metrics_networks"):
            for network in getattr(self, name):
                try:
                    ip_network(network, strict=False)
                except ValueError as error:
                    raise WrongSetting(str(error), name) from None

    @property
    def sends_notices(self) -> bool:
        """Whether a player who has no page open can be told of a turn, by e-mail or webhook."""
        return bool(self.mail_server and self.mail_from) or self.webhooks


def _check(name: str, check: Callable[[T], None], value: T, expected: str) -> None:
    """Runs the check of the module that uses a setting; a missing extra is reported as that module reports it."""
    try:
        check(value)
    except BadRequest as error:
        if error.key == "extra-missing":
            raise
        raise WrongSetting(f"{value!r} is not {expected}", name) from None
