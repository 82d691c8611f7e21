"""The application: the page, its health, and the socket, over one store and one set of workers."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from bordspil import games
from bordspil.server import api, logs, metrics, off, records, socket
from bordspil.server.chores import keep_house
from bordspil.server.lobby import Lobby
from bordspil.server.openings import FindGame
from bordspil.server.settings import Settings
from bordspil.server.site import Guarded, Site
from bordspil.server.store import Store, StoreDown, hours
from bordspil.server.telemetry import Telemetry
from bordspil.server.timekeeper import keep_time
from bordspil.server.workers import Workers


def make_app(settings: Settings, store: Store, find_game: FindGame = games.load) -> Starlette:
    """An application over an open store, which it closes at its end."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        workers = Workers(settings.workers, settings.bot_patience)
        app.state.lobby = lobby = Lobby(settings, store, workers, find_game)
        if settings.warm_up:
            workers.warm_up()
        if lobby.around is not None:
            await _join(store)
        told = Telemetry(lobby, settings.telemetry) if settings.telemetry else None
        tasks = [asyncio.create_task(work(lobby)) for work in (keep_time, keep_house)]
        gc.collect()
        gc.freeze()  # what is loaded stays; looking it through again would halt every table for a moment
        yield
        for task in [*tasks, *lobby.errands]:
            task.cancel()
        await asyncio.gather(*tasks, *lobby.errands, return_exceptions=True)
        await lobby.intake.close()
        await lobby.bots.close()
        if lobby.around is not None:
            await lobby.around.close()
        workers.close()
        await store.close()
        if told is not None:
            told.close()
        logs.note("closed")

    site = Mount("/", GZipMiddleware(Site(settings.site)))
    answers = [
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics.answer),
        Route("/socket", no_socket),
    ]
    layers = [Middleware(Guarded), Middleware(Sockets), Middleware(Limited)]
    return Starlette(
        routes=[*answers, *api.routes(), *off.routes(), *records.routes(), site], lifespan=lifespan, middleware=layers
    )


async def _join(store: Store) -> None:
    """Takes over how late it is from the other servers; where the store is away, its return is waited for."""
    while True:
        try:
            store.hours.adopt(await store.read(hours.find_latest, store.clock))
            return
        except StoreDown:
            await asyncio.sleep(0.2)


class Sockets:
    """Takes sockets past the routes: every layer a message need not pass is saved four times a move."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif scope["path"] == "/socket":
            await socket.run(scope["app"].state.lobby, scope, receive, send)
        else:
            await send({"type": "websocket.close"})


class Limited:
    """Turns away an address that asks for more than everybody may."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            lobby: Lobby = scope["app"].state.lobby
            if not lobby.purses.allows("requests", lobby.callers.counted(scope)):
                await PlainTextResponse("Too many requests.\n", 429, {"Retry-After": "10"})(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def no_socket(request: Request) -> Response:
    """Somebody asks for the socket as if it were a page."""
    return PlainTextResponse("This is the address of a WebSocket.\n", 426, {"Upgrade": "websocket"})


async def health(request: Request) -> Response:
    """How the server is, for whoever watches over it."""
    lobby: Lobby = request.app.state.lobby
    is_well = await lobby.store.is_well()
    status = {
        "status": "ok" if is_well else "store-down",
        "tables": len(lobby.tables),
        "sockets": lobby.sockets,
        "store": is_well,
    }
    if lobby.settings.bus and lobby.around is not None:
        status["bus"] = is_joined = lobby.around.bus.is_up
        if is_well and not is_joined:
            status["status"] = "bus-down"  # play goes on: the store is looked into instead
    return JSONResponse(status, 200 if is_well else 503)


async def ready(request: Request) -> Response:
    """Whether new people may be sent here: not while the server is about to end, nor while nothing can be written."""
    lobby: Lobby = request.app.state.lobby
    why = "draining" if lobby.is_draining else "ready" if await lobby.store.is_well() else "store-down"
    return JSONResponse({"status": why}, 200 if why == "ready" else 503)
