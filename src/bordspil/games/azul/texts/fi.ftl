name = Azul

## Refusals

offer-not-over = Laattoja on vielä otettavana tehtaalta tai keskeltä.
tiling-not-over = Nyt laatoitetaan: valitse sarake täydelle kuvioriville.
deal-wrong = Nämä laatat eivät ole voineet tulla pussista.
display-unknown = Tehdasta { $display } ei ole näin monen pelaajan pelissä.
colour-not-there = Sitä väriä ei ole siinä.
line-complete = Kuviorivi { $line } on täynnä.
line-other-colour = Kuviorivillä { $line } on jo toista väriä.
line-wall-shows = Kuviorivi { $line } ei voi ottaa tätä väriä: se on jo seinän samalla rivillä.
line-unknown = Tässä pelissä on vain kuviorivit 1–{ $lines }.
tile-other-line = Aloita ylhäältä: seuraavana on kuviorivi { $line }.
cell-taken = Tämän vaakarivin sarake { $column } on varattu.
column-shows = Sarakkeessa { $column } on jo tämä väri.

## Impossible positions

position-side = Tässä pöydässä pelataan puolta ”{ $side }”.
position-boards = Pelilautoja on oltava { $seats }.
position-displays = Tehtaita on oltava { $displays }.
position-display-full = Tehtaalla { $display } on yli neljä laattaa.
position-seat = Tällaista paikkaa ei ole (kenttä ”{ $field }”).
position-board-shape = Paikan { $seat } laudassa on oltava viisi kuvioriviä ja viisi kertaa viisi ruudun seinä.
position-floor-full = Paikan { $seat } lattiarivillä on vain seitsemän ruutua.
position-line = Paikan { $seat } kuviorivi { $line } ei voi olla tällainen.
position-line-colour = Paikan { $seat } kuviorivillä { $line } on väri, joka on jo seinän samalla rivillä.
position-wall-colour = Paikka { $seat }: seinän vaakarivi { $row }, sarake { $column } kuuluu toiselle värille.
position-wall-twice = Paikka { $seat }: vaakarivin { $row } sarakkeen { $column } väri on kahdesti rivillä tai sarakkeessa.
position-tiles = Joka väriä on oltava { $tiles } laattaa; { $colour }: { $count }.
position-marker = Aloittajan merkki ei voi olla näin paikalla { $seat }.
position-offer-open = Laattoja on vielä otettavana.
position-no-choice = Värillisellä puolella ei ole mitään valittavaa, kun seiniä laatoitetaan.
position-nothing-to-deal = Laattoja ei ole enää jaettavaksi: pelin pitäisi olla päättynyt.
position-unresolved = Paikan { $seat } laudan pitäisi jo olla laatoitettu.

## The position drawn as text

draw-round = kierros { $round }
draw-bag = pussi
draw-seat = paikka { $seat }: { $points }
