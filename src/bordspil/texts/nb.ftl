## Refusals of any game

game-over = Spillet er slutt.
chance-decides = Dette er opp til tilfeldighetene.
not-your-turn = Det er ikke denne plassens tur; plass { $seat } står for tur.
stale = Spillet har gått videre; det er ved trekk { $seq } nå.
move-text = «{ $text }» er ikke et trekk.
move-shape = Trekket kan ikke leses: sjekk feltet «{ $field }».
position-shape = Stillingen kan ikke leses: { $problem }
seats-out-of-range = Spillet er for { $low } til { $high } plasser (feltet «{ $field }»).
option-unknown = Det finnes ikke noe valg «{ $option }». Valgene er: { $options }.
option-value = Valget «{ $option }» må være ett av: { $choices }.
game-unknown = Det finnes ikke noe spill «{ $game }». Spillene er: { $games }.
level-unknown = Det finnes ingen dataspiller «{ $level }». De er: { $levels }.
budget-wrong = Feltet «{ $field }» må være 0 eller mer.

## Saved games

log-wrong-seat = Post { $number }: det var ikke denne plassens tur.
log-illegal = Post { $number } bryter reglene.
log-wrong-draw = Post { $number } er ikke det frøet gir.
record-not-one = Dette er ikke et lagret spill.
record-cut-off = Det lagrede spillet er ufullstendig.
record-edited = Det lagrede spillet er endret siden det ble skrevet.
record-other-rules = Spillet er spilt med regler { $theirs }; her gjelder regler { $ours }.
record-header = Hodet i det lagrede spillet er feil ved «{ $field }».
record-entry = Post { $number } i det lagrede spillet kan ikke leses.
record-too-long = Det lagrede spillet har flere poster enn et spill kan ha.
record-wrong-end = Det lagrede spillet slutter ikke slik det sier.
record-no-seed = Det lagrede spillet har ikke noe frø: det er ikke slutt.
record-wrong-seed = Frøet er ikke det som ble lovet før spillet.
file-unreadable = { $file } kan ikke leses: { $reason }.
file-unwritable = { $file } kan ikke skrives: { $reason }.

## The line protocol

json-broken = Linjen er ikke et JSON-objekt: { $problem }.
line-too-long = Linjen er lengre enn { $limit } byte.
command-unknown = Det finnes ingen kommando «{ $command }». Kommandoene er: { $commands }.
no-game = Det er ikke noe spill ennå: begynn med «new».
field-missing = Feltet «{ $field }» mangler.
field-wrong = Feltet «{ $field }» har feil type.
seat-unknown = Plassen finnes ikke.
list-incomplete = Stillingen har for mange trekk til at alle kan listes opp.
perft-chance = Tilfeldighetene kommer imellom: trekkfølgene kan ikke telles.
perft-too-deep = Høyst { $limit } trekk fram kan telles.
internal-error = Noe gikk galt: { $problem }. Ingenting er endret.

## The terminal

play-welcome = { $game } med { $seats } plasser. Skriv et trekk, «?» gir hjelp, «q» avslutter.
play-turn = Plass { $seat }, ditt trekk:
play-bot = Plass { $seat } ({ $level }) spiller { $move }.
play-help = Et trekk ser slik ut: { $example }. «m» viser alle trekk, «h» gir et tips, «s FIL» lagrer spillet, «q» avslutter.
play-hint = Et godt trekk: { $move }
play-saved = Lagret i { $file }.
play-rule = Regel { $rule }.
play-over = Spillet er slutt.
play-won = Plass { $seats } vinner.
play-shared = Plass { $seats } deler seieren.
play-left = Du har forlatt spillet.
replay-step = Post { $number } av { $total }: { $who } { $move }
replay-chance = tilfeldig
replay-seat = plass { $seat }
verify-fine =
    { $draws ->
        [one] { $draws } trekning gjentatt: den kommer fra det lovede frøet.
       *[other] { $draws } trekninger gjentatt: alle kommer fra det lovede frøet.
    }
replay-end = Det lagrede spillet er slutt.

## Commands

figure-unknown = Det finnes ikke noe mål «{ $figure }». Målene er: { $figures }.
checkout-without-figures = «{ $path }» gir ingen mål: { $reason }.
people-out-of-range = Med { $seats } plasser kan det være 0 til { $seats } mennesker.
match-wrong = En match med { $seats } plasser trenger 2 til { $seats } dataspillere og minst ett spill.
new-game-written = { $folder } er opprettet. Spill det slik: { $command }
new-game-exists = { $folder } finnes allerede; velg et annet navn.
new-game-name = «{ $name }» kan ikke være navnet på et nytt spill. Bruk små bokstaver, sifre og understreker, begynn med en bokstav, og velg et ledig navn.

## Research

extra-missing = Dette trenger { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglene for { $game } er ikke kompilert; bruk PlainBatch (bordspil.envs.plain_batch) til det spillet.
action-illegal = Handling { $action } er ulovlig i spill { $number }. Ingenting er endret.
reset-option = reset har ikke noe valg «{ $option }»: et spills valg oppgis når miljøet opprettes.
no-gpu = Ikke noe grafikkort kan brukes her: det trengs CUDA og et kort for det.
no-tensors = { $game } har ennå ingen tensorer for lærende programmer.
bot-none = «{ $bot }» er ingen dataspiller: en slik har metoden choose(view, seconds).
bot-not-found = Det finnes ingen dataspiller «{ $bot }»: modulen kan ikke importeres herfra, eller det er ingenting med det navnet i den.
external-bot-other-game = «{ $contestant }» kan ikke være med: spillet er { $game }.
external-bot-no-command = «{ $contestant }» oppgir ingen kommando.
external-bot-not-found = Det finnes ikke noe program «{ $program }» å kjøre.
external-bot-not-started = Programmet kunne ikke startes: { $reason }.
external-bot-unasked = Det svarte uten å være spurt: «{ $text }».
external-bot-endless = Det skrev mer enn { $limit } byte uten å avslutte linjen.
external-bot-ended = Programmet avsluttet (sluttkode { $code }, siste feillinje: { $text }).
external-bot-late = Det svarte ikke innen { $seconds } sekunder.
external-bot-nonsense = «{ $text }» er ikke et svar med et trekk.
forfeit = { $bot } (plass { $seat }) tapte spill { $game } på walkover ved trekk { $move }: { $reason }
forfeit-illegal = { $bot } (plass { $seat }) tapte spill { $game } på walkover ved trekk { $move } ved å spille { $played }: { $reason }
forfeits-more = Flere walkover: { $count }.
selfplay-wrong = Selvspill trenger minst ett spill, og enten én dataspiller eller én til hver av de { $seats } plassene.
selfplay-exists = { $file } finnes allerede; velg et annet navn eller fjern filen først.
selfplay-other = { $folder } hører til andre spill (ulikt: { $field }); fjern mappen eller velg et annet navn.
selfplay-resumed =
    { $games ->
        [one] { $games } spill finnes allerede; nå kommer resten.
       *[other] { $games } spill finnes allerede; nå kommer resten.
    }
selfplay-done = { $file }: { $games } spill, { $moves } trekk.
selfplay-not-one = { $file } inneholder ikke spill av dette slaget.

## The server

already-started = Spillet har allerede begynt.
hello-first = Noe gikk galt. Last siden inn på nytt.
hello-twice = Noe gikk galt. Last siden inn på nytt.
message-not-json = Serveren kunne ikke lese det siden sendte.
message-shape = Serveren kunne ikke lese det siden sendte (feltet «{ $field }»).
no-bots = Datamaskinen kan ikke spille { $game } ennå.
no-table = Denne siden er ikke ved et bord.
not-host = Bare den som åpnet bordet, kan gjøre det.
not-over = Spillet er ikke slutt ennå.
not-seated = Du har ingen plass ved dette bordet.
not-started = Spillet har ikke begynt ennå.
not-your-seat = Den plassen er ikke din.
overtaken = Noen andre kom først. Bordet er oppdatert.
seat-not-there = Den plassen finnes ikke ved bordet.
seat-taken = Plassen er opptatt.
server-error = Noe gikk galt på serveren. Ingenting er endret; prøv igjen.
server-full = Det er ikke plass til flere bord akkurat nå. Prøv igjen senere.
store-down = Serveren kan ikke lagre noe akkurat nå. Trekket ditt er ikke tapt; prøv igjen om litt.
table-broken = Bord { $code } kan ikke åpnes: loggen er skadet.
table-full = Alle plasser er opptatt.
table-other-rules = Ved dette bordet ble det spilt med regler { $theirs }; her gjelder regler { $ours }.
table-unknown = Det finnes ikke noe bord { $code }.
token-wrong = Nettleseren har mistet nøkkelen sin. Last siden inn på nytt.
too-many-tables = Du har { $limit } uavsluttede bord. Avslutt ett før du åpner et nytt.
too-often = Det gikk for fort. Vent litt.
server-busy = Serveren har mye å gjøre akkurat nå. Prøv igjen om litt.
material-unknown = Det finnes ingen «{ $name }» her.
lesson-unknown = Det finnes ingen leksjon «{ $name }».
file-too-large = Filen er for stor. Grensen er { $limit } byte.
file-too-complex = Det tar for lang tid eller for mye minne å lese denne filen.
upload-too-slow = Filen kom for sakte. Prøv igjen med en bedre forbindelse.
upload-cut-off = Forbindelsen ble brutt før hele filen var kommet fram.
too-many-draws = Spillet har mer enn { $limit } trekninger. Lagre det og sjekk det med programmet bordspil.
upload-unknown = Filen din til «{ $option }» er her ikke lenger. Velg den på nytt.
no-hint = Det finnes ikke noe tips for dette.
hint-among-people = Tips finnes bare når du spiller mot datamaskinen.
reports-none = Ingen meldinger.
reports-line = { $when }  { $game }, bord { $code }: { $about } – { $note }

## Coming and going

stood-in = Datamaskinen spiller for deg der. Ta tilbake plassen din først.
seat-is-lost = Den plassen har allerede tapt; datamaskinen spiller den ferdig.
not-absent = Den spilleren er her.
no-spectators = Dette bordet er stengt for tilskuere.
pass-unknown = Koden gjelder ikke lenger, eller den er skrevet feil. Be om en ny.

## Time

no-email = Denne verten sender ikke e-post.
mail-wrong = Det er ikke en e-postadresse.
network-none = Datamaskinen er ikke koblet til noe nettverk.
network-not-here = Bare en nettleser på datamaskinen som kjører serveren, kan åpne den for nettverket.
email-not-sent = E-posten kunne ikke sendes. Prøv igjen senere.
proof-late = Koden gjelder ikke lenger. Be om en ny.
proof-wrong = Det er ikke koden vi sendte.
no-webhooks = Denne verten kaller ikke webhooks.
hook-wrong = Adressen kan ikke brukes: den må begynne med https://.
hook-private = Adresser i vertens eget nett kalles ikke.
email-turn-subject = Din tur: { $game }
email-turn = Det er din tur i { $game }.
email-players = Ved bordet: { $names }
email-unsubscribe = Vil du ikke ha disse e-postene? { $link }
email-proof-subject = { $code } er koden din
email-proof = Skriv denne koden: { $code }
email-proof-why = Noen vil ha meldinger til denne adressen når det er deres tur på { $link }. Hvis det ikke var deg, trenger du ikke gjøre noe.
unsubscribe-ask = Stoppe all e-post til { $address }?
unsubscribe-button = Stopp e-post
unsubscribe-done = Du får ikke flere e-poster.

## Undo

undo-too-late = Det er for sent å angre: noe nytt er trukket eller vist siden.
game-too-long = Dette spillet har vart så lenge at det ikke kan gjøres flere trekk. Begynn på et nytt.
undo-too-often = Så mange trekk er angret i dette spillet at ingen flere kan angres.
undo-nothing = Du har ikke noe trekk å angre.
undo-count =
    { $limit ->
        [0] Det finnes ikke noe trekk å angre.
        [one] Bare ett trekk kan angres.
       *[other] Bare { $limit } trekk kan angres.
    }
undo-lapsed = For sent: noen har spilt.
undo-declined = Trekket blir stående: noen sa nei.
log-wrong-undo = Post { $number } angrer noe som ikke kan angres.
replay-undo =
    { $count ->
        [one] Post { $number } av { $total }: ett trekk angres
       *[other] Post { $number } av { $total }: { $count } trekk angres
    }

## Looking on and back

look-later = Det de andre så, vises når spillet er slutt.
no-such-move = Trekket finnes ikke; det siste er { $last }.

## Around the table

chat-off = Chatten er slått av ved dette bordet.
chat-empty = Meldingen er tom.
chat-too-often = Det var mye på én gang. Vent litt før du skriver igjen.
colour-taken = Noen andre har den fargen.

## Accounts

phrase-shape = Dette er ikke en gjenopprettingsfrase: den har åtte ord på tre stavelser hver. Sjekk stavemåten.
phrase-unknown = Ingen konto her har denne gjenopprettingsfrasen.
passkey-wrong = Tilgangsnøkkelen ble ikke godtatt.
passkey-late = Det tok for lang tid. Prøv igjen.
passkey-unknown = Denne tilgangsnøkkelen er ukjent her. Kanskje den er fjernet.
passkey-not-here = Tilgangsnøkler virker bare der siden har et domenenavn, ikke på en ren IP-adresse. Bruk en gjenopprettingsfrase i stedet.
signed-in = Denne nettleseren er allerede logget inn. Logg ut først.
not-signed-in = Denne nettleseren er ikke logget inn.
key-unknown = Den nøkkelen er allerede borte.
device-unknown = Den enheten er allerede logget ut.
last-key = Dette er den eneste veien din inn. Lag en til først, eller slett alt.
too-many-keys = Du kan ha høyst { $limit } nøkler.
too-many-devices = Høyst { $limit } enheter kan være logget inn. Logg ut en først.

## Operators

load-wrong = En belastningstest tar 1 til 5000 bord med 1 til 100 trekk hver, med høyst 60 sekunder imellom.
setting-unknown = Det finnes ingen innstilling «{ $name }» ({ $place }); `bordspil settings` skriver ut alle.
setting-wrong = Denne innstillingen kan ikke brukes ({ $place }): { $reason }.
too-many-here = Det er for mange tilkoblinger fra nettverket ditt akkurat nå. Prøv igjen senere.
file-exists = { $file } finnes allerede; en kopi skriver aldri over noe.
backup-failed = { $file } kunne ikke skrives: { $reason }.
store-in-use = En server bruker { $file }. Stopp den først.
backup-made =
    { $tables ->
        [one] Ett bord kopiert til { $file }.
       *[other] { $tables } bord kopiert til { $file }.
    }
backup-restored =
    { $tables ->
        [one] Ett bord er tilbake i { $store }.
       *[other] { $tables } bord er tilbake i { $store }.
    }
backup-aside = Det som var der før, er nå { $file }.

## The store

store-no-file = Dette lageret er en database og ikke en fil; `bordspil store copy` kopierer det.
store-behind = Lageret { $store } har versjon { $version }. Oppdater det først: bordspil store migrate.
store-not-empty = { $store } er ikke tomt; en kopi trenger et tomt lager.
store-unusable = Lageret { $store } kan ikke brukes: { $reason }.
store-differs = «{ $table }» er ikke lik i begge lagrene; ingenting er kopiert.
store-current = { $store } har versjon { $version }, den nyeste. Det er ingenting å gjøre.
store-migrated = { $store } har gått fra versjon { $old } til versjon { $new }.
store-copied = Alt er nå i { $store }, sammenlignet med originalen.
store-copying = Kopierer
store-checking = Kontrollerer
store-title = { $store }, versjon { $version }
store-column-table = Tabell
store-column-rows = Rader
store-sound =
    { $tables ->
        [one] Alt er i orden: { $tables } bord er sjekket og spillet spilt på nytt.
       *[other] Alt er i orden: { $tables } bord er sjekket og spillene spilt på nytt.
    }
store-faults = { $count } feil ble funnet.
check-gap = numrene i loggen har et hull.
check-seats = det mangler plasser.
check-seed = frøet har feil lengde.
check-stage = bordets tilstand passer ikke til loggen.
check-replay = loggen kan ikke spilles på nytt ({ $reason }).
check-results = resultatet stemmer ikke med spillet.
check-orphans =
    { $reason ->
        [one] { $reason } rad hører ikke til noe som finnes.
       *[other] { $reason } rader hører ikke til noe som finnes.
    }
check-columns = kolonnene er ikke denne versjonens.

## Opponents

hurry-among-people = Du kan bare skynde på datamaskinen når ingen andre spiller.
no-puzzles = Det finnes ingen oppgaver til { $game }.
no-analysis = Det finnes ingen analyse av dette.
analysis-failed = Spillet kunne ikke analyseres. Prøv igjen.
sprt-wrong = Testen trenger to tall fra −1000 til 1000, det laveste først.
ladder-wrong = En stige trenger minst to ulike dataspillere, to plasser, ett spill per par og en rekkevidde på minst 1.
sprt-weaker = Testen sier { $low } Elo snarere enn { $high }.
sprt-stronger = Testen sier { $high } Elo snarere enn { $low }.
sprt-open = Testen kan ikke skille { $low } fra { $high } Elo ennå; det trengs flere spill.

## Workers

worker-lost = Tre arbeidsprosesser på rad døde på den samme oppgaven.
workers-wrong = «{ $workers }» angir ingen arbeidsprosesser: oppgi et antall, eller ray://HOST:PORT, ray:auto eller ray:local.
workers-unusable = Arbeidsprosessene på { $workers } kan ikke brukes: { $reason }.
worker-other-version = En arbeidsprosess har versjon { $theirs } av Bordspil; dette er versjon { $ours }.
telemetry-wrong = «{ $address }» er ikke adressen til en innsamler: oppgi en som http://localhost:4318.

## Tournaments

tournament-plan = Planen for turneringen kan ikke brukes: { $problem }.
tournament-rounds = Bare { $most } runder kan settes opp uten at noen møtes to ganger.
tournament-other = Mappen { $folder } inneholder en annen turnering.
tournament-resumed =
    { $games ->
        [one] { $games } spill er spilt; turneringen fortsetter.
       *[other] { $games } spill er spilt; turneringen fortsetter.
    }
