"""Reads which Azul piece lies where on the page, and tells where it lies by the rules."""

from typing import Any

from playwright.sync_api import Page

Pieces = dict[str, str]

DRAWN = """() => Object.fromEntries(
  [...document.querySelectorAll('main use[data-spot]')]
    .filter((piece) => piece.checkVisibility())
    .map((piece) => [piece.dataset.spot, piece.getAttribute('href').replace('#azul-', '')]),
)"""
BOARDS = """() => [...document.querySelectorAll('main svg[data-spot^=board-]')]
  .filter((board) => board.checkVisibility())
  .map((board) => Number(board.dataset.spot.slice('board-'.length)))"""


def drawn(page: Page) -> Pieces:
    """Returns the pieces on the page, by the spot they lie on."""
    pieces: Pieces = page.evaluate(DRAWN)
    return pieces


def boards(page: Page) -> list[int]:
    """Returns the seats whose boards are drawn in full; on a phone the others are small cards."""
    seats: list[int] = page.evaluate(BOARDS)
    return seats


def expected(view: Any, seats: list[int]) -> Pieces:
    """Returns the pieces of a position, with the boards of some seats."""
    pieces = {f"display-{n}-{i}": tile for n, display in enumerate(view.displays) for i, tile in enumerate(display)}
    pieces |= {f"centre-{tile}-{view.centre[:i].count(tile)}": tile for i, tile in enumerate(view.centre)}
    if view.marker == "centre" and view.phase != "over":
        pieces["centre-marker-0"] = "marker"
    for seat in seats:
        pieces |= _on_board(view.boards[seat], seat)
    return pieces


def _on_board(board: Any, seat: int) -> Pieces:
    pieces = {f"floor-{seat}-{i}": piece for i, piece in enumerate(board.floor)}
    for row, (line, wall) in enumerate(zip(board.lines, board.wall, strict=True)):
        pieces |= {f"line-{seat}-{row}-{i}": line.colour for i in range(line.count)}
        pieces |= {f"wall-{seat}-{row}-{column}": tile for column, tile in enumerate(wall) if tile}
    return pieces
