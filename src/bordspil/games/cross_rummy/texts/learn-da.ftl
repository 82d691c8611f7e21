## The game in seven steps

learn-first-take = Du skal bruge tre på linje. Du har rød 5 og 6, og rød 7 ligger i den åbne pulje: tag den.
learn-first-take-other = Den passer ikke til noget endnu. Rød 7 giver tre med rød 5 og 6.
learn-first-take-draw = Ikke denne gang: rød 7 er mere værd for dig. Den ligger i puljen.
learn-first-found = Rød 5, 6 og 7 er en serie. Læg dem på bordet på linje, og tryk på Læg: så har du startet din gruppe.
learn-first-found-all = Tag hele serien: rød 5, 6 og 7.
learn-first-found-lay = Du har en serie, så læg den: rød 5, 6 og 7 på linje.
learn-first-cross = En række er ét tal i tre eller fire farver, og linjer må krydse hinanden. Læg gul 6 og blå 6 over eller under rød 6, så de tre seksere står på linje.
learn-first-cross-lay = Læg begge: gul 6 og blå 6 på linje med rød 6.
learn-first-closed = Computerens gruppe er lukket for dig, til alle har startet en. Start din med de fire grønne brikker et stykke fra den, så åbnes alt på én gang: læg i samme tur gul 7 og 8 til den gule serie.
learn-first-closed-all = Næsten: alle seks kan lægges. Først den grønne serie, så gul 7 og 8 til den gule.
learn-first-closed-lay = Start først din gruppe: de fire grønne på linje, et stykke fra de gule.
learn-first-split = Nu tilhører brikkerne alle, og du må flytte rundt på dem. En serie kan ikke have rød 5 to gange, så lav to serier ud af den: 3 4 5 og, et andet sted, 5 6 7.
learn-first-split-lay = Flyt rød 6 og 7 væk, og sæt din røde 5 foran dem: to serier på tre.
learn-first-action = En aktionsbrik er en hel tur og lægges aldrig på bordet. Spil Træk tre, så skal computeren trække tre brikker.
learn-first-action-other = Senere. Spil nu aktionsbrikken Træk tre.
learn-first-last = Én brik tilbage. Læg den, så vinder du!
learn-first-last-lay = Rød 6 hører til for enden af den røde serie. Tryk så på Læg.
learn-first-last-won = Dit stativ er tomt: du vinder! De andre lægger de tal sammen, de har tilbage.

## Practice

learn-practice-row = Læg en brik fra dit stativ.
learn-practice-row-wrong = Der ligger tre syvere, og én farve mangler. Den står på dit stativ.
learn-practice-cross = Læg begge ottere.
learn-practice-cross-wrong = En otter ligger for enden af serien. Stil dine ottere på linje med den, på tværs af serien.
learn-practice-bridge = Læg rød 5.
learn-practice-bridge-wrong = Den hører til mellem de to serier. Skub dem sammen, så bliver alle syv til én serie.
learn-practice-found = Start en gruppe med fem brikker på én gang.
learn-practice-found-wrong = Rød 3, 4 og 5 er en serie, og ved femmeren kan en række af femmere krydse den.
learn-practice-end = Hvilken af dine to brikker kan du lægge?
learn-practice-end-wrong = En serie går ikke længere end til 14: den begynder ikke forfra med 1. Gul 14 passer.
learn-practice-spare = Læg begge dine blå brikker.
learn-practice-spare-wrong = Fire niere er én mere, end en række behøver. Blå 9 kan begynde en serie med din 10 og 11.
learn-practice-split = Læg begge dine grønne brikker.
learn-practice-split-wrong = Lav to serier ud af den lange. Dine brikker hører til i hver sin.
learn-practice-win = Læg alt, og du vinder.
learn-practice-win-wrong = Rød 7 forlænger serien, og rød 8 må følge efter. Eller lad rød 8 slutte sig til de andre ottere.
