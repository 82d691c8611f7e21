## The game in eleven steps

learn-first-start = Den første blå brikken din må dekke det blå hjørnet på brettet. Ta hvilken brikke du vil og legg den der; du kan dreie og vende den.
learn-first-corner = Fra nå av berører en ny brikke din egen farge i et hjørne og aldri langs en side. Prikkene viser slike hjørner; andre farger kan du berøre som du vil.
learn-first-skip = Nå kortene. I hver tur spiller du et kort, legger en brikke og trekker et kort. Spill Stå over: den neste fargen mister turen.
learn-first-skip-other = Snart. Spill nå Stå over.
learn-first-reverse = Snu lar spillet gå den andre veien rundt. Spill det.
learn-first-reverse-other = Snart. Spill nå Snu.
learn-first-draw2 = Trekk 2 trekker to kort: du spiller det ene, og det andre havner nederst i trekkbunken. Spill det.
learn-first-draw2-other = Snart. Spill nå Trekk 2.
learn-first-wild = Du har spilt Jokerkort og nevnt gul. Legg altså en blå brikke som om den var gul: ved et hjørne av gul, ikke langs siden.
learn-first-edge = Du har spilt Kant i kant. Denne ene gangen må brikken din ligge langs siden av en av dine egne.
learn-first-recycle = Du har spilt Gjenbruk. Ta en av brikkene dine av brettet: du kan legge den ut igjen, nå eller senere.
learn-first-warp = Du har spilt Flytting. Flytt en av brikkene til datamaskinen til et annet hjørne av fargen dens, helst dit den ikke er til noen nytte.
learn-first-double = Du har spilt Dobbeltspill og lagt den første brikken. Legg én til som berører den i et hjørne.
learn-first-score = Når ingen kan legge flere brikker, telles rutene dere har igjen, og færrest vinner. Er dere to, teller bare den dårligste av de to fargene dine.

## Practice

learn-practice-large = Legg en brikke på fem ruter: de store først, mens det er plass.
learn-practice-large-wrong = Den passer, men er liten. Store brikker er vanskelige å få ut senere.
learn-practice-far = Sikt mot midten: legg en brikke på fem ruter ved det ytterste hjørnet ditt.
learn-practice-far-wrong = Den passer, men når ikke så langt. Begynn ved hjørnet lengst ute, med fem ruter.
learn-practice-lose = Gul må ikke få turen sin. Hvilket kort?
learn-practice-lose-wrong = Ikke det: Stå over tar turen fra den neste fargen.
learn-practice-two = Du vil gjerne legge to brikker i samme tur. Hvilket kort?
learn-practice-two-wrong = Ikke det: med Dobbeltspill kan du legge én til.
learn-practice-move = En gul brikke er i veien. Hvilket kort flytter den?
learn-practice-move-wrong = Ikke det: det tar bare tilbake en av dine egne. Flytting flytter en brikke hos motstanderen.
learn-practice-side = Kant i kant er spilt. Legg den rette femmeren langs en av dine egne.
learn-practice-side-wrong = Det passer også, men nå er tiden inne for den rette femmeren.
learn-practice-wild = Jokerkort er spilt, og gul er nevnt. Legg en brikke på fem ruter som om den var gul.
learn-practice-wild-wrong = Den passer, men en slik sjanse er verdt fem ruter.
learn-practice-second = Dobbeltspill: legg en brikke på fem ruter som den andre.
learn-practice-second-wrong = Den passer, men med en stor blir du kvitt flere ruter.
