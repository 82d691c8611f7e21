"""Every numbered rule and example of every game has a test that carries its number, and every number cited exists."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GAMES = TESTS.parents[1] / "src" / "bordspil" / "games"
RULES = sorted(GAMES.glob("*/RULES.md"))


def numbers(rules: Path) -> list[str]:
    """Returns the numbers in the order in which they stand there."""
    return re.findall(r"^- ([A-Z]+-\d+) ", rules.read_text(encoding="utf-8"), re.MULTILINE)


def numbers_in_tests(rules: Path) -> set[str]:
    """Returns the numbers that the names of a game's tests carry."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / rules.parent.name).rglob("test_*.py")]
    names = re.findall(r"^def test_([a-z]+)_(\d+)_", "\n".join(texts), re.MULTILINE)
    return {f"{letters.upper()}-{number}" for letters, number in names}


def test_some_game_has_rules() -> None:
    assert RULES


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.parent.name)
def test_every_number_stands_there_once(rules: Path) -> None:
    found = numbers(rules)
    assert found
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.parent.name)
def test_every_rule_and_example_has_a_test(rules: Path) -> None:
    assert [number for number in numbers(rules) if number not in numbers_in_tests(rules)] == []


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.parent.name)
def test_every_test_carries_the_number_of_a_rule(rules: Path) -> None:
    prefixes = {number.partition("-")[0] for number in numbers(rules)}
    carried = {number for number in numbers_in_tests(rules) if number.partition("-")[0] in prefixes}
    assert carried - set(numbers(rules)) == set()


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.parent.name)
def test_every_number_cited_by_the_game_stands_in_its_rules(rules: Path) -> None:
    prefixes = {number.partition("-")[0] for number in numbers(rules)}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in rules.parent.glob("*.py"))
    cited = {number for number in re.findall(r"\b[A-Z]+-\d+\b", sources) if number.partition("-")[0] in prefixes}
    assert cited - set(numbers(rules)) == set()
