## The page

brand = Bordspil
home = Alkuun
title-table = Pöytä { $code } – Bordspil
language = Kieli
theme = Vaalea tai tumma
theme-system = Kuten laitteessa
theme-light = Vaalea
theme-dark = Tumma
loading = Hetkinen …
close = Sulje

## Home

play = Pelaa
with-friends = Ystävien kanssa
on-this-device = Tällä laitteella
players = Pelaajia
level = Tietokoneen taso
level-child = Lapsi
level-easy = Helppo
level-casual = Rento
level-medium = Keskitaso
level-skilled = Taitava
level-strong = Vahva
level-master = Mestari
level-expert = Suurmestari
more-options = Lisää valintoja
rules = Säännöt
start = Aloita
name-of = Pelaajan { $number } nimi
player-number = Pelaaja { $number }
running-games = Omat pelisi
table-waiting = Odottaa pelaajia
table-your-turn = Sinun vuorosi
table-running = Käynnissä
join-title = Mene pöytään
join-code = Pöydän koodi
join = Avaa

## Connection and refusals

connection-connecting = Yhdistetään …
connection-lost = Yhteys katkesi. Yritetään uudelleen …
connection-impossible = Tämä selain ei osaa avata WebSocket-yhteyttä, joten sillä ei voi pelata täällä.
file-not-sent = Tiedoston lähetys ei onnistunut. Yritä uudelleen.
file-forget = Valitse toinen
refused-unknown = Se ei onnistunut. Mikään ei muuttunut.

## Seats

you = Sinä
bot = Tietokone
bot-number = Kone { $number }
your-name = Nimesi
seat-open = Vapaa paikka
seat-away = poissa
sit-down = Istu tähän
stand-up = Nouse
seat-bot = Anna tietokoneen pelata
seat-free = Vapauta paikka
thinking = miettii

## Waiting room

invite = Kutsu ystäviä
invite-link = Linkki tähän pöytään
invite-code = Tai koodilla:
copy = Kopioi
copied = Kopioitu
share = Jaa
start-with-bots =
    { $count ->
        [one] Tietokone ottaa vapaan paikan.
       *[other] Tietokone ottaa vapaat paikat.
    }
waiting-for-host = Peli alkaa, kun isäntä aloittaa sen.

## The table

hint = Vihje
hint-more = Lisää
menu = Valikko
log = Tapahtumat
sound-on = Äänet ovat päällä
sound-off = Äänet ovat pois päältä
leave = Poistu pelistä
leave-sure = Tietokone jatkaa puolestasi. Poistutko lopullisesti?
leave-yes = Kyllä, poistu
score = Pisteet
status = Vuoro
status-your-turn = Sinun vuorosi.
status-turn = { $name }, sinun vuorosi.
status-thinking = { $name } miettii …
status-waiting = { $name } on vuorossa.

## The end

over-alone = Peli on päättynyt.
won-you = Voitit pelin!
won =
    { $count ->
        [one] { $names } voitti pelin.
       *[other] Voitto jaetaan: { $names }.
    }
rematch = Pelaa uudelleen
rematch-join = Seuraavaan peliin
look-at-board = Katso pöytää
seed-title = Oliko arvonta reilu?
seed-line = Ensimmäinen luku lyötiin lukkoon ennen peliä. Se on toisen luvun SHA-256, ja siitä luvusta jokainen arvonta seuraa.

## Coming and going

## Time

time = Aika
pace-none = Ei kelloa
pace-quick = { $seconds } s siirtoa kohti, { $minutes } min varalla
pace-days =
    { $days ->
        [one] Yksi päivä siirtoa kohti
       *[other] { $days } päivää siirtoa kohti
    }
time-out = Kun aika loppuu
time-out-bot = Tietokone jatkaa
time-out-skip = Vuoro jää väliin
time-out-loss = Peli on hävitty
time-left = Aikaa jäljellä: { $time }
time-days = { $days } pv { $hours } h
time-hours = { $hours } h { $minutes } min
time-short = { $seconds } sekuntia jäljellä.
seat-lost = aika loppui
lost-on-time = Aika loppui: { $names }

## Undo

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
