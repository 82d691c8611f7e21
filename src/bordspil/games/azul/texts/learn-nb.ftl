## The game in nine steps

learn-first-take = Når det er din tur, tar du alle flisene i én farge fra én fabrikk. Ta de to blå og legg dem i mønsterrad 2.
learn-first-take-short = I rad 1 er det bare plass til én av dem. Rad 2 passer akkurat.
learn-first-take-long = De får plass der, men raden blir ikke full. Det blir rad 2.
learn-first-take-other = Snart! Først de to blå flisene.
learn-first-centre = Det som er igjen på en fabrikk, flyttes til midten. Ta de tre gule derfra og legg dem i rad 3: du er den første, så du får ettallet. Det koster et poeng, men du begynner neste runde.
learn-first-centre-other = Ikke ennå: først de tre gule i rad 3.
learn-first-centre-display = Der kan du også ta, men prøv midten nå.
learn-first-floor = Det som ikke får plass, faller ned på gulvraden og koster poeng. Se selv: legg de to svarte flisene i rad 1.
learn-first-floor-line = Klokt, der faller ingenting. Men bare denne ene gangen: legg dem i rad 1.
learn-first-floor-other = Først de to svarte, i rad 1.
learn-first-round = Tre av mønsterradene dine er fulle. Når alle flisene er tatt, flyttes én flis fra hver full mønsterrad til veggen. Se nå!
learn-first-scored = En flis som står alene, gir 1 poeng, og gulvet kostet deg 2. En rad som ikke er full, venter bare.
learn-first-neighbours = Fliser som berører hverandre, teller sammen. Legg den gule i rad 2: den henger sammen med en rad på fire og en kolonne på tre, og det gir 7 poeng.
learn-first-neighbours-other = Der gir den mindre. Prøv rad 2.
learn-first-colours = En mønsterrad tar ikke imot en farge som allerede er i veggraden, og veggrad 3 har blått. Finn en mønsterrad til de tre blå flisene.
learn-first-colours-floor = Det ville koste deg poeng. Det er plass i rad 4 og 5.
learn-first-colours-other = Først de tre blå flisene.
learn-first-end = En full vannrett rad på veggen avslutter spillet etter runden. Fyll mønsterrad 1 med den hvite flisen!
learn-first-end-other = Da blir ikke veggrad 1 full. Legg den i rad 1.
learn-first-bonuses = En full vannrett rad gir 2 poeng til, en full kolonne 7 og alle fem flisene i en farge 10. Du fikk alt sammen med én flis. Flest poeng vinner!

## Practice

learn-practice-exact = Fyll en mønsterrad slik at ingenting faller.
learn-practice-exact-wrong = Se en gang til: mønsterrad 3 mangler akkurat to hvite fliser.
learn-practice-most = I hvilken mønsterrad gir den røde flisen mest?
learn-practice-most-wrong = Det finnes en bedre. Tell raden og kolonnen den henger sammen med: i veggrad 2 blir det tre og tre.
learn-practice-falls = De tre siste flisene i runden. Hvor gir de mest?
learn-practice-falls-wrong = En flis på gulvet koster 1 poeng her, men en full mønsterrad 2 gir 7. Det er det verdt.
learn-practice-bonus = Siste runde: rad 1 gjør veggraden din full. Hvor gir den røde flisen mest til slutt?
learn-practice-bonus-wrong = Det ser bra ut nå, men en full kolonne gir 7 poeng ekstra. Rad 4 fyller en.
learn-practice-end = Du kan vinne med dette trekket. Hvordan?
learn-practice-end-wrong = Hvit i rad 1 gjør veggraden din full: 36 poeng mot 33, før datamaskinen får bruk for radene sine.
learn-practice-wait = Hvis du fyller veggraden nå, taper du med ett poeng. Hva annet kan du gjøre?
learn-practice-wait-wrong = Da er spillet slutt med 26 mot 27. La flisen falle: det koster lite, og du spiller videre.
learn-practice-deny = Datamaskinen vil ha hvit til rad 1, og da vinner den. Hva tar du?
learn-practice-deny-wrong = Nå tar datamaskinen hvit og vinner. Ta den fra den, selv om det koster deg et poeng eller to.
learn-practice-leave = Fem svarte fliser er igjen som ikke passer noe sted. Hvilket trekk overlater dem til datamaskinen?
learn-practice-leave-wrong = Da havner de svarte på gulvet ditt. Ta gul, så må datamaskinen ta dem.
