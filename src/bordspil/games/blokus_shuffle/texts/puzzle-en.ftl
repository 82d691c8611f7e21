## Puzzles

# What is asked.
puzzle-task = It’s your turn. Which placement is clearly the best?
# Why the best move is the best.
puzzle-block = It cuts off one of your opponent’s colours. Placements left to it: { $here }, after the obvious move { $there }.
# Why the best move is the best.
puzzle-gate = It keeps open a way that would be closed at once. Placements left to your colour: { $here }, after the obvious move { $there }.
# Why the best move is the best.
puzzle-room = It keeps room for your pieces. Squares you have left at the end: { $mine }, after the obvious move { $mine_else }.
# Why the best move is the best.
puzzle-squeeze = It takes room from your opponent. Squares they have left at the end: { $theirs }, after the obvious move { $theirs_else }.
# After the obvious move, whose answer is shown on the board.
puzzle-refuted = That leads to { $mine_else } squares left for you and { $theirs_else } for your opponent. There’s a move that leads to { $mine } and { $theirs }.
