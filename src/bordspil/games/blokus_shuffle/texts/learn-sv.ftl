## The game in eleven steps

learn-first-start = Din första blå bricka måste täcka spelplanens blå hörn. Ta vilken bricka du vill och lägg den där; du får vrida och vända den.
learn-first-corner = Från och med nu rör en ny bricka vid din egen färg i ett hörn och aldrig längs en sida. Prickarna visar sådana hörn; andra färger får du röra vid hur som helst.
learn-first-skip = Nu korten. Varje tur spelar du ett kort, lägger en bricka och drar ett kort. Spela Hoppa över: nästa färg får stå över.
learn-first-skip-other = Strax. Spela nu Hoppa över.
learn-first-reverse = Bakåt låter spelet gå åt andra hållet. Spela det.
learn-first-reverse-other = Strax. Spela nu Bakåt.
learn-first-draw2 = Dra 2 drar två kort: du spelar ett av dem, och det andra hamnar underst i drahögen. Spela det.
learn-first-draw2-other = Strax. Spela nu Dra 2.
learn-first-wild = Du har spelat Joker och valt gul. Lägg alltså en blå bricka som om den vore gul: vid ett hörn av gult, inte längs dess sida.
learn-first-edge = Du har spelat Kant mot kant. Den här enda gången måste din bricka ligga längs sidan av en egen.
learn-first-recycle = Du har spelat Återvinn. Ta tillbaka en av dina brickor: du får lägga ut den igen, nu eller senare.
learn-first-warp = Du har spelat Snurra till det. Flytta en av datorns brickor till ett annat hörn av dess färg, helst dit där den inte är till någon nytta.
learn-first-double = Du har spelat Dubbelomgång och lagt den första brickan. Lägg en till som rör vid den i ett hörn.
learn-first-score = När ingen kan lägga någon mer bricka räknas rutorna ni har kvar, och den som har minst vinner. Är ni två räknas bara den sämre av dina två färger.

## Practice

learn-practice-large = Lägg en bricka med fem rutor: de stora först, medan det finns plats.
learn-practice-large-wrong = Den passar men är liten. Stora brickor är svåra att få ut senare.
learn-practice-far = Sikta mot mitten: lägg en bricka med fem rutor vid ditt yttersta hörn.
learn-practice-far-wrong = Den passar men når inte så långt. Börja i hörnet längst ut, med fem rutor.
learn-practice-lose = Gul ska inte få sin tur. Vilket kort?
learn-practice-lose-wrong = Inte det: Hoppa över tar turen från nästa färg.
learn-practice-two = Du vill lägga två brickor på samma tur. Vilket kort?
learn-practice-two-wrong = Inte det: Dubbelomgång låter dig lägga en till.
learn-practice-move = En gul bricka ligger i vägen. Vilket kort flyttar den?
learn-practice-move-wrong = Inte det: det tar bara tillbaka en egen bricka. Snurra till det flyttar en motståndares.
learn-practice-side = Kant mot kant har spelats. Lägg den raka femman längs en egen bricka.
learn-practice-side-wrong = Det går också, men nu är det läge för den raka femman.
learn-practice-wild = Joker har spelats och gul valts. Lägg en bricka med fem rutor som om den vore gul.
learn-practice-wild-wrong = Den passar, men en sådan chans är värd fem rutor.
learn-practice-second = Dubbelomgång: lägg en bricka med fem rutor som den andra.
learn-practice-second-wrong = Den passar, men med en stor blir du av med fler rutor.
