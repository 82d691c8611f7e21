name = Azul

## Refusals

offer-not-over = Det er fortsatt fliser å ta, fra en fabrikk eller fra midten.
tiling-not-over = Nå skal veggene flislegges: velg en kolonne til den fulle mønsterraden din.
deal-wrong = Disse flisene kan ikke ha kommet fra posen.
display-unknown = Det finnes ingen fabrikk { $display } med så mange spillere.
colour-not-there = Den fargen ligger ikke der.
line-complete = Mønsterrad { $line } er full.
line-other-colour = I mønsterrad { $line } ligger det allerede en annen farge.
line-wall-shows = Mønsterrad { $line } kan ikke ta den fargen: den er allerede i veggraden.
line-unknown = I dette spillet er det bare mønsterrad 1 til { $lines }.
tile-other-line = Begynn øverst: mønsterrad { $line } er den neste.
cell-taken = Kolonne { $column } i denne veggraden er opptatt.
column-shows = Kolonne { $column } har allerede den fargen.

## Impossible positions

position-side = Ved dette bordet spilles siden «{ $side }».
position-boards = Det må være { $seats } spillerbrett.
position-displays = Det må være { $displays } fabrikker.
position-display-full = På fabrikk { $display } ligger det mer enn fire fliser.
position-seat = Plassen finnes ikke (feltet «{ $field }»).
position-board-shape = Brettet på plass { $seat } må ha fem mønsterrader og en vegg på fem ganger fem ruter.
position-floor-full = Gulvraden på plass { $seat } har bare sju ruter.
position-line = Mønsterrad { $line } på plass { $seat } kan ikke se slik ut.
position-line-colour = Mønsterrad { $line } på plass { $seat } har en farge som allerede er i veggraden.
position-wall-colour = Plass { $seat }: veggrad { $row }, kolonne { $column } er for en annen farge.
position-wall-twice = Plass { $seat }: fargen i veggrad { $row }, kolonne { $column } er der to ganger i raden eller kolonnen.
position-tiles = Det må være { $tiles } fliser av hver farge; { $colour } har { $count }.
position-marker = Startspillermarkøren kan ikke ligge slik på plass { $seat }.
position-offer-open = Det er fortsatt fliser å ta.
position-no-choice = På den fargede siden er det ingenting å velge når veggene flislegges.
position-nothing-to-deal = Det er ingen fliser igjen å legge ut: spillet burde være slutt.
position-unresolved = Brettet på plass { $seat } skulle allerede vært gjort opp.

## The position drawn as text

draw-round = runde { $round }
draw-bag = pose
draw-seat = plass { $seat }: { $points }
