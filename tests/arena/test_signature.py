"""Signatures: every bot plays as it did when its number was written down.

A number that changed means that the bot plays otherwise. Where that is meant, write the numbers anew with
`bordspil signature > tests/arena/signatures.txt`, and say in the commit what changed.
"""

from pathlib import Path

import pytest

from bordspil import games
from bordspil.arena.signature import positions, sign
from bordspil.search.any_game import bots_of
from cli.asking import command

KNOWN = [line.split() for line in Path(__file__).with_name("signatures.txt").read_text().splitlines()]


def test_every_bot_has_a_number() -> None:
    assert [(game, name) for game, name, _ in KNOWN] == [
        (game, name) for game in games.names() for name in bots_of(games.load(game)).NAMES
    ]


@pytest.mark.parametrize("game", games.names())
def test_bots_play_as_they_did(game: str) -> None:
    numbers = {name: int(number) for of, name, number in KNOWN if of == game}
    assert {name: sign(game, name) for name in numbers} == numbers


@pytest.mark.parametrize("game", games.names())
def test_there_are_positions_of_every_number_of_seats_and_by_all_rules(game: str) -> None:
    found = [(table.seats, str(table.options)) for table, _ in positions(games.load(game))]
    assert {seats for seats, _ in found} == set(games.load(game).seats) - {1}
    assert len({options for _, options in found}) == 2
    assert all(found.count(kind) >= 2 for kind in set(found))


def test_by_the_classic_rules_of_blokus_and_on_the_grey_side_of_azul() -> None:
    for game, name, values in (
        ("blokus_shuffle", "cards", {"none", "shuffle"}),
        ("azul", "side", {"coloured", "grey"}),
    ):
        assert {table.options[name] for table, _ in positions(games.load(game))} == values


def test_the_command_prints_a_line_for_each_bot() -> None:
    code, said, wrong = command("signature", "timeline")
    assert (code, wrong) == (0, "")
    assert said.splitlines() == [" ".join(line) for line in KNOWN if line[0] == "timeline"]
