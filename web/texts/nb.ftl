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
leave-sure = Datamaskinen spiller videre på plassen din. Du kan komme tilbake når som helst.
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

connection-paused = Serveren startes på nytt. Spillet er bare satt på pause og fortsetter om et øyeblikk.
seat-elsewhere = ser ikke på akkurat nå
stands-in = datamaskinen trer inn:
stand-in-you = Datamaskinen spiller for deg.
stand-in-name = { $name }: datamaskinen spiller.
take-over = Spill selv igjen
is-away = { $name } er ikke her.
replace = La datamaskinen spille
replace-name = { $name } er ikke her: la datamaskinen spille
seat-moved = Plassen din er nå på en annen enhet.
onlookers =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
onlookers-allowed = Tilskuere er velkomne
onlookers-refused = Ingen tilskuere
pass-on = Fortsett på en annen enhet
pass-on-name = { $name } fortsetter på en annen enhet
pass-line = Skriv koden på den andre enheten, under «{ join-title }». Den virker én gang, innen { $minutes } minutter. Deretter tilhører plassen den enheten.
pass-copy = Kopier en lenke
pass-arrived = En av plassene dine er på vei til denne enheten.
curtain-turn = { $name }, det er din tur
curtain-line = Nå ser de andre bort.
curtain-open = Jeg er { $name }

## Time

## Undo

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
