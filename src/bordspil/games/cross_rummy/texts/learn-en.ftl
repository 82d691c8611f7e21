## The game in seven steps

learn-first-take = Three in a line is what you need. You hold red 5 and 6, and red 7 lies in the open pool: take it.
learn-first-take-other = That one fits nothing yet. Red 7 makes three with your red 5 and 6.
learn-first-take-draw = Not this time: red 7 is worth more to you. It lies in the pool.
learn-first-found = Red 5, 6 and 7 are a run. Lay them on the table in a line and press Lay: you have founded your first group.
learn-first-found-all = Found with the whole run: red 5, 6 and 7.
learn-first-found-lay = You have a run, so lay it: red 5, 6 and 7 in a line.
learn-first-cross = A row is one number in three or four colours, and lines may cross. Lay yellow 6 and blue 6 above or below red 6, so that the three sixes stand in a line.
learn-first-cross-lay = Lay both: yellow 6 and blue 6 in a line with red 6.
learn-first-closed = The computer’s group is closed to you until all have founded one. Found yours with the four green tiles, away from it, and everything opens at once: in the same turn put yellow 7 and 8 on its run.
learn-first-closed-all = Almost: all six tiles can go. The green run first, then yellow 7 and 8 onto the yellow run.
learn-first-closed-lay = First found your group: the four green tiles in a line, away from the yellow ones.
learn-first-split = Now all tiles are everybody’s, and you may rearrange them. Your red 5 would stand twice in the run, so make two of it: 3 4 5 and, somewhere else, 5 6 7.
learn-first-split-lay = Move red 6 and 7 away and put your red 5 before them: two runs of three.
learn-first-action = An action tile is a turn of its own and never lies on the table. Play Draw Three, and the computer must draw three tiles.
learn-first-action-other = Later. Now play the action tile Draw Three.
learn-first-last = One tile left. Lay it, and you have won!
learn-first-last-lay = Red 6 goes to the end of the red run. Then press Lay.
learn-first-last-won = Your rack is empty, so you have won. The others count the numbers they still hold.

## Practice

learn-practice-row = Lay a tile from your rack.
learn-practice-row-wrong = Three sevens lie there, and one colour is missing. It is on your rack.
learn-practice-cross = Lay both eights.
learn-practice-cross-wrong = An 8 lies at the end of the run. Stand your eights in a line with it, across the run.
learn-practice-bridge = Lay red 5.
learn-practice-bridge-wrong = It lies between the two runs. Push them together, and all seven make one run.
learn-practice-found = Found a group with five tiles at once.
learn-practice-found-wrong = Red 3, 4 and 5 are a run, and at its 5 a row of fives can cross it.
learn-practice-end = Which of your two tiles can you lay?
learn-practice-end-wrong = A run goes no further than 14: it does not start again at 1. Yellow 14 fits.
learn-practice-spare = Lay both of your blue tiles.
learn-practice-spare-wrong = Four nines are one more than a row needs. Blue 9 can begin a run with your 10 and 11.
learn-practice-split = Lay both of your green tiles.
learn-practice-split-wrong = Make two runs of the long one. Each of yours belongs into one of them.
learn-practice-win = Lay everything, and you win.
learn-practice-win-wrong = Red 7 lengthens the run, and red 8 may follow it. Or let red 8 join the other eights.
