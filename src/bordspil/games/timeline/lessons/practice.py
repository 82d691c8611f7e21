"""Cards to place by thinking: what came first for the other to be possible, and which card is the surest."""

from bordspil.core.lesson import Lesson, Step
from bordspil.games.timeline.lessons.positions import position

OTHER = "walkman"  # on the hand of the computer, which never gets to act


def _task(name: str, line: str, hand: str, solution: str, right: str = "") -> Step:
    """Returns a line and a hand with a card to place; every wrong place gets the same explanation."""
    rights = {right: ""} if right else {}
    return Step(
        name=name,
        position=position(line, hand, OTHER),
        solution=solution,
        right=rights,
        wrong={"*": "wrong"},
    )


PRACTICE = Lesson(
    steps=(
        _task("era", "great-pyramid rubicon-crossing colosseum-opening", "hannibal-alps", "hannibal-alps@1"),
        _task("name", "columbus-lands luther-theses vasa-sinks", "america-on-a-map", "america-on-a-map@1"),
        _task("lens", "copernicus-book jupiter-moons moon-landing", "lipperhey-telescope", "lipperhey-telescope@1"),
        _task(
            "surest",
            "settlement-of-iceland moon-landing iphone",
            "euro-cash gutenberg-bible",
            "gutenberg-bible@1",
        ),
        _task(
            "equal",
            "wright-flight penicillin-discovered moon-landing",
            "steamboat-willie-premiere",
            "steamboat-willie-premiere@1",
            right="steamboat-willie-premiere@2",
        ),
        _task(
            "norse",
            "settlement-of-iceland althing-founding iceland-christianity battle-of-hastings",
            "erik-the-red-settles",
            "erik-the-red-settles@2",
        ),
        _task("moon", "gagarin-orbits moon-landing huygens-on-titan", "astronauts-at-askja", "astronauts-at-askja@1"),
        _task(
            "vote",
            "new-zealand-women-vote finland-independence united-nations-founding",
            "finland-women-full-rights",
            "finland-women-full-rights@1",
        ),
        _task("newest", "berlin-wall-falls iphone football-world-cup-south-africa", "chatgpt", "chatgpt@3"),
    )
)
