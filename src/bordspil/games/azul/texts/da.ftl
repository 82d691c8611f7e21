name = Azul

## Refusals

offer-not-over = Der er stadig fliser at tage: tag fra en fabrik eller fra midten.
tiling-not-over = Væggene flisebelægges: vælg en kolonne på væggen til din fulde række.
deal-wrong = Disse fliser kan ikke være trukket fra posen.
display-unknown = Der er ingen fabrik { $display } med så mange spillere.
colour-not-there = Den farve ligger der ikke.
line-complete = Række { $line } er fuld og tager ikke imod mere.
line-other-colour = I række { $line } ligger der allerede en anden farve.
line-wall-shows = Række { $line } kan ikke tage imod farven: den er allerede i vægrækken.
tile-other-line = Rækkerne tages ovenfra: det er række { $line }, der står for tur.
cell-taken = Kolonne { $column } i rækken er optaget.
column-shows = Kolonne { $column } viser allerede den farve.

## Impossible positions

position-side = Ved dette bord spilles siden “{ $side }”.
position-boards = Der skal være { $seats } spillerplader.
position-displays = Der skal være { $displays } fabrikker.
position-display-full = På fabrik { $display } ligger der mere end fire fliser.
position-seat = Pladsen findes ikke (feltet “{ $field }”).
position-board-shape = Pladen på plads { $seat } skal have fem rækker og en væg på fem gange fem.
position-floor-full = Gulvrækken på plads { $seat } har syv felter.
position-line = Række { $line } på plads { $seat } kan ikke se sådan ud.
position-line-colour = Række { $line } på plads { $seat } har en farve, som vægrækken allerede viser.
position-wall-colour = Plads { $seat }: række { $row }, kolonne { $column } på væggen er til en anden farve.
position-wall-twice = Plads { $seat }: farven i række { $row }, kolonne { $column } står to gange i rækken eller kolonnen.
position-tiles = Der skal være 20 fliser af hver farve; { $colour } har { $count }.
position-marker = Startspillermarkøren kan ikke ligge sådan på plads { $seat }.
position-offer-open = Der er stadig fliser at tage.
position-no-choice = På den farvede side vælges der ikke noget, når væggene flisebelægges.
position-nothing-to-deal = Der er ingen flise tilbage at lægge ud: spillet burde være slut.
position-unresolved = Pladen på plads { $seat } burde allerede være gjort op.

## The position drawn as text

draw-round = runde { $round }
draw-bag = pose
draw-seat = plads { $seat }: { $points }
