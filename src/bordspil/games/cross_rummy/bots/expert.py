"""The expert of Cross Rummy: estimates the chance to win after every move, by dead tiles and threats."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from bordspil.games.cross_rummy.bots.analysis import Turn, lay, points
from bordspil.games.cross_rummy.bots.dead_tiles import DeadTileSearch, KeptTable
from bordspil.games.cross_rummy.bots.draw_potential import DrawPotential, Forecast
from bordspil.games.cross_rummy.bots.players import CLOSE, Player, give_best
from bordspil.games.cross_rummy.bots.threat import Threat, ThreatSearch
from bordspil.games.cross_rummy.bots.win_estimate import PublicState, estimate, features
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.notation import Choice, Draw, Lay, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.tiles import DRAW3, PASS2
from bordspil.games.cross_rummy.rules.view import determinize
from bordspil.games.cross_rummy.solver import largest_lay
from bordspil.games.cross_rummy.solver.largest_lay import Layout

DETERMINIZATIONS = 8  # of the racks that others hold
FIRST, MORE, LAST = 4, 4, 1024  # steps of a search in the first round, their factor from round to round, and the most
SEARCHING = 0.25  # the part of the effort for the player's own rack alone
HALF = 0.5  # of the determinizations
ENOUGH = 0.85  # the part after which the move is chosen; the rest is left for a Lay that moves fewer tiles


class Option(Struct, frozen=True):
    """A move, its estimated chance to win, and the features of the estimate."""

    move: Choice
    chance: float
    features: tuple[float, ...]


class TurnSearch:
    """The search of one turn: the best Lay, and the chance to win after every move that is considered."""

    def __init__(self, turn: Turn, cap: int | None = None, kept: KeptTable | None = None) -> None:
        self.turn, self.view = turn, turn.view
        self.effort = turn.effort(cap)
        self.dead_tiles = DeadTileSearch(turn.problem, self.effort, turn.rng.getrandbits(32))
        self.placement, self.found = self.dead_tiles.search(SEARCHING, kept)
        self.seen = PublicState(
            rack=len(turn.rack),
            actions=len(turn.rack) - len(turn.numbers),
            open=self.view.open,
            mine=self.view.founded[self.view.seat or 0] is not None,
            theirs=all(self.view.founded[seat] is not None for seat in turn.others),
            bag=self.view.bag,
        )
        self.threats: dict[Choice | None, Threat] = {}  # after a move that changes what others can do; None: here

    def goes_out(self) -> bool:
        """CR-50: returns whether the best Lay empties the rack."""
        return self.found is not None and self.found.tiles == len(self.turn.rack)

    def look_ahead(self) -> None:
        """Searches possible draws and the racks of others, with more and more steps as long as there is time."""
        turn = self.turn
        unseen = Counter(turn.unseen())
        self.potential = DrawPotential(self.dead_tiles, self.placement, turn.pool, unseen, len(turn.others))
        searches = self._threat_searches()
        steps = FIRST
        while steps <= LAST:
            for search in searches.values():
                search.refine(steps, ENOUGH)
            if not self.potential.refine(steps, ENOUGH):
                break
            steps *= MORE
        self.threats = {move: search.threat() for move, search in searches.items()}

    def _threat_searches(self) -> dict[Choice | None, ThreatSearch]:
        """Returns searches of others' racks, at this table and after each move that changes what they can lay."""
        turn, view = self.turn, self.view
        states = [determinize(view, turn.rng) for _ in range(DETERMINIZATIONS)]
        moves: list[Choice | None] = [None]
        if view.stage == "turn" and self.found is not None:
            moves.append(lay(self.found))
        if view.stage == "turn" and DRAW3 in turn.rack and view.bag:
            moves.append(PlayDraw3(turn.nearest()))
        found = {}
        for move in moves:
            after = states if move is None else [game.play(state, move) for state in states]
            if after[0].stage == view.stage:
                found[move] = ThreatSearch(after, view.seat or 0, self.effort, turn.rng.getrandbits(32))
        return found

    def options(self) -> list[Option]:
        """Returns every move that is considered."""
        seen, potential, here = self.seen, self.potential, self.threats[None]
        more, wait = replace(seen, rack=seen.rack + 1), potential.wait()
        found = [option(Take(kind), more, potential.take(kind), here) for kind in potential.takes]
        if DRAW3 in self.turn.pool:
            found.append(option(Take(DRAW3), replace(more, actions=seen.actions + 1), wait, here))
        if self.view.bag and potential.weights.any() and self._needs_luck():
            found.append(self._draw(more, here))
        for move, threat in self.threats.items():
            if isinstance(move, Lay) and self.found is not None:
                after = replace(seen, rack=seen.rack - self.found.tiles, mine=True, open=seen.open or seen.theirs)
                found.append(option(move, after, wait, threat))
            elif isinstance(move, PlayDraw3):
                found.append(option(move, replace(seen, rack=seen.rack - 1, actions=seen.actions - 1), wait, threat))
        return found

    def _needs_luck(self) -> bool:
        """Returns whether every tile of the pool would be dead: only then is an unseen tile better than a known one."""
        potential = self.potential
        return all(potential.one[kind] > self.placement.dead for kind in potential.takes)

    def _draw(self, seen: PublicState, threat: Threat) -> Option:
        """CR-21: returns the draw, with the mean over the tiles that may come."""
        forecasts = [(share, features(seen, forecast, threat)) for share, forecast in self.potential.draw()]
        whole = sum(share for share, _ in forecasts)
        chance = sum(share * estimate(numbers) for share, numbers in forecasts) / whole
        columns = zip(*(numbers for _, numbers in forecasts), strict=True)
        shares = [share / whole for share, _ in forecasts]
        mean = (sum(share * number for share, number in zip(shares, column, strict=True)) for column in columns)
        return Option(Draw(), chance, tuple(mean))

    def chance(self) -> float:
        """Returns the chance to win, against one other, by the best move."""
        if self.goes_out() and self.view.stage == "turn":
            return 1.0
        if not self.threats:
            self.look_ahead()
        waiting = option(Skip(), self.seen, self.potential.wait(), self.threats[None])
        found = self.options() if self.view.stage == "turn" else []
        return max(one.chance for one in [*found, waiting])

    def keep(self, move: Choice) -> KeptTable:
        """Returns the table that the search of the next turn starts from, after a move."""
        placement = self.placement
        if isinstance(move, Take) and move.kind in self.potential.takes:
            placement = self.potential.placements[self.potential.takes.index(move.kind)]
        return KeptTable(self.turn.problem, placement.base)

    def tidied(self, found: Layout) -> Choice:
        """Returns the Lay, with fewer old tiles moved where there is time."""
        return lay(largest_lay.tidy(self.dead_tiles.field, self.effort, found))


def option(move: Choice, seen: PublicState, forecast: Forecast, threat: Threat) -> Option:
    """Returns a move with its chance, estimated from the public state after it."""
    numbers = features(seen, forecast, threat)
    return Option(move, estimate(numbers), numbers)


def rather_skips(here: Threat, after: Threat, mine: float, theirs: float) -> bool:
    """CR-52: returns whether a Lay enables others to go out, while a blocked game would be won by points."""
    return after.out - here.out >= HALF and mine < theirs


class Expert(Player):
    """Plays the move with the best chance.

    `cap` is the most steps it takes for that. `haste` is how often it founds a group only because it can: it does not
    see then that groups of others stay closed as long as it waits (CR-35).
    """

    def __init__(self, seed: int, cap: int | None = None, haste: float = 0.0) -> None:
        super().__init__(seed)
        self.cap, self.haste = cap, haste
        self.kept: KeptTable | None = None

    def play(self, turn: Turn) -> Choice:
        return self.decide(TurnSearch(turn, self.cap, self.kept))

    def decide(self, search: TurnSearch) -> Choice:
        """Returns the move of a turn."""
        turn, found = search.turn, search.found
        if found is not None and (search.goes_out() or self.must_lay(search)):
            return search.tidied(found)
        if not turn.view.bag and not turn.pool:
            return self.finish(search)
        if PASS2 in turn.rack and search.placement.dead >= 2:
            return PlayPass2()
        search.look_ahead()
        options = search.options()
        move = self.pick(options) if options else turn.draw_any()
        self.kept = search.keep(move)
        return search.tidied(found) if found is not None and isinstance(move, Lay) else move

    def is_hasty(self, turn: Turn) -> bool:
        """Returns whether it founds at once when it can."""
        view = turn.view
        return view.founded[view.seat or 0] is None and self.rng.random() < self.haste

    def must_lay(self, search: TurnSearch) -> bool:
        """Returns whether it must lay now: it is hasty, or another player is about to end a game of a series."""
        turn = search.turn
        if self.is_hasty(turn):
            return True
        return turn.view.games > 1 and search.placement.dead > 1 and turn.fewest() <= CLOSE

    def finish(self, search: TurnSearch) -> Choice:
        """CR-24: returns the move when there is nothing left to draw."""
        turn, found = search.turn, search.found
        if found is None:
            return turn.action() or Skip()
        search.look_ahead()
        mine, theirs = sum(map(points, turn.rack)), sum(map(points, turn.unseen())) / len(turn.others)
        if rather_skips(search.threats[None], search.threats[lay(found)], mine, theirs):
            return Skip()
        return search.tidied(found)

    def pick(self, options: list[Option]) -> Choice:
        """Returns the best of some moves."""
        return max(options, key=lambda one: one.chance).move

    def give(self, turn: Turn) -> Choice:
        return give_best(turn)
