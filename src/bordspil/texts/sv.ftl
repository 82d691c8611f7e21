## Refusals of any game

game-over = Spelet är slut.
chance-decides = Det här avgör slumpen.
not-your-turn = Det är inte den platsens tur; plats { $seat } står på tur.
stale = Partiet har gått vidare; det är vid drag { $seq } nu.
move-text = ”{ $text }” är inget drag.
move-shape = Draget går inte att läsa: kontrollera fältet ”{ $field }”.
position-shape = Ställningen går inte att läsa: { $problem }
seats-out-of-range = Spelet är för { $low } till { $high } platser (fältet ”{ $field }”).
option-unknown = Det finns inget alternativ ”{ $option }”. Alternativen är: { $options }.
option-value = Alternativet ”{ $option }” måste vara något av: { $choices }.
game-unknown = Det finns inget spel ”{ $game }”. Spelen är: { $games }.
level-unknown = Det finns ingen datorspelare ”{ $level }”. De är: { $levels }.
budget-wrong = Fältet ”{ $field }” måste vara 0 eller mer.

## Saved games

log-wrong-seat = Post { $number }: det var inte den platsens tur.
log-illegal = Post { $number } bryter mot reglerna.
log-wrong-draw = Post { $number } är inte det som fröet ger.
record-not-one = Det här är inget sparat parti.
record-cut-off = Det sparade partiet är inte helt.
record-edited = Det sparade partiet har ändrats sedan det skrevs.
record-other-rules = Partiet spelades med regler { $theirs }; det här är regler { $ours }.
record-header = Det sparade partiets huvud är fel vid ”{ $field }”.
record-entry = Post { $number } i det sparade partiet går inte att läsa.
record-too-long = Det sparade partiet har fler poster än ett parti kan ha.
record-wrong-end = Det sparade partiet slutar inte så som det uppger.
record-no-seed = Det sparade partiet har inget frö: det är inte färdigspelat.
record-wrong-seed = Fröet är inte det som utlovades före partiet.
file-unreadable = { $file } går inte att läsa: { $reason }.
file-unwritable = { $file } går inte att skriva: { $reason }.

## The line protocol

json-broken = Raden är inget JSON-objekt: { $problem }.
line-too-long = Raden är längre än { $limit } byte.
command-unknown = Det finns inget kommando ”{ $command }”. Kommandona är: { $commands }.
no-game = Det finns inget parti än: börja med ”new”.
field-missing = Fältet ”{ $field }” saknas.
field-wrong = Fältet ”{ $field }” har fel typ.
seat-unknown = Platsen finns inte.
list-incomplete = Ställningen har för många drag för att alla ska kunna räknas upp.
perft-chance = Slumpen kommer emellan: dragföljderna går inte att räkna.
perft-too-deep = Högst { $limit } drag framåt kan räknas.
internal-error = Något gick fel: { $problem }. Ingenting har ändrats.

## The terminal

play-welcome = { $game } med { $seats } platser. Skriv ett drag, ”?” ger hjälp, ”q” avslutar.
play-turn = Plats { $seat }, ditt drag:
play-bot = Plats { $seat } ({ $level }) spelar { $move }.
play-help = Ett drag ser ut så här: { $example }. ”m” räknar upp alla drag, ”h” ger ett tips, ”s FIL” sparar partiet, ”q” avslutar.
play-hint = Ett bra drag: { $move }
play-saved = Sparat i { $file }.
play-rule = Regel { $rule }.
play-over = Spelet är slut.
play-won = Plats { $seats } vinner.
play-shared = Plats { $seats } delar segern.
play-left = Du har lämnat spelet.
replay-step = Post { $number } av { $total }: { $who } { $move }
replay-chance = slumpen
replay-seat = plats { $seat }
verify-fine =
    { $draws ->
        [one] { $draws } dragning upprepad: den kommer från det utlovade fröet.
       *[other] { $draws } dragningar upprepade: alla kommer från det utlovade fröet.
    }
replay-end = Det sparade partiet är slut.

## Commands

figure-unknown = Det finns inget mått ”{ $figure }”. Måtten är: { $figures }.
checkout-without-figures = ”{ $path }” ger inga mått: { $reason }.
people-out-of-range = Med { $seats } platser kan det vara 0 till { $seats } människor.
match-wrong = En match med { $seats } platser behöver 2 till { $seats } datorspelare och minst ett parti.
new-game-written = { $folder } är skapad. Spela så här: { $command }
new-game-exists = { $folder } finns redan; välj ett annat namn.
new-game-name = ”{ $name }” kan inte vara namnet på ett nytt spel. Använd små bokstäver, siffror och understreck, börja med en bokstav och välj ett namn som är ledigt.

## Research

extra-missing = Det här behöver { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglerna för { $game } är inte kompilerade; använd PlainBatch (bordspil.envs.plain_batch) för det spelet.
action-illegal = Handlingen { $action } är otillåten i parti { $number }. Inget har ändrats.
reset-option = reset har inget alternativ ”{ $option }”: ett spels alternativ anges när miljön skapas.
no-gpu = Inget grafikkort kan användas här: det krävs CUDA och ett kort för det.
no-tensors = { $game } har inga tensorer för lärande program än.
bot-none = ”{ $bot }” är ingen datorspelare: en sådan har metoden choose(view, seconds).
bot-not-found = Det finns ingen datorspelare ”{ $bot }”: modulen går inte att importera härifrån, eller så finns inget med det namnet i den.
external-bot-other-game = ”{ $contestant }” kan inte vara med: spelet är { $game }.
external-bot-no-command = ”{ $contestant }” anger inget kommando.
external-bot-not-found = Det finns inget program ”{ $program }” att köra.
external-bot-not-started = Programmet kunde inte startas: { $reason }.
external-bot-unasked = Det svarade utan att ha blivit tillfrågat: ”{ $text }”.
external-bot-endless = Det skrev mer än { $limit } byte utan att avsluta raden.
external-bot-ended = Programmet avslutades (slutkod { $code }, sista felraden: { $text }).
external-bot-late = Det svarade inte inom { $seconds } sekunder.
external-bot-nonsense = ”{ $text }” är inget svar med ett drag.
forfeit = { $bot } (plats { $seat }) förlorade parti { $game } på walkover vid drag { $move }: { $reason }
forfeit-illegal = { $bot } (plats { $seat }) förlorade parti { $game } på walkover vid drag { $move } genom att spela { $played }: { $reason }
forfeits-more = Fler walkover: { $count }.
selfplay-wrong = Självspel behöver minst ett parti och antingen en datorspelare eller en för var och en av de { $seats } platserna.
selfplay-exists = { $file } finns redan; välj ett annat namn eller ta bort filen först.
selfplay-other = { $folder } hör till andra partier (skiljer sig: { $field }); ta bort mappen eller välj ett annat namn.
selfplay-resumed =
    { $games ->
        [one] { $games } parti finns redan; nu kommer resten.
       *[other] { $games } partier finns redan; nu kommer resten.
    }
selfplay-done =
    { $file }: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }, { $moves } drag.
selfplay-not-one = { $file } innehåller inga partier av det här slaget.

## The server

already-started = Partiet har redan börjat.
hello-first = Något gick fel. Ladda om sidan.
hello-twice = Något gick fel. Ladda om sidan.
message-not-json = Servern kunde inte läsa det som sidan skickade.
message-shape = Servern kunde inte läsa det som sidan skickade (fältet ”{ $field }”).
no-bots = Datorn kan inte spela { $game } än.
no-table = Den här sidan är inte vid något bord.
not-host = Bara den som öppnade bordet kan göra det.
not-over = Partiet är inte slut än.
not-seated = Du har ingen plats vid det här bordet.
not-started = Partiet har inte börjat än.
not-your-seat = Den platsen är inte din.
overtaken = Någon annan hann före. Bordet är uppdaterat.
seat-not-there = Den platsen finns inte vid bordet.
seat-taken = Platsen är upptagen.
server-error = Något gick fel på servern. Ingenting har ändrats; försök igen.
server-full = Det finns inte plats för fler bord just nu. Försök igen senare.
store-down = Servern kan inte spara något just nu. Ditt drag är inte förlorat; försök igen om en stund.
table-broken = Bord { $code } går inte att öppna: dess logg är skadad.
table-full = Alla platser är upptagna.
table-other-rules = Vid det här bordet spelades det med regler { $theirs }; det här är regler { $ours }.
table-unknown = Det finns inget bord { $code }.
token-wrong = Webbläsaren har tappat sin nyckel. Ladda om sidan.
too-many-tables = Du har { $limit } oavslutade bord. Avsluta ett innan du öppnar ett nytt.
too-often = Det gick för fort. Vänta en stund.
server-busy = Servern har mycket att göra just nu. Försök igen om en stund.
material-unknown = Här finns inget ”{ $name }”.
lesson-unknown = Det finns ingen lektion ”{ $name }”.
file-too-large = Filen är för stor. Gränsen är { $limit } byte.
file-too-complex = Det tar för lång tid eller för mycket minne att läsa den här filen.
upload-too-slow = Filen kom för långsamt. Försök igen med en bättre anslutning.
upload-cut-off = Förbindelsen bröts innan hela filen hade kommit fram.
too-many-draws = Det här partiet har mer än { $limit } dragningar. Spara det och kontrollera det med programmet bordspil.
upload-unknown = Din fil för ”{ $option }” finns inte kvar. Välj den igen.
no-hint = Det finns inget tips för det här.
hint-among-people = Tips finns bara när du spelar mot datorn.
reports-none = Inga anmälningar.
reports-line = { $when }  { $game }, bord { $code }: { $about } – { $note }

## Coming and going

stood-in = Datorn spelar för dig där. Ta tillbaka din plats först.
seat-is-lost = Den platsen har redan förlorat; datorn spelar den till slutet.
not-absent = Den spelaren är här.
no-spectators = Det här bordet är stängt för åskådare.
pass-unknown = Koden gäller inte längre, eller så är den felskriven. Be om en ny.

## Time

no-email = Den här värden skickar ingen e-post.
mail-wrong = Det är ingen e-postadress.
network-none = Datorn är inte ansluten till något nätverk.
network-not-here = Bara en webbläsare på datorn som kör servern kan öppna den för nätverket.
email-not-sent = Mejlet kunde inte skickas. Försök igen senare.
proof-late = Koden gäller inte längre. Be om en ny.
proof-wrong = Det är inte koden vi skickade.
no-webhooks = Den här värden anropar inga webhooks.
hook-wrong = Adressen kan inte användas: den måste börja med https://.
hook-private = Adresser i värdens eget nät anropas inte.
email-turn-subject = Din tur: { $game }
email-turn = Det är din tur i { $game }.
email-players = Vid bordet: { $names }
email-unsubscribe = Vill du inte ha sådana här mejl? { $link }
email-proof-subject = { $code } är din kod
email-proof = Skriv den här koden: { $code }
email-proof-why = Någon vill få meddelanden till den här adressen när det är deras tur på { $link }. Om det inte var du behöver du inte göra något.
unsubscribe-ask = Sluta skicka mejl till { $address }?
unsubscribe-button = Sluta skicka mejl
unsubscribe-done = Du får inga fler mejl.

## Undo

undo-too-late = Det är för sent att ångra: något nytt har dragits eller visats sedan dess.
game-too-long = Det här partiet har hållit på så länge att inga fler drag kan göras. Börja på ett nytt.
undo-too-often = Så många drag har ångrats i det här partiet att det inte går att ångra fler.
undo-nothing = Du har inget drag att ångra.
undo-count =
    { $limit ->
        [0] Det finns inget drag att ångra.
        [one] Bara ett drag kan ångras.
       *[other] Bara { $limit } drag kan ångras.
    }
undo-lapsed = För sent: någon har gjort ett drag.
undo-declined = Draget står kvar: någon sa nej.
log-wrong-undo = Post { $number } ångrar något som inte får ångras.
replay-undo =
    { $count ->
        [one] Post { $number } av { $total }: ett drag ångras
       *[other] Post { $number } av { $total }: { $count } drag ångras
    }

## Looking on and back

look-later = Vad de andra såg visas när partiet är slut.
no-such-move = Det finns inget sådant drag; det sista är { $last }.

## Around the table

chat-off = Chatten är avstängd vid det här bordet.
chat-empty = Meddelandet är tomt.
chat-too-often = Det var mycket på en gång. Vänta lite innan du skriver igen.
colour-taken = Någon annan har den färgen.

## Accounts

phrase-shape = Det här är ingen återställningsfras: den har åtta ord med tre stavelser vart. Kontrollera stavningen.
phrase-unknown = Inget konto här har den återställningsfrasen.
passkey-wrong = Lösennyckeln godkändes inte.
passkey-late = Det tog för lång tid. Försök igen.
passkey-unknown = Den lösennyckeln är okänd här. Den kan ha tagits bort.
passkey-not-here = Lösennycklar fungerar bara där sidan har ett domännamn, inte på en ren IP-adress. Använd en återställningsfras i stället.
signed-in = Den här webbläsaren är redan inloggad. Logga ut först.
not-signed-in = Den här webbläsaren är inte inloggad.
key-unknown = Den nyckeln är redan borta.
device-unknown = Den enheten är redan utloggad.
last-key = Det här är din enda väg in. Skapa en till först, eller radera allt.
too-many-keys = Du kan ha högst { $limit } nycklar.
too-many-devices = Högst { $limit } enheter kan vara inloggade. Logga ut en först.

## Operators

load-wrong = Ett belastningstest klarar 1 till 5000 bord med 1 till 100 drag vart, högst 60 sekunder isär.
setting-unknown = Det finns ingen inställning ”{ $name }” ({ $place }); `bordspil settings` skriver ut alla.
setting-wrong = Den här inställningen går inte att använda ({ $place }): { $reason }.
too-many-here = Det är för många anslutningar från ditt nätverk just nu. Försök igen senare.
file-exists = { $file } finns redan; en kopia skriver aldrei över något.
backup-failed = { $file } gick inte att skriva: { $reason }.
store-in-use = En server använder { $file }. Stoppa den först.
backup-made =
    { $tables ->
        [one] Ett bord kopierat till { $file }.
       *[other] { $tables } bord kopierade till { $file }.
    }
backup-restored =
    { $tables ->
        [one] Ett bord är tillbaka i { $store }.
       *[other] { $tables } bord är tillbaka i { $store }.
    }
backup-aside = Det som fanns där förut är nu { $file }.

## The store

store-no-file = Det här lagret är en databas och ingen fil; `bordspil store copy` kopierar det.
store-behind = Lagret { $store } har version { $version }. Uppdatera det först: bordspil store migrate.
store-not-empty = { $store } är inte tomt; en kopia behöver ett tomt lager.
store-unusable = Lagret { $store } kan inte användas: { $reason }.
store-differs = ”{ $table }” är inte likadan i båda lagren; ingenting har kopierats.
store-current = { $store } har version { $version }, den nyaste. Det finns inget att göra.
store-migrated = { $store } har gått från version { $old } till version { $new }.
store-copied = Allt finns nu i { $store }, jämfört med originalet.
store-copying = Kopierar
store-checking = Kontrollerar
store-title = { $store }, version { $version }
store-column-table = Tabell
store-column-rows = Rader
store-sound = Allt är som det ska: { $tables } bord kontrollerade och partierna omspelade.
store-faults = { $count } fel hittades.
check-gap = numren i loggen har en lucka.
check-seats = det saknas platser.
check-seed = fröet har fel längd.
check-stage = bordets läge stämmer inte med loggen.
check-replay = loggen går inte att spela om ({ $reason }).
check-results = resultatet är inte det som partiet gav.
check-orphans =
    { $reason ->
        [one] { $reason } rad hör inte till något som finns.
       *[other] { $reason } rader hör inte till något som finns.
    }
check-columns = kolumnerna är inte den här versionens.

## Opponents

hurry-among-people = Du kan bara skynda på datorn när ingen annan spelar.
no-puzzles = Det finns inga problem till { $game }.
no-analysis = Det finns ingen analys här.
analysis-failed = Partiet kunde inte analyseras. Försök igen.
sprt-wrong = Testet behöver två tal från −1000 till 1000, det lägre först.
ladder-wrong = En stege behöver minst två olika datorspelare, två platser, ett parti per par och en räckvidd på minst 1.
sprt-weaker = Testet säger { $low } Elo snarare än { $high }.
sprt-stronger = Testet säger { $high } Elo snarare än { $low }.
sprt-open = Testet kan inte skilja { $low } från { $high } Elo än; det behövs fler partier.

## Workers

worker-lost = Tre arbetsprocesser i rad dog på samma uppgift.
workers-wrong = ”{ $workers }” anger inga arbetsprocesser: ange ett antal, eller ray://HOST:PORT, ray:auto eller ray:local.
workers-unusable = Arbetsprocesserna på { $workers } kan inte användas: { $reason }.
worker-other-version = En arbetsprocess har version { $theirs } av Bordspil; det här är version { $ours }.
telemetry-wrong = ”{ $address }” är ingen adress till en insamlare: ange en sådan som http://localhost:4318.

## Tournaments

tournament-plan = Turneringens plan kan inte användas: { $problem }.
tournament-rounds = Bara { $most } ronder kan lottas utan att några möts två gånger.
tournament-other = Mappen { $folder } innehåller en annan turnering.
tournament-resumed =
    { $games ->
        [one] { $games } parti har spelats; turneringen fortsätter.
       *[other] { $games } partier har spelats; turneringen fortsätter.
    }
