## On the home page

game-line = Læg det, der skete, i den rækkefølge, det skete.
game-facts = 1–8 spillere · 15 min. · 8+ · lært på et minut
option-deck = Kort
option-deck-world = Verden
option-deck-own = { $name }: { $cards } kort
option-deck-file = Egne kort
option-hand = Kort til hver
option-hand-line = Færre kort, hurtigere spil.
option-first = Hvem begynder
option-first-random = Lodtrækning

## What is asked

ask-card = Vælg et af dine kort.
ask-deciding = En afgørende runde: læg dit kort.
ask-place = Hvor skal »{ $title }« ligge?

## Dates

date = { $year }
date-ce = { $year } e.Kr.
date-bce = { $year } f.Kr.
date-about = omkring { $date }

## Cards and places

category-inventions = Opfindelser
category-everyday = Hverdagsliv
category-science = Videnskab
category-exploration = Opdagelser
category-arts = Kunst og kultur
category-sport = Sport
category-history = Historie
category-buildings = Bygninger
line-label = Tidslinjen: { $count } kort
place-before = Før { $right }
place-between = Mellem { $left } og { $right }
place-after = Efter { $left }
hand-label = Din hånd: { $count } kort
hand-of = { $count } kort tilbage
hand-open = Vis kortene
pile = i trækbunken
box = i æsken

## How the game stands

round = Runde { $number }
deciding = Afgørende runde:
seat-out = Ude
seat-done = Venter: intet kort tilbage
own-out = Du er ude af spillet.
own-done = Du har lagt dit sidste kort. Nu spilles runden til ende.
alone-right = Rigtige: { $count }
alone-streak = I træk: { $count }
alone-mistakes = Fejl: { $count } af { $most }

## The card that was turned

latest = Det seneste kort
told-right =
    { $you ->
        [yes] Du havde ret.
       *[no] { $name } havde ret.
    }
told-wrong =
    { $you ->
        [yes] Du tog fejl.
       *[no] { $name } tog fejl.
    }
belonged-here = Her hørte det til
sources = Kilder: { $sources }
read-on = Læs hele historien
read-story = Hele historien
read-box = I æsken
missed-by =
    { $you ->
        [yes] Du placerede det forkert
       *[no] { $name } placerede det forkert
    }
left-with =
    { $you ->
        [yes] Tilbage hos dig
       *[no] Tilbage hos { $name }
    }
report = Meld fejl på kortet
report-note = Hvad er der galt med det?
report-send = Send til værten
report-sent = Tak! Værten har fået din besked.

## What a bot knows

knows-era-old = Stærk i tiden før 500 f.Kr.
knows-era-middle = Stærk i tiden fra 500 f.Kr. til 1400.
knows-era-early = Stærk i årene 1400 til 1750.
knows-era-late = Stærk i årene 1750 til 1900.
knows-era-recent = Stærk i tiden efter 1900.
knows-subject-inventions = Ved meget om opfindelser.
knows-subject-everyday = Ved meget om hverdagsliv.
knows-subject-science = Ved meget om videnskab.
knows-subject-exploration = Ved meget om opdagelsesrejser.
knows-subject-arts = Ved meget om kunst og kultur.
knows-subject-sport = Ved meget om sport.
knows-subject-history = Ved meget om historie.
knows-subject-buildings = Ved meget om bygninger.
unsure-era-old = Usikker på tiden før 500 f.Kr.
unsure-era-middle = Usikker på tiden fra 500 f.Kr. til 1400.
unsure-era-early = Usikker på årene 1400 til 1750.
unsure-era-late = Usikker på årene 1750 til 1900.
unsure-era-recent = Usikker på tiden efter 1900.

## The log

log-first =
    { $you ->
        [yes] Du begynder.
       *[no] { $name } begynder.
    }
log-start = Tidslinjen begynder med »{ $title }« ({ $date }).
log-right =
    { $you ->
        [yes] Du placerede »{ $title }« ({ $date }) rigtigt.
       *[no] { $name } placerede »{ $title }« ({ $date }) rigtigt.
    }
log-wrong =
    { $you ->
        [yes] Du placerede »{ $title }« ({ $date }) forkert.
       *[no] { $name } placerede »{ $title }« ({ $date }) forkert.
    }
log-draw =
    { $you ->
        [yes] Du trak »{ $title }«.
       *[no] { $name } trak »{ $title }«.
    }
log-reshuffle = Trækbunken var tom: { $count } kort fra æsken bliver den nye.
log-round = Runde { $number }
log-deciding = Afgørende runde: { $names }
log-out = Ude af spillet: { $names }.
log-over = Spillet er slut.

## The end

tally-right = Rigtige
tally-wrong = Forkerte
tally-left = Kort tilbage
tally-shared = Der var ikke flere kort at afgøre det med, så sejren deles.
tally-decided = Flere lagde deres sidste kort i samme runde, så en afgørende runde skilte dem ad.
tally-streak = Længste stime: { $count } kort.

## Cards for illustrations

sample-senate = Cæsar bliver myrdet i Rom
sample-globe = Teatret The Globe åbner i London
sample-wheel = Wien får sit store pariserhjul
sample-titanic = Titanic synker
sample-stockholm = Stockholm er vært for De Olympiske Lege
sample-station = Den første besætning flytter ind på rumstationen

## Credits

credit-icons =
    { $count ->
        [one] { $count } ikon
       *[other] { $count } ikoner
    }
credit-site = Ikonerne er fra game-icons.net
credit-licence = Licens: Creative Commons Kreditering 3.0

## Hvad man skal gøre

do-place = Placer »{ $title }« ({ $date }).
