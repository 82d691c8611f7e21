name = Azul

## Refusals

offer-not-over = Laattoja on vielä tarjolla: ota tehtaalta tai keskeltä.
tiling-not-over = Seiniä laatoitetaan: valitse valmiille rivillesi seinän sarake.
deal-wrong = Näitä laattoja ei ole voitu nostaa pussista.
display-unknown = Tehdasta { $display } ei ole näin monen pelaajan pelissä.
colour-not-there = Sitä väriä ei ole siinä.
line-complete = Rivi { $line } on valmis eikä ota enempää.
line-other-colour = Rivillä { $line } on jo toista väriä.
line-wall-shows = Rivi { $line } ei voi ottaa tätä väriä: se on jo seinän samalla rivillä.
tile-other-line = Rivit ratkaistaan ylhäältä alkaen: vuorossa on rivi { $line }.
cell-taken = Rivin sarake { $column } on varattu.
column-shows = Sarakkeessa { $column } on jo tämä väri.

## Impossible positions

position-side = Tässä pöydässä pelataan puolta ”{ $side }”.
position-boards = Pelilautoja on oltava { $seats }.
position-displays = Tehtaita on oltava { $displays }.
position-display-full = Tehtaalla { $display } on yli neljä laattaa.
position-seat = Tällaista paikkaa ei ole (kenttä ”{ $field }”).
position-board-shape = Paikan { $seat } laudassa on oltava viisi riviä ja viisi kertaa viisi ruudun seinä.
position-floor-full = Paikan { $seat } lattiarivillä on seitsemän ruutua.
position-line = Paikan { $seat } rivi { $line } ei voi olla tällainen.
position-line-colour = Paikan { $seat } rivillä { $line } on väri, joka on jo seinän samalla rivillä.
position-wall-colour = Paikka { $seat }: seinän rivi { $row }, sarake { $column } kuuluu toiselle värille.
position-wall-twice = Paikka { $seat }: rivin { $row } sarakkeen { $column } väri on kahdesti rivillä tai sarakkeessa.
position-tiles = Joka väriä on oltava 20 laattaa; { $colour }: { $count }.
position-marker = Aloittajan merkki ei voi olla näin paikalla { $seat }.
position-offer-open = Laattoja on vielä tarjolla.
position-no-choice = Värillisellä puolella ei valita mitään, kun seiniä laatoitetaan.
position-nothing-to-deal = Yhtään laattaa ei ole jäljellä: pelin pitäisi olla päättynyt.
position-unresolved = Paikan { $seat } laudan pitäisi jo olla laatoitettu.

## The position drawn as text

draw-round = kierros { $round }
draw-bag = pussi
draw-seat = paikka { $seat }: { $points }
