## The game in eleven steps

learn-first-start = Din første blå brik skal dække brættets blå hjørne. Tag en hvilken som helst brik, og læg den dér; du må dreje og vende den.
learn-first-corner = Fra nu af rører en ny brik din egen farve i et hjørne og aldrig langs en side. Prikkerne viser de hjørner; andre farver må du røre, som du vil.
learn-first-skip = Nu kortene. I hver tur spiller du et kort, lægger en brik og trækker et kort. Spil Spring over: den næste farve mister sin tur.
learn-first-skip-other = Lige om lidt. Spil nu Spring over.
learn-first-reverse = Skift retning lader spillet gå den anden vej rundt. Spil det.
learn-first-reverse-other = Lige om lidt. Spil nu Skift retning.
learn-first-draw2 = Træk 2 trækker to kort: du spiller det ene, og det andet kommer nederst i trækbunken. Spil det.
learn-first-draw2-other = Lige om lidt. Spil nu Træk 2.
learn-first-wild = Du har spillet Joker og nævnt gul. Læg altså en blå brik, som om den var gul: ved et hjørne af gul, ikke langs dens side.
learn-first-edge = Du har spillet Kant mod kant. Denne ene gang skal din brik ligge langs siden af en af dine egne.
learn-first-recycle = Du har spillet Genbrug. Tag en af dine brikker af brættet: du må lægge den igen, nu eller senere.
learn-first-warp = Du har spillet Flyt. Flyt en af computerens brikker til et andet hjørne af dens farve, helst derhen, hvor den ikke er til nytte.
learn-first-double = Du har spillet Dobbelttur og lagt den første brik. Læg endnu en, der rører den i et hjørne.
learn-first-score = Når ingen kan lægge flere brikker, tælles de felter, I har tilbage, og færrest vinder. Er I to, tæller kun den dårligste af dine to farver.

## Practice

learn-practice-large = Læg en brik med fem felter: de store først, mens der er plads.
learn-practice-large-wrong = Den passer, men den er lille. Store brikker er svære at komme af med senere.
learn-practice-far = Sigt mod midten: læg en brik med fem felter ved dit yderste hjørne.
learn-practice-far-wrong = Den passer, men når ikke så langt. Begynd ved hjørnet længst ude, med fem felter.
learn-practice-lose = Gul må ikke få sin tur. Hvilket kort?
learn-practice-lose-wrong = Ikke det: Spring over tager turen fra den næste farve.
learn-practice-two = Du vil gerne lægge to brikker i samme tur. Hvilket kort?
learn-practice-two-wrong = Ikke det: med Dobbelttur lægger du endnu en.
learn-practice-move = En gul brik er i vejen. Hvilket kort flytter den?
learn-practice-move-wrong = Ikke det: det tager kun en af dine egne tilbage. Flyt flytter en modstanders.
learn-practice-side = Kant mod kant er spillet. Læg den lige femmer langs en af dine egne.
learn-practice-side-wrong = Det passer også, men nu er det tiden til den lige femmer.
learn-practice-wild = Joker er spillet, og gul er nævnt. Læg en brik med fem felter, som om den var gul.
learn-practice-wild-wrong = Den passer, men sådan en chance er fem felter værd.
learn-practice-second = Dobbelttur: læg en brik med fem felter som den anden.
learn-practice-second-wrong = Den passer, men med en stor kommer du af med flere felter.
