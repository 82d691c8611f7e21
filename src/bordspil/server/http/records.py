"""Records over HTTP: the download of a finished game, and the upload of a record to replay."""

import time
from hashlib import sha256
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bordspil.core import record
from bordspil.core.game import BadRequest, checkers
from bordspil.core.record import Record
from bordspil.core.table import Table
from bordspil.jobs.sandbox import Found, name_of
from bordspil.server.http.api import intake_of, lobby_of, refusing
from bordspil.server.http.file_readers import load_games, read_record
from bordspil.server.session.socket import is_welcome
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.store import Conflict, accounts, rows
from bordspil.server.store.rows import SeatRow, TableRow
from bordspil.server.table.appearance import tidy
from bordspil.server.table.codes import TABLE_LENGTH, make_code
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.setup import load_table
from bordspil.server.table.snapshot import owns

BEARER = "Bearer "
LONGEST_NAME = 24


def routes() -> list[Route]:
    """Returns the routes of this module."""
    return [
        Route("/api/tables/{code}/record", refusing(_of_few(download))),
        Route("/api/records", refusing(upload), methods=["POST"]),
    ]


def _of_few(answer: Any) -> Any:
    """Wraps a handler that replays a game: an address may have few of them at once."""

    async def respond(request: Request) -> Response:
        lobby = lobby_of(request)
        with lobby.rate_limits.holding("replays", lobby.callers.counted(request.scope)):
            response: Response = await answer(request)
        return response

    return respond


async def download(request: Request) -> Response:
    """Answers with the record of a finished game, as a file."""
    lobby, code = lobby_of(request), request.path_params["code"]
    payer = lobby.callers.counted(request.scope)
    with lobby.rate_limits.guessing(payer):
        row, game = await lobby.find_row(code)
    if row.stage != "over":
        raise BadRequest("not-over")
    if not row.terms.spectators and not await _is_seated(lobby, row, request.headers.get("authorization", "")):
        raise BadRequest("not-seated")
    async with lobby.replays.turn(payer) as turn:
        room = lobby.rooms.get(code)
        play = room.play if room else (await load_table(lobby.store, lobby.replays, code, lobby.find_game, turn)).play
        if play is None:
            raise BadRequest("not-over")
        text = await lobby.replays.run(record.write, of_row(row, play), game)
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-{code}.txt"'}
    return PlainTextResponse(text, headers=headers)


def of_row(row: TableRow, play: Table) -> Record:
    """Returns the record of a table that is over, by the rules or by its clocks."""
    names = tuple(seat.name or seat.level or "player" for seat in row.seats)
    return replace(record.of_table(play, names), seed=row.seed)


async def _is_seated(lobby: Lobby, row: TableRow, authorization: str) -> bool:
    """Returns whether the browser has a seat at a closed table."""
    browser = sha256(authorization.removeprefix(BEARER).encode()).digest()
    alias = await lobby.store.read(accounts.find_alias, browser)
    owner = browser if alias is None else alias.owner
    return any(owns(owner, seat) for seat in row.seats)


async def upload(request: Request) -> Response:
    """Reads an uploaded record, replays it with every draw, and answers with the code of a table that shows it."""
    lobby = lobby_of(request)
    if not is_welcome(request.headers, lobby.settings):
        return Response(status_code=403)
    payer = lobby.callers.counted(request.scope)
    lobby.rate_limits.charge("tables", payer)
    found = await intake_of(request).take(request, payer, read_record, name_of(lobby.find_game), prepare=load_games)
    return JSONResponse({"table": await _open(lobby, found)})


async def _open(lobby: Lobby, found: Found) -> str:
    """Writes a finished table whose seats have no owners."""
    now, facts, (options, log) = int(time.time()), found.facts, found.parts
    row = TableRow(
        code="",
        game=facts["game"],
        rules_version=facts["rules_version"],
        options={},
        seed=bytes.fromhex(facts["seed"]),
        host=rows.NO_OWNER,
        stage="over",
        rematch=None,
        created=now,
        seats=tuple(SeatRow("person", tidy(name)[:LONGEST_NAME]) for name in facts["seats"]),
        terms=Terms(),
        finished=now,
        checked=checkers(lobby.find_game(facts["game"])),
    )
    while True:
        row = replace(row, code=make_code(TABLE_LENGTH))
        try:
            await lobby.store.write([*rows.add_table(row, options.decode()), rows.add_packed(row.code, log)])
        except Conflict:  # the code is taken
            continue
        return row.code
