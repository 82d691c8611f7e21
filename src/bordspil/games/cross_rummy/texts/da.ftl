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
        [one] Giv din eneste brik videre.
       *[other] Giv præcis { $count } brikker videre.
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
lone-tile = Hver brik skal være med i en række eller en serie: { $tiles }.
too-many-groups = Der må højst være { $limit } grupper.
tile-missing = Brikker på bordet bliver på bordet. Der mangler: { $tiles }.
nothing-added = Læg mindst én brik til fra dit stativ.
founds-nothing = Dine første brikker skal være din egen gruppe: en række eller serie fra dit stativ, som ikke rører nogen anden gruppe.
closed-touched = De andres grupper er lukkede, til alle har startet en: { $tiles }.
second-group = Til alle har startet en gruppe, må du kun have én: { $tiles }.

## Impossible positions

position-seats = Stillingen skal være for { $seats } pladser.
position-tiles = Der skal være præcis to af brikken { $tile }.
position-pool = Den åbne pulje har højst seks brikker.
position-removed = Kun aktionsbrikker forlader spillet.
position-founded = Til alle har startet en gruppe, hører hver gruppe på bordet til præcis én plads.
position-passing = Brikkerne kan ikke være valgt sådan.
position-end = Spillet er slut, hvis og kun hvis et stativ er tomt, eller alle har meldt pas.
position-sheet = Pointarket passer ikke med antallet af spil.

## The position drawn as text

draw-group = Gruppe { $number }
draw-closed = Gruppe { $number }, startet af plads { $seat }
draw-groups = Grupper: { $groups } af { $limit }
draw-bag = Pose: { $count }
draw-pool = Pulje: { $tiles }
draw-rack =
    { $count ->
        [one] Plads { $seat }: { $tiles } · { $count } brik, point: { $points }
       *[other] Plads { $seat }: { $tiles } · { $count } brikker, point: { $points }
    }
draw-hidden =
    { $count ->
        [one] Plads { $seat }: { $count } brik
       *[other] Plads { $seat }: { $count } brikker
    }
draw-series = Spil { $game } af { $games } · i alt { $totals }
draw-passing = Vælg brikker, der skal gives videre.
