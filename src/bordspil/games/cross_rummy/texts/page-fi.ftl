## On the home page

game-line = Rakenna risteäviä sarjoja ja suoria ja järjestä koko pöytä uusiksi, jotta pääset eroon laatoistasi.
game-facts = 2–4 pelaajaa · 45 min · 10+ · vaatii vähän harjoitusta
option-games = Pelejä
option-open-on-last-founding = Muiden ryhmät aukeavat
option-open-on-last-founding-true = Heti kun kaikilla on omansa
option-open-on-last-founding-false = Yhtä vuoroa myöhemmin
option-open-on-last-founding-true-line = Viimeisen ryhmän aloittaja saa samalla vuorolla järjestää muidenkin ryhmiä. Suositellaan.
option-open-on-last-founding-false-line = Muiden ryhmiä saa järjestää vasta seuraavasta vuorosta alkaen.
option-games-line = Usean pelin ottelussa kaikkien pelien pisteet lasketaan yhteen. Pienin summa voittaa.

## What is asked

ask-found = Aloita ryhmäsi, ota laatta tai nosta yksi.
ask-turn = Aseta laattoja, ota yksi tai nosta yksi.
ask-last = Aseta laattoja tai passaa.
ask-where = Mihin se laitetaan?
ask-lay =
    { $count ->
        [one] { $count } laatta telineeltäsi on pöydällä.
       *[other] { $count } laattaa telineeltäsi on pöydällä.
    }
ask-take = Otatko tämän laatan varastosta?
ask-draw = Nostatko laatan pussista?
ask-against = Kuka nostaa kolme laattaa?
ask-pass2 = Antavatko kaikki kaksi laattaa vasemmalle?
ask-pass =
    { $count ->
        [0] Sinulla ei ole laattaa annettavaksi.
        [one] Valitse laatta, jonka annat vasemmalle.
       *[other] Valitse { $count } laattaa, jotka annat vasemmalle.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] punainen
        [yellow] keltainen
        [green] vihreä
       *[blue] sininen
    }
tile-pass2 = Anna kaksi
tile-draw3 = Nosta kolme

## What can be done

controls-label = Järjestä pöytää
tool-undo = Peru (U)
tool-reset = Palauta kaikki
tool-line = Ota rivi, sitten ryhmä (L)
tool-turn = Käännä rivi (R)
tool-back = Laita takaisin (Delete)
sort-colour = Järjestä teline värin mukaan (C)
sort-number = Järjestä teline luvun mukaan (N)
zoom-nearer = Lähennä (+)
zoom-farther = Loitonna (−)
zoom-fit = Näytä koko pöytä (0)
lay =
    { $count ->
        [0] Aseta pöytään
       *[other] Aseta pöytään { $count }
    }
take = Ota
draw = Nosta
skip = Passaa
pass = Anna eteenpäin
play-pass2 = Pelaa ”Anna kaksi”
play-draw3 = { $name } nostaa kolme

## The table in words

table-label = Pöytä. Nuolinäppäimet siirtävät kohdistinta, Enter nostaa tai asettaa laatan, L ottaa koko rivin, R kääntää sen, Delete palauttaa laatan.
table-empty = Pöytä on tyhjä. Aseta vähintään kolme laattaa sarjaksi tai suoraksi.
rack-label =
    { $count ->
        [one] Telineesi: { $count } laatta
       *[other] Telineesi: { $count } laattaa
    }
pool-label =
    { $count ->
        [one] Avoin varasto: { $count } laatta
       *[other] Avoin varasto: { $count } laattaa
    }
pool-empty = Varasto on tyhjä.
bag-label =
    { $count ->
        [one] Pussi: { $count } laatta. Nosta yksi
       *[other] Pussi: { $count } laattaa. Nosta yksi
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } laatta
       *[other] { $name }: { $count } laattaa
    }
tiles-held =
    { $count ->
        [one] { $count } laatta
       *[other] { $count } laattaa
    }
has-chosen = on valinnut
not-founded = ei vielä ryhmää
group-own = Oma ryhmäsi
square-label =
    { $state ->
        [tile] Rivi { $row }, sarake { $column }: { $tile }
        [target] Rivi { $row }, sarake { $column }: vapaa laatallesi
       *[empty] Rivi { $row }, sarake { $column }: tyhjä
    }

## What is wrong

wrong-two = Kaksi peräkkäin ei riitä: tarvitaan kolme.
wrong-colour-twice = Sarjassa saa olla kutakin väriä vain kerran.
wrong-mixed = Tämä rivi ei ole saman luvun sarja eikä yhden värin suora.
wrong-gap = Suoran luvut kasvavat yksi kerrallaan.
wrong-wrap = Suora ei jatku 14:stä 1:een.
wrong-alone = Tämä laatta ei ole missään vähintään kolmen rivissä.
wrong-groups = Ryhmiä tulisi { $count }. Niitä saa olla enintään { $limit }.
wrong-found = Yhdessä ryhmässä pitää olla vain oman telineesi laattoja.
wrong-closed = Laattasi eivät saa koskettaa suljettua ryhmää.
wrong-second = Sinulla saa olla vain yksi ryhmä, kunnes kaikki ovat aloittaneet omansa.
closed = Tämä ryhmä on suljettu, kunnes kaikki ovat aloittaneet omansa. Omistaja: { $name }.
taken = Siinä on jo laatta.
stays = Pöydän laatat pysyvät pöydällä.
action-not-laid = Toimintalaatat eivät mene pöytään: pelaa ne painikkeella.

## Hints

hint-count =
    { $count ->
        [one] Voisit asettaa { $count } laatan.
       *[other] Voisit asettaa { $count } laattaa.
    }
hint-none = En löydä laattaa, jonka voisit asettaa.
hint-shown =
    { $count ->
        [one] Näin asetat { $count } laatan.
       *[other] Näin asetat { $count } laattaa.
    }

## The score sheet

sheet-title = Peli { $game }/{ $games }
sheet-total = Summa
between-title = Peli { $game }/{ $games } on päättynyt
between-next = Seuraava peli

## The log

log-deal = Laatat jaetaan.
log-take =
    { $you ->
        [yes] Otit varastosta: { $tile }.
       *[no] { $name } otti varastosta: { $tile }.
    }
log-draw =
    { $you ->
        [yes] Nostit pussista ({ $count }).
       *[no] { $name } nosti pussista ({ $count }).
    }
log-drawn =
    { $you ->
        [yes] Nostit: { $tiles }.
       *[no] { $name } nosti: { $tiles }.
    }
log-pass2 =
    { $you ->
        [yes] Pelasit laatan Anna kaksi.
       *[no] { $name } pelasi laatan Anna kaksi.
    }
log-draw3 =
    { $you ->
        [yes] Pelasit laatan Nosta kolme. Nostaja: { $against }.
       *[no] { $name } pelasi laatan Nosta kolme. Nostaja: { $against }.
    }
log-chosen =
    { $you ->
        [yes] Olet valinnut, mitä annat eteenpäin.
       *[no] { $name } on valinnut, mitä antaa eteenpäin.
    }
log-exchange = Kaikki antoivat laattansa vasemmalle.
log-exchanged = Annettu: { $given }. Saatu: { $received }.
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] Aloitit ryhmän, laattoja { $count }: { $tiles }.
           *[no] Asetit pöytään { $count }: { $tiles }.
        }
       *[no] { $founded ->
            [yes] { $name } aloitti ryhmän, laattoja { $count }: { $tiles }.
           *[no] { $name } asetti pöytään { $count }: { $tiles }.
        }
    }
log-moved =
    { $count ->
        [one] { $count } pöydän laatta siirtyi.
       *[other] { $count } pöydän laattaa siirtyi.
    }
log-opened = Nyt kaikki ryhmät ovat avoinna.
log-skip =
    { $you ->
        [yes] Passasit.
       *[no] { $name } passasi.
    }
log-over = Peli on päättynyt. Pisteet: { $scores }.
log-blocked = Kukaan ei pääse eteenpäin, joten peli on päättynyt. Pisteet: { $scores }.

## The end

tally-tiles = Laattoja jäljellä
tally-game = Peli { $number }
tally-points = Pisteet (pienin voittaa)
tally-blocked = Kaikki passasivat.
tally-shared = Tasapeli: voitto jaetaan.

## Mitä tehdä

do-take = Ota varastosta: { $tile }.
do-draw = Nosta pussista.
do-pass2 = Pelaa laatta Anna kaksi.
do-draw3 = Pelaa laatta Nosta kolme. Nostaja: { $against }.
do-lay = Aseta: { $tiles }.
do-skip = Passaa.
