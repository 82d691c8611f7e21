"""The built page: its files, security headers, and how long a browser may cache each file."""

import mimetypes
import re
import time
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

NOT_BUILT = "The page has not been built. In a clone, `make play` builds it; an installed package brings it along.\n"
INDEX = "index.html"
PACKED = {
    ".br": "br",
    ".gz": "gzip",
}  # suffixes of what web/pack.js compresses, smallest first
LOOK_SECONDS = 1.0  # seconds between two looks for a new build
HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]{1,255}")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def policy(host: bytes) -> str:
    """Returns the content security policy: the page loads from and connects to this server only."""
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
    """Middleware: adds the security headers to every response."""

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


class Part(Struct, frozen=True):
    """One file of the page: its bytes, plain and by encoding as they were compressed by the build."""

    media_type: str
    bodies: dict[str, bytes]
    etag: str


class Site:
    """The files of the page in memory; every path without a file is a route inside the page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts: dict[str, Part] = {}
        self.stamp: tuple[int, ...] = ()
        self.looked = -LOOK_SECONDS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed", 405, {"Allow": "GET, HEAD"})
        self._look()
        if INDEX not in self.parts:
            return PlainTextResponse(NOT_BUILT, 503)
        name = scope["path"].removeprefix("/")
        is_asset = name.startswith("assets/")
        part = self.parts.get(name)
        if part is None and is_asset:
            return PlainTextResponse("Not Found", 404)
        # the name of an asset contains a hash of its content
        kept = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        return _of_part(part or self.parts[INDEX], Headers(scope=scope), kept)

    def _look(self) -> None:
        """Reads the folder, and again after a new build, which may happen while the server runs."""
        if (now := time.monotonic()) - self.looked < LOOK_SECONDS and self.parts:
            return
        self.looked = now
        stamp = _stamp(self.folder)
        if stamp != self.stamp:
            self.stamp, self.parts = stamp, read_parts(self.folder)


def read_parts(folder: Path) -> dict[str, Part]:
    """Returns the files of a built page by their paths."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    parts = {}
    for name, path in files.items():
        if path.suffix in PACKED and name.removesuffix(path.suffix) in files:
            continue
        body = path.read_bytes()
        packed = {PACKED[end]: files[name + end].read_bytes() for end in PACKED if name + end in files}
        media_type = mimetypes.guess_type(name)[0] or "text/plain"
        parts[name] = Part(media_type, {"": body, **packed}, sha256(body).hexdigest()[:32])
    return parts


def _stamp(folder: Path) -> tuple[int, ...]:
    """Returns a value that changes with every build."""
    places = (folder / INDEX, folder, folder / "assets")
    return tuple(place.stat().st_mtime_ns for place in places if place.exists())


def _of_part(part: Part, headers: Headers, kept: str) -> Response:
    """Returns the response with a file in an encoding that the browser accepts, or 304 where it has the file."""
    encoding = next((one for one in accepted(headers.get("accept-encoding", "")) if one in part.bodies), "")
    etag = f'"{part.etag}{"-" if encoding else ""}{encoding}"'
    answer = {"ETag": etag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    if encoding:
        answer["Content-Encoding"] = encoding
    known = [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]
    if etag in known or known == ["*"]:
        return Response(status_code=304, headers=answer)
    return Response(part.bodies[encoding], media_type=part.media_type, headers=answer)


def accepted(text: str) -> list[str]:
    """Returns the encodings that a browser accepts, the smallest first."""
    taken = set()
    for one in text.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            taken.add(name)
    return [encoding for encoding in PACKED.values() if encoding in taken]
