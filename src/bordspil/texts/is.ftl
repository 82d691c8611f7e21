## Refusals of any game

game-over = Spilinu er lokið.
chance-decides = Tilviljun ræður þessu.
not-your-turn = Þetta sæti á ekki leik; sæti { $seat } á að gera.
stale = Spilið hefur haldið áfram síðan; það er í leik { $seq }.
move-text = „{ $text }“ er ekki leikur.
move-shape = Ekki er hægt að lesa leikinn: athugaðu reitinn „{ $field }“.
position-shape = Ekki er hægt að lesa stöðuna: { $problem }
seats-out-of-range = Þetta spil er fyrir { $low } til { $high } sæti (reitur „{ $field }“).
option-unknown = Enginn valkostur heitir „{ $option }“; valkostirnir eru: { $options }.
option-value = Valkosturinn „{ $option }“ tekur eitt af: { $choices }.
game-unknown = Ekkert spil heitir „{ $game }“; spilin eru: { $games }.
level-unknown = Enginn tölvuleikmaður heitir „{ $level }“; þeir eru: { $levels }.
budget-wrong = Reiturinn „{ $field }“ verður að vera tala, 0 eða hærri.

## Records

log-wrong-seat = Í færslu { $number } átti þetta sæti ekki leik.
log-illegal = Færsla { $number } brýtur reglurnar.
log-wrong-draw = Færsla { $number } er ekki það sem dregið var með þessu fræi.
record-not-one = Þetta er ekki skráning á spili.
record-cut-off = Skráningin er ekki heil.
record-edited = Skráningunni hefur verið breytt eftir að hún var gerð.
record-other-rules = Skráningin fylgir reglum { $theirs }; hér gilda reglur { $ours }.
record-header = Haus skráningarinnar er rangur við „{ $field }“.
record-entry = Ekki er hægt að lesa færslu { $number } í skráningunni.
record-too-long = Í skráningunni eru fleiri færslur en eitt spil getur haft.
record-wrong-end = Skráningin endar ekki eins og hún segir.
record-no-seed = Ekkert fræ er í skráningunni: spilinu er ekki lokið.
record-wrong-seed = Fræið er ekki það sem lofað var fyrir spilið.
file-unreadable = Ekki er hægt að lesa { $file }: { $reason }.
file-unwritable = Ekki er hægt að skrifa í { $file }: { $reason }.

## The line protocol

json-broken = Línan er ekki JSON-hlutur: { $problem }.
line-too-long = Línan er lengri en { $limit } bæti.
command-unknown = Engin skipun heitir „{ $command }“; skipanirnar eru: { $commands }.
no-game = Ekkert spil er hafið: byrjaðu á „new“.
field-missing = Reitinn „{ $field }“ vantar.
field-wrong = Reiturinn „{ $field }“ er af rangri gerð.
seat-unknown = Þetta sæti er ekki til.
list-incomplete = Ekki er hægt að telja upp alla leiki í þessari stöðu.
perft-chance = Tilviljun kemur á milli: ekki er hægt að telja leikjaraðirnar.
perft-too-deep = Í mesta lagi er hægt að telja { $limit } leiki fram í tímann.
internal-error = Eitthvað fór úrskeiðis: { $problem }. Ekkert hefur breyst.

## The terminal

play-welcome = { $game }, { $seats } sæti. Sláðu inn leik, „?“ gefur hjálp, „q“ hættir.
play-turn = Sæti { $seat }, þú átt leik:
play-bot = Sæti { $seat } ({ $level }) leikur { $move }.
play-help = Leikir líta svona út: { $example }. „m“ telur þá alla upp, „h“ gefur ábendingu, „s SKRÁ“ vistar skráninguna, „q“ hættir.
play-hint = Góður leikur: { $move }
play-saved = Vistað í { $file }.
play-rule = Regla { $rule }.
play-over = Spilinu er lokið.
play-won = Sæti { $seats } vann.
play-shared = Sæti { $seats } deila sigrinum.
play-left = Þú hefur yfirgefið spilið.
replay-step = Færsla { $number } af { $total }: { $who } { $move }
replay-chance = tilviljun
replay-seat = sæti { $seat }
verify-fine = { $draws } drættir endurteknir: allir koma úr fræinu sem lofað var.
replay-end = Skráningunni lýkur hér.

## Commands

figure-unknown = Engin mæling heitir „{ $figure }“; mælingarnar eru: { $figures }.
checkout-without-figures = „{ $path }“ skilar engum mælingum: { $reason }.
people-out-of-range = Við { $seats } sæti geta setið 0 til { $seats } leikmenn.
match-wrong = Í keppni þarf minnst tvo tölvuleikmenn, mest { $seats } við { $seats } sæti, og minnst eitt spil.
new-game-written = Mappan { $folder } er tilbúin. Svona er spilað: { $command }
new-game-exists = { $folder } er þegar til; veldu annað nafn.
new-game-name = „{ $name }“ getur ekki verið heiti á nýju spili: í því eru lágstafir, tölustafir og undirstrik, það byrjar á bókstaf og er ekki þegar í notkun.

## Research

extra-missing = Til þess þarf { $module }: pip install "bordspil[{ $extra }]".
not-compiled = Reglurnar í { $game } eru ekki þýddar á vélarmál; PlainBatch (bordspil.envs.plain_batch) leikur mörg slík spil í einu.
action-illegal = Aðgerðin { $action } er ólögleg í spili { $number }. Ekkert hefur breyst.
reset-option = Enginn valkostur í reset heitir „{ $option }“: valkostir leiks eru gefnir þegar umhverfið er búið til.
no-gpu = Hér er ekkert skjákort sem hægt er að nota: CUDA og skjákort fyrir það þarf til.
no-tensors = { $game } hefur enn engar tölur fyrir forrit sem læra.
bot-none = „{ $bot }“ er enginn tölvuleikmaður: hann þarf að hafa fallið choose(view, seconds).
bot-not-found = Enginn tölvuleikmaður „{ $bot }“ finnst: einingin finnst ekki héðan eða ekkert í henni heitir svo.
external-bot-other-game = „{ $contestant }“ getur ekki keppt hér: spilið er { $game }.
external-bot-no-command = Í „{ $contestant }“ er engin skipun sem hægt er að lesa.
external-bot-not-found = Ekkert forrit sem hægt er að keyra heitir „{ $program }“.
external-bot-not-started = Ekki tókst að ræsa forritið: { $reason }.
external-bot-unasked = Það tók til máls óspurt: „{ $text }“.
external-bot-endless = Það skrifaði meira en { $limit } bæti án þess að ljúka línunni.
external-bot-ended = Forritið hætti (lokakóði { $code }, síðasta villulína: { $text }).
external-bot-late = Ekkert svar barst innan { $seconds } sekúndna.
external-bot-nonsense = „{ $text }“ er ekki svar með leik.
forfeit = { $bot } (sæti { $seat }) tapaði spili { $game } í leik { $move }: { $reason }
forfeit-illegal = { $bot } (sæti { $seat }) tapaði spili { $game } í leik { $move } með ólöglega leiknum { $played }: { $reason }
forfeits-more = Fleiri spil sem töpuðust þannig: { $count }.
selfplay-wrong = Sjálfsspil þarf minnst eitt spil og annaðhvort einn tölvuleikmann eða einn í hvert sæti ({ $seats }).
selfplay-exists = { $file } er þegar til; veldu annað nafn eða fjarlægðu skrána fyrst.
selfplay-other = { $folder } tilheyrir öðrum spilum (ekki eins: { $field }); fjarlægðu möppuna eða veldu annað nafn.
selfplay-resumed = Spil sem þegar eru til: { $games }; nú koma hin.
selfplay-done = { $file }: spil { $games }, leikir { $moves }.
selfplay-not-one = Í { $file } eru ekki spil af þessu tagi.

## The server

already-started = Spilið er þegar hafið.
hello-first = Síðan kynnti sig ekki; hladdu henni aftur.
hello-twice = Síðan kynnti sig tvisvar; hladdu henni aftur.
message-not-json = Þjónninn gat ekki lesið það sem síðan sendi.
message-shape = Þjónninn gat ekki lesið það sem síðan sendi (reitur „{ $field }“).
no-bots = Tölvan kann ekki enn að spila { $game }.
no-table = Þessi síða er ekki við borð.
not-host = Aðeins sá sem stofnaði borðið má gera þetta.
not-over = Spilinu er ekki lokið.
not-seated = Þú átt ekki sæti við þetta borð.
not-started = Spilið er ekki hafið.
not-your-seat = Einhver annar á þetta sæti.
overtaken = Einhver varð á undan; borðið hefur verið uppfært.
seat-not-there = Þetta sæti er ekki til við borðið.
seat-taken = Sætið er upptekið.
server-error = Eitthvað fór úrskeiðis á þjóninum. Ekkert hefur breyst; reyndu aftur.
server-full = Ekki er pláss fyrir fleiri borð núna. Reyndu aftur síðar.
store-down = Þjónninn getur ekki vistað neitt núna. Leikurinn þinn er ekki glataður; reyndu aftur eftir andartak.
table-broken = Ekki er hægt að opna borð { $code }: skráning þess er skemmd.
table-full = Öll sæti eru upptekin.
table-other-rules = Á þessu borði var spilað eftir reglum { $theirs }; hér gilda reglur { $ours }.
table-unknown = Borð { $code } er ekki til.
token-wrong = Vafrinn hefur týnt lyklinum sínum; hladdu síðunni aftur.
too-many-tables = Þú átt { $limit } ókláruð borð. Ljúktu við eitt áður en þú stofnar annað.
too-often = Þetta var of hratt. Bíddu andartak.
server-busy = Það er mikið að gera hjá þjóninum. Reyndu aftur eftir smástund.
material-unknown = Hér er ekkert „{ $name }“.
lesson-unknown = Engin kennslustund heitir „{ $name }“.
file-too-large = Skráin er of stór; hún má mest vera { $limit } bæti.
file-too-complex = Það tekur of langan tíma eða of mikið minni að lesa þessa skrá.
upload-too-slow = Skráin barst of hægt. Reyndu aftur með betri tengingu.
upload-cut-off = Sambandið rofnaði áður en öll skráin var komin.
too-many-draws = Dregið var oftar en { $limit } sinnum í þessu spili. Vistaðu skráninguna og sannreyndu hana með forritinu bordspil.
upload-unknown = Það sem þú komst með fyrir „{ $option }“ er ekki lengur hér. Veldu skrána aftur.
no-hint = Hér er engin vísbending í boði.
hint-among-people = Vísbendingar fást aðeins þar sem enginn annar maður spilar.
reports-none = Engar ábendingar.
reports-line = { $when }  { $game }, borð { $code }: { $about } – { $note }

## Coming and going

stood-in = Tölvan spilar fyrir þig í þessu sæti. Taktu fyrst við því aftur.
seat-is-lost = Þetta sæti hefur þegar tapað; tölvan spilar það til enda.
not-absent = Sá sem á þetta sæti er við borðið.
no-spectators = Þetta borð er lokað áhorfendum.
pass-unknown = Þessi kóði gildir ekki lengur, eða það er villa í honum. Fáðu nýjan.

## Time

no-email = Hér er ekki sendur neinn tölvupóstur.
mail-wrong = Þetta er ekki netfang.
network-none = Þessi tölva er ekki tengd neinu neti.
network-not-here = Aðeins er hægt að opna fyrir netið í vafra á tölvunni sem þjónninn keyrir á.
email-not-sent = Ekki tókst að senda tölvupóstinn. Reyndu aftur síðar.
proof-late = Þessi kóði gildir ekki lengur. Biddu um nýjan.
proof-wrong = Þetta er ekki kóðinn sem var sendur.
no-webhooks = Hér er ekki kallað á vefkróka.
hook-wrong = Ekki er hægt að kalla á þessa slóð: hún þarf að byrja á https://.
hook-private = Ekki er kallað á slóðir innan nets gestgjafans.
email-turn-subject = Þú átt leik: { $game }
email-turn = Þú átt leik í spilinu { $game }.
email-players = Við borðið: { $names }
email-unsubscribe = Til að fá ekki fleiri svona skeyti: { $link }
email-proof-subject = { $code } er kóðinn þinn
email-proof = Sláðu inn þennan kóða: { $code }
email-proof-why = Einhver vill fá skeyti á þetta netfang þegar röðin er komin að honum á { $link }. Ef það varst ekki þú þarftu ekkert að gera.
unsubscribe-ask = Á að hætta að senda tölvupóst á { $address }?
unsubscribe-button = Ekki meiri tölvupóst
unsubscribe-done = Þú færð ekki meiri tölvupóst.

## Undo

undo-too-late = Ekki er lengur hægt að taka leikinn aftur: eitthvað nýtt hefur verið dregið eða sýnt síðan.
game-too-long = Þetta spil hefur staðið svo lengi að ekki er hægt að leika meira. Byrjið á nýju.
undo-too-often = Svo margt hefur verið tekið aftur í þessu spili að ekki er hægt að taka meira aftur.
undo-nothing = Þú átt engan leik til að taka aftur.
undo-count = { $limit ->
    [0] Enginn leikur er til að taka aftur.
    [one] Aðeins er hægt að taka { $limit } leik aftur.
   *[other] Aðeins er hægt að taka { $limit } leiki aftur.
  }
undo-lapsed = Spurningin er fallin úr gildi: einhver hefur leikið síðan.
undo-declined = Leikurinn stendur: einhver er ekki samþykkur.
log-wrong-undo = Færsla { $number } tekur aftur það sem ekki má taka aftur.
replay-undo =
    Færsla { $number } af { $total }: { $count ->
        [one] { $count } leikur er tekinn aftur
       *[other] { $count } leikir eru teknir aftur
    }

## Looking on and back

look-later = Sjónarhorn hinna er sýnt þegar spilinu er lokið.
no-such-move = Enginn slíkur leikur er til; sá síðasti er { $last }.

## Around the table

chat-off = Ekkert spjall er við þetta borð.
chat-empty = Það stendur ekkert í skilaboðunum.
chat-too-often = Þetta var mikið í einu. Hinkraðu aðeins áður en þú skrifar aftur.
colour-taken = Annar leikmaður er með þennan lit.

## Accounts

phrase-shape = Þetta er ekki endurheimtarsetning: hún er átta þriggja atkvæða orð. Athugaðu hvort hún er rétt skrifuð.
phrase-unknown = Enginn hér á þessa endurheimtarsetningu.
passkey-wrong = Aðgangslykillinn var ekki samþykktur.
passkey-late = Þetta tók of langan tíma eða kom í rangri röð. Reyndu aftur.
passkey-unknown = Þessi aðgangslykill er óþekktur hér. Hann kann að hafa verið fjarlægður.
passkey-not-here = Aðgangslyklar virka aðeins þar sem síðan á sér nafn, ekki á beru netfangi tölvu. Notaðu endurheimtarsetningu.
signed-in = Þessi vafri er þegar skráður inn. Skráðu þig fyrst út.
not-signed-in = Þessi vafri er ekki skráður inn.
key-unknown = Þessi lykill er ekki lengur til.
device-unknown = Þetta tæki er ekki lengur skráð inn.
last-key = Þetta er eina leiðin þín inn. Búðu fyrst til aðra eða eyddu öllu.
too-many-keys = Lyklar geta mest orðið { $limit }.
too-many-devices = Í mesta lagi { $limit } tæki geta verið skráð inn. Skráðu fyrst eitt út.

## Ratings

## Operators

load-wrong = Hægt er að opna frá 1 til 5000 borð, hvert með 1 til 100 leiki, með allt að 60 sekúndna millibili.

setting-unknown = Engin stilling heitir „{ $name }“ ({ $place }); `bordspil settings` prentar þær allar.
setting-wrong = Ekki er hægt að nota þessa stillingu ({ $place }): { $reason }.
too-many-here = Of margar tengingar koma frá þínu neti núna. Reyndu aftur síðar.
file-exists = { $file } er þegar til; afrit skrifar aldrei yfir neitt.
backup-failed = Ekki tókst að skrifa { $file }: { $reason }.
store-in-use = Þjónn er að nota { $file }. Stöðvaðu hann fyrst.
backup-made =
    { $tables ->
        [one] { $tables } borð afritað
       *[other] { $tables } borð afrituð
    } í { $file }.
backup-restored =
    { $tables ->
        [one] { $tables } borð er komið
       *[other] { $tables } borð eru komin
    } aftur í { $store }.
backup-aside = Það sem var þar áður er nú { $file }.

## The store

store-no-file = Þessi geymsla er gagnagrunnur en ekki skrá; `bordspil store copy` afritar hana.
store-behind = Geymslan { $store } er af útgáfu { $version }. Uppfærðu hana fyrst: bordspil store migrate.
store-not-empty = Eitthvað er þegar í { $store }; aðeins er afritað í tóma geymslu.
store-unusable = Ekki er hægt að nota geymsluna { $store }: { $reason }.
store-differs = „{ $table }“ er ekki eins í báðum geymslum; ekkert var afritað.
store-current = { $store } er af útgáfu { $version }, þeirri nýjustu. Ekkert þarf að gera.
store-migrated = { $store } fór úr útgáfu { $old } í útgáfu { $new }.
store-copied = Allt er nú í { $store }, eins og það var lesið.
store-copying = Afrita
store-checking = Yfirfer
store-title = { $store }, útgáfa { $version }
store-column-table = Tafla
store-column-rows = Línur
store-sound =
    { $tables ->
        [one] Ekkert er að; { $tables } borð var yfirfarið og spilað aftur.
       *[other] Ekkert er að; { $tables } borð voru yfirfarin og spiluð aftur.
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
check-orphans = { $reason } línur tilheyra engu sem er til.
check-columns = dálkarnir eru ekki þeir sem þessi útgáfa hefur.

## Opponents

hurry-among-people = Aðeins er rekið á eftir tölvunni þar sem enginn annar spilar með.
no-analysis = Hér er engin greining í boði.
analysis-failed = Ekki tókst að greina spilið. Reyndu aftur.
sprt-wrong = Prófið þarf tvær tölur frá -1000 til 1000, þá lægri fyrst.
ladder-wrong = Stigi þarf minnst tvo ólíka spilara, tvö sæti, eitt spil á hvert par og seilingu sem er minnst 1.
sprt-weaker = Niðurstaða prófsins: frekar { $low } en { $high } Elo.
sprt-stronger = Niðurstaða prófsins: frekar { $high } en { $low } Elo.
sprt-open = Prófið sker ekki úr um { $low } eða { $high } Elo; fleiri spil þarf til.

## Verkamenn

worker-lost = Þrír verkamenn í röð hættu við sama verkið.
workers-wrong = „{ $workers }“ vísar ekki á neina verkamenn: gefðu upp fjölda ferla, eða ray://HOST:PORT, ray:auto eða ray:local.
workers-unusable = Ekki er hægt að nota verkamennina á { $workers }: { $reason }.
worker-other-version = Verkamaður er með útgáfu { $theirs } af Bordspil; þetta er útgáfa { $ours }.
telemetry-wrong = „{ $address }“ er ekki vistfang safnara: gefðu upp vistfang á borð við http://localhost:4318.

## Mót

tournament-plan = Ekki er hægt að nota áætlun mótsins: { $problem }.
tournament-rounds = Í mesta lagi { $most } umferðir er hægt að raða án þess að einhverjir mætist tvisvar.
tournament-other = Í möppunni { $folder } er annað mót.
tournament-resumed = { $games } spil hafa þegar verið spiluð; mótið heldur áfram.
