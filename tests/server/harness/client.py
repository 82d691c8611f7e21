"""A client for tests: a browser's token and one socket, used step by step."""

import json
import secrets
from contextlib import ExitStack
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


class Client:
    """Sends one message at a time and remembers the last table info and the last update."""

    def __init__(self, address: str, token: str | None = None, hello: bool = True, **options: Any) -> None:
        self.address = address
        self.token = token or secrets.token_urlsafe(32)
        self.options = options
        self.table: Message = {}
        self.update: Message = {}
        self.texts: list[str] = []
        self.line = ExitStack()
        self.socket = self._connect()
        if hello:
            self.welcome = self.ask("welcome", type="hello", token=self.token)

    def _connect(self) -> ClientConnection:
        url = self.address.replace("http", "ws", 1) + "socket"
        given = {"compression": None, "max_size": None, "open_timeout": 120, "close_timeout": 1, **self.options}
        opening = connect(url, **given)  # with much left unread the close frame of the server is not read either
        socket: ClientConnection = self.line.enter_context(opening)
        return socket

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.go()

    def go(self) -> None:
        """Closes the page."""
        self.line.close()

    def come_back(self) -> Message:
        """Reloads the page: a new socket, the same token, the same table."""
        self.go()
        self.socket = self._connect()
        self.ask("welcome", type="hello", token=self.token)
        return self.watch(self.table["code"])

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 120.0) -> Message:
        text = self.socket.recv(timeout)
        message: Message = json.loads(text)
        self.texts.append(str(text))
        if message["type"] == "table":
            self.table = message
        if message["type"] == "update":
            self.update = message
        return message

    def wait_for(self, kind: str, **fields: Any) -> Message:
        """Returns the next message of a kind, with these fields; others are read and remembered."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message
            assert message["type"] != "refused", message

    def ask(self, kind: str, **message: Any) -> Message:
        """Sends a message and waits for the answer of a kind."""
        self.say(**message)
        return self.wait_for(kind)

    def refused(self, **message: Any) -> Message:
        """Sends a message that is refused; returns the refusal."""
        self.say(**message)
        return self.wait_for("refused")

    def create(self, *seats: Message, game: str = "azul", **options: Any) -> str:
        code: str = self.ask("table", type="create", game=game, options=options, seats=list(seats))["code"]
        return code

    def watch(self, code: str) -> Message:
        return self.ask("table", type="open-table", table=code)

    def play(self, move: Any = None) -> Message:
        """Plays the first legal move for the seat to act, and waits for its update."""
        seq = self.update["seq"]
        move = move or self.update["moves"][0]
        self.say(type="play", seq=seq, seat=self.update["to_act"], move=move)
        while True:
            update = self.wait_for("update")
            if update["seq"] > seq:
                return update

    def closed(self, timeout: float = 120.0) -> int:
        """Reads until the server closes the socket; returns the close code."""
        try:
            while True:
                self.socket.recv(timeout)
        except ConnectionClosed:
            return self.socket.close_code or 0
