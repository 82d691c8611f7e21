"""The position of Timeline drawn as text, for the terminal, for golden playthroughs and for bug reports."""

from bordspil.core.game import Paint, Say
from bordspil.games.timeline.rules.view import View


def draw(seen: View, paint: Paint, say: Say) -> str:
    """Returns the timeline with its places numbered, the earliest on top, then every hand."""
    lines = [say("draw-piles", round=seen.round, pile=seen.pile, box=seen.box), ""]
    for place, card in enumerate(seen.timeline):
        lines += [f"{place:3} ─", f"  {date(seen, card, say):>18}  {title(seen, card, say)}"]
    lines += [f"{len(seen.timeline):3} ─", ""]
    if seen.misses:
        miss = seen.misses[-1]
        told = {"title": title(seen, miss.card, say), "year": date(seen, miss.card, say), "place": miss.belongs}
        lines += [say("draw-miss", **told), ""]
    for seat, hand in enumerate(seen.hands):
        lines.append(_seat(seen, seat, say))
        width = max(map(len, hand), default=0)
        lines += [f"    {paint('white', card)}{' ' * (width - len(card))}  {title(seen, card, say)}" for card in hand]
    return "\n".join(lines) + "\n"


def date(seen: View, card: str, say: Say) -> str:
    """Returns the year of an open card; the years before our era count backwards."""
    year = int(seen.cards[card].year or 0)
    return say("draw-year-bce", year=str(-year)) if year < 0 else str(year)


def title(seen: View, card: str, say: Say) -> str:
    """Returns the title in the language that is spoken here."""
    words = seen.cards[card].title
    return words.get(say("draw-language")) or words["en"]


def _seat(seen: View, seat: int, say: Say) -> str:
    sign = ">" if seat == seen.to_act else " "
    if seen.seats == 1:
        return sign + say("draw-alone", right=seen.right, mistakes=seen.mistakes)
    if seat not in seen.playing:
        return sign + say("draw-out", seat=seat, cards=len(seen.hands[seat]))
    return sign + say("draw-seat", seat=seat, cards=len(seen.hands[seat]))
