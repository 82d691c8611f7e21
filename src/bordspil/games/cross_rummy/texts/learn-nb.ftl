## The game in seven steps

learn-first-take = Du trenger tre på linje. Du har rød 5 og 6, og rød 7 ligger i den åpne potten: ta den.
learn-first-take-other = Den passer ikke til noe ennå. Rød 7 gir tre med rød 5 og 6.
learn-first-take-draw = Ikke denne gangen: rød 7 er mer verdt for deg. Den ligger i potten.
learn-first-found = Rød 5, 6 og 7 er en serie. Legg dem på bordet på linje og trykk på Legg: da har du startet gruppen din.
learn-first-found-all = Ta hele serien: rød 5, 6 og 7.
learn-first-found-lay = Du har en serie, så legg den: rød 5, 6 og 7 på linje.
learn-first-cross = En rekke er ett tall i tre eller fire farger, og linjer kan krysse hverandre. Legg gul 6 og blå 6 over eller under rød 6, slik at de tre sekserne står på linje.
learn-first-cross-lay = Legg begge: gul 6 og blå 6 på linje med rød 6.
learn-first-closed = Gruppen til datamaskinen er lukket for deg til alle har startet en. Start din med de fire grønne brikkene et stykke unna, så åpnes alt på én gang: legg i samme tur gul 7 og 8 til den gule serien.
learn-first-closed-all = Nesten: alle seks kan legges. Først den grønne serien, så gul 7 og 8 til den gule.
learn-first-closed-lay = Start først gruppen din: de fire grønne på linje, et stykke fra de gule.
learn-first-split = Nå tilhører brikkene alle, og du kan flytte rundt på dem. En serie kan ikke ha rød 5 to ganger, så lag to serier av den: 3 4 5 og, et annet sted, 5 6 7.
learn-first-split-lay = Flytt unna rød 6 og 7, og sett din røde 5 foran dem: to serier på tre.
learn-first-action = En aksjonsbrikke er en hel tur og legges aldri på bordet. Spill Trekk tre, så må datamaskinen trekke tre brikker.
learn-first-action-other = Senere. Spill nå aksjonsbrikken Trekk tre.
learn-first-last = Én brikke igjen. Legg den, så vinner du!
learn-first-last-lay = Rød 6 hører hjemme i enden av den røde serien. Trykk så på Legg.
learn-first-last-won = Stativet ditt er tomt: du vinner! De andre legger sammen tallene de har igjen.

## Practice

learn-practice-row = Legg en brikke fra stativet ditt.
learn-practice-row-wrong = Der ligger tre sjuere, og én farge mangler. Den står på stativet ditt.
learn-practice-cross = Legg begge åtterne.
learn-practice-cross-wrong = En åtter ligger i enden av serien. Still åtterne dine på linje med den, på tvers av serien.
learn-practice-bridge = Legg rød 5.
learn-practice-bridge-wrong = Den hører hjemme mellom de to seriene. Skyv dem sammen, så blir alle sju én serie.
learn-practice-found = Start en gruppe med fem brikker på én gang.
learn-practice-found-wrong = Rød 3, 4 og 5 er en serie, og ved femmeren kan en rekke av femmere krysse den.
learn-practice-end = Hvilken av de to brikkene dine kan du legge?
learn-practice-end-wrong = En serie går ikke lenger enn til 14: den begynner ikke på 1 igjen. Gul 14 passer.
learn-practice-spare = Legg begge de blå brikkene dine.
learn-practice-spare-wrong = Fire niere er én mer enn en rekke trenger. Blå 9 kan begynne en serie med din 10 og 11.
learn-practice-split = Legg begge de grønne brikkene dine.
learn-practice-split-wrong = Lag to serier av den lange. Brikkene dine hører hjemme i hver sin.
learn-practice-win = Legg alt, og du vinner.
learn-practice-win-wrong = Rød 7 forlenger serien, og rød 8 kan følge etter. Eller la rød 8 slutte seg til de andre åtterne.
