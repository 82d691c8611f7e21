name = Cross Rummy

## Refusals

shuffle-wrong = Posen må inneholde alle brikkene og ingenting annet.
tile-unknown = Det finnes ingen brikke «{ $tile }».
not-in-pool = Brikken { $tile } ligger ikke i den åpne potten.
bag-empty = Posen er tom.
action-not-on-rack = Brikken { $tile } står ikke på stativet ditt.
no-opponent = Velg en av motstanderne dine.
pass-first = Velg først brikkene du gir videre.
nothing-to-pass = Det skal ikke gis noen brikker videre nå.
pass-count =
    { $count ->
        [0] Du har ingen brikke å gi videre.
        [one] Gi videre den eneste brikken din.
       *[other] Gi videre nøyaktig { $count } brikker.
    }
not-on-rack = Du har ikke disse brikkene: { $tiles }.
skip-forbidden = Det finnes fortsatt brikker å ta: du kan bare melde pass når både posen og potten er tomme.
square-too-far = Disse brikkene ligger for langt ute: { $tiles }.
action-tile-laid = Aksjonsbrikker legges ikke på bordet: { $tiles }.
same-square = To brikker ligger på samme rute: { $tiles }.
sequence-of-two = To brikker ved siden av hverandre er verken en rekke eller en serie: { $tiles }.
five-of-a-value = En rekke har høyst fire brikker: { $tiles }.
colour-twice = En rekke kan ikke ha samme farge to ganger: { $tiles }.
run-wraps = En serie fortsetter ikke fra 14 til 1: { $tiles }.
no-line = Dette er verken en rekke eller en serie: { $tiles }.
lone-tile = Hver brikke må være med i en rekke eller en serie: { $tiles }.
too-many-groups = Det kan være høyst { $limit } grupper.
tile-missing = Brikker på bordet blir på bordet. Det mangler: { $tiles }.
nothing-added = Legg til minst én brikke fra stativet ditt.
founds-nothing = De første brikkene dine må være din egen gruppe: en rekke eller serie fra stativet ditt som ikke rører noen annen gruppe.
closed-touched = De andres grupper er lukket til alle har startet en: { $tiles }.
second-group = Til alle har startet en gruppe, kan du bare ha én: { $tiles }.

## Impossible positions

position-seats = Stillingen må være for { $seats } plasser.
position-tiles = Det må være nøyaktig to av brikken { $tile }.
position-pool = Den åpne potten har høyst seks brikker.
position-removed = Bare aksjonsbrikker går ut av spillet.
position-founded = Til alle har startet en gruppe, hører hver gruppe på bordet til nøyaktig én plass.
position-passing = Brikkene kan ikke være valgt slik.
position-end = Spillet er slutt hvis og bare hvis et stativ er tomt eller alle har meldt pass.
position-sheet = Poengarket stemmer ikke med antallet spill.

## The position drawn as text

draw-group = Gruppe { $number }
draw-closed = Gruppe { $number }, startet av plass { $seat }
draw-groups = Grupper: { $groups } av { $limit }
draw-bag = Pose: { $count }
draw-pool = Pott: { $tiles }
draw-rack =
    { $count ->
        [one] Plass { $seat }: { $tiles } · { $count } brikke, poeng: { $points }
       *[other] Plass { $seat }: { $tiles } · { $count } brikker, poeng: { $points }
    }
draw-hidden =
    { $count ->
        [one] Plass { $seat }: { $count } brikke
       *[other] Plass { $seat }: { $count } brikker
    }
draw-series = Spill { $game } av { $games } · totalt { $totals }
draw-passing = Velg brikker å gi videre.
