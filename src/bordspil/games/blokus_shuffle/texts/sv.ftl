name = Blokus Shuffle

## Refusals

no-cards = Det här spelet spelas utan kort.
no-card-yet = Inga kort i första rundan.
card-first = Spela ett kort först.
choice-first = Gör först det som kortet { $card } säger.
piece-first = Nu ska en bricka läggas ut.
second-first = Lägg ut den andra brickan i dubbelomgången.
shuffle-wrong = En hög måste innehålla precis sina egna kort.
card-not-in-hand = Du har inte det kortet på handen.
card-not-drawn = Det är inte ett av korten du drog.
colour-no-place = Ingen bricka passar som den färgen. Välj en annan.
off-the-board = Brickan sticker ut utanför spelplanen.
not-that-piece = De här rutorna är inte brickan { $piece }, hur man än vänder den.
piece-used = Brickan { $piece } ligger redan på spelplanen.
occupied = Där ligger redan en bricka.
touches-side = Den får inte ligga sida vid sida med sin egen färg.
no-corner = Den måste röra vid sin egen färg i ett hörn.
not-the-corner = Den första brickan måste täcka sin hörnruta.
board-for-two = En liten spelplan är för två spelare utan kort.
not-edge-to-edge = Kant mot kant: den måste ligga sida vid sida med en av dina egna brickor.
second-apart = Den andra brickan måste röra vid den första i ett hörn.
pass-forbidden = Du kan lägga en bricka, och då måste du.
piece-not-on-board = Brickan { $piece } ligger inte på spelplanen.
recycle-not-own = Du kan bara återvinna en av dina egna brickor.
warp-not-opponent = Du kan bara flytta en motståndares bricka.
warp-lone = En färgs enda bricka kan inte flyttas.
warp-same-place = Brickan måste hamna på en annan plats.

## Impossible positions

position-piece-twice = Brickan { $piece } finns två gånger ({ $colour }).
position-overlap = Brickan { $piece } ligger på en annan ({ $colour }).
position-board = Spelplanen visar inte brickorna som ligger på den.
position-off-the-board = Brickan { $piece } ligger inte på spelplanen ({ $colour }).
position-not-that-piece = Rutorna för brickan { $piece } är inte den brickan ({ $colour }).
position-passes = En färg står två gånger bland dem som har passat.
position-piles = De här händerna, drahögarna och kasthögarna måste finnas: { $piles }.
position-cards = Hög { $pile } har fel antal av kortet { $card }.
position-pending = Kortet { $card } kan inte vänta så.
position-first = Dubbelomgångens första bricka ligger inte på spelplanen.
position-shared-next = Platsen som spelar den delade färgen härnäst är fel.
position-to-act = En annan plats spelar den färgen ({ $colour }).
position-end = Spelet är slut om och endast om alla färger som fortfarande spelar har passat.
position-colour-done = Färgens alla brickor ligger på spelplanen: den har ingen tur ({ $colour }).
position-step = Steget ”{ $step }” kan inte nås så.
position-named = Ingen bricka kan läggas som den valda färgen ({ $colour }).

## Pieces of text

colour-blue = blå
colour-yellow = gul
colour-red = röd
colour-green = grön
kind-skip = Hoppa över
kind-reverse = Bakåt
kind-draw2 = Dra 2
kind-wild = Joker
kind-edge = Kant mot kant
kind-recycle = Återvinn
kind-warp = Snurra till det
kind-double = Dubbelomgång

## The position drawn as text

draw-hand = hand { $hand }
draw-deck = drahög { $deck }
draw-card = spela ett kort
draw-choose = välj
draw-place = lägg ut en bricka
draw-second = lägg ut en andra bricka
