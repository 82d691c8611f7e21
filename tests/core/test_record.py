"""Records: written, read, and refused when cut off, edited, of other rules or with another seed."""

import hashlib
from random import Random

import pytest

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table

GAME = games.load(games.names()[0])


def played(moves: int) -> Table:
    table, rng = Table(GAME, {}, 2, Chance.of(11)), Random(1)
    while table.to_act() is not None and table.seq < moves:
        table.play(None, rng.choice(list(GAME.moves(table.state))))
    return table


FINISHED = record.write(record.of_table(played(5000), ("Anna", "Björn Ævar")), GAME)
RUNNING = record.write(record.of_table(played(7), ("Anna", "Björn Ævar")), GAME)


def summed(text: str) -> str:
    """Returns the text with a right sum, as someone who edits a record might write it."""
    body = text[: text.rindex("sum ")]
    return body + f"sum {hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


def refusal(text: str, *, verify: bool = False) -> str:
    with pytest.raises(BadRequest) as refused:
        kept, game = record.read(text, games.load)
        list(record.replay(kept, game))
        if verify:
            record.verify(kept, game)
    return refused.value.key


def test_the_header_is_readable() -> None:
    lines = FINISHED.splitlines()
    assert lines[:6] == [
        "bordspil record 1",
        f"game {GAME.id}",
        f"rules {GAME.rules_version}",
        'options first="random" side="coloured"',
        "seat Anna",
        "seat Björn Ævar",
    ]
    assert lines[6] == f"commitment {Chance.of(11).commitment}"
    assert lines[7] == f"seed {Chance.of(11).seed.hex()}"


def test_the_seed_of_a_running_game_is_not_told() -> None:
    assert "seed" not in RUNNING
    assert Chance.of(11).seed.hex() not in RUNNING
    assert refusal(RUNNING, verify=True) == "record-no-seed"


def test_a_running_game_replays() -> None:
    kept, game = record.read(RUNNING, games.load)
    *_, (_, last) = record.replay(kept, game)
    assert game.position(last) == game.position(played(7).state)


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.9, 0.999])
def test_a_record_that_is_cut_off_is_refused(kept: float) -> None:
    assert refusal(FINISHED[: int(len(FINISHED) * kept)]) in ("record-cut-off", "record-edited")


def test_an_edited_record_is_refused() -> None:
    assert refusal(FINISHED.replace("seat Anna", "seat Hanna")) == "record-edited"


def test_a_record_of_other_rules_is_refused() -> None:
    assert refusal(summed(FINISHED.replace("rules 1", "rules 99"))) == "record-other-rules"


def test_a_record_with_another_seed_is_refused() -> None:
    other = FINISHED.replace(Chance.of(11).seed.hex(), Chance.of(12).seed.hex())
    assert refusal(summed(other), verify=True) == "record-wrong-seed"


def test_a_record_whose_draws_do_not_come_from_the_seed_is_refused() -> None:
    other = FINISHED.replace(Chance.of(11).seed.hex(), Chance.of(12).seed.hex())
    other = other.replace(Chance.of(11).commitment, Chance.of(12).commitment)
    assert refusal(summed(other), verify=True) == "log-wrong-draw"


def test_a_record_with_another_result_is_refused() -> None:
    end = next(line for line in FINISHED.splitlines() if line.startswith("end"))
    assert refusal(summed(FINISHED.replace(end, "end 99 0"))) == "record-wrong-end"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("bordspil record 1", "some other file", "record-not-one"),
        (f"game {GAME.id}", "game chess", "game-unknown"),
        (f"game {GAME.id}\n", "", "record-header"),
        ('first="random"', "first=nonsense", "record-header"),
        ("\n* ", "\nsomebody ", "record-entry"),
        ("seat Anna\n", "", "seats-out-of-range"),
        ("seat Anna", f"seat {201 * 'A'}", "record-header"),
        ("seat Anna\n", 20 * "seat Anna\n", "record-header"),
        ("seat Anna\n", 4000 * "more\n" + "seat Anna\n", "record-header"),
        ("options ", f"options {50 * 'a=1 '}", "record-header"),
        ("options ", f"options a={100_000 * '['} ", "record-header"),
        ("options ", f"options a={100_000 * '9'} ", "record-header"),
        (f"seed {Chance.of(11).seed.hex()}", "seed " + 64 * "0g", "record-header"),
        (f"seed {Chance.of(11).seed.hex()}", "seed " + 66 * "0", "record-header"),
        (f"seed {Chance.of(11).seed.hex()}", "seed " + 950_000 * "ab", "record-header"),
        (f"seed {Chance.of(11).seed.hex()}", f"seed {Chance.of(11).seed.hex()}\nseed {64 * '0'}", "record-header"),
        (f"commitment {Chance.of(11).commitment}", "commitment " + 40 * "ab", "record-header"),
        (f"commitment {Chance.of(11).commitment}", f"commitment {Chance.of(11).commitment.upper()}", "record-header"),
        ("\n* ", f"\n* {64_001 * ' '}", "record-entry"),
        ("\n0 ", f"\n0 {4_001 * ' '}", "record-entry"),
        ("\n0 ", f"\n{7 * '0'} ", "record-entry"),
        ("\nend ", f"\nundo {5000 * '1'}\nend ", "record-entry"),
        ("\nend ", f"\nend {300 * ' '}", "record-entry"),
        ("\n0 ", 20_000 * "\nundo 1" + "\n0 ", "record-too-long"),
        ("\n0 ", 1_000_000 * "\n" + "\n0 ", "record-too-long"),
    ],
)
def test_a_broken_record_is_refused(old: str, new: str, key: str) -> None:
    assert refusal(summed(FINISHED.replace(old, new, 1))) == key


def test_a_record_without_the_moves_taken_back_verifies_the_same() -> None:
    table = played(4)
    for _ in range(3):
        actor = table.to_act()
        assert actor is not None
        table.play(None, next(iter(GAME.moves(table.state))))
        table.undo(actor)
    full = record.of_table(table, ("Anna", "Björn"))
    short = record.condensed(full, GAME)
    assert len(full.entries) == len(short.entries) + 6
    assert list(short.entries) == played(4).log
    assert GAME.position([*record.replay(short, GAME)][-1][1]) == GAME.position(table.state)


def test_a_record_of_more_moves_than_the_game_can_have_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, game = record.read(FINISHED, games.load)
    monkeypatch.setattr(type(game), "most_entries", lambda *_: len(kept.entries) - 1)
    with pytest.raises(BadRequest) as refused:
        record.condensed(kept, game)
    assert refused.value.key == "record-too-long"


def test_a_log_full_of_moves_taken_back_takes_no_more_of_them_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "most_entries", lambda *_: 20)
    table = played(2)
    with pytest.raises(BadRequest) as refused:
        while len(table.log) < 100:
            actor = table.to_act()
            assert actor is not None
            table.play(None, next(iter(GAME.moves(table.state))))
            table.undo(actor)
    assert refused.value.key == "undo-too-often"
    assert 40 < len(table.log) <= 42
