## On the home page

game-line = Lay what happened in the order in which it happened.
option-deck = Cards
option-deck-world = The world
option-deck-own =
    { $cards ->
        [one] { $name }: { $cards } card
       *[other] { $name }: { $cards } cards
    }
option-deck-file = Cards of your own
option-hand = Cards each
option-hand-line = The fewer cards, the quicker the game.
option-first = Who begins
option-first-random = Chance

## What is asked

ask-card = Choose one of your cards.
ask-deciding = A deciding round: lay your card.
ask-place = Where does “{ $title }” belong?

## Dates

date = { $year }
date-ce = { $year } CE
date-bce = { $year } BCE
date-about = about { $date }

## Cards and places

category-inventions = Inventions
category-everyday = Everyday life
category-science = Science
category-exploration = Exploration
category-arts = Arts
category-sport = Sport
category-history = History
category-buildings = Buildings
line-label =
    { $count ->
        [one] The timeline: { $count } card
       *[other] The timeline: { $count } cards
    }
place-before = Before { $right }
place-between = Between { $left } and { $right }
place-after = After { $left }
hand-label =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
hand-of =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
hand-open = Show the cards
pile = in the pile
box = in the box

## How the game stands

round = Round { $number }
deciding = Deciding round:
seat-out = Out
seat-done = Waiting: no cards left
own-out = You are out of the game.
own-done = You have laid your last card. Now the round is played to its end.
alone-right = Right: { $count }
alone-streak = In a row: { $count }
alone-mistakes = Mistakes: { $count } of { $most }

## The card that was turned

latest = The card turned last
told-right =
    { $you ->
        [yes] You were right.
       *[no] { $name } was right.
    }
told-wrong =
    { $you ->
        [yes] You were wrong.
       *[no] { $name } was wrong.
    }
belonged-here = It belonged here
sources = Sources: { $sources }
read-on = Read the whole story
read-story = The whole story
read-box = In the box
missed-by =
    { $you ->
        [yes] Missed by you
       *[no] Missed by { $name }
    }
left-with =
    { $you ->
        [yes] Still with you
       *[no] Still with { $name }
    }
report = Report this card
report-note = What is not right about it?
report-send = Send to the host
report-sent = Thank you. The host has your note.

## What a bot knows

knows-era-old = Strong on the time before 500 BCE.
knows-era-middle = Strong on the time from 500 BCE to 1400.
knows-era-early = Strong on the years 1400 to 1750.
knows-era-late = Strong on the years 1750 to 1900.
knows-era-recent = Strong on the time since 1900.
knows-subject-inventions = Strong on inventions.
knows-subject-everyday = Strong on everyday things.
knows-subject-science = Strong on science.
knows-subject-exploration = Strong on voyages of exploration.
knows-subject-arts = Strong on the arts.
knows-subject-sport = Strong on sport.
knows-subject-history = Strong on history.
knows-subject-buildings = Strong on buildings.
unsure-era-old = Shaky on the time before 500 BCE.
unsure-era-middle = Shaky on the time from 500 BCE to 1400.
unsure-era-early = Shaky on the years 1400 to 1750.
unsure-era-late = Shaky on the years 1750 to 1900.
unsure-era-recent = Shaky on the time since 1900.

## The log

log-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
log-start = The timeline starts with “{ $title }” ({ $date }).
log-right =
    { $you ->
        [yes] You laid “{ $title }” ({ $date }) right.
       *[no] { $name } laid “{ $title }” ({ $date }) right.
    }
log-wrong =
    { $you ->
        [yes] You laid “{ $title }” ({ $date }) wrong.
       *[no] { $name } laid “{ $title }” ({ $date }) wrong.
    }
log-draw =
    { $you ->
        [yes] You drew “{ $title }”.
       *[no] { $name } drew “{ $title }”.
    }
log-reshuffle =
    { $count ->
        [one] The pile was empty: { $count } card from the box is the new pile.
       *[other] The pile was empty: { $count } cards from the box are the new pile.
    }
log-round = Round { $number }
log-deciding = Deciding round: { $names }
log-out = Out of the game: { $names }.
log-over = The game is over.

## The end

tally-right = Laid right
tally-wrong = Laid wrong
tally-left = Cards left
tally-shared = No card was left to decide with: the victory is shared.
tally-decided = Several laid their last card in the same round: a deciding round settled it.
tally-streak =
    { $count ->
        [one] Most in a row: { $count } card.
       *[other] Most in a row: { $count } cards.
    }

## Cards for illustrations

sample-senate = Caesar is murdered in Rome
sample-globe = The Globe Theatre opens in London
sample-wheel = Vienna gets its giant Ferris wheel
sample-titanic = The Titanic sinks
sample-stockholm = Olympic Games in Stockholm
sample-station = People move into the space station

## Credits

credit-icons =
    { $count ->
        [one] { $count } icon
       *[other] { $count } icons
    }
credit-site = The icons are from game-icons.net
credit-licence = Licence: Creative Commons Attribution 3.0
