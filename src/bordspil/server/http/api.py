"""The routes of the API: material of games and tables, uploads for options, and the export of a person's data."""

import re
import secrets
import time
from collections.abc import AsyncIterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from bordspil import games
from bordspil.core.game import BadRequest, Game, Refusal, agree, checkers
from bordspil.core.material import secret_of, unseal
from bordspil.jobs.sandbox import name_of
from bordspil.server.http.file_readers import find_option, read_material, read_option
from bordspil.server.http.uploads import Intake, read_on
from bordspil.server.people import privacy
from bordspil.server.session.socket import is_welcome
from bordspil.server.store import accounts, rows
from bordspil.server.table.handlers.creating import DAY
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.setup import has_upload, with_options
from bordspil.text import LANGUAGES

# a picture loads nothing and runs no script, whatever it contains
LOOK_ONLY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

LONGEST_FILE_NAME = 200
MOST_FIELDS = 4  # of a query

LATER = {"too-often": 429, "server-busy": 503}
STATUS = LATER | dict.fromkeys(("game-unknown", "table-unknown", "material-unknown"), 404)

FEW_BYTES = 10_000  # of options without an upload; longer ones are read in the sandbox

TOKEN = re.compile("[A-Za-z0-9_-]{32,64}")


def routes() -> list[Route]:
    """Returns the routes of this module."""
    return [
        Route("/api/warming", warming),
        Route("/api/games/{game}/material/{name}", refusing(game_material)),
        Route("/api/games/{game}/texts/{language}", refusing(game_texts)),
        Route("/api/tables/{code}/material/{name}", refusing(table_material)),
        Route("/api/games/{game}/options/{option}", refusing(upload_option), methods=["POST"]),
        Route("/api/export", refusing(export), methods=["POST"]),
    ]


def refusing(answer: Any) -> Any:
    """Wraps a handler: a refusal is answered with the same keys as over the socket."""

    async def respond(request: Request) -> Response:
        try:
            response: Response = await answer(request)
        except Refusal as refusal:
            body = {"key": refusal.key, "rule": refusal.rule, "details": refusal.details, "about": "api"}
            text = msgspec.json.encode(body, enc_hook=str)
            headers = {"Retry-After": "10"} if refusal.key in LATER else {}
            if request.method == "POST" and refusal.key != "upload-too-slow":
                await read_on(request, 2 * lobby_of(request).settings.file_bytes)
            return Response(text, STATUS.get(refusal.key, 400), headers, media_type="application/json")
        return response

    return respond


async def warming(request: Request) -> Response:
    """Answers how much of all rules and bots is compiled."""
    found = lobby_of(request).warming
    return JSONResponse({"done": found.done, "total": found.total}, headers={"Cache-Control": "no-store"})


async def game_material(request: Request) -> Response:
    """Answers with material of a game with its default options, for the home page and the rules."""
    game = lobby_of(request).find_game(request.path_params["game"])
    return await _picture(game, agree(game, {}, game.seats.start), request.path_params["name"])


async def game_texts(request: Request) -> Response:
    """Returns the texts of a game in a language, for a page that was built without it; nothing where it has none."""
    game, language = lobby_of(request).find_game(request.path_params["game"]), request.path_params["language"]
    if language not in LANGUAGES:
        raise BadRequest("material-unknown", name=language[:80])
    text = await run_in_threadpool(read_texts, games.folder_of(game.id) / "texts", language)
    headers = {"Cache-Control": "private, max-age=60", "Content-Security-Policy": LOOK_ONLY}
    return Response(text, media_type="text/plain", headers=headers)


def read_texts(folder: Path, language: str) -> str:
    """Returns what a game says in a language, on the page and elsewhere."""
    files = (folder / f"{part}{language}.ftl" for part in ("", "page-", "learn-", "puzzle-"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


async def table_material(request: Request) -> Response:
    """Answers with material of a table, which may have been uploaded."""
    lobby, code, sealed = lobby_of(request), request.path_params["code"], request.path_params["name"]
    payer = lobby.callers.counted(request.scope)
    with lobby.rate_limits.guessing(payer):
        row, game = await lobby.find_row(code)
    if (name := unseal(secret_of(row.seed), sealed)) is None:
        raise BadRequest("material-unknown", name=sealed[:80])
    room = lobby.rooms.get(code)
    if room is not None and not has_upload(game, room.row.options):
        return await _picture(game, room.row.options, name)
    async with lobby.replays.turn(payer):
        if room is not None:
            return await _picture(game, room.row.options, name)
        if (options := await lobby.store.read_long(rows.find_options, code)) is None:
            raise BadRequest("table-unknown", code=code[:12])
        if len(options) <= FEW_BYTES:
            row = await lobby.replays.run(with_options, row, options, lobby.find_game)
            return await _picture(game, row.options, name)
        text, words = options.encode(), (name_of(lobby.find_game), game.id, name)
        found = await intake_of(request).sandbox.read(payer, read_material, BytesIO(text), len(text), *words)
        return _picture_response(found.facts["media_type"], found.parts[0])


async def _picture(game: Game, options: dict[str, Any], name: str) -> Response:
    found = await run_in_threadpool(game.material, options, name)  # in a thread, so that no table waits
    if found is None:
        raise BadRequest("material-unknown", name=name[:80])
    return _picture_response(*found)


def _picture_response(media_type: str, data: bytes) -> Response:
    headers = {"Cache-Control": "private, max-age=3600", "Content-Security-Policy": LOOK_ONLY}
    return Response(data, media_type=media_type, headers=headers)


async def upload_option(request: Request) -> Response:
    """Reads an uploaded file for an option; answers with the key to open a table with, and the public facts of it."""
    lobby = lobby_of(request)
    if not is_welcome(request.headers, lobby.settings):
        return Response(status_code=403)
    game, option = lobby.find_game(request.path_params["game"]), request.path_params["option"]
    find_option(game, option)
    order = name_of(lobby.find_game), game.id, option, file_name(request.url.query)
    found = await intake_of(request).take(request, lobby.callers.counted(request.scope), read_option, *order)
    now, key, (text,) = (
        int(time.time()),
        secrets.token_hex(32),
        found.parts,
    )  # a key that cannot be guessed from the file
    await lobby.store.write(rows.add_upload(key, text.decode(), checkers(game), now, now - DAY))
    return JSONResponse({"upload": key, "shown": found.facts["shown"]})


def file_name(query: str) -> str:
    """Returns the name of a file in a query; empty where there is none, or where the query has many other fields."""
    try:
        return parse_qs(query, max_num_fields=MOST_FIELDS).get("file", [""])[0][:LONGEST_FILE_NAME]
    except ValueError:
        return ""


async def export(request: Request) -> Response:
    """Answers with everything that is kept about the owner of a token, which comes in a header: no log holds it."""
    lobby = lobby_of(request)
    if not is_welcome(request.headers, lobby.settings):
        return Response(status_code=403)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token):
        raise BadRequest("token-wrong")
    browser = sha256(token.encode()).digest()
    alias = await lobby.store.read(accounts.find_alias, browser)
    payer = lobby.callers.counted(request.scope)

    async def read(query: Any, *arguments: Any) -> Any:
        async with lobby.long_reads.turn(payer):
            return await lobby.store.read_long(query, *arguments)

    pieces = privacy.export(read, browser if alias is None else alias.owner)
    first = await anext(pieces)  # before the answer begins: the store may be down
    name = {"Content-Disposition": 'attachment; filename="bordspil.json"'}
    return StreamingResponse(_after(first, pieces), media_type="application/json", headers=name)


async def _after(first: bytes, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for piece in pieces:
        yield piece


def intake_of(request: Request) -> Intake:
    """Returns the intake of uploads."""
    intake: Intake = request.app.state.intake
    return intake


def lobby_of(request: Request) -> Lobby:
    """Returns the lobby of the server that a request has reached."""
    lobby: Lobby = request.app.state.lobby
    return lobby
