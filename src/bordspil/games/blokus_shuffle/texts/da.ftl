name = Blokus Shuffle

## Refusals

no-cards = Dette spil spilles uden kort.
no-card-yet = Ingen kort i første runde.
card-first = Spil først et kort.
choice-first = Gør først det, som kortet { $card } siger.
piece-first = Nu skal der lægges en brik.
second-first = Læg den anden brik i dobbeltturen.
shuffle-wrong = En bunke skal indeholde præcis sine egne kort.
card-not-in-hand = Det kort har du ikke på hånden.
card-not-drawn = Det er ikke et af de kort, du trak.
colour-no-place = Ingen brik passer som den farve. Vælg en anden.
off-the-board = Brikken rager ud over brættets kant.
not-that-piece = Disse felter er ikke brikken { $piece }, hvordan man end vender den.
piece-used = Brikken { $piece } ligger allerede på brættet.
occupied = Der ligger allerede en brik.
touches-side = Den må ikke ligge side om side med sin egen farve.
no-corner = Den skal røre sin egen farve i et hjørne.
not-the-corner = Den første brik skal dække sit hjørnefelt.
board-for-two = Et lille bræt er for to spillere uden kort.
not-edge-to-edge = Kant mod kant: den skal ligge side om side med en af dine egne brikker.
second-apart = Den anden brik skal røre den første i et hjørne.
pass-forbidden = Du kan lægge en brik, og så skal du.
piece-not-on-board = Brikken { $piece } ligger ikke på brættet.
recycle-not-own = Du kan kun genbruge en af dine egne brikker.
warp-not-opponent = Du kan kun flytte en modstanders brik.
warp-lone = En farves eneste brik kan ikke flyttes.
warp-same-place = Brikken skal ende et andet sted.

## Impossible positions

position-piece-twice = Brikken { $piece } er der to gange ({ $colour }).
position-overlap = Brikken { $piece } ligger på en anden ({ $colour }).
position-board = Brættet viser ikke de brikker, der ligger på det.
position-off-the-board = Brikken { $piece } ligger ikke på brættet ({ $colour }).
position-not-that-piece = Felterne for brikken { $piece } er ikke den brik ({ $colour }).
position-passes = En farve står to gange blandt dem, der har meldt pas.
position-piles = Disse hænder, trækbunker og afkastbunker skal være der: { $piles }.
position-cards = Bunke { $pile } har et forkert antal af kortet { $card }.
position-pending = Kortet { $card } kan ikke vente sådan.
position-first = Dobbeltturens første brik ligger ikke på brættet.
position-shared-next = Pladsen, der næste gang spiller den fælles farve, er forkert.
position-to-act = En anden plads spiller den farve ({ $colour }).
position-end = Spillet er slut, hvis og kun hvis alle farver, der stadig spiller, har meldt pas.
position-colour-done = Alle farvens brikker ligger på brættet: den har ingen tur ({ $colour }).
position-step = Trinnet »{ $step }« kan ikke nås sådan.
position-named = Ingen brik kan lægges som den valgte farve ({ $colour }).

## Pieces of text

colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-green = grøn
kind-skip = Spring over
kind-reverse = Skift retning
kind-draw2 = Træk 2
kind-wild = Joker
kind-edge = Kant mod kant
kind-recycle = Genbrug
kind-warp = Flyt
kind-double = Dobbelttur

## The position drawn as text

draw-hand = hånd { $hand }
draw-deck = trækbunke { $deck }
draw-card = spil et kort
draw-choose = vælg
draw-place = læg en brik
draw-second = læg endnu en brik
