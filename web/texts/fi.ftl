## The page

brand = Bordspil
home = Etusivu
title-table = Pöytä { $code } – Bordspil
language = Kieli
theme = Vaalea tai tumma
theme-system = Kuten laitteessa
theme-light = Vaalea
theme-dark = Tumma
loading = Hetkinen …
warming = Pelejä valmistellaan: { $done }/{ $total }. Pelata voi jo nyt; tietokone saattaa aluksi vastata hieman hitaammin.
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
more-options = Asetukset
rules = Säännöt
rules-all = Kaikki säännöt
start = Aloita
seat-kind-bot = Tietokone
seat-kind-me = Joku tässä
seat-kind-open = Ystävä linkillä
name-of = Pelaajan { $number } nimi
player-number = Pelaaja { $number }
running-games = Omat pelisi
table-waiting = Odottaa pelaajia
table-your-turn = Sinun vuorosi
table-running = Käynnissä
join-title = Liity pöytään
join-code = Pöytäkoodi
join = Liity
table-code = Pöytä { $code }
code-right = Onko koodi oikein?

## Connection and refusals

connection-connecting = Yhdistetään …
connection-lost = Yhteys katkesi. Yritetään uudelleen …
connection-impossible = Tämä selain ei osaa avata WebSocket-yhteyttä, joten sillä ei voi pelata täällä.
file-not-sent = Tiedoston lähetys ei onnistunut. Yritä uudelleen.
file-forget = Valitse toinen tiedosto
refused-unknown = Se ei onnistunut. Mikään ei muuttunut.

## Seats

you = Sinä
bot = Tietokone
bot-number = Tietokone { $number }
your-name = Nimesi
seat-open = Vapaa paikka
seat-away = poissa
sit-down = Ota paikka
stand-up = Jätä paikka
seat-free = Vapauta paikka
thinking = miettii

## Waiting room

invite = Kutsu ystäviä
invite-link = Linkki tähän pöytään
invite-code = Tai koodilla:
invite-local = Tämä linkki toimii vain tällä tietokoneella.
invite-open = Avaa kotiverkolle
invite-open-note = Sen jälkeen kaikki samassa Wi-Fi- tai kotiverkossa voivat liittyä, kunnes suljet ohjelman.
invite-qr = QR-koodi, jossa on linkki pöytään
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
log = Siirrot
sound = Äänet
volume = Äänenvoimakkuus
remarks = Tietokone kommentoi
vibration = Värinä
motion = Animaatioiden nopeus
motion-calm = Rauhallinen
motion-normal = Tavallinen
motion-quick = Nopea
leave = Poistu pelistä
leave-sure = Tietokone ottaa paikkasi. Voit palata milloin vain.
leave-yes = Kyllä, poistu
score = Pisteet
status = Vuoro
status-your-turn = Sinun vuorosi.
status-turn = { $name }, on sinun vuorosi.
status-thinking = { $name } miettii …
status-waiting = { $name } on vuorossa.
status-watching = Seuraat peliä.
show-result = Näytä tulos

## The end

over-alone = Peli on päättynyt.
won-you = Voitit!
won =
    { $count ->
        [one] { $names } voitti.
       *[other] Voitto jaetaan: { $names }.
    }
rematch = Pelaa uudelleen
rematch-join = Liity seuraavaan peliin
look-at-board = Katso pöytää
seed-title = Oliko arvonta reilu?
seed-line = Ensimmäinen luku lyötiin lukkoon ennen peliä. Se on toisen luvun SHA-256, ja kaikki arvonnat seuraavat toisesta luvusta.

## Coming and going

connection-paused = Palvelin käynnistyy uudelleen. Peli on vain tauolla ja jatkuu hetken kuluttua.
seat-elsewhere = ei katso juuri nyt
stands-in = tietokone sijaistaa:
stand-in-you = Tietokone pelaa puolestasi.
stand-in-name = { $name }: tietokone pelaa.
take-over = Ota paikkasi takaisin
is-away = { $name } on poissa.
replace = Anna tietokoneen pelata
replace-name = { $name } on poissa: anna tietokoneen pelata
seat-moved = Paikkasi on siirtynyt toiselle laitteelle.
spectators =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
pass-on = Jatka toisella laitteella
pass-on-name = { $name }: jatka toisella laitteella
pass-line = Kirjoita koodi toisella laitteella kohtaan ”{ join-title }”. Se toimii kerran { $minutes } minuutin ajan. Sen jälkeen paikka kuuluu sille laitteelle.
pass-copy = Kopioi linkki
pass-arrived = Paikkasi siirtyy tälle laitteelle.
curtain-turn = { $name }, on sinun vuorosi
curtain-line = Muut, katsokaa muualle!
curtain-open = Minä olen { $name }

## Time

time = Aika
pace-none = Ilman kelloa
pace-quick = { $seconds } s siirtoa kohti, { $minutes } min varalla
pace-days =
    { $days ->
        [one] Yksi päivä siirtoa kohti
       *[other] { $days } päivää siirtoa kohti
    }
time-out = Kun aika loppuu
time-out-bot = Tietokone ottaa paikan
time-out-skip = Vuoro jää väliin
time-out-loss = Peli hävitään
time-left = Aikaa jäljellä: { $time }
time-days = { $days } pv { $hours } h
time-hours = { $hours } h { $minutes } min
time-short = { $seconds } sekuntia jäljellä!
seat-lost = aika loppui
lost-on-time = Aika loppui: { $names }
notices = Kun on sinun vuorosi
notices-line = Saat viestin, kun on sinun vuorosi.
notices-switch = Ilmoitukset tässä selaimessa
notices-denied = Selain ei salli ilmoituksia tältä sivulta.
notice-title = Sinun vuorosi
notice-body = On sinun vuorosi pelissä { $game }.
title-turn = Sinun vuorosi – { $title }
mail = Sähköpostiosoite
mail-give = Lähetä koodi
mail-sent = Lähetimme koodin osoitteeseen { $address }.
mail-code = Koodi sähköpostista
mail-prove = Vahvista
hook = Webhook-osoite
hook-give = Tallenna
contact-remove = Poista
contacts-switch = Viestit, kun on minun vuoroni

## Undo

undo = Peru siirto
undo-ask = Pyydä peruutusta
undo-wanted = { $name } haluaa perua siirron ja sen jälkeen pelatut siirrot.
undo-agree = Kyllä, peru
undo-disagree = Ei
undo-waiting = Odotetaan muiden vastausta …
undo-withdraw = Antaa olla
log-undo =
    { $count ->
        [one] { $name } perui yhden siirron.
       *[other] { $name } perui { $count } siirtoa.
    }

## Looking on and back

replay = Katso taaksepäin
replay-close = Takaisin pöytään
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-forward = Siirto eteenpäin
replay-last = Viimeiseen siirtoon
replay-move = Siirto { $at }/{ $last }
replay-start = Ennen ensimmäistä siirtoa
replay-eyes = Kenen silmin
replay-spectator = Katsojan
analysis-chance = { $name } { $chance } %
replay-link = Linkki tähän siirtoon
record = Tallennettu peli
record-failed = Tallennettua peliä ei voitu hakea. Yritä uudelleen.
record-bring = Avaa tallennettu peli
picture = Jaettava kuva
picture-failed = Tämä selain ei pystynyt tekemään kuvaa.
fair-check = Tarkista nyt
fair-promise-kept = Ensimmäinen luku on se, jonka tämä selain sai ennen pelin loppua.
fair-promise-unseen = Tämä selain ei ollut mukana pelissä, joten se ei tiedä, mikä luku luvattiin.
fair-promise-broken = Tämä selain sai toisen luvun ennen pelin loppua!
fair-seed = Ensimmäinen luku on toisen luvun SHA-256.
fair-seed-wrong = Ensimmäinen luku ei ole toisen luvun SHA-256!
fair-draws =
    { $count ->
        [one] Ainoa arvonta seuraa toisesta luvusta.
       *[other] Kaikki { $count } arvontaa seuraavat toisesta luvusta.
    }
fair-draws-wrong = Arvonta { $number } ei seuraa toisesta luvusta!
fair-more = Tarkista loput ajamalla tallennetulle pelille ”bordspil verify”.

## Around the table

chat = Keskustelu
chat-none = Ei vielä viestejä.
chat-listen = Vain pelaajat voivat kirjoittaa tänne.
chat-write = Kirjoita viesti
chat-send = Lähetä
chat-sayings = Valmiit lauseet
react = Reagoi
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] Yksi uusi viesti
       *[other] { $count } uutta viestiä
    }
saying-hello = Hei!
saying-luck = Onnea peliin!
saying-your-turn = Sinun vuorosi!
saying-moment = Pieni hetki.
saying-nice = Hieno siirto!
saying-oops = Hups!
saying-thanks = Kiitos!
saying-well-played = Hyvin pelattu!
saying-again = Uusi peli?
saying-bye = Moikka!
looks = Nimesi ja värisi
portrait = Kuva
portrait-number = Kuva { $number }
colour = Väri
colour-red = punainen
colour-orange = oranssi
colour-green = vihreä
colour-turquoise = turkoosi
colour-blue = sininen
colour-violet = violetti
colour-pink = vaaleanpunainen
colour-grey = harmaa
terms-public = Näytä pöytä etusivulla
terms-spectators = Katsojat saavat seurata
public-tables = Avoimet pöydät
public-seats =
    { $count ->
        [one] Yksi vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
finished-games = Päättyneet pelit
table-over = Päättynyt
table-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
table-won = Voitto
table-place = Sija { $place }/{ $count }
series = Tilanne tähän asti
series-game = { $number }. peli
series-won = voitto
series-wins = Voitetut pelit
series-points = Pisteet yhteensä

## Accounts

pages = Sivut
title-account = Tilisi – Bordspil
title-privacy = Mitä tallennetaan – Bordspil
account = Tilisi
account-guest = Pelaat vieraana: tämä selain muistaa paikkasi. Avaimella saat ne muillekin laitteille. Sähköpostiosoitetta ei tarvita.
account-name = Nimi vahvuuslistalla
account-name-line = Jätä tyhjäksi, jos et halua näkyä listalla.
key-new = Hanki avain
passkey-new = Luo pääsyavain
passkey-line = Laitteesi tai salasanojen hallinta säilyttää sen. Kirjaudut sormenjäljellä, kasvoilla tai PIN-koodilla.
recovery-new = Hanki palautuslause
recovery-line = Kahdeksan sanaa, jotka kirjoitat muistiin. Ne toimivat kaikilla laitteilla.
recovery-again = Hanki uusi palautuslause
recovery-again-line = Vanha lakkaa toimimasta.
recovery-title = Palautuslauseesi
recovery-keep = Kirjoita se nyt muistiin ja säilytä hyvin. Sitä ei näytetä uudelleen, ja kuka tahansa voi kirjautua sillä sinuna.
recovery-written = Kirjoitin sen muistiin
keys = Avaimesi
key-passkey = Pääsyavain
key-phrase = Palautuslause
key-remove = Poista
made-on = Luotu { $date }, laite: { $device }
used-on = Käytetty viimeksi { $date }
devices = Laitteesi
device-here = tämä laite
device-unnamed = tuntematon laite
seen-on = Nähty viimeksi { $date }
sign-in = Kirjaudu sisään
sign-in-line = Onko sinulla jo avain? Kirjaudu, niin pelisi tulevat mukaan. Tämän selaimen pelit pysyvät sinun.
sign-in-passkey = Kirjaudu pääsyavaimella
sign-out = Kirjaa ulos
passkey-declined = Pääsyavainta ei annettu. Mikään ei muuttunut.
own-data = Tietosi
own-data-line = Lataa kaikki, mitä sinusta on tallennettu, tai anna poistaa se. Muiden pelit jäävät, mutta ilman nimeäsi.
export = Lataa tietoni
export-failed = Tietoja ei voitu hakea. Yritä uudelleen.
erase = Poista kaikki minusta
erase-sure = Avaimesi, vahvuuslukusi ja nimesi katoavat pysyvästi, ja tietokone ottaa paikkasi. Tätä ei voi perua.
erase-yes = Kyllä, poista kaikki
erased = Kaikki sinusta on poistettu.
privacy = Mitä täällä tallennetaan
yes = Kyllä
no = Ei

## Ratings

title-players = Vahvuuslista – Bordspil
players-table = Vahvuuslista
players-line = Avaimella saat vahvuusluvun jokaisesta pelistä, jonka pelaat tietokonetta tai muita avaimen haltijoita vastaan. Merkin ± jälkeinen luku kertoo, kuinka varma se on.
players-none = Lista on tyhjä. Hanki avain, pelaa ja ole ensimmäinen!
players-of =
    { $seats ->
        [1] { $game }, yksi pelaaja
       *[other] { $game }, { $seats } pelaajaa
    }
players-place = Sija
players-name = Nimi
players-rating = Vahvuus
players-games = Pelejä
players-bot = Tietokone: { $level }
players-you = sinä
own-ratings = Vahvuuslukusi
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] yksi peli
       *[other] { $count } peliä
    }
level-even = { $level } – tasaväkinen

## The app

install = Asenna sovelluksena
version-new = Uusi versio on saatavilla.
version-renew = Päivitä nyt
offline-title = Pöytään ei saada yhteyttä
offline-text = Palvelimeen ei juuri nyt saada yhteyttä. Pelisi ovat siellä tallessa, ja sivu palaa itsestään.
offline-again = Yritä uudelleen
moves-kept =
    { $count ->
        [one] Yksi siirtosi odottaa täällä. Se lähetetään heti, kun pöytä on taas auki:
       *[other] { $count } siirtoasi odottaa täällä. Ne lähetetään heti, kun pöydät ovat taas auki:
    }
move-waiting = Siirtosi on tallessa ja lähetetään myöhemmin.
move-take-back = Peru se
move-missed = Peli eteni ennen kuin siirtosi ehti perille.

## Opponents

level-child-line = Pelaa kuin kahdeksanvuotias: nopeasti, ja näkee vain sen, mikä on nenän edessä.
level-easy-line = Vasta opettelee: osaa säännöt, mutta paljon jää huomaamatta.
level-casual-line = Pelaa huvikseen ja päästää monta tilaisuutta ohi.
level-medium-line = Mukavaa seuraa perhepöydässä, virhe silloin tällöin.
level-skilled-line = Tuntee pelin hyvin ja antaa harvoin mitään ilmaiseksi.
level-strong-line = Ajattelee eteenpäin ja rankaisee virheistä.
level-master-line = Huomaa melkein kaiken ja vaatii sinulta parastasi.
level-expert-line = Paras, mitä meillä on: miettii rauhassa eikä anna mitään ilmaiseksi.
level-elo = noin { $rating } Elo
hurry = Pelaa heti
analyse = Analysoi peli
analysis = Analyysi
analysis-line = Kunkin voittomahdollisuudet joka siirron jälkeen vahvan pelaajan silmin.
analysis-progress = Asema { $done }/{ $of } …
analysis-curve = { $name }: alussa { $first } %, sen jälkeen { $least }–{ $most } %.
analysis-points = Käännekohdat
analysis-none = Mikään yksittäinen siirto ei ratkaissut peliä.
analysis-point = Siirto { $at }: { $name }, { $before } % → { $after } %
analysis-played = Pelattu: { $words }
analysis-better = Parempi: { $words }
analysis-chances = { $before } % eikä { $after } %.
analysis-answer = Paras vastaus pelattuun: { $words }
analysis-show = Näytä pöydällä

## A game without a board of its own

generic-position = Asema
generic-moves = Siirtosi
generic-move = { $name }: { $move }
generic-move-hidden = { $name } on pelannut.
generic-chance = Arvottu: { $move }
generic-chance-hidden = Jotain arvottiin.
game-line = Peli, jossa on yksinkertainen lauta.
generic-rules = Tämän pelin säännöt eivät ole sivulla. Kun on sinun vuorosi, lauta näyttää kaikki siirrot painikkeina.

## Lessons

learn = Opi kahdessa minuutissa
title-learn = Opi pelaamaan
offer-title = Ensimmäinen pelisi?
offer-line = Opi se kahdessa minuutissa oikealla laudalla, siirto siirrolta.
offer-play = Pelaa heti
learn-coach = Oppitunti
learn-step = Vaihe { $step }/{ $steps }
learn-continue = Jatka
learn-show = Näytä
learn-right = Oikein!
learn-other = Sekin käy, mutta kokeile tässä jotain muuta.
learn-practise = Harjoittele
learn-over = Nyt osaat pelata!
learn-over-practice = Siinä kaikki. Hienoa!
learn-play = Pelaa ensimmäinen peli
learn-close = Lopeta oppitunti
why = Miksi?

## Pulmat

daily-title = Päivän pulmat
daily-line = Päivän jana
daily-puzzle = Päivän pulma
daily-streak =
    { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää peräkkäin
    }
daily-done = ratkaistu
title-puzzle = Pulma
puzzle-number = Pulma { $number }
puzzle-grade-1 = helppo
puzzle-grade-2 = keskitaso
puzzle-grade-3 = vaikea
puzzle-coach = Pulma
puzzle-close = Poistu pulmasta
puzzle-other = Niin voi pelata, mutta on parempikin siirto.
puzzle-solved = Ratkaistu!
puzzle-first = Ratkaistu ensi yrityksellä!
puzzle-next = Seuraava pulma
puzzle-why-not = Miksei ilmeinen siirto?
puzzle-again = Yritä uudelleen
puzzle-show = Näytä ratkaisu
line-coach = Jana
line-task = Kortti { $step }/{ $steps }: mihin se kuuluu?
line-right = Oikein!
line-wrong = Se ei kuulu siihen. Katso, missä se seuraavaksi on.
line-over = { $right }/{ $all } oikein
line-share = Jaa tulos
line-tomorrow = Huomenna on uusi jana.
line-shared = Timeline, jana { $date }: { $right }/{ $all }
