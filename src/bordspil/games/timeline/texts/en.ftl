# Name of the game.
name = Timeline

## Refusals

# $card: title of a card
card-not-in-hand = The card “{ $card }” isn’t in front of this seat.
# $card: what was typed
card-unknown = There’s no card “{ $card }” in this deck.
# $last: a number, 5
place-out-of-range = Places go from 0 to { $last }: the number of cards to the left.
# A shuffle that does not fit.
shuffle-wrong = These aren’t the cards being shuffled.

## Impossible positions

# $card: id of a card. So in all of this section
position-card-twice = The card “{ $card }” is there twice.
# $card: id of a card
position-card-missing = The card “{ $card }” is missing.
# An empty timeline.
position-timeline-empty = There must be at least one card on the timeline.
# Cards in a wrong order.
position-timeline-unsorted = The cards on the timeline must be in order of date.
# $seats: how many play, 4
position-hands = There must be { $seats } hands.
# $field: name of a field, out
position-seats = These seats can’t be right (field “{ $field }”).
# A round 0.
position-round = Rounds are counted from 1.
# Playing alone.
position-mistakes = The third mistake ends the game.
# A game that cannot be over.
position-end = The game can’t be over like this.
# $card: id of a card
position-misses = That can’t have happened to the card “{ $card }”.
# $seat: number of a seat, 1
position-hand-empty = Seat { $seat } still has a turn this round and needs a card for it.

## The position drawn as text

# The code of this language; titles of cards are taken in it.
draw-language = en
# $round: number of a round; $pile, $box: how many cards are there
draw-piles = round { $round }   draw pile { $pile }   box { $box }
# $seat: number of a seat; $cards: titles of cards
draw-seat = seat { $seat }: { $cards }
# The same for a seat that is out.
draw-out = seat { $seat }: { $cards }, out
# Playing alone. $right, $mistakes: numbers
draw-alone = right { $right }, wrong { $mistakes }
# $year: a year before our era, 44
draw-year-bce = { $year } BCE
# $title: title of a card; $year: its date; $place: where it was put, 2
draw-miss = last in the box: { $title }, { $year }, place { $place }

## Decks

# $deck: what was asked for
deck-unknown = There’s no deck “{ $deck }”.
# $cards, $needed: how many cards, 20 and 33
deck-too-small =
    { $cards ->
        [one] The deck has { $cards } card, but this table needs at least { $needed }.
       *[other] The deck has { $cards } cards, but this table needs at least { $needed }.
    }
# $count: how many faults; $line, $card, $field: where the first one is
deck-wrong = This deck can’t be used. Errors: { $count }; the first is in line { $line } (card { $card }, field { $field }).

## The command for decks

# $where: file and line; $problem: a sentence
deck-problem = { $where }: { $problem }
# $where: file and line; $card: id of a card; $field: name of a field; $problem: a sentence
deck-problem-card = { $where }: card { $card }, field { $field }: { $problem }
# $count: a number, 3
deck-errors = Errors: { $count }
# $deck: name of a deck; $cards: how many cards
deck-fine = { $deck }: no errors. Cards: { $cards }
# $file: path of a file
deck-written = Written: { $file }
# $file: path of a file
deck-file-there = { $file } already exists and is left as it is.
# $level: name of a level; $share, $low, $high: per cent; $placed: how many cards
deck-rate = { $level }: { $share }% right ({ $low }–{ $high }), cards placed: { $placed }

## What is wrong with a deck

# The place is told before. So in all of this section
deck-json = From here on, the file can’t be read as JSON.
# Field names stay as they are.
deck-shape = A deck is a list of cards, or an object with “name”, “cards” and “pictures”.
# A deck's name is too long, or empty.
deck-name = The name of a deck is a text of 1 to 60 characters.
# No cards.
deck-empty = The deck has no cards.
# $limit: a number, 2000
deck-too-many = The deck has more than { $limit } cards.
# $limit: a number of bytes
deck-too-large = The deck is larger than { $limit } bytes.
# Column names stay as they are.
deck-csv-header = The first line must name the columns, including “year” and a title such as “title.en”.
# A column with an unknown name.
deck-csv-column = There’s no such column.
# A CSV file with a fault.
deck-csv-broken = From here on, the table can’t be read.
# A zip file with a fault.
deck-zip-broken = The zip file can’t be read.
# $count: how many decks are in it
deck-zip-decks = A zip file holds one deck as JSON or CSV; this one holds { $count }.
# $limit: a number, 500
deck-zip-many = The zip file holds more than { $limit } files.
# $path: a path with ..
deck-zip-path = The zip file holds a path that leads outside it: { $path }
# A file of another kind in a zip file.
deck-zip-file = This file is neither a deck nor a picture.

## What is wrong with a card

# A card that is no object.
deck-card-shape = A card is an object with fields.
# $fields: names of fields
deck-field-unknown = There’s no such field. The fields are: { $fields }.
# A field that every card needs.
deck-field-missing = The field is missing.
# A field twice.
deck-field-twice = The field is there twice.
# An id names a card.
deck-id = An id is made of small letters a to z, digits and hyphens, 60 characters at most.
# $file, $line: where the other one is
deck-id-twice = The same id is in { $file }, line { $line }.
# What a year may be.
deck-year = A year is a whole number, negative for BCE, and never 0.
# $low, $high: years
deck-year-range = Years go from { $low } to { $high }.
# A year in the future.
deck-year-future = This year is still to come.
# A margin of a date.
deck-within = How many years the date may be off is a whole number, 0 or more.
# How well known a card is.
deck-fame = Fame is a whole number from 1 to 5.
# A tag.
deck-word = This is one word of small letters a to z, digits and hyphens, 20 characters at most.
# $regions: names of regions
deck-region = There’s no such region. The regions are: { $regions }.
# $languages: codes of languages
deck-texts = Texts are given by language. The languages are: { $languages }.
# $limit: a number, 200
deck-text = A text of 1 to { $limit } printable characters is needed.
# $languages: codes of languages
deck-languages = These languages are missing: { $languages }.
# $length, $shortest, $longest: numbers
deck-length =
    { $length ->
        [one] The text has { $length } character; { $shortest } to { $longest } fit, with no spaces around them.
       *[other] The text has { $length } characters; { $shortest } to { $longest } fit, with no spaces around them.
    }
# $text: what gives it away
deck-digits = Digits may give the date away: “{ $text }”.
# $word: what gives it away
deck-spoiler = The word “{ $word }” gives the date away.
# Sources of a date.
deck-source-shape = Sources are a list of up to 10 texts of at most 300 characters.
# $least: a number, 2
deck-sources = At least { $least } different sources are needed.

## What is wrong with a picture

# What a picture may be.
deck-picture-shape = A picture is a list of up to three icons, or the name of a picture that comes with the deck.
# No picture.
deck-picture-none = The card has no picture.
# $picture: name of a file
deck-picture-missing = The picture “{ $picture }” doesn’t come with the deck.
# $icon: name of an icon
deck-icon-unknown = There’s no icon “{ $icon }”.
# $icon: name of an icon
deck-icon-author = The icon “{ $icon }” has no author named.
# $limit: a number of bytes
deck-picture-large = The picture is larger than { $limit } bytes, or has too many parts.
# $limit: a number of pixels
deck-picture-pixels = The picture is wider or taller than { $limit } pixels.
# Kinds of files.
deck-picture-kind = Pictures must be SVG, PNG, JPEG or WebP.
# A file with a fault.
deck-svg-broken = The SVG can’t be read.
# $what: name of an element or attribute, script
deck-svg-forbidden = Not allowed in an SVG: { $what }
# viewBox stays as it is.
deck-svg-size = The SVG needs a viewBox.
# $limit: a number, 50
deck-svg-deep = The SVG has more than { $limit } parts inside one another.

## What is wrong with the cards together

# $count, $most: how many cards
deck-year-crowded = { $count } cards have this year; { $most } at most.
# $other: title of a card
deck-dates-close = The date isn’t certain enough to be before or after “{ $other }”.
# $other: title of a card
deck-titles-alike = The title is too much like “{ $other }”.
# $count, $least: how many cards
deck-few =
    { $count ->
        [one] The deck has { $count } card; it needs at least { $least }.
       *[other] The deck has { $count } cards; it needs at least { $least }.
    }
# $share, $least: per cent
deck-share-old = { $share }% of the cards are from before the year 1000; it should be at least { $least }%.
# $share, $least: per cent
deck-share-nordic = { $share }% of the cards are Nordic; it should be at least { $least }%.
# $share, $most: per cent; $category: name of a category
deck-share-category = { $share }% of the cards are in the category “{ $category }”; it should be at most { $most }%.
