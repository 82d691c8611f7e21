"""The command `bordspil`."""

import argparse
import io
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bordspil import __version__
from bordspil.core.game import Refusal
from bordspil.search.bot import LEVELS

OwnCommands = dict[str, tuple[str, Callable[[list[str]], int]]]

ABOUT = """\
A digital table for board games: play in the browser or the terminal, let programs play each other,
check what happened."""

EXAMPLES = """\
examples:
  bordspil serve --open                    play in the browser
  bordspil play azul                       you against a bot
  bordspil play azul --seats 3 --people 2  two people and a bot around one keyboard
  bordspil play azul -o side=grey          the grey side of the boards
  bordspil match azul expert medium        bot against bot, seats rotated, the same deals for both
  bordspil match "azul:./mybot" expert     a program of yours against a bot (docs/bots.md)
  bordspil tournament azul easy greedy medium --games 100   everybody against everybody
  bordspil selfplay azul --games 1000 --out games.parquet   games of bots as data (docs/data.md)
  bordspil engine azul                     one JSON object a line, for programs
  bordspil verify game.txt                 were the tiles drawn as promised?

Compiled rules are kept in the folder BORDSPIL_CACHE names, or in the user's cache folder."""


def parser(own: OwnCommands) -> argparse.ArgumentParser:
    """The commands and their options; those of some games only are listed too."""
    top = argparse.ArgumentParser(
        prog="bordspil", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.add_argument("--version", action="version", version=f"bordspil {__version__}")
    commands = top.add_subparsers(title="commands", metavar="", dest="command", required=True)
    _add_serve(commands.add_parser("serve", help="serve the page: play in the browser, alone or with friends"))
    _add_play(commands.add_parser("play", help="play in the terminal, against bots or around one keyboard"))
    _add_match(commands.add_parser("match", help="let bots play each other and count"))
    _add_ladder(commands.add_parser("ladder", help="let all levels of a game play and say how strong each is"))
    _add_tournament(commands.add_parser("tournament", help="let many bots meet, everybody or by the Swiss system"))
    _add_selfplay(commands.add_parser("selfplay", help="let bots play and keep every move as a row of data"))
    engine = commands.add_parser("engine", help="speak the line protocol on standard input and output")
    engine.add_argument("game")
    for name, what in (("replay", "look at a record entry by entry"), ("verify", "repeat every draw of a record")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file")
        _add_language(command)
    bench = commands.add_parser("bench", help="measure the speed of everything on this machine")
    bench.add_argument("figures", nargs="*", help="names of figures; all of them when none is given")
    bench.add_argument("--json", action="store_true", help="one JSON object, figure name to number")
    bench.add_argument("--gpu", action="store_true", help="the figures of a graphics card instead")
    tensors = commands.add_parser("tensors", help="what the numbers of observations and moves mean, for learners")
    tensors.add_argument("game")
    tensors.add_argument("--seats", type=int, help="seats at the table (the fewest)")
    _add_options(tensors)
    load = commands.add_parser("load", help="what thousands of people at once cost a server on this machine")
    load.add_argument("--tables", type=int, default=1000, help="tables of four (1000)")
    load.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table (5)")
    load.add_argument("--kills", type=int, metavar="ROUNDS", help="kill the server so often instead, and miss no move")
    load.add_argument("--moves", type=int, default=6, help="moves of each table that are timed (6)")
    load.add_argument("--servers", type=int, default=1, help="servers the tables are spread over (1)")
    load.add_argument(
        "--store", metavar="POSTGRESQL", default="", help="a database that is used, in a schema of its own, for a while"
    )
    signature = commands.add_parser("signature", help="a number for each bot that changes only when its play does")
    signature.add_argument("games", nargs="*", help="all of them when none is given")
    commands.add_parser("warmup", help="compile the rules now, so that nobody waits for it later")
    _add_hosting(commands)
    for name, (what, _) in sorted(own.items()):
        commands.add_parser(name, help=what, add_help=False)
    return top


def _own_commands() -> OwnCommands:
    """The commands that only some games have: what each is for, and what it does with the words after it."""
    from bordspil import games

    found: OwnCommands = {}
    for game in games.names():
        if games.has(game, "cli"):
            found |= games.part(game, "cli").COMMANDS
    return found


def _add_serve(command: argparse.ArgumentParser) -> None:
    from bordspil.server import configuration

    command.description = configuration.HELP
    command.usage = "bordspil serve [--open] [--settings FILE] [--SETTING VALUE ...]"
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    configuration.add_flags(command)


def _add_hosting(commands: Any) -> None:
    """What a host does besides serving."""
    from bordspil.server import configuration

    commands.add_parser("settings", help="print a settings file that explains every setting")
    for name, what, about in (
        ("backup", "copy everything to a file, while the server runs", "the copy, which must not be there yet"),
        ("restore", "put a copy back, while no server runs; what was there is kept aside", "the copy"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", help=about)
        configuration.add_flags(command, "store")
        _add_language(command)
    _add_store(commands.add_parser("store", help="bring a store up to date, look it through, or copy it to another"))
    reports = commands.add_parser("reports", help="what players at this host's tables have reported")
    configuration.add_flags(reports, "store")
    _add_language(reports)


def _add_store(command: argparse.ArgumentParser) -> None:
    from bordspil.server import configuration

    errands = command.add_subparsers(title="commands", metavar="", dest="errand", required=True)
    migrate = errands.add_parser("migrate", help="bring a store to the newest version, as a server does at its start")
    migrate.add_argument("--only-show", action="store_true", help="what would be changed, without changing it")
    check = errands.add_parser("check", help="look a store through, and play every game in it again")
    for one in (migrate, check):
        configuration.add_flags(one, "store")
        _add_language(one)
    copy = errands.add_parser("copy", help="copy everything to another, empty store; stop the servers first")
    copy.add_argument("source", metavar="FROM", help="a file, or postgresql://…")
    copy.add_argument("target", metavar="TO", help="a file, or postgresql://…")
    _add_language(copy)


def _add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--people", type=int, default=1, help="how many of them are people, from seat 0 on (1)")
    command.add_argument("--level", default="medium", help=", ".join(LEVELS) + " (medium)")
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time of a bot for a move (1)")
    command.add_argument("--seed", help="a word or number that fixes the deals")
    command.add_argument("--record", metavar="FILE", help="write the record there when the game ends")
    _add_options(command)
    _add_language(command)


def _add_match(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the game, or GAME:COMMAND: the game and the first contestant")
    command.add_argument(
        "bots", nargs="+", help=f"random, greedy, {', '.join(LEVELS)}, or GAME:COMMAND for a program of yours"
    )
    command.add_argument("--games", type=int, default=100, help="games to play, rounded up to whole rotations (100)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table; the last bot fills what is left (2)")
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time for a move (1)")
    command.add_argument("--cpu", action="store_true", help="count time of the processor, fair on a busy machine")
    command.add_argument("--simulations", type=int, help="a fixed amount of search instead, for repeatable play")
    command.add_argument("--grace", type=float, default=1.0, help="seconds a program of yours may be late (1)")
    command.add_argument("--seed", type=int, default=0, help="another number gives other deals (0)")
    command.add_argument("--records", metavar="FOLDER", help="keep a record of every game there")
    _add_workers(command)
    command.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is clear whether the first bot is rather LOW or rather HIGH Elo stronger",
    )
    _add_options(command)


def _add_ladder(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("bots", nargs="*", help="the rungs, weakest first (all levels)")
    command.add_argument("--games", type=int, default=100, help="games of each pair, rounded up (100)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--reach", type=int, default=2, help="how many rungs apart bots still play each other (2)")
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time for a move (1)")
    command.add_argument("--cpu", action="store_true", help="count time of the processor, fair on a busy machine")
    command.add_argument("--simulations", type=int, help="a fixed amount of search instead, for repeatable play")
    command.add_argument("--seed", type=int, default=0, help="another number gives other deals (0)")
    command.add_argument("--records", metavar="FOLDER", help="keep a record of every game there")
    _add_workers(command)
    command.add_argument("--write", metavar="FILE", help="add the strengths to this file, for the page's ratings")
    _add_options(command)


def _add_tournament(command: argparse.ArgumentParser) -> None:
    command.add_argument("plan", help="a game, or a file of TOML with several events (docs/tournaments.md)")
    command.add_argument("contestants", nargs="*", help="as for match; what flags leave out, the file may say")
    command.add_argument("--system", choices=("round-robin", "swiss"), help="who meets whom (round-robin)")
    command.add_argument("--rounds", type=int, help="of the Swiss system (as many as leave one winner)")
    command.add_argument("--games", type=int, help="games of each meeting, rounded up to whole rotations (20)")
    command.add_argument("--seats", type=int, help="seats at the table (2)")
    command.add_argument("--seconds", type=float, help="thinking time for a move (1)")
    command.add_argument("--simulations", type=int, help="a fixed amount of search instead, for repeatable play")
    command.add_argument("--cpu", action="store_true", help="count time of the processor, fair on a busy machine")
    command.add_argument("--grace", type=float, help="seconds a program of yours may be late (1)")
    command.add_argument("--seed", type=int, help="another number gives other deals (0)")
    command.add_argument(
        "--records", metavar="FOLDER", default="tournament", help="results and records; goes on there (tournament)"
    )
    _add_workers(command)
    _add_options(command)


def _add_selfplay(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--games", type=int, required=True, help="games to play")
    command.add_argument("--out", metavar="FILE.parquet", required=True, help="the file for the moves (docs/data.md)")
    command.add_argument("--bots", nargs="+", default=["easy"], help="one for all seats, or one for each (easy)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--simulations", type=int, default=100, help="search of a bot that searches for a move (100)")
    command.add_argument("--seed", type=int, default=0, help="another number gives other games (0)")
    _add_options(command)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def _add_workers(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--workers", default="", help="a number of processes, or ray://HOST:PORT for those of many machines (all cores)"
    )


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", choices=("en", "is", "sv", "da", "fi", "nb"), help="instead of the system's")


def serve(arguments: argparse.Namespace) -> int:
    """Serves the page."""
    from bordspil.server.configuration import gather
    from bordspil.server.serve import serve_with

    return serve_with(gather(arguments), arguments.open)


def settings(arguments: argparse.Namespace) -> None:
    """Prints a settings file."""
    from bordspil.server.configuration import write_file

    print(write_file(), end="")


def play(arguments: argparse.Namespace) -> None:
    """Plays in the terminal."""
    from bordspil import games
    from bordspil.adapters import terminal
    from bordspil.core.chance import Chance
    from bordspil.core.game import BadRequest
    from bordspil.search.bot import Budget

    game = games.load(arguments.game)
    if not 0 <= arguments.people <= arguments.seats:
        raise BadRequest("people-out-of-range", seats=arguments.seats)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    seed = Chance.of(arguments.seed).seed if arguments.seed else secrets.token_bytes(32)
    sitting = terminal.sit_down(
        game,
        terminal.options_of(arguments.option, game),
        arguments.seats,
        arguments.people,
        arguments.level,
        Budget(arguments.seconds),
        seed,
        _language(arguments),
    )
    terminal.play(sitting)
    if arguments.record:
        terminal.save(sitting.table, terminal.names(sitting), arguments.record)


def match(arguments: argparse.Namespace) -> None:
    """Lets bots play each other."""
    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import match, terminal
    from bordspil.core.game import BadRequest, agree
    from bordspil.search.bot import Budget
    from bordspil.search.sprt import Sprt

    bots = [*([arguments.game] if ":" in arguments.game else []), *arguments.bots]
    arguments.game = arguments.game.partition(":")[0]
    game = games.load(arguments.game)
    options = agree(game, terminal.options_of(arguments.option, game), arguments.seats)
    if not 2 <= len(bots) <= arguments.seats or arguments.games < 1:
        raise BadRequest("match-wrong", seats=arguments.seats)
    budget = Budget(arguments.seconds, arguments.simulations, "cpu" if arguments.cpu else "wall")
    if not 0 <= arguments.grace <= 3600:
        raise BadRequest("budget-wrong", field="grace")
    pairing = match.Pairing(
        game.id,
        tuple(bots),
        arguments.seats,
        options,
        budget,
        arguments.games,
        arguments.seed,
        arguments.records,
        arguments.grace,
        Sprt(*arguments.sprt) if arguments.sprt else None,
    )
    match.run(pairing, Console(), arguments.workers)


def ladder(arguments: argparse.Namespace) -> None:
    """Measures how strong bots are on one scale."""
    from pathlib import Path

    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import ladder, terminal
    from bordspil.core.game import BadRequest, agree
    from bordspil.search.bot import Budget

    game = games.load(arguments.game)
    options = agree(game, terminal.options_of(arguments.option, game), arguments.seats)
    bots = tuple(arguments.bots) or LEVELS
    if len(bots) < 2 or len(set(bots)) < len(bots) or arguments.games < 1 or arguments.reach < 1 or arguments.seats < 2:
        raise BadRequest("ladder-wrong")
    budget = Budget(arguments.seconds, arguments.simulations, "cpu" if arguments.cpu else "wall")
    plan = ladder.Plan(
        game.id, bots, arguments.seats, options, budget, arguments.games, arguments.reach, arguments.seed
    )
    ratings = Path(arguments.write) if arguments.write else None
    ladder.run(plan, Console(), arguments.records, ratings, arguments.workers)


def tournament(arguments: argparse.Namespace) -> None:
    """Lets many bots meet."""
    from pathlib import Path

    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import events, terminal, tournament
    from bordspil.text import system_language, texts

    names = ("contestants", "system", "rounds", "games", "seats", "seconds", "simulations", "cpu", "grace", "seed")
    given = {name: getattr(arguments, name) for name in names}
    flags = {name: value for name, value in given.items() if value is not None and value is not False and value != []}
    if arguments.plan.endswith(".toml"):
        plan = events.read(Path(arguments.plan), flags)
    else:
        options = terminal.options_of(arguments.option, games.load(arguments.plan))
        plan = [events.make({"game": arguments.plan, "options": options, **flags})]
    say = texts(system_language())
    tournament.run(plan, Path(arguments.records), Console(), say, arguments.workers)


def load(arguments: argparse.Namespace) -> None:
    """Puts a server of its own under load."""
    from rich.console import Console

    from bordspil.core.game import BadRequest
    from bordspil.server import kills, load

    if not (1 <= arguments.tables <= 5000 and 0 < arguments.every <= 60 and 1 <= arguments.moves <= 100):
        raise BadRequest("load-wrong")
    if not 1 <= arguments.servers <= min(16, arguments.tables):
        raise BadRequest("load-wrong")
    if arguments.kills:
        kills.run(arguments.tables, arguments.kills, Console(), database=arguments.store)
        return
    asked = load.Load(arguments.tables, arguments.every, arguments.moves, arguments.servers, arguments.store)
    load.run(asked, Console())


def signature(arguments: argparse.Namespace) -> None:
    """Prints a number for the play of every bot."""
    from rich.console import Console

    from bordspil.adapters import signature

    signature.run(arguments.games, Console(highlight=False))


def selfplay(arguments: argparse.Namespace) -> None:
    """Keeps the games of bots as data."""
    from pathlib import Path

    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import selfplay, terminal
    from bordspil.core.game import BadRequest, agree
    from bordspil.search.bot import Budget
    from bordspil.text import system_language, texts

    game = games.load(arguments.game)
    options = agree(game, terminal.options_of(arguments.option, game), arguments.seats)
    if arguments.games < 1 or len(arguments.bots) not in (1, arguments.seats):
        raise BadRequest("selfplay-wrong", seats=arguments.seats)
    Budget(simulations=arguments.simulations)
    plan = selfplay.Plan(
        game.id,
        game.rules_version,
        arguments.seats,
        options,
        tuple(arguments.bots),
        arguments.simulations,
        arguments.seed,
    )
    selfplay.run(plan, arguments.games, Path(arguments.out), Console(stderr=True), texts(system_language(), game.id))


def engine(arguments: argparse.Namespace) -> None:
    """Speaks the line protocol."""
    from bordspil.adapters import engine

    engine.run(arguments.game, sys.stdin.buffer, sys.stdout.buffer)


def replay(arguments: argparse.Namespace) -> None:
    """Shows a record."""
    from rich.console import Console

    from bordspil.adapters import terminal

    def step() -> bool:
        try:
            return not (sys.stdin.isatty() and sys.stdout.isatty()) or input().strip() != "q"
        except EOFError:
            return True

    terminal.replay(arguments.file, _language(arguments), Console(), step)


def verify(arguments: argparse.Namespace) -> None:
    """Repeats the draws of a record."""
    from bordspil.adapters import terminal

    print(terminal.verify(arguments.file, _language(arguments)))


def bench(arguments: argparse.Namespace) -> None:
    """Measures."""
    from rich.console import Console

    from bordspil.adapters import bench

    if arguments.gpu:
        from bordspil.adapters.speed import figures_of_card

        figures = figures_of_card()
    else:
        from bordspil.server.bench import FIGURES

        figures = bench.figures_here() | FIGURES
    bench.run(figures, arguments.figures, arguments.json, Console())


def tensors(arguments: argparse.Namespace) -> None:
    """Prints what numbers mean."""
    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import tensors, terminal

    game = games.load(arguments.game)
    seats = game.seats.start if arguments.seats is None else arguments.seats
    tensors.run(game.id, seats, terminal.options_of(arguments.option, game), Console())


def warmup(arguments: argparse.Namespace) -> None:
    """Compiles everything."""
    from rich.console import Console

    from bordspil.adapters import warmup

    warmup.run(Console(stderr=True))


def reports(arguments: argparse.Namespace) -> None:
    """Prints what players have reported, newest first."""
    from bordspil.server.configuration import gather
    from bordspil.server.reports import show
    from bordspil.text import texts

    show(gather(arguments).store, texts(_language(arguments)))


def backup(arguments: argparse.Namespace) -> None:
    """Copies the store."""
    from pathlib import Path

    from bordspil.server.backup import back_up, file_of
    from bordspil.server.configuration import gather
    from bordspil.text import texts

    tables = back_up(file_of(gather(arguments).store), Path(arguments.file))
    print(texts(_language(arguments))("backup-made", tables=tables, file=arguments.file))


def restore(arguments: argparse.Namespace) -> None:
    """Puts a copy of the store back."""
    from pathlib import Path

    from bordspil.server.backup import file_of, restore
    from bordspil.server.configuration import gather
    from bordspil.server.schema import MIGRATIONS
    from bordspil.text import texts

    store, say = file_of(gather(arguments).store), texts(_language(arguments))
    tables, aside = restore(Path(arguments.file), store, len(MIGRATIONS))
    print(say("backup-restored", tables=tables, store=str(store)))
    if aside:
        print(say("backup-aside", file=str(aside)))


def store(arguments: argparse.Namespace) -> int:
    """Looks after a store."""
    from rich.console import Console

    from bordspil.server import upkeep
    from bordspil.server.configuration import gather
    from bordspil.server.stores import place_of
    from bordspil.text import texts

    say, console = texts(_language(arguments)), Console()
    if arguments.errand == "copy":
        return upkeep.run_copy(place_of(arguments.source), place_of(arguments.target), say, console)
    place = gather(arguments).store
    if arguments.errand == "check":
        return upkeep.run_check(place, say, console)
    return upkeep.run_migrate(place, arguments.only_show, say, console)


def _language(arguments: argparse.Namespace) -> str:
    from bordspil.text import system_language

    return arguments.language or system_language()


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; a refusal is one line and exit code 2."""
    given = list(sys.argv[1:] if words is None else words)
    try:
        own = {} if given and callable(globals().get(given[0])) else _own_commands()  # games are loaded in vain else
        if given and given[0] in own:
            return own[given[0]][1](given[1:])
        return _obey(parser(own).parse_args(given))
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def _obey(arguments: argparse.Namespace) -> int:
    try:
        return globals()[arguments.command](arguments) or 0
    except Refusal as refusal:
        from bordspil.text import system_language, texts

        language = getattr(arguments, "language", None) or system_language()
        game = getattr(arguments, "game", None)
        say = texts(language, game if refusal.key != "game-unknown" else None)
        print(f"bordspil: {say(refusal.key, **refusal.details)}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
