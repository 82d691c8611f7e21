## On the home page

game-line = Leggðu það sem gerðist í réttri tímaröð.
game-facts = 1–8 leikmenn · 15 mín. · 8+ · lærist á mínútu
option-deck = Spil
option-deck-world = Heimurinn
option-deck-own = { $name }: { $cards } spil
option-deck-file = Þín eigin spil
option-hand = Spil á mann
option-hand-line = Færri spil, styttra spil.
option-first = Hver byrjar
option-first-random = Dregið um það

## What is asked

ask-card = Veldu eitt af spilunum þínum.
ask-deciding = Úrslitaumferð: leggðu spilið þitt.
ask-place = Hvar á „{ $title }“ heima?

## Dates

date = { $year }
date-ce = { $year } e.Kr.
date-bce = { $year } f.Kr.
date-about = um { $date }

## Cards and places

category-inventions = Uppfinningar
category-everyday = Daglegt líf
category-science = Vísindi
category-exploration = Könnunarferðir
category-arts = Listir
category-sport = Íþróttir
category-history = Saga
category-buildings = Mannvirki
line-label = Tímalínan: { $count } spil
place-before = Á undan: { $right }
place-between = Á milli: { $left } og { $right }
place-after = Á eftir: { $left }
hand-label = Á hendi: { $count } spil
hand-of = { $count } spil eftir
hand-open = Sýna spilin
pile = í stokknum
box = í kassanum

## How the game stands

round = { $number }. umferð
deciding = Úrslitaumferð:
seat-out = Úr leik
seat-done = Bíður: ekkert spil eftir
own-out = Þú ert úr leik.
own-done = Þú hefur lagt síðasta spilið þitt. Nú er umferðin spiluð til enda.
alone-right = Rétt: { $count }
alone-streak = Í röð: { $count }
alone-mistakes = Mistök: { $count } af { $most }

## The card that was turned

latest = Síðasta spilið
told-right =
    { $you ->
        [yes] Þetta var rétt hjá þér.
       *[no] Rétt ({ $name }).
    }
told-wrong =
    { $you ->
        [yes] Þetta var rangt hjá þér.
       *[no] Rangt ({ $name }).
    }
belonged-here = Hér átti það heima
sources = Heimildir: { $sources }
read-on = Lesa alla söguna
read-story = Öll sagan
read-box = Í kassanum
missed-by =
    { $you ->
        [yes] Þú lagðir það rangt
       *[no] { $name } lagði það rangt
    }
left-with =
    { $you ->
        [yes] Eftir á hendi hjá þér
       *[no] Eftir á hendi: { $name }
    }
report = Tilkynna spilið
report-note = Hvað er ekki rétt við það?
report-send = Senda gestgjafanum
report-sent = Takk! Gestgjafinn hefur fengið skilaboðin.

## What a bot knows

knows-era-old = Vel að sér um tímann fyrir 500 f.Kr.
knows-era-middle = Vel að sér um tímann frá 500 f.Kr. til 1400.
knows-era-early = Vel að sér um árin 1400 til 1750.
knows-era-late = Vel að sér um árin 1750 til 1900.
knows-era-recent = Vel að sér um tímann eftir 1900.
knows-subject-inventions = Vel að sér um uppfinningar.
knows-subject-everyday = Vel að sér um daglegt líf.
knows-subject-science = Vel að sér um vísindi.
knows-subject-exploration = Vel að sér um könnunarferðir.
knows-subject-arts = Vel að sér um listir.
knows-subject-sport = Vel að sér um íþróttir.
knows-subject-history = Vel að sér um sögu.
knows-subject-buildings = Vel að sér um mannvirki.
unsure-era-old = Óviss um tímann fyrir 500 f.Kr.
unsure-era-middle = Óviss um tímann frá 500 f.Kr. til 1400.
unsure-era-early = Óviss um árin 1400 til 1750.
unsure-era-late = Óviss um árin 1750 til 1900.
unsure-era-recent = Óviss um tímann eftir 1900.

## The log

log-first =
    { $you ->
        [yes] Þú byrjar.
       *[no] { $name } byrjar.
    }
log-start = Tímalínan hefst á „{ $title }“ ({ $date }).
log-right =
    { $you ->
        [yes] Þú lagðir „{ $title }“ ({ $date }) rétt.
       *[no] { $name } lagði „{ $title }“ ({ $date }) rétt.
    }
log-wrong =
    { $you ->
        [yes] Þú lagðir „{ $title }“ ({ $date }) rangt.
       *[no] { $name } lagði „{ $title }“ ({ $date }) rangt.
    }
log-draw =
    { $you ->
        [yes] Þú dróst „{ $title }“.
       *[no] { $name } dró „{ $title }“.
    }
log-reshuffle =
    { $count ->
        [one] Stokkurinn var búinn: { $count } spil úr kassanum er nýi stokkurinn.
       *[other] Stokkurinn var búinn: { $count } spil úr kassanum eru nýi stokkurinn.
    }
log-round = { $number }. umferð
log-deciding = Úrslitaumferð: { $names }
log-out = Úr leik: { $names }.
log-over = Spilinu er lokið.

## The end

tally-right = Rétt
tally-wrong = Rangt
tally-left = Spil eftir
tally-shared = Engin spil voru eftir til að skera úr, svo sigrinum er deilt.
tally-decided = Fleiri en einn lögðu síðasta spilið sitt í sömu umferð, svo úrslitaumferð skar úr.
tally-streak = Lengsta runa: { $count } spil.

## Cards for illustrations

sample-senate = Sesar er myrtur í Róm
sample-globe = Globe-leikhúsið opnað í Lundúnum
sample-wheel = Vínarborg fær parísarhjólið sitt mikla
sample-titanic = Titanic sekkur
sample-stockholm = Stokkhólmur heldur Ólympíuleika
sample-station = Fyrsta áhöfnin flytur inn í geimstöðina

## Credits

credit-icons =
    { $count ->
        [one] { $count } tákn
       *[other] { $count } tákn
    }
credit-site = Táknin eru frá game-icons.net
credit-licence = Leyfi: Creative Commons Attribution 3.0

## Hvað á að gera

do-place = Leggðu „{ $title }“ ({ $date }).
