name = Cross Rummy

## Refusals

shuffle-wrong = Påsen måste innehålla alla brickor och inget annat.
tile-unknown = Det finns ingen bricka ”{ $tile }”.
not-in-pool = Brickan { $tile } ligger inte i den öppna potten.
bag-empty = Påsen är tom.
action-not-on-rack = Brickan { $tile } står inte på ditt ställ.
no-opponent = Välj en av dina motståndare.
pass-first = Välj först vilka brickor du skickar vidare.
nothing-to-pass = Just nu ska inga brickor skickas vidare.
pass-count =
    { $count ->
        [0] Du har ingen bricka att skicka vidare.
        [one] Skicka vidare din enda bricka.
       *[other] Skicka vidare precis { $count } brickor.
    }
not-on-rack = Du har inte de här brickorna: { $tiles }.
skip-forbidden = Det finns fortfarande brickor att ta: du får bara passa när både påsen och potten är tomma.
square-too-far = De här brickorna ligger för långt ut: { $tiles }.
action-tile-laid = Aktionsbrickor läggs inte på bordet: { $tiles }.
same-square = Två brickor ligger på samma ruta: { $tiles }.
sequence-of-two = Två brickor intill varandra är varken en rad eller en svit: { $tiles }.
five-of-a-value = En rad har högst fyra brickor: { $tiles }.
colour-twice = En rad får inte ha samma färg två gånger: { $tiles }.
run-wraps = En svit fortsätter inte från 14 till 1: { $tiles }.
no-line = Det här är varken en rad eller en svit: { $tiles }.
lone-tile = Varje bricka måste vara med i en rad eller en svit: { $tiles }.
too-many-groups = Det får finnas högst { $limit } grupper.
tile-missing = Brickor på bordet stannar på bordet. Det saknas: { $tiles }.
nothing-added = Lägg till minst en bricka från ditt ställ.
founds-nothing = Dina första brickor måste bli en egen grupp: en rad eller svit från ditt ställ som inte rör vid någon annan grupp.
closed-touched = De andras grupper är stängda tills alla har börjat på en: { $tiles }.
second-group = Tills alla har börjat på en grupp får du bara ha en: { $tiles }.

## Impossible positions

position-seats = Ställningen måste vara för { $seats } platser.
position-tiles = Det måste finnas precis två av brickan { $tile }.
position-pool = Den öppna potten har högst sex brickor.
position-removed = Bara aktionsbrickor lämnar spelet.
position-founded = Tills alla har börjat på en grupp hör varje grupp på bordet till precis en plats.
position-passing = Brickorna kan inte ha valts så.
position-end = Spelet är slut om och endast om ett ställ är tomt eller alla har passat.
position-sheet = Poängprotokollet stämmer inte med antalet partier.

## The position drawn as text

draw-group = Grupp { $number }
draw-closed = Grupp { $number }, påbörjad av plats { $seat }
draw-groups = Grupper: { $groups } av { $limit }
draw-bag = Påse: { $count }
draw-pool = Pott: { $tiles }
draw-rack =
    { $count ->
        [one] Plats { $seat }: { $tiles } · { $count } bricka, poäng: { $points }
       *[other] Plats { $seat }: { $tiles } · { $count } brickor, poäng: { $points }
    }
draw-hidden =
    { $count ->
        [one] Plats { $seat }: { $count } bricka
       *[other] Plats { $seat }: { $count } brickor
    }
draw-series = Parti { $game } av { $games } · totalt { $totals }
draw-passing = Välj brickor att skicka vidare.
