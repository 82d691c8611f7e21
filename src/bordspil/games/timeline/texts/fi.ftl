name = Timeline

## Refusals

card-not-in-hand = Kortti ”{ $card }” ei ole tämän paikan edessä.
card-unknown = Tässä pakassa ei ole korttia ”{ $card }”.
place-out-of-range = Kohdat ovat 0–{ $last }: vasemmalle jäävien korttien määrä.
shuffle-wrong = Nämä eivät ole sekoitettavat kortit.

## Impossible positions

position-card-twice = Kortti ”{ $card }” on mukana kahdesti.
position-card-missing = Kortti ”{ $card }” puuttuu.
position-timeline-empty = Aikajanalla on oltava ainakin yksi kortti.
position-timeline-unsorted = Aikajanan korttien on oltava aikajärjestyksessä.
position-hands = Käsiä on oltava { $seats }.
position-seats = Nämä pelaajapaikat eivät ole mahdolliset (kenttä ”{ $field }”).
position-round = Kierrokset lasketaan alkaen luvusta 1.
position-mistakes = Kolmas virhe päättää pelin.
position-end = Peli ei voi olla ohi näin.
position-misses = Kortille ”{ $card }” ei ole voinut käydä näin.
position-hand-empty = Paikalla { $seat } on vielä vuoro tällä kierroksella, ja se tarvitsee siihen kortin.

## The position drawn as text

draw-language = fi
draw-piles = kierros { $round }   nostopino { $pile }   laatikko { $box }
draw-seat = paikka { $seat }: { $cards }
draw-out = paikka { $seat }: { $cards }, poissa pelistä
draw-alone = oikein { $right }, väärin { $mistakes }
draw-year-bce = { $year } eaa.
draw-miss = viimeksi laatikkoon: { $title }, { $year }, kohta { $place }

## Decks

deck-unknown = Pakkaa ”{ $deck }” ei ole.
deck-too-small = Pakassa on kortteja { $cards }, mutta tähän pöytään niitä tarvitaan vähintään { $needed }.
deck-wrong = Pakkaa ei voi käyttää. Virheitä: { $count }; ensimmäinen on rivillä { $line } (kortti { $card }, kenttä { $field }).

## The command for decks

deck-problem = { $where }: { $problem }
deck-problem-card = { $where }: kortti { $card }, kenttä { $field }: { $problem }
deck-errors = Virheitä: { $count }
deck-fine = { $deck }: kortteja { $cards }, ei virheitä.
deck-written = Kirjoitettu: { $file }
deck-file-there = { $file } on jo olemassa ja jätetään ennalleen.
deck-rate = { $level }: { $share } % oikein ({ $low }–{ $high }), asetettuja kortteja: { $placed }

## What is wrong with a deck

deck-json = Tästä eteenpäin tiedostoa ei voi lukea JSON-muodossa.
deck-shape = Pakka on korttien luettelo tai olio, jossa on ”name”, ”cards” ja ”pictures”.
deck-name = Pakan nimi on 1–60 merkin teksti.
deck-empty = Pakassa ei ole kortteja.
deck-too-many = Pakassa on yli { $limit } korttia.
deck-too-large = Pakka on suurempi kuin { $limit } tavua.
deck-csv-header = Ensimmäisellä rivillä on oltava sarakkeiden nimet, myös ”year” ja jokin otsikko, esimerkiksi ”title.fi”.
deck-csv-column = Tällaista saraketta ei ole.
deck-csv-broken = Tästä eteenpäin taulukkoa ei voi lukea.
deck-zip-broken = Zip-tiedostoa ei voi lukea.
deck-zip-decks = Zip-tiedostossa on yksi pakka JSON- tai CSV-muodossa; tässä niitä on { $count }.
deck-zip-many = Zip-tiedostossa on yli { $limit } tiedostoa.
deck-zip-path = Zip-tiedostossa on polku, joka johtaa sen ulkopuolelle: { $path }
deck-zip-file = Tämä tiedosto ei ole pakka eikä kuva.

## What is wrong with a card

deck-card-shape = Kortti on olio, jolla on kenttiä.
deck-field-unknown = Tällaista kenttää ei ole. Kentät ovat: { $fields }.
deck-field-missing = Kenttä puuttuu.
deck-field-twice = Kenttä on mukana kahdesti.
deck-id = Tunnus koostuu pienistä kirjaimista a–z, numeroista ja yhdysmerkeistä, enintään 60 merkkiä.
deck-id-twice = Sama tunnus on tiedostossa { $file }, rivillä { $line }.
deck-year = Vuosiluku on kokonaisluku, eaa. negatiivinen, eikä koskaan 0.
deck-year-range = Vuosiluvut ovat väliltä { $low } … { $high }.
deck-year-future = Tämä vuosi on vasta tulossa.
deck-within = Vuosiluvun epävarmuus on kokonaisluku, vähintään 0.
deck-fame = Tunnettuus on kokonaisluku 1–5.
deck-word = Tämä on yksi sana, jossa on pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä, enintään 20 merkkiä.
deck-region = Tällaista aluetta ei ole. Alueet ovat: { $regions }.
deck-texts = Tekstit annetaan kielittäin. Kielet ovat: { $languages }.
deck-text = Tähän tarvitaan teksti, 1–{ $limit } tulostuvaa merkkiä.
deck-languages = Nämä kielet puuttuvat: { $languages }.
deck-length = Tekstissä on merkkejä { $length }; tilaa on { $shortest }–{ $longest } merkille ilman välejä ympärillä.
deck-digits = Numerot voivat paljastaa vuosiluvun: ”{ $text }”.
deck-spoiler = Sana ”{ $word }” paljastaa vuosiluvun.
deck-source-shape = Lähteet ovat luettelo, jossa on enintään 10 tekstiä, kukin enintään 300 merkkiä.
deck-sources = Eri lähteitä tarvitaan vähintään { $least }.

## What is wrong with a picture

deck-picture-shape = Kuva on luettelo, jossa on enintään kolme kuvaketta, tai pakan mukana tulevan kuvan nimi.
deck-picture-none = Kortilla ei ole kuvaa.
deck-picture-missing = Kuva ”{ $picture }” ei tule pakan mukana.
deck-icon-unknown = Kuvaketta ”{ $icon }” ei ole.
deck-icon-author = Kuvakkeelle ”{ $icon }” ei ole nimetty tekijää.
deck-picture-large = Kuva on suurempi kuin { $limit } tavua, tai siinä on liikaa osia.
deck-picture-pixels = Kuva on leveämpi tai korkeampi kuin { $limit } kuvapistettä.
deck-picture-kind = Vain SVG-, PNG-, JPEG- ja WebP-kuvat otetaan vastaan.
deck-svg-broken = SVG-kuvaa ei voi lukea.
deck-svg-forbidden = Tätä ei sallita SVG-kuvassa: { $what }
deck-svg-size = SVG-kuva tarvitsee viewBoxin.
deck-svg-deep = SVG-kuvassa on yli { $limit } sisäkkäistä osaa.

## What is wrong with the cards together

deck-year-crowded = Tällä vuosiluvulla on kortteja { $count }; niitä saa olla enintään { $most }.
deck-dates-close = Vuosiluku ei ole tarpeeksi varma, jotta se olisi ennen korttia ”{ $other }” tai sen jälkeen.
deck-titles-alike = Otsikko on liian samanlainen kuin kortilla ”{ $other }”.
deck-few = Pakassa on kortteja { $count }; niitä tarvitaan vähintään { $least }.
deck-share-old = { $share } % korteista on ajalta ennen vuotta 1000; osuuden pitäisi olla vähintään { $least } %.
deck-share-nordic = { $share } % korteista on pohjoismaisia; osuuden pitäisi olla vähintään { $least } %.
deck-share-category = { $share } % korteista kuuluu luokkaan ”{ $category }”; osuuden pitäisi olla enintään { $most } %.
