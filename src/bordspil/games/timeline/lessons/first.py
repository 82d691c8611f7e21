"""Timeline in eight steps: places, a card that is right or wrong, equal dates, the last card and a deciding round."""

from bordspil.core.lesson import Lesson, Step
from bordspil.games.timeline.lessons.positions import position

# The line holds 1969. The computer will lay 2007 right, and 79 far too late.
NEW = position(
    "moon-landing",
    "columbus-lands wright-flight eyeglasses mona-lisa-stolen",
    "iphone pompeii-buried lego-brick",
    pile="berlin-wall-falls",
)

# 1903 lies on the line, and a card of the same year is on hand.
EQUAL = position(
    "columbus-lands wright-flight moon-landing",
    "tour-de-france-begins berlin-wall-falls",
    "lego-brick pippi-longstocking-published",
)

# One card each; the next two in the pile, 1974 and 1455, decide.
LAST = position(
    "columbus-lands wright-flight moon-landing iphone",
    "berlin-wall-falls",
    "lego-brick",
    pile="abba-wins-eurovision gutenberg-bible",
)

FIRST = Lesson(
    steps=(
        Step(
            name="place",
            spots=("hand=columbus-lands", "line=moon-landing"),
            position=NEW,
            solution="columbus-lands@0",
            right={"columbus-lands@0": "right"},
            wrong={"columbus-lands@1": "late", "*": "other"},
            then=("iphone@2",),
        ),
        Step(
            name="between",
            spots=("hand=wright-flight", "line=columbus-lands+line=moon-landing"),
            solution="wright-flight@1",
            right={"wright-flight@1": "right"},
            wrong={"wright-flight@*": "place", "*": "other"},
            then=("pompeii-buried@2",),
        ),
        Step(name="wrong", spots=("spot=box", "spot=board-1")),
        Step(
            name="guess",
            spots=("hand=eyeglasses",),
            solution="eyeglasses@0",
            right={"eyeglasses@0": "right", "eyeglasses@*": "box"},
            wrong={"*": "other"},
        ),
        Step(
            name="equal",
            spots=("hand=tour-de-france-begins", "line=wright-flight"),
            position=EQUAL,
            solution="tour-de-france-begins@1",
            right={"tour-de-france-begins@[12]": "right"},
            wrong={"tour-de-france-begins@*": "place", "*": "other"},
        ),
        Step(
            name="last",
            spots=("hand=berlin-wall-falls", "line=moon-landing+line=iphone"),
            position=LAST,
            solution="berlin-wall-falls@3",
            wrong={"*": "place"},
            then=("lego-brick@2",),
        ),
        Step(
            name="deciding",
            spots=("hand=abba-wins-eurovision", "line=moon-landing+line=berlin-wall-falls"),
            solution="abba-wins-eurovision@4",
            wrong={"*": "place"},
            then=("gutenberg-bible@1",),
        ),
        Step(name="won", spots=("spot=board-0",)),
    )
)
