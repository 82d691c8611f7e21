name = Timeline

## Refusals

card-not-in-hand = Kortet ”{ $card }” ligger inte framför den här platsen.
card-unknown = Det finns inget kort ”{ $card }” i den här kortleken.
place-out-of-range = Platserna går från 0 till { $last }: antalet kort till vänster.
shuffle-wrong = Det här är inte de kort som blandas.

## Impossible positions

position-card-twice = Kortet ”{ $card }” finns två gånger.
position-card-missing = Kortet ”{ $card }” saknas.
position-timeline-empty = Det måste ligga minst ett kort på tidslinjen.
position-timeline-unsorted = Korten på tidslinjen måste ligga i tidsordning.
position-hands = Det måste finnas { $seats } händer.
position-seats = De här platserna kan inte stämma (fältet ”{ $field }”).
position-round = Rundorna räknas från 1.
position-mistakes = Det tredje felet avslutar partiet.
position-end = Partiet kan inte vara slut så här.
position-misses = Det kan inte ha hänt kortet ”{ $card }”.
position-hand-empty = Plats { $seat } har en tur kvar i rundan och behöver ett kort till den.

## The position drawn as text

draw-language = sv
draw-piles = runda { $round }   draghög { $pile }   låda { $box }
draw-seat = plats { $seat }: { $cards }
draw-out = plats { $seat }: { $cards }, ute
draw-alone = rätt { $right }, fel { $mistakes }
draw-year-bce = { $year } f.Kr.
draw-miss = senast i lådan: { $title }, { $year }, plats { $place }

## Decks

deck-unknown = Det finns ingen kortlek ”{ $deck }”.
deck-too-small = Kortleken har { $cards } kort, men det här bordet behöver minst { $needed }.
deck-wrong = Kortleken kan inte användas. Fel: { $count }; det första finns på rad { $line } (kort { $card }, fält { $field }).

## The command for decks

deck-problem = { $where }: { $problem }
deck-problem-card = { $where }: kort { $card }, fält { $field }: { $problem }
deck-errors = Fel: { $count }
deck-fine = { $deck }: { $cards } kort, inga fel.
deck-written = Skrivet: { $file }
deck-file-there = { $file } finns redan och lämnas som den är.
deck-rate = { $level }: { $share } % rätt ({ $low }–{ $high }), lagda kort: { $placed }

## What is wrong with a deck

deck-json = Härifrån går filen inte att läsa som JSON.
deck-shape = En kortlek är en lista med kort eller ett objekt med ”name”, ”cards” och ”pictures”.
deck-name = Kortlekens namn är en text på 1 till 60 tecken.
deck-empty = Kortleken har inga kort.
deck-too-many = Kortleken har fler än { $limit } kort.
deck-too-large = Kortleken är större än { $limit } byte.
deck-csv-header = Första raden måste namnge kolumnerna, bland dem ”year” och en titel som ”title.sv”.
deck-csv-column = Den kolumnen finns inte.
deck-csv-broken = Härifrån går tabellen inte att läsa.
deck-zip-broken = Zip-filen går inte att läsa.
deck-zip-decks = En zip-fil innehåller en kortlek som JSON eller CSV; den här innehåller { $count }.
deck-zip-many = Zip-filen innehåller fler än { $limit } filer.
deck-zip-path = Zip-filen innehåller en sökväg som leder ut ur den: { $path }
deck-zip-file = Den här filen är varken en kortlek eller en bild.

## What is wrong with a card

deck-card-shape = Ett kort är ett objekt med fält.
deck-field-unknown = Det fältet finns inte. Fälten är: { $fields }.
deck-field-missing = Fältet saknas.
deck-field-twice = Fältet finns två gånger.
deck-id = Ett id består av små bokstäver från a till z, siffror och bindestreck, högst 60 tecken.
deck-id-twice = Samma id finns i { $file }, rad { $line }.
deck-year = Ett årtal är ett heltal, negativt för f.Kr., och aldrig 0.
deck-year-range = Årtalen går från { $low } till { $high }.
deck-year-future = Det året har inte kommit än.
deck-within = Hur många år fel dateringen kan vara anges med ett heltal, 0 eller mer.
deck-fame = Berömmelsen är ett heltal från 1 till 5.
deck-word = Det här är ett ord med små bokstäver från a till z, siffror och bindestreck, högst 20 tecken.
deck-region = Den regionen finns inte. Regionerna är: { $regions }.
deck-texts = Texter anges per språk. Språken är: { $languages }.
deck-text = Här behövs en text på 1 till { $limit } synliga tecken.
deck-languages = De här språken saknas: { $languages }.
deck-length = Texten har { $length } tecken; { $shortest } till { $longest } får plats, utan blanksteg runt om.
deck-digits = Siffror kan avslöja årtalet: ”{ $text }”.
deck-spoiler = Ordet ”{ $word }” avslöjar årtalet.
deck-source-shape = Källorna är en lista med upp till 10 texter på högst 300 tecken.
deck-sources = Minst { $least } olika källor behövs.

## What is wrong with a picture

deck-picture-shape = En bild är en lista med upp till tre ikoner eller namnet på en bild som följer med kortleken.
deck-picture-none = Kortet har ingen bild.
deck-picture-missing = Bilden ”{ $picture }” följer inte med kortleken.
deck-icon-unknown = Det finns ingen ikon ”{ $icon }”.
deck-icon-author = Ingen är angiven som upphovsperson till ikonen ”{ $icon }”.
deck-picture-large = Bilden är större än { $limit } byte eller har för många delar.
deck-picture-pixels = Bilden är bredare eller högre än { $limit } bildpunkter.
deck-picture-kind = Bara SVG-, PNG-, JPEG- och WebP-bilder tas emot.
deck-svg-broken = SVG-bilden går inte att läsa.
deck-svg-forbidden = Det här är inte tillåtet i en SVG-bild: { $what }
deck-svg-size = SVG-bilden behöver en viewBox.
deck-svg-deep = SVG-bilden har fler än { $limit } delar inuti varandra.

## What is wrong with the cards together

deck-year-crowded = { $count } kort har det här årtalet; högst { $most } får ha det.
deck-dates-close = Årtalet är inte säkert nog för att ligga före eller efter ”{ $other }”.
deck-titles-alike = Titeln är för lik titeln på ”{ $other }”.
deck-few = Kortleken har { $count } kort; den behöver minst { $least }.
deck-share-old = { $share } % av korten är från tiden före år 1000; det bör vara minst { $least } %.
deck-share-nordic = { $share } % av korten är nordiska; det bör vara minst { $least } %.
deck-share-category = { $share } % av korten hör till kategorin ”{ $category }”; det bör vara högst { $most } %.
