"""Cross Rummy a second time, slow and obvious: lists of tile names, straight from the rules."""

from collections import Counter
from typing import Any

from games.cross_rummy.slow_table import EVERY_TILE, Before, Tiles, faults_of_lay, groups, own_group, value

MoveObject = dict[str, Any]


class Refused(Exception):  # noqa: N818 - not every refusal is an error
    """A move that breaks rules; any of them may be named."""

    def __init__(self, *rules: str) -> None:
        super().__init__(*rules)
        self.rules = set(rules)


class SlowCrossRummy:
    """A table of Cross Rummy that is changed move by move; `happened` counts what is rare in play."""

    def __init__(self, seats: int, bag: list[str], first: int, opens: bool = True, games: int = 1) -> None:
        self.seats = seats
        self.opens = opens
        self.games = games
        self.game = 1
        self.first = first
        self.sheet: list[list[int]] = []
        self.over = False
        self.happened: Counter[str] = Counter()
        self.deal(bag)

    def deal(self, bag: list[str]) -> None:
        """CR-10, CR-51: 15 tiles for each seat and six for the pool; the next seat begins the next game."""
        assert sorted(bag) == sorted(EVERY_TILE)
        self.bag = list(bag)
        self.racks = [self.draw_tiles(15) for _ in range(self.seats)]
        self.pool = self.draw_tiles(6)
        self.table: Tiles = []
        self.founded: list[Any] = [None] * self.seats
        self.removed: list[str] = []
        self.passing: int | None = None
        self.chosen: dict[int, list[str]] = {}
        self.skips = 0
        self.actor = (self.first + self.game - 1) % self.seats
        self.waits_for_deal = False

    def draw_tiles(self, count: int) -> list[str]:
        """Draws as many as there are, from the top of the bag."""
        drawn, self.bag = self.bag[:count], self.bag[count:]
        return drawn

    def limit(self) -> int:
        """CR-32: the most groups at the end of a turn."""
        return 4 if self.seats == 4 else 3

    def to_act(self) -> int | None:
        return None if self.over or self.waits_for_deal else self.actor

    def rack(self) -> list[str]:
        return self.racks[self.actor]

    def play(self, move: MoveObject) -> None:
        """One move of the player to act; raises Refused and changes nothing if it breaks a rule."""
        if self.over:
            raise Refused("CR-50", "CR-52")
        if (self.passing is not None) != ("pass" in move):
            raise Refused("CR-40")
        match move:
            case {"take": name}:
                self.take(name)
            case {"draw": True}:
                self.draw()
            case {"play": "pass2"}:
                self.play_pass_two()
            case {"play": "draw3", "against": against}:
                self.play_draw_three(against)
            case {"pass": names}:
                self.choose(names)
            case {"lay": {"table": table}}:
                self.lay(table)
            case {"skip": True}:
                self.skip()

    def take(self, name: str) -> None:
        """CR-20."""
        if name not in self.pool:
            raise Refused("CR-20")
        self.pool.remove(name)
        self.rack().append(name)
        self.pool += self.draw_tiles(6 - len(self.pool))
        self.happened["CR-24 the pool stays short"] += len(self.pool) < 6
        self.end_turn()

    def draw(self) -> None:
        """CR-21, CR-24."""
        if not self.bag:
            raise Refused("CR-24")
        self.rack().extend(self.draw_tiles(1))
        self.end_turn()

    def skip(self) -> None:
        """CR-24, CR-52."""
        if self.bag or self.pool:
            raise Refused("CR-24")
        self.happened["CR-24 skip"] += 1
        self.skips += 1
        if self.skips == self.seats:
            self.happened["CR-52 blocked"] += 1
            self.end_game()
        else:
            self.actor = (self.actor + 1) % self.seats

    def play_pass_two(self) -> None:
        """CR-22, CR-40."""
        self.remove_action("pass2")
        self.passing = self.actor
        self.skips = 0

    def play_draw_three(self, against: int) -> None:
        """CR-22, CR-41."""
        if "draw3" not in self.rack():
            raise Refused("CR-22")
        if against == self.actor or against not in range(self.seats) or not self.bag:
            raise Refused("CR-41")
        self.remove_action("draw3")
        self.happened["CR-41 fewer than three"] += len(self.bag) < 3
        self.racks[against] += self.draw_tiles(3)
        self.end_turn()

    def remove_action(self, name: str) -> None:
        """CR-22, CR-42: an action tile leaves the game, founded or not."""
        if name not in self.rack():
            raise Refused("CR-22")
        self.happened[f"CR-42 {name} before founding"] += self.founded[self.actor] is None
        self.rack().remove(name)
        self.removed.append(name)

    def choose(self, names: list[str]) -> None:
        """CR-40: asked clockwise; the tiles stay on the racks until all have chosen."""
        if len(names) != min(2, len(self.rack())) or Counter(names) - Counter(self.rack()):
            raise Refused("CR-40")
        self.happened[f"CR-40 passes {len(names)}"] += 1
        self.chosen[self.actor] = list(names)
        self.actor = (self.actor + 1) % self.seats
        if len(self.chosen) == self.seats:
            self.exchange()

    def exchange(self) -> None:
        """CR-40: each player gives to the left and receives from the right."""
        assert self.passing is not None
        for seat, names in self.chosen.items():
            for name in names:
                self.racks[seat].remove(name)
                self.racks[(seat + 1) % self.seats].append(name)
        self.actor = self.passing
        self.passing = None
        self.chosen = {}
        self.end_turn()

    def before(self) -> Before:
        return Before(self.table, self.rack(), self.founded, self.actor, self.opens, self.limit())

    def lay(self, after: Tiles) -> None:
        """CR-23, CR-30 to CR-38."""
        if faults := faults_of_lay(self.before(), after):
            raise Refused(*faults)
        self.count_lay(after)
        added = [name for _, _, name in after]
        for _, _, name in self.table:
            added.remove(name)
        for name in added:
            self.rack().remove(name)
        self.keep_founded(after)
        self.table = sorted([row, column, name] for row, column, name in after)
        self.end_turn()

    def keep_founded(self, after: Tiles) -> None:
        """CR-34 to CR-37: whose group lies where, until each player has one."""
        if None not in self.founded:
            return
        others = [squares for seat, squares in enumerate(self.founded) if seat != self.actor]
        if None not in others:
            self.founded = [[] for _ in range(self.seats)]
            return
        own = own_group(self.before(), after)
        assert own is not None
        down, right = self.shift_of_closed(after, own)
        self.founded = [
            squares if squares is None else [[row + down, column + right] for row, column in squares]
            for squares in self.founded
        ]
        self.founded[self.actor] = sorted(map(list, own))

    def shift_of_closed(self, after: Tiles, own: frozenset[tuple[int, int]]) -> tuple[int, int]:
        """By how much the closed groups, all that is not the own group, are shifted."""
        closed = [square for seat, squares in enumerate(self.founded) if seat != self.actor for square in squares or []]
        there = [(row, column) for row, column, _ in after if (row, column) not in own]
        if not closed:
            return 0, 0
        return min(there)[0] - min(closed)[0], min(there)[1] - min(closed)[1]

    def count_lay(self, after: Tiles) -> None:
        before, now = (groups((row, column) for row, column, _ in table) for table in (self.table, after))
        founds, closed = self.founded[self.actor] is None, None in self.founded
        last = self.founded.count(None) == 1
        self.happened["CR-33 founds"] += founds
        self.happened["CR-35 own group while others are closed"] += closed and not founds
        self.happened["CR-36 last founding"] += founds and last
        self.happened["CR-37 open"] += not closed
        self.happened["CR-37 more groups"] += not closed and len(now) > len(before)
        self.happened["CR-37 fewer groups"] += not closed and len(now) < len(before)

    def end_turn(self) -> None:
        """CR-50: the game ends when a rack is empty, or else the next player is to act."""
        self.skips = 0
        if [] in self.racks:
            self.happened["CR-50 empty rack"] += 1
            self.end_game()
        else:
            self.actor = (self.actor + 1) % self.seats

    def end_game(self) -> None:
        """CR-51: every rack is charged; after the last game of the series all is over."""
        self.sheet.append([self.points(rack) for rack in self.racks])
        if self.game == self.games:
            self.over = True
        else:
            self.game += 1
            self.waits_for_deal = True

    def points(self, rack: list[str]) -> int:
        """CR-51: values, and 20 for an action tile."""
        return sum(20 if name in ("pass2", "draw3") else value(name) for name in rack)

    def totals(self) -> list[int]:
        return [sum(scores[seat] for scores in self.sheet) for seat in range(self.seats)]

    def scores(self) -> tuple[int, ...]:
        """Returns the finished games, and the racks as they stand in the one that goes on."""
        held = [0 if self.over or self.waits_for_deal else self.points(rack) for rack in self.racks]
        return tuple(total + here for total, here in zip(self.totals(), held, strict=True))

    def winners(self) -> tuple[int, ...]:
        """CR-51, CR-52: the lowest total; equals share."""
        totals = self.totals()
        return tuple(seat for seat in range(self.seats) if self.over and totals[seat] == min(totals))

    def plain_moves(self) -> list[MoveObject]:
        """Returns every legal move but the Lays."""
        if self.over:
            return []
        rack = self.rack()
        if self.passing is not None:
            return [{"pass": list(pair)} for pair in sorted(pairs(rack))]
        moves: list[MoveObject] = [{"take": name} for name in sorted(set(self.pool))]
        moves += [{"draw": True}] if self.bag else []
        moves += [{"play": "pass2"}] if "pass2" in rack else []
        if "draw3" in rack and self.bag:
            moves += [{"play": "draw3", "against": seat} for seat in range(self.seats) if seat != self.actor]
        return moves + ([] if self.bag or self.pool else [{"skip": True}])

    def position(self) -> dict[str, Any]:
        """Returns the position as the engine shows it."""
        chosen = {str(seat): names for seat, names in self.chosen.items()}
        shown = {
            "to_act": self.to_act(),
            "racks": self.racks,
            "pool": self.pool,
            "bag": self.bag,
            "table": self.table,
            "founded": self.founded,
            "removed": self.removed,
            "passing": None if self.passing is None else {"by": self.passing, "chosen": chosen},
            "skips": self.skips,
        }
        if self.games > 1:
            shown |= {"game": self.game, "sheet": self.sheet}
        return shown | ({"winners": list(self.winners())} if self.over else {})


def pairs(rack: list[str]) -> set[tuple[str, ...]]:
    """CR-40: the different choices of two tiles, or of what there is."""
    if len(rack) < 2:
        return {tuple(rack)}
    return {tuple(sorted((one, other))) for n, one in enumerate(rack) for other in rack[:n]}


def from_position(given: dict[str, Any], seats: int, opens: bool = True) -> SlowCrossRummy:
    """Returns the table in a position of a single game."""
    slow = SlowCrossRummy(seats, EVERY_TILE, 0, opens)
    slow.racks = [list(rack) for rack in given["racks"]]
    slow.pool, slow.bag, slow.removed = list(given["pool"]), list(given["bag"]), list(given["removed"])
    slow.table = [list(tile) for tile in given["table"]]
    slow.founded = [
        squares if squares is None else [list(square) for square in squares] for squares in given["founded"]
    ]
    slow.skips, slow.actor = given["skips"], given["to_act"]
    if given["passing"] is not None:
        slow.passing = given["passing"]["by"]
        slow.chosen = {int(seat): list(names) for seat, names in given["passing"]["chosen"].items()}
    return slow
