"""The expert of Cross Rummy: judges every move by what its rack may become and what others could lay after it."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from bordspil.games.cross_rummy.bots.analysis import Turn, lay, points
from bordspil.games.cross_rummy.bots.dead_tiles import Kept, Lookout
from bordspil.games.cross_rummy.bots.draw_potential import Prospects, Race
from bordspil.games.cross_rummy.bots.players import CLOSE, Player, give_best
from bordspil.games.cross_rummy.bots.threat import Danger, Threat
from bordspil.games.cross_rummy.bots.win_estimate import Footprint, estimate, measures
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.notation import Choice, Draw, Lay, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.tiles import DRAW3, PASS2
from bordspil.games.cross_rummy.rules.view import determinize
from bordspil.games.cross_rummy.solver import largest_lay
from bordspil.games.cross_rummy.solver.largest_lay import Layout

WORLDS = 8  # guesses at what others hold
FIRST, MORE, LAST = 4, 4, 1024  # steps of a question in the first round, how many times more in each next, the most
SEARCHING = 0.25  # the part of the effort that goes to the own rack alone
HALF = 0.5  # of the guesses
ENOUGH = 0.85  # the part after which it is decided; the rest is left for a tidy Lay


class Option(Struct, frozen=True):
    """A move, the chance to win after it, and the measures that say so."""

    move: Choice
    chance: float
    measures: tuple[float, ...]


class Weighing:
    """One turn: the best Lay, and what every move worth a thought leads to."""

    def __init__(self, turn: Turn, cap: int | None = None, kept: Kept | None = None) -> None:
        self.turn, self.view = turn, turn.view
        self.effort = turn.effort(cap)
        self.lookout = Lookout(turn.problem, self.effort, turn.rng.getrandbits(32))
        self.footing, self.found = self.lookout.search(SEARCHING, kept)
        self.seen = Footprint(
            rack=len(turn.rack),
            actions=len(turn.rack) - len(turn.numbers),
            open=self.view.open,
            mine=self.view.founded[self.view.seat or 0] is not None,
            theirs=all(self.view.founded[seat] is not None for seat in turn.others),
            bag=self.view.bag,
        )
        self.dangers: dict[Choice | None, Danger] = {}  # after a move that changes what others can do; None: here

    def goes_out(self) -> bool:
        """CR-50: whether the best Lay empties the rack."""
        return self.found is not None and self.found.tiles == len(self.turn.rack)

    def look(self) -> None:
        """Finds out what may come and what others could lay, with more and more steps as long as there is time."""
        turn = self.turn
        unseen = Counter(turn.unseen())
        self.prospects = Prospects(self.lookout, self.footing, turn.pool, unseen, len(turn.others))
        threats = self._threats()
        steps = FIRST
        while steps <= LAST:
            for threat in threats.values():
                threat.refine(steps, ENOUGH)
            if not self.prospects.refine(steps, ENOUGH):
                break
            steps *= MORE
        self.dangers = {move: threat.danger() for move, threat in threats.items()}

    def _threats(self) -> dict[Choice | None, Threat]:
        """Others after each move that changes what they can do, and as things are."""
        turn, view = self.turn, self.view
        worlds = [determinize(view, turn.rng) for _ in range(WORLDS)]
        moves: list[Choice | None] = [None]
        if view.stage == "turn" and self.found is not None:
            moves.append(lay(self.found))
        if view.stage == "turn" and DRAW3 in turn.rack and view.bag:
            moves.append(PlayDraw3(turn.nearest()))
        found = {}
        for move in moves:
            after = worlds if move is None else [game.play(world, move) for world in worlds]
            if after[0].stage == view.stage:
                found[move] = Threat(after, view.seat or 0, self.effort, turn.rng.getrandbits(32))
        return found

    def options(self) -> list[Option]:
        """Every move worth a thought."""
        seen, prospects, here = self.seen, self.prospects, self.dangers[None]
        more, wait = replace(seen, rack=seen.rack + 1), prospects.wait()
        found = [option(Take(kind), more, prospects.take(kind), here) for kind in prospects.takes]
        if DRAW3 in self.turn.pool:
            found.append(option(Take(DRAW3), replace(more, actions=seen.actions + 1), wait, here))
        if self.view.bag and prospects.weights.any() and self._needs_luck():
            found.append(self._draw(more, here))
        for move, danger in self.dangers.items():
            if isinstance(move, Lay) and self.found is not None:
                after = replace(seen, rack=seen.rack - self.found.tiles, mine=True, open=seen.open or seen.theirs)
                found.append(option(move, after, wait, danger))
            elif isinstance(move, PlayDraw3):
                found.append(option(move, replace(seen, rack=seen.rack - 1, actions=seen.actions - 1), wait, danger))
        return found

    def _needs_luck(self) -> bool:
        """Whether every tile of the pool would be dead: only then is a tile unseen better than one that is known."""
        prospects = self.prospects
        return all(prospects.one[kind] > self.footing.dead for kind in prospects.takes)

    def _draw(self, seen: Footprint, danger: Danger) -> Option:
        """CR-21: the mean over the tiles that may come."""
        races = [(share, measures(seen, race, danger)) for share, race in self.prospects.draw()]
        whole = sum(share for share, _ in races)
        chance = sum(share * estimate(numbers) for share, numbers in races) / whole
        columns = zip(*(numbers for _, numbers in races), strict=True)
        shares = [share / whole for share, _ in races]
        mean = (sum(share * number for share, number in zip(shares, column, strict=True)) for column in columns)
        return Option(Draw(), chance, tuple(mean))

    def chance(self) -> float:
        """The chance to win, against one other, by the best move."""
        if self.goes_out() and self.view.stage == "turn":
            return 1.0
        if not self.dangers:
            self.look()
        waiting = option(Skip(), self.seen, self.prospects.wait(), self.dangers[None])
        found = self.options() if self.view.stage == "turn" else []
        return max(one.chance for one in [*found, waiting])

    def keep(self, move: Choice) -> Kept:
        """What a turn later may be of use after a move."""
        footing = self.footing
        if isinstance(move, Take) and move.kind in self.prospects.takes:
            footing = self.prospects.feet[self.prospects.takes.index(move.kind)]
        return Kept(self.turn.problem, footing.ground)

    def tidied(self, found: Layout) -> Choice:
        """The Lay, with fewer old tiles moved where there is time."""
        return lay(largest_lay.tidy(self.lookout.field, self.effort, found))


def option(move: Choice, seen: Footprint, race: Race, danger: Danger) -> Option:
    """A move after which this is seen."""
    numbers = measures(seen, race, danger)
    return Option(move, estimate(numbers), numbers)


def rather_skips(here: Danger, after: Danger, mine: float, theirs: float) -> bool:
    """CR-52: whether a Lay would let others go out who could not without it, while a blocked game is won by points."""
    return after.out - here.out >= HALF and mine < theirs


class Expert(Player):
    """Plays the move with the best chance.

    `cap` is the most steps it takes for that. `haste` is how often it founds a group only because it can: it does not
    see then that nobody gets at the groups of others as long as it waits (CR-35).
    """

    def __init__(self, seed: int, cap: int | None = None, haste: float = 0.0) -> None:
        super().__init__(seed)
        self.cap, self.haste = cap, haste
        self.kept: Kept | None = None

    def play(self, turn: Turn) -> Choice:
        return self.decide(Weighing(turn, self.cap, self.kept))

    def decide(self, weighing: Weighing) -> Choice:
        """The move of a turn."""
        turn, found = weighing.turn, weighing.found
        if found is not None and (weighing.goes_out() or self.must_lay(weighing)):
            return weighing.tidied(found)
        if not turn.view.bag and not turn.pool:
            return self.finish(weighing)
        if PASS2 in turn.rack and weighing.footing.dead >= 2:
            return PlayPass2()
        weighing.look()
        options = weighing.options()
        move = self.pick(options) if options else turn.draw_any()
        self.kept = weighing.keep(move)
        return weighing.tidied(found) if found is not None and isinstance(move, Lay) else move

    def is_hasty(self, turn: Turn) -> bool:
        """Whether it founds now if it can."""
        view = turn.view
        return view.founded[view.seat or 0] is None and self.rng.random() < self.haste

    def must_lay(self, weighing: Weighing) -> bool:
        """When it cannot wait to found, and before somebody else ends a game of a series (CR-51)."""
        turn = weighing.turn
        if self.is_hasty(turn):
            return True
        return turn.view.games > 1 and weighing.footing.dead > 1 and turn.fewest() <= CLOSE

    def finish(self, weighing: Weighing) -> Choice:
        """CR-24: the move when there is nothing left to draw."""
        turn, found = weighing.turn, weighing.found
        if found is None:
            return turn.action() or Skip()
        weighing.look()
        mine, theirs = sum(map(points, turn.rack)), sum(map(points, turn.unseen())) / len(turn.others)
        if rather_skips(weighing.dangers[None], weighing.dangers[lay(found)], mine, theirs):
            return Skip()
        return weighing.tidied(found)

    def pick(self, options: list[Option]) -> Choice:
        """The best of some moves."""
        return max(options, key=lambda one: one.chance).move

    def give(self, turn: Turn) -> Choice:
        return give_best(turn)
