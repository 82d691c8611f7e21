"""The pairings of a tournament: round robin, or Swiss system, which pairs contestants with similar points."""

import math
from collections.abc import Sequence
from itertools import combinations

Pair = tuple[int, int]

BYE = -1  # the opponent of the contestant who has a round off


def round_robin(contestants: int) -> list[Pair]:
    """Returns every pair of contestants once."""
    return list(combinations(range(contestants), 2))


def rounds_needed(contestants: int) -> int:
    """Returns the rounds of the Swiss system after which at most one contestant has won every meeting."""
    return math.ceil(math.log2(contestants))


def rounds_possible(contestants: int) -> int:
    """Returns how many rounds can be paired, whatever their results, without any two contestants meeting twice.

    With an even number of contestants each then has at least half of them left to meet, which by Dirac's theorem
    is enough for a way to pair all of them. A bye makes an odd number even.
    """
    return (contestants + 1) // 2


def swiss_round(points: Sequence[float], met: set[Pair]) -> list[Pair]:
    """Returns the pairs of the next round; with an odd number of contestants the lowest that can has a bye.

    The highest is paired with the next one it has not met. Contestants left over swap partners with a pair; by the
    theorem above there is always such a pair.
    """
    line: list[int] = sorted(range(len(points)), key=lambda number: (-points[number], number))
    line += [BYE] * (len(line) % 2)
    left, pairs = list(line), list[Pair]()
    alone: list[int] = []
    while left:
        first = left.pop(0)
        other = next((number for number in left if not _has_met(met, first, number)), None)
        if other is None:
            alone.append(first)
        else:
            left.remove(other)
            pairs.append((first, other))
    for one, other in zip(alone[::2], alone[1::2], strict=True):
        _make_room(pairs, met, one, other)
    return sorted((_ordered(*pair) for pair in pairs), key=lambda pair: min(map(line.index, pair)))


def _make_room(pairs: list[Pair], met: set[Pair], one: int, other: int) -> None:
    """Breaks up the lowest pair whose two can be paired with these two instead."""
    for place in reversed(range(len(pairs))):
        for first, second in (pairs[place], pairs[place][::-1]):
            if not _has_met(met, one, first) and not _has_met(met, other, second):
                pairs[place : place + 1] = [(one, first), (other, second)]
                return
    raise ValueError("more rounds than can be paired")


def _has_met(met: set[Pair], one: int, other: int) -> bool:
    return _ordered(one, other) in met


def _ordered(one: int, other: int) -> Pair:
    """Returns the pair with the smaller number first; a bye comes last."""
    if BYE in (one, other):
        return max(one, other), BYE
    return min(one, other), max(one, other)
