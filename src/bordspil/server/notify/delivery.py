"""Delivery of a notice to a contact, by e-mail or webhook, with retries."""

import asyncio

from bordspil.core.game import BadRequest
from bordspil.server import logs
from bordspil.server.notify import email, webhooks
from bordspil.server.notify.webhooks import HookError
from bordspil.server.settings import Settings
from bordspil.server.store.contacts import Contact
from bordspil.server.store.turns import TurnNotice
from bordspil.server.table.replay.replay_queue import Turns

ATTEMPTS = 3
RETRY_SECONDS = 20.0  # before the second attempt; twice as long before the third


async def deliver(deliveries: Turns, settings: Settings, contact: Contact, notice: TurnNotice) -> None:
    """Sends a notice when it is its player's turn, and retries where that fails; the log does not name the address."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            async with deliveries.turn(contact.owner):
                await _send(settings, contact, notice)
            return
        except (BadRequest, HookError) as error:
            logs.warning("notice-not-sent", code=notice.code, kind=contact.kind, reason=str(error), attempt=attempt)
        if attempt < ATTEMPTS:
            await asyncio.sleep(RETRY_SECONDS * attempt)


async def _send(settings: Settings, contact: Contact, notice: TurnNotice) -> None:
    if contact.kind == "mail":
        if email.is_set_up(settings):
            message = email.turn(
                settings, contact.address, contact.language, notice.game, notice.others, notice.code, contact.token
            )
            await email.send(settings, message)
    elif settings.webhooks:
        link = f"{settings.address_of_page}table/{notice.code}"
        body = {"event": "turn", "game": notice.game, "table": notice.code, "link": link, "others": notice.others}
        await webhooks.send(settings, contact.address, body)
