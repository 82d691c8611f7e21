name = Timeline

## Refusals

card-not-in-hand = The card “{ $card }” does not lie in front of this seat.
card-unknown = There is no card “{ $card }” in this deck.
place-out-of-range = The places go from 0 to { $last }: the number of cards to the left.
shuffle-wrong = These are not the cards that are shuffled.

## Impossible positions

position-card-twice = The card “{ $card }” is there twice.
position-card-missing = The card “{ $card }” is missing.
position-timeline-empty = There must be at least one card on the timeline.
position-timeline-unsorted = The cards on the timeline must lie in the order of their dates.
position-hands = There must be { $seats } hands.
position-seats = These seats cannot be right (field “{ $field }”).
position-round = Rounds are counted from 1.
position-mistakes = With the third mistake the game is over.
position-end = The game cannot be over like this.
position-misses = That cannot have happened to the card “{ $card }”.
position-hand-empty = Seat { $seat } still has a turn in this round and needs a card for it.

## The position drawn as text

draw-language = en
draw-piles = round { $round }   pile { $pile }   box { $box }
draw-seat = seat { $seat }: { $cards }
draw-out = seat { $seat }: { $cards }, out
draw-alone = right { $right }, wrong { $mistakes }
draw-year-bce = { $year } BCE
draw-miss = last in the box: { $title }, { $year }, place { $place }

## Decks

deck-unknown = There is no deck “{ $deck }”.
deck-too-small = The deck has { $cards } cards, but this table needs at least { $needed }.
deck-wrong = The deck cannot be used. Errors: { $count }; the first is in line { $line } (card { $card }, field { $field }).

## The command for decks

deck-problem = { $where }: { $problem }
deck-problem-card = { $where }: card { $card }, field { $field }: { $problem }
deck-errors = Errors: { $count }
deck-fine = { $deck }: no errors. Cards: { $cards }
deck-written = Written: { $file }
deck-file-there = { $file } is already there and is left as it is.
deck-rate = { $level }: { $share }% right ({ $low }–{ $high }), cards laid: { $placed }

## What is wrong with a deck

deck-json = From here on the file cannot be read as JSON.
deck-shape = A deck is a list of cards, or an object with “name”, “cards” and “pictures”.
deck-name = The name of a deck is a text of 1 to 60 characters.
deck-empty = The deck has no cards.
deck-too-many = The deck has more than { $limit } cards.
deck-too-large = The deck is larger than { $limit } bytes.
deck-csv-header = The first line must name the columns, “year” and a title such as “title.en” among them.
deck-csv-column = There is no such column.
deck-csv-broken = From here on the table cannot be read.
deck-zip-broken = The zip file cannot be read.
deck-zip-decks = A zip file holds one deck as JSON or CSV; this one holds { $count }.
deck-zip-many = The zip file holds more than { $limit } files.
deck-zip-path = The zip file holds a path that leads elsewhere: { $path }
deck-zip-file = This file is neither a deck nor a picture.

## What is wrong with a card

deck-card-shape = A card is an object with fields.
deck-field-unknown = There is no such field; the fields are: { $fields }.
deck-field-missing = The field is missing.
deck-field-twice = The field is there twice.
deck-id = An id is made of small letters from a to z, digits and hyphens, 60 characters at most.
deck-id-twice = The same id is in { $file }, line { $line }.
deck-year = A year is a whole number, negative before our era, and never 0.
deck-year-range = Years go from { $low } to { $high }.
deck-year-future = This year is still to come.
deck-within = How many years the date may be off is a whole number from 0 upwards.
deck-fame = Fame is a whole number from 1 to 5.
deck-word = This is one word of small letters from a to z, digits and hyphens, 20 characters at most.
deck-region = There is no such region; the regions are: { $regions }.
deck-texts = Texts are given by language; the languages are: { $languages }.
deck-text = A text of 1 to { $limit } printable characters is needed.
deck-languages = These languages are missing: { $languages }.
deck-length = The text has { $length } characters; { $shortest } to { $longest } fit, without blanks around them.
deck-digits = Digits may give the date away: “{ $text }”.
deck-spoiler = The word “{ $word }” gives the date away.
deck-source-shape = Sources are a list of up to 10 texts of at most 300 characters.
deck-sources = At least { $least } different sources are needed.

## What is wrong with a picture

deck-picture-shape = A picture is a list of up to three icons, or the name of a picture that comes with the deck.
deck-picture-none = The card has no picture.
deck-picture-missing = The picture “{ $picture }” does not come with the deck.
deck-icon-unknown = There is no icon “{ $icon }”.
deck-icon-author = Nobody is named as the author of the icon “{ $icon }”.
deck-picture-large = The picture is larger than { $limit } bytes, or has too many parts.
deck-picture-pixels = The picture is wider or higher than { $limit } pixels.
deck-picture-kind = Only SVG, PNG, JPEG and WebP pictures are accepted.
deck-svg-broken = The SVG cannot be read.
deck-svg-forbidden = This is not allowed in an SVG: { $what }
deck-svg-size = The SVG needs a viewBox.
deck-svg-deep = The SVG has more than { $limit } parts inside one another.

## What is wrong with the cards together

deck-year-crowded = { $count } cards have this year; at most { $most } may.
deck-dates-close = The date is not certain enough to lie before or after that of “{ $other }”.
deck-titles-alike = The title is too much like that of “{ $other }”.
deck-few = The deck has { $count } cards; it needs at least { $least }.
deck-share-old = { $share }% of the cards are from before the year 1000; it should be at least { $least }%.
deck-share-nordic = { $share }% of the cards are Nordic; it should be at least { $least }%.
deck-share-category = { $share }% of the cards are in the category “{ $category }”; it should be at most { $most }%.
