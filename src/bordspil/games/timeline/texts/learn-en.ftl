## The game in eight steps

# A coach says it beside the board. So in all of this file.
learn-first-place = A card shows what happened, but not when. Columbus sailed long before anyone walked on the Moon: place him before that card.
# After the right place.
learn-first-place-right = Right! Only now does the card show its year, and it stays.
# After a wrong place.
learn-first-place-late = What comes after the Moon landing happened later. Columbus goes before it.
# After another card. So for all keys that end in -other
learn-first-place-other = In a moment. Start with Columbus.
# The second card.
learn-first-between = There’s also room between two cards. The Wright brothers flew after Columbus and before the Moon landing: place them there.
# After the right place.
learn-first-between-right = Right! The fuller the line, the narrower its gaps.
# After a wrong place.
learn-first-between-place = The other way round: after Columbus, before the Moon landing.
# After another card.
learn-first-between-other = In a moment. Now the Wright brothers.
# The computer made a mistake.
learn-first-wrong = The computer was wrong: its card showed where it belonged and went in the box, and the computer drew another. So a wrong card costs you a turn, nothing more.
# A card that most get wrong.
learn-first-guess = Now guess, and don’t be shy: when were eyeglasses invented? Put them anywhere.
# After the right place.
learn-first-guess-right = Right! Glasses are older than almost anyone thinks.
# After a wrong place.
learn-first-guess-box = Wrong, like almost everyone: glasses are that old! The card goes in the box, and you draw another. That’s all.
# After another card.
learn-first-guess-other = The eyeglasses, please: they’re the surprise.
# Two cards with the same year.
learn-first-equal = The first Tour de France was in 1903, the year the Wright brothers flew. Place it on either side of them.
# After the right place.
learn-first-equal-right = Right, and the other side would have been right too: equal years go either way.
# After a wrong place.
learn-first-equal-place = It was in 1903, so it goes next to the Wright brothers.
# After another card.
learn-first-equal-other = Now the Tour de France, please.
# The last card.
learn-first-last = Your last card! If you’re the only one with none left when the round ends, you win. The Berlin Wall fell between the Moon landing and the iPhone.
# After a wrong place.
learn-first-last-place = Not there: after the Moon landing, before the iPhone.
# Two players without cards.
learn-first-deciding = The computer placed its last card too, so each of you drew one more: a deciding round. ABBA won after the Moon landing and before the Wall fell.
# After a wrong place.
learn-first-deciding-place = Not there: after the Moon landing, before the fall of the Wall.
# After the win.
learn-first-won = Only you were right, so you win! You can also play alone: then your third mistake ends the game.

## Practice

# A small task.
learn-practice-era = Where does Hannibal go?
# After a wrong answer. So for all keys that end in -wrong
learn-practice-era-wrong = Hannibal fought Rome long before Caesar. BCE years count down: the larger, the earlier.
# A small task.
learn-practice-name = When was America given its name?
# After a wrong answer.
learn-practice-name-wrong = No one needed the name before Columbus, but soon afterwards they did.
# A small task.
learn-practice-lens = When was the telescope invented?
# After a wrong answer.
learn-practice-lens-wrong = What did Galileo see Jupiter’s moons with? The telescope came just before.
# A small task.
learn-practice-surest = Which of your two cards is the safer bet, and where?
# After a wrong answer.
learn-practice-surest-wrong = Maybe, but that gap is narrow. Printing has a thousand years of room between the settlement and the Moon.
# A small task.
learn-practice-equal = Mickey steered his steamboat in the year penicillin was discovered. Where can he go?
# After a wrong answer.
learn-practice-equal-wrong = Same year: next to penicillin, on whichever side you like.
# A small task.
learn-practice-norse = When did Erik the Red settle in Greenland?
# After a wrong answer.
learn-practice-norse-wrong = The Althing was already there, but Iceland wasn’t Christian yet.
# A small task.
learn-practice-moon = When did astronauts train at Askja in Iceland?
# After a wrong answer.
learn-practice-moon-wrong = They trained for the Moon: after the first man in space, before the landing.
# A small task.
learn-practice-vote = When did Finnish women win full political rights?
# After a wrong answer.
learn-practice-vote-wrong = New Zealand was first. And in Finland it came before independence.
# A small task.
learn-practice-newest = When did ChatGPT open to the public?
# After a wrong answer.
learn-practice-newest-wrong = It’s newer than anything on the line.
