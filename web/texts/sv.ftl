## The page

brand = Bordspil
home = Hem
title-table = Bord { $code } – Bordspil
language = Språk
theme = Ljust eller mörkt
theme-system = Som systemet
theme-light = Ljust
theme-dark = Mörkt
loading = Ett ögonblick …
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
more-options = Fler val
rules = Regler
rules-all = Alla regler
start = Börja
name-of = Namn på spelare { $number }
player-number = Spelare { $number }
running-games = Dina partier
table-waiting = Väntar på spelare
table-your-turn = Din tur
table-running = Pågår
join-title = Gå till ett bord
join-code = Bordets kod
join = Öppna
table-code = Bord { $code }
code-right = Stämmer koden?

## Connection and refusals

connection-connecting = Ansluter …
connection-lost = Anslutningen bröts. Försöker igen …
connection-impossible = Den här webbläsaren kan inte öppna en WebSocket och kan därför inte spela här.
file-not-sent = Filen kunde inte skickas. Försök igen.
file-forget = Ta en annan
refused-unknown = Det gick inte. Ingenting har ändrats.

## Seats

you = Du
bot = Datorn
bot-number = Dator { $number }
your-name = Ditt namn
seat-open = Ledig plats
seat-away = borta
sit-down = Sätt dig
stand-up = Res dig
seat-bot = Låt datorn spela
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
waiting-for-host = Spelet börjar när värden startar det.

## The table

hint = Ledtråd
hint-more = Mer
menu = Meny
log = Händelser
sound = Ljud
volume = Volym
vibration = Vibration
motion = Tempo på bordet
motion-calm = Lugnt
motion-normal = Normalt
motion-quick = Snabbt
leave = Lämna spelet
leave-sure = Datorn spelar vidare på din plats. Du kan komma tillbaka när som helst.
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
rematch-join = Till nästa parti
look-at-board = Titta på bordet
seed-title = Var dragningen rättvis?
seed-line = Det första talet bestämdes före spelet. Det är SHA-256 av det andra, och ur det följer varje dragning.

## Coming and going

connection-paused = Servern startas om. Spelet är bara pausat och fortsätter strax.
seat-elsewhere = tittar inte just nu
stands-in = datorn hoppar in:
stand-in-you = Datorn spelar för dig.
stand-in-name = { $name }: datorn spelar.
take-over = Spela själv igen
is-away = { $name } är inte här.
replace = Låt datorn spela
replace-name = { $name } är inte här: låt datorn spela
seat-moved = Din plats finns nu på en annan enhet.
spectators =
    { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }
pass-on = Fortsätt på en annan enhet
pass-on-name = { $name } fortsätter på en annan enhet
pass-line = Skriv koden på den andra enheten, under ”{ join-title }”. Den fungerar en gång, inom { $minutes } minuter. Sedan tillhör platsen den enheten.
pass-copy = Kopiera en länk
pass-arrived = En av dina platser är på väg till den här enheten.
curtain-turn = { $name }, det är din tur
curtain-line = Nu tittar de andra bort.
curtain-open = Jag är { $name }

## Time

time = Tid
pace-none = Ingen klocka
pace-quick = { $seconds } s per drag, { $minutes } min i reserv
pace-days =
    { $days ->
        [one] En dag per drag
       *[other] { $days } dagar per drag
    }
time-out = När tiden är slut
time-out-bot = Datorn spelar vidare
time-out-skip = Turen hoppas över
time-out-loss = Spelet är förlorat
time-left = Tid kvar: { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-short = { $seconds } sekunder kvar.
seat-lost = tiden ute
lost-on-time = Tiden gick ut: { $names }
notices = När det är din tur
notices-line = Få veta när det är din tur, var du än är.
notices-switch = Aviseringar i den här webbläsaren
notices-denied = Webbläsaren tillåter inga aviseringar från den här sidan.
notice-title = Din tur
notice-body = Det är din tur i { $game }.
title-turn = Din tur – { $title }
mail = E-postadress
mail-give = Skicka en kod
mail-sent = En kod är på väg till { $address }.
mail-code = Koden i e-postmeddelandet
mail-prove = Bekräfta
hook = Webhookens adress
hook-give = Spara
contact-remove = Ta bort
contacts-switch = Meddelanden när det är min tur

## Undo

undo = Ångra
undo-ask = Be om att ångra
undo-wanted = { $name } vill ta tillbaka ett drag och det som spelats sedan dess.
undo-agree = Gå med på det
undo-disagree = Nej
undo-waiting = Väntar på att de andra går med på det …
undo-withdraw = Låt det vara
log-undo =
    { $count ->
        [one] { $name }: ett drag togs tillbaka.
       *[other] { $name }: { $count } drag togs tillbaka.
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
replay-eyes = Sett av
replay-spectator = Åskådare
replay-link = Länk till detta drag
record = Spelprotokoll
record-failed = Protokollet kunde inte hämtas. Försök igen.
record-bring = Öppna ett spelprotokoll
picture = Bild att dela
picture-failed = Den här webbläsaren kunde inte göra bilden.
fair-check = Kontrollera här
fair-promise-kept = Det första talet är det som den här webbläsaren fick innan spelet var slut.
fair-promise-unseen = Den här webbläsaren såg inte spelet medan det pågick och kan därför inte säga vilket tal som utlovades.
fair-promise-broken = Den här webbläsaren fick ett annat tal innan spelet var slut!
fair-seed = Det första talet är SHA-256 av det andra.
fair-seed-wrong = Det första talet är inte SHA-256 av det andra!
fair-draws =
    { $count ->
        [one] Den enda dragningen följer av det andra talet.
       *[other] Alla { $count } dragningar följer av det andra talet.
    }
fair-draws-wrong = Dragning { $number } följer inte av det andra talet!
fair-more = Vad spelet gjorde av dragningarna upprepas med kommandot ”bordspil verify” och protokollet.

## Around the table

chat = Chatt
chat-none = Ingen har sagt något än.
chat-listen = Bara spelarna skriver här.
chat-write = Skriv något
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
saying-your-turn = Det är din tur!
saying-moment = Ett ögonblick.
saying-nice = Snyggt drag!
saying-oops = Hoppsan!
saying-thanks = Tack!
saying-well-played = Bra spelat!
saying-again = Ska vi spela igen?
saying-bye = Hej då!
looks = Namn och färg
colour = Färg
colour-red = röd
colour-orange = orange
colour-green = grön
colour-turquoise = turkos
colour-blue = blå
colour-violet = violett
colour-pink = rosa
colour-grey = grå
terms-public = Syns för alla på startsidan
terms-spectators = Åskådare får titta på
public-tables = Öppna bord
public-seats =
    { $count ->
        [one] En ledig plats
       *[other] { $count } lediga platser
    }
finished-games = Avslutade spel
table-over = Slut
table-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
table-won = Vinst
table-place = Plats { $place } av { $count }
series = Serien hittills
series-game = Spel { $number }
series-won = vinst
series-wins = Vunna spel
series-points = Poäng totalt

## Accounts

pages = Sidor
title-account = Ditt konto – Bordspil
title-privacy = Vad som sparas – Bordspil
account = Ditt konto
account-guest = Du spelar som gäst: den här webbläsaren minns dina platser. Med en nyckel följer de med till andra enheter. Ingen e-postadress behövs.
account-name = Namn i spelartabellen
account-name-line = Lämna tomt om du inte vill stå där.
key-new = Skaffa en nyckel
passkey-new = Skapa en nyckel på enheten
passkey-line = Sparas av din enhet eller lösenordshanterare. Du loggar in med fingeravtryck, ansikte eller PIN-kod.
recovery-new = Få en återställningsfras
recovery-line = Åtta ord att skriva upp. De fungerar på alla enheter.
recovery-again = Få en ny återställningsfras
recovery-again-line = Den gamla slutar att fungera.
recovery-title = Din återställningsfras
recovery-keep = Skriv upp den nu och förvara den väl. Den visas inte igen, och den som har den är du.
recovery-written = Jag har skrivit upp den
keys = Dina nycklar
key-passkey = Nyckel på enheten
key-phrase = Återställningsfras
key-remove = Ta bort
made-on = Skapad { $date } på { $device }
used-on = Senast använd { $date }
devices = Dina enheter
device-here = den här enheten
device-unnamed = en okänd enhet
seen-on = Senast sedd { $date }
sign-in = Logga in
sign-in-line = Har du redan en nyckel? Dina spel följer med, och de som finns i den här webbläsaren förblir dina.
sign-in-passkey = Logga in med en nyckel
sign-out = Logga ut
passkey-declined = Ingen nyckel gavs. Inget har ändrats.
own-data = Dina uppgifter
own-data-line = Hämta allt som sparas om dig som en fil. Eller låt det raderas: andras spel finns kvar, men inget säger längre att du var med.
export = Hämta mina uppgifter
export-failed = Uppgifterna kunde inte hämtas. Försök igen.
erase = Radera allt om mig
erase-sure = Dina nycklar, rankningar och ditt namn försvinner för gott, och datorn spelar vidare på dina platser. Det går inte att ångra.
erase-yes = Ja, radera allt
erased = Allt om dig har raderats.
privacy = Vad som sparas här
yes = Ja
no = Nej

## Ratings

title-players = Spelare – Bordspil
players-table = Spelare
players-line = Den som har en nyckel rankas efter varje spel med andra som har en, och mot datorn. Talet efter ± säger hur osäkert det ännu är.
players-none = Ingen har rankats än. Skaffa en nyckel, spela ett spel och bli först.
players-of =
    { $seats ->
        [1] { $game }, en spelare
       *[other] { $game }, { $seats } spelare
    }
players-place = Plats
players-name = Namn
players-rating = Rankning
players-games = Spel
players-bot = Datorn: { $level }
players-you = du
own-ratings = Dina rankningar
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] ett spel
       *[other] { $count } spel
    }
level-even = { $level } – jämnt motstånd

## The app

install = Installera som app
version-new = En ny version är klar.
version-renew = Visa den
offline-title = Bordet går inte att nå
offline-text = Det finns ingen anslutning till servern just nu. Dina spel är trygga där, och sidan kommer tillbaka av sig själv.
offline-again = Försök igen
moves-kept =
    { $count ->
        [one] Ett av dina drag väntar här och skickas så snart bordet är öppet igen:
       *[other] { $count } av dina drag väntar här och skickas så snart borden är öppna igen:
    }
move-waiting = Ditt drag är sparat och kommer att skickas.
move-take-back = Ta tillbaka det
move-missed = Spelet gick vidare innan ditt drag kunde skickas.

## Opponents

level-child-line = Spelar som en åttaåring: snabbt, och ser bara det som ligger alldeles framför.
level-easy-line = Lär sig fortfarande: kan reglerna men missar mycket.
level-casual-line = Spelar för nöjes skull och låter många chanser gå förbi.
level-medium-line = Gott sällskap vid familjebordet, med ett misstag då och då.
level-skilled-line = Kan spelet väl och ger sällan bort något.
level-strong-line = Tänker framåt och utnyttjar dina misstag.
level-master-line = Missar nästan ingenting och kräver ditt bästa spel.
level-expert-line = Den bästa vi har: tar tid på sig och ger inte bort något.
level-elo = ungefär { $rating } Elo
hurry = Spela nu
analyse = Analysera partiet
analysis = Analys
analysis-line = Allas vinstchanser efter varje drag, som en stark spelare ser dem.
analysis-progress = Ställning { $done } av { $of } …
analysis-curve = { $name }: { $first } % i början, sedan mellan { $least } % och { $most } %.
analysis-points = Vändpunkter
analysis-none = Inget enskilt drag avgjorde partiet.
analysis-point = Drag { $at }: { $name }, { $before } % → { $after } %
analysis-played = Spelat: { $words }
analysis-better = Bättre: { $words }
analysis-show = Visa på bordet

## A game without a board of its own

generic-position = Ställningen
generic-moves = Dina drag
generic-move = { $name }: { $move }
generic-move-hidden = { $name } har dragit.
generic-chance = Slumpen: { $move }
generic-chance-hidden = Slumpen har avgjort.
game-line = Ett spel med enkelt bräde.
generic-rules = Reglerna för det här spelet finns inte på sidan. När det är din tur visar brädet alla drag som knappar.

## Lessons

learn = Lär dig på två minuter
title-learn = Lär dig spela
offer-title = Ditt första spel?
offer-line = På två minuter lär du dig det på bordet, drag för drag.
offer-play = Spela direkt
learn-coach = Lektionen
learn-step = Steg { $step } av { $steps }
learn-continue = Fortsätt
learn-show = Visa mig
learn-right = Rätt!
learn-other = Det går också, men det är inte det som efterfrågas här.
learn-practise = Öva
learn-over = Nu kan du spela!
learn-over-practice = Det var allt. Bra gjort!
learn-play = Spela ett första spel
learn-close = Avsluta lektionen
why = Varför?
