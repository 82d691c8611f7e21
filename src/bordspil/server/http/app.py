"""The application: the page, its health, and the socket, over one store and one set of workers."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from bordspil import games
from bordspil.server import logs
from bordspil.server.cluster.peers import Peers
from bordspil.server.dispatch import Dispatch
from bordspil.server.http import api, metrics_page, records, unsubscribe
from bordspil.server.http.hosts import Hosts
from bordspil.server.http.large_answers import Pieces
from bordspil.server.http.pages import Guarded, Site
from bordspil.server.http.uploads import Intake
from bordspil.server.jobs import keep_house
from bordspil.server.publish import subscribers
from bordspil.server.session import socket
from bordspil.server.settings import Settings
from bordspil.server.store import Store, StoreDown, service_clock
from bordspil.server.table.bot_workers import Workers
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.setup import FindGame
from bordspil.server.telemetry import Telemetry
from bordspil.server.timekeeper import keep_time

WELL_SECONDS = 1.0  # for so long it is believed that the store is as it was


def make_app(settings: Settings, store: Store, find_game: FindGame = games.load) -> Starlette:
    """An application over an open store, which it closes at its end."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        workers = Workers(settings.workers, settings.bot_patience)
        app.state.lobby = lobby = open_lobby(settings, store, workers, find_game)
        app.state.dispatch = Dispatch(lobby)
        app.state.hosts = Hosts(settings, lobby.callers)
        app.state.intake = intake = Intake(settings, lobby.rate_limits)
        app.state.wellness = Wellness(store)
        if settings.warm_up:
            workers.warm_up()
        if lobby.peers is not None:
            await _join(store)
        told = Telemetry(lobby, settings.telemetry) if settings.telemetry else None
        tasks = [asyncio.create_task(work(lobby)) for work in (keep_time, keep_house)]
        gc.collect()
        gc.freeze()  # what is loaded stays; looking it through again would halt every table for a moment
        yield
        for task in [*tasks, *lobby.errands]:
            task.cancel()
        await asyncio.gather(*tasks, *lobby.errands, return_exceptions=True)
        await intake.close()
        await lobby.bots.close()
        if lobby.peers is not None:
            await lobby.peers.close()
        lobby.replays.close()
        workers.close()
        await store.close()
        if told is not None:
            told.close()
        logs.note("closed")

    site = Mount("/", Site(settings.site))
    answers = [
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics_page.answer),
        Route("/socket", no_socket),
    ]
    layers = [Middleware(Guarded), Middleware(Ours), Middleware(Sockets), Middleware(Limited), Middleware(Pieces)]
    return Starlette(
        routes=[*answers, *api.routes(), *unsubscribe.routes(), *records.routes(), site],
        lifespan=lifespan,
        middleware=layers,
    )


def open_lobby(settings: Settings, store: Store, workers: Workers, find_game: FindGame) -> Lobby:
    """A lobby with everybody who is told of what happens there, and with other servers where there are any."""
    lobby = Lobby(settings, store, workers, find_game)
    lobby.subscribers = subscribers(lobby)
    if settings.is_shared:
        lobby.join(Peers(lobby))
    return lobby


async def _join(store: Store) -> None:
    """Takes over how late it is from the other servers; where the store is away, its return is waited for."""
    while True:
        try:
            store.service_clock.adopt(await store.read(service_clock.find_latest, store.clock))
            return
        except StoreDown:
            await asyncio.sleep(0.2)


class Ours:
    """Turns away who asks for a host that is not ours, such as a stranger's page whose name points here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["app"].state.hosts.knows(scope):
            await self.app(scope, receive, send)
        elif _may_ask(scope):
            await PlainTextResponse(NOT_OURS, 421)(scope, receive, send)
        else:
            await TOO_MANY(scope, receive, send)


class Sockets:
    """Takes sockets past the routes: every layer a message need not pass is saved four times a move."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif scope["path"] == "/socket":
            await socket.run(scope["app"].state.dispatch, scope, receive, send)
        elif _may_ask(scope):
            await send({"type": "websocket.close"})
        else:
            await TOO_MANY(scope, receive, send)


class Limited:
    """Turns away an address that asks for more than everybody may."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not _may_ask(scope):
            await TOO_MANY(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _may_ask(scope: Scope) -> bool:
    """Whether an address may ask once more, and has paid for it."""
    lobby: Lobby = scope["app"].state.lobby
    return lobby.rate_limits.allows("requests", lobby.callers.counted(scope))


NOT_OURS = "This server does not answer for that host. Its own names are in the setting `hosts`.\n"
TOO_MANY = PlainTextResponse("Too many requests.\n", 429, {"Retry-After": "10"})


async def no_socket(request: Request) -> Response:
    """Somebody asks for the socket as if it were a page."""
    return PlainTextResponse("This is the address of a WebSocket.\n", 426, {"Upgrade": "websocket"})


class Wellness:
    """Whether the store can be written: found out once for all who ask meanwhile, and believed for a second if so."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked: asyncio.Task[bool] | None = None
        self.until = 0.0

    async def is_well(self) -> bool:
        """Asks the store, or says what it said a moment ago."""
        if self.asked is None or (self.asked.done() and time.monotonic() >= self.until):
            self.asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self.asked)

    async def _ask(self) -> bool:
        is_well = await self.store.is_well()
        self.until = time.monotonic() + (WELL_SECONDS if is_well else 0.0)
        return is_well


async def health(request: Request) -> Response:
    """How the server is, for whoever watches over it."""
    lobby: Lobby = request.app.state.lobby
    is_well = await request.app.state.wellness.is_well()
    status = {
        "status": "ok" if is_well else "store-down",
        "tables": len(lobby.tables),
        "sockets": lobby.sockets,
        "store": is_well,
    }
    if lobby.settings.bus and lobby.peers is not None:
        status["bus"] = is_joined = lobby.peers.is_joined
        if is_well and not is_joined:
            status["status"] = "bus-down"  # play goes on: the store is looked into instead
    return JSONResponse(status, 200 if is_well else 503)


async def ready(request: Request) -> Response:
    """Whether new people may be sent here: not while the server is about to end, nor while nothing can be written."""
    lobby: Lobby = request.app.state.lobby
    is_well = lobby.is_draining or await request.app.state.wellness.is_well()
    why = "draining" if lobby.is_draining else "ready" if is_well else "store-down"
    return JSONResponse({"status": why}, 200 if why == "ready" else 503)
