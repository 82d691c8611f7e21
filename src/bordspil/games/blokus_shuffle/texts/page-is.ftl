## On the home page

game-line = Leggðu kubbana horn við horn og láttu spilin sveigja reglurnar.
game-facts = 2–4 leikmenn · 30 mín. · 7+ · auðlært
option-cards = Spil
option-cards-shuffle = Með spilum
option-cards-none = Án spila
option-scoring = Stigagjöf
option-scoring-basic = Einföld
option-scoring-advanced = Ítarleg
option-cards-shuffle-line = Spil í hverjum leik breytir reglunum. Líflegra, en átta gerðir að læra.
option-cards-none-line = Sígilda spilið. Hentar best í fyrsta spili.
option-scoring-basic-line = Fæstir reitir eftir vinna.
option-scoring-advanced-line = Mínusstig fyrir reiti sem eftir eru og aukastig fyrir að koma öllum kubbum fyrir.
option-first = Litur sem byrjar
option-first-blue = Blár
option-first-yellow = Gulur
option-first-red = Rauður
option-first-green = Grænn

## What is asked

ask-card = Spilaðu út spili fyrir { part-strong }.
ask-start = Leggðu fyrsta { part-weak } kubbinn þinn yfir hornreitinn.
ask-place = Leggðu { part-strong } kubb.
ask-wild = Leggðu { part-strong } kubb eins og hann væri { part-named }.
ask-edge = Leggðu { part-strong } kubb upp að hlið á öðrum { part-strong }.
ask-second = Leggðu seinni { part-weak } kubbinn við horn þess fyrri.
ask-where = Hvert á kubburinn að fara?
ask-colour = Sem hvaða litur á kubburinn að teljast?
ask-drawn = Veldu eitt spilanna sem þú dróst.
ask-recycle = Veldu einn af kubbunum þínum til að taka til baka.
ask-warp = Veldu kubb mótspilara til að flytja.
ask-pass = Enginn kubbur kemst fyrir; { part-colour } situr hjá.

## Hints

hint-board = Líttu á þann hluta borðsins sem hringur er um.
hint-cards = Líttu á spilin þín.
hint-colours = Hvaða litur gefur besta staðinn?
hint-piece = Þessi kubbur fer vel hér.
hint-moved = Hingað mætti flytja kubbinn.
hint-card = { $card } kemur sér vel núna.
hint-colour = Leggðu kubbinn eins og hann væri { part-named }.
hint-back = Taktu þennan kubb til baka.

## Colours in words

part-colour =
    { $colour ->
        [blue] blár
        [yellow] gulur
        [red] rauður
       *[green] grænn
    }
part-colour-first =
    { $colour ->
        [blue] Blár
        [yellow] Gulur
        [red] Rauður
       *[green] Grænn
    }
part-strong =
    { $colour ->
        [blue] bláan
        [yellow] gulan
        [red] rauðan
       *[green] grænan
    }
part-weak =
    { $colour ->
        [blue] bláa
        [yellow] gula
        [red] rauða
       *[green] græna
    }
part-named =
    { $named ->
        [blue] blár
        [yellow] gulur
        [red] rauður
       *[green] grænn
    }
part-named-strong =
    { $named ->
        [blue] bláan
        [yellow] gulan
        [red] rauðan
       *[green] grænan
    }
part-of =
    { $of ->
        [blue] bláan
        [yellow] gulan
        [red] rauðan
       *[green] grænan
    }
part-squares =
    { $count ->
        [one] { $count } reitur
       *[other] { $count } reitir
    }

## What can be done

controls-label = Kubburinn sem þú heldur á
turn = Snúa til hægri (R)
turn-back = Snúa til vinstri (Shift+R)
flip = Spegla (F)
put-back = Skila (Esc)
place = Leggja
pass = Sitja hjá
take-back = Taka til baka
zoom-in = Stækka
zoom-out = Sýna allt borðið

## Cards

card-line-skip = Næsti litur missir leik.
card-line-reverse = Leikröðin snýst við.
card-line-draw2 = Dragðu tvö spil og spilaðu út öðru þeirra.
card-line-wild = Leggðu kubbinn eins og hann væri í öðrum lit.
card-line-edge = Leggðu kubbinn upp að hlið á þínum eigin kubb.
card-line-recycle = Taktu einn af kubbunum þínum af borðinu.
card-line-warp = Flyttu kubb mótspilara á annan stað.
card-line-double = Leggðu annan kubb við horn þess fyrri.
hand-label = Hönd
drawn-label = Spilin sem þú dróst
cards-held = Hönd: { $count }
cards-to-draw = Stokkur: { $count }

## The table in words

board-label = Borð. Örvar færa kubbinn, R snýr honum, F speglar hann, bilslá fer á næsta stað, Enter leggur hann.
own-label = Þín hlið: { part-colour }
tray-label = { part-colour-first }: { part-squares } eftir
chip-label = { part-colour-first }: { part-squares } eftir. Sýna kubba og spil
squares-left = { part-squares } eftir
piece-label =
    { $fits ->
        [no] Kubbur { $piece }, { part-squares }, kemst hvergi fyrir
       *[other] Kubbur { $piece }, { part-squares }
    }
lying-label = { part-colour-first } kubbur { $piece } í röð { $row }, dálki { $column }
aim-label =
    { $fits ->
        [yes] { $piece } í röð { $row }, dálki { $column }: passar. Röð/dálkur: { $squares }.
       *[no] { $piece } í röð { $row }, dálki { $column }: passar ekki. Röð/dálkur: { $squares }.
    }
skipped = missir leik
all-placed = allt lagt
passed = sat hjá
shared = sameiginlegur

## The log

log-shuffle = Spilin eru stokkuð.
log-card =
    { $you ->
        [yes] { $drawn ->
            [yes] Þú valdir „{ $card }“ fyrir { part-strong }.
           *[no] Þú spilaðir út „{ $card }“ fyrir { part-strong }.
        }
       *[no] { $drawn ->
            [yes] { $name } valdi „{ $card }“ fyrir { part-strong }.
           *[no] { $name } spilaði út „{ $card }“ fyrir { part-strong }.
        }
    }
log-no-effect = Það hefur engin áhrif.
log-reverse =
    { $direction ->
        [clockwise] Nú er aftur leikið réttsælis.
       *[against] Nú er leikið rangsælis.
    }
log-draw =
    { $you ->
        [yes] Þú dróst fyrir { part-strong }: { $cards }.
       *[no] { $name } dró fyrir { part-strong }: { $cards }.
    }
log-colour =
    { $you ->
        [yes] Þú leggur { part-strong } sem { part-named-strong }.
       *[no] { $name } leggur { part-strong } sem { part-named-strong }.
    }
log-recycle =
    { $you ->
        [yes] Þú tókst { part-of } kubb til baka ({ part-squares }).
       *[no] { $name } tók { part-of } kubb til baka ({ part-squares }).
    }
log-warp =
    { $you ->
        [yes] Þú fluttir { part-of } kubb ({ part-squares }).
       *[no] { $name } flutti { part-of } kubb ({ part-squares }).
    }
log-place =
    { $you ->
        [yes] { $named ->
            [none] Þú lagðir { part-strong } kubb ({ part-squares }).
           *[other] Þú lagðir { part-strong } kubb ({ part-squares }) sem { part-named-strong }.
        }
       *[no] { $named ->
            [none] { $name } lagði { part-strong } kubb ({ part-squares }).
           *[other] { $name } lagði { part-strong } kubb ({ part-squares }) sem { part-named-strong }.
        }
    }
log-pass =
    { $you ->
        [yes] Þú getur ekki lagt { part-strong } kubb og situr hjá.
       *[no] { $name } getur ekki lagt { part-strong } kubb og situr hjá.
    }
log-skip = { part-colour-first } missir leik.
log-over = Spilinu er lokið.

## The end

tally-pieces = Kubbar eftir
tally-left =
    { $number ->
        [1] Reitir eftir, fyrri litur
        [2] Reitir eftir, seinni litur
       *[other] Reitir eftir
    }
tally-bonus =
    { $number ->
        [1] Aukastig, fyrri litur
        [2] Aukastig, seinni litur
       *[other] Aukastig: allt lagt +15, staki reiturinn síðast +5
    }
tally-squares = Reitir eftir
tally-points = Stig
tally-worse = Verri liturinn gildir
tally-shared = Jafnt: sigrinum er deilt.

## Hvað á að gera

do-place =
    { $named ->
        [none] Leggðu { part-strong } kubb ({ part-squares }).
       *[other] Leggðu { part-strong } kubb ({ part-squares }) sem { part-named-strong }.
    }
do-card = Spilaðu út „{ $card }“.
do-colour = Leggðu kubbinn eins og hann væri { part-named }.
do-recycle = Taktu { part-of } kubb til baka ({ part-squares }).
do-warp = Flyttu { part-of } kubb ({ part-squares }).
