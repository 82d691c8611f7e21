## Puzzles

# What is asked.
puzzle-task =
    { $all ->
        [yes] You can place your whole rack in one turn. How?
       *[no] Place { $tiles } of your tiles in one turn. No more are possible.
    }
# Why the best move is the best.
puzzle-all = The whole rack lies, and nothing on the table had to move: you win.
# Why the best move is the best.
puzzle-all-moved = The whole rack lies once the table makes room: you win. Tiles moved: { $moved }.
# Why the best move is the best.
puzzle-most = { $tiles } tiles lie, and nothing on the table had to move. No more can: that’s proven.
# Why the best move is the best.
puzzle-most-moved = { $tiles } tiles lie once the table makes room. Tiles moved: { $moved }. No more can: that’s proven.
# After the obvious move, whose answer is shown on the board.
puzzle-refuted = Anyone who only adds to the lines as they lie gets to { $added }. There’s room for { $tiles }.
