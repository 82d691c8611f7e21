name = Cross Rummy

## Refusals

shuffle-wrong = Posen skal indeholde alle brikker og intet andet.
tile-unknown = Der findes ingen brik »{ $tile }«.
not-in-pool = Brikken { $tile } ligger ikke i den åbne pulje.
bag-empty = Posen er tom.
action-not-on-rack = Brikken { $tile } står ikke på dit stativ.
no-opponent = Vælg en af dine modstandere.
pass-first = Vælg først de brikker, du giver videre.
nothing-to-pass = Lige nu skal der ikke gives brikker videre.
pass-count =
    { $count ->
        [0] Du har ingen brik at give videre.
        [one] Du skal give din eneste brik videre.
       *[other] Du skal give præcis { $count } brikker videre.
    }
not-on-rack = Du har ikke disse brikker: { $tiles }.
skip-forbidden = Der er stadig brikker at tage: du må kun melde pas, når både posen og puljen er tomme.
square-too-far = Disse brikker ligger for langt ude: { $tiles }.
action-tile-laid = Aktionsbrikker lægges ikke på bordet: { $tiles }.
same-square = To brikker ligger på samme felt: { $tiles }.
sequence-of-two = To brikker ved siden af hinanden er hverken en række eller en serie: { $tiles }.
five-of-a-value = En række har højst fire brikker: { $tiles }.
colour-twice = En række må ikke have samme farve to gange: { $tiles }.
run-wraps = En serie fortsætter ikke fra 14 til 1: { $tiles }.
no-line = Dette er hverken en række eller en serie: { $tiles }.
lone-tile = Hver brik skal ligge i en række eller en serie: { $tiles }.
too-many-groups = Der må højst være { $limit } grupper.
tile-missing = Det, der ligger på bordet, bliver liggende. Der mangler: { $tiles }.
nothing-added = Der skal lægges mindst én brik fra stativet.
founds-nothing = Først skal du grundlægge din egen gruppe: en række eller serie fra dit stativ, som ikke rører nogen anden gruppe.
closed-touched = De andres grupper er lukkede, indtil alle har grundlagt en gruppe: { $tiles }.
second-group = Indtil alle har grundlagt en gruppe, skal dine brikker være én gruppe: { $tiles }.

## Impossible positions

position-seats = Stillingen skal være for { $seats } pladser.
position-tiles = Der skal være præcis to af brikken { $tile }.
position-pool = Den åbne pulje har højst seks brikker.
position-removed = Kun aktionsbrikker forlader spillet.
position-founded = Indtil alle har grundlagt en gruppe, hører hver gruppe på bordet til præcis én plads.
position-passing = Brikkerne kan ikke være valgt sådan.
position-end = Spillet er slut, hvis og kun hvis et stativ er tomt, eller alle har meldt pas.
position-sheet = Pointarket passer ikke med antallet af spil.

## The position drawn as text

draw-group = Gruppe { $number }
draw-closed = Gruppe { $number }, grundlagt af plads { $seat }
draw-groups = Grupper: { $groups } af { $limit }
draw-bag = Pose: { $count }
draw-pool = Pulje: { $tiles }
draw-rack = Plads { $seat }: { $tiles } · brikker { $count }, point { $points }
draw-hidden = Plads { $seat }: brikker { $count }
draw-series = Spil { $game } af { $games } · i alt { $totals }
draw-passing = Vælg brikker, der skal gives videre.
