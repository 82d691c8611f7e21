"""Characters: every level has names and portraits of its own, and nobody at a table shares a name."""

from bordspil.core.bot import LEVELS
from bordspil.core.characters import CHARACTERS, PORTRAITS, new_name, portrait_of


def test_every_name_and_every_portrait_belongs_to_one_level() -> None:
    names = [name for level in LEVELS for name in CHARACTERS[level].names]
    assert len(set(names)) == len(names) == PORTRAITS
    found = [portrait_of(level, name) for level in LEVELS for name in CHARACTERS[level].names]
    assert found == list(range(PORTRAITS))


def test_a_numbered_bot_looks_like_its_namesake() -> None:
    taken: list[str] = []
    for _ in range(7):
        taken.append(new_name("strong", taken))
    assert len(set(taken)) == 7
    assert portrait_of("strong", taken[4]) == portrait_of("strong", taken[1])


def test_a_bot_without_a_name_or_with_another_has_the_first_portrait_of_its_level() -> None:
    assert portrait_of("easy", "") == portrait_of("easy", "Robo") == portrait_of("easy", "Pekka")


def test_a_level_that_only_one_game_has_gets_a_character_too() -> None:
    assert new_name("perfect", ()) in CHARACTERS["medium"].names
    assert portrait_of("perfect", "Katla") == portrait_of("medium", "Katla")
