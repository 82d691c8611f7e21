"""Decks from other files: tables as spreadsheets write them, zip files with pictures, and everything bad in either."""

import io
import zipfile
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bordspil.games.timeline.decks.brought import plain
from bordspil.games.timeline.decks.card_check import check
from bordspil.games.timeline.decks.importing import MOST_FILES, read, slug
from bordspil.games.timeline.decks.problems import Broken
from games.timeline.cards import DRAWING, card, deck, packed, written


def cards(table: str | bytes, file: str = "table.csv") -> list[Any]:
    return [one.value for one in read(file, table.encode() if isinstance(table, str) else table).cards]


def broken(file: str, data: bytes) -> list[tuple[str, int]]:
    with pytest.raises(Broken) as refused:
        read(file, data)
    return [(one.key, one.line) for one in refused.value.problems]


def test_a_table_becomes_cards() -> None:
    (found,) = cards(
        "id,year,within,category,region,fame,title.en,title.is,fact.en,alt.en,picture,sources\n"
        'moon-landing,1969,0,exploration,world,5,Moon landing,Lending,"One, two",A moon,moon rocket,NASA | A book\n'
    )
    assert found == {
        "id": "moon-landing",
        "year": 1969,
        "within": 0,
        "category": "exploration",
        "region": "world",
        "fame": 5,
        "title": {"en": "Moon landing", "is": "Lending"},
        "fact": {"en": "One, two"},
        "alt": {"en": "A moon"},
        "picture": ["moon", "rocket"],
        "sources": ["NASA", "A book"],
    }


@pytest.mark.parametrize("sign", [",", ";", "\t"])
@pytest.mark.parametrize("header", ["title.is", "Title (is)", "title_is", "TITLE IS"])
def test_columns_may_be_written_and_parted_in_many_ways(sign: str, header: str) -> None:
    assert cards(f"Year{sign}{header}\r\n874{sign}Landnám\r\n") == [
        {"year": 874, "title": {"is": "Landnám"}, "id": "landnam"}
    ]


@pytest.mark.parametrize(
    ("cell", "year"),
    [
        ("-44", -44),
        ("44 BCE", -44),
        ("44 bc", -44),
        ("44 f.Kr.", -44),
        ("44 eKr.", -44),
        ("44 eaa.", -44),
        ("\u221244", -44),
    ],
)
def test_years_before_our_era(cell: str, year: int) -> None:
    assert cards(f"year,title\n{cell},A thing\n")[0]["year"] == year


def test_windows_letters_and_byte_order_marks_are_read() -> None:
    assert cards("year;title.sv\n1;Kungälv\n".encode("cp1252"))[0]["title"] == {"sv": "Kungälv"}
    assert cards("\ufeffyear;title.sv\n1;Kungälv\n".encode())[0]["title"] == {"sv": "Kungälv"}


def test_an_id_is_made_of_the_title() -> None:
    assert slug("Þjóðvegur 1 & Ærø på ny") == "thjodvegur-1-aero-pa-ny"
    assert slug("…") == ""


def test_a_line_in_a_table_is_told_even_after_a_cell_of_many_lines() -> None:
    table = 'year,title,fact\n1,A,"two\nlines"\n\nsoon,B,\n5,,\n'
    found = [(one.key, one.line, one.field) for one in check(read("t.csv", table.encode())) if one.must]
    assert ("deck-year", 5, "year") in found
    assert ("deck-field-missing", 6, "title") in found


def test_a_column_that_does_not_exist() -> None:
    found = check(read("t.csv", b"year,title,colour,title.de\n5,A thing,red,Ding\n"))
    wrong = [(one.key, one.field, one.line) for one in found if one.must]
    assert ("deck-csv-column", "colour", 1) in wrong
    assert ("deck-csv-column", "title.de", 1) in wrong


@pytest.mark.parametrize("table", [b"", b"\n", b"name,place\n1,2\n", b"year\n5\n", b"title\nA\n", b"\x00\x01\x02"])
def test_a_table_without_the_columns_that_matter(table: bytes) -> None:
    assert broken("t.csv", table) == [("deck-csv-header", 1)]


def test_a_table_that_is_torn() -> None:
    assert broken("t.csv", b'year,title\n5,"A\n')[0][0] == "deck-csv-broken"
    assert broken("t.csv", b"year,title\n" + b"5,A\n" * 1001)[0][0] == "deck-too-many"


def with_picture(picture: str | bytes, name: str = "a.svg") -> bytes:
    return packed({"deck/deck.json": written(deck(0, cards=[card(picture=name)])), f"deck/{name}": picture})


def test_a_zip_holds_a_deck_and_its_pictures() -> None:
    draft = read("deck.zip", with_picture(DRAWING))
    assert check(draft) == []
    assert plain(draft)["pictures"] == {"a.svg": draft.pictures["a.svg"]}
    assert "<path" in draft.pictures["a.svg"]


def test_a_zip_may_hold_a_table_and_the_files_of_macos() -> None:
    table = "year,title,picture\n5,A thing,a.svg\n"
    files = {"deck.csv": table, "a.svg": DRAWING, "__MACOSX/._a.svg": "x", ".DS_Store": "x", "folder/": ""}
    draft = read("deck.zip", packed(files))
    assert [one.key for one in check(draft) if one.must] == []
    assert draft.cards[0].value["picture"] == "a.svg"


def test_pictures_that_no_card_shows_are_left_out() -> None:
    draft = read("deck.zip", packed({"deck.json": written(deck(2)), "a.svg": DRAWING}))
    assert plain(draft)["pictures"] == {}


def test_a_picture_that_is_refused_is_told_by_its_name() -> None:
    found = check(read("deck.zip", with_picture(DRAWING.replace("<path", "<script>1</script><path"))))
    assert [(one.key, one.file, one.details) for one in found if one.must] == [
        ("deck-svg-forbidden", "a.svg", {"what": "<script>"})
    ]


def test_a_bomb_is_not_unpacked() -> None:
    bomb = with_picture(b"\0" * 100_000_000)
    assert len(bomb) < 200_000
    assert broken("bomb.zip", bomb) == [("deck-too-large", 1)]


def test_a_bomb_that_lies_about_its_size_is_not_unpacked() -> None:
    bomb = bytearray(packed({"deck.json": b"[" + b" " * 10_000_000 + b"]"}))
    size, small = (10_000_002).to_bytes(4, "little"), (100).to_bytes(4, "little")
    lying = bytes(bomb).replace(size, small)
    assert lying != bytes(bomb)
    assert broken("bomb.zip", lying)[0][0] in ("deck-zip-broken", "deck-json")


def test_many_small_files_are_too_many() -> None:
    assert broken("many.zip", packed({f"{n}.svg": "" for n in range(MOST_FILES + 1)})) == [("deck-zip-many", 1)]


@pytest.mark.parametrize("path", ["../deck.json", "/deck.json", "a/../../deck.json", "..\\deck.json", "C:deck.json"])
def test_paths_that_lead_elsewhere(path: str) -> None:
    assert broken("deck.zip", packed({path: written(deck())})) == [("deck-zip-path", 1)]


@pytest.mark.parametrize("count", [0, 2])
def test_a_zip_holds_one_deck(count: int) -> None:
    files = {f"{number}.json": written(deck()) for number in range(count)} | {"a.svg": DRAWING}
    assert broken("deck.zip", packed(files)) == [("deck-zip-decks", 1)]


def test_a_zip_in_a_zip_and_other_files_are_told() -> None:
    draft = read(
        "deck.zip", packed({"deck.json": written(deck()), "more.zip": packed({"a.svg": DRAWING}), "x.exe": "MZ"})
    )
    assert [(one.key, one.file) for one in check(draft) if one.must] == [
        ("deck-zip-file", "more.zip"),
        ("deck-zip-file", "x.exe"),
    ]


def test_a_zip_that_is_torn_or_made_in_unusual_ways() -> None:
    good = packed({"deck.json": written(deck())})
    assert broken("deck.zip", good[:-40]) == [("deck-zip-broken", 1)]
    assert broken("deck.zip", good[:30] + b"\xff" * 60 + good[90:])[0][0] in ("deck-zip-broken", "deck-zip-path")
    assert broken("deck.zip", b"PK\x03\x04") == [("deck-zip-broken", 1)]
    assert broken("deck.zip", packed({"deck.json": written(deck())}, zipfile.ZIP_LZMA)) == [("deck-zip-broken", 1)]
    same = io.BytesIO()
    with zipfile.ZipFile(same, "w") as archive:
        for folder in "ab":
            archive.writestr(f"{folder}/deck.json", written(deck()))
    assert broken("deck.zip", same.getvalue()) == [("deck-zip-broken", 1)]


def test_a_zip_with_a_password() -> None:
    locked = bytearray(packed({"deck.json": written(deck())}, zipfile.ZIP_STORED))
    central = locked.rindex(b"PK\x01\x02")
    locked[6] |= 1
    locked[central + 8] |= 1
    assert broken("deck.zip", bytes(locked)) == [("deck-zip-broken", 1)]


def test_a_deck_in_a_zip_in_a_zip_is_no_deck() -> None:
    inner = packed({"deck.json": written(deck())})
    for name in ("deck.json", "deck.csv"):
        assert broken("deck.zip", packed({name: inner}))[0][0] in ("deck-json", "deck-csv-header", "deck-csv-broken")


@pytest.mark.parametrize("name", [".", "./", "./.", "a/.", " ", "é" * 300 + ".svg", "a" * 60_000 + ".svg", "​.svg"])
def test_names_that_are_none_break_nothing(name: str) -> None:
    files = packed({"deck.json": written(deck()), "in-place": DRAWING, name: DRAWING}).replace(b"in-place", b"\0" * 8)
    with suppress(Broken):
        assert all(len(found.file) <= 80 for found in read("deck.zip", files).problems)


def test_the_same_name_twice_in_other_folders_is_refused() -> None:
    assert broken("deck.zip", packed({"a/deck.json": written(deck()), "b/deck.json": "[]"})) == [("deck-zip-broken", 1)]


def test_a_list_of_very_many_files_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    many = packed({f"{n}.svg": "" for n in range(2 * MOST_FILES + 2)})
    monkeypatch.setattr(zipfile, "ZipFile", None)
    assert broken("many.zip", many) == [("deck-zip-many", 1)]


def test_a_zip_with_any_byte_changed_is_read_or_refused() -> None:
    good, rng = with_picture(DRAWING), Random(5)
    for _ in range(1500):
        torn = bytearray(good)
        for _ in range(rng.choice([1, 1, 2, 8])):
            torn[rng.randrange(4, len(torn))] = rng.choice([0, 1, 127, 128, 255, rng.randrange(256)])
        if rng.random() < 0.2:
            del torn[rng.randrange(4, len(torn)) :]
        with suppress(Broken):
            check(read("deck.zip", bytes(torn)))


def test_a_table_of_very_many_columns_is_none() -> None:
    columns = ",".join(["year", "title", *(f"c{number}" for number in range(100))])
    assert broken("t.csv", f"{columns}\n1,A\n".encode()) == [("deck-csv-header", 1)]


def test_an_id_is_made_of_the_beginning_of_a_title() -> None:
    assert slug("a" * 100_000) == "a" * 60
    assert slug("\u0301\u0316" * 100_000 + "a") == ""
