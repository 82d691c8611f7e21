## The game in nine steps

learn-first-take = På din tur tar du alla brickor i en färg från en display. Ta de två blå och lägg dem på mönsterrad 2.
learn-first-take-short = På rad 1 finns bara plats för en av dem. Rad 2 passar precis.
learn-first-take-long = De får plats där, men raden blir inte full. Det blir rad 2.
learn-first-take-other = Strax! Först de två blå brickorna.
learn-first-centre = Det som blir kvar på en display flyttas till mitten. Ta de tre gula därifrån och lägg dem på rad 3: du är först, så du får ettan. Den kostar en poäng, men du börjar nästa runda.
learn-first-centre-other = Inte än: först de tre gula till rad 3.
learn-first-centre-display = Därifrån får du också ta, men prova mitten nu.
learn-first-floor = Det som inte får plats faller till golvraden och kostar poäng. Se själv: lägg de två svarta brickorna på rad 1.
learn-first-floor-line = Klokt, där faller ingenting. Men bara den här gången: lägg dem på rad 1.
learn-first-floor-other = Först de två svarta, på rad 1.
learn-first-round = Tre av dina mönsterrader är fulla. När alla brickor är tagna flyttas en bricka från varje full mönsterrad till väggen. Titta!
learn-first-scored = En bricka som står ensam ger 1 poäng, och golvet kostade dig 2. En rad som inte är full får vänta.
learn-first-neighbours = Brickor som rör vid varandra räknas tillsammans. Lägg den gula på rad 2: den hör ihop med en rad på fyra och en kolumn på tre, alltså 7 poäng.
learn-first-neighbours-other = Där ger den mindre. Prova rad 2.
learn-first-colours = En mönsterrad tar inte emot en färg som redan finns på dess väggrad, och väggrad 3 har blått. Hitta en mönsterrad för de tre blå.
learn-first-colours-floor = Det skulle kosta dig poäng. Det finns plats på rad 4 och 5.
learn-first-colours-other = Först de tre blå brickorna.
learn-first-end = En full vågrät rad på väggen avslutar partiet efter rundan. Fyll mönsterrad 1 med den vita brickan!
learn-first-end-other = Då blir väggrad 1 inte full. Lägg den på rad 1.
learn-first-bonuses = En full vågrät rad ger 2 poäng till, en full kolumn 7 och alla fem brickor i en färg 10. Du fick alltihop med en enda bricka. Flest poäng vinner!

## Practice

learn-practice-exact = Fyll en mönsterrad så att ingenting faller.
learn-practice-exact-wrong = Titta en gång till: mönsterrad 3 saknar precis två vita brickor.
learn-practice-most = På vilken mönsterrad ger den röda brickan mest?
learn-practice-most-wrong = Det finns en bättre. Räkna raden och kolumnen den hör ihop med: på väggrad 2 blir det tre och tre.
learn-practice-falls = Rundans sista tre brickor. Var ger de mest?
learn-practice-falls-wrong = En bricka på golvet kostar 1 poäng här, men en full mönsterrad 2 ger 7. Det är det värt.
learn-practice-bonus = Sista rundan: rad 1 gör din väggrad full. Var ger den röda brickan mest till slut?
learn-practice-bonus-wrong = Det ser bra ut just nu, men en full kolumn ger 7 poäng extra. Rad 4 fyller en.
learn-practice-end = Du kan vinna med det här draget. Hur?
learn-practice-end-wrong = Vitt på rad 1 gör din väggrad full: 36 poäng mot 33, innan datorn hinner få nytta av sina rader.
learn-practice-wait = Om du fyller väggraden nu förlorar du med en poäng. Vad kan du göra i stället?
learn-practice-wait-wrong = Då är det slut med 26 mot 27. Låt brickan falla: det kostar lite, och du spelar vidare.
learn-practice-deny = Datorn vill ha vitt till sin rad 1, och då vinner den. Vad tar du?
learn-practice-deny-wrong = Nu tar datorn vitt och vinner. Ta det ifrån den, även om det kostar dig en poäng eller två.
learn-practice-leave = Fem svarta brickor är kvar som inte passar någonstans. Vilket drag lämnar dem till datorn?
learn-practice-leave-wrong = Då hamnar de svarta på ditt golv. Ta gult, så måste datorn ta dem.
