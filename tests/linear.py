"""Proves that a regular expression does work in proportion to the text, or says what stands in the way.

Only two things make a backtracking matcher do more. Inside a repeat without a bound, one sign may be read in two ways:
then every such sign doubles the tries, or adds as many as were made before. Or a search begins anew inside what an
earlier try has read in a repeat before it failed. Positions and what may follow each are found as by Glushkov.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

parser: Any = re._parser  # type: ignore[attr-defined]

FEW = 16  # a repeat of no more is no loop: it multiplies the work by a number that does not grow
WIDEST = 64  # signs that may be looked ahead or behind
ALPHABET = [*map(chr, range(128)), *"éÞßſK٣²\u00a0\u2003漢Ωж\ud800"]


class NotProven(Exception):  # noqa: N818 - it may be linear all the same
    """What could not be proven of a pattern."""


class Positions:
    """The signs of a pattern, numbered; what each matches, what may follow it, and whether a repeat holds it."""

    def __init__(self, pattern: str | bytes, flags: int) -> None:
        self.matches: list[frozenset[str]] = []
        self.follow: list[set[int]] = []
        self.twice: set[int] = set()  # those that one position follows in two ways
        self.loops: list[set[int]] = []  # the positions of each repeat without a bound
        self.failing: list[set[int]] = []  # of those after which a match can still fail
        tree = parser.parse(pattern, flags)
        self.flags = flags | tree.state.flags
        _, self.first, _ = self.sequence(list(tree), True)
        self.prefix = list(self.leading(list(tree)))
        self.is_anchored = bool(tree) and str(tree[0][0]) == "AT" and "BEGINNING" in str(tree[0][1])

    def sequence(self, items: list[Any], is_end: bool) -> tuple[bool, set[int], set[int]]:
        """Returns whether it matches nothing, and where it begins and ends."""
        nullable, first, last = True, set[int](), set[int]()
        for number, item in enumerate(items):
            rest_may_fail = not is_end or any(not self.is_nullable(later) for later in items[number + 1 :])
            empty, begins, ends = self.item(item, not rest_may_fail)
            self.link(last, begins)
            first |= begins if nullable else set()
            last = last | ends if empty else ends
            nullable = nullable and empty
        return nullable, first, last

    def link(self, last: set[int], first: set[int]) -> None:
        """Lets some positions be followed by others."""
        for position in last:
            self.twice |= self.follow[position] & first
            self.follow[position] |= first

    def leading(self, items: list[Any]) -> Iterator[frozenset[str]]:
        """Yields what each of the signs must be with which every match begins."""
        for item in items:
            if str(item[0]) not in ("LITERAL", "NOT_LITERAL", "IN", "ANY"):
                return
            yield frozenset(sign for sign in ALPHABET if self.fits(str(item[0]), item[1], sign))

    def is_nullable(self, item: Any) -> bool:
        """Returns whether an item always matches, if need be nothing."""
        return bool(parser.SubPattern(parser.State(), [item]).getwidth()[0] == 0) and str(item[0]) not in (
            "AT",
            "ASSERT",
            "ASSERT_NOT",
        )

    def item(self, item: Any, is_end: bool) -> tuple[bool, set[int], set[int]]:
        kind, value = str(item[0]), item[1]
        if kind in ("LITERAL", "NOT_LITERAL", "IN", "ANY", "CATEGORY"):
            self.matches.append(frozenset(sign for sign in ALPHABET if self.fits(kind, value, sign)))
            self.follow.append(set())
            return False, {len(self.matches) - 1}, {len(self.matches) - 1}
        if kind == "SUBPATTERN":
            return self.sequence(list(value[3]), is_end)
        if kind == "ATOMIC_GROUP":
            return self.sequence(list(value), is_end)
        if kind == "BRANCH":
            found = [self.sequence(list(branch), is_end) for branch in value[1]]
            if sum(f[0] for f in found) > 1:
                raise NotProven("nothing can be read in two ways")
            return any(f[0] for f in found), set().union(*(f[1] for f in found)), set().union(*(f[2] for f in found))
        if kind in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"):
            return self.repeat(*value, is_end=is_end)
        if kind == "AT":
            return True, set(), set()
        if kind in ("ASSERT", "ASSERT_NOT"):
            if value[1].getwidth()[1] > WIDEST:
                raise NotProven("looks too far ahead or behind")
            return True, set(), set()
        raise NotProven(f"{kind} is not understood")

    def repeat(self, least: int, most: Any, body: Any, *, is_end: bool) -> tuple[bool, set[int], set[int]]:
        begin = len(self.matches)
        empty, first, last = self.sequence(list(body), False)
        if most == 1:
            return True if least == 0 else empty, first, last
        self.link(last, first)
        if most == parser.MAXREPEAT or most > FEW:
            if empty:
                raise NotProven("repeats what may be nothing")
            self.loops.append(set(range(begin, len(self.matches))))
            if not is_end:
                self.failing.append(self.loops[-1])
        return empty or least == 0, first, last

    def fits(self, kind: str, value: Any, sign: str) -> bool:
        """Whether a sign is one of those that stand at a position, in either case where that does not matter."""
        signs = {sign, sign.lower(), sign.upper(), sign.casefold()} if self.flags & re.IGNORECASE else {sign}
        return any(len(one) == 1 and self.is_in(kind, value, one) for one in signs)

    def is_in(self, kind: str, value: Any, sign: str) -> bool:
        if kind == "LITERAL":
            return bool(ord(sign) == value)
        if kind == "NOT_LITERAL":
            return bool(ord(sign) != value)
        if kind == "ANY":
            return sign != "\n" or bool(self.flags & re.DOTALL)
        if kind == "RANGE":
            return bool(value[0] <= ord(sign) <= value[1])
        if kind == "CATEGORY":
            name = str(value).removeprefix("CATEGORY_")
            letter = {"DIGIT": "d", "SPACE": "s", "WORD": "w"}[name.removeprefix("NOT_")]
            ascii_only = self.flags & re.ASCII
            found = re.match(rf"\{letter}", sign, ascii_only) is not None
            return found != name.startswith("NOT_")
        is_negative = bool(value) and str(value[0][0]) == "NEGATE"
        return any(self.is_in(str(k), v, sign) for k, v in value[is_negative:]) != is_negative


def obstacles(pattern: str | bytes, flags: int = 0, *, is_search: bool = True) -> Iterator[str]:
    """Why a pattern may do more work than the text is long; nothing where it is proven that it does not."""
    try:
        found = Positions(pattern, flags)
    except NotProven as reason:
        yield str(reason)
        return
    for loop in found.loops:
        if loop & found.twice:
            yield "a repeat within a repeat can be left in two ways"
        for position in loop:  # where both signs lie behind the repeat, it has been left, and only once
            for one, other in combinations(sorted(found.follow[position]), 2):
                both = found.matches[one] & found.matches[other]
                if both and {one, other} & loop:
                    yield f"{min(both)!r} can be read in two ways within a repeat"
    if is_search and not found.is_anchored:
        begins = frozenset[str]().union(*(found.matches[position] for position in found.first))
        for loop in found.failing:
            held = frozenset[str]().union(*(found.matches[position] for position in loop))
            # a match that begins with a sign which the repeat never holds begins anew behind what the repeat has read
            if begins & held and all(sign & held for sign in found.prefix):
                yield f"a search begins anew at {min(begins & held)!r} within a repeat"
