## The page

brand = Bordspil
home = Hjem
title-table = Bord { $code } – Bordspil
language = Språk
theme = Lyst eller mørkt
theme-system = Som systemet
theme-light = Lyst
theme-dark = Mørkt
loading = Et øyeblikk …
close = Lukk

## Home

play = Spill
with-friends = Med venner
on-this-device = På denne enheten
players = Spillere
level = Datamaskinens styrke
level-child = Barn
level-easy = Lett
level-casual = Avslappet
level-medium = Middels
level-skilled = Øvd
level-strong = Sterk
level-master = Mester
level-expert = Stormester
more-options = Flere valg
rules = Regler
start = Begynn
name-of = Navn på spiller { $number }
player-number = Spiller { $number }
running-games = Spillene dine
table-waiting = Venter på spillere
table-your-turn = Din tur
table-running = I gang
join-title = Gå til et bord
join-code = Koden til bordet
join = Åpne

## Connection and refusals

connection-connecting = Kobler til …
connection-lost = Forbindelsen ble brutt. Prøver igjen …
connection-impossible = Denne nettleseren kan ikke åpne en WebSocket og kan derfor ikke spille her.
file-not-sent = Filen kunne ikke sendes. Prøv igjen.
file-forget = Ta en annen
refused-unknown = Det lot seg ikke gjøre. Ingenting er endret.

## Seats

you = Du
bot = Datamaskinen
bot-number = Maskin { $number }
your-name = Navnet ditt
seat-open = Ledig plass
seat-away = borte
sit-down = Sett deg
stand-up = Reis deg
seat-bot = La datamaskinen spille
seat-free = Gjør plassen ledig
thinking = tenker

## Waiting room

invite = Inviter venner
invite-link = Lenke til dette bordet
invite-code = Eller med kode:
copy = Kopier
copied = Kopiert
share = Del
start-with-bots =
    { $count ->
        [one] Datamaskinen tar den ledige plassen.
       *[other] Datamaskinen tar de ledige plassene.
    }
waiting-for-host = Spillet begynner når verten starter det.

## The table

hint = Hint
hint-more = Mer
menu = Meny
log = Hendelser
sound-on = Lyden er på
sound-off = Lyden er av
leave = Forlat spillet
leave-sure = Datamaskinen spiller videre på plassen din. Vil du forlate spillet for godt?
leave-yes = Ja, forlat
score = Poeng
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det er din tur.
status-thinking = { $name } tenker …
status-waiting = Venter på { $name }.

## The end

over-alone = Spillet er over.
won-you = Du vinner!
won =
    { $count ->
        [one] { $names } vinner.
       *[other] Seieren deles: { $names }.
    }
rematch = Spill igjen
rematch-join = Til neste spill
look-at-board = Se på bordet
seed-title = Var trekningen rettferdig?
seed-line = Det første tallet ble bestemt før spillet. Det er SHA-256 av det andre, og av det følger hver trekning.

## Coming and going

## Time

time = Tid
pace-none = Ingen klokke
pace-quick = { $seconds } s per trekk, { $minutes } min i reserve
pace-days =
    { $days ->
        [one] Én dag per trekk
       *[other] { $days } dager per trekk
    }
time-out = Når tiden er ute
time-out-bot = Datamaskinen spiller videre
time-out-skip = Turen hoppes over
time-out-loss = Spillet er tapt
time-left = Tid igjen: { $time }
time-days = { $days } d { $hours } t
time-hours = { $hours } t { $minutes } min
time-short = { $seconds } sekunder igjen.
seat-lost = tiden er ute
lost-on-time = Tiden gikk ut: { $names }

## Undo

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
