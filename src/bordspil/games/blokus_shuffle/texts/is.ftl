name = Blokus Shuffle

## Refusals

no-cards = Hér er spilað án spila.
no-card-yet = Engin spil í fyrstu umferð.
card-first = Spilaðu fyrst út spili.
choice-first = Gerðu fyrst það sem spilið { $card } segir.
piece-first = Nú á að leggja kubb.
second-first = Leggðu seinni kubbinn í tvöfalda leiknum.
shuffle-wrong = Í stokki verða að vera nákvæmlega spilin sem honum tilheyra.
card-not-in-hand = Þú ert ekki með þetta spil á hendi.
card-not-drawn = Þetta er ekki eitt af spilunum sem þú dróst.
colour-no-place = Enginn kubbur passar í þeim lit. Veldu annan.
off-the-board = Kubburinn stendur út af borðinu.
not-that-piece = Þessir reitir mynda ekki kubbinn { $piece }, hvernig sem honum er snúið.
piece-used = Kubburinn { $piece } er þegar á borðinu.
occupied = Þarna er kubbur fyrir.
touches-side = Hann má ekki liggja upp að hlið á sínum eigin lit.
no-corner = Hann verður að snerta sinn eigin lit á horni.
not-the-corner = Fyrsti kubburinn verður að ná yfir hornreitinn sinn.
board-for-two = Lítið borð er fyrir tvo leikmenn án spila.
not-edge-to-edge = Hlið við hlið: hann verður að liggja upp að hlið á þínum eigin kubb.
second-apart = Seinni kubburinn verður að snerta þann fyrri á horni.
pass-forbidden = Þú getur lagt kubb og þá verður þú að gera það.
piece-not-on-board = Kubburinn { $piece } er ekki á borðinu.
recycle-not-own = Þú getur aðeins endurunnið þinn eigin kubb.
warp-not-opponent = Þú getur aðeins flutt kubb mótspilara.
warp-lone = Eina kubb litar er ekki hægt að flytja.
warp-same-place = Kubburinn verður að enda á öðrum stað.

## Impossible positions

position-piece-twice = Kubburinn { $piece } kemur tvisvar fyrir ({ $colour }).
position-overlap = Kubburinn { $piece } liggur ofan á öðrum ({ $colour }).
position-board = Borðið sýnir ekki kubbana sem á því liggja.
position-off-the-board = Kubburinn { $piece } liggur ekki á borðinu ({ $colour }).
position-not-that-piece = Reitir kubbsins { $piece } mynda ekki þann kubb ({ $colour }).
position-passes = Litur kemur tvisvar fyrir meðal þeirra sem sátu hjá.
position-piles = Þessar hendur, stokkar og kastbunkar verða að vera til: { $piles }.
position-cards = Í bunka { $pile } er rangur fjöldi af spilinu { $card }.
position-pending = Spilið { $card } getur ekki beðið svona.
position-first = Fyrri kubbur tvöfalda leiksins er ekki á borðinu.
position-shared-next = Sætið sem spilar næst sameiginlega litnum er rangt.
position-to-act = Annað sæti spilar þessum lit ({ $colour }).
position-end = Spilinu er lokið þá og því aðeins að allir litir sem enn eiga leik hafi setið hjá.
position-colour-done = Allir kubbar þessa litar eru á borðinu: hann á ekki leik ({ $colour }).
position-step = Ekki er hægt að komast svona í skrefið „{ $step }“.
position-named = Engan kubb er hægt að leggja í nefnda litnum ({ $colour }).

## Pieces of text

colour-blue = blár
colour-yellow = gulur
colour-red = rauður
colour-green = grænn
kind-skip = Sleppa
kind-reverse = Snúa við
kind-draw2 = Draga 2
kind-wild = Jóker
kind-edge = Hlið við hlið
kind-recycle = Endurvinna
kind-warp = Flytja
kind-double = Tvöfaldur leikur

## The position drawn as text

draw-hand = hönd { $hand }
draw-deck = stokkur { $deck }
draw-card = spilaðu út spili
draw-choose = veldu
draw-place = leggðu kubb
draw-second = leggðu seinni kubb
