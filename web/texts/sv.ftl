## The page

brand = Bordspil
home = Hem
title-table = Bord { $code } – Bordspil
language = Språk
theme = Ljust eller mörkt
theme-system = Som på enheten
theme-light = Ljust
theme-dark = Mörkt
loading = Ett ögonblick …
warming = Spelen görs i ordning: { $done } av { $total }. Det går redan att spela; datorn kan behöva lite längre tid i början.
close = Stäng

## Home

play = Spela
with-friends = Med vänner
on-this-device = På den här enheten
players = Spelare
level = Datorns styrka
level-child = Barn
level-easy = Lätt
level-casual = Avslappnad
level-medium = Medel
level-skilled = Van
level-strong = Stark
level-master = Mästare
level-expert = Stormästare
more-options = Alternativ
rules = Regler
rules-all = Alla regler
start = Starta
seat-kind-bot = Datorn
seat-kind-me = Någon här
seat-kind-open = En vän, via länk
name-of = Namn på spelare { $number }
player-number = Spelare { $number }
running-games = Dina partier
table-waiting = Väntar på spelare
table-your-turn = Din tur
table-running = Pågår
join-title = Gå till ett bord
join-code = Bordskod
join = Gå dit
table-code = Bord { $code }
code-right = Stämmer koden?

## Connection and refusals

connection-connecting = Ansluter …
connection-lost = Anslutningen bröts. Försöker igen …
connection-impossible = Den här webbläsaren kan inte öppna en WebSocket och kan därför inte spela här.
file-not-sent = Filen kunde inte skickas. Försök igen.
file-forget = Välj en annan fil
refused-unknown = Det gick inte. Ingenting har ändrats.

## Seats

you = Du
bot = Datorn
bot-number = Dator { $number }
your-name = Ditt namn
seat-open = Ledig plats
seat-away = borta
sit-down = Ta en plats
stand-up = Lämna platsen
seat-free = Gör platsen ledig
thinking = tänker

## Waiting room

invite = Bjud in vänner
invite-link = Länk till det här bordet
invite-code = Eller med kod:
invite-local = Den här länken fungerar bara på den här datorn.
invite-open = Öppna för mitt nätverk
invite-open-note = Då kan alla på samma wifi eller hemnätverk vara med, tills du avslutar programmet.
invite-qr = QR-kod med länken till bordet
copy = Kopiera
copied = Kopierat
share = Dela
start-with-bots =
    { $count ->
        [one] Datorn tar den lediga platsen.
       *[other] Datorn tar de lediga platserna.
    }
waiting-for-host = Partiet börjar när värden startar det.

## The table

hint = Tips
hint-more = Mer
menu = Meny
log = Drag
sound = Ljud
volume = Volym
remarks = Datorn kommenterar
vibration = Vibration
motion = Animationernas tempo
motion-calm = Lugnt
motion-normal = Normalt
motion-quick = Snabbt
leave = Lämna spelet
leave-sure = Datorn tar över din plats. Du kan komma tillbaka när som helst.
leave-yes = Ja, lämna
score = Poäng
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det är din tur.
status-thinking = { $name } tänker …
status-waiting = Väntar på { $name }.
status-watching = Du tittar på.
show-result = Visa resultatet

## The end

over-alone = Spelet är slut.
won-you = Du vinner!
won =
    { $count ->
        [one] { $names } vinner.
       *[other] Segern delas: { $names }.
    }
rematch = Spela igen
rematch-join = Var med i nästa parti
look-at-board = Titta på bordet
seed-title = Gick dragningen rätt till?
seed-line = Det första talet bestämdes före partiet. Det är SHA-256 av det andra talet, och ur det andra följer varje dragning.

## Coming and going

connection-paused = Servern startas om. Partiet är bara pausat och fortsätter strax.
seat-elsewhere = tittar inte just nu
stands-in = datorn hoppar in:
stand-in-you = Datorn spelar för dig.
stand-in-name = { $name }: datorn spelar.
take-over = Ta tillbaka din plats
is-away = { $name } är inte här.
replace = Låt datorn spela
replace-name = { $name } är inte här: låt datorn spela
seat-moved = Din plats har flyttat till en annan enhet.
spectators =
    { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }
pass-on = Fortsätt på en annan enhet
pass-on-name = { $name }: fortsätt på en annan enhet
pass-line = Skriv koden på den andra enheten, under ”{ join-title }”. Den fungerar en gång, i { $minutes } minuter. Sedan hör platsen till den enheten.
pass-copy = Kopiera en länk
pass-arrived = Din plats flyttas till den här enheten.
curtain-turn = { $name }, det är din tur
curtain-line = Alla andra, titta bort!
curtain-open = Det är jag som är { $name }

## Time

time = Tid
pace-none = Utan klocka
pace-quick = { $seconds } s per drag, { $minutes } min i reserv
pace-days =
    { $days ->
        [one] En dag per drag
       *[other] { $days } dagar per drag
    }
time-out = När tiden är slut
time-out-bot = Datorn tar över
time-out-skip = Man får stå över
time-out-loss = Man förlorar
time-left = Tid kvar: { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-short = { $seconds } sekunder kvar!
seat-lost = tiden är slut
lost-on-time = Tiden tog slut: { $names }
notices = När det är din tur
notices-line = Få ett meddelande när det är din tur.
notices-switch = Aviseringar i den här webbläsaren
notices-denied = Webbläsaren tillåter inga aviseringar från den här sidan.
notice-title = Din tur
notice-body = Det är din tur i { $game }.
title-turn = Din tur – { $title }
mail = E-postadress
mail-give = Skicka en kod
mail-sent = Vi har skickat en kod till { $address }.
mail-code = Koden i mejlet
mail-prove = Bekräfta
hook = Webhook-adress
hook-give = Spara
contact-remove = Ta bort
contacts-switch = Meddelanden när det är min tur

## Undo

undo = Ångra
undo-ask = Be om att ångra
undo-wanted = { $name } vill ångra ett drag och det som har spelats sedan dess.
undo-agree = Ja, ångra
undo-disagree = Nej
undo-waiting = Väntar på de andras svar …
undo-withdraw = Strunta i det
log-undo =
    { $count ->
        [one] { $name } ångrade ett drag.
       *[other] { $name } ångrade { $count } drag.
    }

## Looking on and back

replay = Se tillbaka
replay-close = Tillbaka till bordet
replay-first = Till början
replay-back = Ett drag tillbaka
replay-forward = Ett drag framåt
replay-last = Till sista draget
replay-move = Drag { $at } av { $last }
replay-start = Före första draget
replay-eyes = Se det som
replay-spectator = En åskådare
analysis-chance = { $name } { $chance } %
replay-link = Länk till det här draget
record = Sparat parti
record-failed = Det sparade partiet kunde inte hämtas. Försök igen.
record-bring = Öppna ett sparat parti
picture = Bild att dela
picture-failed = Den här webbläsaren kunde inte göra bilden.
fair-check = Kontrollera nu
fair-promise-kept = Det första talet är det som den här webbläsaren fick innan partiet var slut.
fair-promise-unseen = Den här webbläsaren var inte med när partiet spelades och vet därför inte vilket tal som utlovades.
fair-promise-broken = Den här webbläsaren fick ett annat tal innan partiet var slut!
fair-seed = Det första talet är SHA-256 av det andra.
fair-seed-wrong = Det första talet är inte SHA-256 av det andra!
fair-draws =
    { $count ->
        [one] Den enda dragningen följer av det andra talet.
       *[other] Alla { $count } dragningar följer av det andra talet.
    }
fair-draws-wrong = Dragning { $number } följer inte av det andra talet!
fair-more = Kör ”bordspil verify” på det sparade partiet för att kontrollera resten.

## Around the table

chat = Chatt
chat-none = Inga meddelanden än.
chat-listen = Bara spelarna kan skriva här.
chat-write = Skriv ett meddelande
chat-send = Skicka
chat-sayings = Färdiga fraser
react = Reagera
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] Ett nytt meddelande
       *[other] { $count } nya meddelanden
    }
saying-hello = Hej!
saying-luck = Lycka till!
saying-your-turn = Din tur!
saying-moment = Vänta lite.
saying-nice = Snyggt drag!
saying-oops = Hoppsan!
saying-thanks = Tack!
saying-well-played = Bra spelat!
saying-again = En gång till?
saying-bye = Hej då!
looks = Namn och färg
portrait = Porträtt
portrait-number = Porträtt { $number }
colour = Färg
colour-red = röd
colour-orange = orange
colour-green = grön
colour-turquoise = turkos
colour-blue = blå
colour-violet = violett
colour-pink = rosa
colour-grey = grå
terms-public = Visa bordet på startsidan
terms-spectators = Åskådare får titta på
public-tables = Öppna bord
public-seats =
    { $count ->
        [one] En ledig plats
       *[other] { $count } lediga platser
    }
finished-games = Avslutade partier
table-over = Slut
table-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
table-won = Vinst
table-place = { $place } av { $count }
series = Ställningen hittills
series-game = Parti { $number }
series-won = vinst
series-wins = Vunna partier
series-points = Poäng totalt

## Accounts

pages = Sidor
title-account = Ditt konto – Bordspil
title-privacy = Vad som sparas – Bordspil
account = Ditt konto
account-guest = Du spelar som gäst: den här webbläsaren minns dina platser. Med en nyckel har du dem även på andra enheter. Ingen e-postadress behövs.
account-name = Namn på topplistan
account-name-line = Lämna tomt om du inte vill synas där.
key-new = Skaffa en nyckel
passkey-new = Skapa en lösennyckel
passkey-line = Din enhet eller lösenordshanterare sparar den. Du loggar in med fingeravtryck, ansikte eller PIN-kod.
recovery-new = Få en återställningsfras
recovery-line = Åtta ord att skriva upp. De fungerar på alla enheter.
recovery-again = Få en ny återställningsfras
recovery-again-line = Den gamla slutar fungera.
recovery-title = Din återställningsfras
recovery-keep = Skriv upp den nu och förvara den väl. Den visas inte igen, och den som har den kan logga in som du.
recovery-written = Jag har skrivit upp den
keys = Dina nycklar
key-passkey = Lösennyckel
key-phrase = Återställningsfras
key-remove = Ta bort
made-on = Skapad { $date } på { $device }
used-on = Senast använd { $date }
devices = Dina enheter
device-here = den här enheten
device-unnamed = en okänd enhet
seen-on = Senast sedd { $date }
sign-in = Logga in
sign-in-line = Har du redan en nyckel? Logga in så följer dina partier med. Partierna i den här webbläsaren förblir dina.
sign-in-passkey = Logga in med en lösennyckel
sign-out = Logga ut
passkey-declined = Ingen lösennyckel gavs. Ingenting har ändrats.
own-data = Dina uppgifter
own-data-line = Hämta allt som finns sparat om dig, eller radera det. Andras partier finns kvar, men utan ditt namn.
export = Hämta mina uppgifter
export-failed = Uppgifterna kunde inte hämtas. Försök igen.
erase = Radera allt om mig
erase-sure = Dina nycklar, din spelstyrka och ditt namn försvinner för gott, och datorn tar över dina platser. Det går inte att ångra.
erase-yes = Ja, radera allt
erased = Allt om dig har raderats.
privacy = Vad som sparas här
yes = Ja
no = Nej

## Ratings

title-players = Topplista – Bordspil
players-table = Topplista
players-line = Med en nyckel får du en spelstyrka efter varje parti mot datorn eller andra som har en nyckel. Talet efter ± visar hur säker den är.
players-none = Topplistan är tom. Skaffa en nyckel, spela ett parti och bli först!
players-of =
    { $seats ->
        [1] { $game }, en spelare
       *[other] { $game }, { $seats } spelare
    }
players-place = Plats
players-name = Namn
players-rating = Spelstyrka
players-games = Partier
players-bot = Datorn: { $level }
players-you = du
own-ratings = Din spelstyrka
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] ett parti
       *[other] { $count } partier
    }
level-even = { $level } – lagom motstånd

## The app

install = Installera som app
version-new = Det finns en ny version.
version-renew = Uppdatera nu
offline-title = Bordet går inte att nå
offline-text = Det går inte att nå servern just nu. Dina partier är trygga där, och sidan kommer tillbaka av sig själv.
offline-again = Försök igen
moves-kept =
    { $count ->
        [one] Ett av dina drag väntar här. Det skickas så fort bordet är öppet igen:
       *[other] { $count } av dina drag väntar här. De skickas så fort borden är öppna igen:
    }
move-waiting = Ditt drag är sparat och skickas senare.
move-take-back = Ta tillbaka det
move-missed = Partiet gick vidare innan ditt drag hann skickas.

## Opponents

level-child-line = Spelar som en åttaåring: snabbt, och ser bara det som ligger mitt framför näsan.
level-easy-line = Håller på att lära sig: kan reglerna men missar mycket.
level-casual-line = Spelar för nöjes skull och låter många chanser gå förbi.
level-medium-line = Gott sällskap vid familjebordet, med ett misstag då och då.
level-skilled-line = Kan spelet väl och ger sällan bort något.
level-strong-line = Tänker framåt och straffar dina misstag.
level-master-line = Missar nästan ingenting och kräver ditt bästa spel.
level-expert-line = Den bästa vi har: tar tid på sig och skänker inte bort något.
level-elo = ungefär { $rating } Elo
hurry = Spela nu
analyse = Analysera partiet
analysis = Analys
analysis-line = Hur troligt det var efter varje drag att var och en skulle vinna, i en stark spelares ögon.
analysis-progress = Ställning { $done } av { $of } …
analysis-curve = { $name }: { $first } % i början, sedan mellan { $least } % och { $most } %.
analysis-points = Vändpunkter
analysis-none = Inget enskilt drag avgjorde partiet.
analysis-point = Drag { $at }: { $name }, { $before } % → { $after } %
analysis-played = Spelat: { $words }
analysis-better = Bättre: { $words }
analysis-chances = { $before } % i stället för { $after } %.
analysis-answer = Bästa svaret på det som spelades: { $words }
analysis-show = Visa på bordet

## A game without a board of its own

generic-position = Ställningen
generic-moves = Dina drag
generic-move = { $name }: { $move }
generic-move-hidden = { $name } har gjort ett drag.
generic-chance = Slumpen: { $move }
generic-chance-hidden = Något lottades.
game-line = Ett spel med en enkel spelplan.
generic-rules = Reglerna för det här spelet finns inte här. När det är din tur visar spelplanen alla drag som knappar.

## Lessons

learn = Lär dig på två minuter
title-learn = Lär dig spela
offer-title = Ditt första spel?
offer-line = Lär dig det på två minuter, drag för drag, på en riktig spelplan.
offer-play = Spela direkt
learn-coach = Lektionen
learn-step = Steg { $step } av { $steps }
learn-continue = Fortsätt
learn-show = Visa mig
learn-right = Rätt!
learn-other = Det går också, men prova något annat här.
learn-practise = Öva
learn-over = Nu kan du spela!
learn-over-practice = Det var alla. Bra gjort!
learn-play = Spela ditt första parti
learn-close = Avsluta lektionen
why = Varför?

## Problem

daily-title = Dagens problem
daily-line = Dagens linje
daily-puzzle = Dagens problem
daily-streak =
    { $days ->
        [one] { $days } dag i rad
       *[other] { $days } dagar i rad
    }
daily-done = löst
title-puzzle = Problem
puzzle-number = Problem { $number }
puzzle-grade-1 = lätt
puzzle-grade-2 = medel
puzzle-grade-3 = svårt
puzzle-coach = Problemet
puzzle-close = Lämna problemet
puzzle-other = Det går att spela, men det finns ett bättre drag.
puzzle-solved = Löst!
puzzle-first = Löst på första försöket!
puzzle-next = Nästa problem
puzzle-why-not = Varför inte det självklara draget?
puzzle-again = Försök igen
puzzle-show = Visa lösningen
line-coach = Linjen
line-task = Kort { $step } av { $steps }: var hör det hemma?
line-right = Rätt!
line-wrong = Där hör det inte hemma. Se var det ligger härnäst.
line-over = { $right } av { $all } rätt
line-share = Dela resultatet
line-tomorrow = En ny linje kommer i morgon.
line-shared = Timeline, linjen { $date }: { $right }/{ $all }
