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
leave-sure = Datorn spelar vidare på din plats. Du kan komma tillbaka när som helst.
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
onlookers =
    { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }
onlookers-allowed = Åskådare är välkomna
onlookers-refused = Inga åskådare
pass-on = Fortsätt på en annan enhet
pass-on-name = { $name } fortsätter på en annan enhet
pass-line = Skriv koden på den andra enheten, under ”{ join-title }”. Den fungerar en gång, inom { $minutes } minuter. Sedan tillhör platsen den enheten.
pass-copy = Kopiera en länk
pass-arrived = En av dina platser är på väg till den här enheten.
curtain-turn = { $name }, det är din tur
curtain-line = Nu tittar de andra bort.
curtain-open = Jag är { $name }

## Time

## Undo

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
