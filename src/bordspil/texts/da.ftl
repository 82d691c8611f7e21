## Refusals of any game

game-over = Spillet er slut.
chance-decides = Det afgør tilfældet.
not-your-turn = Det er ikke den plads' tur; plads { $seat } skal trække.
stale = Spillet er gået videre siden; det er ved træk { $seq }.
move-text = “{ $text }” er ikke et træk.
move-shape = Trækket kan ikke læses: se på feltet “{ $field }”.
position-shape = Stillingen kan ikke læses: { $problem }
seats-out-of-range = Spillet er for { $low } til { $high } pladser (feltet “{ $field }”).
option-unknown = Der er intet valg, der hedder “{ $option }”; valgene er: { $options }.
option-value = Valget “{ $option }” kan være et af: { $choices }.
game-unknown = Der er intet spil, der hedder “{ $game }”; spillene er: { $games }.
level-unknown = Der er ingen computerspiller, der hedder “{ $level }”; de er: { $levels }.
budget-wrong = Feltet “{ $field }” skal være et tal fra 0 og opefter.

## Records

log-wrong-seat = Post { $number } var ikke den plads' tur.
log-illegal = Post { $number } bryder reglerne.
log-wrong-draw = Post { $number } er ikke det, der blev trukket med dette frø.
record-not-one = Dette er ikke en optegnelse af et spil.
record-cut-off = Optegnelsen er skåret af.
record-edited = Optegnelsen er ændret, siden den blev skrevet.
record-other-rules = Optegnelsen følger regler { $theirs }; her gælder regler { $ours }.
record-header = Optegnelsens hoved er forkert ved “{ $field }”.
record-entry = Post { $number } i optegnelsen kan ikke læses.
record-too-long = Optegnelsen har flere poster, end et spil kan have.
record-wrong-end = Optegnelsen slutter ikke, som den siger.
record-no-seed = Optegnelsen har intet frø: spillet er ikke slut.
record-wrong-seed = Frøet er ikke det, der blev lovet før spillet.
file-unreadable = { $file } kan ikke læses: { $reason }.
file-unwritable = { $file } kan ikke skrives: { $reason }.

## The line protocol

json-broken = Linjen er ikke et JSON-objekt: { $problem }.
line-too-long = Linjen er længere end { $limit } byte.
command-unknown = Der er ingen kommando “{ $command }”; kommandoerne er: { $commands }.
no-game = Intet spil er begyndt: begynd med “new”.
field-missing = Feltet “{ $field }” mangler.
field-wrong = Feltet “{ $field }” er af forkert slags.
seat-unknown = Pladsen findes ikke.
list-incomplete = Trækkene i denne stilling kan ikke alle opregnes.
perft-chance = Tilfældet kommer imellem: trækfølgerne kan ikke tælles.
perft-too-deep = Højst { $limit } træk frem kan tælles.
internal-error = Noget gik galt: { $problem }. Intet er ændret.

## The terminal

play-welcome = { $game } med { $seats } pladser. Skriv et træk, “?” giver hjælp, “q” slutter.
play-turn = Plads { $seat }, dit træk:
play-bot = Plads { $seat } ({ $level }) spiller { $move }.
play-help = Træk ser sådan ud: { $example }. “m” opregner dem alle, “h” giver et tip, “s FIL” gemmer optegnelsen, “q” slutter.
play-hint = Et godt træk: { $move }
play-saved = Gemt i { $file }.
play-rule = Regel { $rule }.
play-over = Spillet er slut.
play-won = Plads { $seats } har vundet.
play-shared = Pladserne { $seats } deler sejren.
play-left = Du har forladt spillet.
replay-step = Post { $number } af { $total }: { $who } { $move }
replay-chance = tilfældet
replay-seat = plads { $seat }
verify-fine = { $draws } trækninger gentaget: alle kommer fra det lovede frø.
replay-end = Optegnelsen er slut.

## Commands

figure-unknown = Der er intet mål, der hedder “{ $figure }”; målene er: { $figures }.
checkout-without-figures = “{ $path }” giver ingen mål: { $reason }.
people-out-of-range = Ved { $seats } pladser kan der sidde 0 til { $seats } personer.
match-wrong = En match kræver mindst to computerspillere, højst { $seats } ved { $seats } pladser, og mindst ét spil.
new-game-written = { $folder } er skrevet. Spil det sådan: { $command }
new-game-exists = { $folder } findes allerede; vælg et andet navn.
new-game-name = “{ $name }” kan ikke være navnet på et nyt spil: det består af små bogstaver, cifre og understreger, begynder med et bogstav og er ikke optaget.

## Research

extra-missing = Det kræver { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglerne for { $game } er ikke kompileret; PlainBatch (bordspil.envs.plain_batch) spiller mange af dens partier på én gang.
action-illegal = Handlingen { $action } er ulovlig i parti { $number }. Intet er ændret.
reset-option = Der er intet valg i reset, der hedder “{ $option }”: spillets valg angives, når miljøet oprettes.
no-gpu = Her er intet grafikkort, der kan bruges: der kræves CUDA og et kort til det.
no-tensors = { $game } har endnu ingen tal for lærende programmer.
bot-none = “{ $bot }” er ingen computerspiller: sådan en har en metode choose(view, seconds).
bot-not-found = Der er ingen computerspiller “{ $bot }”: modulet kan ikke importeres herfra, eller der er intet af det navn i det.
external-bot-other-game = “{ $contestant }” kan ikke deltage her: spillet er { $game }.
external-bot-no-command = “{ $contestant }” indeholder ingen kommando, der kan læses.
external-bot-not-found = Der er intet program, der kan køres og hedder “{ $program }”.
external-bot-not-started = Programmet kunne ikke startes: { $reason }.
external-bot-unasked = Det talte uden at være spurgt: “{ $text }”.
external-bot-endless = Det skrev mere end { $limit } byte uden at afslutte linjen.
external-bot-ended = Programmet sluttede (slutkode { $code }, sidste fejllinje: { $text }).
external-bot-late = Der kom intet svar inden for { $seconds } sekunder.
external-bot-nonsense = “{ $text }” er ikke et svar med et træk.
forfeit = { $bot } (plads { $seat }) tabte spil { $game } ved træk { $move }: { $reason }
forfeit-illegal = { $bot } (plads { $seat }) tabte spil { $game } ved træk { $move } med det ulovlige træk { $played }: { $reason }
forfeits-more = Flere spil, der blev tabt sådan: { $count }.
selfplay-wrong = Selvspil kræver mindst ét spil, og én computerspiller eller én til hver af de { $seats } pladser.
selfplay-exists = { $file } findes allerede; vælg et andet navn, eller fjern filen først.
selfplay-other = { $folder } hører til andre spil (forskelligt: { $field }); fjern mappen, eller vælg et andet navn.
selfplay-resumed = Spil, der allerede findes: { $games }; nu kommer de andre.
selfplay-done = { $file }: { $games } spil, { $moves } træk.
selfplay-not-one = { $file } indeholder ikke spil af denne slags.

## The server

already-started = Spillet er allerede begyndt.
hello-first = Siden har ikke præsenteret sig; genindlæs den.
hello-twice = Siden har præsenteret sig to gange; genindlæs den.
message-not-json = Serveren kunne ikke læse, hvad siden sendte.
message-shape = Serveren kunne ikke læse, hvad siden sendte (feltet “{ $field }”).
no-bots = Computeren kan ikke spille { $game } endnu.
no-table = Denne side er ikke ved et bord.
not-host = Kun den, der åbnede bordet, må gøre det.
not-over = Spillet er ikke slut endnu.
not-seated = Du har ingen plads ved dette bord.
not-started = Spillet er ikke begyndt endnu.
not-your-seat = Den plads tilhører en anden.
overtaken = En anden kom først; bordet er bragt ajour.
seat-not-there = Den plads findes ikke ved bordet.
seat-taken = Pladsen er optaget.
server-error = Noget gik galt på serveren. Intet er ændret; prøv igen.
server-full = Der er ikke plads til flere borde lige nu. Prøv igen senere.
store-down = Serveren kan ikke gemme noget lige nu. Dit træk er ikke tabt; prøv igen om lidt.
table-broken = Bord { $code } kan ikke åbnes: dets log er beskadiget.
table-full = Alle pladser er optaget.
table-other-rules = Ved dette bord gjaldt regler { $theirs }; her gælder regler { $ours }.
table-unknown = Der er intet bord { $code }.
token-wrong = Browseren har mistet sin nøgle; genindlæs siden.
too-many-tables = Du har { $limit } uafsluttede borde. Afslut et, før du åbner et nyt.
too-often = Det gik for hurtigt. Vent et øjeblik.
server-busy = Serveren har travlt lige nu. Prøv igen om lidt.
material-unknown = Her er intet “{ $name }”.
lesson-unknown = Der er ingen lektion “{ $name }”.
file-too-large = Filen er for stor; der tages højst imod { $limit } byte.
file-too-complex = Det tager for lang tid eller for meget hukommelse at læse denne fil.
upload-too-slow = Filen kom for langsomt. Prøv igen med en bedre forbindelse.
upload-cut-off = Forbindelsen blev afbrudt, før hele filen var nået frem.
too-many-draws = I dette spil blev der trukket mere end { $limit } gange. Gem optegnelsen, og kontrollér den med programmet bordspil.
upload-unknown = Det, du havde med til »{ $option }«, er her ikke længere. Vælg filen igen.
no-hint = Der er intet tip her.
hint-among-people = Tip gives kun, hvor intet andet menneske spiller.
reports-none = Ingen indberetninger.
reports-line = { $when }  { $game }, bord { $code }: { $about } – { $note }

## Coming and going

stood-in = Computeren spiller for dig på den plads. Overtag først pladsen igen.
seat-is-lost = Den plads har allerede tabt; computeren spiller den til ende.
not-absent = Den, der har pladsen, er her.
no-spectators = Dette bord er lukket for tilskuere.
pass-unknown = Koden gælder ikke længere, eller der er en fejl i den. Bed om en ny.

## Time

no-email = Denne vært sender ikke e-mail.
mail-wrong = Det er ikke en e-mailadresse.
network-none = Computeren er ikke forbundet til et netværk.
network-not-here = Kun en browser på den computer, der kører serveren, kan åbne den for netværket.
email-not-sent = E-mailen kunne ikke sendes. Prøv igen senere.
proof-late = Koden gælder ikke længere. Bed om en ny.
proof-wrong = Det er ikke den kode, der blev sendt.
no-webhooks = Denne vært kalder ikke webhooks.
hook-wrong = Adressen kan ikke kaldes: den skal begynde med https://.
hook-private = Adresser i værtens eget net kaldes ikke.
email-turn-subject = Din tur: { $game }
email-turn = Det er din tur i et spil { $game }.
email-players = Ved bordet: { $names }
email-unsubscribe = Hvis du ikke vil have flere af disse beskeder: { $link }
email-proof-subject = { $code } er din kode
email-proof = Skriv denne kode: { $code }
email-proof-why = Nogen vil have besked på denne adresse, når det er deres tur på { $link }. Hvis det ikke var dig, behøver du ikke gøre noget.
unsubscribe-ask = Skal der ikke sendes mere e-mail til { $address }?
unsubscribe-button = Ikke mere e-mail
unsubscribe-done = Du får ikke mere e-mail.

## Undo

undo-too-late = Trækket kan ikke længere tages tilbage: der er trukket eller vist noget nyt siden.
game-too-long = Dette spil har varet så længe, at der ikke kan laves flere træk. Begynd på et nyt.
undo-too-often = Der er taget så mange træk tilbage i dette spil, at der ikke kan tages flere tilbage.
undo-nothing = Du har ikke noget træk at tage tilbage.
undo-count = { $limit ->
    [0] Der er intet træk at tage tilbage.
    [one] Kun ét træk kan tages tilbage.
   *[other] Kun { $limit } træk kan tages tilbage.
  }
undo-lapsed = Spørgsmålet gælder ikke længere: nogen har gjort et træk siden.
undo-declined = Trækket står ved magt: nogen er ikke enig.
log-wrong-undo = Post { $number } tager noget tilbage, som ikke kan tages tilbage.
replay-undo =
    Post { $number } af { $total }: { $count ->
        [one] ét træk tages tilbage
       *[other] { $count } træk tages tilbage
    }

## Looking on and back

look-later = De andres udsyn vises, når spillet er slut.
no-such-move = Der er ikke noget sådant træk; det sidste er { $last }.

## Around the table

chat-off = Der er ingen chat ved dette bord.
chat-empty = Beskeden er tom.
chat-too-often = Det var meget på én gang. Vent lidt, før du skriver igen.
colour-taken = En anden har den farve.

## Accounts

phrase-shape = Det er ikke en gendannelsessætning: den har otte ord på tre stavelser. Se efter, hvordan den er skrevet.
phrase-unknown = Ingen her har den gendannelsessætning.
passkey-wrong = Adgangsnøglen blev ikke godkendt.
passkey-late = Det tog for lang tid eller kom i forkert rækkefølge. Prøv igen.
passkey-unknown = Adgangsnøglen kendes ikke her. Måske er den fjernet.
passkey-not-here = Adgangsnøgler virker kun, hvor siden har sit eget navn, ikke på en ren netværksadresse. Brug en gendannelsessætning.
signed-in = Denne browser er allerede logget ind. Log ud først.
not-signed-in = Denne browser er ikke logget ind.
key-unknown = Den nøgle findes ikke længere.
device-unknown = Den enhed er ikke længere logget ind.
last-key = Det er din eneste vej ind. Lav en anden først, eller slet det hele.
too-many-keys = Der kan højst være { $limit } nøgler.
too-many-devices = Højst { $limit } enheder kan være logget ind. Log en ud først.

## Ratings

## Operators

load-wrong = Der kan åbnes 1 til 5000 borde, hvert med 1 til 100 træk, med højst 60 sekunder imellem.

setting-unknown = Der er ingen indstilling “{ $name }” ({ $place }); `bordspil settings` udskriver dem alle.
setting-wrong = Denne indstilling kan ikke bruges ({ $place }): { $reason }.
too-many-here = Der er for mange forbindelser fra dit netværk lige nu. Prøv igen senere.
file-exists = { $file } findes allerede; en kopi overskriver aldrig noget.
backup-failed = { $file } kunne ikke skrives: { $reason }.
store-in-use = En server bruger { $file }. Stop den først.
backup-made =
    { $tables ->
        [one] Ét bord
       *[other] { $tables } borde
    } kopieret til { $file }.
backup-restored =
    { $tables ->
        [one] Ét bord
       *[other] { $tables } borde
    } er tilbage i { $store }.
backup-aside = Det, der var der før, er nu { $file }.

## The store

store-no-file = Dette lager er en database og ikke en fil; `bordspil store copy` kopierer det.
store-behind = Lageret { $store } har version { $version }. Opdater det først: bordspil store migrate.
store-not-empty = Der er allerede noget i { $store }; der kopieres kun til et tomt lager.
store-unusable = Lageret { $store } kan ikke bruges: { $reason }.
store-differs = »{ $table }« er ikke ens i begge lagre; intet er kopieret.
store-current = { $store } har version { $version }, den nyeste. Der er intet at gøre.
store-migrated = { $store } er gået fra version { $old } til version { $new }.
store-copied = Alt er nu i { $store }, præcis som det blev læst.
store-copying = Kopierer
store-checking = Kontrollerer
store-title = { $store }, version { $version }
store-column-table = Tabel
store-column-rows = Rækker
store-sound =
    { $tables ->
        [one] Intet er galt; { $tables } bord blev gennemgået, og dets parti spillet igen.
       *[other] Intet er galt; { $tables } borde blev gennemgået, og deres partier spillet igen.
    }
store-faults = { $count } fejl blev fundet.
check-gap = numrene i loggen har et hul.
check-seats = der mangler pladser.
check-seed = frøet har den forkerte længde.
check-stage = bordets tilstand passer ikke til loggen.
check-replay = loggen kan ikke spilles igen ({ $reason }).
check-results = resultatet er ikke det, som partiet gav.
check-orphans = { $reason } rækker hører ikke til noget, der findes.
check-columns = kolonnerne er ikke denne versions.

## Opponents

hurry-among-people = Computeren skyndes kun på, hvor ingen andre spiller med.
no-analysis = Der er ingen analyse her.
analysis-failed = Spillet kunne ikke analyseres. Prøv igen.
sprt-wrong = Testen skal have to tal fra -1000 til 1000, det laveste først.
ladder-wrong = En stige skal have mindst to forskellige bots, to pladser, ét spil pr. par og en rækkevidde på mindst 1.
sprt-weaker = Testen siger: snarere { $low } end { $high } Elo.
sprt-stronger = Testen siger: snarere { $high } end { $low } Elo.
sprt-open = Testen kan ikke skelne mellem { $low } og { $high } Elo; der skal flere spil til.

## Arbejdere

worker-lost = Tre arbejdere i træk endte under den samme opgave.
workers-wrong = “{ $workers }” angiver ingen arbejdere: angiv et antal processer, eller ray://HOST:PORT, ray:auto eller ray:local.
workers-unusable = Arbejderne på { $workers } kan ikke bruges: { $reason }.
worker-other-version = En arbejder har version { $theirs } af Bordspil; dette er version { $ours }.
telemetry-wrong = “{ $address }” er ikke en adresse på en opsamler: angiv en som http://localhost:4318.

## Turneringer

tournament-plan = Turneringens plan kan ikke bruges: { $problem }.
tournament-rounds = Højst { $most } runder kan sættes sammen, uden at nogen mødes to gange.
tournament-other = Mappen { $folder } indeholder en anden turnering.
tournament-resumed = { $games } spil er allerede spillet; turneringen fortsætter.
