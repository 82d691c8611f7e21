## Puzzles

puzzle-task =
    { $all ->
        [yes] You can lay your whole rack in one turn. How?
       *[no] Lay { $tiles } of your tiles in one turn. No more are possible.
    }
puzzle-all = The whole rack lies, and nothing on the table had to move: you win.
puzzle-all-moved = The whole rack lies once the table makes room: you win. Tiles moved: { $moved }.
puzzle-most = { $tiles } tiles lie, and nothing on the table had to move. It is proven that no more can.
puzzle-most-moved = { $tiles } tiles lie once the table makes room. Tiles moved: { $moved }. It is proven that no more can lie.
puzzle-refuted = Whoever only adds to the lines as they lie comes to { $added }. There is room for { $tiles }.
