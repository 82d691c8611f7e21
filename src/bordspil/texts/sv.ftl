## Refusals of any game

game-over = Spelet är slut.
chance-decides = Det här avgör slumpen.
not-your-turn = Det är inte den platsens tur; plats { $seat } ska göra sitt drag.
stale = Spelet har gått vidare sedan dess; det är vid drag { $seq }.
move-text = ”{ $text }” är inget drag.
move-shape = Draget går inte att läsa: se fältet ”{ $field }”.
position-shape = Ställningen går inte att läsa: { $problem }
seats-out-of-range = Spelet är för { $low } till { $high } platser (fältet ”{ $field }”).
option-unknown = Det finns inget val som heter ”{ $option }”; valen är: { $options }.
option-value = Valet ”{ $option }” kan vara något av: { $choices }.
game-unknown = Det finns inget spel som heter ”{ $game }”; spelen är: { $games }.
level-unknown = Det finns ingen datorspelare som heter ”{ $level }”; de är: { $levels }.
budget-wrong = Fältet ”{ $field }” måste vara ett tal från 0 och uppåt.

## Records

log-wrong-seat = Post { $number } var inte den platsens tur.
log-illegal = Post { $number } bryter mot reglerna.
log-wrong-draw = Post { $number } är inte det som drogs med detta frö.
record-not-one = Detta är inget spelprotokoll.
record-cut-off = Protokollet är avklippt.
record-edited = Protokollet har ändrats sedan det skrevs.
record-other-rules = Protokollet följer regler { $theirs }; här gäller regler { $ours }.
record-header = Protokollets huvud är fel vid ”{ $field }”.
record-entry = Post { $number } i protokollet går inte att läsa.
record-too-long = Protokollet har fler poster än ett parti kan ha.
record-wrong-end = Protokollet slutar inte som det säger.
record-no-seed = Protokollet har inget frö: spelet är inte slut.
record-wrong-seed = Fröet är inte det som utlovades före spelet.
file-unreadable = { $file } går inte att läsa: { $reason }.
file-unwritable = { $file } går inte att skriva: { $reason }.

## The line protocol

json-broken = Raden är inget JSON-objekt: { $problem }.
line-too-long = Raden är längre än { $limit } byte.
command-unknown = Det finns inget kommando ”{ $command }”; kommandona är: { $commands }.
no-game = Inget spel har börjat: börja med ”new”.
field-missing = Fältet ”{ $field }” saknas.
field-wrong = Fältet ”{ $field }” är av fel sort.
seat-unknown = Platsen finns inte.
list-incomplete = Alla drag i denna ställning går inte att räkna upp.
perft-chance = Slumpen kommer emellan: dragföljderna går inte att räkna.
perft-too-deep = Högst { $limit } drag framåt kan räknas.
internal-error = Något gick fel: { $problem }. Ingenting har ändrats.

## The terminal

play-welcome = { $game } med { $seats } platser. Skriv ett drag, ”?” ger hjälp, ”q” avslutar.
play-turn = Plats { $seat }, ditt drag:
play-bot = Plats { $seat } ({ $level }) spelar { $move }.
play-help = Drag ser ut så här: { $example }. ”m” räknar upp alla, ”h” ger ett tips, ”s FIL” sparar protokollet, ”q” avslutar.
play-hint = Ett bra drag: { $move }
play-saved = Sparat i { $file }.
play-rule = Regel { $rule }.
play-over = Spelet är slut.
play-won = Plats { $seats } har vunnit.
play-shared = Platserna { $seats } delar segern.
play-left = Du har lämnat spelet.
replay-step = Post { $number } av { $total }: { $who } { $move }
replay-chance = slumpen
replay-seat = plats { $seat }
verify-fine = { $draws } dragningar upprepade: alla kommer från det utlovade fröet.
replay-end = Protokollet är slut.

## Commands

figure-unknown = Det finns inget mått som heter ”{ $figure }”; måtten är: { $figures }.
checkout-without-figures = ”{ $path }” ger inga mått: { $reason }.
people-out-of-range = Vid { $seats } platser kan det sitta 0 till { $seats } personer.
match-wrong = En match behöver minst två datorspelare, högst { $seats } vid { $seats } platser, och minst ett spel.
new-game-written = Mappen { $folder } är skriven. Spela så här: { $command }
new-game-exists = { $folder } finns redan; välj ett annat namn.
new-game-name = ”{ $name }” kan inte vara namnet på ett nytt spel: det består av små bokstäver, siffror och understreck, börjar med en bokstav och är inte upptaget.

## Research

extra-missing = Det här behöver { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglerna för { $game } är inte kompilerade; PlainBatch (bordspil.envs.plain_batch) spelar många sådana partier på en gång.
action-illegal = Handlingen { $action } är otillåten i parti { $number }. Inget har ändrats.
reset-option = Det finns inget val i reset som heter ”{ $option }”: spelets val anges när miljön skapas.
no-gpu = Här finns inget grafikkort som kan användas: det krävs CUDA och ett kort för det.
no-tensors = { $game } har ännu inga tal för lärande program.
bot-none = ”{ $bot }” är ingen datorspelare: en sådan har en metod choose(view, seconds).
bot-not-found = Det finns ingen datorspelare ”{ $bot }”: modulen går inte att importera härifrån, eller så finns inget med det namnet i den.
external-bot-other-game = ”{ $contestant }” kan inte tävla här: spelet är { $game }.
external-bot-no-command = ”{ $contestant }” innehåller inget kommando som går att läsa.
external-bot-not-found = Det finns inget körbart program som heter ”{ $program }”.
external-bot-not-started = Programmet kunde inte startas: { $reason }.
external-bot-unasked = Det talade utan att ha blivit tillfrågat: ”{ $text }”.
external-bot-endless = Det skrev mer än { $limit } byte utan att avsluta raden.
external-bot-ended = Programmet avslutades (slutkod { $code }, sista felraden: { $text }).
external-bot-late = Inget svar kom inom { $seconds } sekunder.
external-bot-nonsense = ”{ $text }” är inget svar med ett drag.
forfeit = { $bot } (plats { $seat }) förlorade spel { $game } vid drag { $move }: { $reason }
forfeit-illegal = { $bot } (plats { $seat }) förlorade spel { $game } vid drag { $move } med det otillåtna draget { $played }: { $reason }
forfeits-more = Ytterligare spel som förlorades så: { $count }.
selfplay-wrong = Självspel behöver minst ett spel, och en datorspelare eller en för var och en av de { $seats } platserna.
selfplay-exists = { $file } finns redan; välj ett annat namn eller ta bort filen först.
selfplay-other = { $folder } hör till andra spel (skiljer sig: { $field }); ta bort mappen eller välj ett annat namn.
selfplay-resumed = Spel som redan finns: { $games }; nu kommer de andra.
selfplay-done = { $file }: { $games } spel, { $moves } drag.
selfplay-not-one = { $file } innehåller inga spel av det här slaget.

## The server

already-started = Spelet har redan börjat.
hello-first = Sidan har inte presenterat sig; ladda om den.
hello-twice = Sidan har presenterat sig två gånger; ladda om den.
message-not-json = Servern kunde inte läsa det som sidan skickade.
message-shape = Servern kunde inte läsa det som sidan skickade (fältet ”{ $field }”).
no-bots = Datorn kan inte spela { $game } än.
no-table = Den här sidan är inte vid något bord.
not-host = Bara den som öppnade bordet får göra det.
not-over = Spelet är inte slut än.
not-seated = Du har ingen plats vid det här bordet.
not-started = Spelet har inte börjat än.
not-your-seat = Den platsen tillhör någon annan.
overtaken = Någon annan hann före; bordet har uppdaterats.
seat-not-there = Den platsen finns inte vid bordet.
seat-taken = Platsen är upptagen.
server-error = Något gick fel på servern. Ingenting har ändrats; försök igen.
server-full = Det finns inte plats för fler bord just nu. Försök igen senare.
store-down = Servern kan inte spara något just nu. Ditt drag är inte förlorat; försök igen om en stund.
table-broken = Bord { $code } går inte att öppna: dess logg är skadad.
table-full = Alla platser är upptagna.
table-other-rules = Vid det här bordet gällde regler { $theirs }; här gäller regler { $ours }.
table-unknown = Det finns inget bord { $code }.
token-wrong = Webbläsaren har tappat sin nyckel; ladda om sidan.
too-many-tables = Du har { $limit } oavslutade bord. Avsluta ett innan du öppnar ett nytt.
too-often = Det gick för fort. Vänta en stund.
server-busy = Servern har mycket att göra just nu. Försök igen om en stund.
material-unknown = Här finns inget ”{ $name }”.
lesson-unknown = Det finns ingen lektion ”{ $name }”.
file-too-large = Filen är för stor; högst { $limit } byte tas emot.
file-too-complex = Det tar för lång tid eller för mycket minne att läsa den här filen.
upload-too-slow = Filen kom för långsamt. Försök igen med en bättre anslutning.
upload-cut-off = Förbindelsen bröts innan hela filen hade kommit fram.
too-many-draws = I det här spelet drogs mer än { $limit } gånger. Spara protokollet och kontrollera det med programmet bordspil.
upload-unknown = Det du tog med för ”{ $option }” finns inte kvar. Välj filen igen.
no-hint = Det finns ingen ledtråd här.
hint-among-people = Ledtrådar ges bara där ingen annan människa spelar.
reports-none = Inga anmälningar.
reports-line = { $when }  { $game }, bord { $code }: { $about } – { $note }

## Coming and going

stood-in = Datorn spelar för dig på den platsen. Ta först över platsen igen.
seat-is-lost = Den platsen har redan förlorat; datorn spelar den till slutet.
not-absent = Den som har platsen är här.
no-spectators = Det här bordet är stängt för åskådare.
pass-unknown = Koden gäller inte längre, eller så är det ett fel i den. Be om en ny.

## Time

no-email = Den här värden skickar ingen e-post.
mail-wrong = Det är ingen e-postadress.
network-none = Datorn är inte ansluten till något nätverk.
network-not-here = Bara en webbläsare på datorn som kör servern kan öppna den för nätverket.
email-not-sent = E-posten kunde inte skickas. Försök igen senare.
proof-late = Koden gäller inte längre. Be om en ny.
proof-wrong = Det är inte koden som skickades.
no-webhooks = Den här värden anropar inga webhooks.
hook-wrong = Adressen kan inte anropas: den måste börja med https://.
hook-private = Adresser i värdens eget nät anropas inte.
email-turn-subject = Din tur: { $game }
email-turn = Det är din tur i ett parti { $game }.
email-players = Vid bordet: { $names }
email-unsubscribe = Om du inte vill ha fler sådana meddelanden: { $link }
email-proof-subject = { $code } är din kod
email-proof = Skriv in den här koden: { $code }
email-proof-why = Någon vill få besked på den här adressen när det är deras tur på { $link }. Om det inte var du behöver du inte göra något.
unsubscribe-ask = Ska ingen mer e-post skickas till { $address }?
unsubscribe-button = Ingen mer e-post
unsubscribe-done = Du får ingen mer e-post.

## Undo

undo-too-late = Draget kan inte längre tas tillbaka: något nytt har dragits eller visats sedan dess.
game-too-long = Det här partiet har hållit på så länge att inga fler drag kan göras. Börja på ett nytt.
undo-too-often = Så många drag har tagits tillbaka i det här partiet att inga fler kan tas tillbaka.
undo-nothing = Du har inget drag att ta tillbaka.
undo-count = { $limit ->
    [0] Det finns inget drag att ta tillbaka.
    [one] Bara ett drag kan tas tillbaka.
   *[other] Bara { $limit } drag kan tas tillbaka.
  }
undo-lapsed = Frågan gäller inte längre: någon har gjort ett drag sedan dess.
undo-declined = Draget står kvar: någon går inte med på det.
log-wrong-undo = Post { $number } tar tillbaka något som inte får tas tillbaka.
replay-undo =
    Post { $number } av { $total }: { $count ->
        [one] ett drag tas tillbaka
       *[other] { $count } drag tas tillbaka
    }

## Looking on and back

look-later = De andras vy visas när spelet är slut.
no-such-move = Det finns inget sådant drag; det sista är { $last }.

## Around the table

chat-off = Det finns ingen chatt vid det här bordet.
chat-empty = Meddelandet är tomt.
chat-too-often = Det var mycket på en gång. Vänta lite innan du skriver igen.
colour-taken = Någon annan har den färgen.

## Accounts

phrase-shape = Det här är ingen återställningsfras: den har åtta ord med tre stavelser var. Kontrollera hur den är skriven.
phrase-unknown = Ingen här har den återställningsfrasen.
passkey-wrong = Nyckeln godtogs inte.
passkey-late = Det tog för lång tid eller kom i fel ordning. Försök igen.
passkey-unknown = Den nyckeln är okänd här. Den kan ha tagits bort.
passkey-not-here = Nycklar fungerar bara där sidan har ett eget namn, inte på en ren nätverksadress. Använd en återställningsfras.
signed-in = Den här webbläsaren är redan inloggad. Logga ut först.
not-signed-in = Den här webbläsaren är inte inloggad.
key-unknown = Den nyckeln finns inte längre.
device-unknown = Den enheten är inte längre inloggad.
last-key = Det här är din enda väg in. Skapa en till först, eller radera allt.
too-many-keys = Det kan finnas högst { $limit } nycklar.
too-many-devices = Högst { $limit } enheter kan vara inloggade. Logga ut en först.

## Ratings

## Operators

load-wrong = Det går att öppna 1 till 5000 bord, vart och ett med 1 till 100 drag, med högst 60 sekunder emellan.

setting-unknown = Det finns ingen inställning ”{ $name }” ({ $place }); `bordspil settings` skriver ut alla.
setting-wrong = Den här inställningen går inte att använda ({ $place }): { $reason }.
too-many-here = Det är för många anslutningar från ditt nätverk just nu. Försök igen senare.
file-exists = { $file } finns redan; en kopia skriver aldrei över något.
backup-failed = { $file } gick inte att skriva: { $reason }.
store-in-use = En server använder { $file }. Stoppa den först.
backup-made =
    { $tables ->
        [one] Ett bord kopierat
       *[other] { $tables } bord kopierade
    } till { $file }.
backup-restored =
    { $tables ->
        [one] Ett bord
       *[other] { $tables } bord
    } är tillbaka i { $store }.
backup-aside = Det som fanns där förut är nu { $file }.

## The store

store-no-file = Det här lagret är en databas och ingen fil; `bordspil store copy` kopierar det.
store-behind = Lagret { $store } har version { $version }. Uppdatera det först: bordspil store migrate.
store-not-empty = Det finns redan något i { $store }; en kopia görs bara till ett tomt lager.
store-unusable = Lagret { $store } kan inte användas: { $reason }.
store-differs = ”{ $table }” är inte likadan i båda lagren; ingenting har kopierats.
store-current = { $store } har version { $version }, den nyaste. Det finns inget att göra.
store-migrated = { $store } har gått från version { $old } till version { $new }.
store-copied = Allt finns nu i { $store }, precis som det lästes.
store-copying = Kopierar
store-checking = Kontrollerar
store-title = { $store }, version { $version }
store-column-table = Tabell
store-column-rows = Rader
store-sound =
    { $tables ->
        [one] Inget är fel; { $tables } bord gicks igenom och dess parti spelades om.
       *[other] Inget är fel; { $tables } bord gicks igenom och deras partier spelades om.
    }
store-faults = { $count } fel hittades.
check-gap = numren i loggen har en lucka.
check-seats = det saknas platser.
check-seed = fröet har fel längd.
check-stage = bordets läge stämmer inte med loggen.
check-replay = loggen går inte att spela om ({ $reason }).
check-results = resultatet är inte det som partiet gav.
check-orphans = { $reason } rader hör inte till något som finns.
check-columns = kolumnerna är inte den här versionens.

## Opponents

hurry-among-people = Datorn skyndas bara på där ingen annan person spelar.
no-analysis = Det finns ingen analys här.
analysis-failed = Partiet kunde inte analyseras. Försök igen.
sprt-wrong = Testet behöver två tal från -1000 till 1000, det lägre först.
ladder-wrong = En stege behöver minst två olika bottar, två platser, ett parti per par och räckvidden 1 eller mer.
sprt-weaker = Testet säger: snarare { $low } än { $high } Elo.
sprt-stronger = Testet säger: snarare { $high } än { $low } Elo.
sprt-open = Testet kan inte skilja { $low } från { $high } Elo; det behövs fler partier.

## Arbetare

worker-lost = Tre arbetare i rad avslutades under samma uppgift.
workers-wrong = ”{ $workers }” anger inga arbetare: ange ett antal processer, eller ray://HOST:PORT, ray:auto eller ray:local.
workers-unusable = Arbetarna på { $workers } kan inte användas: { $reason }.
worker-other-version = En arbetare har version { $theirs } av Bordspil; detta är version { $ours }.
telemetry-wrong = ”{ $address }” är ingen adress till en insamlare: ange en sådan som http://localhost:4318.

## Turneringar

tournament-plan = Turneringens plan kan inte användas: { $problem }.
tournament-rounds = Högst { $most } ronder kan lottas utan att några möts två gånger.
tournament-other = Mappen { $folder } innehåller en annan turnering.
tournament-resumed = { $games } partier har redan spelats; turneringen fortsätter.
