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
level-casual = Hyggelig
level-medium = Mellem
level-skilled = Øvet
level-strong = Stærk
level-master = Mester
level-expert = Stormester
more-options = Flere valg
rules = Regler
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
sound-on = Lyden er slået til
sound-off = Lyden er slået fra
leave = Forlad spillet
leave-sure = Computeren spiller videre på din plads. Vil du forlade spillet for altid?
leave-yes = Ja, forlad
score = Point
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det er din tur.
status-thinking = { $name } tænker …
status-waiting = Venter på { $name }.

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
replay-onlooker = Tilskuere
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

## The app

## Opponents
