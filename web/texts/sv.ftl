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
level-casual = Vardaglig
level-medium = Medel
level-skilled = Van
level-strong = Stark
level-master = Mästare
level-expert = Stormästare
more-options = Fler val
rules = Regler
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
sound-on = Ljudet är på
sound-off = Ljudet är av
leave = Lämna spelet
leave-sure = Datorn spelar vidare på din plats. Vill du lämna för gott?
leave-yes = Ja, lämna
score = Poäng
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det är din tur.
status-thinking = { $name } tänker …
status-waiting = Väntar på { $name }.

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

## Undo

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
