## The game in nine steps

learn-first-take = Vuorollasi otat yhdeltä tehtaalta kaikki yhden värin laatat. Ota kaksi sinistä ja aseta ne kuvioriville 2.
learn-first-take-short = Riville 1 mahtuu niistä vain yksi. Rivi 2 on juuri sopiva.
learn-first-take-long = Ne mahtuvat sinne, mutta rivi jää vajaaksi. Rivi 2 tulee täyteen.
learn-first-take-other = Kohta! Ensin kaksi sinistä laattaa.
learn-first-centre = Tehtaan loput laatat siirtyvät keskelle. Ota sieltä kolme keltaista riville 3: olet ensimmäinen, joten saat ykkösen. Se maksaa pisteen, mutta aloitat seuraavan kierroksen.
learn-first-centre-other = Ei ihan vielä: ensin kolme keltaista riville 3.
learn-first-centre-display = Sieltäkin saisi ottaa, mutta kokeile nyt keskialuetta.
learn-first-floor = Mikä ei mahdu, putoaa lattiariville ja maksaa pisteitä. Katso itse: aseta kaksi mustaa laattaa riville 1.
learn-first-floor-line = Viisasta, siellä mitään ei putoa. Mutta ihan vain tämän kerran: aseta ne riville 1.
learn-first-floor-other = Ensin kaksi mustaa, riville 1.
learn-first-round = Kolme kuvioriviäsi on täynnä. Kun kaikki laatat on otettu, jokaiselta täydeltä kuvioriviltä siirtyy yksi laatta seinälle. Katso!
learn-first-scored = Yksinäinen laatta tuo 1 pisteen, ja lattia maksoi sinulle 2. Vajaa rivi jää odottamaan.
learn-first-neighbours = Toisiaan koskettavat laatat lasketaan yhdessä. Aseta keltainen riville 2: se liittyy neljän laatan riviin ja kolmen laatan sarakkeeseen, siis 7 pistettä.
learn-first-neighbours-other = Siellä se tuo vähemmän. Kokeile riviä 2.
learn-first-colours = Kuviorivi ei ota väriä, joka on jo seinän samalla rivillä, ja seinän rivillä 3 on sininen. Etsi kuviorivi kolmelle siniselle laatalle.
learn-first-colours-floor = Se maksaisi pisteitä. Riveillä 4 ja 5 on tilaa.
learn-first-colours-other = Ensin kolme sinistä laattaa.
learn-first-end = Täysi vaakarivi seinällä päättää pelin kierroksen jälkeen. Täytä kuviorivi 1 valkoisella laatalla!
learn-first-end-other = Silloin vaakarivi 1 jää vajaaksi. Aseta se riville 1.
learn-first-bonuses = Täysi vaakarivi tuo 2 pistettä lisää, täysi sarake 7 ja värin kaikki viisi laattaa 10. Sait ne kaikki yhdellä laatalla. Eniten pisteitä saanut voittaa!

## Practice

learn-practice-exact = Täytä kuviorivi niin, ettei mitään putoa.
learn-practice-exact-wrong = Katso uudestaan: kuvioriviltä 3 puuttuu täsmälleen kaksi valkoista.
learn-practice-most = Millä kuviorivillä punainen laatta tuo eniten?
learn-practice-most-wrong = On parempikin. Laske rivi ja sarake, joihin laatta liittyy: vaakarivillä 2 kolme ja kolme.
learn-practice-falls = Kierroksen kolme viimeistä laattaa. Missä ne tuovat eniten?
learn-practice-falls-wrong = Laatta lattialla maksaa tässä 1 pisteen, mutta täysi kuviorivi 2 tuo 7. Se kannattaa.
learn-practice-bonus = Viimeinen kierros: rivi 1 täyttää vaakarivisi. Missä punainen laatta tuo lopulta eniten?
learn-practice-bonus-wrong = Se näyttää heti hyvältä, mutta täysi sarake tuo 7 lisäpistettä. Rivi 4 täyttää sarakkeen.
learn-practice-end = Tällä siirrolla voit voittaa. Miten?
learn-practice-end-wrong = Valkoinen riville 1 täyttää vaakarivisi: 36 pistettä 33:a vastaan, ennen kuin tietokone ehtii hyötyä riveistään.
learn-practice-wait = Jos täytät vaakarivin nyt, häviät pisteellä. Mitä muuta voit tehdä?
learn-practice-wait-wrong = Silloin peli päättyy 26–27. Anna laatan pudota: se maksaa vähän, ja peli jatkuu.
learn-practice-deny = Tietokone haluaa valkoisen riville 1, ja silloin se voittaa. Mitä otat?
learn-practice-deny-wrong = Nyt tietokone ottaa valkoisen ja voittaa. Vie se siltä, vaikka se maksaisi pisteen tai pari.
learn-practice-leave = Jäljellä on viisi mustaa laattaa, jotka eivät sovi mihinkään. Mikä siirto jättää ne tietokoneelle?
learn-practice-leave-wrong = Silloin mustat päätyvät sinun lattiallesi. Ota keltainen, niin tietokoneen on otettava ne.
