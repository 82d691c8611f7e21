name = Azul

## Refusals

offer-not-over = Der er stadig fliser at tage, fra en fabrik eller fra midten.
tiling-not-over = Nu lægges fliserne på væggene: vælg en kolonne til din fulde mønsterrække.
deal-wrong = Disse fliser kan ikke være kommet fra posen.
display-unknown = Der er ingen fabrik { $display } med så mange spillere.
colour-not-there = Den farve ligger der ikke.
line-complete = Mønsterrække { $line } er fuld.
line-other-colour = I mønsterrække { $line } ligger der allerede en anden farve.
line-wall-shows = Mønsterrække { $line } kan ikke tage den farve: den er allerede i vægrækken.
line-unknown = I dette spil er der kun mønsterrække 1 til { $lines }.
tile-other-line = Begynd øverst: mønsterrække { $line } er den næste.
cell-taken = Kolonne { $column } i denne vægrække er optaget.
column-shows = Kolonne { $column } har allerede den farve.

## Impossible positions

position-side = Ved dette bord spilles siden »{ $side }«.
position-boards = Der skal være { $seats } spillerplader.
position-displays = Der skal være { $displays } fabrikker.
position-display-full = På fabrik { $display } ligger der mere end fire fliser.
position-seat = Pladsen findes ikke (feltet »{ $field }«).
position-board-shape = Pladen på plads { $seat } skal have fem mønsterrækker og en væg på fem gange fem felter.
position-floor-full = Gulvrækken på plads { $seat } har kun syv felter.
position-line = Mønsterrække { $line } på plads { $seat } kan ikke se sådan ud.
position-line-colour = Mønsterrække { $line } på plads { $seat } har en farve, som allerede er i vægrækken.
position-wall-colour = Plads { $seat }: vægrække { $row }, kolonne { $column } er til en anden farve.
position-wall-twice = Plads { $seat }: farven i vægrække { $row }, kolonne { $column } er der to gange i rækken eller kolonnen.
position-tiles = Der skal være { $tiles } fliser af hver farve; { $colour } har { $count }.
position-marker = Startspillermarkøren kan ikke ligge sådan på plads { $seat }.
position-offer-open = Der er stadig fliser at tage.
position-no-choice = På den farvede side er der intet at vælge, når fliserne lægges på væggene.
position-nothing-to-deal = Der er ingen fliser tilbage at lægge ud: spillet burde være slut.
position-unresolved = Pladen på plads { $seat } burde allerede være gjort op.

## The position drawn as text

draw-round = runde { $round }
draw-bag = pose
draw-seat = plads { $seat }: { $points }
