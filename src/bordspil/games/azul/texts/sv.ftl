name = Azul

## Refusals

offer-not-over = Det finns fortfarande brickor att ta, från en display eller från mitten.
tiling-not-over = Nu ska väggarna kaklas: välj en kolumn för din fulla mönsterrad.
deal-wrong = De här brickorna kan inte ha kommit ur påsen.
display-unknown = Display { $display } finns inte med så här många spelare.
colour-not-there = Den färgen ligger inte där.
line-complete = Mönsterrad { $line } är full.
line-other-colour = Mönsterrad { $line } har redan en annan färg.
line-wall-shows = Mönsterrad { $line } kan inte ta den färgen: den finns redan på väggraden.
line-unknown = I det här spelet finns bara mönsterrad 1 till { $lines }.
tile-other-line = Kakla uppifrån: mönsterrad { $line } står på tur.
cell-taken = Kolumn { $column } på den här väggraden är upptagen.
column-shows = Kolumn { $column } har redan den färgen.

## Impossible positions

position-side = Vid det här bordet spelas sidan ”{ $side }”.
position-boards = Det måste finnas { $seats } spelarbräden.
position-displays = Det måste finnas { $displays } displayer.
position-display-full = På display { $display } ligger fler än fyra brickor.
position-seat = Platsen finns inte (fältet ”{ $field }”).
position-board-shape = Brädet på plats { $seat } måste ha fem mönsterrader och en vägg på fem gånger fem rutor.
position-floor-full = Golvraden på plats { $seat } har bara sju rutor.
position-line = Mönsterrad { $line } på plats { $seat } kan inte se ut så.
position-line-colour = Mönsterrad { $line } på plats { $seat } har en färg som redan finns på väggraden.
position-wall-colour = Plats { $seat }: väggrad { $row }, kolumn { $column } är till för en annan färg.
position-wall-twice = Plats { $seat }: färgen på väggrad { $row }, kolumn { $column } finns två gånger på raden eller i kolumnen.
position-tiles = Det måste finnas { $tiles } brickor av varje färg; { $colour } har { $count }.
position-marker = Förstaspelarmarkören kan inte ligga så på plats { $seat }.
position-offer-open = Det finns fortfarande brickor att ta.
position-no-choice = På den färgade sidan finns inget att välja när väggarna kaklas.
position-nothing-to-deal = Det finns inga brickor kvar att lägga ut: partiet borde vara slut.
position-unresolved = Brädet på plats { $seat } borde redan vara kaklat.

## The position drawn as text

draw-round = runda { $round }
draw-bag = påse
draw-seat = plats { $seat }: { $points }
