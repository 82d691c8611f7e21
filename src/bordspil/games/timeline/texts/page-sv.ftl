## On the home page

game-line = Lägg det som hände i den ordning det hände.
game-facts = 1–8 spelare · 15 min · 8+ · lär man sig på en minut
option-deck = Kort
option-deck-world = Världen
option-deck-own = { $name }: { $cards } kort
option-deck-file = Egna kort
option-hand = Kort per spelare
option-hand-line = Färre kort, snabbare parti.
option-first = Vem börjar
option-first-random = Lottas

## What is asked

ask-card = Välj ett av dina kort.
ask-deciding = En avgörande runda: lägg ditt kort.
ask-place = Var ska ”{ $title }” ligga?

## Dates

date = { $year }
date-ce = { $year } e.Kr.
date-bce = { $year } f.Kr.
date-about = omkring { $date }

## Cards and places

category-inventions = Uppfinningar
category-everyday = Vardagsliv
category-science = Vetenskap
category-exploration = Upptäckter
category-arts = Konst och kultur
category-sport = Idrott
category-history = Historia
category-buildings = Byggnader
line-label = Tidslinjen: { $count } kort
place-before = Före { $right }
place-between = Mellan { $left } och { $right }
place-after = Efter { $left }
hand-label = Din hand: { $count } kort
hand-of = { $count } kort kvar
hand-open = Visa korten
pile = i draghögen
box = i lådan

## How the game stands

round = Runda { $number }
deciding = Avgörande runda:
seat-out = Ute
seat-done = Väntar: inget kort kvar
own-out = Du är ute ur partiet.
own-done = Du har lagt ditt sista kort. Nu spelas rundan till slut.
alone-right = Rätt: { $count }
alone-streak = I rad: { $count }
alone-mistakes = Fel: { $count } av { $most }

## The card that was turned

latest = Senaste kortet
told-right =
    { $you ->
        [yes] Du hade rätt.
       *[no] { $name } hade rätt.
    }
told-wrong =
    { $you ->
        [yes] Du hade fel.
       *[no] { $name } hade fel.
    }
belonged-here = Här hörde det hemma
sources = Källor: { $sources }
read-on = Läs hela historien
read-story = Hela historien
read-box = I lådan
missed-by =
    { $you ->
        [yes] Du placerade fel
       *[no] { $name } placerade fel
    }
left-with =
    { $you ->
        [yes] Kvar hos dig
       *[no] Kvar hos { $name }
    }
report = Anmäl kortet
report-note = Vad stämmer inte?
report-send = Skicka till värden
report-sent = Tack! Värden har fått ditt meddelande.

## What a bot knows

knows-era-old = Säker på tiden före 500 f.Kr.
knows-era-middle = Säker på tiden från 500 f.Kr. till 1400.
knows-era-early = Säker på åren 1400 till 1750.
knows-era-late = Säker på åren 1750 till 1900.
knows-era-recent = Säker på tiden efter 1900.
knows-subject-inventions = Kan mycket om uppfinningar.
knows-subject-everyday = Kan mycket om vardagsliv.
knows-subject-science = Kan mycket om vetenskap.
knows-subject-exploration = Kan mycket om upptäcktsresor.
knows-subject-arts = Kan mycket om konst och kultur.
knows-subject-sport = Kan mycket om idrott.
knows-subject-history = Kan mycket om historia.
knows-subject-buildings = Kan mycket om byggnader.
unsure-era-old = Osäker på tiden före 500 f.Kr.
unsure-era-middle = Osäker på tiden från 500 f.Kr. till 1400.
unsure-era-early = Osäker på åren 1400 till 1750.
unsure-era-late = Osäker på åren 1750 till 1900.
unsure-era-recent = Osäker på tiden efter 1900.

## The log

log-first =
    { $you ->
        [yes] Du börjar.
       *[no] { $name } börjar.
    }
log-start = Tidslinjen börjar med ”{ $title }” ({ $date }).
log-right =
    { $you ->
        [yes] Du placerade ”{ $title }” ({ $date }) rätt.
       *[no] { $name } placerade ”{ $title }” ({ $date }) rätt.
    }
log-wrong =
    { $you ->
        [yes] Du placerade ”{ $title }” ({ $date }) fel.
       *[no] { $name } placerade ”{ $title }” ({ $date }) fel.
    }
log-draw =
    { $you ->
        [yes] Du drog ”{ $title }”.
       *[no] { $name } drog ”{ $title }”.
    }
log-reshuffle = Draghögen var slut: { $count } kort ur lådan blir den nya.
log-round = Runda { $number }
log-deciding = Avgörande runda: { $names }
log-out = Ute ur partiet: { $names }.
log-over = Spelet är slut.

## The end

tally-right = Rätt
tally-wrong = Fel
tally-left = Kort kvar
tally-shared = Det fanns inga kort kvar att avgöra med, så segern delas.
tally-decided = Flera lade sitt sista kort i samma runda, så en avgörande runda fick skilja dem åt.
tally-streak = Längsta sviten: { $count } kort.

## Cards for illustrations

sample-senate = Caesar mördas i Rom
sample-globe = Teatern The Globe öppnar i London
sample-wheel = Wien får sitt jättelika pariserhjul
sample-titanic = Titanic sjunker
sample-stockholm = Stockholm är värd för de olympiska spelen
sample-station = Den första besättningen flyttar in i rymdstationen

## Credits

credit-icons =
    { $count ->
        [one] { $count } ikon
       *[other] { $count } ikoner
    }
credit-site = Ikonerna kommer från game-icons.net
credit-licence = Licens: Creative Commons Erkännande 3.0

## Vad man ska göra

do-place = Placera ”{ $title }” ({ $date }).
