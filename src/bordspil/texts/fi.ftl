## Refusals of any game

game-over = Peli on päättynyt.
chance-decides = Tämän ratkaisee sattuma.
not-your-turn = Ei ole tämän paikan vuoro; vuorossa on paikka { $seat }.
stale = Peli on jo edennyt; se on siirrossa { $seq }.
move-text = ”{ $text }” ei ole siirto.
move-shape = Siirtoa ei voi lukea: katso kenttää ”{ $field }”.
position-shape = Asemaa ei voi lukea: { $problem }
seats-out-of-range = Peli on { $low }–{ $high } paikalle (kenttä ”{ $field }”).
option-unknown = Valintaa ”{ $option }” ei ole; valinnat ovat: { $options }.
option-value = Valinnan ”{ $option }” arvo on jokin näistä: { $choices }.
game-unknown = Peliä ”{ $game }” ei ole; pelit ovat: { $games }.
level-unknown = Tietokonepelaajaa ”{ $level }” ei ole; ne ovat: { $levels }.
budget-wrong = Kentän ”{ $field }” on oltava luku, vähintään 0.

## Records

log-wrong-seat = Merkintä { $number } ei ollut tämän paikan vuoro.
log-illegal = Merkintä { $number } rikkoo sääntöjä.
log-wrong-draw = Merkintä { $number } ei ole se, minkä sattuma nosti tällä siemenellä.
record-not-one = Tämä ei ole pelin tallenne.
record-cut-off = Tallenne on katkennut.
record-edited = Tallennetta on muutettu kirjoittamisen jälkeen.
record-other-rules = Tallenne noudattaa sääntöjä { $theirs }; tässä käytetään sääntöjä { $ours }.
record-header = Tallenteen otsikko on väärin kohdassa ”{ $field }”.
record-entry = Tallenteen merkintää { $number } ei voi lukea.
record-too-long = Tallenteessa on enemmän merkintöjä kuin yhdessä pelissä voi olla.
record-wrong-end = Tallenne ei pääty niin kuin se väittää.
record-no-seed = Tallenteessa ei ole siementä: peli ei ole päättynyt.
record-wrong-seed = Siemen ei ole se, joka luvattiin ennen peliä.
file-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }.
file-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $reason }.

## The line protocol

json-broken = Rivi ei ole JSON-olio: { $problem }.
line-too-long = Rivi on pidempi kuin { $limit } tavua.
command-unknown = Komentoa ”{ $command }” ei ole; komennot ovat: { $commands }.
no-game = Peliä ei ole aloitettu: aloita komennolla ”new”.
field-missing = Kenttä ”{ $field }” puuttuu.
field-wrong = Kenttä ”{ $field }” on väärää lajia.
seat-unknown = Tällaista paikkaa ei ole.
list-incomplete = Tämän aseman kaikkia siirtoja ei voi luetella.
perft-chance = Sattuma tulee väliin: siirtojonoja ei voi laskea.
perft-too-deep = Korkeintaan { $limit } siirtoa eteenpäin voidaan laskea.
internal-error = Jokin meni vikaan: { $problem }. Mikään ei muuttunut.

## The terminal

play-welcome = { $game }, paikkoja { $seats }. Kirjoita siirto; ”?” antaa ohjeen, ”q” lopettaa.
play-turn = Paikka { $seat }, sinun siirtosi:
play-bot = Paikka { $seat } ({ $level }) pelaa { $move }.
play-help = Siirrot näyttävät tältä: { $example }. ”m” luettelee kaikki, ”h” antaa vihjeen, ”s TIEDOSTO” tallentaa pelin, ”q” lopettaa.
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
verify-fine = { $draws } nostoa toistettu: kaikki tulevat luvatusta siemenestä.
replay-end = Tallenne päättyy.

## Commands

figure-unknown = Mittaa ”{ $figure }” ei ole; mitat ovat: { $figures }.
checkout-without-figures = ”{ $path }” ei anna mittoja: { $reason }.
people-out-of-range = Ihmisiä voi olla 0–{ $seats }, kun paikkoja on { $seats }.
match-wrong = Otteluun tarvitaan vähintään kaksi tietokonepelaajaa, korkeintaan { $seats }, ja vähintään yksi peli.
new-game-written = { $folder } on kirjoitettu. Pelaa näin: { $command }
new-game-exists = { $folder } on jo olemassa; valitse toinen nimi.
new-game-name = ”{ $name }” ei käy uuden pelin nimeksi: nimessä on pieniä kirjaimia, numeroita ja alaviivoja, se alkaa kirjaimella eikä ole jo käytössä.

## Research

extra-missing = Tähän tarvitaan { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Pelin { $game } sääntöjä ei ole käännetty konekielelle; PlainBatch (bordspil.envs.plain_batch) pelaa niitä monta kerralla.
action-illegal = Toiminto { $action } on sääntöjen vastainen pelissä numero { $number }. Mikään ei ole muuttunut.
reset-option = Metodilla reset ei ole valintaa ”{ $option }”: pelin valinnat annetaan, kun ympäristö luodaan.
no-gpu = Käytettävissä ei ole näytönohjainta: tarvitaan CUDA ja sitä tukeva näytönohjain.
no-tensors = Pelillä { $game } ei ole vielä lukuja oppiville ohjelmille.
bot-none = ”{ $bot }” ei ole tietokonepelaaja: sellaisella on metodi choose(view, seconds).
bot-not-found = Tietokonepelaajaa ”{ $bot }” ei ole: moduulia ei voi tuoda täältä, tai siinä ei ole mitään sen nimistä.
external-bot-other-game = ”{ $contestant }” ei voi osallistua tähän: pelinä on { $game }.
external-bot-no-command = Kilpailijassa ”{ $contestant }” ei ole luettavaa komentoa.
external-bot-not-found = Ajettavaa ohjelmaa ”{ $program }” ei ole.
external-bot-not-started = Ohjelmaa ei voitu käynnistää: { $reason }.
external-bot-unasked = Se puhui kysymättä: ”{ $text }”.
external-bot-endless = Se kirjoitti yli { $limit } tavua päättämättä riviä.
external-bot-ended = Ohjelma päättyi (paluukoodi { $code }, viimeinen virherivi: { $text }).
external-bot-late = Vastausta ei tullut { $seconds } sekunnissa.
external-bot-nonsense = ”{ $text }” ei ole vastaus, jossa on siirto.
forfeit = { $bot } (paikka { $seat }) hävisi pelin { $game } siirrossa { $move }: { $reason }
forfeit-illegal = { $bot } (paikka { $seat }) hävisi pelin { $game } siirrossa { $move } kiellettyyn siirtoon { $played }: { $reason }
forfeits-more = Muita näin hävittyjä pelejä: { $count }.
selfplay-wrong = Itsepeluuseen tarvitaan vähintään yksi peli ja yksi tietokonepelaaja tai oma jokaiselle paikalle ({ $seats }).
selfplay-exists = { $file } on jo olemassa; valitse toinen nimi tai poista tiedosto ensin.
selfplay-other = { $folder } kuuluu muihin peleihin (eroaa: { $field }); poista kansio tai valitse toinen nimi.
selfplay-resumed = Jo valmiita pelejä: { $games }; nyt pelataan loput.
selfplay-done = { $file }: pelejä { $games }, siirtoja { $moves }.
selfplay-not-one = Tiedostossa { $file } ei ole tällaisia pelejä.

## The server

already-started = Peli on jo alkanut.
hello-first = Sivu ei esittäytynyt; lataa se uudelleen.
hello-twice = Sivu esittäytyi kahdesti; lataa se uudelleen.
message-not-json = Palvelin ei voinut lukea sivun lähettämää viestiä.
message-shape = Palvelin ei voinut lukea sivun lähettämää viestiä (kenttä ”{ $field }”).
no-bots = Tietokone ei vielä osaa pelata peliä { $game }.
no-table = Tämä sivu ei ole pöydän ääressä.
not-host = Vain pöydän avannut saa tehdä tämän.
not-over = Peli ei ole vielä päättynyt.
not-seated = Sinulla ei ole paikkaa tässä pöydässä.
not-started = Peli ei ole vielä alkanut.
not-your-seat = Tämä paikka on toisen pelaajan.
overtaken = Joku ehti ensin; pöytä on päivitetty.
seat-not-there = Pöydässä ei ole tällaista paikkaa.
seat-taken = Paikka on varattu.
server-error = Palvelimella meni jokin vikaan. Mikään ei muuttunut; yritä uudelleen.
server-full = Uusille pöydille ei ole nyt tilaa. Yritä myöhemmin uudelleen.
store-down = Palvelin ei voi juuri nyt tallentaa mitään. Siirtosi ei ole kadonnut; yritä hetken kuluttua uudelleen.
table-broken = Pöytää { $code } ei voi avata: sen loki on vioittunut.
table-full = Kaikki paikat on varattu.
table-other-rules = Tässä pöydässä pelattiin säännöillä { $theirs }; tässä käytetään sääntöjä { $ours }.
table-unknown = Pöytää { $code } ei ole.
token-wrong = Selain on kadottanut avaimensa; lataa sivu uudelleen.
too-many-tables = Sinulla on { $limit } keskeneräistä pöytää. Pelaa jokin loppuun ennen kuin avaat uuden.
too-often = Liian nopeasti. Odota hetki.
server-busy = Palvelin on juuri nyt ruuhkautunut. Yritä hetken päästä uudelleen.
material-unknown = Täällä ei ole kohdetta ”{ $name }”.
lesson-unknown = Oppituntia ”{ $name }” ei ole.
file-too-large = Tiedosto on liian suuri; enintään { $limit } tavua otetaan vastaan.
file-too-complex = Tämän tiedoston lukeminen vie liikaa aikaa tai muistia.
upload-too-slow = Tiedosto saapui liian hitaasti. Yritä uudelleen paremmalla yhteydellä.
upload-cut-off = Yhteys katkesi ennen kuin koko tiedosto oli perillä.
too-many-draws = Tässä pelissä arvottiin yli { $limit } kertaa. Tallenna peli ja tarkista tallenne bordspil-ohjelmalla.
upload-unknown = Valintaan ”{ $option }” tuomasi tiedosto ei ole enää täällä. Valitse tiedosto uudelleen.
no-hint = Tähän ei ole vihjettä.
hint-among-people = Vihjeitä annetaan vain, kun kukaan muu ihminen ei pelaa.
reports-none = Ei ilmoituksia.
reports-line = { $when }  { $game }, pöytä { $code }: { $about } – { $note }

## Coming and going

stood-in = Tietokone pelaa puolestasi tällä paikalla. Ota paikka ensin takaisin.
seat-is-lost = Tämä paikka on jo hävinnyt; tietokone pelaa sen loppuun.
not-absent = Paikan haltija on pöydässä.
no-spectators = Tämä pöytä on suljettu katsojilta.
pass-unknown = Koodi ei ole enää voimassa, tai siinä on virhe. Pyydä uusi.

## Time

no-email = Tämä palvelin ei lähetä sähköpostia.
mail-wrong = Tämä ei ole sähköpostiosoite.
network-none = Tietokone ei ole verkossa.
network-not-here = Verkolle avaamiseen tarvitaan selain sillä tietokoneella, jolla palvelin toimii.
email-not-sent = Sähköpostia ei voitu lähettää. Yritä myöhemmin uudelleen.
proof-late = Koodi ei ole enää voimassa. Pyydä uusi.
proof-wrong = Tämä ei ole lähetetty koodi.
no-webhooks = Tämä palvelin ei kutsu webhookeja.
hook-wrong = Osoitetta ei voi kutsua: sen alussa on oltava https://.
hook-private = Palvelimen oman verkon osoitteita ei kutsuta.
email-turn-subject = Sinun vuorosi: { $game }
email-turn = Sinun vuorosi pelissä { $game }.
email-players = Pöydässä: { $names }
email-unsubscribe = Jos et halua enempää tällaisia viestejä: { $link }
email-proof-subject = { $code } on koodisi
email-proof = Kirjoita tämä koodi: { $code }
email-proof-why = Joku haluaa tähän osoitteeseen tiedon, kun on hänen vuoronsa sivulla { $link }. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.
unsubscribe-ask = Lopetetaanko sähköpostin lähettäminen osoitteeseen { $address }?
unsubscribe-button = Ei enää sähköpostia
unsubscribe-done = Et saa enää sähköpostia.

## Undo

undo-too-late = Siirtoa ei voi enää perua: sen jälkeen on nostettu tai paljastettu jotain uutta.
game-too-long = Tämä peli on kestänyt niin kauan, ettei siirtoja voi enää tehdä. Aloittakaa uusi.
undo-too-often = Tässä pelissä on peruttu niin monta siirtoa, ettei enempää voi perua.
undo-nothing = Sinulla ei ole siirtoa, jonka voisi perua.
undo-count = { $limit ->
    [0] Peruttavia siirtoja ei ole.
    [one] Vain yhden siirron voi perua.
   *[other] Vain { $limit } siirtoa voi perua.
  }
undo-lapsed = Pyyntö on rauennut: joku on jo siirtänyt.
undo-declined = Siirto jää voimaan: joku ei suostu.
log-wrong-undo = Merkintä { $number } peruu sellaista, mitä ei voi perua.
replay-undo =
    Merkintä { $number }/{ $total }: { $count ->
        [one] yksi siirto perutaan
       *[other] { $count } siirtoa perutaan
    }

## Looking on and back

look-later = Muiden näkymät näytetään, kun peli on päättynyt.
no-such-move = Sellaista siirtoa ei ole; viimeinen on { $last }.

## Around the table

chat-off = Tässä pöydässä ei ole keskustelua.
chat-empty = Viesti on tyhjä.
chat-too-often = Kirjoitit kovin paljon kerralla. Odota hetki ennen kuin kirjoitat taas.
colour-taken = Väri on jo jollakulla toisella.

## Accounts

phrase-shape = Tämä ei ole palautuslause: siinä on kahdeksan kolmitavuista sanaa. Tarkista kirjoitusasu.
phrase-unknown = Kenelläkään täällä ei ole tätä palautuslausetta.
passkey-wrong = Avainta ei hyväksytty.
passkey-late = Siinä kesti liian kauan, tai se tuli väärässä järjestyksessä. Yritä uudelleen.
passkey-unknown = Tätä avainta ei tunneta täällä. Se on ehkä poistettu.
passkey-not-here = Pääsyavaimet toimivat vain, kun sivulla on oma nimi, eivät pelkässä verkko-osoitteessa. Käytä palautuslausetta.
signed-in = Tämä selain on jo kirjautunut sisään. Kirjaudu ensin ulos.
not-signed-in = Tämä selain ei ole kirjautunut sisään.
key-unknown = Sitä avainta ei enää ole.
device-unknown = Se laite ei ole enää kirjautuneena.
last-key = Tämä on ainoa tapasi päästä sisään. Tee ensin toinen tai poista kaikki.
too-many-keys = Avaimia voi olla enintään { $limit }.
too-many-devices = Enintään { $limit } laitetta voi olla kirjautuneena. Kirjaa ensin yksi ulos.

## Ratings

## Operators

load-wrong = Pöytiä voi avata 1–5000, kussakin 1–100 siirtoa enintään 60 sekunnin välein.

setting-unknown = Asetusta ”{ $name }” ei ole ({ $place }); `bordspil settings` tulostaa ne kaikki.
setting-wrong = Tätä asetusta ei voi käyttää ({ $place }): { $reason }.
too-many-here = Verkostasi on nyt liian monta yhteyttä. Yritä myöhemmin uudelleen.
file-exists = { $file } on jo olemassa; varmuuskopio ei koskaan korvaa mitään.
backup-failed = Tiedostoa { $file } ei voitu kirjoittaa: { $reason }.
store-in-use = Palvelin käyttää tiedostoa { $file }. Pysäytä se ensin.
backup-made =
    { $tables ->
        [one] Yksi pöytä
       *[other] { $tables } pöytää
    } kopioitu tiedostoon { $file }.
backup-restored =
    { $tables ->
        [one] Yksi pöytä
       *[other] { $tables } pöytää
    } palautettu tiedostoon { $store }.
backup-aside = Aiempi sisältö on nyt tiedostossa { $file }.

## The store

store-no-file = Tämä varasto on tietokanta eikä tiedosto; `bordspil store copy` kopioi sen.
store-behind = Varaston { $store } versio on { $version }. Päivitä se ensin: bordspil store migrate.
store-not-empty = Kohteessa { $store } on jo jotakin; kopioida voi vain tyhjään varastoon.
store-unusable = Varastoa { $store } ei voi käyttää: { $reason }.
store-differs = ”{ $table }” ei ole sama molemmissa varastoissa; mitään ei kopioitu.
store-current = { $store }: versio { $version }, uusin. Mitään ei tarvitse tehdä.
store-migrated = { $store } on päivitetty versiosta { $old } versioon { $new }.
store-copied = Kaikki on nyt täällä: { $store }. Se on juuri se, mikä luettiin.
store-copying = Kopioidaan
store-checking = Tarkistetaan
store-title = { $store }, versio { $version }
store-column-table = Taulu
store-column-rows = Rivejä
store-sound =
    { $tables ->
        [one] Kaikki on kunnossa; { $tables } pöytä käytiin läpi ja sen peli pelattiin uudelleen.
       *[other] Kaikki on kunnossa; { $tables } pöytää käytiin läpi ja niiden pelit pelattiin uudelleen.
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
check-results = tulokset eivät ole ne, jotka peli antoi.
check-orphans = { $reason } riviä ei kuulu mihinkään olemassa olevaan.
check-columns = sarakkeet eivät ole tämän version.

## Opponents

hurry-among-people = Tietokonetta hoputetaan vain, kun kukaan muu ei ole pelissä.
no-analysis = Tähän ei ole analyysia.
analysis-failed = Peliä ei voitu analysoida. Yritä uudelleen.
sprt-wrong = Testi tarvitsee kaksi lukua väliltä -1000–1000, pienempi ensin.
ladder-wrong = Tikkaisiin tarvitaan vähintään kaksi eri bottia, kaksi paikkaa, yksi peli paria kohden ja ulottuvuus vähintään 1.
sprt-weaker = Testin tulos: pikemminkin { $low } kuin { $high } Elo-pistettä.
sprt-stronger = Testin tulos: pikemminkin { $high } kuin { $low } Elo-pistettä.
sprt-open = Testi ei ratkea arvojen { $low } ja { $high } Elo välillä; tarvitaan lisää pelejä.

## Työntekijät

worker-lost = Kolme työntekijää peräkkäin päättyi samaan tehtävään.
workers-wrong = ”{ $workers }” ei tarkoita mitään työntekijöitä: anna prosessien määrä tai ray://HOST:PORT, ray:auto tai ray:local.
workers-unusable = Työntekijöitä osoitteessa { $workers } ei voi käyttää: { $reason }.
worker-other-version = Työntekijällä on Bordspilin versio { $theirs }; tämä on versio { $ours }.
telemetry-wrong = ”{ $address }” ei ole kerääjän osoite: anna osoite, kuten http://localhost:4318.

## Turnaukset

tournament-plan = Turnauksen suunnitelmaa ei voi käyttää: { $problem }.
tournament-rounds = Enintään { $most } kierrosta voidaan parittaa niin, ettei kukaan kohtaa samaa vastustajaa kahdesti.
tournament-other = Kansiossa { $folder } on toinen turnaus.
tournament-resumed = Pelejä on pelattu jo { $games }; turnaus jatkuu.
