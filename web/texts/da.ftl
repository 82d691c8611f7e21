## The page

brand = Bordspil
home = Hjem
title-table = Bord { $code } – Bordspil
language = Sprog
theme = Lyst eller mørkt
theme-system = Som systemet
theme-light = Lyst
theme-dark = Mørkt
loading = Et øjeblik …
close = Luk

## Home

play = Spil
with-friends = Med venner
on-this-device = På denne enhed
players = Spillere
level = Computerens styrke
level-child = Barn
level-easy = Let
level-casual = Afslappet
level-medium = Mellem
level-skilled = Øvet
level-strong = Stærk
level-master = Mester
level-expert = Stormester
more-options = Flere valg
rules = Regler
rules-all = Alle regler
start = Begynd
name-of = Navn på spiller { $number }
player-number = Spiller { $number }
running-games = Dine spil
table-waiting = Venter på spillere
table-your-turn = Din tur
table-running = I gang
join-title = Gå til et bord
join-code = Bordets kode
join = Åbn
table-code = Bord { $code }
code-right = Er koden rigtig?

## Connection and refusals

connection-connecting = Opretter forbindelse …
connection-lost = Forbindelsen blev afbrudt. Prøver igen …
connection-impossible = Denne browser kan ikke åbne en WebSocket og kan derfor ikke spille her.
file-not-sent = Filen kunne ikke sendes. Prøv igen.
file-forget = Tag en anden
refused-unknown = Det kunne ikke lade sig gøre. Intet er ændret.

## Seats

you = Du
bot = Computeren
bot-number = Computer { $number }
your-name = Dit navn
seat-open = Ledig plads
seat-away = væk
sit-down = Sæt dig
stand-up = Rejs dig
seat-bot = Lad computeren spille
seat-free = Gør pladsen ledig
thinking = tænker

## Waiting room

invite = Inviter venner
invite-link = Link til dette bord
invite-code = Eller med kode:
invite-local = Dette link virker kun på denne computer.
invite-open = Åbn for mit netværk
invite-open-note = Så kan alle på samme wi-fi eller hjemmenetværk være med, indtil du lukker programmet.
invite-qr = QR-kode med linket til bordet
copy = Kopiér
copied = Kopieret
share = Del
start-with-bots =
    { $count ->
        [one] Computeren tager den ledige plads.
       *[other] Computeren tager de ledige pladser.
    }
waiting-for-host = Spillet begynder, når værten starter det.

## The table

hint = Tip
hint-more = Mere
menu = Menu
log = Hændelser
sound = Lyd
volume = Lydstyrke
vibration = Vibration
motion = Tempo på bordet
motion-calm = Roligt
motion-normal = Normalt
motion-quick = Hurtigt
leave = Forlad spillet
leave-sure = Computeren spiller videre på din plads. Du kan komme tilbage når som helst.
leave-yes = Ja, forlad
score = Point
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det er din tur.
status-thinking = { $name } tænker …
status-waiting = Venter på { $name }.
status-watching = Du ser med.
show-result = Vis resultatet

## The end

over-alone = Spillet er slut.
won-you = Du vinder!
won =
    { $count ->
        [one] { $names } vinder.
       *[other] Sejren deles: { $names }.
    }
rematch = Spil igen
rematch-join = Til det næste spil
look-at-board = Se på bordet
seed-title = Var trækningen fair?
seed-line = Det første tal blev fastlagt før spillet. Det er SHA-256 af det andet, og af det følger hver trækning.

## Coming and going

connection-paused = Serveren genstartes. Spillet er kun sat på pause og fortsætter om et øjeblik.
seat-elsewhere = kigger ikke lige nu
stands-in = computeren træder til:
stand-in-you = Computeren spiller for dig.
stand-in-name = { $name }: computeren spiller.
take-over = Spil selv igen
is-away = { $name } er her ikke.
replace = Lad computeren spille
replace-name = { $name } er her ikke: lad computeren spille
seat-moved = Din plads er nu på en anden enhed.
spectators =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
pass-on = Fortsæt på en anden enhed
pass-on-name = { $name } fortsætter på en anden enhed
pass-line = Skriv koden på den anden enhed, under »{ join-title }«. Den virker én gang inden for { $minutes } minutter. Derefter tilhører pladsen den enhed.
pass-copy = Kopiér et link
pass-arrived = En af dine pladser er på vej til denne enhed.
curtain-turn = { $name }, det er din tur
curtain-line = Nu kigger de andre væk.
curtain-open = Jeg er { $name }

## Time

time = Tid
pace-none = Intet ur
pace-quick = { $seconds } sek. pr. træk, { $minutes } min. i reserve
pace-days =
    { $days ->
        [one] En dag pr. træk
       *[other] { $days } dage pr. træk
    }
time-out = Når tiden er gået
time-out-bot = Computeren spiller videre
time-out-skip = Turen springes over
time-out-loss = Spillet er tabt
time-left = Tid tilbage: { $time }
time-days = { $days } d. { $hours } t.
time-hours = { $hours } t. { $minutes } min.
time-short = { $seconds } sekunder tilbage.
seat-lost = tiden gået
lost-on-time = Tiden løb ud: { $names }
notices = Når det er din tur
notices-line = Få besked, når det er din tur, uanset hvor du er.
notices-switch = Notifikationer i denne browser
notices-denied = Browseren tillader ikke notifikationer fra denne side.
notice-title = Din tur
notice-body = Det er din tur i { $game }.
title-turn = Din tur – { $title }
mail = E-mailadresse
mail-give = Send en kode
mail-sent = En kode er på vej til { $address }.
mail-code = Koden i e-mailen
mail-prove = Bekræft
hook = Webhookens adresse
hook-give = Gem
contact-remove = Fjern
contacts-switch = Beskeder, når det er min tur

## Undo

undo = Fortryd
undo-ask = Bed om at fortryde
undo-wanted = { $name } vil gerne tage et træk tilbage og det, der er spillet siden.
undo-agree = Sig ja
undo-disagree = Nej
undo-waiting = Venter på, at de andre siger ja …
undo-withdraw = Lad være
log-undo =
    { $count ->
        [one] { $name }: ét træk taget tilbage.
       *[other] { $name }: { $count } træk taget tilbage.
    }

## Looking on and back

replay = Se tilbage
replay-close = Tilbage til bordet
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-forward = Et træk frem
replay-last = Til det sidste træk
replay-move = Træk { $at } af { $last }
replay-start = Før det første træk
replay-eyes = Set af
replay-spectator = Tilskuere
replay-link = Link til dette træk
record = Optegnelse af spillet
record-failed = Optegnelsen kunne ikke hentes. Prøv igen.
record-bring = Åbn en optegnelse
picture = Billede til deling
picture-failed = Denne browser kunne ikke lave billedet.
fair-check = Efterprøv her
fair-promise-kept = Det første tal er det, som denne browser fik, før spillet var slut.
fair-promise-unseen = Denne browser så ikke spillet, mens det blev spillet, og kan derfor ikke sige, hvilket tal der blev lovet.
fair-promise-broken = Denne browser fik et andet tal, før spillet var slut!
fair-seed = Det første tal er SHA-256 af det andet.
fair-seed-wrong = Det første tal er ikke SHA-256 af det andet!
fair-draws =
    { $count ->
        [one] Den eneste trækning følger af det andet tal.
       *[other] Alle { $count } trækninger følger af det andet tal.
    }
fair-draws-wrong = Trækning { $number } følger ikke af det andet tal!
fair-more = Hvad spillet gjorde ud af trækningerne, gentages med kommandoen »bordspil verify« og optegnelsen.

## Around the table

chat = Chat
chat-none = Ingen har sagt noget endnu.
chat-listen = Kun spillerne skriver her.
chat-write = Skriv noget
chat-send = Send
chat-sayings = Færdige sætninger
react = Reagér
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] Én ny besked
       *[other] { $count } nye beskeder
    }
saying-hello = Hej!
saying-luck = Held og lykke!
saying-your-turn = Det er din tur!
saying-moment = Lige et øjeblik.
saying-nice = Flot træk!
saying-oops = Ups!
saying-thanks = Tak!
saying-well-played = Godt spillet!
saying-again = Skal vi spille igen?
saying-bye = Farvel!
looks = Navn og farve
colour = Farve
colour-red = rød
colour-orange = orange
colour-green = grøn
colour-turquoise = turkis
colour-blue = blå
colour-violet = lilla
colour-pink = lyserød
colour-grey = grå
terms-public = Vises for alle på forsiden
terms-spectators = Tilskuere må se med
public-tables = Åbne borde
public-seats =
    { $count ->
        [one] Én ledig plads
       *[other] { $count } ledige pladser
    }
finished-games = Afsluttede spil
table-over = Slut
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
table-won = Vundet
table-place = Nr. { $place } af { $count }
series = Serien indtil nu
series-game = Spil { $number }
series-won = vundet
series-wins = Vundne spil
series-points = Point i alt

## Accounts

pages = Sider
title-account = Din konto – Bordspil
title-privacy = Hvad der gemmes – Bordspil
account = Din konto
account-guest = Du spiller som gæst: denne browser husker dine pladser. Med en nøgle følger de med til andre enheder. Det kræver ingen e-mailadresse.
account-name = Navn i spillertabellen
account-name-line = Lad feltet være tomt, hvis du ikke vil stå der.
key-new = Få en nøgle
passkey-new = Lav en adgangsnøgle
passkey-line = Gemmes af din enhed eller adgangskodemanager. Du logger ind med fingeraftryk, ansigt eller pinkode.
recovery-new = Få en gendannelsessætning
recovery-line = Otte ord, som du skriver ned. De virker på alle enheder.
recovery-again = Få en ny gendannelsessætning
recovery-again-line = Den gamle holder op med at virke.
recovery-title = Din gendannelsessætning
recovery-keep = Skriv den ned nu, og pas godt på den. Den vises ikke igen, og den, der har den, er dig.
recovery-written = Jeg har skrevet den ned
keys = Dine nøgler
key-passkey = Adgangsnøgle
key-phrase = Gendannelsessætning
key-remove = Fjern
made-on = Lavet { $date } på { $device }
used-on = Sidst brugt { $date }
devices = Dine enheder
device-here = denne enhed
device-unnamed = en ukendt enhed
seen-on = Sidst set { $date }
sign-in = Log ind
sign-in-line = Har du allerede en nøgle? Dine spil følger med, og dem i denne browser bliver ved med at være dine.
sign-in-passkey = Log ind med en adgangsnøgle
sign-out = Log ud
passkey-declined = Der blev ikke givet nogen adgangsnøgle. Intet er ændret.
own-data = Dine data
own-data-line = Hent alt, hvad der gemmes om dig, som en fil. Eller få det slettet: andres spil bliver stående, men intet siger længere, at du var med.
export = Hent mine data
export-failed = Dine data kunne ikke hentes. Prøv igen.
erase = Slet alt om mig
erase-sure = Dine nøgler, ratings og dit navn forsvinder for altid, og computeren spiller videre på dine pladser. Det kan ikke fortrydes.
erase-yes = Ja, slet alt
erased = Alt om dig er slettet.
privacy = Hvad der gemmes her
yes = Ja
no = Nej

## Ratings

title-players = Spillere – Bordspil
players-table = Spillere
players-line = Den, der har en nøgle, får en rating efter hvert spil med andre, der har en, og mod computeren. Tallet efter ± siger, hvor usikkert det endnu er.
players-none = Ingen har fået en rating endnu. Få en nøgle, spil et spil, og bliv den første.
players-of =
    { $seats ->
        [1] { $game }, én spiller
       *[other] { $game }, { $seats } spillere
    }
players-place = Plads
players-name = Navn
players-rating = Rating
players-games = Spil
players-bot = Computeren: { $level }
players-you = dig
own-ratings = Dine ratings
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] ét spil
       *[other] { $count } spil
    }
level-even = { $level } – jævnbyrdig

## The app

install = Installér som app
version-new = En ny version er klar.
version-renew = Vis den
offline-title = Bordet kan ikke nås
offline-text = Der er ingen forbindelse til serveren lige nu. Dine spil er i god behold dér, og siden kommer tilbage af sig selv.
offline-again = Prøv igen
moves-kept =
    { $count ->
        [one] Et af dine træk venter her og bliver sendt, så snart bordet er åbent igen:
       *[other] { $count } af dine træk venter her og bliver sendt, så snart bordene er åbne igen:
    }
move-waiting = Dit træk er gemt og bliver sendt.
move-take-back = Tag det tilbage
move-missed = Spillet gik videre, før dit træk kunne sendes.

## Opponents

level-child-line = Spiller som et barn på otte: hurtigt, og ser kun det, der ligger lige foran.
level-easy-line = Er ved at lære det: kan reglerne, men overser meget.
level-casual-line = Spiller for sjov og lader mange chancer gå forbi.
level-medium-line = Godt selskab ved familiebordet, med en fejl i ny og næ.
level-skilled-line = Kender spillet godt og forærer sjældent noget væk.
level-strong-line = Tænker fremad og udnytter dine fejl.
level-master-line = Overser næsten intet og kræver dit bedste spil.
level-expert-line = Den bedste, vi har: tager sig tid og forærer intet væk.
level-elo = cirka { $rating } Elo
hurry = Træk nu
analyse = Analysér spillet
analysis = Analyse
analysis-line = Alles chance for at vinde efter hvert træk, som en stærk spiller ser det.
analysis-progress = Stilling { $done } af { $of } …
analysis-curve = { $name }: { $first } % i begyndelsen, derefter mellem { $least } % og { $most } %.
analysis-points = Vendepunkter
analysis-none = Intet enkelt træk afgjorde spillet.
analysis-point = Træk { $at }: { $name }, { $before } % → { $after } %
analysis-played = Spillet: { $words }
analysis-better = Bedre: { $words }
analysis-show = Vis det på bordet

## A game without a board of its own

generic-position = Stillingen
generic-moves = Dine træk
generic-move = { $name }: { $move }
generic-move-hidden = { $name } har trukket.
generic-chance = Tilfældet: { $move }
generic-chance-hidden = Tilfældet har afgjort det.
game-line = Et spil med et enkelt bræt.
generic-rules = Reglerne for dette spil står ikke på siden. Når det er din tur, viser brættet alle træk som knapper.

## Lessons

learn = Lær det på to minutter
title-learn = Lær at spille
offer-title = Dit første spil?
offer-line = På to minutter lærer du det på bordet, træk for træk.
offer-play = Spil med det samme
learn-coach = Lektionen
learn-step = Trin { $step } af { $steps }
learn-continue = Fortsæt
learn-show = Vis mig det
learn-right = Rigtigt!
learn-other = Det kan man også, men det er ikke det, der spørges om her.
learn-practise = Øv dig
learn-over = Nu kan du spille!
learn-over-practice = Det var det hele. Godt klaret!
learn-play = Spil et første spil
learn-close = Afslut lektionen
why = Hvorfor?
