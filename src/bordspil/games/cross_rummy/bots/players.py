"""The players of Cross Rummy, from one that extends lines to one that holds back for one great Lay."""

from collections import Counter
from itertools import combinations
from random import Random

from bordspil.core.bot import Budget
from bordspil.games.cross_rummy.bots.analysis import Tiles, Turn, lay, points
from bordspil.games.cross_rummy.rules import sampling
from bordspil.games.cross_rummy.rules.notation import Choice, Draw, Lay, Pass, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.tiles import DRAW3, NUMBERS, PASS2
from bordspil.games.cross_rummy.rules.view import View
from bordspil.games.cross_rummy.solver.largest_lay import Layout

CLOSE = 4  # tiles on an opponent's rack at which it may go out at any moment
GLANCE = 450  # steps of the search of an attentive player
LOOKS = 6  # tiles that may be drawn, each of them searched
FAVOURITES = 3  # tiles of the pool that are searched with them


class Player:
    """Answers Pass Two, and leaves the choice of a turn to its subclasses."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Choice:
        turn = Turn(view, budget, self.rng)
        return self.give(turn) if view.stage == "passing" else self.play(turn)

    def give(self, turn: Turn) -> Choice:
        """CR-40: passes on any tiles."""
        return Pass(tuple(sorted(self.rng.sample(turn.rack, min(2, len(turn.rack))))))

    def play(self, turn: Turn) -> Choice:
        """Returns the move of a turn."""
        raise NotImplementedError


class Learner(Player):
    """Lays lines from the rack and adds to lines as they lie; rearranges the table only now and then.

    `attention` is how often it does. Without it, it also forgets to lay at times, and takes whatever lies in the pool.
    """

    def __init__(self, seed: int, attention: float) -> None:
        super().__init__(seed)
        self.attention = attention

    def play(self, turn: Turn) -> Choice:
        if self.rng.random() < self.attention:
            return attentive(turn)
        lays = [Lay(table) for table in sampling.sample_lays(turn.problem)]
        if lays and self.rng.random() < 0.8:
            return max(lays, key=lambda move: len(move.table))
        if (action := turn.action()) is not None and self.rng.random() < 0.5:
            return action
        if turn.pool and self.rng.random() < 0.5:
            return Take(self.rng.choice(turn.pool))
        return turn.draw_any()


class Greedy(Player):
    """The yardstick `greedy`: lays the most tiles it can find, else draws."""

    def play(self, turn: Turn) -> Choice:
        if (found := turn.lay_most()) is not None:
            return lay(found)
        return turn.action() or turn.draw_any()


class Attentive(Learner):
    """Also knows which tiles it cannot use, and passes those on."""

    def give(self, turn: Turn) -> Choice:
        return Pass(least(turn, turn.rack))


def attentive(turn: Turn) -> Choice:
    """Returns the Lay of a short search, else an action, else the tile of the pool that is nearest to a line."""
    if (found := turn.lay_most(cap=GLANCE)) is not None:
        return lay(found)
    if (action := turn.action()) is not None:
        return action
    numbers = [kind for kind in turn.pool if kind < NUMBERS]
    if not numbers:
        return turn.draw_any()
    mine = Counter(turn.rack)
    return Take(max(numbers, key=lambda kind: turn.nearness(kind, mine)))


class Strong(Player):
    """Lays the most tiles it can find in the whole time, else takes the tile with which it could lay the most."""

    def play(self, turn: Turn) -> Choice:
        if (found := turn.lay_most(0.6)) is not None:
            return lay(found)
        return turn.action() or best_take(turn, len(turn.numbers))

    def give(self, turn: Turn) -> Choice:
        return give_best(turn)


class Patient(Player):
    """Holds its tiles back until it can go out, unless another player is about to."""

    def play(self, turn: Turn) -> Choice:
        found = turn.lay_most(0.4)
        dead = len(turn.numbers) - (found.tiles if found else 0)
        if found is not None and found.tiles == len(turn.rack):
            return lay(found)
        if not turn.view.bag and not turn.pool:
            return lay(found) if found else turn.action() or Skip()
        close = turn.fewest() <= CLOSE
        if (action := self.act(turn, dead, close)) is not None:
            return action
        if found is not None and close and dead > 1 and turn.view.games > 1:
            return lay(found)
        return self.hold(turn, found, dead)

    def act(self, turn: Turn, dead: int, close: bool) -> Choice | None:
        """Plays Draw Three when it hurts most or is in the way, Pass Two while the rack has dead tiles."""
        if DRAW3 in turn.rack and turn.view.bag and (close or dead <= 1 or turn.view.bag <= 12):
            return PlayDraw3(turn.nearest())
        if PASS2 in turn.rack and (dead >= 2 or dead + turn.rack.count(PASS2) == len(turn.rack) - len(turn.numbers)):
            return PlayPass2()
        return None

    def hold(self, turn: Turn, found: Layout | None, dead: int) -> Choice:
        """Takes a tile that brings going out nearer; without such a tile it lays, which costs nothing then."""
        after, move = best_draw(turn, dead)
        if found is not None and after > dead:
            return lay(found)
        return move

    def give(self, turn: Turn) -> Choice:
        return give_best(turn)


def best_take(turn: Turn, dead: int) -> Choice:
    """Returns the move of `best_draw`."""
    return best_draw(turn, dead)[1]


def best_draw(turn: Turn, dead: int) -> tuple[float, Choice]:
    """Returns the draw after which the fewest tiles are expected to be dead, and how many those are.

    The turn after counts most: another tile of the pool, or the one that fills it up, may be taken then.
    """
    kinds = sorted({kind for kind in turn.pool if kind < NUMBERS})
    pairs = list(combinations(kinds, 2))
    samples = turn.rng.choices(turn.unseen(), k=LOOKS) if turn.view.bag else []
    questions = len(kinds) + len(pairs) + (1 + FAVOURITES) * len(samples)
    turn.expect(questions, 0.8)
    alone = {kind: turn.dead((*turn.rack, kind)) for kind in kinds}
    paired = {pair: turn.dead((*turn.rack, *pair)) for pair in pairs}
    following = {kind: min([n for pair, n in paired.items() if kind in pair], default=alone[kind]) for kind in kinds}
    options: list[tuple[float, float, int, Choice]] = []
    for place, kind in enumerate(sorted(kinds, key=lambda kind: (2 * following[kind] + alone[kind], points(kind)))):
        then = float(following[kind])
        if samples and place < FAVOURITES:
            then = sum(min(then, turn.dead((*turn.rack, kind, more))) for more in samples) / len(samples)
        options.append((then + alone[kind] / 2, alone[kind], points(kind), Take(kind)))
    if samples:
        drawn = [turn.dead((*turn.rack, kind)) + (kind >= NUMBERS) for kind in samples]
        mean = sum(drawn) / len(drawn)
        nearer = max(0, dead - min(alone.values(), default=dead))
        options.append((mean - nearer + mean / 2, mean, 7, Draw()))
    if not options:
        return dead + 1.0, turn.draw_any()
    best = min(options, key=lambda option: (option[0], option[2]))
    return best[1], best[3]


def give_best(turn: Turn) -> Choice:
    """CR-40: passes on the tiles farthest from every line; a Pass Two first, since it costs a turn."""
    if len(turn.rack) <= 2:
        return Pass(turn.rack)
    over = turn.left_over(turn.lay_most(0.4))
    given = [kind for kind in turn.rack if kind == PASS2][:2]
    mine = Counter(turn.rack)
    given += sorted(over, key=lambda kind: (turn.nearness(kind, mine), -points(kind)))[: 2 - len(given)]
    while len(given) < 2:
        given.append(_needed_least(turn, given))
    return Pass(tuple(sorted(given)))


def _needed_least(turn: Turn, given: list[int]) -> int:
    """Returns the number tile whose loss leaves the fewest others dead."""
    rest = Counter(turn.rack)
    rest.subtract(given)
    kinds = sorted(kind for kind, count in rest.items() if count and kind < NUMBERS) or sorted((+rest).elements())
    turn.expect(len(kinds), 0.4)
    losses = {}
    for kind in kinds:
        without = tuple((rest - Counter([kind])).elements())
        losses[kind] = (turn.dead(without), -points(kind))
    return min(kinds, key=lambda kind: losses[kind])


def least(turn: Turn, rack: Tiles) -> Tiles:
    """Returns the two tiles that are farthest from every line."""
    mine = Counter(rack)
    ranked = sorted(rack, key=lambda kind: turn.nearness(kind, mine) if kind < NUMBERS else 1.0)
    return tuple(sorted(ranked[:2]))
