## The page

brand = Borðspil
home = Heim
title-table = Borð { $code } – Borðspil
language = Tungumál
theme = Ljóst eða dökkt
theme-system = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
loading = Augnablik …
warming = Verið er að gera spilin tilbúin: { $done } af { $total }. Það má byrja að spila; tölvan gæti verið örlítið lengur að svara til að byrja með.
close = Loka

## Home

play = Spila
with-friends = Með vinum
on-this-device = Á þessu tæki
players = Leikmenn
level = Styrkur tölvunnar
level-child = Barn
level-easy = Auðveld
level-casual = Afslöppuð
level-medium = Miðlungs
level-skilled = Leikin
level-strong = Sterk
level-master = Meistari
level-expert = Stórmeistari
more-options = Valkostir
rules = Reglur
rules-all = Allar reglurnar
start = Byrja
seat-kind-bot = Tölvan
seat-kind-me = Einhver hér
seat-kind-open = Vinur með tengli
name-of = Nafn leikmanns { $number }
player-number = Leikmaður { $number }
running-games = Spilin þín
table-waiting = Beðið eftir leikmönnum
table-your-turn = Þú átt leik
table-running = Í gangi
join-title = Fara að borði
join-code = Borðkóði
join = Fara
table-code = Borð { $code }
code-right = Er kóðinn réttur?

## Connection and refusals

connection-connecting = Tengist …
connection-lost = Sambandið rofnaði. Reynt er aftur …
connection-impossible = Þessi vafri getur ekki opnað WebSocket og því er ekki hægt að spila í honum.
file-not-sent = Ekki tókst að senda skrána. Reyndu aftur.
file-forget = Velja aðra skrá
refused-unknown = Þetta gekk ekki. Ekkert hefur breyst.

## Seats

you = Þú
bot = Tölvan
bot-number = Tölva { $number }
your-name = Nafnið þitt
seat-open = Laust sæti
seat-away = ekki við
sit-down = Taka sæti
stand-up = Losa sætið
seat-free = Losa sætið
thinking = hugsar

## Waiting room

invite = Bjóða vinum
invite-link = Tengill á þetta borð
invite-code = Eða með kóða:
invite-local = Þessi tengill virkar aðeins í þessari tölvu.
invite-open = Opna fyrir heimanetið
invite-open-note = Þá geta allir á sama neti, til dæmis sama Wi-Fi, verið með þar til þú lokar forritinu.
invite-qr = QR-kóði með tengli á borðið
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
log = Leikirnir
sound = Hljóð
volume = Hljóðstyrkur
remarks = Tölvan leggur orð í belg
vibration = Titringur
motion = Hraði hreyfinga
motion-calm = Rólegur
motion-normal = Venjulegur
motion-quick = Snöggur
leave = Yfirgefa spilið
leave-sure = Tölvan tekur við sætinu þínu. Þú getur komið aftur hvenær sem er.
leave-yes = Já, hætta
score = Stig
status = Hver á leik
status-your-turn = Þú átt leik.
status-turn = { $name }, þú átt leik.
status-thinking = { $name } hugsar …
status-waiting = { $name } á leik.
status-watching = Þú fylgist með.
show-result = Sýna úrslitin

## The end

over-alone = Spilinu er lokið.
won-you = Þú vinnur!
won =
    { $count ->
        [one] { $names } vinnur.
       *[other] Sigrinum er deilt: { $names }.
    }
rematch = Spila aftur
rematch-join = Vera með í næsta spili
look-at-board = Skoða borðið
seed-title = Var rétt dregið?
seed-line = Fyrri talan var ákveðin áður en spilið hófst. Hún er SHA-256 af þeirri síðari og af þeirri síðari ræðst allt sem er dregið.

## Coming and going

connection-paused = Verið er að endurræsa þjóninn. Spilið er aðeins í bið og heldur áfram rétt strax.
seat-elsewhere = er ekki að horfa núna
stands-in = tölvan hleypur í skarðið:
stand-in-you = Tölvan spilar fyrir þig.
stand-in-name = { $name }: tölvan spilar.
take-over = Taka sætið aftur
is-away = { $name } er ekki við.
replace = Láta tölvuna spila
replace-name = { $name } er ekki við: láta tölvuna spila
seat-moved = Sætið þitt er komið í annað tæki.
spectators =
    { $count ->
        [one] { $count } áhorfandi
       *[other] { $count } áhorfendur
    }
pass-on = Halda áfram í öðru tæki
pass-on-name = { $name }: halda áfram í öðru tæki
pass-line = Sláðu þennan kóða inn í hinu tækinu, undir „{ join-title }“. Hann virkar einu sinni, í { $minutes } mínútur. Þá tilheyrir sætið því tæki.
pass-copy = Afrita tengil
pass-arrived = Sætið þitt flyst í þetta tæki.
curtain-turn = { $name }, þú átt leik
curtain-line = Allir aðrir, lítið undan!
curtain-open = Ég er { $name }

## Time

time = Tími
pace-none = Án klukku
pace-quick = { $seconds } sek. á leik, { $minutes } mín. til vara
pace-days =
    { $days ->
        [one] { $days } dagur á leik
       *[other] { $days } dagar á leik
    }
time-out = Þegar tíminn er búinn
time-out-bot = Tölvan tekur við
time-out-skip = Setið er hjá
time-out-loss = Spilið tapast
time-left = Tími eftir: { $time }
time-days = { $days } d. { $hours } klst.
time-hours = { $hours } klst. { $minutes } mín.
time-short = { $seconds } sekúndur eftir!
seat-lost = féll á tíma
lost-on-time = Tíminn rann út: { $names }
notices = Þegar þú átt leik
notices-line = Fáðu skilaboð þegar þú átt leik.
notices-switch = Tilkynningar í þessum vafra
notices-denied = Vafrinn leyfir ekki tilkynningar frá þessari síðu.
notice-title = Þú átt leik
notice-body = Þú átt leik í spilinu { $game }.
title-turn = Þú átt leik – { $title }
mail = Netfang
mail-give = Senda mér kóða
mail-sent = Við sendum kóða á { $address }.
mail-code = Kóðinn úr tölvupóstinum
mail-prove = Staðfesta
hook = Slóð vefkróks
hook-give = Vista
contact-remove = Fjarlægja
contacts-switch = Skilaboð þegar ég á leik

## Undo

undo = Taka aftur
undo-ask = Biðja um að taka aftur
undo-wanted = { $name } vill taka leik aftur og allt sem leikið var á eftir.
undo-agree = Já, taka aftur
undo-disagree = Nei
undo-waiting = Beðið eftir svari hinna …
undo-withdraw = Sleppa því
log-undo =
    { $count ->
        [one] { $name } tók { $count } leik aftur.
       *[other] { $name } tók { $count } leiki aftur.
    }

## Looking on and back

replay = Líta til baka
replay-close = Aftur að borðinu
replay-first = Að upphafinu
replay-back = Einn leik til baka
replay-forward = Einn leik áfram
replay-last = Að síðasta leik
replay-move = Leikur { $at } af { $last }
replay-start = Fyrir fyrsta leik
replay-eyes = Sjónarhorn
replay-spectator = Áhorfandi
analysis-chance = { $name } { $chance }%
replay-link = Tengill á þennan leik
record = Vistað spil
record-failed = Ekki tókst að sækja vistaða spilið. Reyndu aftur.
record-bring = Opna vistað spil
picture = Mynd til að deila
picture-failed = Þessi vafri gat ekki búið til myndina.
fair-check = Athuga núna
fair-promise-kept = Fyrri talan er sú sem þessi vafri fékk áður en spilinu lauk.
fair-promise-unseen = Þessi vafri fylgdist ekki með spilinu og veit því ekki hvaða tölu var lofað.
fair-promise-broken = Þessi vafri fékk aðra tölu áður en spilinu lauk!
fair-seed = Fyrri talan er SHA-256 af þeirri síðari.
fair-seed-wrong = Fyrri talan er ekki SHA-256 af þeirri síðari!
fair-draws =
    { $count ->
        [one] Allt sem var dregið ({ $count } sinni) ræðst af síðari tölunni.
       *[other] Allt sem var dregið ({ $count } sinnum) ræðst af síðari tölunni.
    }
fair-draws-wrong = Það sem var dregið númer { $number } ræðst ekki af síðari tölunni!
fair-more = Keyrðu „bordspil verify“ á vistaða spilinu til að athuga afganginn.

## Around the table

chat = Spjall
chat-none = Engin skilaboð enn.
chat-listen = Aðeins leikmenn geta skrifað hér.
chat-write = Skrifaðu skilaboð
chat-send = Senda
chat-sayings = Tilbúnar setningar
react = Bregðast við
chat-line = { $name }: { $words }
chat-unread =
    { $count ->
        [one] { $count } ný skilaboð
       *[other] { $count } ný skilaboð
    }
saying-hello = Hæ!
saying-luck = Gangi þér vel!
saying-your-turn = Þú átt leik!
saying-moment = Augnablik.
saying-nice = Flottur leikur!
saying-oops = Úps!
saying-thanks = Takk fyrir!
saying-well-played = Vel spilað!
saying-again = Aftur?
saying-bye = Bless!
looks = Nafnið þitt og litur
portrait = Andlitsmynd
portrait-number = Andlitsmynd { $number }
colour = Litur
colour-red = rauður
colour-orange = appelsínugulur
colour-green = grænn
colour-turquoise = blágrænn
colour-blue = blár
colour-violet = fjólublár
colour-pink = bleikur
colour-grey = grár
terms-public = Sýna borðið á forsíðunni
terms-spectators = Áhorfendur mega fylgjast með
public-tables = Opin borð
public-seats =
    { $count ->
        [one] { $count } laust sæti
       *[other] { $count } laus sæti
    }
finished-games = Fyrri spil
table-over = Lokið
table-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
table-won = Sigur
table-place = { $place }. sæti af { $count }
series = Staðan hingað til
series-game = { $number }. spil
series-won = sigur
series-wins = Unnin spil
series-points = Stig samtals

## Accounts

pages = Síður
title-account = Aðgangurinn þinn – Borðspil
title-privacy = Hvað er geymt – Borðspil
account = Aðgangurinn þinn
account-guest = Þú spilar sem gestur: þessi vafri man sætin þín. Með lykli áttu þau líka í öðrum tækjum. Ekki þarf netfang.
account-name = Nafn á styrkleikalistanum
account-name-line = Hafðu reitinn auðan ef þú vilt ekki vera á listanum.
key-new = Fá lykil
passkey-new = Búa til aðgangslykil
passkey-line = Tækið þitt eða lykilorðastjóri geymir hann. Þú skráir þig inn með fingrafari, andliti eða PIN-númeri.
recovery-new = Fá endurheimtarsetningu
recovery-line = Átta orð til að skrifa niður. Þau virka í hvaða tæki sem er.
recovery-again = Fá nýja endurheimtarsetningu
recovery-again-line = Sú gamla hættir að virka.
recovery-title = Endurheimtarsetningin þín
recovery-keep = Skrifaðu hana niður núna og geymdu vel. Hún er ekki sýnd aftur og hver sem hefur hana getur skráð sig inn sem þú.
recovery-written = Ég hef skrifað hana niður
keys = Lyklarnir þínir
key-passkey = Aðgangslykill
key-phrase = Endurheimtarsetning
key-remove = Fjarlægja
made-on = Búið til { $date }, tæki: { $device }
used-on = Síðast notað { $date }
devices = Tækin þín
device-here = þetta tæki
device-unnamed = óþekkt tæki
seen-on = Sást síðast { $date }
sign-in = Skrá inn
sign-in-line = Áttu lykil nú þegar? Skráðu þig inn og spilin þín fylgja með. Spilin í þessum vafra verða áfram þín.
sign-in-passkey = Skrá inn með aðgangslykli
sign-out = Skrá út
passkey-declined = Enginn aðgangslykill fékkst. Ekkert hefur breyst.
own-data = Gögnin þín
own-data-line = Sæktu allt sem er geymt um þig eða láttu eyða því. Spil annarra standa eftir, en án nafnsins þíns.
export = Sækja gögnin mín
export-failed = Ekki tókst að sækja gögnin. Reyndu aftur.
erase = Eyða öllu um mig
erase-sure = Lyklarnir þínir, styrkleikatölur og nafn hverfa fyrir fullt og allt og tölvan tekur við sætunum þínum. Þetta er ekki hægt að taka aftur.
erase-yes = Já, eyða öllu
erased = Öllu um þig hefur verið eytt.
privacy = Hvað er geymt hér
yes = Já
no = Nei

## Ratings

title-players = Styrkleikalisti – Borðspil
players-table = Styrkleikalisti
players-line = Með lykli færðu styrkleikatölu eftir hvert spil við tölvuna eða aðra sem eiga lykil. Talan á eftir ± sýnir hve örugg hún er.
players-none = Listinn er tómur. Fáðu þér lykil, spilaðu og vertu á undan öðrum!
players-of =
    { $seats ->
        [1] { $game }, einn leikmaður
       *[other] { $game }, { $seats } leikmenn
    }
players-place = Sæti
players-name = Nafn
players-rating = Styrkur
players-games = Spil
players-bot = Tölvan: { $level }
players-you = þú
own-ratings = Styrkleikatölurnar þínar
rating-value = { $rating } ± { $doubt }
rated-games =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
level-even = { $level } – jafn leikur

## The app

install = Setja upp sem forrit
version-new = Ný útgáfa er komin.
version-renew = Uppfæra núna
offline-title = Ekki næst samband við borðið
offline-text = Ekkert samband er við þjóninn núna. Spilin þín eru örugg þar og síðan kemur aftur af sjálfu sér.
offline-again = Reyna aftur
moves-kept =
    { $count ->
        [one] { $count } leikur frá þér bíður hér. Hann verður sendur um leið og borðið opnast aftur:
       *[other] { $count } leikir frá þér bíða hér. Þeir verða sendir um leið og borðin opnast aftur:
    }
move-waiting = Leikurinn þinn er geymdur og verður sendur.
move-take-back = Taka hann til baka
move-missed = Spilið hélt áfram áður en leikurinn þinn komst til skila.

## Opponents

level-child-line = Spilar eins og átta ára barn: hratt, og sér bara það sem er beint fyrir framan nefið.
level-easy-line = Er að læra: kann reglurnar en yfirsést margt.
level-casual-line = Spilar sér til gamans og lætur mörg tækifæri fram hjá sér fara.
level-medium-line = Góður félagi við fjölskylduborðið, með einstaka mistökum.
level-skilled-line = Þekkir spilið vel og gefur sjaldan nokkuð eftir.
level-strong-line = Hugsar fram í tímann og refsar fyrir mistök.
level-master-line = Yfirsést nánast ekkert og krefst þíns besta spils.
level-expert-line = Það besta sem við eigum: tekur sér tíma og gefur ekkert eftir.
level-elo = um { $rating } Elo
hurry = Leika strax
analyse = Greina spilið
analysis = Greining
analysis-line = Hve líklegur hver og einn var til að vinna eftir hvern leik, að mati sterks spilara.
analysis-progress = Staða { $done } af { $of } …
analysis-curve = { $name }: { $first }% í upphafi, síðan á milli { $least }% og { $most }%.
analysis-points = Vendipunktar
analysis-none = Enginn einn leikur réð úrslitum.
analysis-point = Leikur { $at }: { $name }, { $before }% → { $after }%
analysis-played = Leikið: { $words }
analysis-better = Betra: { $words }
analysis-chances = { $before }% í stað { $after }%.
analysis-answer = Besta svarið við því sem leikið var: { $words }
analysis-show = Sýna á borðinu

## A game without a board of its own

generic-position = Staðan
generic-moves = Leikirnir þínir
generic-move = { $name }: { $move }
generic-move-hidden = { $name } hefur leikið.
generic-chance = Dregið: { $move }
generic-chance-hidden = Eitthvað var dregið.
game-line = Spil með einföldu borði.
generic-rules = Reglur þessa spils eru ekki á síðunni. Þegar þú átt leik sýnir borðið alla leiki sem hnappa.

## Lessons

learn = Lærðu á tveimur mínútum
title-learn = Að læra spilið
offer-title = Er þetta fyrsta spilið þitt?
offer-line = Lærðu það á tveimur mínútum, leik fyrir leik, á alvöruborði.
offer-play = Spila strax
learn-coach = Kennslan
learn-step = Skref { $step } af { $steps }
learn-continue = Áfram
learn-show = Sýndu mér
learn-right = Rétt!
learn-other = Þetta má líka, en prófaðu annað hér.
learn-practise = Æfa sig
learn-over = Nú kanntu að spila!
learn-over-practice = Þá er þetta komið. Vel gert!
learn-play = Spila fyrsta spilið
learn-close = Hætta í kennslunni
why = Hvers vegna?

## Þrautir

daily-title = Þrautir dagsins
daily-line = Lína dagsins
daily-puzzle = Þraut dagsins
daily-streak =
    { $days ->
        [one] { $days } dagur í röð
       *[other] { $days } dagar í röð
    }
daily-done = leyst
title-puzzle = Þraut
puzzle-number = Þraut { $number }
puzzle-grade-1 = auðveld
puzzle-grade-2 = miðlungs
puzzle-grade-3 = erfið
puzzle-coach = Þrautin
puzzle-close = Hætta við þrautina
puzzle-other = Þetta má, en til er betri leikur.
puzzle-solved = Leyst!
puzzle-first = Leyst í fyrstu tilraun!
puzzle-next = Næsta þraut
puzzle-why-not = Af hverju ekki augljósa leikinn?
puzzle-again = Reyna aftur
puzzle-show = Sýna lausnina
line-coach = Línan
line-task = Spil { $step } af { $steps }: hvar á það heima?
line-right = Rétt!
line-wrong = Það á ekki heima þar. Sjáðu hvar það liggur næst.
line-over = { $right } af { $all } rétt
line-share = Deila niðurstöðunni
line-tomorrow = Ný lína kemur á morgun.
line-shared = Timeline, lína dagsins { $date }: { $right }/{ $all }
