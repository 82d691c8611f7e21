"""A bot in Python for any game: in Azul it completes lines and spills little, elsewhere it plays the biggest move.

Try it: bordspil match "azul:python3 examples/bot.py" easy
"""

import json
import random
import sys


def worth_in_azul(request, move):
    """Returns the tiles that stay on a line, more if they complete it, less those that fall to the floor."""
    if "take" not in move:
        return 0  # a choice of wall columns: any will do
    view, source = request["view"], move["from"]
    tiles = view["centre"] if source == "centre" else view["displays"][source]
    count = tiles.count(move["take"])
    if move["to"] == "floor":
        return -2 * count
    room = move["to"] - view["boards"][request["seat"]]["lines"][move["to"] - 1]["count"]
    stay = min(count, room)
    return stay + (3 if stay == room else 0) - 2 * (count - stay)


def worth(request, move):
    """Returns how good a move looks at once."""
    if request["game"] == "azul":
        return worth_in_azul(request, move)
    return len(json.dumps(move))  # a longer move is a bigger piece, or more tiles


def choose(request, rng):
    """Returns the move of the highest worth; of equals, any."""
    moves = list(request["moves"])
    rng.shuffle(moves)
    return max(moves, key=lambda move: worth(request, move))


def main():
    """Answers each line with one line, until the input ends."""
    rng = None
    for line in sys.stdin:
        request = json.loads(line)
        rng = rng or random.Random(request["seed"])
        print(json.dumps({"move": choose(request, rng)}), flush=True)


main()
