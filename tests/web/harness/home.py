"""The home page as a visitor uses it: a game's card, and what folds out under it."""

from playwright.sync_api import Locator, Page


def card_of(page: Page, game: str) -> Locator:
    """Returns the card of a game."""
    return page.locator(f"[data-game={game}]")


def unfold(page: Page, game: str) -> Locator:
    """Folds the options of a game out, and returns its card."""
    card = card_of(page, game)
    card.locator("[aria-expanded=false]").click()
    card.locator("form").wait_for()
    return card
