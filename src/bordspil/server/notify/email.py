"""E-mail: written in the reader's language and sent through the mail server of the settings."""

import asyncio
import smtplib
import ssl
import string
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from bordspil.core.game import BadRequest
from bordspil.server import logs
from bordspil.server.settings import Settings
from bordspil.text import texts

LABEL = frozenset(string.ascii_lowercase + string.digits + "-")  # a label of a domain
LOCAL = frozenset(string.ascii_letters + string.digits + "!#$%&'*+-/=?^_`{|}~.")  # the local part of an address


def mailbox(text: str) -> Address | None:
    """Returns the one plain address in a text, its domain in ASCII; None where the text is anything else.

    Nothing is decoded, unquoted or split that could turn one address into another: no encoded words, no quotes, no
    comments, no routes, no lists.
    """
    name, at, domain = text.rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii").lower()
        if not at or not 0 < len(name) <= 64 or len(domain) > 253 or not set(name) <= LOCAL or "." not in domain:
            return None
        labels = domain.split(".")
        if any(not label or not set(label) <= LABEL or label[0] == "-" or label[-1] == "-" for label in labels):
            return None
        if labels[-1].isdigit() or "=?" in name:
            return None
        found = Address(addr_spec=f"{name}@{domain}")
    except (UnicodeError, ValueError, HeaderParseError, IndexError):
        return None
    return found if (found.username, found.domain) == (name, domain) else None


def recipient(text: str) -> str:
    """Returns the recipient of an address: what stands behind a plus is the reader's own sorting."""
    name, _, domain = str(mailbox(text)).lower().rpartition("@")
    return f"{name.partition('+')[0] or name}@{domain}"


def is_set_up(settings: Settings) -> bool:
    """Returns whether the settings name a mail server and a sender."""
    return bool(settings.mail_server and settings.mail_from)


def turn(
    settings: Settings, to: str, language: str, game: str, others: list[str], code: str, token: str
) -> EmailMessage:
    """Writes the e-mail of a turn: the game, the other players, and the link."""
    say = texts(language, game)
    name, page = say("name"), settings.address_of_page
    link, unsubscribe = f"{page}table/{code}", f"{page}api/unsubscribe/{token}"
    lines = [
        say("email-turn", game=name),
        *([say("email-players", names=", ".join(others))] if others else []),
        "",
        link,
        "",
        "-- ",
        say("email-unsubscribe", link=unsubscribe),
    ]
    message = _compose(settings, to, say("email-turn-subject", game=name), lines)
    message["List-Unsubscribe"] = f"<{unsubscribe}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def proof(settings: Settings, to: str, language: str, code: str) -> EmailMessage:
    """Writes the e-mail that proves an address by a code; a reader who did not ask for it ignores it."""
    say = texts(language)
    lines = [say("email-proof", code=code), "", say("email-proof-why", link=settings.address_of_page)]
    return _compose(settings, to, say("email-proof-subject", code=code), lines)


def _compose(settings: Settings, to: str, subject: str, lines: list[str]) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, mailbox(to) or _refuse(), subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="bordspil")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n".join(lines) + "\n")
    return message


def _refuse() -> Address:
    raise BadRequest("mail-wrong")


async def send(settings: Settings, message: EmailMessage) -> None:
    """Sends an e-mail in a thread; refuses where the mail server does not take it."""
    try:
        await asyncio.to_thread(_submit, settings, message)
    except (OSError, smtplib.SMTPException) as error:
        logs.warning("email-not-sent", reason=type(error).__name__)  # the error may quote the address
        raise BadRequest("email-not-sent") from None


def _submit(settings: Settings, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    at = (settings.mail_server, settings.mail_port)
    if settings.mail_security == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(*at, timeout=settings.mail_seconds, context=context)
    else:
        line = smtplib.SMTP(*at, timeout=settings.mail_seconds)
    with line:
        if settings.mail_security == "starttls":
            line.starttls(context=context)
        if settings.mail_user:
            line.login(settings.mail_user, settings.mail_password)
        line.send_message(message)
