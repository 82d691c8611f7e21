## On the home page

# The game in one line.
game-line = Put what happened in the order it happened.
# On the card: players, time, age from which it suits, how hard it is.
game-facts = 1–8 players · 15 min · 8+ · learnt in a minute
# An option: which cards are used.
option-deck = Cards
# A choice: the deck that comes with the game.
option-deck-world = The world
# A deck that was brought along. $name: its name; $cards: how many cards
option-deck-own =
    { $cards ->
        [one] { $name }: { $cards } card
       *[other] { $name }: { $cards } cards
    }
# A button: choose a file.
option-deck-file = Your own cards
# An option: how many cards everybody gets.
option-hand = Cards each
# What the choice means.
option-hand-line = Fewer cards, quicker game.
# An option: who has the first turn.
option-first = Who starts
# A choice.
option-first-random = Picked at random

## What to do now

# Asks for a card.
ask-card = Choose one of your cards.
# Asks for the card of a deciding round.
ask-deciding = A deciding round: place your card.
# $title: title of a card
ask-place = Where does “{ $title }” go?

## Dates

# $year: 1886
date = { $year }
# $year: 67
date-ce = { $year } CE
# $year: 44
date-bce = { $year } BCE
# $date: any of the dates above
date-about = about { $date }

## Cards and places

# A category of cards. So for all keys that begin with category
category-inventions = Inventions
# A category.
category-everyday = Everyday life
# A category.
category-science = Science
# A category.
category-exploration = Exploration
# A category.
category-arts = Arts
# A category.
category-sport = Sport
# A category.
category-history = History
# A category.
category-buildings = Buildings
# $count: how many cards
line-label =
    { $count ->
        [one] The timeline: { $count } card
       *[other] The timeline: { $count } cards
    }
# A place on the timeline. $right: title of the card after it
place-before = Before { $right }
# A place on the timeline. $left, $right: titles of its neighbours
place-between = Between { $left } and { $right }
# A place on the timeline. $left: title of the card before it
place-after = After { $left }
# $count: how many cards
hand-label =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
# On an opponent's card. $count: how many cards
hand-of =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
# A button on an opponent's card.
hand-open = Show the cards
# After a number: cards to draw.
pile = in the draw pile
# After a number: used cards.
box = in the box

## How the game stands

# $number: number of a round, 3
round = Round { $number }
# Before the names of those who play it.
deciding = Deciding round:
# On an opponent's card.
seat-out = Out
# On an opponent's card.
seat-done = Waiting: no cards left
# To a player who is out.
own-out = You’re out of the game.
# To a player without cards.
own-done = You’ve placed your last card. The round is now played to its end.
# Playing alone. $count: a number
alone-right = Right: { $count }
# Playing alone. $count: a number
alone-streak = In a row: { $count }
# Playing alone. $count of $most: 1 of 3
alone-mistakes = Mistakes: { $count } of { $most }

## The card that was turned

# The card that was turned over last.
latest = Latest card
# $name: name of a player
told-right =
    { $you ->
        [yes] You were right.
       *[no] { $name } was right.
    }
# $name: name of a player
told-wrong =
    { $you ->
        [yes] You were wrong.
       *[no] { $name } was wrong.
    }
# Marks a place on the timeline.
belonged-here = It belonged here
# $sources: a list of sources
sources = Sources: { $sources }
# A button.
read-on = Read the whole story
# Head of a card's story.
read-story = The whole story
# Head of a list of cards.
read-box = In the box
# Above a card in the box. $name: name of a player
missed-by =
    { $you ->
        [yes] You missed this one
       *[no] { $name } missed this one
    }
# Above a card at the end. $name: name of a player
left-with =
    { $you ->
        [yes] Still with you
       *[no] Still with { $name }
    }
# A button.
report = Report this card
# A field for a note.
report-note = What’s wrong with it?
# A button.
report-send = Send to the host
# After the button.
report-sent = Thank you! The host has your note.

## What a bot knows

# About a computer player. So in all of this section
knows-era-old = Strong before 500 BCE.
# About a computer player.
knows-era-middle = Strong from 500 BCE to 1400.
# About a computer player.
knows-era-early = Strong from 1400 to 1750.
# About a computer player.
knows-era-late = Strong from 1750 to 1900.
# About a computer player.
knows-era-recent = Strong after 1900.
# About a computer player.
knows-subject-inventions = Good at inventions.
# About a computer player.
knows-subject-everyday = Good at everyday things.
# About a computer player.
knows-subject-science = Good at science.
# About a computer player.
knows-subject-exploration = Good at voyages of exploration.
# About a computer player.
knows-subject-arts = Good at the arts.
# About a computer player.
knows-subject-sport = Good at sport.
# About a computer player.
knows-subject-history = Good at history.
# About a computer player.
knows-subject-buildings = Good at buildings.
# About a computer player.
unsure-era-old = Shaky before 500 BCE.
# About a computer player.
unsure-era-middle = Shaky from 500 BCE to 1400.
# About a computer player.
unsure-era-early = Shaky from 1400 to 1750.
# About a computer player.
unsure-era-late = Shaky from 1750 to 1900.
# About a computer player.
unsure-era-recent = Shaky after 1900.

## The log

# $name: name of a player
log-first =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
# $title: title of a card; $date: its date
log-start = The timeline starts with “{ $title }” ({ $date }).
# $name: name of a player; $title: title of a card; $date: its date
log-right =
    { $you ->
        [yes] You placed “{ $title }” ({ $date }) correctly.
       *[no] { $name } placed “{ $title }” ({ $date }) correctly.
    }
# $name: name of a player; $title: title of a card; $date: its date
log-wrong =
    { $you ->
        [yes] You misplaced “{ $title }” ({ $date }).
       *[no] { $name } misplaced “{ $title }” ({ $date }).
    }
# $name: name of a player; $title: title of a card
log-draw =
    { $you ->
        [yes] You drew “{ $title }”.
       *[no] { $name } drew “{ $title }”.
    }
# $count: how many cards
log-reshuffle =
    { $count ->
        [one] The draw pile was empty, so { $count } card from the box is the new one.
       *[other] The draw pile was empty, so { $count } cards from the box are the new one.
    }
# $number: number of a round, 3
log-round = Round { $number }
# $names: a list of players
log-deciding = Deciding round: { $names }
# $names: a list of players
log-out = Out of the game: { $names }.
# The last line.
log-over = The game is over.

## The end

# Head of a column: cards placed right.
tally-right = Right
# Head of a column: cards placed wrong.
tally-wrong = Misplaced
# Head of a column.
tally-left = Cards left
# A tie that nothing could decide.
tally-shared = No cards were left to decide with, so the win is shared.
# Why there was a deciding round.
tally-decided = Several players placed their last card in the same round, so a deciding round settled it.
# Playing alone. $count: how many cards
tally-streak =
    { $count ->
        [one] Longest streak: { $count } card.
       *[other] Longest streak: { $count } cards.
    }

## Cards for illustrations

# Title of a card. So in all of this section
sample-senate = Caesar is murdered in Rome
# Title of a card.
sample-globe = The Globe Theatre opens in London
# Title of a card.
sample-wheel = Vienna gets its giant Ferris wheel
# Title of a card.
sample-titanic = The Titanic sinks
# Title of a card.
sample-stockholm = Stockholm hosts the Olympic Games
# Title of a card.
sample-station = The first crew moves into the space station

## Credits

# $count: how many icons an author drew
credit-icons =
    { $count ->
        [one] { $count } icon
       *[other] { $count } icons
    }
# game-icons.net is a web site.
credit-site = The icons are from game-icons.net
# Name of a licence.
credit-licence = Licence: Creative Commons Attribution 3.0

## What to do

# A move that would have been better.
do-place = Place “{ $title }” ({ $date }).
