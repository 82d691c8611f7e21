## The game in eight steps

learn-first-place = Kortti kertoo, mitä tapahtui, mutta ei milloin. Kolumbus purjehti kauan ennen kuin kukaan käveli kuussa: aseta hänet ennen sitä korttia.
learn-first-place-right = Oikein! Vasta nyt kortti kertoo vuotensa, ja se jää paikalleen.
learn-first-place-late = Kuun jälkeen tulee se, mikä tapahtui myöhemmin. Kolumbus kuuluu ennen sitä.
learn-first-place-other = Kohta. Aloita Kolumbuksesta.
learn-first-between = Kahden kortin välissäkin on paikka. Wrightin veljekset lensivät Kolumbuksen jälkeen ja ennen kuuhun laskeutumista: aseta heidät siihen.
learn-first-between-right = Oikein! Mitä enemmän kortteja janalla on, sitä ahtaammiksi välit käyvät.
learn-first-between-place = Toisin päin: Kolumbuksen jälkeen, ennen kuuta.
learn-first-between-other = Kohta. Nyt Wrightin veljekset.
learn-first-wrong = Tietokone erehtyi: kortti näytti, mihin se kuului, ja meni laatikkoon, ja tietokone nosti uuden. Väärä kortti maksaa siis yhden vuoron, ei enempää.
learn-first-guess = Nyt saat arvata, eikä siinä ole mitään pelättävää: mihin silmälasit kuuluvat? Aseta ne mihin haluat.
learn-first-guess-right = Oikein! Silmälasit ovat vanhemmat kuin juuri kukaan luulee.
learn-first-guess-box = Väärin, niin kuin lähes kaikilla: niin vanhat silmälasit ovat. Kortti menee laatikkoon, ja nostat uuden. Siinä kaikki.
learn-first-guess-other = Silmälasit, kiitos: ne ovat se yllätys.
learn-first-equal = Ensimmäinen Tour de France ajettiin vuonna 1903, juuri kun Wrightin veljekset lensivät. Aseta se kummalle puolelle heitä tahdot.
learn-first-equal-right = Oikein, ja oikein olisi ollut toinenkin puoli: samat vuodet saavat olla kummin päin vain.
learn-first-equal-place = Se oli vuonna 1903, joten se kuuluu Wrightin veljesten viereen.
learn-first-equal-other = Nyt Tour de France, kiitos.
learn-first-last = Viimeinen korttisi! Se, joka on kierroksen lopussa ainoana ilman kortteja, voittaa. Berliinin muuri murtui kuuhun laskeutumisen ja iPhonen välissä.
learn-first-last-place = Ei siihen: kuun jälkeen, ennen iPhonea.
learn-first-deciding = Tietokonekin asetti viimeisen korttinsa, joten nostitte kumpikin vielä yhden: ratkaisukierros. ABBA voitti kuun jälkeen ja ennen muurin murtumista.
learn-first-deciding-place = Ei siihen: kuun jälkeen, ennen muurin murtumista.
learn-first-won = Vain sinä olit oikeassa, joten voitit! Voit pelata yksinkin: silloin kolmas virhe päättää pelin.

## Practice

learn-practice-era = Mihin Hannibal kuuluu?
learn-practice-era-wrong = Hannibal taisteli Roomaa vastaan kauan ennen Caesaria. Ennen ajanlaskun alkua suurempi vuosiluku on aikaisempi.
learn-practice-name = Milloin nimi Amerikka ilmestyi?
learn-practice-name-wrong = Ennen Kolumbusta kukaan ei tarvinnut nimeä, mutta pian sen jälkeen kyllä.
learn-practice-lens = Milloin kaukoputki tuli?
learn-practice-lens-wrong = Millä Galilei näki Jupiterin kuut? Kaukoputki tuli juuri ennen.
learn-practice-surest = Kumpi korteistasi on varmempi, ja mihin?
learn-practice-surest-wrong = Voi olla, mutta väli on ahdas. Kirjapainolla on tuhat vuotta tilaa Islannin asuttamisen ja kuun välissä.
learn-practice-equal = Mikki Hiiri ohjasi höyrylaivaansa samana vuonna, jona penisilliini keksittiin. Mihin hän voi asettua?
learn-practice-equal-wrong = Sama vuosi: penisilliinin viereen, kummalle puolelle tahansa.
learn-practice-norse = Milloin Erik Punainen asettui Grönlantiin?
learn-practice-norse-wrong = Alting oli jo olemassa, mutta Islanti ei vielä ollut kristitty.
learn-practice-moon = Milloin astronautit harjoittelivat Askjalla Islannissa?
learn-practice-moon-wrong = He harjoittelivat kuuta varten: ensimmäisen avaruuslennon jälkeen, ennen laskeutumista.
learn-practice-vote = Milloin Suomen naiset saivat täydet poliittiset oikeudet?
learn-practice-vote-wrong = Uusi-Seelanti oli ensimmäinen. Ja Suomessa se tapahtui ennen itsenäisyyttä.
learn-practice-newest = Milloin ChatGPT avattiin kaikille?
learn-practice-newest-wrong = Se on uudempi kuin mikään, mitä siinä on.
