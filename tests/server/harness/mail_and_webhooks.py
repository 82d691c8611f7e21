"""A mail server and a receiver of webhooks, both real and on this machine, for tests."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult


class FreePort(Controller):
    """Listens at any port that is free, and knows which it is."""

    def _trigger_server(self) -> None:
        server: Any = self.server
        self.port = server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class MailServer:
    """A mail server on a free port; keeps the e-mails it accepts."""

    def __init__(self, user: str = "", password: str = "") -> None:
        self.emails: list[EmailMessage] = []
        self.is_closed = False

        def check(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
            is_right = (data.login, data.password) == (user.encode(), password.encode())
            return AuthResult(success=is_right, handled=False)

        more: dict[str, Any] = {"authenticator": check, "auth_require_tls": False} if user else {}
        self.controller = FreePort(self, hostname="127.0.0.1", port=0, **more)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - the name is the library's
        if self.is_closed:
            return "451 come back later"
        email = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(email, EmailMessage)
        self.emails.append(email)
        return "250 taken"

    @property
    def settings(self) -> dict[str, Any]:
        """Returns the settings with which a server sends its e-mails here."""
        at = {"mail_server": "127.0.0.1", "mail_port": self.controller.port, "mail_security": "none"}
        return {**at, "mail_from": "Bordspil <table@example.org>", "address": "https://play.example.org"}

    def __enter__(self) -> Self:
        self.controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.controller.stop()


class WebhookCalls:
    """The webhooks that a receiver was sent, and the status it answers."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.status = 204
        self.address = ""


@contextmanager
def webhook_receiver() -> Iterator[WebhookCalls]:
    """Runs a receiver of webhooks on a free port."""
    calls = WebhookCalls()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.paths.append(self.path)
            calls.messages.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(calls.status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *details: Any) -> None:
            """Keeps quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    calls.address = f"http://127.0.0.1:{server.server_port}/turns?who=anna"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield calls
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
