## The page

brand = Borðspil
home = Heim
title-table = Borð { $code } – Borðspil
language = Tungumál
theme = Ljóst eða dökkt
theme-system = Eins og kerfið
theme-light = Ljóst
theme-dark = Dökkt
loading = Augnablik …
close = Loka

## Home

play = Spila
with-friends = Með vinum
on-this-device = Á þessu tæki
players = Leikmenn
level = Styrkur tölvunnar
level-child = Barn
level-easy = Létt
level-casual = Afslöppuð
level-medium = Miðlungs
level-skilled = Leikin
level-strong = Sterk
level-master = Meistari
level-expert = Stórmeistari
more-options = Fleiri valkostir
rules = Reglur
start = Byrja
name-of = Nafn leikmanns { $number }
player-number = Leikmaður { $number }
running-games = Spilin þín
table-waiting = Beðið eftir leikmönnum
table-your-turn = Þú átt leik
table-running = Í gangi
join-title = Fara að borði
join-code = Kóði borðsins
join = Opna

## Connection and refusals

connection-connecting = Tengist …
connection-lost = Sambandið rofnaði. Reynt er aftur …
connection-impossible = Þessi vafri getur ekki opnað WebSocket og því er ekki hægt að spila í honum.
file-not-sent = Ekki tókst að senda skrána. Reyndu aftur.
file-forget = Velja aðra
refused-unknown = Þetta var ekki hægt. Ekkert hefur breyst.

## Seats

you = Þú
bot = Tölvan
bot-number = Tölva { $number }
your-name = Nafnið þitt
seat-open = Laust sæti
seat-away = ekki við
sit-down = Setjast
stand-up = Standa upp
seat-bot = Láta tölvuna spila
seat-free = Losa sætið
thinking = hugsar

## Waiting room

invite = Bjóða vinum
invite-link = Tengill á þetta borð
invite-code = Eða með kóða:
copy = Afrita
copied = Afritað
share = Deila
start-with-bots =
    { $count ->
        [one] Tölvan tekur lausa sætið.
       *[other] Tölvan tekur lausu sætin.
    }
waiting-for-host = Spilið hefst þegar gestgjafinn byrjar.

## The table

hint = Vísbending
hint-more = Meira
menu = Valmynd
log = Gangur leiks
sound-on = Kveikt er á hljóði
sound-off = Slökkt er á hljóði
leave = Yfirgefa spilið
leave-sure = Tölvan spilar áfram í þínu sæti. Þú getur komið aftur hvenær sem er.
leave-yes = Já, hætta
score = Stig
status = Hver á leik
status-your-turn = Þú átt leik.
status-turn = { $name } á leik.
status-thinking = { $name } hugsar …
status-waiting = { $name } á leik.

## The end

over-alone = Spilinu er lokið.
won-you = Þú vinnur!
won =
    { $count ->
        [one] { $names } vinnur.
       *[other] Sigrinum er deilt: { $names }.
    }
rematch = Spila aftur
rematch-join = Í næsta spil
look-at-board = Skoða borðið
seed-title = Var drátturinn heiðarlegur?
seed-line = Fyrri talan var ákveðin áður en spilið hófst. Hún er SHA-256 af þeirri síðari og af henni ráðast allir drættir.

## Coming and going

connection-paused = Verið er að endurræsa þjóninn. Leikurinn er aðeins í hléi og heldur áfram eftir andartak.
seat-elsewhere = horfir ekki í augnablikinu
stands-in = tölvan hleypur í skarðið:
stand-in-you = Tölvan spilar fyrir þig.
stand-in-name = { $name }: tölvan spilar.
take-over = Taka aftur við
is-away = { $name } er ekki við.
replace = Láta tölvuna spila
replace-name = { $name } er ekki við: láta tölvuna spila
seat-moved = Sætið þitt er nú í öðru tæki.
onlookers =
    { $count ->
        [one] { $count } áhorfandi
       *[other] { $count } áhorfendur
    }
onlookers-allowed = Áhorfendur eru velkomnir
onlookers-refused = Engir áhorfendur
pass-on = Halda áfram í öðru tæki
pass-on-name = { $name } heldur áfram í öðru tæki
pass-line = Sláðu þennan kóða inn í hinu tækinu, undir „{ join-title }“. Hann virkar einu sinni, innan { $minutes } mínútna. Þá tilheyrir sætið því tæki.
pass-copy = Afrita tengil
pass-arrived = Sæti frá þér er á leið í þetta tæki.
curtain-turn = { $name }, þú átt leik
curtain-line = Nú líta hin undan.
curtain-open = Ég er { $name }

## Time

## Undo

## Looking on and back

## Around the table

## Accounts

## Ratings

## The app

## Opponents
