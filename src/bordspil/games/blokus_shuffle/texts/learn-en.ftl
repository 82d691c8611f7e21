## The game in eleven steps

# A coach says it beside the board. So in all of this file.
learn-first-start = Your first blue piece has to cover the blue corner of the board. Take any piece and place it there; you can turn and flip it.
# The main rule.
learn-first-corner = From now on, a new piece must touch your own colour at a corner, but never along a side. The dots mark those corners. Other colours don’t matter.
# The first card.
learn-first-skip = Now the cards. Each turn you play a card, place a piece and draw a card. Play Skip: the next colour misses its turn.
# After another card. So for all keys that end in -other
learn-first-skip-other = In a moment. Play Skip now.
# The second card.
learn-first-reverse = Reverse makes play go the other way round. Play it.
# After another card.
learn-first-reverse-other = In a moment. Play Reverse now.
# The third card.
learn-first-draw2 = Draw 2 draws two cards: you play one, and the other goes under your draw pile. Play it.
# After another card.
learn-first-draw2-other = In a moment. Play Draw 2 now.
# The fourth card.
learn-first-wild = You’ve played Wild and named yellow. So place a blue piece as if it were yellow: at a corner of yellow, not along its side.
# The fifth card.
learn-first-edge = You’ve played Edge to Edge. Just this once, your piece must lie side by side with one of your own.
# The sixth card.
learn-first-recycle = You’ve played Recycle. Take one of your pieces off the board. You can place it again, now or later.
# The seventh card.
learn-first-warp = You’ve played Warp. Move one of the computer’s pieces to another corner of its colour, ideally where it does no good.
# The eighth card.
learn-first-double = You’ve played Double Play and placed the first piece. Place a second one that touches it at a corner.
# The end of a game.
learn-first-score = When no one can place another piece, count the squares you have left: fewest wins. With two players, only the worse of your two colours counts.

## Practice

# A small task.
learn-practice-large = Place a piece of five squares. Big ones first, while there’s room!
# After a wrong answer. So for all keys that end in -wrong
learn-practice-large-wrong = That fits, but it’s small. Big pieces get harder to place.
# A small task.
learn-practice-far = Head for the middle: place a piece of five squares at your outermost corner.
# After a wrong answer.
learn-practice-far-wrong = That fits, but it doesn’t reach as far. Start from the corner that’s farthest out, with five squares.
# A small task.
learn-practice-lose = Yellow mustn’t get its turn. Which card?
# After a wrong answer.
learn-practice-lose-wrong = Not that one. Skip takes away the next colour’s turn.
# A small task.
learn-practice-two = You’d like to place two pieces in one turn. Which card?
# After a wrong answer.
learn-practice-two-wrong = Not that one. Double Play lets you place a second piece.
# A small task.
learn-practice-move = A yellow piece is in your way. Which card moves it?
# After a wrong answer.
learn-practice-move-wrong = Not that one: it only takes back your own pieces. Warp moves an opponent’s.
# A small task.
learn-practice-side = Edge to Edge has been played. Place the straight piece of five along your own.
# After a wrong answer.
learn-practice-side-wrong = That fits too, but now’s the time for the straight piece of five.
# A small task.
learn-practice-wild = Wild has been played, and yellow named. Place a piece of five squares as if it were yellow.
# After a wrong answer.
learn-practice-wild-wrong = That fits, but don’t waste the chance: use a piece of five squares.
# A small task.
learn-practice-second = Double Play: place a piece of five squares as your second.
# After a wrong answer.
learn-practice-second-wrong = That fits, but a big one gets rid of more squares.
