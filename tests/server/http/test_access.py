"""The access to messages and routes and their limits: the list is complete, documented, and kept by the server."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from starlette.routing import Mount, Route

from bordspil.server.http.access import ALWAYS, MESSAGES, ROUTES, Who
from bordspil.server.session.resources import RESOURCES
from bordspil.server.session.wire import requests
from server.harness.client import Client
from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
CREDENTIAL = {"id": "", "client_data": ""}
SAMPLES: dict[str, dict[str, Any]] = {
    "create": {"game": "azul", "options": {}, "seats": [ME, ME]},
    "plan": {"seat": 0, "plan": OPEN},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "replace": {"seat": 0},
    "reveal-seat": {"seat": 0},
    "set-visible": {"visible": True},
    "pass-seat": {"seat": 0},
    "sit": {"seat": 0, "name": "Eve"},
    "play": {"seq": 0, "seat": 0, "move": {}},
    "undo": {"seq": 0, "seat": 0},
    "consent": {"seq": 0, "yes": True},
    "replay-at": {"at": 0, "seat": None},
    "hint": {"seq": 0, "seat": 0},
    "report": {"about": "card", "note": ""},
    "talk": {"seat": 0, "phrase": "hello"},
    "appear": {"seat": 0, "name": "Eve"},
    "forget": {"what": "key", "id": "0"},
    "call-me": {"name": "Eve"},
    "keep-phrase": {"name": "Eve", "device": ""},
    "recover": {"phrase": "", "device": ""},
    "ask-passkey": {"purpose": "keep"},
    "give-passkey": {"purpose": "keep", "device": "", "credential": CREDENTIAL},
    "give-contact": {"way": "mail", "address": ""},
    "prove-contact": {"code": ""},
    "notify": {"is_on": True},
    "ask-step": {"game": "azul", "lesson": "first", "step": 0},
    "try-move": {"game": "azul", "lesson": "first", "step": 0},
    "take": {"code": "ABCDEFGHJK"},
}
# the refusal of a message by the one who may send it
REFUSALS = {
    Who.SEATED: {"not-your-seat", "not-seated", "not-over", "undo-lapsed"},
    Who.HOST: {"not-host"},
    Who.DEPUTY: {"not-host"},
    Who.MEMBER: {"not-signed-in"},
}


def tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def of(*people: Who) -> list[str]:
    return [tag(kind) for kind, access in MESSAGES.items() if access.who in people]


def test_every_message_is_listed() -> None:
    assert set(MESSAGES) == set(get_args(requests.ClientMessage))


def test_every_route_is_listed(server: Server) -> None:
    app: Any = server.uvicorn.config.app
    found = set()
    for route in app.routes:
        assert isinstance(route, Route | Mount)
        methods = (route.methods or set()) - {"HEAD"} if isinstance(route, Route) else {"GET"}
        found |= {f"{method} {route.path or '/'}" for method in methods}
    assert found == set(ROUTES)


def test_every_scarce_thing_is_paid_for_by_something() -> None:
    named = {name for access in (*MESSAGES.values(), *ROUTES.values()) for name in access.limits}
    assert named.isdisjoint(ALWAYS)
    assert named | set(ALWAYS) == set(RESOURCES)


@pytest.fixture(scope="module")
def eve(server: Server) -> Iterator[Client]:
    """A spectator at a game of others."""
    with server.client() as anna, server.client() as eve:
        anna.create(ME, ME)
        eve.watch(anna.table["code"])
        eve.wait_for("update")
        yield eve


@pytest.mark.parametrize("name", [tag(kind) for kind in MESSAGES if kind is not requests.Hello])
def test_nothing_is_answered_before_hello(server: Server, name: str) -> None:
    message = {"table": "ABCDEF"} if name == "open-table" else SAMPLES.get(name, {})
    with server.client(hello=False) as stranger:
        assert stranger.refused(type=name, **message)["key"] == "hello-first"


@pytest.mark.parametrize("name", of(Who.VIEWER, Who.SEATED, Who.HOST, Who.DEPUTY))
def test_what_is_said_at_a_table_needs_a_table(server: Server, name: str) -> None:
    with server.client() as stranger:
        assert stranger.refused(type=name, **SAMPLES.get(name, {}))["key"] == "no-table"


@pytest.mark.parametrize("name", of(*REFUSALS))
def test_a_spectator_may_not_send_messages_of_players_and_hosts(eve: Client, name: str) -> None:
    who = next(access.who for kind, access in MESSAGES.items() if tag(kind) == name)
    refused = eve.refused(type=name, **SAMPLES.get(name, {}))
    assert refused["key"] in REFUSALS[who], refused
