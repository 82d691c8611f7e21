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

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
