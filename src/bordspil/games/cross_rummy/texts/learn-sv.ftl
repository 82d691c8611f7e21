## The game in seven steps

learn-first-take = Du behöver tre i en linje. Du har röd 5 och 6, och röd 7 ligger i den öppna potten: ta den.
learn-first-take-other = Den passar inte till något än. Röd 7 blir tre med röd 5 och 6.
learn-first-take-draw = Inte den här gången: röd 7 är mer värd för dig. Den ligger i potten.
learn-first-found = Röd 5, 6 och 7 är en svit. Lägg dem på bordet i linje och tryck på Lägg: då har du börjat på din grupp.
learn-first-found-all = Ta hela sviten: röd 5, 6 och 7.
learn-first-found-lay = Du har en svit, så lägg den: röd 5, 6 och 7 i linje.
learn-first-cross = En rad är ett tal i tre eller fyra färger, och linjer får korsa varandra. Lägg gul 6 och blå 6 ovanför eller nedanför röd 6, så att de tre sexorna står i linje.
learn-first-cross-lay = Lägg båda: gul 6 och blå 6 i linje med röd 6.
learn-first-closed = Datorns grupp är stängd för dig tills alla har börjat på en. Börja på din med de fyra gröna brickorna en bit därifrån, så öppnas allt på en gång: lägg i samma drag gul 7 och 8 till den gula sviten.
learn-first-closed-all = Nästan: alla sex kan läggas. Först den gröna sviten, sedan gul 7 och 8 till den gula.
learn-first-closed-lay = Börja först på din grupp: de fyra gröna i linje, en bit från de gula.
learn-first-split = Nu hör alla brickor till alla, och du får möblera om dem. En svit kan inte ha röd 5 två gånger, så gör två sviter av den: 3 4 5 och, någon annanstans, 5 6 7.
learn-first-split-lay = Flytta undan röd 6 och 7 och sätt din röda 5 framför dem: två sviter med tre.
learn-first-action = En aktionsbricka är ett helt drag och läggs aldrig på bordet. Spela Dra tre, så måste datorn dra tre brickor.
learn-first-action-other = Senare. Spela nu aktionsbrickan Dra tre.
learn-first-last = En bricka kvar. Lägg den så vinner du!
learn-first-last-lay = Röd 6 hör hemma i slutet av den röda sviten. Tryck sedan på Lägg.
learn-first-last-won = Ditt ställ är tomt: du vinner! De andra räknar ihop talen de har kvar.

## Practice

learn-practice-row = Lägg en bricka från ditt ställ.
learn-practice-row-wrong = Där ligger tre sjuor, och en färg saknas. Den står på ditt ställ.
learn-practice-cross = Lägg båda åttorna.
learn-practice-cross-wrong = En åtta ligger i slutet av sviten. Ställ dina åttor i linje med den, tvärs över sviten.
learn-practice-bridge = Lägg röd 5.
learn-practice-bridge-wrong = Den hör hemma mellan de två sviterna. Skjut ihop dem, så blir alla sju en enda svit.
learn-practice-found = Börja på en grupp med fem brickor på en gång.
learn-practice-found-wrong = Röd 3, 4 och 5 är en svit, och vid femman kan en rad av femmor korsa den.
learn-practice-end = Vilken av dina två brickor kan du lägga?
learn-practice-end-wrong = En svit går inte längre än till 14: den börjar inte om på 1. Gul 14 passar.
learn-practice-spare = Lägg båda dina blå brickor.
learn-practice-spare-wrong = Fyra nior är en mer än en rad behöver. Blå 9 kan börja en svit med din 10 och 11.
learn-practice-split = Lägg båda dina gröna brickor.
learn-practice-split-wrong = Gör två sviter av den långa. Dina brickor hör hemma i varsin.
learn-practice-win = Lägg allt, så vinner du.
learn-practice-win-wrong = Röd 7 förlänger sviten, och röd 8 får följa efter. Eller låt röd 8 ansluta till de andra åttorna.
