## On the home page

game-line = Legg det som hendte, i den rekkefølgen det hendte.
game-facts = 1–8 spillere · 15 min · 8+ · lært på ett minutt
option-deck = Kort
option-deck-world = Verden
option-deck-own = { $name }: { $cards } kort
option-deck-file = Egne kort
option-hand = Kort til hver
option-hand-line = Færre kort, raskere spill.
option-first = Hvem begynner
option-first-random = Loddtrekning

## What is asked

ask-card = Velg et av kortene dine.
ask-deciding = En avgjørende runde: legg kortet ditt.
ask-place = Hvor skal «{ $title }» ligge?

## Dates

date = { $year }
date-ce = { $year } e.Kr.
date-bce = { $year } f.Kr.
date-about = omkring { $date }

## Cards and places

category-inventions = Oppfinnelser
category-everyday = Hverdagsliv
category-science = Vitenskap
category-exploration = Oppdagelser
category-arts = Kunst og kultur
category-sport = Idrett
category-history = Historie
category-buildings = Bygninger
line-label = Tidslinjen: { $count } kort
place-before = Før { $right }
place-between = Mellom { $left } og { $right }
place-after = Etter { $left }
hand-label = Hånden din: { $count } kort
hand-of = { $count } kort igjen
hand-open = Vis kortene
pile = i trekkbunken
box = i esken

## How the game stands

round = Runde { $number }
deciding = Avgjørende runde:
seat-out = Ute
seat-done = Venter: ingen kort igjen
own-out = Du er ute av spillet.
own-done = Du har lagt det siste kortet ditt. Nå spilles runden ferdig.
alone-right = Riktige: { $count }
alone-streak = På rad: { $count }
alone-mistakes = Feil: { $count } av { $most }

## The card that was turned

latest = Siste kort
told-right =
    { $you ->
        [yes] Du hadde rett.
       *[no] { $name } hadde rett.
    }
told-wrong =
    { $you ->
        [yes] Du tok feil.
       *[no] { $name } tok feil.
    }
belonged-here = Her hørte det hjemme
sources = Kilder: { $sources }
read-on = Les hele historien
read-story = Hele historien
read-box = I esken
missed-by =
    { $you ->
        [yes] Du plasserte det feil
       *[no] { $name } plasserte det feil
    }
left-with =
    { $you ->
        [yes] Igjen hos deg
       *[no] Igjen hos { $name }
    }
report = Meld fra om kortet
report-note = Hva er galt med det?
report-send = Send til verten
report-sent = Takk! Verten har fått beskjeden din.

## What a bot knows

knows-era-old = Sterk på tiden før 500 f.Kr.
knows-era-middle = Sterk på tiden fra 500 f.Kr. til 1400.
knows-era-early = Sterk på årene 1400 til 1750.
knows-era-late = Sterk på årene 1750 til 1900.
knows-era-recent = Sterk på tiden etter 1900.
knows-subject-inventions = Kan mye om oppfinnelser.
knows-subject-everyday = Kan mye om hverdagsliv.
knows-subject-science = Kan mye om vitenskap.
knows-subject-exploration = Kan mye om oppdagelsesreiser.
knows-subject-arts = Kan mye om kunst og kultur.
knows-subject-sport = Kan mye om idrett.
knows-subject-history = Kan mye om historie.
knows-subject-buildings = Kan mye om bygninger.
unsure-era-old = Usikker på tiden før 500 f.Kr.
unsure-era-middle = Usikker på tiden fra 500 f.Kr. til 1400.
unsure-era-early = Usikker på årene 1400 til 1750.
unsure-era-late = Usikker på årene 1750 til 1900.
unsure-era-recent = Usikker på tiden etter 1900.

## The log

log-first =
    { $you ->
        [yes] Du begynner.
       *[no] { $name } begynner.
    }
log-start = Tidslinjen begynner med «{ $title }» ({ $date }).
log-right =
    { $you ->
        [yes] Du plasserte «{ $title }» ({ $date }) riktig.
       *[no] { $name } plasserte «{ $title }» ({ $date }) riktig.
    }
log-wrong =
    { $you ->
        [yes] Du plasserte «{ $title }» ({ $date }) feil.
       *[no] { $name } plasserte «{ $title }» ({ $date }) feil.
    }
log-draw =
    { $you ->
        [yes] Du trakk «{ $title }».
       *[no] { $name } trakk «{ $title }».
    }
log-reshuffle = Trekkbunken var tom: { $count } kort fra esken blir den nye.
log-round = Runde { $number }
log-deciding = Avgjørende runde: { $names }
log-out = Ute av spillet: { $names }.
log-over = Spillet er slutt.

## The end

tally-right = Riktige
tally-wrong = Feil
tally-left = Kort igjen
tally-shared = Det var ingen kort igjen å avgjøre med, så seieren deles.
tally-decided = Flere la det siste kortet sitt i samme runde, så en avgjørende runde skilte dem.
tally-streak = Lengste rekke: { $count } kort.

## Cards for illustrations

sample-senate = Cæsar blir myrdet i Roma
sample-globe = Teateret The Globe åpner i London
sample-wheel = Wien får det store pariserhjulet sitt
sample-titanic = Titanic synker
sample-stockholm = Stockholm arrangerer de olympiske leker
sample-station = Det første mannskapet flytter inn i romstasjonen

## Credits

credit-icons =
    { $count ->
        [one] { $count } ikon
       *[other] { $count } ikoner
    }
credit-site = Ikonene er fra game-icons.net
credit-licence = Lisens: Creative Commons Navngivelse 3.0

## Hva man skal gjøre

do-place = Plasser «{ $title }» ({ $date }).
