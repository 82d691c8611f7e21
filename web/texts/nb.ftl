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
level-skilled = Øvet
level-strong = Sterk
level-master = Mester
level-expert = Stormester
more-options = Flere valg
rules = Regler
rules-all = Alle reglene
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
table-code = Bord { $code }
code-right = Er koden riktig?

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
invite-local = Denne lenken virker bare på denne datamaskinen.
invite-open = Åpne for nettverket mitt
invite-open-note = Da kan alle på samme Wi-Fi eller hjemmenettverk være med, til du avslutter programmet.
invite-qr = QR-kode med lenken til bordet
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
sound = Lyd
volume = Lydstyrke
vibration = Vibrasjon
motion = Tempo på bordet
motion-calm = Rolig
motion-normal = Vanlig
motion-quick = Raskt
leave = Forlat spillet
leave-sure = Datamaskinen spiller videre på plassen din. Du kan komme tilbake når som helst.
leave-yes = Ja, forlat
score = Poeng
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det er din tur.
status-thinking = { $name } tenker …
status-waiting = Venter på { $name }.
status-watching = Du ser på.
show-result = Vis resultatet

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
spectators =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
pass-on = Fortsett på en annen enhet
pass-on-name = { $name } fortsetter på en annen enhet
pass-line = Skriv koden på den andre enheten, under «{ join-title }». Den virker én gang, innen { $minutes } minutter. Deretter tilhører plassen den enheten.
pass-copy = Kopier en lenke
pass-arrived = En av plassene dine er på vei til denne enheten.
curtain-turn = { $name }, det er din tur
curtain-line = Nå ser de andre bort.
curtain-open = Jeg er { $name }

## Time

time = Tid
pace-none = Ingen klokke
pace-quick = { $seconds } s per trekk, { $minutes } min i reserve
pace-days =
    { $days ->
        [one] Én dag per trekk
       *[other] { $days } dager per trekk
    }
time-out = Når tiden er ute
time-out-bot = Datamaskinen spiller videre
time-out-skip = Turen hoppes over
time-out-loss = Spillet er tapt
time-left = Tid igjen: { $time }
time-days = { $days } d { $hours } t
time-hours = { $hours } t { $minutes } min
time-short = { $seconds } sekunder igjen.
seat-lost = tiden er ute
lost-on-time = Tiden gikk ut: { $names }
notices = Når det er din tur
notices-line = Få beskjed når det er din tur, uansett hvor du er.
notices-switch = Varsler i denne nettleseren
notices-denied = Nettleseren tillater ikke varsler fra denne siden.
notice-title = Din tur
notice-body = Det er din tur i { $game }.
title-turn = Din tur – { $title }
mail = E-postadresse
mail-give = Send en kode
mail-sent = En kode er på vei til { $address }.
mail-code = Koden i e-posten
mail-prove = Bekreft
hook = Adressen til webhooken
hook-give = Lagre
contact-remove = Fjern
contacts-switch = Meldinger når det er min tur

## Undo

undo = Angre
undo-ask = Be om å angre
undo-wanted = { $name } vil gjerne ta tilbake et trekk og det som er spilt siden.
undo-agree = Si ja
undo-disagree = Nei
undo-waiting = Venter på at de andre sier ja …
undo-withdraw = La det være
log-undo =
    { $count ->
        [one] { $name }: ett trekk tatt tilbake.
       *[other] { $name }: { $count } trekk tatt tilbake.
    }

## Looking on and back

replay = Se tilbake
replay-close = Tilbake til bordet
replay-first = Til begynnelsen
replay-back = Ett trekk tilbake
replay-forward = Ett trekk fram
replay-last = Til det siste trekket
replay-move = Trekk { $at } av { $last }
replay-start = Før det første trekket
replay-eyes = Sett av
replay-spectator = Tilskuere
replay-link = Lenke til dette trekket
record = Spillprotokoll
record-failed = Protokollen kunne ikke hentes. Prøv igjen.
record-bring = Åpne en spillprotokoll
picture = Bilde til deling
picture-failed = Denne nettleseren kunne ikke lage bildet.
fair-check = Sjekk det her
fair-promise-kept = Det første tallet er det som denne nettleseren fikk før spillet var slutt.
fair-promise-unseen = Denne nettleseren så ikke spillet mens det ble spilt, og kan derfor ikke si hvilket tall som ble lovet.
fair-promise-broken = Denne nettleseren fikk et annet tall før spillet var slutt!
fair-seed = Det første tallet er SHA-256 av det andre.
fair-seed-wrong = Det første tallet er ikke SHA-256 av det andre!
fair-draws =
    { $count ->
        [one] Den eneste trekningen følger av det andre tallet.
       *[other] Alle { $count } trekninger følger av det andre tallet.
    }
fair-draws-wrong = Trekning { $number } følger ikke av det andre tallet!
fair-more = Hva spillet gjorde av trekningene, gjentas med kommandoen «bordspil verify» og protokollen.

## Around the table

chat = Prat
chat-none = Ingen har sagt noe ennå.
chat-listen = Bare spillerne skriver her.
chat-write = Skriv noe
chat-send = Send
chat-sayings = Ferdige setninger
react = Reager
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] Én ny melding
       *[other] { $count } nye meldinger
    }
saying-hello = Hei!
saying-luck = Lykke til!
saying-your-turn = Det er din tur!
saying-moment = Et øyeblikk.
saying-nice = Fint trekk!
saying-oops = Oi!
saying-thanks = Takk!
saying-well-played = Godt spilt!
saying-again = Skal vi spille igjen?
saying-bye = Ha det!
looks = Navn og farge
colour = Farge
colour-red = rød
colour-orange = oransje
colour-green = grønn
colour-turquoise = turkis
colour-blue = blå
colour-violet = lilla
colour-pink = rosa
colour-grey = grå
terms-public = Vises for alle på forsiden
terms-spectators = Tilskuere kan se på
public-tables = Åpne bord
public-seats =
    { $count ->
        [one] Én ledig plass
       *[other] { $count } ledige plasser
    }
finished-games = Avsluttede spill
table-over = Slutt
table-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
table-won = Vunnet
table-place = Nr. { $place } av { $count }
series = Serien så langt
series-game = Spill { $number }
series-won = vunnet
series-wins = Vunne spill
series-points = Poeng i alt

## Accounts

pages = Sider
title-account = Kontoen din – Bordspil
title-privacy = Hva som lagres – Bordspil
account = Kontoen din
account-guest = Du spiller som gjest: denne nettleseren husker plassene dine. Med en nøkkel følger de med til andre enheter. Ingen e-postadresse trengs.
account-name = Navn i spillertabellen
account-name-line = La feltet stå tomt hvis du ikke vil stå der.
key-new = Få en nøkkel
passkey-new = Lag en tilgangsnøkkel
passkey-line = Oppbevares av enheten eller passordbehandleren din. Du logger inn med fingeravtrykk, ansikt eller PIN-kode.
recovery-new = Få en gjenopprettingsfrase
recovery-line = Åtte ord du skriver ned. De virker på alle enheter.
recovery-again = Få en ny gjenopprettingsfrase
recovery-again-line = Den gamle slutter å virke.
recovery-title = Gjenopprettingsfrasen din
recovery-keep = Skriv den ned nå, og ta godt vare på den. Den vises ikke igjen, og den som har den, er deg.
recovery-written = Jeg har skrevet den ned
keys = Nøklene dine
key-passkey = Tilgangsnøkkel
key-phrase = Gjenopprettingsfrase
key-remove = Fjern
made-on = Laget { $date } på { $device }
used-on = Sist brukt { $date }
devices = Enhetene dine
device-here = denne enheten
device-unnamed = en ukjent enhet
seen-on = Sist sett { $date }
sign-in = Logg inn
sign-in-line = Har du allerede en nøkkel? Spillene dine følger med, og de i denne nettleseren forblir dine.
sign-in-passkey = Logg inn med en tilgangsnøkkel
sign-out = Logg ut
passkey-declined = Ingen tilgangsnøkkel ble gitt. Ingenting er endret.
own-data = Dataene dine
own-data-line = Last ned alt som er lagret om deg, som en fil. Eller få det slettet: andres spill blir stående, men ingenting sier lenger at du var med.
export = Last ned dataene mine
export-failed = Dataene kunne ikke hentes. Prøv igjen.
erase = Slett alt om meg
erase-sure = Nøklene, ratingen og navnet ditt forsvinner for godt, og datamaskinen spiller videre på plassene dine. Det kan ikke angres.
erase-yes = Ja, slett alt
erased = Alt om deg er slettet.
privacy = Hva som lagres her
yes = Ja
no = Nei

## Ratings

title-players = Spillere – Bordspil
players-table = Spillere
players-line = Den som har en nøkkel, får rating etter hvert spill med andre som har en, og mot datamaskinen. Tallet etter ± sier hvor usikkert det ennå er.
players-none = Ingen har fått rating ennå. Få en nøkkel, spill et spill og bli den første.
players-of =
    { $seats ->
        [1] { $game }, én spiller
       *[other] { $game }, { $seats } spillere
    }
players-place = Plass
players-name = Navn
players-rating = Rating
players-games = Spill
players-bot = Datamaskinen: { $level }
players-you = deg
own-ratings = Ratingen din
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] ett spill
       *[other] { $count } spill
    }
level-even = { $level } – jevnbyrdig

## The app

install = Installer som app
version-new = En ny versjon er klar.
version-renew = Vis den
offline-title = Bordet kan ikke nås
offline-text = Det er ingen forbindelse til tjeneren akkurat nå. Spillene dine er trygge der, og siden kommer tilbake av seg selv.
offline-again = Prøv igjen
moves-kept =
    { $count ->
        [one] Ett av trekkene dine venter her og blir sendt så snart bordet er åpent igjen:
       *[other] { $count } av trekkene dine venter her og blir sendt så snart bordene er åpne igjen:
    }
move-waiting = Trekket ditt er tatt vare på og blir sendt.
move-take-back = Ta det tilbake
move-missed = Spillet gikk videre før trekket ditt kunne sendes.

## Opponents

level-child-line = Spiller som en åtteåring: raskt, og ser bare det som ligger rett foran.
level-easy-line = Lærer fortsatt: kan reglene, men overser mye.
level-casual-line = Spiller for moro skyld og lar mange sjanser gå forbi.
level-medium-line = Godt selskap ved familiebordet, med en feil nå og da.
level-skilled-line = Kjenner spillet godt og gir sjelden bort noe.
level-strong-line = Tenker framover og utnytter feilene dine.
level-master-line = Overser nesten ingenting og krever ditt beste spill.
level-expert-line = Den beste vi har: tar seg tid og gir ikke bort noe.
level-elo = omtrent { $rating } Elo
hurry = Trekk nå
analyse = Analyser spillet
analysis = Analyse
analysis-line = Alles sjanse til å vinne etter hvert trekk, slik en sterk spiller ser det.
analysis-progress = Stilling { $done } av { $of } …
analysis-curve = { $name }: { $first } % i starten, deretter mellom { $least } % og { $most } %.
analysis-points = Vendepunkter
analysis-none = Ikke noe enkelttrekk avgjorde spillet.
analysis-point = Trekk { $at }: { $name }, { $before } % → { $after } %
analysis-played = Spilt: { $words }
analysis-better = Bedre: { $words }
analysis-show = Vis det på bordet

## A game without a board of its own

generic-position = Stillingen
generic-moves = Trekkene dine
generic-move = { $name }: { $move }
generic-move-hidden = { $name } har trukket.
generic-chance = Tilfeldighet: { $move }
generic-chance-hidden = Tilfeldigheten har avgjort.
game-line = Et spill med et enkelt brett.
generic-rules = Reglene for dette spillet står ikke på siden. Når det er din tur, viser brettet alle trekk som knapper.

## Lessons

learn = Lær det på to minutter
title-learn = Lær å spille
offer-title = Ditt første spill?
offer-line = På to minutter lærer du det på bordet, trekk for trekk.
offer-play = Spill med en gang
learn-coach = Leksjonen
learn-step = Steg { $step } av { $steps }
learn-continue = Fortsett
learn-show = Vis meg
learn-right = Riktig!
learn-other = Det går også, men det er ikke det vi spør om her.
learn-practise = Øv deg
learn-over = Nå kan du spille!
learn-over-practice = Det var alt. Bra jobbet!
learn-play = Spill et første spill
learn-close = Avslutt leksjonen
why = Hvorfor?
