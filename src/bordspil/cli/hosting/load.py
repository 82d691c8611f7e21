"""`bordspil load`: measures a server on this machine under the load of thousands of connections."""

import argparse

from rich.console import Console

from bordspil.core.game import BadRequest
from bordspil.server.loadtest import kills, load


def add(command: argparse.ArgumentParser) -> None:
    """Adds how many tables there are, how fast they play, and on how many servers."""
    command.add_argument("--tables", type=int, default=1000, help="tables of four (1000)")
    command.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table (5)")
    command.add_argument(
        "--kills", type=int, metavar="ROUNDS", help="kill the server so often instead, and miss no move"
    )
    command.add_argument("--moves", type=int, default=6, help="moves of each table that are timed (6)")
    command.add_argument("--servers", type=int, default=1, help="servers the tables are spread over (1)")
    command.add_argument(
        "--store", metavar="POSTGRESQL", default="", help="a database that is used, in a schema of its own, for a while"
    )


def run(arguments: argparse.Namespace) -> None:
    """Starts a server of its own and puts it under load, or kills it again and again."""
    if not (1 <= arguments.tables <= 5000 and 0 < arguments.every <= 60 and 1 <= arguments.moves <= 100):
        raise BadRequest("load-wrong")
    if not 1 <= arguments.servers <= min(16, arguments.tables):
        raise BadRequest("load-wrong")
    if arguments.kills:
        kills.run(arguments.tables, arguments.kills, Console(), database=arguments.store)
        return
    asked = load.Load(arguments.tables, arguments.every, arguments.moves, arguments.servers, arguments.store)
    load.run(asked, Console())
