## The game in seven steps

# A coach says it beside the board. So in all of this file.
learn-first-take = You need three in a line. You hold red 5 and 6, and red 7 is in the open pool: take it.
# After another tile.
learn-first-take-other = That one doesn’t fit anything yet. Red 7 makes three with your red 5 and 6.
# After drawing.
learn-first-take-draw = Not this time: red 7 does more for you. It’s in the pool.
# The first group.
learn-first-found = Red 5, 6 and 7 are a run. Put them in a line on the table and press Place: that starts your group.
# After two of three tiles, or other tiles.
learn-first-found-all = Use the whole run: red 5, 6 and 7.
# After taking or drawing.
learn-first-found-lay = You have a run, so use it: red 5, 6 and 7 in a line.
# Rows, and lines that cross.
learn-first-cross = A row is one number in three or four colours, and lines can cross. Put yellow 6 and blue 6 above or below red 6, so that the three sixes are in a line.
# After something else.
learn-first-cross-lay = Place both: yellow 6 and blue 6 in a line with red 6.
# Closed groups.
learn-first-closed = The computer’s group is closed to you until everyone has started one. Start yours with the four green tiles, away from it, and everything opens at once: in the same turn, add yellow 7 and 8 to its run.
# After fewer tiles.
learn-first-closed-all = Almost: all six tiles can go. First the green run, then yellow 7 and 8 on the yellow run.
# After something else.
learn-first-closed-lay = First start your group: the four green tiles in a line, away from the yellow ones.
# Rearranging.
learn-first-split = Now all the tiles belong to everyone, and you may rearrange them. A run can’t have red 5 twice, so make two runs of it: 3 4 5 and, somewhere else, 5 6 7.
# After something else.
learn-first-split-lay = Move red 6 and 7 away and put your red 5 in front of them: two runs of three.
# An action tile.
learn-first-action = An action tile is a turn of its own and never goes on the table. Play Draw Three, and the computer has to draw three tiles.
# After something else.
learn-first-action-other = Later. Play the action tile Draw Three now.
# The last tile.
learn-first-last = One tile left. Place it and you win!
# After something else.
learn-first-last-lay = Red 6 goes on the end of the red run. Then press Place.
# After the win.
learn-first-last-won = Your rack is empty: you win! The others add up the numbers they still hold.

## Practice

# A small task.
learn-practice-row = Place a tile from your rack.
# After a wrong answer. So for all keys that end in -wrong
learn-practice-row-wrong = There are three sevens, and one colour is missing. It’s on your rack.
# A small task.
learn-practice-cross = Place both eights.
# After a wrong answer.
learn-practice-cross-wrong = There’s an 8 at the end of the run. Put your eights in a line with it, across the run.
# A small task.
learn-practice-bridge = Place red 5.
# After a wrong answer.
learn-practice-bridge-wrong = It fits between the two runs. Push them together, and all seven make one run.
# A small task.
learn-practice-found = Start a group with five tiles at once.
# After a wrong answer.
learn-practice-found-wrong = Red 3, 4 and 5 are a run, and a row of fives can cross it at the 5.
# A small task.
learn-practice-end = Which of your two tiles can you place?
# After a wrong answer.
learn-practice-end-wrong = A run stops at 14: it doesn’t start again at 1. Yellow 14 fits.
# A small task.
learn-practice-spare = Place both of your blue tiles.
# After a wrong answer.
learn-practice-spare-wrong = Four nines are one more than a row needs. Blue 9 can start a run with your 10 and 11.
# A small task.
learn-practice-split = Place both of your green tiles.
# After a wrong answer.
learn-practice-split-wrong = Make two runs out of the long one. Each of your tiles belongs in one of them.
# A small task.
learn-practice-win = Place everything and you win.
# After a wrong answer.
learn-practice-win-wrong = Red 7 extends the run, and red 8 can follow it. Or let red 8 join the other eights.
