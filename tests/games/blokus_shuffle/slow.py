"""Blokus Shuffle a second time, slow and obvious: sets of squares and lists of card names, straight from the rules."""

from collections import Counter
from typing import Any

from games.blokus_shuffle.slow_pieces import (
    BOARD,
    SHAPES,
    SIZES,
    Place,
    Square,
    Squares,
    beside,
    covering,
    diagonal,
    listed,
)

MoveObject = dict[str, Any]

COLOURS = ["blue", "yellow", "red", "green"]
CORNERS = {"blue": (0, 0), "yellow": (0, 19), "red": (19, 19), "green": (19, 0)}
CARDS = ["skip", "reverse"] + ["draw2", "wild", "edge", "recycle", "warp", "double"] * 2


class SlowBlokus:
    """A table of Blokus Shuffle that is changed move by move; `happened` counts what is rare in play."""

    def __init__(self, options: dict[str, Any], seats: int, decks: dict[str, list[str]]) -> None:
        self.seats = seats
        self.advanced = options["scoring"] == "advanced"
        self.colour = options["first"]
        self.step = "place"
        self.direction = 1
        self.pieces: list[tuple[str, str, Squares]] = []
        self.decks = {owner: list(cards) for owner, cards in decks.items()}
        self.hands: dict[str, list[str]] = {owner: [] for owner in decks}
        self.discards: dict[str, list[str]] = {owner: [] for owner in decks}
        self.card: str | None = None
        self.drawn: list[str] = []
        self.named: str | None = None
        self.first: Squares = frozenset()
        self.passes: list[str] = []
        self.shared_next = 0
        self.over = False
        self.happened: Counter[str] = Counter()

    def seat_of(self, colour: str) -> int:
        """BS-10, BS-50, BS-60: returns who plays a colour; for the shared one, who plays it next."""
        if self.seats == 3 and colour == "green":
            return self.shared_next
        return COLOURS.index(colour) % self.seats

    def owner(self) -> str:
        """BS-10, BS-50, BS-61: the key of the cards of this turn: the seat where two play, or else the colour."""
        return str(self.seat_of(self.colour)) if self.seats == 2 else self.colour

    def own_colours(self) -> list[str]:
        """BS-51: the colours whose pieces are the player's own in this turn."""
        if self.seats == 2:
            return [colour for colour in COLOURS if self.seat_of(colour) == self.seat_of(self.colour)]
        return [self.colour]

    def opposing_colours(self) -> list[str]:
        """BS-36, BS-62: returns whose pieces can be warped; the shared colour is no opponent."""
        owned = [colour for colour in COLOURS if not (self.seats == 3 and colour == "green")]
        return [colour for colour in owned if self.seat_of(colour) != self.seat_of(self.colour)]

    def hand(self) -> list[str]:
        return self.hands.get(self.owner(), [])

    def to_act(self) -> int | None:
        return None if self.over else self.seat_of(self.colour)

    def squares_of(self, colour: str) -> set[Square]:
        return {square for owner, _, squares in self.pieces if owner == colour for square in squares}

    def free(self) -> set[Square]:
        return set(BOARD) - {square for _, _, squares in self.pieces for square in squares}

    def names_on_board(self, colour: str) -> list[str]:
        return [name for owner, name, _ in self.pieces if owner == colour]

    def unplayed(self, colour: str) -> list[str]:
        return [name for name in SHAPES if name not in self.names_on_board(colour)]

    def is_opening(self) -> bool:
        """BS-11: whether this is the first turn of the colour; a card of its player is played only after that."""
        return not self.names_on_board(self.colour) and not self.discards.get(self.owner())

    def by_corner_contact(self, colour: str, names: list[str]) -> list[Place]:
        """BS-22: where pieces are free, touch a colour at a corner and do not touch it along a side."""
        squares = self.squares_of(colour)
        allowed = self.free() - beside(squares)
        return [place for place in covering(names, diagonal(squares) & allowed) if place[1] <= allowed]

    def by_edge_contact(self) -> list[Place]:
        """BS-34: those that touch an own piece along a side."""
        free, sides = self.free(), beside(self.squares_of(self.colour))
        return [place for place in covering(self.unplayed(self.colour), sides & free) if place[1] <= free]

    def by_board_corner(self) -> list[Place]:
        """BS-11, BS-35: those that cover the own corner square or, where that is occupied, any free one."""
        free = self.free()
        own = CORNERS[self.colour]
        wanted = {own} if own in free else {*CORNERS.values()} & free
        return [place for place in covering(self.unplayed(self.colour), wanted) if place[1] <= free]

    def by_colour(self, colour: str) -> list[Place]:
        """BS-22, BS-33, BS-35: returns where the colour to move may go as if it were this one."""
        if colour == self.colour and not self.names_on_board(colour):
            return self.by_board_corner()
        return self.by_corner_contact(colour, self.unplayed(self.colour))

    def places(self) -> list[Place]:
        """Returns where a piece may go in this step."""
        if self.step == "second":
            corners = diagonal(self.first)
            return [place for place in self.by_colour(self.colour) if not place[1].isdisjoint(corners)]
        if self.card == "edge":
            return self.by_edge_contact()
        return self.by_colour(self.named or self.colour)

    def warps(self) -> list[tuple[str, str, Squares]]:
        """BS-36: every piece of an opponent in every other place it may have."""
        found = []
        for piece in list(self.pieces):
            colour, name, squares = piece
            if colour in self.opposing_colours():
                kept = self.pieces
                self.pieces = [other for other in kept if other != piece]
                places = self.by_corner_contact(colour, [name])
                self.pieces = kept
                found += [(colour, name, place) for _, place in places if place != squares]
        return found

    def moves(self) -> list[MoveObject]:
        """Returns every legal move of the player to act."""
        if self.over:
            return []
        if self.step == "card":
            return [{"card": kind} for kind in sorted(set(self.hand()))]
        if self.step == "choose":
            return self.choices()
        return [{"place": name, "squares": listed(place)} for name, place in self.places()] or [{"pass": True}]

    def choices(self) -> list[MoveObject]:
        """Returns what the card just played asks for; nothing if it asks nothing or cannot be done."""
        if self.card == "draw2":
            return [{"card": kind} for kind in sorted(set(self.drawn))]
        if self.card == "wild":
            return [{"colour": colour} for colour in COLOURS if self.by_colour(colour)]
        if self.card == "recycle":
            return [{"recycle": c, "piece": name} for c in self.own_colours() for name in self.names_on_board(c)]
        if self.card == "warp":
            return [{"warp": c, "piece": name, "squares": listed(place)} for c, name, place in self.warps()]
        return []

    def play(self, move: MoveObject) -> None:
        """A legal move, and everything that then follows without a choice."""
        if "card" in move and self.step == "card":
            self.hand().remove(move["card"])
            self._play_card(move["card"])
        elif "card" in move:
            self._choose_drawn(move["card"])
        elif "colour" in move:
            self._name(move["colour"])
        elif "recycle" in move:
            self._recycle(move["recycle"], move["piece"])
        elif "warp" in move:
            self._warp(move["warp"], move["piece"], move["squares"])
        elif "place" in move:
            self._place(move["place"], frozenset((row, column) for row, column in move["squares"]))
        else:
            self._pass()

    def _play_card(self, kind: str) -> None:
        """BS-21: onto the discard pile; it does what it says, or nothing if it cannot."""
        self.happened[f"card {kind}"] += 1
        self.discards[self.owner()].append(kind)
        self.card = kind
        if kind == "reverse":
            self.direction = -self.direction
        if kind == "draw2":
            deck = self.decks[self.owner()]
            self.drawn = [deck.pop(0) for _ in range(min(2, len(deck)))]
            self.happened[f"BS-32 Draw 2 draws {len(self.drawn)}"] += 1
        if kind == "edge" and not self.by_edge_contact():
            self.card = None
            self.happened["BS-38 Edge to Edge is impossible"] += 1
        if kind in ("wild", "recycle", "warp") and not self.choices():
            self.happened[f"BS-21 {kind} cannot be done"] += 1
        self.step = "choose" if self.choices() else "place"

    def _choose_drawn(self, kind: str) -> None:
        """BS-32: one of the two is played, the other goes under the draw pile."""
        self.drawn.remove(kind)
        self.decks[self.owner()] += self.drawn
        self.drawn = []
        if kind == "draw2":
            self.happened["BS-32 Draw 2 after Draw 2"] += 1
        self._play_card(kind)

    def _name(self, colour: str) -> None:
        """BS-33."""
        whose = "its own" if colour == self.colour else "another"
        self.happened[f"BS-33 Wild names {whose} colour"] += 1
        self.named = colour
        self.step = "place"

    def _recycle(self, colour: str, name: str) -> None:
        """BS-35: the piece goes back into the supply."""
        if colour != self.colour:
            self.happened["BS-51 Recycle of the other own colour"] += 1
        if not self.unplayed(colour):
            self.happened["BS-25 Recycle brings a colour back"] += 1
        self.pieces = [piece for piece in self.pieces if piece[:2] != (colour, name)]
        if not self.names_on_board(colour):
            self.happened["BS-35 Recycle of the only piece"] += 1
        self.step = "place"

    def _warp(self, colour: str, name: str, squares: list[list[int]]) -> None:
        """BS-36; BS-42: the piece keeps its place in the order."""
        moved = (colour, name, frozenset((row, column) for row, column in squares))
        self.pieces = [moved if piece[:2] == (colour, name) else piece for piece in self.pieces]
        self.step = "place"

    def _place(self, name: str, squares: Squares) -> None:
        opening = self.is_opening()
        if not opening and not self.names_on_board(self.colour) and self.named in (None, self.colour):
            whose = "own" if CORNERS[self.colour] in squares else "other"
            self.happened[f"BS-35 from the {whose} corner again"] += 1
        if self.step == "second":
            self.happened["BS-37 a second piece"] += 1
        self.pieces.append((self.colour, name, squares))
        self.passes = []
        if self.card == "double" and self.step == "place":
            self.step, self.first = "second", squares
            if self.places():
                return
            self.happened["BS-37 no second piece"] += 1
        self._draw(opening)
        self._end_turn()

    def _pass(self) -> None:
        """BS-23, BS-40: nothing was placed."""
        self.happened["BS-23 pass"] += 1
        if not self.names_on_board(self.colour):
            self.happened["BS-35 pass without a free corner"] += 1
        if self.colour not in self.passes:
            self.passes.append(self.colour)
        self._draw(opening=False)
        self._end_turn()

    def _draw(self, opening: bool) -> None:
        """BS-11, BS-24, BS-51: one card, after a first piece until the hand has two."""
        if self.owner() not in self.decks:
            return
        deck = self.decks[self.owner()]
        for _ in range(2 - len(self.hand()) if opening else 1):
            if deck:
                self.hand().append(deck.pop(0))
            else:
                self.happened["BS-24 nothing to draw"] += 1

    def takes_turns(self, colour: str) -> bool:
        """BS-25."""
        return bool(self.unplayed(colour))

    def after(self, colour: str) -> str:
        """BS-1, BS-25, BS-31: the next colour that takes a turn."""
        while True:
            colour = COLOURS[(COLOURS.index(colour) + self.direction) % 4]
            if self.takes_turns(colour):
                return colour
            self.happened["BS-25 a colour takes no turn"] += 1

    def _end_turn(self) -> None:
        skips = self.card == "skip"
        self.card, self.named, self.first = None, None, frozenset()
        if self.seats == 3 and self.colour == "green":
            self.shared_next = (self.shared_next + 1) % 3
        if all(colour in self.passes for colour in COLOURS if self.takes_turns(colour)):
            self.over = True
            self.happened["BS-40 everybody passed" if self.passes else "BS-40 everything is placed"] += 1
            return
        self.colour = self.after(self.colour)
        if skips:
            if self.seats == 3 and self.colour == "green":
                self.happened["BS-60 the shared colour is skipped"] += 1
            self.colour = self.after(self.colour)
        self.step = "card" if self.hand() and not self.is_opening() else "place"

    def score_of_colour(self, colour: str) -> int:
        """BS-41, BS-42."""
        squares = sum(SIZES[name] for name in self.unplayed(colour))
        if not self.advanced:
            return squares
        single_last = self.names_on_board(colour)[-1:] == ["1"]
        return -squares + (15 if not squares else 0) + (5 if single_last else 0)

    def scores(self) -> tuple[int, ...]:
        """BS-52, BS-62: of two colours the worse one counts, the shared one not at all."""
        scores = [self.score_of_colour(colour) for colour in COLOURS]
        if self.seats == 2:
            worse = min if self.advanced else max
            return worse(scores[0], scores[2]), worse(scores[1], scores[3])
        return tuple(scores[: self.seats])

    def winners(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        scores = self.scores()
        best = max(scores) if self.advanced else min(scores)
        return tuple(seat for seat, score in enumerate(scores) if score == best)

    def position(self) -> dict[str, Any]:
        """Everything on the table, hidden or not."""
        return {
            "to_act": self.to_act(),
            "colour": self.colour,
            "step": self.step,
            "direction": self.direction,
            "board": self.board(),
            "pieces": [{"colour": c, "piece": name, "squares": listed(squares)} for c, name, squares in self.pieces],
            "hands": self.hands,
            "decks": self.decks,
            "discards": self.discards,
            "pending": self.pending(),
            "passes": self.passes,
            "shared_next": self.shared_next if self.seats == 3 else None,
        } | ({"winners": list(self.winners())} if self.over else {})

    def board(self) -> list[str]:
        letters = {square: colour[0] for colour, _, squares in self.pieces for square in squares}
        return ["".join(letters.get((row, column), ".") for column in range(20)) for row in range(20)]

    def pending(self) -> dict[str, Any] | None:
        """Returns the card of this turn for as long as something of it is still to come."""
        if self.card is None or (self.step == "place" and self.card in ("reverse", "draw2", "recycle", "warp")):
            return None
        if self.step == "place" and self.card == "wild" and self.named is None:
            return None
        shown: dict[str, Any] = {"card": self.card}
        if self.drawn:
            shown["drawn"] = self.drawn
        if self.named:
            shown["colour"] = self.named
        if self.first:
            shown["first"] = listed(self.first)
        return shown


def from_position(given: dict[str, Any], options: dict[str, Any], seats: int) -> SlowBlokus:
    """Returns a slow table with this position on it."""
    slow = SlowBlokus(options, seats, given["decks"])
    slow.colour, slow.step, slow.direction = given["colour"], given["step"], given["direction"]
    slow.pieces = [(p["colour"], p["piece"], frozenset(map(tuple, p["squares"]))) for p in given["pieces"]]
    slow.hands = {owner: list(cards) for owner, cards in given["hands"].items()}
    slow.discards = {owner: list(cards) for owner, cards in given["discards"].items()}
    slow.passes = list(given["passes"])
    slow.shared_next = given["shared_next"] or 0
    slow.over = given["to_act"] is None
    pending = given["pending"] or {}
    slow.card, slow.drawn = pending.get("card"), list(pending.get("drawn") or [])
    slow.named = pending.get("colour")
    slow.first = frozenset((row, column) for row, column in pending.get("first") or [])
    return slow
