"""A colour of Blokus Shuffle that can place nothing passes, after the sentence about it could be read."""

from functools import cache

from playwright.sync_api import expect

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from web.harness import stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit

GAME = games.load("blokus_shuffle")
PATIENCE = 60_000


def only_passes(table: Table) -> bool:
    """Returns whether the seat to act can do nothing else."""
    return [GAME.notation.to_object(move) for move in GAME.moves(table.state)] == [{"pass": True}]


@cache
def before_a_pass() -> Table:
    """Returns a game of two at the other seat's move; then the first seat can only pass, and after that goes on."""
    table, greedy = Table(GAME, {"cards": "none"}, 2, Chance.of(3)), bots_of(GAME).make("greedy", 1)
    while table.to_act() is not None:
        before = table.fork()
        table.play(table.to_act(), greedy.choose(GAME.view(table.state, table.to_act()), Budget(simulations=1)))
        if before.to_act() == 1 and table.to_act() == 0 and only_passes(table):
            return before
    raise AssertionError("nobody had to pass")


def test_a_colour_that_fits_nowhere_passes_by_itself(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    table = before_a_pass()
    anna = visit(token=token)
    code = stored.put(site.store, table, [stored.person(token, "Anna"), stored.bot()])
    anna.go(f"table/{code}")
    status = anna.page.get_by_role("region", name=text_of("status"), exact=True)
    expect(status).to_contain_text("passes", timeout=PATIENCE)
    before = stored.look(site.store, code).seq
    expect(status).not_to_contain_text("passes", timeout=PATIENCE)
    after = stored.look(site.store, code)
    assert after.seq > before
    assert any(event["event"] == "pass" and event["seat"] == 0 for event in stored.story(after))
