name = Azul

## Refusals

offer-not-over = Fabrikerna erbjuder fortfarande: ta brickor från en display eller från mitten.
tiling-not-over = Väggarna kaklas: välj en kolumn på väggen för din kompletta rad.
deal-wrong = De här brickorna kan inte ha dragits ur påsen.
display-unknown = Display { $display } finns inte med så här många spelare.
colour-not-there = Den färgen ligger inte där.
line-complete = Rad { $line } är komplett och tar inte emot mer.
line-other-colour = På rad { $line } ligger redan en annan färg.
line-wall-shows = Rad { $line } kan inte ta emot färgen: väggraden visar den redan.
tile-other-line = Raderna kaklas uppifrån: det är rad { $line } som står på tur.
cell-taken = Kolumn { $column } på raden är upptagen.
column-shows = Kolumn { $column } visar redan den färgen.

## Impossible positions

position-side = Vid det här bordet spelas sidan ”{ $side }”.
position-boards = Det måste finnas { $seats } spelarbräden.
position-displays = Det måste finnas { $displays } displayer.
position-display-full = På display { $display } ligger fler än fyra brickor.
position-seat = Platsen finns inte (fältet ”{ $field }”).
position-board-shape = Brädet på plats { $seat } måste ha fem rader och en vägg på fem gånger fem.
position-floor-full = Golvraden på plats { $seat } har sju rutor.
position-line = Rad { $line } på plats { $seat } kan inte se ut så.
position-line-colour = Rad { $line } på plats { $seat } har en färg som väggraden redan visar.
position-wall-colour = Plats { $seat }: rad { $row }, kolumn { $column } på väggen är till för en annan färg.
position-wall-twice = Plats { $seat }: färgen på rad { $row }, kolumn { $column } finns två gånger på raden eller i kolumnen.
position-tiles = Det måste finnas 20 brickor av varje färg; { $colour } har { $count }.
position-marker = Startspelarmarkören kan inte ligga så på plats { $seat }.
position-offer-open = Det finns fortfarande brickor att ta.
position-no-choice = På den färgade sidan väljs inget när väggarna kaklas.
position-nothing-to-deal = Det finns ingen bricka kvar att lägga ut: spelet borde vara slut.
position-unresolved = Brädet på plats { $seat } borde redan vara kaklat.

## The position drawn as text

draw-round = runda { $round }
draw-bag = påse
draw-seat = plats { $seat }: { $points }
