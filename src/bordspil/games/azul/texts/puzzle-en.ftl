## Puzzles

# What is asked.
puzzle-task = It’s your turn. Which move is clearly the best?
# Why the best move is the best.
puzzle-tiles = { part-why-tiles }
# Why the best move is the best.
puzzle-floor = { part-why-floor }
# Why the best move is the best.
puzzle-deny = { part-why-deny }
# Why the best move is the best.
puzzle-force = { part-why-force }
# Why the best move is the best.
puzzle-end = It ends the game while you are ahead: { $mine } to { $theirs }.
# Why the best move is the best.
puzzle-go-on = After the obvious move the game ends, { $mine } to { $theirs } against you. This one keeps it going.
# Why the best move is the best.
puzzle-last-tiles = { part-why-tiles } { part-why-final }
# Why the best move is the best.
puzzle-last-floor = { part-why-floor } { part-why-final }
# Why the best move is the best.
puzzle-last-bonus = { part-why-bonus } { part-why-final }
# Why the best move is the best.
puzzle-last-deny = { part-why-deny } { part-why-final }
# Why the best move is the best.
puzzle-last-force = { part-why-force } { part-why-final }
# Why the best move is the best.
puzzle-last-spoil = { part-why-spoil } { part-why-final }
# After the obvious move, whose answer is shown on the board.
puzzle-refuted =
    { $kind ->
        [last] That ends { $mine_else } to { $theirs_else }. There’s a move with which you win.
        [end] That gives your opponent another round. There’s a move that ends the game while you are ahead.
        [go-on] Then the game ends, { $mine } to { $theirs } against you. There’s a move that keeps it going.
       *[round] This round then comes to { $mine_else } for you and { $theirs_else } for your opponent. There’s a move that makes it { $mine } and { $theirs }.
    }

# Why the best move is the best.
part-why-tiles = It brings most on your wall. Points for tiles this round: { $here }, after the obvious move { $there }.
# Why the best move is the best.
part-why-floor = It keeps tiles off your floor. Minus points there this round: { $here }, after the obvious move { $there }.
# Why the best move is the best.
part-why-bonus = It fills what pays at the end. Your bonus: { $here }, after the obvious move { $there }.
# Why the best move is the best.
part-why-deny = It takes what your opponent needs. Their points for tiles this round: { $here }, after the obvious move { $there }.
# Why the best move is the best.
part-why-force = What is left falls on your opponent’s floor. Their minus points this round: { $here }, after the obvious move { $there }.
# Why the best move is the best.
part-why-spoil = It keeps your opponent from a bonus. Theirs comes to { $here }, after the obvious move to { $there }.
# A part of the reasons in the last round.
part-why-final = You win, { $mine } to { $theirs }; after the obvious move it ends { $mine_else } to { $theirs_else }.
