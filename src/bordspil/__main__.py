"""The command `bordspil`."""

import argparse
import io
import secrets
import sys
from collections.abc import Sequence

from bordspil.core.game import Refusal
from bordspil.flags import OwnCommands, parser
from bordspil.search.bot import LEVELS


def _own_commands() -> OwnCommands:
    """The commands that only some games have: what each is for, and what it does with the words after it."""
    from bordspil import games

    found: OwnCommands = {}
    for game in games.names():
        if games.has(game, "cli"):
            found |= games.part(game, "cli").COMMANDS
    return found


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
    from bordspil.adapters import terminal
    from bordspil.arena import match
    from bordspil.arena.sprt import Sprt
    from bordspil.core.game import BadRequest, agree
    from bordspil.search.bot import Budget

    bots = [*([arguments.game] if ":" in arguments.game else []), *arguments.bots]
    arguments.game = arguments.game.partition(":")[0]
    game = games.load(arguments.game)
    options = agree(game, terminal.options_of(arguments.option, game), arguments.seats)
    if not 2 <= len(bots) <= arguments.seats or arguments.games < 1:
        raise BadRequest("match-wrong", seats=arguments.seats)
    budget = Budget(arguments.seconds, arguments.simulations, "cpu" if arguments.cpu else "wall")
    if not 0 <= arguments.grace <= 3600:
        raise BadRequest("budget-wrong", field="grace")
    if arguments.opening < 0:
        raise BadRequest("budget-wrong", field="opening")
    pairing = match.MatchPlan(
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
        arguments.opening,
    )
    match.run(pairing, Console(), arguments.workers)


def ladder(arguments: argparse.Namespace) -> None:
    """Measures how strong bots are on one scale."""
    from pathlib import Path

    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import terminal
    from bordspil.arena import ladder
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
    from bordspil.adapters import terminal
    from bordspil.arena import tournament, tournament_config
    from bordspil.text import system_language, texts

    names = ("contestants", "system", "rounds", "games", "seats", "seconds", "simulations", "cpu", "grace", "seed")
    given = {name: getattr(arguments, name) for name in names}
    flags = {name: value for name, value in given.items() if value is not None and value is not False and value != []}
    if arguments.plan.endswith(".toml"):
        plan = tournament_config.read(Path(arguments.plan), flags)
    else:
        options = terminal.options_of(arguments.option, games.load(arguments.plan))
        plan = [tournament_config.make({"game": arguments.plan, "options": options, **flags})]
    say = texts(system_language())
    tournament.run(plan, Path(arguments.records), Console(), say, arguments.workers)


def load(arguments: argparse.Namespace) -> None:
    """Puts a server of its own under load."""
    from rich.console import Console

    from bordspil.core.game import BadRequest
    from bordspil.server.trials import kills, load

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

    from bordspil.arena import signature

    signature.run(arguments.games, Console(highlight=False))


def selfplay(arguments: argparse.Namespace) -> None:
    """Keeps the games of bots as data."""
    from pathlib import Path

    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import terminal
    from bordspil.core.game import BadRequest, agree
    from bordspil.envs import selfplay
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
        from bordspil.envs.speed import figures_of_card

        figures = figures_of_card()
    else:
        from bordspil.server.trials.bench import FIGURES

        figures = bench.figures_here() | FIGURES
    bench.run(figures, arguments.figures, arguments.json, Console())


def tensors(arguments: argparse.Namespace) -> None:
    """Prints what numbers mean."""
    from rich.console import Console

    from bordspil import games
    from bordspil.adapters import terminal
    from bordspil.envs import tensors

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

    from bordspil.server.configuration import gather
    from bordspil.server.store.backup import back_up, file_of
    from bordspil.text import texts

    tables = back_up(file_of(gather(arguments).store), Path(arguments.file))
    print(texts(_language(arguments))("backup-made", tables=tables, file=arguments.file))


def restore(arguments: argparse.Namespace) -> None:
    """Puts a copy of the store back."""
    from pathlib import Path

    from bordspil.server.configuration import gather
    from bordspil.server.store.backup import file_of, restore
    from bordspil.server.store.schema import MIGRATIONS
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
    from bordspil.server.store.places import place_of
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
