"""What the server uses of uvicorn's private parts is there: a version that renames one fails here, and by its name."""

import ast
import asyncio
import inspect
import re
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from bordspil.server.http.timeouts import HttpProtocol
from bordspil.server.serve import Draining
from bordspil.server.session.websocket import SocketProtocol

PYPROJECT = Path(__file__).parents[3] / "pyproject.toml"


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never called."""


def config() -> uvicorn.Config:
    return uvicorn.Config(nothing, lifespan="off", log_config=None)


def protocol(kind: Callable[..., Any]) -> Any:
    one = config()
    one.load()
    with asyncio.Runner() as runner:
        return kind(one, ServerState(), {}, runner.get_loop())


def own_names(kind: type) -> set[str]:
    """Returns what a class defines itself: its members, and the attributes that it sets."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    stores = {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return set(vars(kind)) | stores


def borrowed_names(kind: type) -> Iterator[str]:
    """Yields the attributes of itself or of its parent that our class uses without having made them."""
    own = own_names(kind)
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(kind)))):
        if isinstance(node, ast.Attribute):
            of = ast.unparse(node.value)
            if of == "super()" or (of == "self" and node.attr not in own):
                yield node.attr


@pytest.mark.parametrize(
    ("ours", "theirs", "known"),
    [
        (HttpProtocol, lambda: protocol(H11Protocol), "_unset_keepalive_if_required"),
        (SocketProtocol, lambda: protocol(WebSocketsSansIOProtocol), "handle_cont"),
        (Draining, lambda: uvicorn.Server(config()), "on_tick"),
    ],
)
def test_what_our_class_borrows_is_there(ours: type, theirs: Callable[[], Any], known: str) -> None:
    borrowed, parent = set(borrowed_names(ours)), theirs()
    assert known in borrowed
    there = {*dir(parent), *own_names(type(parent))}
    assert sorted(borrowed - there) == []


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(HttpProtocol, H11Protocol), (SocketProtocol, WebSocketsSansIOProtocol), (Draining, uvicorn.Server)],
)
def test_methods_that_our_class_overrides_have_the_same_name(ours: type, theirs: type) -> None:
    """A method of theirs that is renamed would no longer call ours."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(ours)))
    called = {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "super()"
    }
    for name in called - {"__init__"}:
        ours_takes, theirs_takes = (inspect.signature(getattr(one, name)) for one in (ours, theirs))
        assert len(ours_takes.parameters) == len(theirs_takes.parameters), name


def test_newer_versions_are_kept_out_until_they_have_been_tried() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    [bound] = [one for one in project["optional-dependencies"]["serve"] if one.startswith("uvicorn")]
    found = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", bound)
    assert found
    assert int(found[1]) <= int(version("uvicorn").split(".")[1]) < int(found[2])
