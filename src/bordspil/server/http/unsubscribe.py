"""The unsubscribe link at the foot of every e-mail."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bordspil.core.game import BadRequest
from bordspil.server.http.api import lobby_of, refusing
from bordspil.server.store import contacts
from bordspil.server.store.contacts import Contact
from bordspil.text import texts

PATHS = ("/api/unsubscribe/{token}", "/api/off/{token}")  # the second stands in e-mails of earlier versions


def routes() -> list[Route]:
    """Returns the routes of the link."""
    handlers = (("GET", refusing(ask)), ("POST", refusing(unsubscribe)))
    return [Route(path, handler, methods=[method]) for path in PATHS for method, handler in handlers]


async def ask(request: Request) -> Response:
    """Answers with one button: a program that follows links must not unsubscribe a reader."""
    return _page(await _find(request), is_done=False)


async def unsubscribe(request: Request) -> Response:
    """Unsubscribes, asked for by the button or by the reader's mail program."""
    contact = await _find(request)
    await lobby_of(request).store.write([contacts.unsubscribe(contact.token)])
    return _page(contact, is_done=True)


async def _find(request: Request) -> Contact:
    token, lobby = request.path_params["token"], lobby_of(request)
    with lobby.rate_limits.guessing(lobby.callers.counted(request.scope), unknown=("material-unknown",)):
        found = await lobby.store.read(contacts.find_by_token, token)
        if found is None:
            raise BadRequest("material-unknown", name=token[:80])
        return found


def _page(contact: Contact, is_done: bool) -> Response:
    say = texts(contact.language)
    title = escape(say("unsubscribe-button"))
    form = f"<form method=post><button>{title}</button></form>"
    words = say("unsubscribe-done") if is_done else say("unsubscribe-ask", address=contact.address)
    body = f"<p>{escape(words)}</p>{'' if is_done else form}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return HTMLResponse(f'<!doctype html><html lang="{contact.language}">{head}<main>{body}</main></html>')
