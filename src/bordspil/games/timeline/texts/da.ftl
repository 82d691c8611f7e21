name = Timeline

## Refusals

card-not-in-hand = Kortet »{ $card }« ligger ikke foran denne plads.
card-unknown = Der findes intet kort »{ $card }« i dette kortsæt.
place-out-of-range = Stederne går fra 0 til { $last }: antallet af kort til venstre.
shuffle-wrong = Det er ikke de kort, der blandes.

## Impossible positions

position-card-twice = Kortet »{ $card }« findes to gange.
position-card-missing = Kortet »{ $card }« mangler.
position-timeline-empty = Der skal ligge mindst ét kort på tidslinjen.
position-timeline-unsorted = Kortene på tidslinjen skal ligge i tidsorden.
position-hands = Der skal være { $seats } hænder.
position-seats = Disse pladser kan ikke passe (felt »{ $field }«).
position-round = Runderne tælles fra 1.
position-mistakes = Den tredje fejl slutter spillet.
position-end = Spillet kan ikke være slut på den måde.
position-misses = Det kan ikke være sket med kortet »{ $card }«.
position-hand-empty = Plads { $seat } har stadig en tur i runden og skal bruge et kort til den.

## The position drawn as text

draw-language = da
draw-piles = runde { $round }   trækbunke { $pile }   æske { $box }
draw-seat = plads { $seat }: { $cards }
draw-out = plads { $seat }: { $cards }, ude
draw-alone = rigtige { $right }, forkerte { $mistakes }
draw-year-bce = { $year } f.Kr.
draw-miss = senest i æsken: { $title }, { $year }, sted { $place }

## Decks

deck-unknown = Der findes intet kortsæt »{ $deck }«.
deck-too-small = Sættet har { $cards } kort, men dette bord skal bruge mindst { $needed }.
deck-wrong = Sættet kan ikke bruges. Fejl: { $count }; den første er i linje { $line } (kort { $card }, felt { $field }).

## The command for decks

deck-problem = { $where }: { $problem }
deck-problem-card = { $where }: kort { $card }, felt { $field }: { $problem }
deck-errors = Fejl: { $count }
deck-fine = { $deck }: { $cards } kort, ingen fejl.
deck-written = Skrevet: { $file }
deck-file-there = { $file } findes allerede og bliver, som den er.
deck-rate = { $level }: { $share } % rigtige ({ $low }–{ $high }), lagte kort: { $placed }

## What is wrong with a deck

deck-json = Herfra kan filen ikke læses som JSON.
deck-shape = Et kortsæt er en liste med kort eller et objekt med »name«, »cards« og »pictures«.
deck-name = Sættets navn er en tekst på 1 til 60 tegn.
deck-empty = Sættet har ingen kort.
deck-too-many = Sættet har flere end { $limit } kort.
deck-too-large = Sættet er større end { $limit } byte.
deck-csv-header = Den første linje skal navngive kolonnerne, blandt dem »year« og en titel som »title.da«.
deck-csv-column = Den kolonne findes ikke.
deck-csv-broken = Herfra kan tabellen ikke læses.
deck-zip-broken = Zip-filen kan ikke læses.
deck-zip-decks = En zip-fil rummer ét kortsæt som JSON eller CSV; denne rummer { $count }.
deck-zip-many = Zip-filen rummer flere end { $limit } filer.
deck-zip-path = Zip-filen rummer en sti, der fører ud af den: { $path }
deck-zip-file = Denne fil er hverken et kortsæt eller et billede.

## What is wrong with a card

deck-card-shape = Et kort er et objekt med felter.
deck-field-unknown = Det felt findes ikke. Felterne er: { $fields }.
deck-field-missing = Feltet mangler.
deck-field-twice = Feltet findes to gange.
deck-id = Et id består af små bogstaver fra a til z, cifre og bindestreger, højst 60 tegn.
deck-id-twice = Det samme id står i { $file }, linje { $line }.
deck-year = Et årstal er et helt tal, negativt for f.Kr. og aldrig 0.
deck-year-range = Årstal går fra { $low } til { $high }.
deck-year-future = Det år er ikke kommet endnu.
deck-within = Hvor mange år dateringen kan være forkert, angives med et helt tal, 0 eller mere.
deck-fame = Berømmelse er et helt tal fra 1 til 5.
deck-word = Det er ét ord med små bogstaver fra a til z, cifre og bindestreger, højst 20 tegn.
deck-region = Den region findes ikke. Regionerne er: { $regions }.
deck-texts = Tekster angives efter sprog. Sprogene er: { $languages }.
deck-text = Her skal der stå en tekst på 1 til { $limit } synlige tegn.
deck-languages = Disse sprog mangler: { $languages }.
deck-length = Teksten har { $length } tegn; der er plads til { $shortest } til { $longest } uden mellemrum omkring.
deck-digits = Cifre kan røbe årstallet: »{ $text }«.
deck-spoiler = Ordet »{ $word }« røber årstallet.
deck-source-shape = Kilder er en liste med op til 10 tekster på højst 300 tegn.
deck-sources = Der skal være mindst { $least } forskellige kilder.

## What is wrong with a picture

deck-picture-shape = Et billede er en liste med op til tre ikoner eller navnet på et billede, der følger med sættet.
deck-picture-none = Kortet har intet billede.
deck-picture-missing = Billedet »{ $picture }« følger ikke med sættet.
deck-icon-unknown = Der findes intet ikon »{ $icon }«.
deck-icon-author = Ingen er nævnt som ophav til ikonet »{ $icon }«.
deck-picture-large = Billedet er større end { $limit } byte eller har for mange dele.
deck-picture-pixels = Billedet er bredere eller højere end { $limit } pixel.
deck-picture-kind = Kun SVG-, PNG-, JPEG- og WebP-billeder kan bruges.
deck-svg-broken = SVG-billedet kan ikke læses.
deck-svg-forbidden = Det er ikke tilladt i et SVG-billede: { $what }
deck-svg-size = SVG-billedet skal have en viewBox.
deck-svg-deep = SVG-billedet har mere end { $limit } dele inden i hinanden.

## What is wrong with the cards together

deck-year-crowded = { $count } kort har dette årstal; højst { $most } må have det.
deck-dates-close = Årstallet er ikke sikkert nok til at ligge før eller efter »{ $other }«.
deck-titles-alike = Titlen ligner titlen på »{ $other }« for meget.
deck-few = Sættet har { $count } kort; det skal have mindst { $least }.
deck-share-old = { $share } % af kortene er fra før år 1000; det bør være mindst { $least } %.
deck-share-nordic = { $share } % af kortene er nordiske; det bør være mindst { $least } %.
deck-share-category = { $share } % af kortene hører til kategorien »{ $category }«; det bør være højst { $most } %.
