## Refusals of any game

game-over = Spilinu er lokið.
chance-decides = Tilviljun ræður þessu.
not-your-turn = Þetta sæti á ekki leik; sæti { $seat } á að gera.
stale = Spilið hefur haldið áfram; það er nú í leik { $seq }.
move-text = „{ $text }“ er ekki leikur.
move-shape = Ekki er hægt að lesa leikinn: athugaðu reitinn „{ $field }“.
position-shape = Ekki er hægt að lesa stöðuna: { $problem }
seats-out-of-range = Þetta spil er fyrir { $low } til { $high } sæti (reitur „{ $field }“).
option-unknown = Enginn valkostur heitir „{ $option }“. Valkostirnir eru: { $options }.
option-value = Valkosturinn „{ $option }“ verður að vera eitt af: { $choices }.
game-unknown = Ekkert spil heitir „{ $game }“. Spilin eru: { $games }.
level-unknown = Enginn tölvuleikmaður heitir „{ $level }“. Þeir eru: { $levels }.
budget-wrong = Reiturinn „{ $field }“ verður að vera 0 eða hærri.

## Saved games

log-wrong-seat = Færsla { $number }: þetta sæti átti ekki leik.
log-illegal = Færsla { $number } brýtur reglurnar.
log-wrong-draw = Færsla { $number } er ekki það sem fræið gefur.
record-not-one = Þetta er ekki vistað spil.
record-cut-off = Vistaða spilið er ekki heilt.
record-edited = Vistaða spilinu hefur verið breytt eftir að það var skrifað.
record-other-rules = Spilað var eftir reglum { $theirs }; hér gilda reglur { $ours }.
record-header = Haus vistaða spilsins er rangur við „{ $field }“.
record-entry = Ekki er hægt að lesa færslu { $number } í vistaða spilinu.
record-too-long = Í vistaða spilinu eru fleiri færslur en eitt spil getur haft.
record-wrong-end = Vistaða spilið endar ekki eins og það segir.
record-no-seed = Ekkert fræ er í vistaða spilinu: því er ekki lokið.
record-wrong-seed = Fræið er ekki það sem lofað var fyrir spilið.
file-unreadable = Ekki er hægt að lesa { $file }: { $reason }.
file-unwritable = Ekki er hægt að skrifa í { $file }: { $reason }.

## The line protocol

json-broken = Línan er ekki JSON-hlutur: { $problem }.
line-too-long = Línan er lengri en { $limit } bæti.
command-unknown = Engin skipun heitir „{ $command }“. Skipanirnar eru: { $commands }.
no-game = Ekkert spil er hafið: byrjaðu á „new“.
field-missing = Reitinn „{ $field }“ vantar.
field-wrong = Reiturinn „{ $field }“ er af rangri gerð.
seat-unknown = Þetta sæti er ekki til.
list-incomplete = Í þessari stöðu eru leikirnir fleiri en svo að hægt sé að telja þá alla upp.
perft-chance = Tilviljun kemur á milli: ekki er hægt að telja leikjaraðirnar.
perft-too-deep = Í mesta lagi er hægt að telja { $limit } leiki fram í tímann.
internal-error = Eitthvað fór úrskeiðis: { $problem }. Ekkert hefur breyst.

## The terminal

play-welcome = { $game }, { $seats } sæti. Sláðu inn leik, „?“ gefur hjálp, „q“ hættir.
play-turn = Sæti { $seat }, þú átt leik:
play-bot = Sæti { $seat } ({ $level }) leikur { $move }.
play-help = Leikur lítur svona út: { $example }. „m“ sýnir alla leiki, „h“ gefur vísbendingu, „s SKRÁ“ vistar spilið, „q“ hættir.
play-hint = Góður leikur: { $move }
play-saved = Vistað í { $file }.
play-rule = Regla { $rule }.
play-over = Spilinu er lokið.
play-won = Sæti { $seats } vinnur.
play-shared = Sæti { $seats } deila sigrinum.
play-left = Þú hefur yfirgefið spilið.
replay-step = Færsla { $number } af { $total }: { $who } { $move }
replay-chance = tilviljun
replay-seat = sæti { $seat }
verify-fine =
    { $draws ->
        [one] Dregið var { $draws } sinni aftur: allt kemur úr fræinu sem lofað var.
       *[other] Dregið var { $draws } sinnum aftur: allt kemur úr fræinu sem lofað var.
    }
replay-end = Vistaða spilinu lýkur hér.

## Commands

figure-unknown = Engin mæling heitir „{ $figure }“. Mælingarnar eru: { $figures }.
checkout-without-figures = „{ $path }“ skilar engum mælingum: { $reason }.
people-out-of-range = Við { $seats } sæti geta verið 0 til { $seats } manneskjur.
match-wrong = Í keppni við { $seats } sæti þarf 2 til { $seats } tölvuleikmenn og minnst eitt spil.
new-game-written = { $folder } er tilbúin. Svona er spilað: { $command }
new-game-exists = { $folder } er þegar til; veldu annað nafn.
new-game-name = „{ $name }“ getur ekki verið heiti á nýju spili. Notaðu litla stafi, tölustafi og undirstrik, byrjaðu á bókstaf og veldu heiti sem er laust.

## Research

extra-missing = Til þess þarf { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglurnar í { $game } eru ekki þýddar á vélarmál; notaðu PlainBatch (bordspil.envs.plain_batch) fyrir það spil.
action-illegal = Aðgerðin { $action } er ólögleg í spili { $number }. Ekkert hefur breyst.
reset-option = reset hefur engan valkost sem heitir „{ $option }“: valkostir spils eru gefnir þegar umhverfið er búið til.
no-gpu = Hér er ekki hægt að nota neitt skjákort: til þess þarf CUDA og kort fyrir það.
no-tensors = { $game } hefur enn engar tölur fyrir forrit sem læra.
bot-none = „{ $bot }“ er ekki tölvuleikmaður: hann þarf að hafa fallið choose(view, seconds).
bot-not-found = Enginn tölvuleikmaður „{ $bot }“ finnst: einingin finnst ekki héðan eða ekkert í henni heitir svo.
external-bot-other-game = „{ $contestant }“ getur ekki verið með: spilið er { $game }.
external-bot-no-command = Í „{ $contestant }“ er engin skipun.
external-bot-not-found = Ekkert forrit „{ $program }“ er til að keyra.
external-bot-not-started = Ekki tókst að ræsa forritið: { $reason }.
external-bot-unasked = Það svaraði óspurt: „{ $text }“.
external-bot-endless = Það skrifaði meira en { $limit } bæti án þess að ljúka línunni.
external-bot-ended = Forritið hætti (lokakóði { $code }, síðasta villulína: { $text }).
external-bot-late = Það svaraði ekki innan { $seconds } sekúndna.
external-bot-nonsense = „{ $text }“ er ekki svar með leik.
forfeit = { $bot } (sæti { $seat }) gaf spil { $game } í leik { $move }: { $reason }
forfeit-illegal = { $bot } (sæti { $seat }) gaf spil { $game } í leik { $move } með því að leika { $played }: { $reason }
forfeits-more = Fleiri spil gefin: { $count }.
selfplay-wrong = Sjálfsspil þarf minnst eitt spil og annaðhvort einn tölvuleikmann eða einn í hvert sæti ({ $seats }).
selfplay-exists = { $file } er þegar til; veldu annað nafn eða fjarlægðu skrána fyrst.
selfplay-other = { $folder } tilheyrir öðrum spilum (ekki eins: { $field }); fjarlægðu möppuna eða veldu annað nafn.
selfplay-resumed =
    { $games ->
        [one] { $games } spil er þegar til; nú kemur afgangurinn.
       *[other] { $games } spil eru þegar til; nú kemur afgangurinn.
    }
selfplay-done =
    { $file }: { $games } spil, { $moves ->
        [one] { $moves } leikur
       *[other] { $moves } leikir
    }.
selfplay-not-one = Í { $file } eru ekki spil af þessu tagi.

## The server

already-started = Spilið er þegar hafið.
hello-first = Eitthvað fór úrskeiðis. Hladdu síðunni aftur.
hello-twice = Eitthvað fór úrskeiðis. Hladdu síðunni aftur.
message-not-json = Þjónninn gat ekki lesið það sem síðan sendi.
message-shape = Þjónninn gat ekki lesið það sem síðan sendi (reitur „{ $field }“).
no-bots = Tölvan kann ekki enn að spila { $game }.
no-table = Þessi síða er ekki við borð.
not-host = Aðeins sá sem opnaði borðið getur gert þetta.
not-over = Spilinu er ekki lokið.
not-seated = Þú átt ekki sæti við þetta borð.
not-started = Spilið er ekki hafið.
not-your-seat = Þú átt ekki þetta sæti.
overtaken = Einhver varð á undan. Borðið hefur verið uppfært.
seat-not-there = Þetta sæti er ekki til við borðið.
seat-taken = Sætið er upptekið.
server-error = Eitthvað fór úrskeiðis á þjóninum. Ekkert hefur breyst; reyndu aftur.
server-full = Ekki er pláss fyrir fleiri borð núna. Reyndu aftur síðar.
store-down = Þjónninn getur ekki vistað neitt núna. Leikurinn þinn er ekki glataður; reyndu aftur eftir andartak.
table-broken = Ekki er hægt að opna borð { $code }: skráning þess er skemmd.
table-full = Öll sæti eru upptekin.
table-other-rules = Við þetta borð var spilað eftir reglum { $theirs }; hér gilda reglur { $ours }.
table-unknown = Borð { $code } er ekki til.
token-wrong = Vafrinn hefur týnt lyklinum sínum. Hladdu síðunni aftur.
too-many-tables = Þú átt { $limit } ókláruð borð. Ljúktu við eitt áður en þú stofnar annað.
too-often = Þetta var of hratt. Bíddu andartak.
server-busy = Það er mikið að gera hjá þjóninum. Reyndu aftur eftir smástund.
material-unknown = Hér er ekkert „{ $name }“.
lesson-unknown = Engin kennslustund heitir „{ $name }“.
file-too-large = Skráin er of stór. Hámarkið er { $limit } bæti.
file-too-complex = Það tekur of langan tíma eða of mikið minni að lesa þessa skrá.
upload-too-slow = Skráin barst of hægt. Reyndu aftur með betri tengingu.
upload-cut-off = Sambandið rofnaði áður en öll skráin var komin.
too-many-draws = Dregið var oftar en { $limit } sinnum í þessu spili. Vistaðu það og athugaðu með forritinu bordspil.
upload-unknown = Skráin þín fyrir „{ $option }“ er ekki lengur hér. Veldu hana aftur.
no-hint = Hér er engin vísbending í boði.
hint-among-people = Vísbendingar fást aðeins þegar spilað er við tölvuna.
reports-none = Engar ábendingar.
reports-line = { $when }  { $game }, borð { $code }: { $about } – { $note }

## Coming and going

stood-in = Tölvan spilar þar fyrir þig. Taktu sætið fyrst aftur.
seat-is-lost = Þetta sæti hefur þegar tapað; tölvan spilar það til enda.
not-absent = Þessi leikmaður er við borðið.
no-spectators = Þetta borð er lokað áhorfendum.
pass-unknown = Þessi kóði gildir ekki lengur eða er rangt sleginn inn. Fáðu nýjan.

## Time

no-email = Hér er ekki sendur neinn tölvupóstur.
mail-wrong = Þetta er ekki netfang.
network-none = Þessi tölva er ekki tengd neinu neti.
network-not-here = Aðeins er hægt að opna fyrir netið í vafra á tölvunni sem þjónninn keyrir á.
email-not-sent = Ekki tókst að senda tölvupóstinn. Reyndu aftur síðar.
proof-late = Þessi kóði gildir ekki lengur. Biddu um nýjan.
proof-wrong = Þetta er ekki kóðinn sem við sendum.
no-webhooks = Hér er ekki kallað á vefkróka.
hook-wrong = Ekki er hægt að nota þessa slóð: hún þarf að byrja á https://.
hook-private = Ekki er kallað á slóðir innan nets gestgjafans.
email-turn-subject = Þú átt leik: { $game }
email-turn = Þú átt leik í spilinu { $game }.
email-players = Við borðið: { $names }
email-unsubscribe = Viltu ekki fá svona póst? { $link }
email-proof-subject = { $code } er kóðinn þinn
email-proof = Sláðu inn þennan kóða: { $code }
email-proof-why = Einhver vill fá skilaboð á þetta netfang þegar röðin er komin að honum á { $link }. Ef það varst ekki þú þarftu ekkert að gera.
unsubscribe-ask = Hætta að senda póst á { $address }?
unsubscribe-button = Hætta að senda póst
unsubscribe-done = Þú færð ekki meiri póst.

## Undo

undo-too-late = Of seint er að taka leikinn aftur: eitthvað nýtt hefur verið dregið eða sýnt síðan.
game-too-long = Þetta spil hefur staðið svo lengi að ekki er hægt að leika meira. Byrjið á nýju.
undo-too-often = Svo margt hefur verið tekið aftur í þessu spili að ekki er hægt að taka meira aftur.
undo-nothing = Þú átt engan leik til að taka aftur.
undo-count =
    { $limit ->
        [0] Enginn leikur er til að taka aftur.
        [one] Aðeins er hægt að taka { $limit } leik aftur.
       *[other] Aðeins er hægt að taka { $limit } leiki aftur.
    }
undo-lapsed = Of seint: einhver hefur leikið.
undo-declined = Leikurinn stendur: einhver sagði nei.
log-wrong-undo = Færsla { $number } tekur aftur það sem ekki má taka aftur.
replay-undo =
    { $count ->
        [one] Færsla { $number } af { $total }: { $count } leikur er tekinn aftur
       *[other] Færsla { $number } af { $total }: { $count } leikir eru teknir aftur
    }

## Looking on and back

look-later = Það sem hin sáu er sýnt þegar spilinu er lokið.
no-such-move = Enginn slíkur leikur er til; sá síðasti er { $last }.

## Around the table

chat-off = Slökkt er á spjallinu við þetta borð.
chat-empty = Skilaboðin eru auð.
chat-too-often = Þetta var mikið í einu. Hinkraðu aðeins áður en þú skrifar aftur.
colour-taken = Annar leikmaður er með þennan lit.

## Accounts

phrase-shape = Þetta er ekki endurheimtarsetning: hún er átta orð, hvert þrjú atkvæði. Athugaðu stafsetninguna.
phrase-unknown = Enginn aðgangur hér hefur þessa endurheimtarsetningu.
passkey-wrong = Aðgangslykillinn var ekki samþykktur.
passkey-late = Þetta tók of langan tíma. Reyndu aftur.
passkey-unknown = Þessi aðgangslykill er óþekktur hér. Hann kann að hafa verið fjarlægður.
passkey-not-here = Aðgangslyklar virka aðeins þar sem síðan á sér lén, ekki á berri IP-tölu. Notaðu endurheimtarsetningu í staðinn.
signed-in = Þessi vafri er þegar skráður inn. Skráðu þig fyrst út.
not-signed-in = Þessi vafri er ekki skráður inn.
key-unknown = Þessi lykill er þegar farinn.
device-unknown = Þetta tæki er þegar skráð út.
last-key = Þetta er eina leiðin þín inn. Búðu fyrst til aðra eða eyddu öllu.
too-many-keys = Þú getur mest átt { $limit } lykla.
too-many-devices = Í mesta lagi { $limit } tæki geta verið skráð inn. Skráðu fyrst eitt út.

## Operators

load-wrong = Álagspróf tekur 1 til 5000 borð með 1 til 100 leiki hvert og mest 60 sekúndur á milli.
setting-unknown = Engin stilling heitir „{ $name }“ ({ $place }); `bordspil settings` prentar þær allar.
setting-wrong = Ekki er hægt að nota þessa stillingu ({ $place }): { $reason }.
too-many-here = Of margar tengingar koma frá þínu neti núna. Reyndu aftur síðar.
file-exists = { $file } er þegar til; afrit skrifar aldrei yfir neitt.
backup-failed = Ekki tókst að skrifa { $file }: { $reason }.
store-in-use = Þjónn er að nota { $file }. Stöðvaðu hann fyrst.
backup-made =
    { $tables ->
        [one] { $tables } borð afritað í { $file }.
       *[other] { $tables } borð afrituð í { $file }.
    }
backup-restored =
    { $tables ->
        [one] { $tables } borð er komið aftur í { $store }.
       *[other] { $tables } borð eru komin aftur í { $store }.
    }
backup-aside = Það sem var þar áður er nú { $file }.

## The store

store-no-file = Þessi geymsla er gagnagrunnur en ekki skrá; `bordspil store copy` afritar hana.
store-behind = Geymslan { $store } er af útgáfu { $version }. Uppfærðu hana fyrst: bordspil store migrate.
store-not-empty = { $store } er ekki tóm; afrit þarf tóma geymslu.
store-unusable = Ekki er hægt að nota geymsluna { $store }: { $reason }.
store-differs = „{ $table }“ er ekki eins í báðum geymslum; ekkert var afritað.
store-current = { $store } er af útgáfu { $version }, þeirri nýjustu. Ekkert þarf að gera.
store-migrated = { $store } fór úr útgáfu { $old } í útgáfu { $new }.
store-copied = Allt er nú í { $store }, borið saman við frumritið.
store-copying = Afrita
store-checking = Yfirfer
store-title = { $store }, útgáfa { $version }
store-column-table = Tafla
store-column-rows = Línur
store-sound =
    { $tables ->
        [one] Allt er í lagi: { $tables } borð var yfirfarið og spilað aftur.
       *[other] Allt er í lagi: { $tables } borð voru yfirfarin og spiluð aftur.
    }
store-faults =
    { $count ->
        [one] { $count } galli fannst.
       *[other] { $count } gallar fundust.
    }
check-gap = eyða er í númerum skráningarinnar.
check-seats = það vantar sæti.
check-seed = lengd fræsins er röng.
check-stage = staða borðsins passar ekki við skráninguna.
check-replay = ekki er hægt að spila skráninguna aftur ({ $reason }).
check-results = úrslitin eru ekki þau sem spilið gaf.
check-orphans =
    { $reason ->
        [one] { $reason } lína tilheyrir engu sem er til.
       *[other] { $reason } línur tilheyra engu sem er til.
    }
check-columns = dálkarnir eru ekki þeir sem þessi útgáfa hefur.

## Opponents

hurry-among-people = Þú getur aðeins rekið á eftir tölvunni þegar enginn annar spilar með.
no-puzzles = Engar þrautir eru til í { $game }.
no-analysis = Hér er engin greining í boði.
analysis-failed = Ekki tókst að greina spilið. Reyndu aftur.
sprt-wrong = Prófið þarf tvær tölur frá −1000 til 1000, þá lægri fyrst.
ladder-wrong = Stigi þarf minnst tvo ólíka tölvuleikmenn, tvö sæti, eitt spil á hvert par og seilingu sem er minnst 1.
sprt-weaker = Prófið segir { $low } Elo fremur en { $high }.
sprt-stronger = Prófið segir { $high } Elo fremur en { $low }.
sprt-open = Prófið greinir ekki enn á milli { $low } og { $high } Elo; fleiri spil þarf til.

## Workers

worker-lost = Þrjú vinnuferli í röð dóu við sama verkið.
workers-wrong = „{ $workers }“ vísar ekki á nein vinnuferli: gefðu upp fjölda, eða ray://HOST:PORT, ray:auto eða ray:local.
workers-unusable = Ekki er hægt að nota vinnuferlin á { $workers }: { $reason }.
worker-other-version = Vinnuferli er með útgáfu { $theirs } af Bordspil; þetta er útgáfa { $ours }.
telemetry-wrong = „{ $address }“ er ekki vistfang safnara: gefðu upp vistfang á borð við http://localhost:4318.

## Tournaments

tournament-plan = Ekki er hægt að nota áætlun mótsins: { $problem }.
tournament-rounds = Aðeins er hægt að raða { $most } umferðum án þess að einhverjir mætist tvisvar.
tournament-other = Í möppunni { $folder } er annað mót.
tournament-resumed =
    { $games ->
        [one] { $games } spil hefur verið spilað; mótið heldur áfram.
       *[other] { $games } spil hafa verið spiluð; mótið heldur áfram.
    }
