name = Blokus Shuffle

## Refusals

no-cards = Dette spillet spilles uten kort.
no-card-yet = Ingen kort i første runde.
card-first = Spill et kort først.
choice-first = Gjør først det kortet { $card } sier.
piece-first = Nå skal en brikke legges ut.
second-first = Legg ut den andre brikken i dobbeltspillet.
shuffle-wrong = En bunke må inneholde nøyaktig sine egne kort.
card-not-in-hand = Du har ikke dette kortet på hånden.
card-not-drawn = Det er ikke et av kortene du trakk.
colour-no-place = Ingen brikke passer som den fargen. Velg en annen.
off-the-board = Brikken stikker ut over kanten på brettet.
not-that-piece = Disse rutene er ikke brikken { $piece }, uansett hvordan du vender den.
piece-used = Brikken { $piece } ligger allerede på brettet.
occupied = Der ligger det allerede en brikke.
touches-side = Den kan ikke ligge side om side med sin egen farge.
no-corner = Den må berøre sin egen farge i et hjørne.
not-the-corner = Den første brikken må dekke hjørneruten sin.
board-for-two = Et lite brett er for to spillere uten kort.
not-edge-to-edge = Kant i kant: den må ligge side om side med en av dine egne brikker.
second-apart = Den andre brikken må berøre den første i et hjørne.
pass-forbidden = Du kan legge en brikke, og da må du.
piece-not-on-board = Brikken { $piece } ligger ikke på brettet.
recycle-not-own = Du kan bare gjenbruke en av dine egne brikker.
warp-not-opponent = Du kan bare flytte en motstanders brikke.
warp-lone = Den eneste brikken av en farge kan ikke flyttes.
warp-same-place = Brikken må havne et annet sted.

## Impossible positions

position-piece-twice = Brikken { $piece } er der to ganger ({ $colour }).
position-overlap = Brikken { $piece } ligger på en annen ({ $colour }).
position-board = Brettet viser ikke brikkene som ligger på det.
position-off-the-board = Brikken { $piece } ligger ikke på brettet ({ $colour }).
position-not-that-piece = Rutene til brikken { $piece } er ikke den brikken ({ $colour }).
position-passes = En farge står to ganger blant dem som har meldt pass.
position-piles = Disse hendene, trekkbunkene og kastebunkene må finnes: { $piles }.
position-cards = Bunke { $pile } har feil antall av kortet { $card }.
position-pending = Kortet { $card } kan ikke vente slik.
position-first = Den første brikken i dobbeltspillet ligger ikke på brettet.
position-shared-next = Plassen som neste gang spiller den delte fargen, er feil.
position-to-act = En annen plass spiller denne fargen ({ $colour }).
position-end = Spillet er slutt hvis og bare hvis alle farger som fortsatt spiller, har meldt pass.
position-colour-done = Alle brikkene i fargen ligger på brettet: den har ingen tur ({ $colour }).
position-step = Trinnet «{ $step }» kan ikke nås slik.
position-named = Ingen brikke kan legges som den valgte fargen ({ $colour }).

## Pieces of text

colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-green = grønn
kind-skip = Stå over
kind-reverse = Snu
kind-draw2 = Trekk 2
kind-wild = Jokerkort
kind-edge = Kant i kant
kind-recycle = Gjenbruk
kind-warp = Flytting
kind-double = Dobbeltspill

## The position drawn as text

draw-hand = hånd { $hand }
draw-deck = trekkbunke { $deck }
draw-card = spill et kort
draw-choose = velg
draw-place = legg ut en brikke
draw-second = legg ut en brikke til
