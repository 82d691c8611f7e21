"""The settings of a server, each with a description: flags, environment, file and help are made of this list."""

import os
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct, field

from bordspil.core.game import BadRequest
from bordspil.jobs.pool_setting import check_workers
from bordspil.jobs.traces import check_address

T = TypeVar("T")


def default_store() -> Path:
    """Returns the default file of the store, in the user's data folder."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bordspil" / "tables.sqlite"


def about(words: str, heading: str | None = None, secret: bool = False) -> Meta:
    """Describes a setting. A heading begins a part of the list; a secret is no flag, as every user may read those."""
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

    host: Annotated[str, about("the address to listen at; 0.0.0.0 for every network", "Network")] = "127.0.0.1"
    port: Annotated[Port, about("the port to listen at; 0 for any that is free")] = 8080
    origins: Annotated[tuple[str, ...], about("addresses of other pages that may connect, with scheme and port")] = ()
    proxies: Annotated[
        tuple[str, ...], about("addresses or networks of proxies whose X-Forwarded-For is believed")
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        about(
            "host names that browsers may use for the page; where empty, those of this machine, `address` and `origins`"
        ),
    ] = ()
    site: Annotated[Path, about("the folder of the built page")] = Path(__file__).parent / "site"

    store: Annotated[
        Path | str,
        about("the SQLite file of the store, or the address of a PostgreSQL database: postgresql://…", "Store"),
    ] = field(default_factory=default_store)
    keep_finished_days: Annotated[
        int, Meta(ge=0), about("how long a table is kept after the end of its game; 0 for ever")
    ] = 730
    keep_unfinished_days: Annotated[
        int, Meta(ge=0), about("how long an unfinished table is kept after it was last opened; 0 for ever")
    ] = 180
    keep_uploads_days: Annotated[int, Meta(ge=0), about("how long an uploaded record is kept; 0 for ever")] = 28
    jobs_seconds: Annotated[Seconds, about("how often ratings are updated and old tables deleted")] = 2.0
    lock_seconds: Annotated[Seconds, about("how long a commit waits for another program's lock on the file")] = 1.0
    store_seconds: Annotated[Seconds, about("how long a database may take to answer")] = 5.0

    sockets: Annotated[Count, about("sockets open at once", "Limits")] = 2_000
    tcp_connections: Annotated[Count, about("connections of TCP at once, those of sockets included")] = 5_000
    tcp_connections_per_address: Annotated[Count, about("connections of TCP at once from one address")] = 600
    tcp_connections_per_minute: Annotated[Count, about("new connections of TCP a minute from one address")] = 3_000
    open_tables: Annotated[Count, about("tables open at once: those that a connection is looking at")] = 1_000
    open_tables_per_address: Annotated[Count, about("tables open at once that were opened from one address")] = 100
    tables_per_person: Annotated[Count, about("unfinished tables a person may have opened within a day")] = 40
    reports_per_person: Annotated[Count, about("reports a person may send within a day")] = 50
    messages_per_second: Annotated[Seconds, about("messages of one connection, on average")] = 20.0
    messages_at_once: Annotated[Count, about("messages of one connection in a burst")] = 40
    messages_per_person: Annotated[Seconds, about("messages a second of one person, over all connections")] = 40.0
    messages_per_address: Annotated[Seconds, about("messages a second from one address")] = 400.0
    sockets_per_address: Annotated[Count, about("connections at once from one address")] = 200
    connections_per_minute: Annotated[Count, about("new connections a minute from one address")] = 300
    tables_per_address: Annotated[Count, about("new tables an hour from one address")] = 200
    requests_per_second: Annotated[Seconds, about("plain requests from one address, on average")] = 50.0
    requests_at_once: Annotated[Count, about("plain requests from one address in a burst")] = 1_000
    faults_per_address: Annotated[
        Count,
        about(
            "requests a minute from one address that are malformed or over a limit, until it is shut out for a while"
        ),
    ] = 300
    body_bytes_per_address: Annotated[
        Count, about("bytes a minute of bodies of requests from one address; each chunk of them counts 1,000 more")
    ] = 60_000_000
    guesses_per_address: Annotated[Count, about("unknown codes an hour from one address")] = 60
    emails_per_address: Annotated[Count, about("e-mails an hour to prove an address, from or to one address")] = 10
    emails: Annotated[
        Count,
        about(
            "e-mails an hour to prove addresses, of the whole server; one address uses a quarter of the rest at most"
        ),
    ] = 500
    registrations_per_address: Annotated[Count, about("new accounts, keys and webhooks an hour from one address")] = 60
    changes_per_person: Annotated[
        Count, about("changes an hour of seats, names, terms, contacts and undos by one person")
    ] = 1_200
    changes_per_address: Annotated[
        Count, about("changes an hour of seats, names, terms, contacts and undos by an address")
    ] = 6_000
    chat_lines_per_person: Annotated[Count, about("lines of chat a minute by one person")] = 30
    chat_lines_per_address: Annotated[Count, about("lines of chat a minute from one address")] = 300
    reports_per_address: Annotated[Count, about("reports a day from one address")] = 200
    hints_per_person: Annotated[Count, about("hints a minute of one person")] = 30
    hints_per_address: Annotated[Count, about("hints a minute from one address")] = 120
    player_lists_per_person: Annotated[Count, about("leaderboards a minute for one person")] = 30
    player_lists_per_address: Annotated[Count, about("leaderboards a minute for one address")] = 300
    analyses_per_person: Annotated[Count, about("analyses an hour of one person")] = 30
    analyses_per_address: Annotated[Count, about("analyses an hour from one address")] = 120
    hints_at_once_per_person: Annotated[Count, about("hints computed at once for one person")] = 1
    hints_at_once_per_address: Annotated[Count, about("hints computed at once for one address")] = 4
    analyses_at_once_per_person: Annotated[Count, about("games analysed at once for one person")] = 2
    analyses_at_once_per_address: Annotated[Count, about("games analysed at once for one address")] = 4
    analyses_at_once: Annotated[Count, about("games analysed at once, of the whole server")] = 40
    bot_seconds_per_person: Annotated[
        Count, about("seconds of bots an hour for one person at tables without a connection")
    ] = 1_200
    bot_seconds_per_address: Annotated[
        Count, about("seconds of bots an hour for one address at tables without a connection")
    ] = 2_400
    replays_per_person: Annotated[Count, about("replays and proofs at once for one person")] = 2
    replays_per_address: Annotated[Count, about("replays, proofs and records at once for one address")] = 8
    replays: Annotated[Count, about("replays, proofs and records at once, of the whole server")] = 64
    files_per_address: Annotated[Count, about("uploads an hour from one address")] = 100
    kept_bytes_per_address: Annotated[Count, about("bytes a day kept of uploads from one address")] = 40_000_000
    kept_bytes: Annotated[
        Count, about("bytes a day kept of uploads, of the whole server; one address uses a quarter of the rest at most")
    ] = 1_000_000_000
    upload_bytes_per_address: Annotated[Count, about("bytes of unfinished uploads from one address")] = 12_000_000
    upload_bytes: Annotated[Count, about("bytes of unfinished uploads, of the whole server")] = 64_000_000
    uploads_per_address: Annotated[Count, about("uploads from one address that are being read or wait")] = 4
    uploads: Annotated[Count, about("uploads that are being read or wait, of the whole server")] = 16
    message_bytes: Annotated[Count, about("the size of a message")] = 16_384
    file_bytes: Annotated[Count, about("the size of an upload")] = 4_000_000
    upload_seconds: Annotated[Seconds, about("how long an upload may take to arrive")] = 60.0
    file_seconds: Annotated[Seconds, about("how long it may take to read and check an upload")] = 10.0
    file_memory: Annotated[Count, about("bytes of memory that reading an upload may take")] = 500_000_000
    file_workers: Annotated[Count, about("processes that read and check uploads")] = 2
    unread_bytes: Annotated[Count, about("bytes that a connection may leave unread before it is closed")] = 262_144
    unread_bytes_per_address: Annotated[Count, about("bytes that all sockets of one address may leave unread")] = (
        8_000_000
    )
    unread_bytes_together: Annotated[Count, about("bytes that all sockets may leave unread")] = 64_000_000
    answer_bytes_per_address: Annotated[Count, about("bytes of unfinished large responses to one address")] = 16_000_000
    answer_bytes: Annotated[Count, about("bytes of unfinished large responses, of the whole server")] = 64_000_000
    answer_seconds: Annotated[Seconds, about("how long a client may take to read 64 kB of a response")] = 20.0
    header_seconds: Annotated[Seconds, about("how long the headers of a request may take to arrive")] = 10.0
    hello_seconds: Annotated[Seconds, about("how long a new socket may take to say hello")] = 10.0

    workers: Annotated[
        Count | str,
        about("bot workers: a number of processes, or a Ray cluster: ray://HOST:PORT", "Bots"),
    ] = max(1, min(4, (os.cpu_count() or 2) - 1))
    warm_up: Annotated[bool, about("compile the bots' kernels at the start, so that no player waits for it")] = True
    bot_level: Annotated[str, about("the default level of bots")] = "medium"
    bot_seconds: Annotated[Seconds, about("how long a bot thinks about a move")] = 1.0
    hint_seconds: Annotated[Seconds, about("how long a bot thinks about a hint")] = 1.0
    analysis_seconds: Annotated[Seconds, about("how long a bot thinks about each position of a game that is over")] = (
        0.1
    )
    bot_delay: Annotated[Seconds, about("the least time a bot's move takes, so that players can follow")] = 0.6
    bot_timeout: Annotated[Seconds, about("seconds after which a worker without an answer is replaced")] = 60.0

    tick_seconds: Annotated[Seconds, about("how often the server looks for expired clocks", "Time and notices")] = 0.5
    notice_seconds: Annotated[
        Seconds, about("how long a turn lasts until its player is notified by e-mail or webhook")
    ] = 60.0
    address: Annotated[str, about("the public address of the page; made of host and port where it is empty")] = ""
    mail_server: Annotated[str, about("the mail server; without one no e-mails are sent")] = ""
    mail_port: Annotated[Port, about("the port of the mail server")] = 587
    mail_security: Annotated[
        Literal["starttls", "tls", "none"],
        about("security of the connection to the mail server: starttls, tls or none"),
    ] = "starttls"
    mail_user: Annotated[str, about("the user name at the mail server, if it asks for one")] = ""
    mail_password: Annotated[str, about("the password at the mail server", secret=True)] = ""
    mail_from: Annotated[str, about("the sender of e-mails, such as Bordspil <table@example.org>")] = ""
    mail_seconds: Annotated[Seconds, about("how long the mail server may take to answer")] = 20.0
    webhooks: Annotated[bool, about("allow webhooks, which tell players' own addresses of their turns")] = False
    webhooks_private: Annotated[bool, about("allow webhooks within this network, and without TLS")] = False

    bus: Annotated[
        str,
        about("the address of NATS, such as nats://localhost:4222, that joins servers at one store", "Many servers"),
    ] = ""
    poll_seconds: Annotated[Seconds, about("how often a server polls the store for changes of others")] = 2.0
    lease_seconds: Annotated[Seconds, about("how long a server holds the lease of a table without renewing it")] = 4.0
    drain_seconds: Annotated[
        Seconds, about("how long a server still serves after a signal to stop, while it reports that it is not ready")
    ] = 0.0

    metrics_token: Annotated[
        str, about("the bearer token of /metrics; without one only this machine may read it", "Operation", secret=True)
    ] = ""
    metrics_networks: Annotated[
        tuple[str, ...], about("addresses or networks that may read /metrics without a token, besides this machine")
    ] = ()
    telemetry: Annotated[
        str, about("the OpenTelemetry collector for traces and metrics, such as http://localhost:4318, if any")
    ] = ""
    shutdown_seconds: Annotated[int, Meta(ge=0), about("how long open requests may take when the server stops")] = 5

    @property
    def address_of_page(self) -> str:
        """The public address of the page, with a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.address or f"http://{host}:{self.port}").rstrip("/") + "/"

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same store: a file without a bus belongs to one server."""
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
        """Whether a player without an open page can be notified of a turn, by e-mail or webhook."""
        return bool(self.mail_server and self.mail_from) or self.webhooks


def _check(name: str, check: Callable[[T], None], value: T, expected: str) -> None:
    """Runs the check of the module that uses a setting; a missing extra keeps that module's refusal."""
    try:
        check(value)
    except BadRequest as error:
        if error.key == "extra-missing":
            raise
        raise WrongSetting(f"{value!r} is not {expected}", name) from None
