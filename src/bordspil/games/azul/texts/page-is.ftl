## On the home page

game-line = Taktu flísar, fylltu línurnar og flísaleggðu vegginn þinn.
game-facts = 2–4 leikmenn · 30 mín. · 8+ · auðlært
option-side = Veggur
option-side-coloured = Litaður
option-side-grey = Grár
option-side-coloured-line = Hver litur á sinn stað á veggnum. Hentar best í fyrsta spili.
option-side-grey-line = Þú ræður hvar hver flís lendir. Fyrir þá sem kunna spilið.

## What is asked

ask-take = Taktu allar flísar í einum lit.
ask-line =
    { $count ->
        [one] Hvert á { part-weak } flísin að fara?
       *[other] Hvert eiga { part-weak-many } flísarnar { $count } að fara?
    }
ask-tile = Veldu stað á veggnum fyrir línu { $line }.
hint-look =
    { $from ->
        [centre] Líttu á miðjuna.
       *[other] Líttu á plötu { $from }.
    }
hint-play =
    { $to ->
        [floor] Góður leikur: þessar flísar á gólflínuna.
       *[other] Góður leikur: þessar flísar í línu { $to }.
    }
hint-row = Líttu á röð { $line } á veggnum.
hint-cell = Góður staður: dálkur { $column }.

## Pieces in words

part-colour =
    { $colour ->
        [blue] blár
        [yellow] gulur
        [red] rauður
        [black] svartur
       *[white] hvítur
    }
part-weak =
    { $colour ->
        [blue] bláa
        [yellow] gula
        [red] rauða
        [black] svarta
       *[white] hvíta
    }
part-weak-many =
    { $colour ->
        [blue] bláu
        [yellow] gulu
        [red] rauðu
        [black] svörtu
       *[white] hvítu
    }
part-many =
    { $colour ->
        [blue] bláar
        [yellow] gular
        [red] rauðar
        [black] svartar
       *[white] hvítar
    }
part-one =
    { $colour ->
        [blue] blá
        [yellow] gul
        [red] rauð
        [black] svört
       *[white] hvít
    }
part-tiles =
    { $count ->
        [one] { $count } { part-one } flís
       *[other] { $count } { part-many } flísar
    }
part-tiles-taken =
    { $count ->
        [one] { $count } { part-weak } flís
       *[other] { $count } { part-many } flísar
    }
part-from =
    { $from ->
        [centre] úr miðjunni
       *[other] af plötu { $from }
    }
part-to =
    { $to ->
        [floor] á gólflínuna
       *[other] í línu { $to }
    }

## The board, for those who listen

offer-label = Flísar í boði
display-label = Plata { $number }
centre-label = Miðjan
marker-label = Byrjunarflísin
offer-group =
    { $from ->
        [centre] { part-tiles } í miðjunni
       *[other] { part-tiles } á plötu { $from }
    }
bag-label = Flísar í pokanum: { $count }
lid-label = Flísar í kassalokinu: { $count }
own-board-label = Spjaldið þitt. Stig: { $score }.
score-label = Stig: { $score }.
line-label = Lína { $line }: { $count } af { $room }, { part-colour } litur.
line-empty-label = Lína { $line }: tóm, pláss fyrir { $room }.
wall-cell-label = { part-colour } í dálki { $column }
wall-row-label = Á veggnum: { $tiles }.
wall-row-empty-label = Ekkert á veggnum.
floor-label =
    { $count ->
        [one] Gólflína: { $count } flís, { $points } stig.
       *[other] Gólflína: { $count } flísar, { $points } stig.
    }
floor-empty-label = Gólflína: tóm.
preview-placed = Tekur { $count }.
preview-points = Full, gefur { $points } stig.
preview-completes = Full.
preview-falls = Á gólflínuna: { $count }, { $points } stig.
tile-choice-label = { part-one } flís í dálk { $column }: { $points } stig
card-open = Sýna spjaldið

## The log

log-first =
    { $you ->
        [yes] Þú byrjar.
       *[no] { $name } byrjar.
    }
log-deal = Ný umferð.
log-take =
    { $you ->
        [yes] Þú tókst { part-tiles-taken } { part-from } og lagðir { part-to }.
       *[no] { $name } tók { part-tiles-taken } { part-from } og lagði { part-to }.
    }
log-fallen =
    { $count ->
        [one] { $count } flís datt á gólflínuna.
       *[other] { $count } flísar duttu á gólflínuna.
    }
log-marker = Byrjunarflísin fylgdi með.
log-tile =
    { $you ->
        [yes] Þú lagðir { part-weak } flís í röð { $line }, dálk { $column }: { $points } stig.
       *[no] { $name } lagði { part-weak } flís í röð { $line }, dálk { $column }: { $points } stig.
    }
log-spill =
    { $you ->
        [yes] Þú áttir engan stað á veggnum fyrir línu { $line }. Á gólflínuna: { part-tiles }.
       *[no] { $name } átti engan stað á veggnum fyrir línu { $line }. Á gólflínuna: { part-tiles }.
    }
log-floor =
    { $you ->
        [yes] Þú misstir { $points } stig fyrir { $count ->
            [one] { $count } flís
           *[other] { $count } flísar
        } á gólflínunni.
       *[no] { $name } missti { $points } stig fyrir { $count ->
            [one] { $count } flís
           *[other] { $count } flísar
        } á gólflínunni.
    }
log-bonus =
    { $you ->
        [yes] { $points ->
            [0] Þú fékkst engin aukastig.
           *[other] Þú fékkst { $points } aukastig.
        }
       *[no] { $points ->
            [0] { $name } fékk engin aukastig.
           *[other] { $name } fékk { $points } aukastig.
        }
    }
log-over = Spilinu er lokið.

## The end

tally-rounds = Úr umferðunum
tally-rows = Heilar raðir, 2 stig hver
tally-columns = Heilir dálkar, 7 stig hver
tally-colours = Heilir litir, 10 stig hver
tally-total = Samtals
tally-tie =
    { $rows ->
        [one] Jafnt að stigum: { $rows } heil röð ræður úrslitum.
       *[other] Jafnt að stigum: { $rows } heilar raðir ráða úrslitum.
    }
tally-shared = Jafnt að stigum og jafnmargar heilar raðir: sigrinum er deilt.

## Hvað á að gera

do-take = Taktu { part-tiles-taken } { part-from } og leggðu { part-to }.
do-tile = Leggðu flísina í röð { $line }, dálk { $column }.
