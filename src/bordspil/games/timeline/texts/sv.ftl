name = Timeline

## Refusals

card-not-in-hand = The card “{ $card }” is not in front of this seat.
card-unknown = There is no card “{ $card }” in this deck.
place-out-of-range = The places go from 0 to { $last }: the number of cards to the left.
chance-decides = Chance decides this.
shuffle-wrong = These are not the cards that are shuffled.

## Impossible positions

position-card-twice = The card “{ $card }” is there twice.
position-card-missing = The card “{ $card }” is missing.
position-timeline-empty = The timeline has at least one card.
position-timeline-unsorted = The cards of the timeline must lie in the order of their dates.
position-hands = There must be { $seats } hands.
position-seats = That cannot be said of these seats (field “{ $field }”).
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

## Decks

deck-unknown = There is no deck “{ $deck }”.
deck-too-small = The deck has { $cards } cards, but this table needs at least { $needed }.
