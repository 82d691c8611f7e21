"""The contact sheet of a deck: every card with its picture and its texts on one page, for its author."""

from html import escape

from bordspil.games.timeline.decks import pictures
from bordspil.games.timeline.decks.deck import Card, Deck

STYLE = """
body { margin: 24px; font: 13px/1.35 system-ui, sans-serif; color: #222; background: #f3f1ec }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 14px }
figure { margin: 0; padding: 8px; background: #fff; border-radius: 8px; box-shadow: 0 1px 3px #0003 }
img { width: 100px; height: 100px; display: block; margin: 0 auto 6px; border-radius: 6px }
b { display: block } small { color: #666 } p { margin: 4px 0 0 }
"""


def draw(deck: Deck, language: str, facts: bool = False) -> str:
    """Returns one page of HTML that needs nothing else: the cards by date, pictures as small as they are ever shown."""
    ordered = sorted(deck.cards.values(), key=lambda card: (card.year, card.id))
    cards = "\n".join(_card(deck, card, language, facts) for card in ordered)
    title = f"{escape(deck.name[language])} ({len(ordered)})"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n<main>\n{cards}\n</main></body></html>\n"
    )


def _card(deck: Deck, card: Card, language: str, facts: bool) -> str:
    alt, title = escape(card.alt[language]), escape(card.title[language])
    fact = f"<p>{escape(card.fact.get(language, ''))}</p><p><small>{escape('; '.join(card.sources))}</small></p>"
    return (
        f'<figure><img src="{pictures.address(deck, card)}" alt="{alt}"><b>{title}</b>'
        f"<small>{card.year} ± {card.within} · {card.category} · {card.region} · {card.fame}</small>"
        f"{fact if facts else ''}</figure>"
    )
