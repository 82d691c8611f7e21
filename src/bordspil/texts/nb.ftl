## Refusals of any game

game-over = Spillet er slutt.
chance-decides = Dette avgjør tilfeldigheten.
not-your-turn = Det er ikke denne plassens tur; plass { $seat } skal trekke.
stale = Spillet har gått videre siden; det er ved trekk { $seq }.
move-text = «{ $text }» er ikke et trekk.
move-shape = Trekket kan ikke leses: se på feltet «{ $field }».
position-shape = Stillingen kan ikke leses: { $problem }
seats-out-of-range = Spillet er for { $low } til { $high } plasser (feltet «{ $field }»).
option-unknown = Det finnes ikke noe valg som heter «{ $option }»; valgene er: { $options }.
option-value = Valget «{ $option }» kan være ett av: { $choices }.
game-unknown = Det finnes ikke noe spill som heter «{ $game }»; spillene er: { $games }.
level-unknown = Det finnes ingen datamaskinspiller som heter «{ $level }»; de er: { $levels }.
budget-wrong = Feltet «{ $field }» må være et tall fra 0 og oppover.

## Records

log-wrong-seat = Post { $number } var ikke denne plassens tur.
log-illegal = Post { $number } bryter reglene.
log-wrong-draw = Post { $number } er ikke det som ble trukket med dette frøet.
record-not-one = Dette er ikke en spillprotokoll.
record-cut-off = Protokollen er avkuttet.
record-edited = Protokollen er endret siden den ble skrevet.
record-other-rules = Protokollen følger regler { $theirs }; her gjelder regler { $ours }.
record-header = Protokollens hode er feil ved «{ $field }».
record-entry = Post { $number } i protokollen kan ikke leses.
record-too-long = Protokollen har flere poster enn et parti kan ha.
record-wrong-end = Protokollen slutter ikke slik den sier.
record-no-seed = Protokollen har ikke noe frø: spillet er ikke slutt.
record-wrong-seed = Frøet er ikke det som ble lovet før spillet.
file-unreadable = { $file } kan ikke leses: { $reason }.
file-unwritable = { $file } kan ikke skrives: { $reason }.

## The line protocol

json-broken = Linjen er ikke et JSON-objekt: { $problem }.
line-too-long = Linjen er lengre enn { $limit } byte.
command-unknown = Det finnes ingen kommando «{ $command }»; kommandoene er: { $commands }.
no-game = Ikke noe spill har begynt: begynn med «new».
field-missing = Feltet «{ $field }» mangler.
field-wrong = Feltet «{ $field }» er av feil slag.
seat-unknown = Plassen finnes ikke.
list-incomplete = Trekkene i denne stillingen kan ikke alle listes opp.
perft-chance = Tilfeldigheten kommer imellom: trekkfølgene kan ikke telles.
perft-too-deep = Høyst { $limit } trekk fram kan telles.
internal-error = Noe gikk galt: { $problem }. Ingenting er endret.

## The terminal

play-welcome = { $game } med { $seats } plasser. Skriv et trekk, «?» gir hjelp, «q» avslutter.
play-turn = Plass { $seat }, ditt trekk:
play-bot = Plass { $seat } ({ $level }) spiller { $move }.
play-help = Trekk ser slik ut: { $example }. «m» lister opp alle, «h» gir et tips, «s FIL» lagrer protokollen, «q» avslutter.
play-hint = Et godt trekk: { $move }
play-saved = Lagret i { $file }.
play-rule = Regel { $rule }.
play-over = Spillet er slutt.
play-won = Plass { $seats } har vunnet.
play-shared = Plassene { $seats } deler seieren.
play-left = Du har forlatt spillet.
replay-step = Post { $number } av { $total }: { $who } { $move }
replay-chance = tilfeldigheten
replay-seat = plass { $seat }
verify-fine = { $draws } trekninger gjentatt: alle kommer fra det lovede frøet.
replay-end = Protokollen er slutt.

## Commands

figure-unknown = Det finnes ikke noe mål som heter «{ $figure }»; målene er: { $figures }.
checkout-without-figures = «{ $path }» gir ingen mål: { $reason }.
people-out-of-range = Ved { $seats } plasser kan det sitte 0 til { $seats } personer.
match-wrong = En match trenger minst to datamaskinspillere, høyst { $seats } ved { $seats } plasser, og minst ett spill.
new-game-written = { $folder } er skrevet. Spill det slik: { $command }
new-game-exists = { $folder } finnes allerede; velg et annet navn.
new-game-name = «{ $name }» kan ikke være navnet på et nytt spill: det består av små bokstaver, sifre og understreker, begynner med en bokstav og er ikke opptatt.

## Research

extra-missing = Dette trenger { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglene for { $game } er ikke kompilert; PlainBatch (bordspil.envs.plain_batch) spiller mange slike partier på én gang.
action-illegal = Handlingen { $action } er ulovlig i parti { $number }. Ingenting er endret.
reset-option = Det finnes ikke noe valg i reset som heter «{ $option }»: spillets valg oppgis når miljøet opprettes.
no-gpu = Her er det ikke noe grafikkort som kan brukes: det trengs CUDA og et kort for det.
no-tensors = { $game } har ennå ingen tall for lærende programmer.
bot-none = «{ $bot }» er ingen datamaskinspiller: en slik har en metode choose(view, seconds).
bot-not-found = Det finnes ingen datamaskinspiller «{ $bot }»: modulen kan ikke importeres herfra, eller det er ingenting med det navnet i den.
external-bot-other-game = «{ $contestant }» kan ikke delta her: spillet er { $game }.
external-bot-no-command = «{ $contestant }» inneholder ingen kommando som kan leses.
external-bot-not-found = Det finnes ikke noe kjørbart program som heter «{ $program }».
external-bot-not-started = Programmet kunne ikke startes: { $reason }.
external-bot-unasked = Det snakket uten å være spurt: «{ $text }».
external-bot-endless = Det skrev mer enn { $limit } byte uten å avslutte linjen.
external-bot-ended = Programmet avsluttet (sluttkode { $code }, siste feillinje: { $text }).
external-bot-late = Det kom ikke noe svar innen { $seconds } sekunder.
external-bot-nonsense = «{ $text }» er ikke et svar med et trekk.
forfeit = { $bot } (plass { $seat }) tapte spill { $game } ved trekk { $move }: { $reason }
forfeit-illegal = { $bot } (plass { $seat }) tapte spill { $game } ved trekk { $move } med det ulovlige trekket { $played }: { $reason }
forfeits-more = Flere spill som ble tapt slik: { $count }.
selfplay-wrong = Selvspill trenger minst ett spill, og én datamaskinspiller eller én til hver av de { $seats } plassene.
selfplay-exists = { $file } finnes allerede; velg et annet navn eller fjern filen først.
selfplay-other = { $folder } hører til andre spill (ulikt: { $field }); fjern mappen eller velg et annet navn.
selfplay-resumed = Spill som finnes allerede: { $games }; nå kommer de andre.
selfplay-done = { $file }: { $games } spill, { $moves } trekk.
selfplay-not-one = { $file } inneholder ikke spill av dette slaget.

## The server

already-started = Spillet har allerede begynt.
hello-first = Siden har ikke presentert seg; last den inn på nytt.
hello-twice = Siden har presentert seg to ganger; last den inn på nytt.
message-not-json = Serveren kunne ikke lese det siden sendte.
message-shape = Serveren kunne ikke lese det siden sendte (feltet «{ $field }»).
no-bots = Datamaskinen kan ikke spille { $game } ennå.
no-table = Denne siden er ikke ved et bord.
not-host = Bare den som åpnet bordet, kan gjøre det.
not-over = Spillet er ikke slutt ennå.
not-seated = Du har ingen plass ved dette bordet.
not-started = Spillet har ikke begynt ennå.
not-your-seat = Den plassen tilhører noen andre.
overtaken = Noen andre kom først; bordet er oppdatert.
seat-not-there = Den plassen finnes ikke ved bordet.
seat-taken = Plassen er opptatt.
server-error = Noe gikk galt på serveren. Ingenting er endret; prøv igjen.
server-full = Det er ikke plass til flere bord akkurat nå. Prøv igjen senere.
store-down = Serveren kan ikke lagre noe akkurat nå. Trekket ditt er ikke tapt; prøv igjen om litt.
table-broken = Bord { $code } kan ikke åpnes: loggen er skadet.
table-full = Alle plasser er opptatt.
table-other-rules = Ved dette bordet gjaldt regler { $theirs }; her gjelder regler { $ours }.
table-unknown = Det finnes ikke noe bord { $code }.
token-wrong = Nettleseren har mistet nøkkelen sin; last inn siden på nytt.
too-many-tables = Du har { $limit } uavsluttede bord. Avslutt ett før du åpner et nytt.
too-often = Det gikk for fort. Vent litt.
server-busy = Serveren har mye å gjøre akkurat nå. Prøv igjen om litt.
material-unknown = Her finnes ingen «{ $name }».
lesson-unknown = Det finnes ingen leksjon «{ $name }».
file-too-large = Filen er for stor; høyst { $limit } byte tas imot.
file-too-complex = Det tar for lang tid eller for mye minne å lese denne filen.
upload-too-slow = Filen kom for sakte. Prøv igjen med en bedre forbindelse.
upload-cut-off = Forbindelsen ble brutt før hele filen var kommet fram.
too-many-draws = I dette spillet ble det trukket mer enn { $limit } ganger. Lagre protokollen og kontroller den med programmet bordspil.
upload-unknown = Det du tok med til «{ $option }», er her ikke lenger. Velg filen på nytt.
no-hint = Det finnes ikke noe hint her.
hint-among-people = Hint gis bare der ingen andre mennesker spiller.
reports-none = Ingen meldinger.
reports-line = { $when }  { $game }, bord { $code }: { $about } – { $note }

## Coming and going

stood-in = Datamaskinen spiller for deg på den plassen. Ta først over plassen igjen.
seat-is-lost = Den plassen har allerede tapt; datamaskinen spiller den ferdig.
not-absent = Den som har plassen, er her.
no-spectators = Dette bordet er stengt for tilskuere.
pass-unknown = Koden gjelder ikke lenger, eller så er det en feil i den. Be om en ny.

## Time

no-email = Denne verten sender ikke e-post.
mail-wrong = Det er ikke en e-postadresse.
network-none = Datamaskinen er ikke koblet til noe nettverk.
network-not-here = Bare en nettleser på datamaskinen som kjører serveren, kan åpne den for nettverket.
email-not-sent = E-posten kunne ikke sendes. Prøv igjen senere.
proof-late = Koden gjelder ikke lenger. Be om en ny.
proof-wrong = Det er ikke koden som ble sendt.
no-webhooks = Denne verten kaller ikke webhooks.
hook-wrong = Adressen kan ikke kalles: den må begynne med https://.
hook-private = Adresser i vertens eget nett kalles ikke.
email-turn-subject = Din tur: { $game }
email-turn = Det er din tur i et spill { $game }.
email-players = Ved bordet: { $names }
email-unsubscribe = Hvis du ikke vil ha flere slike meldinger: { $link }
email-proof-subject = { $code } er koden din
email-proof = Skriv inn denne koden: { $code }
email-proof-why = Noen vil ha beskjed på denne adressen når det er deres tur på { $link }. Hvis det ikke var deg, trenger du ikke gjøre noe.
unsubscribe-ask = Skal det ikke sendes mer e-post til { $address }?
unsubscribe-button = Ikke mer e-post
unsubscribe-done = Du får ikke mer e-post.

## Undo

undo-too-late = Trekket kan ikke lenger tas tilbake: noe nytt er trukket eller vist siden.
game-too-long = Dette partiet har vart så lenge at det ikke kan gjøres flere trekk. Begynn på et nytt.
undo-too-often = Så mange trekk er tatt tilbake i dette partiet at ingen flere kan tas tilbake.
undo-nothing = Du har ikke noe trekk å ta tilbake.
undo-count = { $limit ->
    [0] Det finnes ikke noe trekk å ta tilbake.
    [one] Bare ett trekk kan tas tilbake.
   *[other] Bare { $limit } trekk kan tas tilbake.
  }
undo-lapsed = Spørsmålet gjelder ikke lenger: noen har gjort et trekk siden.
undo-declined = Trekket blir stående: noen er ikke enig.
log-wrong-undo = Post { $number } tar tilbake noe som ikke kan tas tilbake.
replay-undo =
    Post { $number } av { $total }: { $count ->
        [one] ett trekk tas tilbake
       *[other] { $count } trekk tas tilbake
    }

## Looking on and back

look-later = De andres visning vises når spillet er slutt.
no-such-move = Det finnes ikke noe slikt trekk; det siste er { $last }.

## Around the table

chat-off = Det er ingen prat ved dette bordet.
chat-empty = Meldingen er tom.
chat-too-often = Det var mye på én gang. Vent litt før du skriver igjen.
colour-taken = Noen andre har den fargen.

## Accounts

phrase-shape = Dette er ikke en gjenopprettingsfrase: den har åtte ord på tre stavelser. Se etter hvordan den er skrevet.
phrase-unknown = Ingen her har denne gjenopprettingsfrasen.
passkey-wrong = Tilgangsnøkkelen ble ikke godtatt.
passkey-late = Det tok for lang tid eller kom i feil rekkefølge. Prøv igjen.
passkey-unknown = Denne tilgangsnøkkelen er ukjent her. Kanskje den er fjernet.
passkey-not-here = Tilgangsnøkler virker bare der siden har et eget navn, ikke på en ren nettverksadresse. Bruk en gjenopprettingsfrase.
signed-in = Denne nettleseren er allerede logget inn. Logg ut først.
not-signed-in = Denne nettleseren er ikke logget inn.
key-unknown = Den nøkkelen finnes ikke lenger.
device-unknown = Den enheten er ikke lenger logget inn.
last-key = Dette er den eneste veien din inn. Lag en til først, eller slett alt.
too-many-keys = Det kan være høyst { $limit } nøkler.
too-many-devices = Høyst { $limit } enheter kan være logget inn. Logg ut en først.

## Ratings

## Operators

load-wrong = Det kan åpnes 1 til 5000 bord, hvert med 1 til 100 trekk, med høyst 60 sekunder imellom.

setting-unknown = Det finnes ingen innstilling «{ $name }» ({ $place }); `bordspil settings` skriver ut alle.
setting-wrong = Denne innstillingen kan ikke brukes ({ $place }): { $reason }.
too-many-here = Det er for mange tilkoblinger fra nettverket ditt akkurat nå. Prøv igjen senere.
file-exists = { $file } finnes allerede; en kopi skriver aldri over noe.
backup-failed = { $file } kunne ikke skrives: { $reason }.
store-in-use = En tjener bruker { $file }. Stopp den først.
backup-made =
    { $tables ->
        [one] Ett bord
       *[other] { $tables } bord
    } kopiert til { $file }.
backup-restored =
    { $tables ->
        [one] Ett bord
       *[other] { $tables } bord
    } er tilbake i { $store }.
backup-aside = Det som var der før, er nå { $file }.

## The store

store-no-file = Dette lageret er en database og ikke en fil; `bordspil store copy` kopierer det.
store-behind = Lageret { $store } har versjon { $version }. Oppdater det først: bordspil store migrate.
store-not-empty = Det er allerede noe i { $store }; det kopieres bare til et tomt lager.
store-unusable = Lageret { $store } kan ikke brukes: { $reason }.
store-differs = «{ $table }» er ikke lik i begge lagrene; ingenting er kopiert.
store-current = { $store } har versjon { $version }, den nyeste. Det er ingenting å gjøre.
store-migrated = { $store } har gått fra versjon { $old } til versjon { $new }.
store-copied = Alt er nå i { $store }, akkurat slik det ble lest.
store-copying = Kopierer
store-checking = Kontrollerer
store-title = { $store }, versjon { $version }
store-column-table = Tabell
store-column-rows = Rader
store-sound =
    { $tables ->
        [one] Ingenting er galt; { $tables } bord ble gått gjennom, og partiet spilt på nytt.
       *[other] Ingenting er galt; { $tables } bord ble gått gjennom, og partiene spilt på nytt.
    }
store-faults = { $count } feil ble funnet.
check-gap = numrene i loggen har et hull.
check-seats = det mangler plasser.
check-seed = frøet har feil lengde.
check-stage = bordets tilstand passer ikke til loggen.
check-replay = loggen kan ikke spilles på nytt ({ $reason }).
check-results = resultatet er ikke det partiet ga.
check-orphans = { $reason } rader hører ikke til noe som finnes.
check-columns = kolonnene er ikke denne versjonens.

## Opponents

hurry-among-people = Datamaskinen skyndes bare på der ingen andre spiller med.
no-analysis = Det finnes ingen analyse her.
analysis-failed = Spillet kunne ikke analyseres. Prøv igjen.
sprt-wrong = Testen trenger to tall fra -1000 til 1000, det laveste først.
ladder-wrong = En stige trenger minst to ulike boter, to plasser, ett spill per par og en rekkevidde på minst 1.
sprt-weaker = Testen sier: heller { $low } enn { $high } Elo.
sprt-stronger = Testen sier: heller { $high } enn { $low } Elo.
sprt-open = Testen kan ikke skille mellom { $low } og { $high } Elo; det trengs flere spill.

## Arbeidere

worker-lost = Tre arbeidere på rad tok slutt under den samme oppgaven.
workers-wrong = «{ $workers }» angir ingen arbeidere: oppgi et antall prosesser, eller ray://HOST:PORT, ray:auto eller ray:local.
workers-unusable = Arbeiderne på { $workers } kan ikke brukes: { $reason }.
worker-other-version = En arbeider har versjon { $theirs } av Bordspil; dette er versjon { $ours }.
telemetry-wrong = «{ $address }» er ingen adresse til en innsamler: oppgi en som http://localhost:4318.

## Turneringer

tournament-plan = Planen for turneringen kan ikke brukes: { $problem }.
tournament-rounds = Høyst { $most } runder kan settes opp uten at noen møtes to ganger.
tournament-other = Mappen { $folder } inneholder en annen turnering.
tournament-resumed = { $games } spill er allerede spilt; turneringen fortsetter.
