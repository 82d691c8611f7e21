"""Lets Pentobi, at a level from 1 to 9, play Blokus Shuffle by the classic rules at a table of four (docs/bots.md).

Usage: pentobi.py LIBRARY LEVEL [LOG]; LOG gets a line for each move: pieces on the board, seconds of the processor.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

COLOURS, COLUMNS = ["blue", "yellow", "red", "green"], "abcdefghijklmnopqrst"


def start(library, level, home):
    """Starts the program without a screen and with a home of its own; the preloaded library makes it answer lines."""
    surroundings = {
        "HOME": home,
        "LD_PRELOAD": str(Path(library).resolve(strict=True)),
        "PATH": os.environ["PATH"] + ":/usr/games",
        "PENTOBI_LEVEL": level,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
    }
    return subprocess.Popen(
        ["pentobi", "--threads", "1", "--nodelay", "--maxlevel", "9"],
        env={**os.environ, **surroundings},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )


def hear(program, word):
    """Returns the number after the expected word of an answer."""
    answer = program.stdout.readline().split()
    if answer[:1] != [word]:
        sys.exit(f"Pentobi answered {answer} instead of {word}.")
    return answer[1]


def write(piece):
    """Returns a piece as Pentobi's files name it: its colour from 1, and squares counted from the bottom left."""
    squares = ",".join(f"{COLUMNS[column]}{20 - row}" for row, column in piece["squares"])
    return f";{COLOURS.index(piece['colour']) + 1}[{squares}]\n"


def read(line):
    """Returns the squares of a line of such a file."""
    names = line.partition("[")[2].rstrip("]").split(",")
    return sorted([20 - int(name[1:]), COLUMNS.index(name[0])] for name in names)


def choose(program, file, pieces, moves):
    """Returns Pentobi's move among the legal ones, and the seconds it took."""
    file.write_text("(;GM[Blokus]\n" + "".join(map(write, pieces)) + ")\n")
    program.stdin.write(f"{file}\n")
    seconds = hear(program, "moved")
    squares = read(file.read_text().splitlines()[-2])
    return next(move for move in moves if sorted(move["squares"]) == squares), seconds


def main(library, level, log=os.devnull):
    """Answers each line with one line, until the input ends."""
    with tempfile.TemporaryDirectory() as home, start(library, level, home) as program, Path(log).open("a") as notes:
        hear(program, "ready")
        for line in sys.stdin:
            request = json.loads(line)
            move, pieces = request["moves"][0], request["view"]["pieces"]
            if request["seats"] != 4 or request["options"]["cards"] != "none":
                sys.exit("Pentobi knows neither cards nor our tables of two and three.")
            if len(request["moves"]) > 1:
                move, seconds = choose(program, Path(home) / "game.blksgf", pieces, request["moves"])
                print(len(pieces), seconds, file=notes, flush=True)
            print(json.dumps({"move": move}), flush=True)


main(*sys.argv[1:])
