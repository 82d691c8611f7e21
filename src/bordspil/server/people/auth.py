"""Signing in and out: recovery phrases, passkeys, and the devices of an account."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bordspil.core.game import BadRequest
from bordspil.server.people import account_info, ownership, passkeys, recovery_phrases
from bordspil.server.session.challenges import Challenge
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire import requests
from bordspil.server.session.wire.accounts import (
    Erased,
    PasskeyOptions,
    Phrase,
)
from bordspil.server.store import accounts
from bordspil.server.store.accounts import Account, KeyRow
from bordspil.server.table.appearance import tidy
from bordspil.server.table.lobby import Lobby

MOST_KEYS = 20
MOST_DEVICES = 50
SECONDS_TO_SIGN = 300
WRONG = ("phrase-unknown", "passkey-unknown", "passkey-wrong")  # refusals that cost a guess


async def ask_account(lobby: Lobby, who: Connection, message: requests.AskAccount) -> None:
    """Sends the sender's account."""
    account_info.send(lobby, who, await account_info.account_of(lobby, who))


async def keep_phrase(lobby: Lobby, who: Connection, message: requests.KeepPhrase) -> None:
    """Makes a recovery phrase, sends it once, and keeps only its hash."""
    lobby.rate_limits.charge("registrations", who.address)
    account, secret, now = await account_info.account_of(lobby, who), recovery_phrases.new_secret(), int(time.time())
    owner = account.owner if account else secrets.token_bytes(32)
    key = KeyRow(recovery_phrases.digest(secret), owner, "phrase", b"", 0, tidy(message.device), now, now)
    await _add_key(lobby, who, account, key, message.name)
    await account_info.send_everywhere(lobby, owner)
    who.send(encode(Phrase(recovery_phrases.spell(secret))))


async def recover(lobby: Lobby, who: Connection, message: requests.Recover) -> None:
    """Signs a browser in with a recovery phrase."""
    with lobby.rate_limits.guessing(who.address, unknown=WRONG):
        digest = recovery_phrases.digest(recovery_phrases.read(message.phrase))
        if (key := await lobby.store.read(accounts.find_key, digest)) is None:
            raise BadRequest("phrase-unknown")
    await _sign_in(lobby, who, key, 0, message.device)


async def ask_passkey(lobby: Lobby, who: Connection, message: requests.AskPasskey) -> None:
    """Sends a browser the challenge to make a passkey or to use one."""
    owner = b""
    if message.purpose == "keep":
        account = await account_info.account_of(lobby, who)
        owner = account.owner if account else secrets.token_bytes(32)
        known = [key.id for key in account.keys if key.kind == "passkey"] if account else []
        name = tidy(message.name) or (account.name if account else "")
        options, state = passkeys.ask_to_keep(who.origin, owner, name, known)
    else:
        options, state = passkeys.ask_to_sign(who.origin)
    until = time.monotonic() + SECONDS_TO_SIGN
    who.challenge = Challenge(message.purpose, who.origin, owner, state, until)
    who.send(encode(PasskeyOptions(message.purpose, options)))


async def give_passkey(lobby: Lobby, who: Connection, message: requests.GivePasskey) -> None:
    """Keeps a new passkey, or signs a browser in with one; each challenge is valid for one answer."""
    challenge, who.challenge = who.challenge, None
    if challenge is None or challenge.purpose != message.purpose or time.monotonic() > challenge.until:
        raise BadRequest("passkey-late")
    if message.purpose == "sign-in":
        _check_guest(who)
        with lobby.rate_limits.guessing(who.address, unknown=WRONG):
            key = await lobby.store.read(accounts.find_key, passkeys.read_id(message.credential))
            if key is None or key.kind != "passkey":
                raise BadRequest("passkey-unknown")
            kept = passkeys.Passkey(key.id, key.public, key.count)
            count = await asyncio.to_thread(passkeys.check, challenge, message.credential, kept)
        await _sign_in(lobby, who, key, count, message.device)
        return
    lobby.rate_limits.charge("registrations", who.address)
    made = await asyncio.to_thread(passkeys.take, challenge, message.credential)
    account, now = await account_info.account_of(lobby, who), int(time.time())
    if account is not None and account.owner != challenge.owner:
        raise BadRequest("passkey-late")
    key = KeyRow(made.id, challenge.owner, "passkey", made.public, made.count, tidy(message.device), now, now)
    await _add_key(lobby, who, account, key, message.name)
    await account_info.send_everywhere(lobby, challenge.owner)


async def forget(lobby: Lobby, who: Connection, message: requests.Forget) -> None:
    """Deletes a key of the account, or signs a device out."""
    account = await account_info.account_of(lobby, who)
    if account is None:
        raise BadRequest("not-signed-in")
    if message.what == "key":
        key = next((one.id for one in account.keys if account_info.label(one.id) == message.id), None)
        if key is None:
            raise BadRequest("key-unknown")
        if len(account.keys) == 1:
            raise BadRequest("last-key")
        await lobby.store.write([accounts.drop_key(key)])
    else:
        browser = next((one.browser for one in account.devices if account_info.label(one.browser) == message.id), None)
        if browser is None:
            raise BadRequest("device-unknown")
        await lobby.store.write([accounts.drop_device(browser)])
        await account_info.sign_out(lobby, [one for one in lobby.connections if one.browser == browser])
        account_info.notify_peers(lobby, browser)
    await account_info.send_everywhere(lobby, account.owner)


async def call_me(lobby: Lobby, who: Connection, message: requests.CallMe) -> None:
    """Sets the sender's name on the leaderboard."""
    if who.owner == who.browser:
        raise BadRequest("not-signed-in")
    await lobby.store.write([accounts.rename(who.owner, tidy(message.name))])
    await account_info.send_everywhere(lobby, who.owner)


async def erase(lobby: Lobby, who: Connection, message: requests.Erase) -> None:
    """Erases the sender: their games go on without them, and nothing says who they were."""
    owner, account = who.owner, await account_info.account_of(lobby, who)
    await ownership.erase(lobby, owner)
    lobby.proofs.pop(owner, None)
    await account_info.sign_out(lobby, [one for one in lobby.connections if one.owner == owner])
    for device in account.devices if account else []:
        account_info.notify_peers(lobby, device.browser)
    who.send(encode(Erased()))


async def _add_key(lobby: Lobby, who: Connection, account: Account | None, key: KeyRow, name: str) -> None:
    """Adds a key to an account, which is created with its first key."""
    if account is None:
        made = [
            accounts.add_account(key.owner, tidy(name), key.created),
            accounts.add_key(key),
            accounts.add_device(who.browser, key.owner, key.device, key.created),
        ]
        await ownership.take_over_seats(lobby, who, key.owner, made)
        return
    if len(account.keys) >= MOST_KEYS:
        raise BadRequest("too-many-keys", limit=MOST_KEYS)
    void = [accounts.drop_phrases(account.owner)] if key.kind == "phrase" else []
    await lobby.store.write([*void, accounts.add_key(key)])


async def _sign_in(lobby: Lobby, who: Connection, key: KeyRow, count: int, device: str) -> None:
    """Signs a browser in to an account, which gets what the browser had as a guest."""
    _check_guest(who)
    account = await lobby.store.read(accounts.find_account, key.owner)
    if account is not None and len(account.devices) >= MOST_DEVICES:
        raise BadRequest("too-many-devices", limit=MOST_DEVICES)
    now = int(time.time())
    used = [
        accounts.use_key(key.id, count, now),
        accounts.add_device(who.browser, key.owner, tidy(device), now),
    ]
    await ownership.take_over_seats(lobby, who, key.owner, used)
    await account_info.send_everywhere(lobby, key.owner)


def _check_guest(who: Connection) -> None:
    if who.owner != who.browser:
        raise BadRequest("signed-in")


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
