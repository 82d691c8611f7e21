"""The ASGI application: the page, the API, health and the socket."""

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
from bordspil.server.jobs import run_jobs
from bordspil.server.publish import subscribers
from bordspil.server.session import socket
from bordspil.server.settings import Settings
from bordspil.server.store import Store, StoreDown, service_clock
from bordspil.server.table.bots.bot_workers import Workers
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.setup import FindGame
from bordspil.server.telemetry import Telemetry
from bordspil.server.timekeeper import keep_time

WELL_SECONDS = 1.0  # a good answer of the store is cached


def make_app(settings: Settings, store: Store, find_game: FindGame = games.load) -> Starlette:
    """Returns an application over an open store, which it closes at shutdown."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        workers = Workers(settings.workers, settings.bot_timeout)
        app.state.lobby = lobby = open_lobby(settings, store, workers, find_game)
        app.state.dispatch = Dispatch(lobby)
        lobby.network.listen = app.state.listen
        app.state.hosts = Hosts(settings, lobby.callers)
        app.state.intake = intake = Intake(settings, lobby.rate_limits)
        app.state.health_check = HealthCheck(store)
        if settings.warm_up and lobby.warming.begin():
            lobby.tasks.start(lobby.warming.run())
        if lobby.peers is not None:
            await _join(store)
        telemetry = Telemetry(lobby, settings.telemetry) if settings.telemetry else None
        for work in (keep_time, run_jobs):
            lobby.tasks.start(work(lobby))
        gc.collect()
        gc.freeze()  # loaded modules stay; each search for garbage among them would halt every table
        yield
        await lobby.tasks.close()
        await intake.close()
        await lobby.bots.close()
        if lobby.peers is not None:
            await lobby.peers.close()
        lobby.replays.close()
        workers.close()
        await store.close()
        if telemetry is not None:
            telemetry.close()
        logs.info("closed")

    site = Mount("/", Site(settings.site))
    answers = [
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics_page.answer),
        Route("/socket", no_socket),
    ]
    layers = [
        Middleware(Guarded),
        Middleware(KnownHosts),
        Middleware(SocketRoute),
        Middleware(Pieces),
    ]
    app = Starlette(
        routes=[*answers, *api.routes(), *unsubscribe.routes(), *records.routes(), site],
        lifespan=lifespan,
        middleware=layers,
    )
    app.state.listen = None  # the server sets it
    return app


def open_lobby(settings: Settings, store: Store, workers: Workers, find_game: FindGame) -> Lobby:
    """Returns a lobby with the subscribers of its tables, and with the other servers where there are any."""
    lobby = Lobby(settings, store, workers, find_game)
    lobby.subscribers = subscribers(lobby)
    if settings.is_shared:
        lobby.join_peers(Peers(lobby))
    return lobby


async def _join(store: Store) -> None:
    """Sets the service clock by the other servers; waits for the store where it is down."""
    while True:
        try:
            store.service_clock.adopt(await store.read(service_clock.find_latest, store.clock))
            return
        except StoreDown:
            await asyncio.sleep(0.2)


class KnownHosts:
    """Middleware: refuses requests for a host that is not this server's, such as those of DNS rebinding."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["app"].state.hosts.knows(scope):
            await self.app(scope, receive, send)
        else:
            await PlainTextResponse(NOT_OURS, 421)(scope, receive, send)


class SocketRoute:
    """Middleware: takes sockets past the routes, since every layer costs time four times a move."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif scope["path"] == "/socket":
            await socket.run(scope["app"].state.dispatch, scope, receive, send)
        else:
            await send({"type": "websocket.close"})


NOT_OURS = "This server does not answer for that host. Its own names are in the setting `hosts`.\n"


async def no_socket(request: Request) -> Response:
    """Answers a plain request for the socket."""
    return PlainTextResponse("This is the address of a WebSocket.\n", 426, {"Upgrade": "websocket"})


class HealthCheck:
    """Whether the store can be written; a good answer is cached for a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked: asyncio.Task[bool] | None = None
        self.until = 0.0

    async def is_writable(self) -> bool:
        """Returns the cached answer, or asks the store."""
        if self.asked is None or (self.asked.done() and time.monotonic() >= self.until):
            self.asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self.asked)

    async def _ask(self) -> bool:
        is_writable = await self.store.is_writable()
        self.until = time.monotonic() + (WELL_SECONDS if is_writable else 0.0)
        return is_writable


async def health(request: Request) -> Response:
    """Answers with the health of the server, for monitoring and liveness probes."""
    lobby: Lobby = request.app.state.lobby
    is_writable = await request.app.state.health_check.is_writable()
    status = {
        "status": "ok" if is_writable else "store-down",
        "tables": len(lobby.rooms),
        "sockets": lobby.sockets,
        "store": is_writable,
    }
    if lobby.settings.bus and lobby.peers is not None:
        status["bus"] = is_joined = lobby.peers.is_joined
        if is_writable and not is_joined:
            status["status"] = "bus-down"  # not needed for play: servers poll the store instead
    return JSONResponse(status, 200 if is_writable else 503)


async def ready(request: Request) -> Response:
    """Answers readiness probes: no connections should be sent while the server drains or the store is down."""
    lobby: Lobby = request.app.state.lobby
    is_writable = lobby.is_draining or await request.app.state.health_check.is_writable()
    why = "draining" if lobby.is_draining else "ready" if is_writable else "store-down"
    return JSONResponse({"status": why}, 200 if why == "ready" else 503)
