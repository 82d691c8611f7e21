name = Snúið

## Refusals

chance-decides = Tilviljun ræður þessu.
shuffle-wrong = Í pokanum verða að vera allar flísarnar og ekkert annað.
tile-unknown = Flísin „{ $tile }“ er ekki til.
not-in-pool = Flísin { $tile } er ekki í opna pottinum.
bag-empty = Pokinn er tómur.
action-not-on-rack = Flísin { $tile } er ekki á standinum þínum.
no-opponent = Nefndu einn mótspilara þinna.
pass-first = Veldu fyrst flísarnar sem þú réttir áfram.
nothing-to-pass = Nú á ekki að rétta neinar flísar áfram.
pass-count =
    { $count ->
        [0] Þú átt enga flís til að rétta áfram.
        [1] Þú verður að rétta áfram einu flísina þína.
       *[other] Þú verður að rétta áfram nákvæmlega { $count } flísar.
    }
not-on-rack = Þú ert ekki með þessar flísar: { $tiles }.
skip-forbidden = Enn er hægt að taka flísar: aðeins má sitja hjá þegar bæði pokinn og potturinn eru tómir.
square-too-far = Þessar flísar liggja of langt í burtu: { $tiles }.
action-tile-laid = Aðgerðarflísar eru ekki lagðar á borðið: { $tiles }.
same-square = Tvær flísar liggja á sama reit: { $tiles }.
sequence-of-two = Tvær flísar saman eru hvorki samstæða né röð: { $tiles }.
five-of-a-value = Í samstæðu eru í mesta lagi fjórar flísar: { $tiles }.
colour-twice = Sami litur má ekki koma tvisvar fyrir í samstæðu: { $tiles }.
run-wraps = Röð heldur ekki áfram frá 14 yfir á 1: { $tiles }.
no-line = Þetta er hvorki samstæða né röð: { $tiles }.
lone-tile = Hver flís verður að vera í samstæðu eða röð: { $tiles }.
too-many-groups = Hóparnir mega ekki vera fleiri en { $limit }.
tile-missing = Það sem liggur á borðinu er þar áfram. Vantar: { $tiles }.
nothing-added = Bæta verður við að minnsta kosti einni flís af standinum.
founds-nothing = Fyrst verður þú að stofna eigin hóp: samstæðu eða röð af standinum þínum sem snertir engan annan hóp.
closed-touched = Hópar annarra eru lokaðir þar til allir hafa stofnað hóp: { $tiles }.
second-group = Þar til allir hafa stofnað hóp verða flísarnar þínar að vera einn hópur: { $tiles }.

## Impossible positions

position-seats = Staðan verður að vera fyrir { $seats } sæti.
position-tiles = Flísin { $tile } verður að vera til nákvæmlega tvisvar.
position-pool = Í opna pottinum eru í mesta lagi sex flísar.
position-removed = Aðeins aðgerðarflísar fara úr spilinu.
position-founded = Þar til allir hafa stofnað hóp tilheyrir hver hópur á borðinu nákvæmlega einu sæti.
position-passing = Flísarnar geta ekki hafa verið valdar svona.
position-end = Spilinu er lokið þá og því aðeins að standur sé tómur eða allir hafi setið hjá.
position-sheet = Stigablaðið passar ekki við fjölda spila.

## The position drawn as text

draw-group = Hópur { $number }
draw-closed = Hópur { $number }, stofnaður af sæti { $seat }
draw-groups = Hópar: { $groups } af { $limit }
draw-bag = Poki: { $count }
draw-pool = Pottur: { $tiles }
draw-rack = Sæti { $seat }: { $tiles } · flísar { $count }, stig { $points }
draw-hidden = Sæti { $seat }: flísar { $count }
draw-series = Spil { $game } af { $games } · alls { $totals }
draw-passing = Veldu flísar til að rétta áfram.
