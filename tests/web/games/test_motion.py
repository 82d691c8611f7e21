"""Every move is animated: pieces travel from where they were to where they are, and nothing is left in the air."""

from typing import Any

import pytest

from bordspil.core.table import Table
from web.games import azul_games, azul_pieces, azul_player
from web.games.azul_player import Player
from web.harness import stored
from web.harness.visitor import Site, Visit, Visitor

# Notes where every travelling piece begins and ends its way, whatever the frames between.
WATCH = """() => {
  window.travels = [];
  const middle = (piece, frame) => {
    const { a: scale, e: x, f: y } = new DOMMatrix(frame.transform);
    const half = (piece.getAttribute('width') * scale) / 2;
    return [x + half, y + half];
  };
  const note = (piece) => {
    const frames = piece.getAnimations()[0].effect.getKeyframes();
    window.travels.push({
      piece: piece.querySelector('use').getAttribute('href').replace('#azul-', ''),
      start: middle(piece, frames[0]),
      end: middle(piece, frames[frames.length - 1]),
    });
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note)))
    .observe(document.querySelector('.layer'), { childList: true });
}"""
NEAR = 12
PATIENCE = 20_000
PAUSE = 50


def is_end_of_round(table: Table) -> bool:
    """The first seat takes the last tiles of a round that is not the first."""
    seen = azul_games.AZUL.view(table.state, 0)
    lying = [tile for source in (*seen.displays, seen.centre) for tile in source]
    return seen.round > 1 and table.to_act() == 0 and len(set(lying)) == 1


def watch(visit: Visit, site: Site, moment: Any, **options: Any) -> tuple[Visitor, Player]:
    """A visitor at a table at a certain moment, with a note of every piece that travels."""
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(moment), [stored.person(token), stored.bot()])
    anna = visit(token=token, motion=True, **options)
    anna.go_to_table(code)
    anna.page.evaluate(WATCH)
    return anna, Player(anna, site.store, azul_player.by_mouse)


def wait_for_travel(anna: Visitor, piece: str, to: Any, start: Any = None) -> None:
    """Waits until a piece has travelled to a box on the screen, and from another where one is given."""
    for _ in range(PATIENCE // PAUSE):
        for one in travels(anna):
            if one["piece"] == piece and is_near(one["end"], to) and (start is None or is_near(one["start"], start)):
                return
        anna.page.wait_for_timeout(PAUSE)
    raise AssertionError(f"no {piece} travelled to {to}: {travels(anna)}")


def travels(anna: Visitor) -> list[Any]:
    """Returns what has travelled so far."""
    seen: list[Any] = anna.page.evaluate("() => window.travels")
    return seen


def is_near(point: list[float], box: Any, reach: float = NEAR) -> bool:
    x, y = point
    return bool(
        box["x"] - reach <= x <= box["x"] + box["width"] + reach
        and box["y"] - reach <= y <= box["y"] + box["height"] + reach
    )


def test_tiles_travel_from_the_display_to_the_line(visit: Visit, site: Site) -> None:
    anna, someone = watch(visit, site, azul_games.is_middle)
    table = someone.wait_for_turn()
    move = azul_games.AZUL.notation.to_object(azul_games.choose(table))
    start = azul_player.tile(anna.page, move).bounding_box()
    end = azul_player.goal(anna.page, move).bounding_box()
    someone.move()
    wait_for_travel(anna, move["take"], end, start)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_tiles_of_others_travel_to_their_boards(visit: Visit, site: Site, phone: bool) -> None:
    anna, someone = watch(visit, site, azul_games.is_middle, phone=phone)
    someone.move()
    table = someone.wait_for_turn()
    taken = [event for event in stored.story(table) if event["event"] == "take" and event["seat"] == 1][-1]
    board = anna.page.locator("main [data-spot=board-1]").first.bounding_box()
    wait_for_travel(anna, taken["take"], board)


def test_the_end_of_a_round_plays_out_and_then_shows_the_truth(visit: Visit, site: Site) -> None:
    anna, someone = watch(visit, site, is_end_of_round)
    someone.move()
    table = someone.wait_for_turn()
    wanted = azul_pieces.expected(azul_games.AZUL.view(table.state, 0), [0, 1])
    for _ in range(PATIENCE // PAUSE):
        if azul_pieces.drawn(anna.page) == wanted:
            break
        anna.page.wait_for_timeout(PAUSE)
    someone.check_pieces(table)
    assert len(travels(anna)) > 20


def test_without_motion_the_end_comes_at_once(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(azul_games.is_over), [stored.person(token), stored.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    anna.page.get_by_role("dialog").wait_for()
    delays = anna.page.evaluate(
        "() => document.getAnimations().map((one) => one.effect.getComputedTiming().delay).filter((delay) => delay > 0)"
    )
    assert delays == []


def test_nothing_travels_without_motion(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(is_end_of_round), [stored.person(token), stored.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    anna.page.evaluate(WATCH)
    someone = Player(anna, site.store, azul_player.by_mouse)
    someone.move()
    someone.check_pieces(someone.wait_for_turn())
    assert anna.page.evaluate("() => window.travels") == []
