name = Timeline

## Refusals

card-not-in-hand = Kortet «{ $card }» ligger ikke foran denne plassen.
card-unknown = Det finnes ikke noe kort «{ $card }» i denne kortstokken.
place-out-of-range = Stedene går fra 0 til { $last }: antallet kort til venstre.
shuffle-wrong = Dette er ikke kortene som stokkes.

## Impossible positions

position-card-twice = Kortet «{ $card }» finnes to ganger.
position-card-missing = Kortet «{ $card }» mangler.
position-timeline-empty = Det må ligge minst ett kort på tidslinjen.
position-timeline-unsorted = Kortene på tidslinjen må ligge i tidsrekkefølge.
position-hands = Det må være { $seats } hender.
position-seats = Disse plassene kan ikke stemme (felt «{ $field }»).
position-round = Rundene telles fra 1.
position-mistakes = Den tredje feilen avslutter spillet.
position-end = Spillet kan ikke være slutt på denne måten.
position-misses = Det kan ikke ha skjedd med kortet «{ $card }».
position-hand-empty = Plass { $seat } har fortsatt en tur i runden og trenger et kort til den.

## The position drawn as text

draw-language = nb
draw-piles = runde { $round }   trekkbunke { $pile }   eske { $box }
draw-seat = plass { $seat }: { $cards }
draw-out = plass { $seat }: { $cards }, ute
draw-alone = riktige { $right }, gale { $mistakes }
draw-year-bce = { $year } f.Kr.
draw-miss = sist i esken: { $title }, { $year }, sted { $place }

## Decks

deck-unknown = Det finnes ingen kortstokk «{ $deck }».
deck-too-small = Kortstokken har { $cards } kort, men dette bordet trenger minst { $needed }.
deck-wrong = Kortstokken kan ikke brukes. Feil: { $count }; den første er på linje { $line } (kort { $card }, felt { $field }).

## The command for decks

deck-problem = { $where }: { $problem }
deck-problem-card = { $where }: kort { $card }, felt { $field }: { $problem }
deck-errors = Feil: { $count }
deck-fine = { $deck }: { $cards } kort, ingen feil.
deck-written = Skrevet: { $file }
deck-file-there = { $file } finnes allerede og blir som den er.
deck-rate = { $level }: { $share } % riktige ({ $low }–{ $high }), lagte kort: { $placed }

## What is wrong with a deck

deck-json = Herfra kan ikke filen leses som JSON.
deck-shape = En kortstokk er en liste med kort eller et objekt med «name», «cards» og «pictures».
deck-name = Navnet på kortstokken er en tekst på 1 til 60 tegn.
deck-empty = Kortstokken har ingen kort.
deck-too-many = Kortstokken har flere enn { $limit } kort.
deck-too-large = Kortstokken er større enn { $limit } byte.
deck-csv-header = Den første linjen må navngi kolonnene, blant dem «year» og en tittel som «title.nb».
deck-csv-column = Denne kolonnen finnes ikke.
deck-csv-broken = Herfra kan ikke tabellen leses.
deck-zip-broken = Zip-filen kan ikke leses.
deck-zip-decks = En zip-fil inneholder én kortstokk som JSON eller CSV; denne inneholder { $count }.
deck-zip-many = Zip-filen inneholder flere enn { $limit } filer.
deck-zip-path = Zip-filen inneholder en sti som fører ut av den: { $path }
deck-zip-file = Denne filen er verken en kortstokk eller et bilde.

## What is wrong with a card

deck-card-shape = Et kort er et objekt med felter.
deck-field-unknown = Dette feltet finnes ikke. Feltene er: { $fields }.
deck-field-missing = Feltet mangler.
deck-field-twice = Feltet finnes to ganger.
deck-id = En id består av små bokstaver fra a til z, sifre og bindestreker, høyst 60 tegn.
deck-id-twice = Den samme id-en står i { $file }, linje { $line }.
deck-year = Et årstall er et heltall, negativt for f.Kr. og aldri 0.
deck-year-range = Årstallene går fra { $low } til { $high }.
deck-year-future = Dette året er ikke kommet ennå.
deck-within = Hvor mange år dateringen kan være feil, angis med et heltall, 0 eller mer.
deck-fame = Berømmelse er et heltall fra 1 til 5.
deck-word = Dette er ett ord med små bokstaver fra a til z, sifre og bindestreker, høyst 20 tegn.
deck-region = Denne regionen finnes ikke. Regionene er: { $regions }.
deck-texts = Tekster angis etter språk. Språkene er: { $languages }.
deck-text = Her trengs en tekst på 1 til { $limit } synlige tegn.
deck-languages = Disse språkene mangler: { $languages }.
deck-length = Teksten har { $length } tegn; det er plass til { $shortest } til { $longest } uten mellomrom rundt.
deck-digits = Sifre kan røpe årstallet: «{ $text }».
deck-spoiler = Ordet «{ $word }» røper årstallet.
deck-source-shape = Kilder er en liste med opptil 10 tekster på høyst 300 tegn.
deck-sources = Det trengs minst { $least } ulike kilder.

## What is wrong with a picture

deck-picture-shape = Et bilde er en liste med opptil tre ikoner eller navnet på et bilde som følger med kortstokken.
deck-picture-none = Kortet har ikke noe bilde.
deck-picture-missing = Bildet «{ $picture }» følger ikke med kortstokken.
deck-icon-unknown = Det finnes ikke noe ikon «{ $icon }».
deck-icon-author = Ingen er oppgitt som opphav til ikonet «{ $icon }».
deck-picture-large = Bildet er større enn { $limit } byte eller har for mange deler.
deck-picture-pixels = Bildet er bredere eller høyere enn { $limit } piksler.
deck-picture-kind = Bare SVG-, PNG-, JPEG- og WebP-bilder kan brukes.
deck-svg-broken = SVG-bildet kan ikke leses.
deck-svg-forbidden = Dette er ikke tillatt i et SVG-bilde: { $what }
deck-svg-size = SVG-bildet trenger en viewBox.
deck-svg-deep = SVG-bildet har mer enn { $limit } deler inni i hverandre.

## What is wrong with the cards together

deck-year-crowded = { $count } kort har dette årstallet; høyst { $most } kan ha det.
deck-dates-close = Årstallet er ikke sikkert nok til å ligge før eller etter «{ $other }».
deck-titles-alike = Tittelen er for lik tittelen på «{ $other }».
deck-few = Kortstokken har { $count } kort; den trenger minst { $least }.
deck-share-old = { $share } % av kortene er fra før år 1000; det bør være minst { $least } %.
deck-share-nordic = { $share } % av kortene er nordiske; det bør være minst { $least } %.
deck-share-category = { $share } % av kortene hører til kategorien «{ $category }»; det bør være høyst { $most } %.
