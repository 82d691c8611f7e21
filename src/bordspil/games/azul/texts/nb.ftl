name = Azul

## Refusals

offer-not-over = Det er fortsatt fliser å ta: ta fra en fabrikk eller fra midten.
tiling-not-over = Veggene flislegges: velg en kolonne på veggen for den fulle raden din.
deal-wrong = Disse flisene kan ikke være trukket fra posen.
display-unknown = Det finnes ingen fabrikk { $display } med så mange spillere.
colour-not-there = Den fargen ligger ikke der.
line-complete = Rad { $line } er full og tar ikke imot mer.
line-other-colour = I rad { $line } ligger det allerede en annen farge.
line-wall-shows = Rad { $line } kan ikke ta imot fargen: den er allerede i veggraden.
tile-other-line = Radene tas ovenfra: det er rad { $line } som står for tur.
cell-taken = Kolonne { $column } i raden er opptatt.
column-shows = Kolonne { $column } viser allerede den fargen.

## Impossible positions

position-side = Ved dette bordet spilles siden «{ $side }».
position-boards = Det må være { $seats } spillerbrett.
position-displays = Det må være { $displays } fabrikker.
position-display-full = På fabrikk { $display } ligger det mer enn fire fliser.
position-seat = Plassen finnes ikke (feltet «{ $field }»).
position-board-shape = Brettet på plass { $seat } må ha fem rader og en vegg på fem ganger fem.
position-floor-full = Gulvraden på plass { $seat } har sju ruter.
position-line = Rad { $line } på plass { $seat } kan ikke se slik ut.
position-line-colour = Rad { $line } på plass { $seat } har en farge som veggraden allerede viser.
position-wall-colour = Plass { $seat }: rad { $row }, kolonne { $column } på veggen er for en annen farge.
position-wall-twice = Plass { $seat }: fargen i rad { $row }, kolonne { $column } står to ganger i raden eller kolonnen.
position-tiles = Det må være 20 fliser av hver farge; { $colour } har { $count }.
position-marker = Startspillermarkøren kan ikke ligge slik på plass { $seat }.
position-offer-open = Det er fortsatt fliser å ta.
position-no-choice = På den fargede siden velges ingenting når veggene flislegges.
position-nothing-to-deal = Det er ingen flis igjen å legge ut: spillet burde være slutt.
position-unresolved = Brettet på plass { $seat } skulle allerede vært gjort opp.

## The position drawn as text

draw-round = runde { $round }
draw-bag = pose
draw-seat = plass { $seat }: { $points }
