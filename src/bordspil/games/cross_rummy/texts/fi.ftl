name = Cross Rummy

## Refusals

shuffle-wrong = Pussissa on oltava kaikki laatat eikä mitään muuta.
tile-unknown = Laattaa ”{ $tile }” ei ole.
not-in-pool = Laatta { $tile } ei ole avoimessa varastossa.
bag-empty = Pussi on tyhjä.
action-not-on-rack = Laatta { $tile } ei ole telineelläsi.
no-opponent = Valitse joku vastustajistasi.
pass-first = Valitse ensin laatat, jotka annat eteenpäin.
nothing-to-pass = Nyt ei anneta laattoja eteenpäin.
pass-count =
    { $count ->
        [0] Sinulla ei ole laattaa annettavaksi.
        [one] Anna eteenpäin ainoa laattasi.
       *[other] Anna eteenpäin täsmälleen { $count } laattaa.
    }
not-on-rack = Sinulla ei ole näitä laattoja: { $tiles }.
skip-forbidden = Laattoja voi vielä ottaa: passata saa vain, kun sekä pussi että varasto ovat tyhjiä.
square-too-far = Nämä laatat ovat liian kaukana: { $tiles }.
action-tile-laid = Toimintalaatat eivät mene pöytään: { $tiles }.
same-square = Samassa ruudussa on kaksi laattaa: { $tiles }.
sequence-of-two = Kaksi laattaa peräkkäin ei ole sarja eikä suora: { $tiles }.
five-of-a-value = Sarjassa on enintään neljä laattaa: { $tiles }.
colour-twice = Sarjassa ei saa olla samaa väriä kahdesti: { $tiles }.
run-wraps = Suora ei jatku luvusta 14 lukuun 1: { $tiles }.
no-line = Tämä ei ole sarja eikä suora: { $tiles }.
lone-tile = Jokaisen laatan on oltava sarjassa tai suorassa: { $tiles }.
too-many-groups = Ryhmiä saa olla enintään { $limit }.
tile-missing = Pöydän laatat pysyvät pöydällä. Puuttuu: { $tiles }.
nothing-added = Lisää vähintään yksi laatta telineeltäsi.
founds-nothing = Ensimmäisistä laatoistasi on tultava oma ryhmä: telineesi sarja tai suora, joka ei kosketa muita ryhmiä.
closed-touched = Muiden ryhmät ovat suljettuja, kunnes kaikki ovat aloittaneet ryhmän: { $tiles }.
second-group = Kunnes kaikki ovat aloittaneet ryhmän, sinulla saa olla vain yksi: { $tiles }.

## Impossible positions

position-seats = Aseman pelaajapaikkojen määrän on oltava { $seats }.
position-tiles = Laattaa { $tile } on oltava täsmälleen kaksi.
position-pool = Avoimessa varastossa on enintään kuusi laattaa.
position-removed = Vain toimintalaatat poistuvat pelistä.
position-founded = Kunnes kaikki ovat aloittaneet ryhmän, jokainen pöydän ryhmä kuuluu täsmälleen yhdelle paikalle.
position-passing = Laattoja ei voi olla valittu näin.
position-end = Peli on ohi, jos ja vain jos jokin teline on tyhjä tai kaikki ovat passanneet.
position-sheet = Pistetaulukko ei vastaa pelien määrää.

## The position drawn as text

draw-group = Ryhmä { $number }
draw-closed = Ryhmä { $number }, aloittaja paikka { $seat }
draw-groups = Ryhmiä: { $groups }/{ $limit }
draw-bag = Pussi: { $count }
draw-pool = Varasto: { $tiles }
draw-rack =
    { $count ->
        [one] Paikka { $seat }: { $tiles } · { $count } laatta, pisteitä: { $points }
       *[other] Paikka { $seat }: { $tiles } · { $count } laattaa, pisteitä: { $points }
    }
draw-hidden =
    { $count ->
        [one] Paikka { $seat }: { $count } laatta
       *[other] Paikka { $seat }: { $count } laattaa
    }
draw-series = Peli { $game }/{ $games } · yhteensä { $totals }
draw-passing = Valitse eteenpäin annettavat laatat.
