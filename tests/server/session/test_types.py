"""The TypeScript types are those of the messages and of what games show, and the page's copies are current."""

import re
from pathlib import Path
from typing import Literal

import pytest
from msgspec import UNSET, Struct, UnsetType

from bordspil import games
from bordspil.server.session import typescript
from bordspil.server.session.wire.answers import ServerMessage
from bordspil.server.session.wire.requests import ClientMessage

ROOT = Path(__file__).parents[3]


class Example(Struct, tag="example"):
    """All kinds of fields."""

    word: Literal["a", "b"]
    pair: tuple[int, str]
    rows: list[list[Literal["x"] | None]]
    counts: dict[str, float]
    more: tuple[bool, ...] = ()
    less: int | UnsetType = UNSET


def test_every_message_has_its_interface_and_its_type() -> None:
    text = typescript.of_wire()
    for union in (ClientMessage, ServerMessage):
        for struct in union.__args__:
            tag = struct.__struct_config__.tag
            assert f'export interface {struct.__name__} {{\n  type: "{tag}";' in text
    assert re.search(r"export type ClientMessage =\s+\|? ?Hello\s+\| Create\s", text)
    assert "name?: string;" in text
    assert "seed: string | null;" in text
    assert "view: unknown;" in text
    assert "events: Record<string, unknown>[];" in text
    assert 'stage: "waiting" | "playing" | "over";' in text


def test_all_kinds_of_fields() -> None:
    assert typescript._interface(Example, {}, by_client=True).splitlines() == [
        "/** All kinds of fields. */",
        "export interface Example {",
        '  type: "example";',
        '  word: "a" | "b";',
        "  pair: [number, string];",
        '  rows: ("x" | null)[][];',
        "  counts: Record<string, number>;",
        "  more?: boolean[];",
        "  less?: number;",
        "}",
    ]
    assert "  more: boolean[];" in typescript._interface(Example, {}).splitlines()
    assert "  less?: number;" in typescript._interface(Example, {}).splitlines()
    with pytest.raises(TypeError):
        typescript.spell(set, {})


@pytest.mark.parametrize("name", games.names())
def test_the_view_of_every_game_has_its_types(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([name]) == 0
    text = capsys.readouterr().out
    assert re.search(r"^export interface \w+ \{$", text, re.MULTILINE)


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main(["chess"]) == 2
    assert "game-unknown" in capsys.readouterr().err


def test_the_page_has_the_messages_of_now() -> None:
    assert (ROOT / "web/src/net/wire.ts").read_text(encoding="utf-8") == typescript.of_wire()


GAMES = ROOT / "src/bordspil/games"


@pytest.mark.parametrize("name", [name for name in games.names() if (GAMES / name / "board").is_dir()])
def test_the_board_of_every_game_has_the_view_of_now(name: str) -> None:
    path = GAMES / name / "board/view.ts"
    assert path.read_text(encoding="utf-8") == typescript.of_view(name)
