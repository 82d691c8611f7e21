name = Azul

## Refusals

offer-not-over = Enn eru flísar í boði, á plötu eða í miðjunni.
tiling-not-over = Nú er flísalagt: veldu dálk fyrir fullu línuna þína.
deal-wrong = Þessar flísar geta ekki hafa komið úr pokanum.
display-unknown = Plata { $display } er ekki til með þessum fjölda leikmanna.
colour-not-there = Sá litur er ekki þarna.
line-complete = Lína { $line } er full.
line-other-colour = Í línu { $line } er þegar annar litur.
line-wall-shows = Lína { $line } tekur ekki við þessum lit: hann er þegar í sömu röð á veggnum.
tile-other-line = Byrjaðu efst: næst er lína { $line }.
cell-taken = Dálkur { $column } í þessari röð er upptekinn.
line-unknown = Í þessu spili eru aðeins línur 1 til { $lines }.
column-shows = Í dálki { $column } er þegar flís í þessum lit.

## Impossible positions

position-side = Á þessu borði er spilað á hliðinni „{ $side }“.
position-boards = Leikmannaspjöldin verða að vera { $seats }.
position-displays = Plöturnar verða að vera { $displays }.
position-display-full = Á plötu { $display } eru fleiri en fjórar flísar.
position-seat = Þetta sæti er ekki til (reitur „{ $field }“).
position-board-shape = Á spjaldi sætis { $seat } verða að vera fimm línur og veggur, fimm sinnum fimm.
position-floor-full = Á gólflínu sætis { $seat } eru aðeins sjö reitir.
position-line = Lína { $line } hjá sæti { $seat } getur ekki verið svona.
position-line-colour = Í línu { $line } hjá sæti { $seat } er litur sem er þegar í sömu röð á veggnum.
position-wall-colour = Sæti { $seat }: röð { $row }, dálkur { $column } á veggnum er ætlaður öðrum lit.
position-wall-twice = Sæti { $seat }: liturinn í röð { $row }, dálki { $column } kemur tvisvar fyrir í röðinni eða dálkinum.
position-tiles = Flísar hvers litar verða að vera { $tiles }; { $colour } á { $count }.
position-marker = Byrjunarflísin getur ekki legið svona hjá sæti { $seat }.
position-offer-open = Enn eru flísar í boði.
position-no-choice = Á lituðu hliðinni er ekkert að velja þegar flísalagt er.
position-nothing-to-deal = Engar flísar eru eftir til að leggja út: spilinu ætti að vera lokið.
position-unresolved = Búið ætti að vera að flísaleggja hjá sæti { $seat }.

## The position drawn as text

draw-round = umferð { $round }
draw-bag = poki
draw-seat = sæti { $seat }: { $points }
