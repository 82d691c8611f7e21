"""Signing in: recovery phrases and passkeys, the devices of an account, and whose seats are whose afterwards."""

import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from hashlib import sha256
from typing import Any

from bordspil.core.game import BadRequest
from bordspil.server.people import passkeys, privacy, recovery_phrases
from bordspil.server.session.challenges import Challenge
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire import requests
from bordspil.server.session.wire.accounts import (
    AccountInfo,
    DeviceInfo,
    Erased,
    KeyInfo,
    PasskeyOptions,
    Phrase,
    RatingInfo,
)
from bordspil.server.store import StoreDown, accounts, owners
from bordspil.server.store.accounts import Account, KeyRow
from bordspil.server.store.rows import Statement
from bordspil.server.table.appearance import tidy
from bordspil.server.table.broadcast import table_info, views
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.opening import doubt_openings
from bordspil.server.table.room import Room

DAY = 86_400
MOST_KEYS = 20
MOST_DEVICES = 50
SECONDS_TO_SIGN = 300


async def recognise(lobby: Lobby, who: Connection) -> Account | None:
    """Whose a browser's seats are: its own, or those of the account it is signed in to."""
    alias = await lobby.store.read(accounts.find_alias, who.browser)
    lobby.people.move(who, who.browser if alias is None else alias.owner)
    if alias is None:
        return None
    now = int(time.time())
    if now - alias.seen > DAY:
        with suppress(StoreDown):  # not worth turning anybody away
            await lobby.store.write([accounts.see_device(who.browser, now)])
    return await lobby.store.read(accounts.find_account, alias.owner)


def tell(lobby: Lobby, who: Connection, account: Account | None) -> None:
    """Tells somebody of their account; a guest has none."""
    if account is None:
        who.tell(encode(AccountInfo("", [], [], [])))
        return
    keys = [KeyInfo(label(key.id), key.kind, key.device, key.created, key.used) for key in account.keys]
    devices = [
        DeviceInfo(label(one.browser), one.device, one.created, one.seen, one.browser == who.browser)
        for one in account.devices
    ]
    ratings = [
        RatingInfo(one.game, one.seats, round(one.mean), round(one.deviation), one.games) for one in account.ratings
    ]
    who.tell(encode(AccountInfo(account.name, keys, devices, ratings)))


def label(id: bytes) -> str:
    """A short name for a key or device, by which nobody learns the long one."""
    return sha256(b"bordspil label " + id).hexdigest()[:16]


async def find(lobby: Lobby, who: Connection) -> Account | None:
    """Somebody's account."""
    return None if who.owner == who.browser else await lobby.store.read(accounts.find_account, who.owner)


async def tell_everywhere(lobby: Lobby, owner: bytes) -> None:
    """Tells of an account wherever somebody is signed in to it."""
    account = await lobby.store.read(accounts.find_account, owner)
    for one in lobby.people.of(owner):
        tell(lobby, one, account)
    if lobby.peers is not None:
        lobby.peers.tell_person(owner)


async def look_again(lobby: Lobby, owner: bytes, browser: bytes) -> None:
    """Another server says that somebody's account has changed, or that a browser was signed in or out."""
    alias = await lobby.store.read(accounts.find_alias, browser)
    now = browser if alias is None else alias.owner
    moved = [one for one in lobby.connections if one.browser == browser and one.is_greeted and one.owner != now]
    if alias is None:
        await send_out(lobby, moved)
    else:
        for one in moved:
            await _let_in(lobby, one, now)
    if lobby.people.of(owner):
        account = await lobby.store.read(accounts.find_account, owner)
        for one in lobby.people.of(owner):
            tell(lobby, one, account)


async def _let_in(lobby: Lobby, who: Connection, owner: bytes) -> None:
    """A browser was signed in by another of its windows: what it looks at, it sees as the account's."""
    lobby.people.move(who, owner)
    tell(lobby, who, await find(lobby, who))
    if (table := lobby.find_table(who)) is not None:
        async with table.lock:
            table_info.tell(table, who)
            views.tell_fresh(table, [who])
            lobby.note(table)


async def look_up_everybody(lobby: Lobby) -> None:
    """Finds out who has signed in or out at another server without a word of it having come."""
    owners = {one.browser: one.owner for one in lobby.connections if one.is_greeted}
    aliases = await lobby.store.read(accounts.find_aliases, list(owners))
    for browser, owner in owners.items():
        if aliases.get(browser, browser) != owner:
            await look_again(lobby, b"", browser)


async def ask_account(lobby: Lobby, who: Connection, message: requests.AskAccount) -> None:
    """Tells somebody of their account."""
    tell(lobby, who, await find(lobby, who))


async def keep_phrase(lobby: Lobby, who: Connection, message: requests.KeepPhrase) -> None:
    """Makes a recovery phrase, tells it once, and keeps only its hash."""
    lobby.rate_limits.charge("registrations", who.address)
    account, secret, now = await find(lobby, who), recovery_phrases.new_secret(), int(time.time())
    owner = account.owner if account else secrets.token_bytes(32)
    key = KeyRow(recovery_phrases.digest(secret), owner, "phrase", b"", 0, tidy(message.device), now, now)
    await _keep(lobby, who, account, key, message.name)
    await tell_everywhere(lobby, owner)
    who.tell(encode(Phrase(recovery_phrases.spell(secret))))


async def recover(lobby: Lobby, who: Connection, message: requests.Recover) -> None:
    """Signs a browser in by its owner's phrase."""
    key = await lobby.store.read(accounts.find_key, recovery_phrases.digest(recovery_phrases.read(message.phrase)))
    if key is None:
        lobby.rate_limits.charge("guesses", who.address)
        raise BadRequest("phrase-unknown")
    await _sign_in(lobby, who, key, 0, message.device)


async def ask_passkey(lobby: Lobby, who: Connection, message: requests.AskPasskey) -> None:
    """Tells a browser what it needs to make a passkey or to use one."""
    owner = b""
    if message.purpose == "keep":
        account = await find(lobby, who)
        owner = account.owner if account else secrets.token_bytes(32)
        known = [key.id for key in account.keys if key.kind == "passkey"] if account else []
        name = tidy(message.name) or (account.name if account else "")
        options, state = passkeys.ask_to_keep(who.origin, owner, name, known)
    else:
        options, state = passkeys.ask_to_sign(who.origin)
    until = time.monotonic() + SECONDS_TO_SIGN
    who.challenge = Challenge(message.purpose, who.origin, owner, state, until)
    who.tell(encode(PasskeyOptions(message.purpose, options)))


async def give_passkey(lobby: Lobby, who: Connection, message: requests.GivePasskey) -> None:
    """Keeps a new passkey, or signs a browser in with one; a challenge is good for one answer."""
    challenge, who.challenge = who.challenge, None
    if challenge is None or challenge.purpose != message.purpose or time.monotonic() > challenge.until:
        raise BadRequest("passkey-late")
    if message.purpose == "sign-in":
        key = await lobby.store.read(accounts.find_key, passkeys.read_id(message.credential))
        if key is None or key.kind != "passkey":
            lobby.rate_limits.charge("guesses", who.address)
            raise BadRequest("passkey-unknown")
        count = passkeys.check(challenge, message.credential, passkeys.Passkey(key.id, key.public, key.count))
        await _sign_in(lobby, who, key, count, message.device)
        return
    lobby.rate_limits.charge("registrations", who.address)
    account, now = await find(lobby, who), int(time.time())
    if account is not None and account.owner != challenge.owner:
        raise BadRequest("passkey-late")
    made = passkeys.take(challenge, message.credential)
    key = KeyRow(made.id, challenge.owner, "passkey", made.public, made.count, tidy(message.device), now, now)
    await _keep(lobby, who, account, key, message.name)
    await tell_everywhere(lobby, challenge.owner)


async def forget(lobby: Lobby, who: Connection, message: requests.Forget) -> None:
    """Closes a way in, or signs a device out."""
    account = await find(lobby, who)
    if account is None:
        raise BadRequest("not-signed-in")
    if message.what == "key":
        key = next((one.id for one in account.keys if label(one.id) == message.id), None)
        if key is None:
            raise BadRequest("key-unknown")
        if len(account.keys) == 1:
            raise BadRequest("last-key")
        await lobby.store.write([accounts.drop_key(key)])
    else:
        browser = next((one.browser for one in account.devices if label(one.browser) == message.id), None)
        if browser is None:
            raise BadRequest("device-unknown")
        await lobby.store.write([accounts.drop_device(browser)])
        await send_out(lobby, [one for one in lobby.connections if one.browser == browser])
        _tell_others(lobby, browser)
    await tell_everywhere(lobby, account.owner)


async def call_me(lobby: Lobby, who: Connection, message: requests.CallMe) -> None:
    """Keeps the name that the table of players knows somebody by."""
    if who.owner == who.browser:
        raise BadRequest("not-signed-in")
    await lobby.store.write([accounts.rename(who.owner, tidy(message.name))])
    await tell_everywhere(lobby, who.owner)


async def erase(lobby: Lobby, who: Connection, message: requests.Erase) -> None:
    """Forgets somebody: games go on without them, and nothing says any more who they were."""
    owner, level, account = who.owner, lobby.settings.bot_level, await find(lobby, who)
    while True:
        async with _hold(lobby, owner):
            seats = await lobby.store.read(owners.find_seats, owner)
            places = await lobby.store.read(owners.find_tables, owner)
            await lobby.store.write(privacy.erase(owner, seats, level))
        if lobby.peers is not None:
            await lobby.peers.tell_changes(places)
        if not _tables_of(lobby, owner):
            break
    lobby.proofs.pop(owner, None)
    await send_out(lobby, [one for one in lobby.connections if one.owner == owner])
    for device in account.devices if account else []:
        _tell_others(lobby, device.browser)
    who.tell(encode(Erased()))


async def send_out(lobby: Lobby, connections: list[Connection]) -> None:
    """Makes guests of those who were signed in; what they looked at they must ask for anew."""
    for one in connections:
        await lobby.part(one)
        lobby.people.move(one, one.browser)
        tell(lobby, one, None)


async def _keep(lobby: Lobby, who: Connection, account: Account | None, key: KeyRow, name: str) -> None:
    """Writes a new way in, with a new account around it where there is none."""
    if account is None:
        made = [
            accounts.add_account(key.owner, tidy(name), key.created),
            accounts.add_key(key),
            accounts.add_device(who.browser, key.owner, key.device, key.created),
        ]
        await _move_in(lobby, who, key.owner, made)
        return
    if len(account.keys) >= MOST_KEYS:
        raise BadRequest("too-many-keys", limit=MOST_KEYS)
    void = [accounts.drop_phrases(account.owner)] if key.kind == "phrase" else []
    await lobby.store.write([*void, accounts.add_key(key)])


async def _sign_in(lobby: Lobby, who: Connection, key: KeyRow, count: int, device: str) -> None:
    """Lets a browser into an account, and brings along what it had as a guest."""
    if who.owner != who.browser:
        raise BadRequest("signed-in")
    account = await lobby.store.read(accounts.find_account, key.owner)
    if account is not None and len(account.devices) >= MOST_DEVICES:
        raise BadRequest("too-many-devices", limit=MOST_DEVICES)
    now = int(time.time())
    used = [
        accounts.use_key(key.id, count, now),
        accounts.add_device(who.browser, key.owner, tidy(device), now),
    ]
    await _move_in(lobby, who, key.owner, used)
    await tell_everywhere(lobby, key.owner)


async def _move_in(lobby: Lobby, who: Connection, owner: bytes, statements: list[Statement]) -> None:
    """Gives a browser's seats to an account; once more where one was taken in the meantime."""
    await _hand_over(lobby, who.browser, owner, statements)
    while _tables_of(lobby, who.browser):
        await _hand_over(lobby, who.browser, owner, [])


def _tell_others(lobby: Lobby, browser: bytes) -> None:
    """A browser was signed in or out; windows of it may be at other servers."""
    if lobby.peers is not None:
        lobby.peers.tell_person(b"", browser)


async def _hand_over(lobby: Lobby, old: bytes, new: bytes, statements: list[Statement]) -> None:
    async with _hold(lobby, old):
        await lobby.store.write([*statements, *owners.hand_over(old, new)])
        for one in lobby.connections:
            if one.browser == old:
                lobby.people.move(one, new)
        _tell_others(lobby, old)  # before they hear whose the seats are now


@asynccontextmanager
async def _hold(lobby: Lobby, owner: bytes) -> AsyncIterator[None]:
    """Holds all tables of somebody, so that none of them writes what is no longer so; then they take up what is."""
    async with AsyncExitStack() as held:
        await held.enter_async_context(lobby.moving)
        tables = _tables_of(lobby, owner)
        for table in tables:
            await held.enter_async_context(table.lock)
        places = await lobby.store.read(owners.find_tables, owner)
        for table in [lobby.tables[code] for code in places if code in lobby.tables]:
            if table not in tables:  # where they only have said something, or sat down a moment ago
                tables.append(table)
                await held.enter_async_context(table.lock)
        yield
        doubt_openings(lobby)
        for table in tables:
            await table.catch_up(is_ours=True)


def _tables_of(lobby: Lobby, owner: bytes) -> list[Room]:
    """The open tables at which somebody sits or is the host."""
    return [table for table in lobby.tables.values() if table.own(owner) or table.row.host == owner]


ANSWERS: dict[type, Callable[[Lobby, Connection, Any], Awaitable[None]]] = {
    requests.AskAccount: ask_account,
    requests.KeepPhrase: keep_phrase,
    requests.Recover: recover,
    requests.AskPasskey: ask_passkey,
    requests.GivePasskey: give_passkey,
    requests.Forget: forget,
    requests.CallMe: call_me,
    requests.Erase: erase,
}
