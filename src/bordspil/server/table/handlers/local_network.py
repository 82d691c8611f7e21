"""The page in the local network: its addresses there, and the request to open it."""

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Network
from bordspil.server.session.wire.requests import AskNetwork, OpenNetwork
from bordspil.server.table.lobby import Lobby


async def ask_network(lobby: Lobby, who: Connection, message: AskNetwork) -> None:
    """Sends the addresses of the page in the network, and whether the sender may open it."""
    _send(lobby, who)


async def open_network(lobby: Lobby, who: Connection, message: OpenNetwork) -> None:
    """Opens the page to the network for a browser on this machine, and sends the addresses."""
    if who.address:  # this machine itself has no limits, and so no payer
        raise BadRequest("network-not-here")
    if lobby.network.may_be_opened:
        await lobby.network.open()
    _send(lobby, who)


def _send(lobby: Lobby, who: Connection) -> None:
    may_open = lobby.network.may_be_opened and not who.address
    who.send(encode(Network(lobby.network.addresses(), may_open)))
