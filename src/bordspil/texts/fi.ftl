## Refusals of any game

game-over = Peli on päättynyt.
chance-decides = Tämän ratkaisee sattuma.
not-your-turn = Ei ole tämän paikan vuoro; vuorossa on paikka { $seat }.
stale = Peli on jo edennyt; se on nyt siirrossa { $seq }.
move-text = ”{ $text }” ei ole siirto.
move-shape = Siirtoa ei voi lukea: tarkista kenttä ”{ $field }”.
position-shape = Asemaa ei voi lukea: { $problem }
seats-out-of-range = Peli on { $low }–{ $high } paikalle (kenttä ”{ $field }”).
option-unknown = Valintaa ”{ $option }” ei ole. Valinnat ovat: { $options }.
option-value = Valinnan ”{ $option }” on oltava jokin näistä: { $choices }.
game-unknown = Peliä ”{ $game }” ei ole. Pelit ovat: { $games }.
level-unknown = Tietokonepelaajaa ”{ $level }” ei ole. Ne ovat: { $levels }.
budget-wrong = Kentän ”{ $field }” on oltava vähintään 0.

## Saved games

log-wrong-seat = Merkintä { $number }: ei ollut tämän paikan vuoro.
log-illegal = Merkintä { $number } rikkoo sääntöjä.
log-wrong-draw = Merkintä { $number } ei ole se, minkä siemen antaa.
record-not-one = Tämä ei ole tallennettu peli.
record-cut-off = Tallennettu peli ei ole kokonainen.
record-edited = Tallennettua peliä on muutettu kirjoittamisen jälkeen.
record-other-rules = Peliä pelattiin säännöillä { $theirs }; tässä käytetään sääntöjä { $ours }.
record-header = Tallennetun pelin otsikko on väärin kohdassa ”{ $field }”.
record-entry = Tallennetun pelin merkintää { $number } ei voi lukea.
record-too-long = Tallennetussa pelissä on enemmän merkintöjä kuin pelissä voi olla.
record-wrong-end = Tallennettu peli ei pääty niin kuin se väittää.
record-no-seed = Tallennetussa pelissä ei ole siementä: peli ei ole päättynyt.
record-wrong-seed = Siemen ei ole se, joka luvattiin ennen peliä.
file-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }.
file-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $reason }.

## The line protocol

json-broken = Rivi ei ole JSON-olio: { $problem }.
line-too-long = Rivi on pidempi kuin { $limit } tavua.
command-unknown = Komentoa ”{ $command }” ei ole. Komennot ovat: { $commands }.
no-game = Peliä ei vielä ole: aloita komennolla ”new”.
field-missing = Kenttä ”{ $field }” puuttuu.
field-wrong = Kentän ”{ $field }” tyyppi on väärä.
seat-unknown = Tällaista paikkaa ei ole.
list-incomplete = Asemassa on niin monta siirtoa, ettei niitä voi luetella.
perft-chance = Sattuma tulee väliin: siirtojonoja ei voi laskea.
perft-too-deep = Korkeintaan { $limit } siirtoa eteenpäin voidaan laskea.
internal-error = Jokin meni vikaan: { $problem }. Mikään ei muuttunut.

## The terminal

play-welcome = { $game }, paikkoja { $seats }. Kirjoita siirto; ”?” antaa ohjeen, ”q” lopettaa.
play-turn = Paikka { $seat }, sinun siirtosi:
play-bot = Paikka { $seat } ({ $level }) pelaa { $move }.
play-help = Siirto näyttää tältä: { $example }. ”m” luettelee kaikki siirrot, ”h” antaa vihjeen, ”s TIEDOSTO” tallentaa pelin, ”q” lopettaa.
play-hint = Hyvä siirto: { $move }
play-saved = Tallennettu tiedostoon { $file }.
play-rule = Sääntö { $rule }.
play-over = Peli on päättynyt.
play-won = Paikka { $seats } voitti.
play-shared = Paikat { $seats } jakavat voiton.
play-left = Poistuit pelistä.
replay-step = Merkintä { $number }/{ $total }: { $who } { $move }
replay-chance = sattuma
replay-seat = paikka { $seat }
verify-fine =
    { $draws ->
        [one] { $draws } arvonta toistettu: se tulee luvatusta siemenestä.
       *[other] { $draws } arvontaa toistettu: kaikki tulevat luvatusta siemenestä.
    }
replay-end = Tallennettu peli päättyy.

## Commands

figure-unknown = Mittaa ”{ $figure }” ei ole. Mitat ovat: { $figures }.
checkout-without-figures = ”{ $path }” ei anna mittoja: { $reason }.
people-out-of-range = Ihmisiä voi olla 0–{ $seats }, kun paikkoja on { $seats }.
match-wrong = Otteluun, jossa on { $seats } paikkaa, tarvitaan 2–{ $seats } tietokonepelaajaa ja vähintään yksi peli.
new-game-written = { $folder } on luotu. Pelaa näin: { $command }
new-game-exists = { $folder } on jo olemassa; valitse toinen nimi.
new-game-name = ”{ $name }” ei käy uuden pelin nimeksi. Käytä pieniä kirjaimia, numeroita ja alaviivoja, aloita kirjaimella ja valitse vapaa nimi.

## Research

extra-missing = Tähän tarvitaan { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Pelin { $game } sääntöjä ei ole käännetty konekielelle; käytä siihen PlainBatchia (bordspil.envs.plain_batch).
action-illegal = Toiminto { $action } on sääntöjen vastainen pelissä numero { $number }. Mikään ei ole muuttunut.
reset-option = Metodilla reset ei ole valintaa ”{ $option }”: pelin valinnat annetaan, kun ympäristö luodaan.
no-gpu = Täällä ei voi käyttää mitään näytönohjainta: siihen tarvitaan CUDA ja sitä tukeva kortti.
no-tensors = Pelillä { $game } ei ole vielä tensoreita oppiville ohjelmille.
bot-none = ”{ $bot }” ei ole tietokonepelaaja: sellaisella on metodi choose(view, seconds).
bot-not-found = Tietokonepelaajaa ”{ $bot }” ei ole: moduulia ei voi tuoda täältä, tai siinä ei ole mitään sen nimistä.
external-bot-other-game = ”{ $contestant }” ei voi osallistua: pelinä on { $game }.
external-bot-no-command = Kilpailijassa ”{ $contestant }” ei ole komentoa.
external-bot-not-found = Ajettavaa ohjelmaa ”{ $program }” ei ole.
external-bot-not-started = Ohjelmaa ei voitu käynnistää: { $reason }.
external-bot-unasked = Se vastasi kysymättä: ”{ $text }”.
external-bot-endless = Se kirjoitti yli { $limit } tavua päättämättä riviä.
external-bot-ended = Ohjelma päättyi (paluukoodi { $code }, viimeinen virherivi: { $text }).
external-bot-late = Se ei vastannut { $seconds } sekunnissa.
external-bot-nonsense = ”{ $text }” ei ole vastaus, jossa on siirto.
forfeit = { $bot } (paikka { $seat }) luovutti pelin { $game } siirrossa { $move }: { $reason }
forfeit-illegal = { $bot } (paikka { $seat }) luovutti pelin { $game } siirrossa { $move } pelaamalla { $played }: { $reason }
forfeits-more = Muita luovutuksia: { $count }.
selfplay-wrong = Itsepeluuseen tarvitaan vähintään yksi peli ja yksi tietokonepelaaja tai oma jokaiselle paikalle ({ $seats }).
selfplay-exists = { $file } on jo olemassa; valitse toinen nimi tai poista tiedosto ensin.
selfplay-other = { $folder } kuuluu muihin peleihin (eroaa: { $field }); poista kansio tai valitse toinen nimi.
selfplay-resumed =
    { $games ->
        [one] { $games } peli on jo valmiina; nyt pelataan loput.
       *[other] { $games } peliä on jo valmiina; nyt pelataan loput.
    }
selfplay-done =
    { $file }: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, { $moves ->
        [one] { $moves } siirto
       *[other] { $moves } siirtoa
    }.
selfplay-not-one = Tiedostossa { $file } ei ole tällaisia pelejä.

## The server

already-started = Peli on jo alkanut.
hello-first = Jokin meni vikaan. Lataa sivu uudelleen.
hello-twice = Jokin meni vikaan. Lataa sivu uudelleen.
message-not-json = Palvelin ei voinut lukea sivun lähettämää viestiä.
message-shape = Palvelin ei voinut lukea sivun lähettämää viestiä (kenttä ”{ $field }”).
no-bots = Tietokone ei vielä osaa pelata peliä { $game }.
no-table = Tämä sivu ei ole pöydän ääressä.
not-host = Vain pöydän avaaja voi tehdä tämän.
not-over = Peli ei ole vielä päättynyt.
not-seated = Sinulla ei ole paikkaa tässä pöydässä.
not-started = Peli ei ole vielä alkanut.
not-your-seat = Tämä paikka ei ole sinun.
overtaken = Joku muu ehti ensin. Pöytä on päivitetty.
seat-not-there = Pöydässä ei ole tällaista paikkaa.
seat-taken = Paikka on varattu.
server-error = Palvelimella meni jokin vikaan. Mikään ei muuttunut; yritä uudelleen.
server-full = Uusille pöydille ei ole nyt tilaa. Yritä myöhemmin uudelleen.
store-down = Palvelin ei voi juuri nyt tallentaa mitään. Siirtosi ei ole kadonnut; yritä hetken kuluttua uudelleen.
table-broken = Pöytää { $code } ei voi avata: sen loki on vioittunut.
table-full = Kaikki paikat on varattu.
table-other-rules = Tässä pöydässä pelattiin säännöillä { $theirs }; tässä käytetään sääntöjä { $ours }.
table-unknown = Pöytää { $code } ei ole.
token-wrong = Selain on kadottanut avaimensa. Lataa sivu uudelleen.
too-many-tables = Sinulla on { $limit } keskeneräistä pöytää. Pelaa jokin loppuun ennen kuin avaat uuden.
too-often = Liian nopeasti. Odota hetki.
server-busy = Palvelin on juuri nyt ruuhkautunut. Yritä hetken päästä uudelleen.
material-unknown = Täällä ei ole kohdetta ”{ $name }”.
lesson-unknown = Oppituntia ”{ $name }” ei ole.
file-too-large = Tiedosto on liian suuri. Raja on { $limit } tavua.
file-too-complex = Tämän tiedoston lukeminen vie liikaa aikaa tai muistia.
upload-too-slow = Tiedosto saapui liian hitaasti. Yritä uudelleen paremmalla yhteydellä.
upload-cut-off = Yhteys katkesi ennen kuin koko tiedosto oli perillä.
too-many-draws = Tässä pelissä on yli { $limit } arvontaa. Tallenna se ja tarkista bordspil-ohjelmalla.
upload-unknown = Tiedostosi kohtaan ”{ $option }” ei ole enää täällä. Valitse se uudelleen.
no-hint = Tähän ei ole vihjettä.
hint-among-people = Vihjeitä saa vain pelissä tietokonetta vastaan.
reports-none = Ei ilmoituksia.
reports-line = { $when }  { $game }, pöytä { $code }: { $about } – { $note }

## Coming and going

stood-in = Tietokone pelaa siinä puolestasi. Ota paikkasi ensin takaisin.
seat-is-lost = Tämä paikka on jo hävinnyt; tietokone pelaa sen loppuun.
not-absent = Se pelaaja on paikalla.
no-spectators = Tämä pöytä on suljettu katsojilta.
pass-unknown = Koodi ei ole enää voimassa, tai se on kirjoitettu väärin. Pyydä uusi.

## Time

no-email = Tämä palvelin ei lähetä sähköpostia.
mail-wrong = Tämä ei ole sähköpostiosoite.
network-none = Tietokone ei ole verkossa.
network-not-here = Verkolle avaamiseen tarvitaan selain sillä tietokoneella, jolla palvelin toimii.
email-not-sent = Sähköpostia ei voitu lähettää. Yritä myöhemmin uudelleen.
proof-late = Koodi ei ole enää voimassa. Pyydä uusi.
proof-wrong = Tämä ei ole lähettämämme koodi.
no-webhooks = Tämä palvelin ei kutsu webhookeja.
hook-wrong = Osoitetta ei voi käyttää: sen alussa on oltava https://.
hook-private = Palvelimen oman verkon osoitteita ei kutsuta.
email-turn-subject = Sinun vuorosi: { $game }
email-turn = On sinun vuorosi pelissä { $game }.
email-players = Pöydässä: { $names }
email-unsubscribe = Etkö halua näitä viestejä? { $link }
email-proof-subject = { $code } on koodisi
email-proof = Kirjoita tämä koodi: { $code }
email-proof-why = Joku haluaa tähän osoitteeseen tiedon, kun on hänen vuoronsa sivulla { $link }. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.
unsubscribe-ask = Lopetetaanko sähköpostin lähettäminen osoitteeseen { $address }?
unsubscribe-button = Lopeta sähköpostit
unsubscribe-done = Et saa enää sähköpostia.

## Undo

undo-too-late = On liian myöhäistä perua: sen jälkeen on nostettu tai paljastettu jotain uutta.
game-too-long = Tämä peli on kestänyt niin kauan, ettei siirtoja voi enää tehdä. Aloittakaa uusi.
undo-too-often = Tässä pelissä on peruttu niin monta siirtoa, ettei enempää voi perua.
undo-nothing = Sinulla ei ole siirtoa, jonka voisi perua.
undo-count =
    { $limit ->
        [0] Peruttavia siirtoja ei ole.
        [one] Vain yhden siirron voi perua.
       *[other] Vain { $limit } siirtoa voi perua.
    }
undo-lapsed = Liian myöhään: joku on pelannut.
undo-declined = Siirto jää voimaan: joku ei suostunut.
log-wrong-undo = Merkintä { $number } peruu sellaista, mitä ei voi perua.
replay-undo =
    { $count ->
        [one] Merkintä { $number }/{ $total }: yksi siirto perutaan
       *[other] Merkintä { $number }/{ $total }: { $count } siirtoa perutaan
    }

## Looking on and back

look-later = Näet, mitä muut näkivät, kun peli on päättynyt.
no-such-move = Sellaista siirtoa ei ole; viimeinen on { $last }.

## Around the table

chat-off = Keskustelu ei ole käytössä tässä pöydässä.
chat-empty = Viesti on tyhjä.
chat-too-often = Kirjoitit kovin paljon kerralla. Odota hetki ennen kuin kirjoitat taas.
colour-taken = Väri on jo jollakulla toisella.

## Accounts

phrase-shape = Tämä ei ole palautuslause: siinä on kahdeksan sanaa, kussakin kolme tavua. Tarkista kirjoitusasu.
phrase-unknown = Millään tilillä täällä ei ole tätä palautuslausetta.
passkey-wrong = Pääsyavainta ei hyväksytty.
passkey-late = Siinä kesti liian kauan. Yritä uudelleen.
passkey-unknown = Tätä pääsyavainta ei tunneta täällä. Se on ehkä poistettu.
passkey-not-here = Pääsyavaimet toimivat vain, kun sivulla on verkkotunnus, eivät pelkässä IP-osoitteessa. Käytä sen sijaan palautuslausetta.
signed-in = Tämä selain on jo kirjautunut sisään. Kirjaudu ensin ulos.
not-signed-in = Tämä selain ei ole kirjautunut sisään.
key-unknown = Se avain on jo poissa.
device-unknown = Se laite on jo kirjattu ulos.
last-key = Tämä on ainoa tapasi päästä sisään. Tee ensin toinen tai poista kaikki.
too-many-keys = Sinulla voi olla enintään { $limit } avainta.
too-many-devices = Enintään { $limit } laitetta voi olla kirjautuneena. Kirjaa ensin yksi ulos.

## Operators

load-wrong = Kuormituskokeessa voi olla 1–5000 pöytää, kussakin 1–100 siirtoa enintään 60 sekunnin välein.
setting-unknown = Asetusta ”{ $name }” ei ole ({ $place }); `bordspil settings` tulostaa ne kaikki.
setting-wrong = Tätä asetusta ei voi käyttää ({ $place }): { $reason }.
too-many-here = Verkostasi on nyt liian monta yhteyttä. Yritä myöhemmin uudelleen.
file-exists = { $file } on jo olemassa; varmuuskopio ei koskaan korvaa mitään.
backup-failed = Tiedostoa { $file } ei voitu kirjoittaa: { $reason }.
store-in-use = Palvelin käyttää tiedostoa { $file }. Pysäytä se ensin.
backup-made =
    { $tables ->
        [one] Yksi pöytä kopioitu tiedostoon { $file }.
       *[other] { $tables } pöytää kopioitu tiedostoon { $file }.
    }
backup-restored =
    { $tables ->
        [one] Yksi pöytä palautettu varastoon { $store }.
       *[other] { $tables } pöytää palautettu varastoon { $store }.
    }
backup-aside = Aiempi sisältö on nyt tiedostossa { $file }.

## The store

store-no-file = Tämä varasto on tietokanta eikä tiedosto; `bordspil store copy` kopioi sen.
store-behind = Varaston { $store } versio on { $version }. Päivitä se ensin: bordspil store migrate.
store-not-empty = { $store } ei ole tyhjä; kopio tarvitsee tyhjän varaston.
store-unusable = Varastoa { $store } ei voi käyttää: { $reason }.
store-differs = ”{ $table }” ei ole sama molemmissa varastoissa; mitään ei kopioitu.
store-current = { $store }: versio { $version }, uusin. Mitään ei tarvitse tehdä.
store-migrated = { $store } on päivitetty versiosta { $old } versioon { $new }.
store-copied = Kaikki on nyt täällä: { $store }, alkuperäiseen verrattuna.
store-copying = Kopioidaan
store-checking = Tarkistetaan
store-title = { $store }, versio { $version }
store-column-table = Taulu
store-column-rows = Rivejä
store-sound =
    { $tables ->
        [one] Kaikki on kunnossa: { $tables } pöytä tarkistettu ja sen peli pelattu uudelleen.
       *[other] Kaikki on kunnossa: { $tables } pöytää tarkistettu ja niiden pelit pelattu uudelleen.
    }
store-faults =
    { $count ->
        [one] Löytyi { $count } vika.
       *[other] Löytyi { $count } vikaa.
    }
check-gap = lokin numeroissa on aukko.
check-seats = paikkoja puuttuu.
check-seed = siemenen pituus on väärä.
check-stage = pöydän tila ei vastaa lokia.
check-replay = lokia ei voi pelata uudelleen ({ $reason }).
check-results = tulokset eivät vastaa peliä.
check-orphans =
    { $reason ->
        [one] { $reason } rivi ei kuulu mihinkään olemassa olevaan.
       *[other] { $reason } riviä ei kuulu mihinkään olemassa olevaan.
    }
check-columns = sarakkeet eivät ole tämän version.

## Opponents

hurry-among-people = Tietokonetta voi hoputtaa vain, kun kukaan muu ei pelaa.
no-puzzles = Pelistä { $game } ei ole pulmia.
no-analysis = Tähän ei ole analyysia.
analysis-failed = Peliä ei voitu analysoida. Yritä uudelleen.
sprt-wrong = Testi tarvitsee kaksi lukua väliltä −1000…1000, pienempi ensin.
ladder-wrong = Tikkaisiin tarvitaan vähintään kaksi eri tietokonepelaajaa, kaksi paikkaa, yksi peli paria kohden ja ulottuvuus vähintään 1.
sprt-weaker = Testin mukaan pikemminkin { $low } kuin { $high } Elo-pistettä.
sprt-stronger = Testin mukaan pikemminkin { $high } kuin { $low } Elo-pistettä.
sprt-open = Testi ei vielä erota arvoja { $low } ja { $high } Elo; tarvitaan lisää pelejä.

## Workers

worker-lost = Kolme työprosessia peräkkäin kaatui samaan tehtävään.
workers-wrong = ”{ $workers }” ei tarkoita mitään työprosesseja: anna niiden määrä tai ray://HOST:PORT, ray:auto tai ray:local.
workers-unusable = Työprosesseja osoitteessa { $workers } ei voi käyttää: { $reason }.
worker-other-version = Työprosessilla on Bordspilin versio { $theirs }; tämä on versio { $ours }.
telemetry-wrong = ”{ $address }” ei ole kerääjän osoite: anna osoite, kuten http://localhost:4318.

## Tournaments

tournament-plan = Turnauksen suunnitelmaa ei voi käyttää: { $problem }.
tournament-rounds = Vain { $most } kierrosta voidaan parittaa niin, ettei kukaan kohtaa ketään kahdesti.
tournament-other = Kansiossa { $folder } on toinen turnaus.
tournament-resumed =
    { $games ->
        [one] { $games } peli on pelattu; turnaus jatkuu.
       *[other] { $games } peliä on pelattu; turnaus jatkuu.
    }
