"""The account of a connection: whose its seats are, and what every window of an account is sent of it."""

import time
from contextlib import suppress
from hashlib import sha256

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.accounts import (
    AccountInfo,
    DeviceInfo,
    KeyInfo,
    RatingInfo,
)
from bordspil.server.store import StoreDown, accounts
from bordspil.server.store.accounts import Account
from bordspil.server.table.lobby import Lobby

DAY = 86_400


async def recognise(lobby: Lobby, who: Connection) -> Account | None:
    """Sets the owner of a connection: the account its browser is signed in to, or the browser itself."""
    alias = await lobby.store.read(accounts.find_alias, who.browser)
    lobby.registry.move(who, who.browser if alias is None else alias.owner)
    if alias is None:
        return None
    now = int(time.time())
    if now - alias.seen > DAY:
        with suppress(StoreDown):  # no reason to refuse the connection
            await lobby.store.write([accounts.see_device(who.browser, now)])
    return await lobby.store.read(accounts.find_account, alias.owner)


def send(lobby: Lobby, who: Connection, account: Account | None) -> None:
    """Sends a connection its account; that of a guest is empty."""
    if account is None:
        who.send(encode(AccountInfo("", [], [], [])))
        return
    keys = [KeyInfo(label(key.id), key.kind, key.device, key.created, key.used) for key in account.keys]
    devices = [
        DeviceInfo(label(one.browser), one.device, one.created, one.seen, one.browser == who.browser)
        for one in account.devices
    ]
    ratings = [
        RatingInfo(one.game, one.seats, round(one.mean), round(one.deviation), one.games) for one in account.ratings
    ]
    who.send(encode(AccountInfo(account.name, keys, devices, ratings)))


def label(id: bytes) -> str:
    """Returns a short name of a key or device, which does not reveal its id."""
    return sha256(b"bordspil label " + id).hexdigest()[:16]


async def account_of(lobby: Lobby, who: Connection) -> Account | None:
    """Returns the account of a connection; None for a guest."""
    return None if who.owner == who.browser else await lobby.store.read(accounts.find_account, who.owner)


async def send_everywhere(lobby: Lobby, owner: bytes) -> None:
    """Sends an account to all connections that are signed in to it, at all servers."""
    account = await lobby.store.read(accounts.find_account, owner)
    for one in lobby.registry.of(owner):
        send(lobby, one, account)
    if lobby.peers is not None:
        lobby.peers.publish_person(owner)


async def reload_browser(lobby: Lobby, owner: bytes, browser: bytes) -> None:
    """Follows another server's hint that an account has changed, or that a browser was signed in or out."""
    alias = await lobby.store.read(accounts.find_alias, browser)
    now = browser if alias is None else alias.owner
    moved = [one for one in lobby.connections if one.browser == browser and one.is_greeted and one.owner != now]
    if alias is None:
        await sign_out(lobby, moved)
    else:
        for one in moved:
            await _join_account(lobby, one, now)
    if lobby.registry.of(owner):
        account = await lobby.store.read(accounts.find_account, owner)
        for one in lobby.registry.of(owner):
            send(lobby, one, account)


async def _join_account(lobby: Lobby, who: Connection, owner: bytes) -> None:
    """Signs a connection in whose browser was signed in by another window or server."""
    lobby.registry.move(who, owner)
    send(lobby, who, await account_of(lobby, who))
    if (room := lobby.find_room(who)) is not None:
        async with room.lock:
            room.publish_presence(who, is_new=True, is_noticed=False)


async def reload_all(lobby: Lobby) -> None:
    """Follows all sign-ins and sign-outs at other servers whose hint did not arrive."""
    owners = {one.browser: one.owner for one in lobby.connections if one.is_greeted}
    aliases = await lobby.store.read(accounts.find_aliases, list(owners))
    for browser, owner in owners.items():
        if aliases.get(browser, browser) != owner:
            await reload_browser(lobby, b"", browser)


async def sign_out(lobby: Lobby, connections: list[Connection]) -> None:
    """Makes connections guests again; they leave the table they look at."""
    for one in connections:
        await lobby.detach(one)
        lobby.registry.move(one, one.browser)
        send(lobby, one, None)


def notify_peers(lobby: Lobby, browser: bytes) -> None:
    """Sends the other servers a hint that a browser was signed in or out."""
    if lobby.peers is not None:
        lobby.peers.publish_person(b"", browser)
