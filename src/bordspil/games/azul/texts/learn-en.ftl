## The game in nine steps

# A coach says it beside the board. So in all of this file.
learn-first-take = On your turn you take all the tiles of one colour from one display. Take the two blue tiles and put them on line 2.
# After a wrong line.
learn-first-take-short = Line 1 only has room for one of them. Line 2 is a perfect fit.
# After a wrong line.
learn-first-take-long = They’d fit there, but the line wouldn’t be full. On line 2 they fill it.
# After a wrong choice.
learn-first-take-other = In a moment! First the two blue tiles.
# The 1 is the first-player marker.
learn-first-centre = The rest of a display moves to the centre. Take the three yellow tiles from there and put them on line 3. You’re the first to go there, so you get the 1: it costs a point, but you start the next round.
# After a wrong choice.
learn-first-centre-other = Not yet: first put the three yellow tiles on line 3.
# After taking from a display.
learn-first-centre-display = You could take those too, but try the centre now.
# The pupil makes a mistake on purpose.
learn-first-floor = Whatever doesn’t fit falls to the floor line and costs points. See for yourself: put the two black tiles on line 1.
# After the wise choice.
learn-first-floor-line = Clever: nothing would fall there. But just this once, put them on line 1.
# After a wrong choice.
learn-first-floor-other = First the two black tiles, on line 1.
# The pupil watches.
learn-first-round = Three of your lines are full. Once all the tiles have been taken, every full line sends one tile to the wall. Watch!
# After the scoring.
learn-first-scored = A tile on its own is worth 1 point, and the floor line cost you 2. A line that isn’t full just waits.
# Scoring with neighbours.
learn-first-neighbours = Tiles that touch score together. Put the yellow tile on line 2: it joins a row of four and a column of three, and 4 + 3 makes 7 points.
# After a wrong line.
learn-first-neighbours-other = You’d get less there. Try line 2.
# A colour only once in a row.
learn-first-colours = A line can’t take a colour that’s already on its row of the wall, and row 3 has blue. Find a line for the three blue tiles.
# After the floor line.
learn-first-colours-floor = That would cost you points. Lines 4 and 5 have room.
# After a wrong choice.
learn-first-colours-other = First the three blue tiles.
# The last round.
learn-first-end = A full row on the wall ends the game after the round. Fill line 1 with the white tile!
# After a wrong choice.
learn-first-end-other = Then row 1 stays open. Put it on line 1.
# After the bonuses.
learn-first-bonuses = A full row is worth 2 extra points, a full column 7, and all five tiles of a colour 10. You got all three with one tile. Most points wins!

## Practice

# A small task.
learn-practice-exact = Fill a line so that nothing falls.
# After a wrong answer. So for all keys that end in -wrong
learn-practice-exact-wrong = Look again: line 3 needs exactly two white tiles.
# A small task.
learn-practice-most = Which line makes the red tile worth most?
# After a wrong answer.
learn-practice-most-wrong = There’s a better one. Count the row and the column it joins: in row 2 that’s three and three.
# A small task.
learn-practice-falls = The last three tiles of the round. Where are they worth most?
# After a wrong answer.
learn-practice-falls-wrong = The tile on the floor costs 1 point, but filling line 2 is worth 7. A good deal!
# A small task.
learn-practice-bonus = The last round: line 1 completes your row. Where is the red tile worth most in the end?
# After a wrong answer.
learn-practice-bonus-wrong = That looks good now, but a full column is worth 7 extra points. Line 4 completes one.
# A small task.
learn-practice-end = You can win with this move. How?
# After a wrong answer.
learn-practice-end-wrong = White on line 1 completes your row: 36 points to 33, before the computer can use its lines.
# A small task.
learn-practice-wait = If you complete your row now, you lose by a point. What else can you do?
# After a wrong answer.
learn-practice-wait-wrong = Then it’s over at 26 to 27. Let the tile fall: it costs little, and the game goes on.
# A small task.
learn-practice-deny = The computer wants white for its row 1, and then it wins. What do you take?
# After a wrong answer.
learn-practice-deny-wrong = Now the computer takes white and wins. Grab it first, even if it costs you a point or two.
# A small task.
learn-practice-leave = Five black tiles are left, and they fit nowhere. Which move leaves them to the computer?
# After a wrong answer.
learn-practice-leave-wrong = Then the black tiles are yours, on the floor. Take yellow, and the computer has to take them.
