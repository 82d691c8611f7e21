"""The limited resources of a server, each with the settings that say how much of it may be used."""

from msgspec import Struct

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


class Resource(Struct, frozen=True):
    """A limited resource; `address`, `person` and `server` name the settings that say how much of it each may use."""

    name: str
    about: str
    address: str = ""
    person: str = ""
    server: str = ""
    seconds: float = 0.0  # the period of the limit; 0 for a quota that is held and released
    burst: float | str = 0.0  # seconds' worth at once, the whole period where 0; or the name of a setting
    refusal: str = "too-often"
    full: str = "server-busy"  # the refusal when the server's limit is reached


RESOURCES = {
    one.name: one
    for one in (
        Resource(
            "tcp_connections",
            "connections of TCP, before anything was asked too",
            "tcp_connections_per_address",
            "",
            "tcp_connections",
            refusal="too-many-here",
            full="server-full",
        ),
        Resource(
            "new_tcp_connections",
            "new connections of TCP",
            address="tcp_connections_per_minute",
            seconds=MINUTE,
            burst="requests_at_once",
        ),
        Resource("connections", "new sockets", address="connections_per_minute", seconds=MINUTE),
        Resource("requests", "plain requests", address="requests_per_second", seconds=1, burst="requests_at_once"),
        Resource("faults", "requests that are malformed or over a limit", address="faults_per_address", seconds=MINUTE),
        Resource("body_bytes", "bytes of requests, chunk by chunk", address="body_bytes_per_address", seconds=MINUTE),
        Resource(
            "messages", "messages over sockets", "messages_per_address", "messages_per_person", seconds=1, burst=5
        ),
        Resource("tables", "new tables, those of uploaded records too", address="tables_per_address", seconds=HOUR),
        Resource(
            "changes",
            "changes of tables and accounts that are no moves",
            "changes_per_address",
            "changes_per_person",
            seconds=HOUR,
        ),
        Resource(
            "chat",
            "lines of chat",
            "chat_lines_per_address",
            "chat_lines_per_person",
            seconds=MINUTE,
            burst=10,
            refusal="chat-too-often",
        ),
        Resource("guesses", "codes that stand for nothing", address="guesses_per_address", seconds=HOUR),
        Resource(
            "emails", "e-mails to addresses not proved", "emails_per_address", "emails_per_address", "emails", HOUR
        ),
        Resource("recipients", "e-mails to one address not proved", address="emails_per_address", seconds=HOUR),
        Resource(
            "registrations", "new accounts, ways in and webhooks", address="registrations_per_address", seconds=HOUR
        ),
        Resource("reports", "reports to the host", address="reports_per_address", seconds=DAY),
        Resource("files", "uploads", address="files_per_address", seconds=HOUR),
        Resource("kept_bytes", "bytes kept of uploads", "kept_bytes_per_address", "", "kept_bytes", DAY),
        Resource("hints", "hints", "hints_per_address", "hints_per_person", seconds=MINUTE),
        Resource("hints_at_once", "hints being thought about", "hints_at_once_per_address", "hints_at_once_per_person"),
        Resource(
            "bot_seconds",
            "seconds of bots at tables without a connection",
            "bot_seconds_per_address",
            "bot_seconds_per_person",
            seconds=HOUR,
        ),
        Resource(
            "replays",
            "looks back, proofs of draws, records and moves in lessons at once",
            "replays_per_address",
            "replays_per_person",
            "replays",
        ),
        Resource("players", "lists of players", "player_lists_per_address", "player_lists_per_person", seconds=MINUTE),
        Resource("analyses", "analyses of games", "analyses_per_address", "analyses_per_person", seconds=HOUR),
        Resource(
            "analyses_at_once",
            "analyses being made",
            "analyses_at_once_per_address",
            "analyses_at_once_per_person",
            "analyses_at_once",
        ),
        Resource(
            "sockets", "sockets open", "sockets_per_address", "", "sockets", refusal="too-many-here", full="server-full"
        ),
        Resource("open_tables", "tables open at once", "open_tables_per_address", refusal="server-full"),
        Resource(
            "unread_bytes",
            "bytes that sockets have left unread",
            "unread_bytes_per_address",
            "",
            "unread_bytes_together",
        ),
        Resource("answer_bytes", "bytes of large answers under way", "answer_bytes_per_address", "", "answer_bytes"),
        Resource("upload_bytes", "bytes of uploads under way", "upload_bytes_per_address", "", "upload_bytes"),
        Resource("uploads", "uploads being read and checked", "uploads_per_address", "", "uploads"),
    )
}
