## The game in eight steps

learn-first-place = Ett kort visar vad som hände, men inte när. Columbus seglade långt innan någon gick på månen: lägg honom före det kortet.
learn-first-place-right = Rätt! Först nu berättar kortet sitt årtal, och det ligger kvar.
learn-first-place-late = Efter månlandningen ligger det som kom senare. Columbus hör hemma före den.
learn-first-place-other = Strax. Börja med Columbus.
learn-first-between = Mellan två kort finns också en plats. Bröderna Wright flög efter Columbus och före månlandningen: lägg dem där.
learn-first-between-right = Rätt! Ju fler kort på linjen, desto trängre luckor.
learn-first-between-place = Tvärtom: efter Columbus, före månlandningen.
learn-first-between-other = Strax. Nu bröderna Wright.
learn-first-wrong = Datorn hade fel: kortet visade var det hörde hemma och gick till lådan, och datorn drog ett nytt. Ett fel kort kostar alltså en tur, inte mer.
learn-first-guess = Nu får du gissa, och det är ingenting att vara rädd för: var hör glasögonen hemma? Lägg dem var du vill.
learn-first-guess-right = Rätt! Glasögon är äldre än nästan alla tror.
learn-first-guess-box = Fel, som för nästan alla: så gamla är glasögonen. Kortet går till lådan och du drar ett nytt. Det är allt.
learn-first-guess-other = Glasögonen, tack: det är de som är överraskningen.
learn-first-equal = Det första Tour de France kördes 1903, precis när bröderna Wright flög. Lägg det på vilken sida om dem du vill.
learn-first-equal-right = Rätt, och andra sidan hade också varit rätt: samma årtal får ligga hur som helst.
learn-first-equal-place = Det var 1903, så det hör hemma bredvid bröderna Wright.
learn-first-equal-other = Nu Tour de France, tack.
learn-first-last = Ditt sista kort! Den som ensam är utan kort när rundan är slut har vunnit. Berlinmuren föll mellan månlandningen och iPhone.
learn-first-last-place = Inte där: efter månlandningen, före iPhone.
learn-first-deciding = Datorn lade också sitt sista kort, så ni drog varsitt till: en avgörande runda. ABBA vann efter månlandningen och innan muren föll.
learn-first-deciding-place = Inte där: efter månlandningen, före murens fall.
learn-first-won = Bara du hade rätt, så du har vunnit! Man kan också spela ensam: då är spelet slut vid det tredje felet.

## Practice

learn-practice-era = Var hör Hannibal hemma?
learn-practice-era-wrong = Hannibal kämpade mot Rom långt före Caesar. Före vår tideräkning är ett större årtal tidigare.
learn-practice-name = När dök namnet Amerika upp?
learn-practice-name-wrong = Ingen behövde namnet före Columbus, men snart därefter.
learn-practice-lens = När kom kikaren?
learn-practice-lens-wrong = Vad såg Galilei Jupiters månar med? Kikaren kom strax före.
learn-practice-surest = Vilket av dina två kort är säkrast, och var?
learn-practice-surest-wrong = Det kan stämma, men luckan är trång. Boktryckaren har tusen år att röra sig på mellan landnamet och månen.
learn-practice-equal = Musse Pigg styrde sin ångbåt samma år som penicillinet upptäcktes. Var får han ligga?
learn-practice-equal-wrong = Samma år: bredvid penicillinet, på vilken sida du vill.
learn-practice-norse = När bosatte sig Erik Röde på Grönland?
learn-practice-norse-wrong = Alltinget fanns redan, men Island var ännu inte kristet.
learn-practice-moon = När tränade astronauter vid Askja på Island?
learn-practice-moon-wrong = De tränade för månen: efter den första människan i rymden, före landningen.
learn-practice-vote = När fick Finlands kvinnor fulla politiska rättigheter?
learn-practice-vote-wrong = Nya Zeeland var först. Och i Finland kom det före självständigheten.
learn-practice-newest = När öppnades ChatGPT för allmänheten?
learn-practice-newest-wrong = Det är nyare än allt som ligger där.
