## On the home page

game-line = Aseta tapahtumat siihen järjestykseen, jossa ne tapahtuivat.
game-facts = 1–8 pelaajaa · 15 min · 8+ · oppii minuutissa
option-deck = Kortit
option-deck-world = Maailma
option-deck-own =
    { $cards ->
        [one] { $name }: { $cards } kortti
       *[other] { $name }: { $cards } korttia
    }
option-deck-file = Omat kortit
option-hand = Kortteja kullekin
option-hand-line = Vähemmän kortteja, nopeampi peli.
option-first = Aloittaja
option-first-random = Arvotaan

## What is asked

ask-card = Valitse jokin korteistasi.
ask-deciding = Ratkaisukierros: aseta korttisi.
ask-place = Mihin ”{ $title }” menee?

## Dates

date = { $year }
date-ce = { $year } jaa.
date-bce = { $year } eaa.
date-about = noin { $date }

## Cards and places

category-inventions = Keksinnöt
category-everyday = Arki
category-science = Tiede
category-exploration = Löytöretket
category-arts = Taide ja kulttuuri
category-sport = Urheilu
category-history = Historia
category-buildings = Rakennukset
line-label =
    { $count ->
        [one] Aikajana: { $count } kortti
       *[other] Aikajana: { $count } korttia
    }
place-before = Ennen: { $right }
place-between = Välissä: { $left } ja { $right }
place-after = Jälkeen: { $left }
hand-label =
    { $count ->
        [one] Kätesi: { $count } kortti
       *[other] Kätesi: { $count } korttia
    }
hand-of =
    { $count ->
        [one] { $count } kortti jäljellä
       *[other] { $count } korttia jäljellä
    }
hand-open = Näytä kortit
pile = nostopinossa
box = laatikossa

## How the game stands

round = { $number }. kierros
deciding = Ratkaisukierros:
seat-out = Poissa pelistä
seat-done = Odottaa: ei enää kortteja
own-out = Olet poissa pelistä.
own-done = Olet asettanut viimeisen korttisi. Kierros pelataan nyt loppuun.
alone-right = Oikein: { $count }
alone-streak = Peräkkäin: { $count }
alone-mistakes = Virheitä: { $count }/{ $most }

## The card that was turned

latest = Viimeisin kortti
told-right =
    { $you ->
        [yes] Olit oikeassa.
       *[no] { $name } oli oikeassa.
    }
told-wrong =
    { $you ->
        [yes] Olit väärässä.
       *[no] { $name } oli väärässä.
    }
belonged-here = Tähän se kuului
sources = Lähteet: { $sources }
read-on = Lue koko tarina
read-story = Koko tarina
read-box = Laatikossa
missed-by =
    { $you ->
        [yes] Asetit sen väärin
       *[no] { $name } asetti sen väärin
    }
left-with =
    { $you ->
        [yes] Jäi sinun käteesi
       *[no] Jäi käteen: { $name }
    }
report = Ilmoita kortista
report-note = Mikä siinä on vialla?
report-send = Lähetä isännälle
report-sent = Kiitos! Isäntä on saanut viestisi.

## What a bot knows

knows-era-old = Tuntee hyvin ajan ennen vuotta 500 eaa.
knows-era-middle = Tuntee hyvin ajan 500 eaa. – 1400.
knows-era-early = Tuntee hyvin vuodet 1400–1750.
knows-era-late = Tuntee hyvin vuodet 1750–1900.
knows-era-recent = Tuntee hyvin vuoden 1900 jälkeisen ajan.
knows-subject-inventions = Tietää paljon keksinnöistä.
knows-subject-everyday = Tietää paljon arjesta.
knows-subject-science = Tietää paljon tieteestä.
knows-subject-exploration = Tietää paljon löytöretkistä.
knows-subject-arts = Tietää paljon taiteesta ja kulttuurista.
knows-subject-sport = Tietää paljon urheilusta.
knows-subject-history = Tietää paljon historiasta.
knows-subject-buildings = Tietää paljon rakennuksista.
unsure-era-old = On epävarma ajasta ennen vuotta 500 eaa.
unsure-era-middle = On epävarma ajasta 500 eaa. – 1400.
unsure-era-early = On epävarma vuosista 1400–1750.
unsure-era-late = On epävarma vuosista 1750–1900.
unsure-era-recent = On epävarma vuoden 1900 jälkeisestä ajasta.

## The log

log-first =
    { $you ->
        [yes] Sinä aloitat.
       *[no] { $name } aloittaa.
    }
log-start = Aikajanan aloittaa ”{ $title }” ({ $date }).
log-right =
    { $you ->
        [yes] Asetit kortin ”{ $title }” ({ $date }) oikein.
       *[no] { $name } asetti kortin ”{ $title }” ({ $date }) oikein.
    }
log-wrong =
    { $you ->
        [yes] Asetit kortin ”{ $title }” ({ $date }) väärin.
       *[no] { $name } asetti kortin ”{ $title }” ({ $date }) väärin.
    }
log-draw =
    { $you ->
        [yes] Nostit kortin ”{ $title }”.
       *[no] { $name } nosti kortin ”{ $title }”.
    }
log-reshuffle =
    { $count ->
        [one] Nostopino loppui, joten laatikon { $count } kortti on uusi pino.
       *[other] Nostopino loppui, joten laatikon { $count } korttia on uusi pino.
    }
log-round = { $number }. kierros
log-deciding = Ratkaisukierros: { $names }
log-out = Pelistä putosi: { $names }.
log-over = Peli on päättynyt.

## The end

tally-right = Oikein
tally-wrong = Väärin
tally-left = Kortteja jäljellä
tally-shared = Ratkaisuun ei jäänyt enää kortteja: voitto jaetaan.
tally-decided = Useampi asetti viimeisen korttinsa samalla kierroksella: voittaja selvisi ratkaisukierroksella.
tally-streak =
    { $count ->
        [one] Pisin putki: { $count } kortti.
       *[other] Pisin putki: { $count } korttia.
    }

## Cards for illustrations

sample-senate = Caesar murhataan Roomassa
sample-globe = Globe-teatteri avataan Lontoossa
sample-wheel = Wien saa suuren maailmanpyöränsä
sample-titanic = Titanic uppoaa
sample-stockholm = Tukholma isännöi olympialaisia
sample-station = Ensimmäinen miehistö muuttaa avaruusasemalle

## Credits

credit-icons =
    { $count ->
        [one] { $count } kuvake
       *[other] { $count } kuvaketta
    }
credit-site = Kuvakkeet ovat sivustolta game-icons.net
credit-licence = Lisenssi: Creative Commons Nimeä 3.0

## Mitä tehdä

do-place = Aseta kortti ”{ $title }” ({ $date }).
