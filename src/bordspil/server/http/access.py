"""Access to every message and route: who may send it, which rate limits it counts towards, and what it may show.

`python -m bordspil.server.http.access docs/security.md` writes the same as tables; tests hold both to the server.
"""

import sys
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from bordspil.server.session.resources import RESOURCES
from bordspil.server.session.wire import requests

ALWAYS = ("new_tcp_connections", "requests", "body_bytes", "faults", "messages")
BEGIN, END = "<!-- access -->\n", "<!-- /access -->"


class Who(StrEnum):
    """The clients that may do something; all others are refused."""

    ANYONE = "anyone"
    KNOWN = "anyone after hello"
    VIEWER = "a connection that looks at the table"
    SEATED = "the owner of that seat, or of a seat at the table"
    HOST = "the host of the table"
    DEPUTY = "the host of the table, or a player while the host is away"
    MEMBER = "anyone signed in to an account"
    HOLDER = "anyone with the secret it asks for"
    MACHINE = "a browser on the server's own machine, not by a proxy"
    OPERATOR = "the operator of the server"


class Access(Struct, frozen=True):
    """The access to one message or route; what everything is charged to besides stands in ALWAYS."""

    who: Who
    shows: str
    limits: tuple[str, ...] = ()


def _to(who: Who, shows: str, *limits: str) -> Access:
    return Access(who, shows, limits)


OWN, NOTHING, ALL = "what is the sender's own", "nothing", "what is public"
TABLE = "the table, to all connections at it"
MESSAGES: dict[type[Struct], Access] = {
    requests.Hello: _to(Who.ANYONE, "the games, and the sender's account"),
    requests.Create: _to(Who.KNOWN, TABLE, "tables", "open_tables", "kept_bytes", "bot_seconds"),
    requests.OpenTable: _to(
        Who.KNOWN, "the table as its seats or spectators may see it, if it is not closed", "guesses", "open_tables"
    ),
    requests.Mine: _to(Who.KNOWN, OWN),
    requests.ListPublic: _to(Who.KNOWN, "the public tables with an open seat"),
    requests.Take: _to(Who.HOLDER, TABLE, "guesses", "open_tables"),
    requests.Plan: _to(Who.HOST, TABLE, "changes"),
    requests.Start: _to(Who.HOST, TABLE, "changes"),
    requests.ChangeTerms: _to(Who.HOST, TABLE, "changes"),
    requests.Sit: _to(Who.VIEWER, TABLE, "changes"),
    requests.Leave: _to(Who.SEATED, TABLE, "changes"),
    requests.Return: _to(Who.SEATED, TABLE, "changes"),
    requests.Replace: _to(Who.DEPUTY, TABLE, "changes"),
    requests.RevealSeat: _to(Who.SEATED, "the view of a seat of the sender's"),
    requests.SetVisible: _to(Who.VIEWER, TABLE),
    requests.PassSeat: _to(Who.SEATED, "a code that is good once, to the sender", "changes"),
    requests.Play: _to(Who.SEATED, "what each seat may see of it"),
    requests.Undo: _to(Who.SEATED, "what each seat may see of it", "changes"),
    requests.Consent: _to(Who.SEATED, "what each seat may see of it", "changes"),
    requests.Talk: _to(Who.SEATED, TABLE, "chat"),
    requests.Appear: _to(Who.SEATED, TABLE, "changes"),
    requests.Hurry: _to(Who.SEATED, NOTHING),
    requests.Rematch: _to(Who.SEATED, TABLE, "tables", "kept_bytes"),
    requests.Series: _to(Who.VIEWER, "points and places of the same people's games"),
    requests.ReplayAt: _to(
        Who.VIEWER, "during play what the sender's own seat has seen, afterwards every view", "replays"
    ),
    requests.Prove: _to(Who.VIEWER, "every draw of a game that is over", "replays"),
    requests.Analyse: _to(Who.VIEWER, "the analysis of a game that is over", "analyses", "analyses_at_once"),
    requests.Hint: _to(Who.SEATED, "advice made of the view of that seat", "hints", "hints_at_once"),
    requests.Report: _to(Who.SEATED, NOTHING, "reports"),
    requests.AskAccount: _to(Who.KNOWN, OWN),
    requests.KeepPhrase: _to(Who.KNOWN, "a recovery phrase, once", "registrations"),
    requests.Recover: _to(Who.HOLDER, "the account of the phrase", "guesses"),
    requests.AskPasskey: _to(Who.KNOWN, "a challenge"),
    requests.GivePasskey: _to(Who.HOLDER, "the account of the passkey", "guesses", "registrations"),
    requests.Forget: _to(Who.MEMBER, OWN, "changes"),
    requests.CallMe: _to(Who.MEMBER, OWN, "changes"),
    requests.Erase: _to(Who.KNOWN, NOTHING, "changes"),
    requests.AskPlayers: _to(Who.KNOWN, "names and ratings of those who gave a name for it", "players"),
    requests.AskContacts: _to(Who.KNOWN, OWN),
    requests.GiveContact: _to(Who.KNOWN, OWN, "emails", "recipients", "registrations", "changes"),
    requests.ProveContact: _to(Who.HOLDER, OWN, "changes"),
    requests.Notify: _to(Who.KNOWN, OWN, "changes"),
    requests.AskStep: _to(
        Who.KNOWN, "a position of a lesson, a puzzle or the task of a day, the same for all", "replays"
    ),
    requests.TryMove: _to(Who.KNOWN, "what the rules say of a move in a lesson, puzzle or task", "replays"),
    requests.AskNetwork: _to(Who.KNOWN, "addresses of this machine in its network, if the page is open to it"),
    requests.OpenNetwork: _to(Who.MACHINE, "addresses of this machine in its network"),
}

ROUTES: dict[str, Access] = {
    "GET /health": _to(Who.ANYONE, "whether the store can be written, and how many are here"),
    "GET /ready": _to(Who.ANYONE, "whether new people may be sent here"),
    "GET /metrics": _to(Who.OPERATOR, "numbers without names, codes or addresses"),
    "GET /socket": _to(Who.ANYONE, "nothing before hello", "tcp_connections", "connections", "sockets", "unread_bytes"),
    "GET /api/warming": _to(Who.ANYONE, "how many games are compiled"),
    "GET /api/games/{game}/material/{name}": _to(Who.ANYONE, "pictures of shipped games"),
    "GET /api/games/{game}/texts/{language}": _to(Who.ANYONE, "the words of a game"),
    "GET /api/tables/{code}/material/{name}": _to(
        Who.HOLDER, "a picture or text that the table has named", "guesses", "answer_bytes"
    ),
    "GET /api/tables/{code}/record": _to(
        Who.ANYONE, "a game that is over, if it is not closed", "guesses", "replays", "answer_bytes"
    ),
    "POST /api/records": _to(
        Who.ANYONE, "the code of a table", "tables", "files", "kept_bytes", "uploads", "upload_bytes"
    ),
    "POST /api/games/{game}/options/{option}": _to(
        Who.ANYONE, "a key, and the public facts of the file", "files", "kept_bytes", "uploads", "upload_bytes"
    ),
    "POST /api/export": _to(Who.HOLDER, OWN),
    "GET /api/unsubscribe/{token}": _to(Who.HOLDER, "the address that e-mails go to", "guesses"),
    "POST /api/unsubscribe/{token}": _to(Who.HOLDER, "the address that e-mails went to", "guesses"),
    "GET /api/off/{token}": _to(Who.HOLDER, "the same, for links in e-mails of earlier versions", "guesses"),
    "POST /api/off/{token}": _to(Who.HOLDER, "the same, for links in e-mails of earlier versions", "guesses"),
    "GET /": _to(Who.ANYONE, "the page"),
}


def table() -> str:
    """Returns the tables of docs/security.md."""
    lines = ["| message | who may | limits besides `messages` | what it may show |", "| --- | --- | --- | --- |"]
    lines += [_row(str(kind.__struct_config__.tag), one) for kind, one in MESSAGES.items()]
    lines += ["", "| route | who may | limits besides `requests` | what it may show |", "| --- | --- | --- | --- |"]
    lines += [_row(route, one) for route, one in ROUTES.items()]
    lines += ["", "| limit | of | an address | a person | the server |", "| --- | --- | --- | --- | --- |"]
    for one in RESOURCES.values():
        settings = (f"`{name}`" if name else "" for name in (one.address, one.person, one.server))
        lines.append(" | ".join((f"| `{one.name}`", one.about, *settings)) + " |")
    return "\n".join([*lines, ""])


def _row(name: str, one: Access) -> str:
    return f"| `{name}` | {one.who} | {', '.join(f'`{name}`' for name in one.limits)} | {one.shows} |"


def written_anew(text: str) -> str:
    """Returns a document with the generated tables between their marks."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(written_anew(document.read_text(encoding="utf-8")), encoding="utf-8")
