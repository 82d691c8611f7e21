## The game in nine steps

learn-first-take = Når det er din tur, tager du alle fliser i én farve fra én fabrik. Tag de to blå, og læg dem i mønsterrække 2.
learn-first-take-short = I række 1 er der kun plads til den ene. Række 2 passer præcis.
learn-first-take-long = De kan være der, men rækken bliver ikke fuld. Det gør række 2.
learn-first-take-other = Lige om lidt! Først de to blå fliser.
learn-first-centre = Det, der er tilbage på en fabrik, flyttes til midten. Tag de tre gule derfra, og læg dem i række 3: du er den første, så du får ettallet. Det koster et point, men du begynder den næste runde.
learn-first-centre-other = Ikke endnu: først de tre gule i række 3.
learn-first-centre-display = Der må du også tage fra, men prøv midten nu.
learn-first-floor = Det, der ikke er plads til, falder ned på gulvrækken og koster point. Se selv: læg de to sorte fliser i række 1.
learn-first-floor-line = Klogt, dér falder der ikke noget. Men bare denne ene gang: læg dem i række 1.
learn-first-floor-other = Først de to sorte i række 1.
learn-first-round = Tre af dine mønsterrækker er fulde. Når alle fliser er taget, flyttes én flise fra hver fuld mønsterrække til væggen. Se her!
learn-first-scored = En flise, der står alene, giver 1 point, og gulvet kostede dig 2. En række, der ikke er fuld, venter bare.
learn-first-neighbours = Fliser, der rører hinanden, tæller sammen. Læg den gule i række 2: den hænger sammen med en række på fire og en kolonne på tre, og det giver 7 point.
learn-first-neighbours-other = Dér giver den mindre. Prøv række 2.
learn-first-colours = En mønsterrække tager ikke imod en farve, som allerede er i vægrækken, og vægrække 3 har blå. Find en mønsterrække til de tre blå fliser.
learn-first-colours-floor = Det ville koste dig point. Der er plads i række 4 og 5.
learn-first-colours-other = Først de tre blå fliser.
learn-first-end = En fuld vandret række på væggen slutter spillet efter runden. Fyld mønsterrække 1 med den hvide flise!
learn-first-end-other = Så bliver vægrække 1 ikke fuld. Læg den i række 1.
learn-first-bonuses = En fuld vandret række giver 2 point mere, en fuld kolonne 7 og alle fem fliser i en farve 10. Du fik det hele med én flise. Flest point vinder!

## Practice

learn-practice-exact = Fyld en mønsterrække, så intet falder.
learn-practice-exact-wrong = Kig en gang til: mønsterrække 3 mangler præcis to hvide fliser.
learn-practice-most = I hvilken mønsterrække giver den røde flise mest?
learn-practice-most-wrong = Der er en, der er bedre. Tæl den række og den kolonne, den hænger sammen med: i vægrække 2 er det tre og tre.
learn-practice-falls = Rundens sidste tre fliser. Hvor giver de mest?
learn-practice-falls-wrong = En flise på gulvet koster 1 point her, men en fuld mønsterrække 2 giver 7. Det er det værd.
learn-practice-bonus = Sidste runde: række 1 gør din vægrække fuld. Hvor giver den røde flise mest til sidst?
learn-practice-bonus-wrong = Det ser godt ud nu, men en fuld kolonne giver 7 point ekstra. Række 4 fylder en.
learn-practice-end = Du kan vinde med dette træk. Hvordan?
learn-practice-end-wrong = Hvid i række 1 gør din vægrække fuld: 36 point mod 33, før computeren får gavn af sine rækker.
learn-practice-wait = Hvis du fylder vægrækken nu, taber du med ét point. Hvad kan du ellers gøre?
learn-practice-wait-wrong = Så er spillet slut med 26 mod 27. Lad flisen falde: det koster ikke meget, og du spiller videre.
learn-practice-deny = Computeren vil have hvid til sin række 1, og så vinder den. Hvad tager du?
learn-practice-deny-wrong = Nu tager computeren hvid og vinder. Tag den fra den, også selv om det koster dig et point eller to.
learn-practice-leave = Der er fem sorte fliser tilbage, som ikke passer nogen steder. Hvilket træk overlader dem til computeren?
learn-practice-leave-wrong = Så ender de sorte på dit gulv. Tag gul, så er computeren nødt til at tage dem.
