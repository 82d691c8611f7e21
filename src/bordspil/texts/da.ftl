## Refusals of any game

game-over = Spillet er slut.
chance-decides = Det afgør tilfældet.
not-your-turn = Det er ikke den plads’ tur; plads { $seat } er i tur.
stale = Spillet er gået videre; det er ved træk { $seq } nu.
move-text = »{ $text }« er ikke et træk.
move-shape = Trækket kan ikke læses: tjek feltet »{ $field }«.
position-shape = Stillingen kan ikke læses: { $problem }
seats-out-of-range = Spillet er for { $low } til { $high } pladser (feltet »{ $field }«).
option-unknown = Der er ingen indstilling »{ $option }«. Indstillingerne er: { $options }.
option-value = Indstillingen »{ $option }« skal være en af: { $choices }.
game-unknown = Der er intet spil »{ $game }«. Spillene er: { $games }.
level-unknown = Der er ingen computerspiller »{ $level }«. De er: { $levels }.
budget-wrong = Feltet »{ $field }« skal være 0 eller mere.

## Saved games

log-wrong-seat = Post { $number }: det var ikke den plads’ tur.
log-illegal = Post { $number } bryder reglerne.
log-wrong-draw = Post { $number } er ikke det, som frøet giver.
record-not-one = Det er ikke et gemt spil.
record-cut-off = Det gemte spil er ikke helt.
record-edited = Det gemte spil er ændret, siden det blev skrevet.
record-other-rules = Spillet er spillet med regler { $theirs }; her gælder regler { $ours }.
record-header = Det gemte spils hoved er forkert ved »{ $field }«.
record-entry = Post { $number } i det gemte spil kan ikke læses.
record-too-long = Det gemte spil har flere poster, end et spil kan have.
record-wrong-end = Det gemte spil slutter ikke, som det siger.
record-no-seed = Det gemte spil har intet frø: det er ikke slut.
record-wrong-seed = Frøet er ikke det, der blev lovet før spillet.
file-unreadable = { $file } kan ikke læses: { $reason }.
file-unwritable = { $file } kan ikke skrives: { $reason }.

## The line protocol

json-broken = Linjen er ikke et JSON-objekt: { $problem }.
line-too-long = Linjen er længere end { $limit } byte.
command-unknown = Der er ingen kommando »{ $command }«. Kommandoerne er: { $commands }.
no-game = Der er intet spil endnu: begynd med »new«.
field-missing = Feltet »{ $field }« mangler.
field-wrong = Feltet »{ $field }« har forkert type.
seat-unknown = Pladsen findes ikke.
list-incomplete = Stillingen har for mange træk til, at de kan vises alle.
perft-chance = Tilfældet kommer imellem: trækfølgerne kan ikke tælles.
perft-too-deep = Højst { $limit } træk frem kan tælles.
internal-error = Noget gik galt: { $problem }. Intet er ændret.

## The terminal

play-welcome = { $game } med { $seats } pladser. Skriv et træk, »?« giver hjælp, »q« slutter.
play-turn = Plads { $seat }, dit træk:
play-bot = Plads { $seat } ({ $level }) spiller { $move }.
play-help = Et træk ser sådan ud: { $example }. »m« viser alle træk, »h« giver et tip, »s FIL« gemmer spillet, »q« slutter.
play-hint = Et godt træk: { $move }
play-saved = Gemt i { $file }.
play-rule = Regel { $rule }.
play-over = Spillet er slut.
play-won = Plads { $seats } vinder.
play-shared = Plads { $seats } deler sejren.
play-left = Du har forladt spillet.
replay-step = Post { $number } af { $total }: { $who } { $move }
replay-chance = tilfældet
replay-seat = plads { $seat }
verify-fine =
    { $draws ->
        [one] { $draws } trækning gentaget: den kommer fra det lovede frø.
       *[other] { $draws } trækninger gentaget: alle kommer fra det lovede frø.
    }
replay-end = Det gemte spil er slut.

## Commands

figure-unknown = Der er intet mål »{ $figure }«. Målene er: { $figures }.
checkout-without-figures = »{ $path }« giver ingen mål: { $reason }.
people-out-of-range = Med { $seats } pladser kan der være 0 til { $seats } mennesker.
match-wrong = En match med { $seats } pladser kræver 2 til { $seats } computerspillere og mindst ét spil.
new-game-written = { $folder } er oprettet. Spil det sådan: { $command }
new-game-exists = { $folder } findes allerede; vælg et andet navn.
new-game-name = »{ $name }« kan ikke være navnet på et nyt spil. Brug små bogstaver, cifre og understreger, begynd med et bogstav, og vælg et ledigt navn.

## Research

extra-missing = Det kræver { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglerne for { $game } er ikke kompileret; brug PlainBatch (bordspil.envs.plain_batch) til det spil.
action-illegal = Handling { $action } er ulovlig i spil { $number }. Intet er ændret.
reset-option = reset har ingen indstilling »{ $option }«: et spils indstillinger angives, når miljøet oprettes.
no-gpu = Intet grafikkort kan bruges her: det kræver CUDA og et kort til det.
no-tensors = { $game } har endnu ingen tensorer til lærende programmer.
bot-none = »{ $bot }« er ikke en computerspiller: sådan en har metoden choose(view, seconds).
bot-not-found = Der er ingen computerspiller »{ $bot }«: modulet kan ikke importeres herfra, eller der er intet af det navn i det.
external-bot-other-game = »{ $contestant }« kan ikke være med: spillet er { $game }.
external-bot-no-command = »{ $contestant }« angiver ingen kommando.
external-bot-not-found = Der er intet program »{ $program }« at køre.
external-bot-not-started = Programmet kunne ikke startes: { $reason }.
external-bot-unasked = Det svarede uden at være spurgt: »{ $text }«.
external-bot-endless = Det skrev mere end { $limit } byte uden at afslutte linjen.
external-bot-ended = Programmet sluttede (slutkode { $code }, sidste fejllinje: { $text }).
external-bot-late = Det svarede ikke inden for { $seconds } sekunder.
external-bot-nonsense = »{ $text }« er ikke et svar med et træk.
forfeit = { $bot } (plads { $seat }) tabte spil { $game } ved træk { $move } uden kamp: { $reason }
forfeit-illegal = { $bot } (plads { $seat }) tabte spil { $game } ved træk { $move } uden kamp ved at spille { $played }: { $reason }
forfeits-more = Flere spil tabt uden kamp: { $count }.
selfplay-wrong = Selvspil kræver mindst ét spil og enten én computerspiller eller én til hver af de { $seats } pladser.
selfplay-exists = { $file } findes allerede; vælg et andet navn, eller fjern filen først.
selfplay-other = { $folder } hører til andre spil (forskelligt: { $field }); fjern mappen, eller vælg et andet navn.
selfplay-resumed =
    { $games ->
        [one] { $games } spil findes allerede; nu kommer resten.
       *[other] { $games } spil findes allerede; nu kommer resten.
    }
selfplay-done = { $file }: { $games } spil, { $moves } træk.
selfplay-not-one = { $file } indeholder ikke spil af denne slags.

## The server

already-started = Spillet er allerede begyndt.
hello-first = Noget gik galt. Genindlæs siden.
hello-twice = Noget gik galt. Genindlæs siden.
message-not-json = Serveren kunne ikke læse, hvad siden sendte.
message-shape = Serveren kunne ikke læse, hvad siden sendte (feltet »{ $field }«).
no-bots = Computeren kan ikke spille { $game } endnu.
no-table = Denne side er ikke ved et bord.
not-host = Kun den, der åbnede bordet, kan gøre det.
not-over = Spillet er ikke slut endnu.
not-seated = Du har ingen plads ved dette bord.
not-started = Spillet er ikke begyndt endnu.
not-your-seat = Den plads er ikke din.
overtaken = En anden kom først. Bordet er opdateret.
seat-not-there = Den plads findes ikke ved bordet.
seat-taken = Pladsen er optaget.
server-error = Noget gik galt på serveren. Intet er ændret; prøv igen.
server-full = Der er ikke plads til flere borde lige nu. Prøv igen senere.
store-down = Serveren kan ikke gemme noget lige nu. Dit træk er ikke tabt; prøv igen om lidt.
table-broken = Bord { $code } kan ikke åbnes: dets log er beskadiget.
table-full = Alle pladser er optaget.
table-other-rules = Ved dette bord blev der spillet med regler { $theirs }; her gælder regler { $ours }.
table-unknown = Der er intet bord { $code }.
token-wrong = Browseren har mistet sin nøgle. Genindlæs siden.
too-many-tables = Du har { $limit } uafsluttede borde. Afslut et, før du åbner et nyt.
too-often = Det gik for hurtigt. Vent et øjeblik.
server-busy = Serveren har travlt lige nu. Prøv igen om lidt.
material-unknown = Her er intet »{ $name }«.
lesson-unknown = Der er ingen lektion »{ $name }«.
file-too-large = Filen er for stor. Grænsen er { $limit } byte.
file-too-complex = Det tager for lang tid eller for meget hukommelse at læse denne fil.
upload-too-slow = Filen kom for langsomt. Prøv igen med en bedre forbindelse.
upload-cut-off = Forbindelsen blev afbrudt, før hele filen var nået frem.
too-many-draws = Spillet har mere end { $limit } trækninger. Gem det, og tjek det med programmet bordspil.
upload-unknown = Din fil til »{ $option }« er her ikke længere. Vælg den igen.
no-hint = Der er intet tip til dette.
hint-among-people = Tip er kun til spil mod computeren.
reports-none = Ingen indberetninger.
reports-line = { $when }  { $game }, bord { $code }: { $about } – { $note }

## Coming and going

stood-in = Computeren spiller for dig dér. Tag først din plads tilbage.
seat-is-lost = Den plads har allerede tabt; computeren spiller den til ende.
not-absent = Den spiller er her.
no-spectators = Dette bord er lukket for tilskuere.
pass-unknown = Koden gælder ikke længere, eller den er skrevet forkert. Bed om en ny.

## Time

no-email = Denne vært sender ikke e-mail.
mail-wrong = Det er ikke en e-mailadresse.
network-none = Computeren er ikke forbundet til et netværk.
network-not-here = Kun en browser på den computer, der kører serveren, kan åbne den for netværket.
email-not-sent = E-mailen kunne ikke sendes. Prøv igen senere.
proof-late = Koden gælder ikke længere. Bed om en ny.
proof-wrong = Det er ikke den kode, vi sendte.
no-webhooks = Denne vært kalder ikke webhooks.
hook-wrong = Adressen kan ikke bruges: den skal begynde med https://.
hook-private = Adresser i værtens eget net kaldes ikke.
email-turn-subject = Din tur: { $game }
email-turn = Det er din tur i { $game }.
email-players = Ved bordet: { $names }
email-unsubscribe = Vil du ikke have disse e-mails? { $link }
email-proof-subject = { $code } er din kode
email-proof = Skriv denne kode: { $code }
email-proof-why = Nogen vil have beskeder til denne adresse, når det er deres tur på { $link }. Hvis det ikke var dig, behøver du ikke gøre noget.
unsubscribe-ask = Stop al e-mail til { $address }?
unsubscribe-button = Stop e-mail
unsubscribe-done = Du får ikke flere e-mails.

## Undo

undo-too-late = Det er for sent at fortryde: der er trukket eller vist noget nyt siden.
game-too-long = Dette spil har varet så længe, at der ikke kan laves flere træk. Begynd på et nyt.
undo-too-often = Der er fortrudt så mange træk i dette spil, at der ikke kan fortrydes flere.
undo-nothing = Du har intet træk at fortryde.
undo-count =
    { $limit ->
        [0] Der er intet træk at fortryde.
        [one] Kun ét træk kan fortrydes.
       *[other] Kun { $limit } træk kan fortrydes.
    }
undo-lapsed = For sent: nogen har spillet.
undo-declined = Trækket bliver stående: nogen sagde nej.
log-wrong-undo = Post { $number } fortryder noget, der ikke kan fortrydes.
replay-undo =
    { $count ->
        [one] Post { $number } af { $total }: ét træk fortrydes
       *[other] Post { $number } af { $total }: { $count } træk fortrydes
    }

## Looking on and back

look-later = Hvad de andre så, vises, når spillet er slut.
no-such-move = Det træk findes ikke; det sidste er { $last }.

## Around the table

chat-off = Chatten er slået fra ved dette bord.
chat-empty = Beskeden er tom.
chat-too-often = Det var meget på én gang. Vent lidt, før du skriver igen.
colour-taken = En anden har den farve.

## Accounts

phrase-shape = Det er ikke en gendannelsessætning: den har otte ord på tre stavelser hver. Tjek stavningen.
phrase-unknown = Ingen konto her har den gendannelsessætning.
passkey-wrong = Adgangsnøglen blev ikke godkendt.
passkey-late = Det tog for lang tid. Prøv igen.
passkey-unknown = Adgangsnøglen kendes ikke her. Måske er den fjernet.
passkey-not-here = Adgangsnøgler virker kun, hvor siden har et domænenavn, ikke på en bar IP-adresse. Brug en gendannelsessætning i stedet.
signed-in = Denne browser er allerede logget ind. Log ud først.
not-signed-in = Denne browser er ikke logget ind.
key-unknown = Den nøgle er allerede væk.
device-unknown = Den enhed er allerede logget ud.
last-key = Det er din eneste vej ind. Lav en anden først, eller slet det hele.
too-many-keys = Du kan højst have { $limit } nøgler.
too-many-devices = Højst { $limit } enheder kan være logget ind. Log en ud først.

## Operators

load-wrong = En belastningstest tager 1 til 5000 borde med 1 til 100 træk hver, med højst 60 sekunder imellem.
setting-unknown = Der er ingen indstilling »{ $name }« ({ $place }); `bordspil settings` udskriver dem alle.
setting-wrong = Denne indstilling kan ikke bruges ({ $place }): { $reason }.
too-many-here = Der er for mange forbindelser fra dit netværk lige nu. Prøv igen senere.
file-exists = { $file } findes allerede; en kopi overskriver aldrig noget.
backup-failed = { $file } kunne ikke skrives: { $reason }.
store-in-use = En server bruger { $file }. Stop den først.
backup-made =
    { $tables ->
        [one] Ét bord kopieret til { $file }.
       *[other] { $tables } borde kopieret til { $file }.
    }
backup-restored =
    { $tables ->
        [one] Ét bord er tilbage i { $store }.
       *[other] { $tables } borde er tilbage i { $store }.
    }
backup-aside = Det, der var der før, er nu { $file }.

## The store

store-no-file = Dette lager er en database og ikke en fil; `bordspil store copy` kopierer det.
store-behind = Lageret { $store } har version { $version }. Opdater det først: bordspil store migrate.
store-not-empty = { $store } er ikke tomt; en kopi kræver et tomt lager.
store-unusable = Lageret { $store } kan ikke bruges: { $reason }.
store-differs = »{ $table }« er ikke ens i begge lagre; intet er kopieret.
store-current = { $store } har version { $version }, den nyeste. Der er intet at gøre.
store-migrated = { $store } er gået fra version { $old } til version { $new }.
store-copied = Alt er nu i { $store }, sammenlignet med originalen.
store-copying = Kopierer
store-checking = Kontrollerer
store-title = { $store }, version { $version }
store-column-table = Tabel
store-column-rows = Rækker
store-sound =
    { $tables ->
        [one] Alt er i orden: { $tables } bord er tjekket og dets spil spillet igen.
       *[other] Alt er i orden: { $tables } borde er tjekket og deres spil spillet igen.
    }
store-faults = { $count } fejl blev fundet.
check-gap = numrene i loggen har et hul.
check-seats = der mangler pladser.
check-seed = frøet har den forkerte længde.
check-stage = bordets tilstand passer ikke til loggen.
check-replay = loggen kan ikke spilles igen ({ $reason }).
check-results = resultatet passer ikke til spillet.
check-orphans =
    { $reason ->
        [one] { $reason } række hører ikke til noget, der findes.
       *[other] { $reason } rækker hører ikke til noget, der findes.
    }
check-columns = kolonnerne er ikke denne versions.

## Opponents

hurry-among-people = Du kan kun skynde på computeren, når ingen andre spiller med.
no-puzzles = Der findes ingen opgaver til { $game }.
no-analysis = Der er ingen analyse af dette.
analysis-failed = Spillet kunne ikke analyseres. Prøv igen.
sprt-wrong = Testen skal have to tal fra −1000 til 1000, det laveste først.
ladder-wrong = En stige kræver mindst to forskellige computerspillere, to pladser, ét spil pr. par og en rækkevidde på mindst 1.
sprt-weaker = Testen siger { $low } Elo snarere end { $high }.
sprt-stronger = Testen siger { $high } Elo snarere end { $low }.
sprt-open = Testen kan endnu ikke skelne { $low } fra { $high } Elo; der skal flere spil til.

## Workers

worker-lost = Tre arbejdsprocesser i træk døde på den samme opgave.
workers-wrong = »{ $workers }« angiver ingen arbejdsprocesser: angiv et antal, eller ray://HOST:PORT, ray:auto eller ray:local.
workers-unusable = Arbejdsprocesserne på { $workers } kan ikke bruges: { $reason }.
worker-other-version = En arbejdsproces har version { $theirs } af Bordspil; dette er version { $ours }.
telemetry-wrong = »{ $address }« er ikke en adresse på en opsamler: angiv en som http://localhost:4318.

## Tournaments

tournament-plan = Turneringens plan kan ikke bruges: { $problem }.
tournament-rounds = Kun { $most } runder kan sættes sammen, uden at nogen mødes to gange.
tournament-other = Mappen { $folder } indeholder en anden turnering.
tournament-resumed =
    { $games ->
        [one] { $games } spil er spillet; turneringen fortsætter.
       *[other] { $games } spil er spillet; turneringen fortsætter.
    }
