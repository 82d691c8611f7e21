"""The page as files: the built bundle, the headers that guard it, and how long a browser may keep each file."""

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
PACKED = {".br": "br", ".gz": "gzip"}  # how files end that web/pack.js has packed, the smallest first
LOOK_SECONDS = 1.0  # how often it is looked whether the page has been built anew
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


class Part(Struct, frozen=True):
    """One file of the page: its bytes as they are and as they were packed when the page was built, by encoding."""

    media_type: str
    bodies: dict[str, bytes]
    etag: str


class Site:
    """The built bundle, held ready; every path that is no file is a place inside the page."""

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
        # the name of an asset carries a hash of its content, so it never changes
        kept = "public, max-age=31536000, immutable" if is_asset else "no-cache"
        return _of_part(part or self.parts[INDEX], Headers(scope=scope), kept)

    def _look(self) -> None:
        """Reads the folder, and reads it again where it has been built anew: it may be built while the server runs."""
        if (now := time.monotonic()) - self.looked < LOOK_SECONDS and self.parts:
            return
        self.looked = now
        stamp = _stamp(self.folder)
        if stamp != self.stamp:
            self.stamp, self.parts = stamp, read_parts(self.folder)


def read_parts(folder: Path) -> dict[str, Part]:
    """The files of a built page by their names in addresses."""
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
    """What changes when the page is built anew."""
    places = (folder / INDEX, folder, folder / "assets")
    return tuple(place.stat().st_mtime_ns for place in places if place.exists())


def _of_part(part: Part, headers: Headers, kept: str) -> Response:
    """A file as its reader can unpack it, unless the reader has it already."""
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
    """The encodings among ours that a browser takes, the smallest first."""
    taken = set()
    for one in text.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            taken.add(name)
    return [encoding for encoding in PACKED.values() if encoding in taken]
