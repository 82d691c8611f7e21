## Puzzles

puzzle-task = It is your turn. Which move is clearly the best?
puzzle-tiles = { part-tiles }
puzzle-floor = { part-floor }
puzzle-deny = { part-deny }
puzzle-force = { part-force }
puzzle-end = It ends the game while you are ahead: { $mine } to { $theirs }.
puzzle-go-on = After the obvious move the game ends, { $mine } to { $theirs } against you. This one keeps it going.
puzzle-last-tiles = { part-tiles } { part-final }
puzzle-last-floor = { part-floor } { part-final }
puzzle-last-bonus = { part-bonus } { part-final }
puzzle-last-deny = { part-deny } { part-final }
puzzle-last-force = { part-force } { part-final }
puzzle-last-spoil = { part-spoil } { part-final }
puzzle-refuted =
    { $kind ->
        [last] That ends { $mine_else } to { $theirs_else }. There is a move with which you win.
        [end] That gives your opponent another round. There is a move that ends the game while you are ahead.
        [go-on] Then the game ends, { $mine } to { $theirs } against you. There is a move that keeps it going.
       *[round] This round then comes to { $mine_else } for you and { $theirs_else } for your opponent. There is a move that makes it { $mine } and { $theirs }.
    }

part-tiles = It brings most on your wall. Points for tiles this round: { $here }, after the obvious move { $there }.
part-floor = It keeps tiles off your floor. Minus points there this round: { $here }, after the obvious move { $there }.
part-bonus = It fills what pays at the end. Your bonus: { $here }, after the obvious move { $there }.
part-deny = It takes what your opponent needs. Their points for tiles this round: { $here }, after the obvious move { $there }.
part-force = What is left falls on your opponent’s floor. Their minus points this round: { $here }, after the obvious move { $there }.
part-spoil = It keeps your opponent from a bonus. Theirs comes to { $here }, after the obvious move to { $there }.
part-final = You win, { $mine } to { $theirs }; after the obvious move it ends { $mine_else } to { $theirs_else }.
