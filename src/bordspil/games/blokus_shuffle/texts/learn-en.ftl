## The game in eleven steps

learn-first-start = Your first blue piece must cover the blue corner of the board. Take any piece and lay it there; you may turn and flip it.
learn-first-corner = From now on a new piece touches your own colour at a corner and never along a side. The dots show such corners; other colours may be touched in any way.
learn-first-skip = Now the cards. A turn begins with a card from your hand, then you lay a piece and draw a card. Play Skip: the next colour loses its turn.
learn-first-skip-other = Soon. Now play Skip.
learn-first-reverse = Reverse lets play go round the other way. Play it.
learn-first-reverse-other = Soon. Now play Reverse.
learn-first-draw2 = Draw 2 draws two cards: you play one of them, and the other goes under your pile. Play it.
learn-first-draw2-other = Soon. Now play Draw 2.
learn-first-wild = You have played Wild and named yellow. So lay a blue piece as if it were yellow: at a corner of yellow, not along its side.
learn-first-edge = You have played Edge to Edge. This one time your piece must lie along the side of one of your own.
learn-first-recycle = You have played Recycle. Take one of your pieces off the board: you may lay it again, now or later.
learn-first-warp = You have played Warp. Move a piece of the computer’s to another corner of its colour, best to where it is of no use.
learn-first-double = You have played Double Play and laid the first piece. Lay a second one that touches it at a corner.
learn-first-score = When nobody can lay a piece any more, the squares you have left count, and the fewest win. With two players, only the worse of your two colours counts.

## Practice

learn-practice-large = Lay a piece of five squares: large ones first, while there is room.
learn-practice-large-wrong = That fits, but it is small. Large pieces are hard to lay later.
learn-practice-far = Head for the middle: lay a piece of five squares at your outermost corner.
learn-practice-far-wrong = That fits, but does not reach so far. Begin at the corner that is farthest out, with five squares.
learn-practice-lose = Yellow must not have its turn. Which card?
learn-practice-lose-wrong = Not that one: Skip takes the turn away from the next colour.
learn-practice-two = You would like to lay two pieces in one turn. Which card?
learn-practice-two-wrong = Not that one: Double Play lets you lay a second piece.
learn-practice-move = A yellow piece is in your way. Which card moves it?
learn-practice-move-wrong = Not that one: it only takes back a piece of your own. Warp moves an opponent’s.
learn-practice-side = Edge to Edge has been played. Lay the straight piece of five along your own.
learn-practice-side-wrong = That fits too, but now is the moment for the straight piece of five.
learn-practice-wild = Wild has been played, and yellow named. Lay a piece of five squares as if it were yellow.
learn-practice-wild-wrong = That fits, but such a chance is worth a piece of five squares.
learn-practice-second = Double Play: lay a piece of five squares as the second.
learn-practice-second-wrong = That fits, but a large one gets rid of more squares.
