"""The lint of texts finds each fault that it is for, and none in our texts."""

from pathlib import Path

import pytest

from texts import lint

NEVER = {"onlooker": "spectator"}


def faults(tmp_path: Path, source: str, language: str = "en", ending: str = "ftl") -> list[str]:
    file = tmp_path / f"{language}.{ending}"
    file.write_text(source, encoding="utf-8")
    return list(lint.faults(file, language, NEVER))


@pytest.mark.parametrize(
    ("source", "language", "fault"),
    [
        ("key = An Onlooker came.\n", "is", "“onlooker”: spectator"),
        ("key = Sagde “ja”.\n", "da", "quotes"),
        ("key = Pygg's\n", "sv", "apostrophe"),
        ("key = Från -5 poäng\n", "sv", "minus"),
        ("key = Tak - farvel\n", "da", "dash"),
        ("key = { $share }% af kortene\n", "da", "space before %"),
        ("key = { $share } % spilanna\n", "is", "space before %"),
        ("# $count: 3\nkey = { $count } tiles\n", "en", "$count may be one"),
        ("key = A note\n", "en", "no note for translators"),
        (
            "key = { $you ->\n    [yes] Du\n   *[no] { $name }\n  } tok { $drawn ->\n    [yes] to\n   *[no] en\n  }\n",
            "nb",
            "joined from parts",
        ),
        ("key = { $you ->\n    [yes] Du tok\n   *[no] { $name } tok\n  } en flis.\n", "nb", "joined from parts"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, source: str, language: str, fault: str) -> None:
    [found] = faults(tmp_path, source, language)
    assert fault in found


def test_help_is_read_line_by_line_and_code_is_left_alone(tmp_path: Path) -> None:
    assert faults(tmp_path, "Press `-` or `'`.\n\nAn onlooker.\n", ending="md") == ["3: “onlooker”: spectator"]


@pytest.mark.parametrize(
    "source",
    [
        "# $count: 3\nkey = { $count ->\n    [one] { $count } tile\n   *[other] { $count } tiles\n  } on the table\n",
        '# $extra: serve\nkey = Try: pip install "bordspil[{ $extra }]"\n',
        "# A spectator\nkey = No onlookers\n",
    ],
)
def test_what_is_right_is_left_alone(tmp_path: Path, source: str) -> None:
    assert faults(tmp_path, source) == []


def test_every_language_has_a_list_of_words_to_leave() -> None:
    lists = lint.forbidden(lint.TERMS.read_text(encoding="utf-8"))
    assert set(lists) == set(lint.QUOTES)
    assert all(lists.values())


def test_our_texts_have_no_fault() -> None:
    assert lint.all_faults() == []
