"""The page as files: the built bundle, the headers that guard it, and how long a browser may keep each file."""

import re
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

NOT_BUILT = "The page has not been built. In a clone, `make play` builds it; an installed package brings it along.\n"
HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]{1,255}")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def policy(host: bytes) -> str:
    """What the page may load and where it may connect: only here; some browsers want the socket named."""
    sockets = f" ws://{host.decode()} wss://{host.decode()}" if HOST.fullmatch(host) else ""
    return "; ".join(
        [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # boards place their pieces with style attributes
            "img-src 'self' data:",
            f"connect-src 'self'{sockets}",
            "manifest-src 'self'",
            "worker-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


class Guarded:
    """Puts the headers that guard the page on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = dict(scope["headers"]).get(b"host", b"")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Content-Security-Policy", policy(host))
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_guarded)


class Site(StaticFiles):
    """The built bundle; every path that is no file is a place inside the page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """The folder may come later: it is built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self.folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        is_asset = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_asset:
                raise
            response = await super().get_response("index.html", scope)
        # the name of an asset carries a hash of its content, so it never changes
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        return response
