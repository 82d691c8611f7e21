## The game in eight steps

learn-first-place = A card shows what happened, but not when. Columbus sailed long before anybody walked on the Moon: lay him before that card.
learn-first-place-right = Right! Only now does the card tell its year, and it stays.
learn-first-place-late = After the Moon landing comes what was later. Columbus belongs before it.
learn-first-place-other = Soon. Begin with Columbus.
learn-first-between = Between two cards is a place as well. The Wright brothers flew after Columbus and before the Moon landing: lay them there.
learn-first-between-right = Right! The fuller the line, the narrower its gaps.
learn-first-between-place = The other way round: after Columbus, before the Moon landing.
learn-first-between-other = Soon. Now the Wright brothers.
learn-first-wrong = The computer was wrong: the card showed where it belonged and went to the box, and the computer drew another. So a wrong card costs you a turn, no more.
learn-first-guess = Now guess, and do not be afraid of it: where do eyeglasses belong? Any place will do.
learn-first-guess-right = Right! Spectacles are older than nearly everybody thinks.
learn-first-guess-box = Wrong, like nearly everybody: spectacles are that old. The card goes to the box, and you draw another. That is all.
learn-first-guess-other = The eyeglasses, please: they are the surprise.
learn-first-equal = The first Tour de France was in 1903, just like the Wright brothers’ flight. Lay it on either side of them.
learn-first-equal-right = Right, and so would the other side have been: equal years may lie either way.
learn-first-equal-place = It was in 1903, so it lies next to the Wright brothers.
learn-first-equal-other = Now the Tour de France, please.
learn-first-last = Your last card! Whoever is the only one with none left when the round ends has won. The Berlin Wall fell between the Moon landing and the iPhone.
learn-first-last-place = Not there: after the Moon landing, before the iPhone.
learn-first-deciding = The computer laid its last card too, so each of you drew one more: a deciding round. ABBA won after the Moon landing and before the Wall fell.
learn-first-deciding-place = Not there: after the Moon landing, before the fall of the Wall.
learn-first-won = Only you were right, so you have won! You can also play alone: then the third mistake ends the game.

## Practice

learn-practice-era = Where does Hannibal belong?
learn-practice-era-wrong = Hannibal fought against Rome long before Caesar. Before our era, larger years are earlier.
learn-practice-name = When did the name America appear?
learn-practice-name-wrong = Nobody needed the name before Columbus, but soon afterwards they did.
learn-practice-lens = When did the telescope come?
learn-practice-lens-wrong = What did Galileo see Jupiter’s moons with? The telescope was there just before.
learn-practice-surest = Which of your two cards is surer, and where?
learn-practice-surest-wrong = That may be, but the gap is narrow. Printing has a thousand years of room between the settlement and the Moon.
learn-practice-equal = Mickey steered his steamboat in the same year in which penicillin was discovered. Where may he lie?
learn-practice-equal-wrong = The same year: next to penicillin, on whichever side you like.
learn-practice-norse = When did Erik the Red settle in Greenland?
learn-practice-norse-wrong = The Althing was there already, but Iceland was not yet Christian.
learn-practice-moon = When did astronauts train at Askja in Iceland?
learn-practice-moon-wrong = They trained for the Moon: after the first man in space, before the landing.
learn-practice-vote = When did Finnish women win full political rights?
learn-practice-vote-wrong = New Zealand was first. And in Finland it came before independence.
learn-practice-newest = When did ChatGPT open to the public?
learn-practice-newest-wrong = It is newer than all that lies there.
