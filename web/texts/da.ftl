## The page

brand = Bordspil
home = Hjem
title-table = Bord { $code } – Bordspil
language = Sprog
theme = Lyst eller mørkt
theme-system = Som på enheden
theme-light = Lyst
theme-dark = Mørkt
loading = Et øjeblik …
warming = Spillene gøres klar: { $done } af { $total }. Du kan godt begynde at spille; computeren kan være lidt længere om at svare i starten.
close = Luk

## Home

play = Spil
with-friends = Med venner
on-this-device = På denne enhed
players = Spillere
level = Computerens styrke
level-child = Barn
level-easy = Let
level-casual = Afslappet
level-medium = Mellem
level-skilled = Øvet
level-strong = Stærk
level-master = Mester
level-expert = Stormester
more-options = Indstillinger
rules = Regler
rules-all = Alle regler
start = Start
seat-kind-bot = Computeren
seat-kind-me = En, der sidder her
seat-kind-open = En ven, via link
name-of = Navn på spiller { $number }
player-number = Spiller { $number }
running-games = Dine spil
table-waiting = Venter på spillere
table-your-turn = Din tur
table-running = I gang
join-title = Gå til et bord
join-code = Bordkode
join = Gå til bordet
table-code = Bord { $code }
code-right = Er koden rigtig?

## Connection and refusals

connection-connecting = Opretter forbindelse …
connection-lost = Forbindelsen blev afbrudt. Prøver igen …
connection-impossible = Denne browser kan ikke åbne en WebSocket og kan derfor ikke spille her.
file-not-sent = Filen kunne ikke sendes. Prøv igen.
file-forget = Vælg en anden fil
refused-unknown = Det lykkedes ikke. Intet er ændret.

## Seats

you = Du
bot = Computeren
bot-number = Computer { $number }
your-name = Dit navn
seat-open = Ledig plads
seat-away = væk
sit-down = Tag en plads
stand-up = Forlad pladsen
seat-free = Gør pladsen ledig
thinking = tænker

## Waiting room

invite = Inviter venner
invite-link = Link til dette bord
invite-code = Eller med kode:
invite-local = Dette link virker kun på denne computer.
invite-open = Åbn for mit netværk
invite-open-note = Så kan alle på samme wi-fi eller hjemmenetværk være med, indtil du lukker programmet.
invite-qr = QR-kode med linket til bordet
copy = Kopiér
copied = Kopieret
share = Del
start-with-bots =
    { $count ->
        [one] Computeren tager den ledige plads.
       *[other] Computeren tager de ledige pladser.
    }
waiting-for-host = Spillet begynder, når værten starter det.

## The table

hint = Tip
hint-more = Mere
menu = Menu
log = Træk
sound = Lyd
volume = Lydstyrke
remarks = Computeren kommenterer
vibration = Vibration
motion = Animationernes tempo
motion-calm = Roligt
motion-normal = Normalt
motion-quick = Hurtigt
leave = Forlad spillet
leave-sure = Computeren overtager din plads. Du kan komme tilbage når som helst.
leave-yes = Ja, forlad
score = Point
status = Tur
status-your-turn = Din tur.
status-turn = { $name }, det er din tur.
status-thinking = { $name } tænker …
status-waiting = Venter på { $name }.
status-watching = Du ser med.
show-result = Vis resultatet

## The end

over-alone = Spillet er slut.
won-you = Du vinder!
won =
    { $count ->
        [one] { $names } vinder.
       *[other] Sejren deles: { $names }.
    }
rematch = Spil igen
rematch-join = Vær med i næste spil
look-at-board = Se på bordet
seed-title = Gik trækningen rigtigt til?
seed-line = Det første tal blev fastlagt før spillet. Det er SHA-256 af det andet tal, og alle trækninger følger af det andet.

## Coming and going

connection-paused = Serveren genstarter. Spillet er kun sat på pause og fortsætter om lidt.
seat-elsewhere = kigger ikke lige nu
stands-in = computeren træder til:
stand-in-you = Computeren spiller for dig.
stand-in-name = { $name }: computeren spiller.
take-over = Tag din plads tilbage
is-away = { $name } er her ikke.
replace = Lad computeren spille
replace-name = { $name } er her ikke: lad computeren spille
seat-moved = Din plads er flyttet til en anden enhed.
spectators =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
pass-on = Fortsæt på en anden enhed
pass-on-name = { $name }: fortsæt på en anden enhed
pass-line = Skriv koden på den anden enhed, under »{ join-title }«. Den virker én gang i { $minutes } minutter. Derefter hører pladsen til den enhed.
pass-copy = Kopiér et link
pass-arrived = Din plads flyttes til denne enhed.
curtain-turn = { $name }, det er din tur
curtain-line = Alle andre: kig væk!
curtain-open = Det er mig, der er { $name }

## Time

time = Tid
pace-none = Uden ur
pace-quick = { $seconds } sek. pr. træk, { $minutes } min. i reserve
pace-days =
    { $days ->
        [one] En dag pr. træk
       *[other] { $days } dage pr. træk
    }
time-out = Når tiden er gået
time-out-bot = Computeren tager over
time-out-skip = Man mister turen
time-out-loss = Man taber
time-left = Tid tilbage: { $time }
time-days = { $days } d. { $hours } t.
time-hours = { $hours } t. { $minutes } min.
time-short = { $seconds } sekunder tilbage!
seat-lost = tiden er gået
lost-on-time = Tiden løb ud: { $names }
notices = Når det er din tur
notices-line = Få en besked, når det er din tur.
notices-switch = Notifikationer i denne browser
notices-denied = Browseren tillader ikke notifikationer fra denne side.
notice-title = Din tur
notice-body = Det er din tur i { $game }.
title-turn = Din tur – { $title }
mail = E-mailadresse
mail-give = Send en kode
mail-sent = Vi har sendt en kode til { $address }.
mail-code = Koden i e-mailen
mail-prove = Bekræft
hook = Webhook-adresse
hook-give = Gem
contact-remove = Fjern
contacts-switch = Beskeder, når det er min tur

## Undo

undo = Fortryd
undo-ask = Bed om at fortryde
undo-wanted = { $name } vil gerne fortryde et træk og det, der er spillet siden.
undo-agree = Ja, fortryd
undo-disagree = Nej
undo-waiting = Venter på de andres svar …
undo-withdraw = Glem det
log-undo =
    { $count ->
        [one] { $name } fortrød ét træk.
       *[other] { $name } fortrød { $count } træk.
    }

## Looking on and back

replay = Se tilbage
replay-close = Tilbage til bordet
replay-first = Til starten
replay-back = Et træk tilbage
replay-forward = Et træk frem
replay-last = Til det sidste træk
replay-move = Træk { $at } af { $last }
replay-start = Før det første træk
replay-eyes = Se det som
replay-spectator = En tilskuer
analysis-chance = { $name } { $chance } %
replay-link = Link til dette træk
record = Gemt spil
record-failed = Det gemte spil kunne ikke hentes. Prøv igen.
record-bring = Åbn et gemt spil
picture = Billede til deling
picture-failed = Denne browser kunne ikke lave billedet.
fair-check = Tjek det nu
fair-promise-kept = Det første tal er det, som denne browser fik, før spillet var slut.
fair-promise-unseen = Denne browser var ikke med, mens spillet blev spillet, og ved derfor ikke, hvilket tal der blev lovet.
fair-promise-broken = Denne browser fik et andet tal, før spillet var slut!
fair-seed = Det første tal er SHA-256 af det andet.
fair-seed-wrong = Det første tal er ikke SHA-256 af det andet!
fair-draws =
    { $count ->
        [one] Den eneste trækning følger af det andet tal.
       *[other] Alle { $count } trækninger følger af det andet tal.
    }
fair-draws-wrong = Trækning { $number } følger ikke af det andet tal!
fair-more = Kør »bordspil verify« på det gemte spil for at tjekke resten.

## Around the table

chat = Chat
chat-none = Ingen beskeder endnu.
chat-listen = Kun spillerne kan skrive her.
chat-write = Skriv en besked
chat-send = Send
chat-sayings = Færdige sætninger
react = Reagér
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] Én ny besked
       *[other] { $count } nye beskeder
    }
saying-hello = Hej!
saying-luck = Held og lykke!
saying-your-turn = Din tur!
saying-moment = Lige et øjeblik.
saying-nice = Flot træk!
saying-oops = Ups!
saying-thanks = Tak!
saying-well-played = Godt spillet!
saying-again = En gang til?
saying-bye = Farvel!
looks = Dit navn og din farve
portrait = Portræt
portrait-number = Portræt { $number }
colour = Farve
colour-red = rød
colour-orange = orange
colour-green = grøn
colour-turquoise = turkis
colour-blue = blå
colour-violet = lilla
colour-pink = lyserød
colour-grey = grå
terms-public = Vis bordet på forsiden
terms-spectators = Tilskuere må se med
public-tables = Åbne borde
public-seats =
    { $count ->
        [one] Én ledig plads
       *[other] { $count } ledige pladser
    }
finished-games = Afsluttede spil
table-over = Slut
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
table-won = Vundet
table-place = { $place } af { $count }
series = Stillingen indtil nu
series-game = Spil { $number }
series-won = vundet
series-wins = Vundne spil
series-points = Point i alt

## Accounts

pages = Sider
title-account = Din konto – Bordspil
title-privacy = Hvad der gemmes – Bordspil
account = Din konto
account-guest = Du spiller som gæst: denne browser husker dine pladser. Med en nøgle har du dem også på andre enheder. Du behøver ingen e-mailadresse.
account-name = Navn på ranglisten
account-name-line = Lad feltet være tomt, hvis du ikke vil stå der.
key-new = Få en nøgle
passkey-new = Lav en adgangsnøgle
passkey-line = Din enhed eller adgangskodemanager gemmer den. Du logger ind med fingeraftryk, ansigt eller pinkode.
recovery-new = Få en gendannelsessætning
recovery-line = Otte ord, som du skriver ned. De virker på alle enheder.
recovery-again = Få en ny gendannelsessætning
recovery-again-line = Den gamle holder op med at virke.
recovery-title = Din gendannelsessætning
recovery-keep = Skriv den ned nu, og pas godt på den. Den vises ikke igen, og enhver, der har den, kan logge ind som dig.
recovery-written = Jeg har skrevet den ned
keys = Dine nøgler
key-passkey = Adgangsnøgle
key-phrase = Gendannelsessætning
key-remove = Fjern
made-on = Lavet { $date } på { $device }
used-on = Sidst brugt { $date }
devices = Dine enheder
device-here = denne enhed
device-unnamed = en ukendt enhed
seen-on = Sidst set { $date }
sign-in = Log ind
sign-in-line = Har du allerede en nøgle? Log ind, så følger dine spil med. Spillene i denne browser bliver ved med at være dine.
sign-in-passkey = Log ind med en adgangsnøgle
sign-out = Log ud
passkey-declined = Ingen adgangsnøgle. Intet er ændret.
own-data = Dine data
own-data-line = Hent alt, hvad der er gemt om dig, eller få det slettet. Andres spil bliver, men uden dit navn.
export = Hent mine data
export-failed = Dine data kunne ikke hentes. Prøv igen.
erase = Slet alt om mig
erase-sure = Dine nøgler, din rating og dit navn forsvinder for altid, og computeren overtager dine pladser. Det kan ikke fortrydes.
erase-yes = Ja, slet alt
erased = Alt om dig er slettet.
privacy = Hvad der gemmes her
yes = Ja
no = Nej

## Ratings

title-players = Rangliste – Bordspil
players-table = Rangliste
players-line = Med en nøgle får du en rating efter hvert spil mod computeren eller andre, der har en nøgle. Tallet efter ± viser, hvor sikker den er.
players-none = Ranglisten er tom. Få en nøgle, spil et spil, og bliv den første!
players-of =
    { $seats ->
        [1] { $game }, én spiller
       *[other] { $game }, { $seats } spillere
    }
players-place = Plads
players-name = Navn
players-rating = Rating
players-games = Spil
players-bot = Computeren: { $level }
players-you = dig
own-ratings = Din rating
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] ét spil
       *[other] { $count } spil
    }
level-even = { $level } – jævnbyrdig

## The app

install = Installér som app
version-new = Der er en ny version.
version-renew = Opdatér nu
offline-title = Bordet kan ikke nås
offline-text = Serveren kan ikke nås lige nu. Dine spil er i god behold dér, og siden kommer tilbage af sig selv.
offline-again = Prøv igen
moves-kept =
    { $count ->
        [one] Et af dine træk venter her. Det bliver sendt, så snart bordet er åbent igen:
       *[other] { $count } af dine træk venter her. De bliver sendt, så snart bordene er åbne igen:
    }
move-waiting = Dit træk er gemt og bliver sendt senere.
move-take-back = Tag det tilbage
move-missed = Spillet gik videre, før dit træk nåede frem.

## Opponents

level-child-line = Spiller som en på otte: hurtigt, og ser kun det, der ligger lige for.
level-easy-line = Er ved at lære det: kan reglerne, men overser meget.
level-casual-line = Spiller for sjov og lader mange chancer gå forbi.
level-medium-line = Godt selskab ved familiebordet, med en fejl i ny og næ.
level-skilled-line = Kender spillet godt og forærer sjældent noget væk.
level-strong-line = Tænker fremad og straffer dine fejl.
level-master-line = Overser næsten intet og kræver dit bedste spil.
level-expert-line = Den bedste, vi har: tager sig tid og forærer intet væk.
level-elo = cirka { $rating } Elo
hurry = Spil nu
analyse = Analysér spillet
analysis = Analyse
analysis-line = Hvor sandsynligt det var efter hvert træk, at hver især ville vinde, set med en stærk spillers øjne.
analysis-progress = Stilling { $done } af { $of } …
analysis-curve = { $name }: { $first } % i begyndelsen, derefter mellem { $least } % og { $most } %.
analysis-points = Vendepunkter
analysis-none = Intet enkelt træk afgjorde spillet.
analysis-point = Træk { $at }: { $name }, { $before } % → { $after } %
analysis-played = Spillet: { $words }
analysis-better = Bedre: { $words }
analysis-chances = { $before } % i stedet for { $after } %.
analysis-answer = Det bedste svar på det, der blev spillet: { $words }
analysis-show = Vis det på bordet

## A game without a board of its own

generic-position = Stillingen
generic-moves = Dine træk
generic-move = { $name }: { $move }
generic-move-hidden = { $name } har spillet.
generic-chance = Trukket: { $move }
generic-chance-hidden = Der blev trukket lod.
game-line = Et spil med et enkelt bræt.
generic-rules = Reglerne for dette spil står ikke på siden. Når det er din tur, viser brættet alle træk som knapper.

## Lessons

learn = Lær det på to minutter
title-learn = Lær at spille
offer-title = Dit første spil?
offer-line = Lær det på to minutter, træk for træk, på et rigtigt bræt.
offer-play = Spil med det samme
learn-coach = Lektionen
learn-step = Trin { $step } af { $steps }
learn-continue = Fortsæt
learn-show = Vis mig det
learn-right = Rigtigt!
learn-other = Det kan man også, men prøv noget andet her.
learn-practise = Øv dig
learn-over = Nu kan du spille!
learn-over-practice = Det var dem alle. Godt klaret!
learn-play = Spil dit første spil
learn-close = Afslut lektionen
why = Hvorfor?

## Opgaver

daily-title = Dagens opgaver
daily-line = Dagens linje
daily-puzzle = Dagens opgave
daily-streak =
    { $days ->
        [one] { $days } dag i træk
       *[other] { $days } dage i træk
    }
daily-done = løst
title-puzzle = Opgave
puzzle-number = Opgave { $number }
puzzle-grade-1 = let
puzzle-grade-2 = middel
puzzle-grade-3 = svær
puzzle-coach = Opgaven
puzzle-close = Forlad opgaven
puzzle-other = Det kan man spille, men der er et bedre træk.
puzzle-solved = Løst!
puzzle-first = Løst i første forsøg!
puzzle-next = Næste opgave
puzzle-why-not = Hvorfor ikke det oplagte træk?
puzzle-again = Prøv igen
puzzle-show = Vis løsningen
line-coach = Linjen
line-task = Kort { $step } af { $steps }: hvor hører det til?
line-right = Rigtigt!
line-wrong = Der hører det ikke til. Se, hvor det ligger næste gang.
line-over = { $right } af { $all } rigtige
line-share = Del resultatet
line-tomorrow = Der kommer en ny linje i morgen.
line-shared = Timeline, linjen { $date }: { $right }/{ $all }
