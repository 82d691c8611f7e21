## The game in nine steps

learn-first-take = On your turn you take all the tiles of one colour from one display. Take the two blue ones and lay them on line 2.
learn-first-take-short = Line 1 has room for only one of them. Line 2 fits exactly.
learn-first-take-long = They would fit there, but the line would stay open. On line 2 they fill it.
learn-first-take-other = Soon! First the two blue tiles.
learn-first-centre = What is left of a display moves to the centre. Take the three yellow tiles from there onto line 3: you are the first, so you get the 1. It costs a point, but you begin the next round.
learn-first-centre-other = Not yet: first the three yellow tiles onto line 3.
learn-first-centre-display = You could take from there too, but now try the centre.
learn-first-floor = What does not fit falls to the floor line and costs points. See for yourself: lay the two black tiles on line 1.
learn-first-floor-line = Wise of you: nothing would fall there. But just this once, lay them on line 1.
learn-first-floor-other = First the two black tiles, onto line 1.
learn-first-round = Three of your lines are full. When all tiles have been taken, each full line sends one tile to the wall. Watch!
learn-first-scored = Each tile that stands alone is worth 1 point, and the floor cost you 2. A line that is not full simply waits.
learn-first-neighbours = Tiles that touch count together. Lay the yellow tile on line 2: it joins a row of four and a column of three, and that makes 7 points.
learn-first-neighbours-other = It brings less there. Try line 2.
learn-first-colours = A line takes no colour that its row of the wall already has, and row 3 has blue. Find a line for the three blue tiles.
learn-first-colours-floor = That would cost you points. There is room in lines 4 and 5.
learn-first-colours-other = First the three blue tiles.
learn-first-end = A full row on the wall ends the game after the round. Fill line 1 with the white tile!
learn-first-end-other = Then row 1 stays open. Lay it on line 1.
learn-first-bonuses = A full row brings 2 points more, a full column 7, and all five tiles of a colour 10. You got all three with one tile. The most points win!

## Practice

learn-practice-exact = Fill a line so that nothing falls.
learn-practice-exact-wrong = Look once more: line 3 needs exactly two white tiles.
learn-practice-most = On which line is the red tile worth most?
learn-practice-most-wrong = There is a better one. Count the row and the column it joins: in row 2 that is three and three.
learn-practice-falls = The last three tiles of the round. Where are they worth most?
learn-practice-falls-wrong = A tile on the floor costs 1 point here, but filling line 2 brings 7. That is well worth it.
learn-practice-bonus = The last round: line 1 completes your row. Where is the red tile worth most in the end?
learn-practice-bonus-wrong = That looks good at once, but a full column brings 7 points extra. Line 4 completes one.
learn-practice-end = You can win with this move. How?
learn-practice-end-wrong = White on line 1 completes your row: 36 points to 33, before the computer can use its lines.
learn-practice-wait = If you complete your row now, you lose by one point. What else can you do?
learn-practice-wait-wrong = Then the game is over at 26 to 27. Let the tile fall: it costs little, and you play on.
learn-practice-deny = The computer wants white for its row 1, and then it wins. What do you take?
learn-practice-deny-wrong = Now the computer takes white and wins. Take it away, even if it costs you a point or two.
learn-practice-leave = Five black tiles are left that fit nowhere. Which move leaves them to the computer?
learn-practice-leave-wrong = Then the black ones are yours, on the floor. Take yellow, and the computer has to take them.
