name = Cross Rummy

## Refusals

shuffle-wrong = Í pokanum verða að vera allir kubbarnir og ekkert annað.
tile-unknown = Kubburinn „{ $tile }“ er ekki til.
not-in-pool = Kubburinn { $tile } er ekki í opna sjóðnum.
bag-empty = Pokinn er tómur.
action-not-on-rack = Kubburinn { $tile } er ekki á rekkanum þínum.
no-opponent = Nefndu einn mótspilara þinna.
pass-first = Veldu fyrst kubbana sem þú réttir áfram.
nothing-to-pass = Nú á ekki að rétta neina kubba áfram.
pass-count =
    { $count ->
        [0] Þú átt engan kubb til að rétta áfram.
        [1] Réttu áfram eina kubbinn þinn.
       *[other] Réttu áfram nákvæmlega { $count } kubba.
    }
not-on-rack = Þú ert ekki með þessa kubba: { $tiles }.
skip-forbidden = Enn er hægt að taka kubba: aðeins má sitja hjá þegar bæði pokinn og opni sjóðurinn eru tómir.
square-too-far = Þessir kubbar liggja of langt í burtu: { $tiles }.
action-tile-laid = Aðgerðarkubbar eru ekki lagðir á borðið: { $tiles }.
same-square = Tveir kubbar liggja á sama reit: { $tiles }.
sequence-of-two = Tveir kubbar saman eru hvorki röð né runa: { $tiles }.
five-of-a-value = Í röð eru í mesta lagi fjórir kubbar: { $tiles }.
colour-twice = Í röð má hver litur aðeins koma fyrir einu sinni: { $tiles }.
run-wraps = Runa heldur ekki áfram frá 14 yfir á 1: { $tiles }.
no-line = Þetta er hvorki röð né runa: { $tiles }.
lone-tile = Hver kubbur verður að vera í röð eða runu: { $tiles }.
too-many-groups = Hóparnir mega ekki vera fleiri en { $limit }.
tile-missing = Kubbar á borðinu verða þar áfram. Vantar: { $tiles }.
nothing-added = Bættu við að minnsta kosti einum kubb af rekkanum þínum.
founds-nothing = Fyrstu kubbarnir þínir verða að vera þinn eigin hópur: röð eða runa af rekkanum sem snertir engan annan hóp.
closed-touched = Hópar annarra eru lokaðir þar til allir hafa stofnað hóp: { $tiles }.
second-group = Þar til allir hafa stofnað hóp máttu aðeins eiga einn: { $tiles }.

## Impossible positions

position-seats = Staðan verður að vera fyrir { $seats } sæti.
position-tiles = Kubburinn { $tile } verður að vera til nákvæmlega tvisvar.
position-pool = Í opna sjóðnum eru í mesta lagi sex kubbar.
position-removed = Aðeins aðgerðarkubbar fara úr spilinu.
position-founded = Þar til allir hafa stofnað hóp tilheyrir hver hópur á borðinu nákvæmlega einu sæti.
position-passing = Kubbarnir geta ekki hafa verið valdir svona.
position-end = Spilinu er lokið þá og því aðeins að rekki sé tómur eða allir hafi setið hjá.
position-sheet = Stigablaðið passar ekki við fjölda spila.

## The position drawn as text

draw-group = Hópur { $number }
draw-closed = Hópur { $number }, stofnaður af sæti { $seat }
draw-groups = Hópar: { $groups } af { $limit }
draw-bag = Poki: { $count }
draw-pool = Opni sjóðurinn: { $tiles }
draw-rack =
    { $count ->
        [one] Sæti { $seat }: { $tiles } · { $count } kubbur, stig: { $points }
       *[other] Sæti { $seat }: { $tiles } · { $count } kubbar, stig: { $points }
    }
draw-hidden =
    { $count ->
        [one] Sæti { $seat }: { $count } kubbur
       *[other] Sæti { $seat }: { $count } kubbar
    }
draw-series = Spil { $game } af { $games } · alls { $totals }
draw-passing = Veldu kubba til að rétta áfram.
