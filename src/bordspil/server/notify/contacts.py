"""The contacts over which players are notified of their turns; an e-mail address is proved first."""

import re
import secrets
import time
from urllib.parse import urlsplit

from bordspil.core.game import BadRequest
from bordspil.server.notify import email, webhooks
from bordspil.server.session.challenges import Proof
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Contacts
from bordspil.server.session.wire.requests import AskContacts, GiveContact, Notify, ProveContact
from bordspil.server.store import contacts
from bordspil.server.store.contacts import Contact
from bordspil.server.table.lobby import Lobby
from bordspil.text import LANGUAGES

URL = re.compile("[!-~]{1,500}")
PROOF_SECONDS = 3600
GUESSES = 5
MOST_PROOFS = 10_000


async def send_contacts(lobby: Lobby, who: Connection) -> None:
    """Sends a connection its contacts, and which kinds this server offers."""
    known = {one.kind: one for one in await lobby.store.read(contacts.find, who.owner)}
    proof = lobby.proofs.get(who.owner)
    message = Contacts(
        mails=email.is_set_up(lobby.settings),
        hooks=lobby.settings.webhooks,
        mail=known["mail"].address if "mail" in known else "",
        hook=known["hook"].address if "hook" in known else "",
        is_on=all(one.is_on for one in known.values()),
        proving=proof.address if proof and proof.until > time.monotonic() else "",
    )
    who.send(encode(message))


async def ask(lobby: Lobby, who: Connection, message: AskContacts) -> None:
    """Answers a request for the sender's contacts."""
    await send_contacts(lobby, who)


async def give(lobby: Lobby, who: Connection, message: GiveContact) -> None:
    """Sets a contact of the sender, or deletes it where the address is empty."""
    address, language = message.address.strip(), message.language if message.language in LANGUAGES else "en"
    if not address:
        lobby.proofs.pop(who.owner, None)
        await lobby.store.write([contacts.delete(who.owner, message.way)])
    elif message.way == "mail":
        await _send_proof(lobby, who, address, language)
    else:
        _check_hook(lobby, address)
        lobby.rate_limits.charge("registrations", who.address)
        contact = Contact(who.owner, "hook", address, language, 1, secrets.token_urlsafe(24))
        await lobby.store.write([contacts.put(contact)])
    await send_contacts(lobby, who)


async def prove(lobby: Lobby, who: Connection, message: ProveContact) -> None:
    """Checks the code that was sent to an address; it is void after a few wrong ones."""
    proof = lobby.proofs.get(who.owner)
    if proof is None or proof.until < time.monotonic() or proof.guesses >= GUESSES:
        raise BadRequest("proof-late")
    proof.guesses += 1
    if not secrets.compare_digest(proof.code.encode(), message.code.encode()):
        raise BadRequest("proof-wrong")
    contact = Contact(who.owner, "mail", proof.address, proof.language, 1, secrets.token_urlsafe(24))
    await lobby.store.write([contacts.put(contact)])
    lobby.proofs.pop(who.owner, None)
    await send_contacts(lobby, who)


async def notify(lobby: Lobby, who: Connection, message: Notify) -> None:
    """Switches the sender's contacts on or off; they are kept while they are off."""
    await lobby.store.write([contacts.switch(who.owner, message.is_on)])
    await send_contacts(lobby, who)


async def _send_proof(lobby: Lobby, who: Connection, address: str, language: str) -> None:
    if not email.is_set_up(lobby.settings):
        raise BadRequest("no-email")
    if email.mailbox(address) is None:
        raise BadRequest("mail-wrong")
    lobby.rate_limits.charge("emails", who.owner, who.address)
    if not lobby.rate_limits.allows("recipients", email.recipient(address)):
        lobby.rate_limits.refund("emails", who.owner, who.address)
        raise BadRequest("too-often")
    _forget_late(lobby.proofs)
    if len(lobby.proofs) >= MOST_PROOFS:
        raise BadRequest("too-often")
    proof = Proof(address, language, f"{secrets.randbelow(10**6):06}", time.monotonic() + PROOF_SECONDS)
    await email.send(lobby.settings, email.proof(lobby.settings, address, language, proof.code))
    lobby.proofs[who.owner] = proof


def _forget_late(proofs: dict[bytes, Proof]) -> None:
    now = time.monotonic()
    for owner in [owner for owner, proof in proofs.items() if proof.until < now]:
        del proofs[owner]


def _check_hook(lobby: Lobby, address: str) -> None:
    if not lobby.settings.webhooks:
        raise BadRequest("no-webhooks")
    try:
        parts = urlsplit(address)
        is_fine = bool(parts.hostname) and parts.port != 0 and not parts.username
    except ValueError:
        is_fine = False
    schemes = ("https", "http") if lobby.settings.webhooks_private else ("https",)
    if not is_fine or parts.scheme not in schemes or URL.fullmatch(address) is None:
        raise BadRequest("hook-wrong")
    webhooks.check_name(lobby.settings, parts.hostname or "")
