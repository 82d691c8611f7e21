"""Ratings of accounts: every finished game counts once and in order, whatever crashes in between.

A game enters the ledger together with its last move, and leaves it together with the ratings that it changes.
"""

import json
from functools import cache

from bordspil import games
from bordspil.arena.ratings import Rating, after_days, update
from bordspil.core.bot import LEVELS
from bordspil.server.people import account_info
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.accounts import PlayerLine, Players, PlayersOf
from bordspil.server.session.wire.requests import AskPlayers
from bordspil.server.store import Conflict
from bordspil.server.store.ratings import (
    MOST_LISTED,
    Contestant,
    Finished,
    Listed,
    RatingRow,
    cross_out,
    find_finished,
    find_listed,
)
from bordspil.server.table.lobby import Lobby

DAY = 86_400

BotRatings = dict[str, dict[str, int]]


@cache
def of_bots(game: str) -> BotRatings:
    """Returns the measured ratings of a game's bots by number of seats and level."""
    if game not in games.names() or not (file := games.folder_of(game) / "ratings.json").is_file():
        return {}
    found: BotRatings = json.loads(file.read_text(encoding="utf-8"))
    return found


def count(finished: Finished, bots: BotRatings) -> list[RatingRow]:
    """Returns the ratings that a game changes; none where a player has no key or a bot was not measured."""
    contestants, measured = finished.contestants, bots.get(str(len(finished.contestants)), {})
    people = [one for one in contestants if one.owner is not None]
    owners = {one.owner for one in people}
    known_again = all(one.keeps for one in people) and len(owners) == len(people) > 0
    all_measured = all(one.level in measured for one in contestants if one.owner is None)
    alone_and_helped = finished.was_helped and len(people) == 1  # among several players the others have agreed to it
    if not known_again or not all_measured or alone_and_helped or len(contestants) < 2:
        return []
    before = [_before(finished, one, measured) for one in contestants]
    # a player whose seat a bot held at the end comes last, whatever the bot won
    last = len(contestants) + 1
    places = [last if one.owner is not None and one.level else one.rank for one in contestants]
    after = update(before, places)
    changed = []
    for one, rating in zip(contestants, after, strict=True):
        if one.owner is not None:
            old = finished.known.get(one.owner)
            played = (old.games if old else 0) + 1
            row = RatingRow(one.owner, finished.game, len(contestants), *_values(rating), played, finished.finished)
            changed.append(row)
    return changed


def _before(finished: Finished, one: Contestant, measured: dict[str, int]) -> Rating:
    if one.owner is None:
        return Rating(float(measured[one.level]), 0.0)
    row = finished.known.get(one.owner)
    if row is None:
        return Rating()
    return after_days(Rating(row.mean, row.deviation), (finished.finished - row.played) / DAY)


def _values(rating: Rating) -> tuple[float, float]:
    return rating.mean, rating.deviation


async def catch_up(lobby: Lobby) -> None:
    """Counts every game on the ledger; where another server counts the same game, one of the writes conflicts."""
    while (finished := await lobby.store.read(find_finished)) is not None:
        changed = count(finished, of_bots(finished.game))
        try:
            await lobby.store.write(cross_out(finished.number, changed))
        except Conflict:
            continue
        for one in changed:
            await account_info.send_everywhere(lobby, one.owner)


async def send_players(lobby: Lobby, who: Connection, message: AskPlayers) -> None:
    """Sends the leaderboards of all games, bots included."""
    lobby.rate_limits.charge("players", who.address, who.owner)
    await catch_up(lobby)
    async with lobby.long_reads.turn(who.address):
        listed = await lobby.store.read_long(find_listed, who.owner)
    groups = sorted({(one.game, one.seats) for one in listed} | set(_measured()))
    tables = [PlayersOf(*group, _lines(*group, listed, who.owner)) for group in groups]
    who.send(encode(Players(tables)))


def _measured() -> list[tuple[str, int]]:
    """Returns the games and numbers of seats for which bots were measured."""
    return [(game, int(seats)) for game in games.names() for seats in of_bots(game)]


def _lines(game: str, seats: int, listed: list[Listed], owner: bytes) -> list[PlayerLine]:
    people = [
        PlayerLine(one.name, "", round(one.mean), round(one.deviation), one.games, one.owner == owner)
        for one in listed
        if (one.game, one.seats) == (game, seats)
    ]
    shown = [line for place, line in enumerate(people) if place < MOST_LISTED or line.yours]
    measured = of_bots(game).get(str(seats), {})
    bots = [PlayerLine("", level, measured[level], 0, 0, False) for level in LEVELS if level in measured]
    return sorted([*shown, *bots], key=lambda line: -line.rating)
