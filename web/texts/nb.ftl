## The page

brand = Bordspil
home = Hjem
title-table = Bord { $code } – Bordspil
language = Språk
theme = Lyst eller mørkt
theme-system = Som på enheten
theme-light = Lyst
theme-dark = Mørkt
loading = Et øyeblikk …
warming = Spillene gjøres klare: { $done } av { $total }. Du kan begynne å spille; datamaskinen kan bruke litt lengre tid på å svare i starten.
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
more-options = Valg
rules = Regler
rules-all = Alle reglene
start = Start
seat-kind-bot = Datamaskinen
seat-kind-me = Noen som sitter her
seat-kind-open = En venn, via lenke
name-of = Navn på spiller { $number }
player-number = Spiller { $number }
running-games = Spillene dine
table-waiting = Venter på spillere
table-your-turn = Din tur
table-running = I gang
join-title = Gå til et bord
join-code = Bordkode
join = Gå til bordet
table-code = Bord { $code }
code-right = Er koden riktig?

## Connection and refusals

connection-connecting = Kobler til …
connection-lost = Forbindelsen ble brutt. Prøver igjen …
connection-impossible = Denne nettleseren kan ikke åpne en WebSocket og kan derfor ikke spille her.
file-not-sent = Filen kunne ikke sendes. Prøv igjen.
file-forget = Velg en annen fil
refused-unknown = Det gikk ikke. Ingenting er endret.

## Seats

you = Du
bot = Datamaskinen
bot-number = Datamaskin { $number }
your-name = Navnet ditt
seat-open = Ledig plass
seat-away = borte
sit-down = Ta en plass
stand-up = Forlat plassen
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

hint = Tips
hint-more = Mer
menu = Meny
log = Trekk
sound = Lyd
volume = Lydstyrke
remarks = Datamaskinen kommenterer
vibration = Vibrasjon
motion = Animasjonstempo
motion-calm = Rolig
motion-normal = Vanlig
motion-quick = Rask
leave = Forlat spillet
leave-sure = Datamaskinen tar over plassen din. Du kan komme tilbake når som helst.
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

over-alone = Spillet er slutt.
won-you = Du vinner!
won =
    { $count ->
        [one] { $names } vinner.
       *[other] Seieren deles: { $names }.
    }
rematch = Spill igjen
rematch-join = Bli med i neste spill
look-at-board = Se på bordet
seed-title = Gikk trekningen riktig for seg?
seed-line = Det første tallet ble bestemt før spillet. Det er SHA-256 av det andre tallet, og alle trekninger følger av det andre.

## Coming and going

connection-paused = Serveren starter på nytt. Spillet er bare satt på pause og fortsetter straks.
seat-elsewhere = følger ikke med akkurat nå
stands-in = datamaskinen tar plassen:
stand-in-you = Datamaskinen spiller for deg.
stand-in-name = { $name }: datamaskinen spiller.
take-over = Ta tilbake plassen
is-away = { $name } er ikke her.
replace = La datamaskinen spille
replace-name = { $name } er ikke her: la datamaskinen spille
seat-moved = Plassen din er flyttet til en annen enhet.
spectators =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
pass-on = Fortsett på en annen enhet
pass-on-name = { $name }: fortsett på en annen enhet
pass-line = Skriv koden på den andre enheten, under «{ join-title }». Den virker én gang, i { $minutes } minutter. Deretter hører plassen til den enheten.
pass-copy = Kopier en lenke
pass-arrived = Plassen din flyttes til denne enheten.
curtain-turn = { $name }, det er din tur
curtain-line = Alle andre, se bort!
curtain-open = Det er jeg som er { $name }

## Time

time = Tid
pace-none = Uten klokke
pace-quick = { $seconds } s per trekk, { $minutes } min i reserve
pace-days =
    { $days ->
        [one] Én dag per trekk
       *[other] { $days } dager per trekk
    }
time-out = Når tiden er ute
time-out-bot = Datamaskinen tar over
time-out-skip = Man mister turen
time-out-loss = Man taper
time-left = Tid igjen: { $time }
time-days = { $days } d { $hours } t
time-hours = { $hours } t { $minutes } min
time-short = { $seconds } sekunder igjen!
seat-lost = tiden er ute
lost-on-time = Tiden gikk ut: { $names }
notices = Når det er din tur
notices-line = Få en melding når det er din tur.
notices-switch = Varsler i denne nettleseren
notices-denied = Nettleseren tillater ikke varsler fra denne siden.
notice-title = Din tur
notice-body = Det er din tur i { $game }.
title-turn = Din tur – { $title }
mail = E-postadresse
mail-give = Send en kode
mail-sent = Vi har sendt en kode til { $address }.
mail-code = Koden i e-posten
mail-prove = Bekreft
hook = Webhook-adresse
hook-give = Lagre
contact-remove = Fjern
contacts-switch = Meldinger når det er min tur

## Undo

undo = Angre
undo-ask = Be om å angre
undo-wanted = { $name } vil gjerne angre et trekk og det som er spilt siden.
undo-agree = Ja, angre
undo-disagree = Nei
undo-waiting = Venter på svar fra de andre …
undo-withdraw = Glem det
log-undo =
    { $count ->
        [one] { $name } angret ett trekk.
       *[other] { $name } angret { $count } trekk.
    }

## Looking on and back

replay = Se tilbake
replay-close = Tilbake til bordet
replay-first = Til starten
replay-back = Ett trekk tilbake
replay-forward = Ett trekk fram
replay-last = Til det siste trekket
replay-move = Trekk { $at } av { $last }
replay-start = Før det første trekket
replay-eyes = Se det som
replay-spectator = En tilskuer
analysis-chance = { $name } { $chance } %
replay-link = Lenke til dette trekket
record = Lagret spill
record-failed = Det lagrede spillet kunne ikke hentes. Prøv igjen.
record-bring = Åpne et lagret spill
picture = Bilde til deling
picture-failed = Denne nettleseren kunne ikke lage bildet.
fair-check = Sjekk det nå
fair-promise-kept = Det første tallet er det som denne nettleseren fikk før spillet var slutt.
fair-promise-unseen = Denne nettleseren var ikke med mens spillet ble spilt, og vet derfor ikke hvilket tall som ble lovet.
fair-promise-broken = Denne nettleseren fikk et annet tall før spillet var slutt!
fair-seed = Det første tallet er SHA-256 av det andre.
fair-seed-wrong = Det første tallet er ikke SHA-256 av det andre!
fair-draws =
    { $count ->
        [one] Den eneste trekningen følger av det andre tallet.
       *[other] Alle { $count } trekninger følger av det andre tallet.
    }
fair-draws-wrong = Trekning { $number } følger ikke av det andre tallet!
fair-more = Kjør «bordspil verify» på det lagrede spillet for å sjekke resten.

## Around the table

chat = Chat
chat-none = Ingen meldinger ennå.
chat-listen = Bare spillerne kan skrive her.
chat-write = Skriv en melding
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
saying-your-turn = Din tur!
saying-moment = Vent litt.
saying-nice = Fint trekk!
saying-oops = Oi!
saying-thanks = Takk!
saying-well-played = Godt spilt!
saying-again = En gang til?
saying-bye = Ha det!
looks = Navnet og fargen din
portrait = Portrett
portrait-number = Portrett { $number }
colour = Farge
colour-red = rød
colour-orange = oransje
colour-green = grønn
colour-turquoise = turkis
colour-blue = blå
colour-violet = lilla
colour-pink = rosa
colour-grey = grå
terms-public = Vis bordet på forsiden
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
table-place = { $place } av { $count }
series = Stillingen så langt
series-game = Spill { $number }
series-won = vunnet
series-wins = Vunne spill
series-points = Poeng i alt

## Accounts

pages = Sider
title-account = Kontoen din – Bordspil
title-privacy = Hva som lagres – Bordspil
account = Kontoen din
account-guest = Du spiller som gjest: denne nettleseren husker plassene dine. Med en nøkkel har du dem på andre enheter også. Du trenger ingen e-postadresse.
account-name = Navn på rangeringslisten
account-name-line = La feltet stå tomt hvis du ikke vil stå på listen.
key-new = Få en nøkkel
passkey-new = Lag en tilgangsnøkkel
passkey-line = Enheten eller passordbehandleren din tar vare på den. Du logger inn med fingeravtrykk, ansikt eller PIN-kode.
recovery-new = Få en gjenopprettingsfrase
recovery-line = Åtte ord du skriver ned. De virker på alle enheter.
recovery-again = Få en ny gjenopprettingsfrase
recovery-again-line = Den gamle slutter å virke.
recovery-title = Gjenopprettingsfrasen din
recovery-keep = Skriv den ned nå, og ta godt vare på den. Den vises ikke igjen, og den som har den, kan logge inn som deg.
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
sign-in-line = Har du allerede en nøkkel? Logg inn, så følger spillene dine med. Spillene i denne nettleseren er fortsatt dine.
sign-in-passkey = Logg inn med en tilgangsnøkkel
sign-out = Logg ut
passkey-declined = Ingen tilgangsnøkkel. Ingenting er endret.
own-data = Dataene dine
own-data-line = Last ned alt som er lagret om deg, eller få det slettet. Andres spill blir værende, men uten navnet ditt.
export = Last ned dataene mine
export-failed = Dataene kunne ikke hentes. Prøv igjen.
erase = Slett alt om meg
erase-sure = Nøklene, ratingen og navnet ditt forsvinner for godt, og datamaskinen tar over plassene dine. Det kan ikke angres.
erase-yes = Ja, slett alt
erased = Alt om deg er slettet.
privacy = Hva som lagres her
yes = Ja
no = Nei

## Ratings

title-players = Rangering – Bordspil
players-table = Rangering
players-line = Med en nøkkel får du rating etter hvert spill mot datamaskinen eller andre som har en nøkkel. Tallet etter ± viser hvor sikker den er.
players-none = Listen er tom. Få en nøkkel, spill et spill og bli den første!
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
version-new = Det finnes en ny versjon.
version-renew = Oppdater nå
offline-title = Bordet kan ikke nås
offline-text = Serveren kan ikke nås akkurat nå. Spillene dine er trygge der, og siden kommer tilbake av seg selv.
offline-again = Prøv igjen
moves-kept =
    { $count ->
        [one] Ett av trekkene dine venter her. Det blir sendt så snart bordet er åpent igjen:
       *[other] { $count } av trekkene dine venter her. De blir sendt så snart bordene er åpne igjen:
    }
move-waiting = Trekket ditt er lagret og blir sendt senere.
move-take-back = Ta det tilbake
move-missed = Spillet gikk videre før trekket ditt kom fram.

## Opponents

level-child-line = Spiller som en åtteåring: fort, og ser bare det som ligger rett foran nesa.
level-easy-line = Holder på å lære: kan reglene, men overser mye.
level-casual-line = Spiller for moro skyld og lar mange sjanser gå forbi.
level-medium-line = Godt selskap ved familiebordet, med en feil nå og da.
level-skilled-line = Kjenner spillet godt og gir sjelden bort noe.
level-strong-line = Tenker framover og straffer feilene dine.
level-master-line = Overser nesten ingenting og krever ditt beste spill.
level-expert-line = Den beste vi har: tar seg tid og gir ikke bort noe.
level-elo = omtrent { $rating } Elo
hurry = Spill nå
analyse = Analyser spillet
analysis = Analyse
analysis-line = Hvor sannsynlig det var etter hvert trekk at hver enkelt ville vinne, sett med en sterk spillers øyne.
analysis-progress = Stilling { $done } av { $of } …
analysis-curve = { $name }: { $first } % i starten, deretter mellom { $least } % og { $most } %.
analysis-points = Vendepunkter
analysis-none = Ikke noe enkelttrekk avgjorde spillet.
analysis-point = Trekk { $at }: { $name }, { $before } % → { $after } %
analysis-played = Spilt: { $words }
analysis-better = Bedre: { $words }
analysis-chances = { $before } % i stedet for { $after } %.
analysis-answer = Det beste svaret på det som ble spilt: { $words }
analysis-show = Vis det på bordet

## A game without a board of its own

generic-position = Stillingen
generic-moves = Trekkene dine
generic-move = { $name }: { $move }
generic-move-hidden = { $name } har spilt.
generic-chance = Trukket: { $move }
generic-chance-hidden = Noe ble trukket tilfeldig.
game-line = Et spill med et enkelt brett.
generic-rules = Reglene for dette spillet står ikke på siden. Når det er din tur, viser brettet alle trekk som knapper.

## Lessons

learn = Lær det på to minutter
title-learn = Lær å spille
offer-title = Ditt første spill?
offer-line = Lær det på to minutter, trekk for trekk, på et ekte brett.
offer-play = Spill med en gang
learn-coach = Leksjonen
learn-step = Steg { $step } av { $steps }
learn-continue = Fortsett
learn-show = Vis meg
learn-right = Riktig!
learn-other = Det går også, men prøv noe annet her.
learn-practise = Øv deg
learn-over = Nå kan du spille!
learn-over-practice = Det var alle. Bra jobbet!
learn-play = Spill ditt første spill
learn-close = Avslutt leksjonen
why = Hvorfor?

## Oppgaver

daily-title = Dagens oppgaver
daily-line = Dagens linje
daily-puzzle = Dagens oppgave
daily-streak =
    { $days ->
        [one] { $days } dag på rad
       *[other] { $days } dager på rad
    }
daily-done = løst
title-puzzle = Oppgave
puzzle-number = Oppgave { $number }
puzzle-grade-1 = lett
puzzle-grade-2 = middels
puzzle-grade-3 = vanskelig
puzzle-coach = Oppgaven
puzzle-close = Forlat oppgaven
puzzle-other = Det går an, men det finnes et bedre trekk.
puzzle-solved = Løst!
puzzle-first = Løst på første forsøk!
puzzle-next = Neste oppgave
puzzle-why-not = Hvorfor ikke det opplagte trekket?
puzzle-again = Prøv igjen
puzzle-show = Vis løsningen
line-coach = Linjen
line-task = Kort { $step } av { $steps }: hvor hører det hjemme?
line-right = Riktig!
line-wrong = Der hører det ikke hjemme. Se hvor det ligger neste gang.
line-over = { $right } av { $all } riktige
line-share = Del resultatet
line-tomorrow = Det kommer en ny linje i morgen.
line-shared = Timeline, linjen { $date }: { $right }/{ $all }
