## On the home page

game-line = Byggðu raðir og runur þvers og kruss og endurraðaðu öllu borðinu til að losna við kubbana.
game-facts = 2–4 leikmenn · 45 mín. · 10+ · þarf svolitla æfingu
option-games = Spil
option-open-on-last-founding = Hópar hinna opnast
option-open-on-last-founding-true = Um leið og allir eiga hóp
option-open-on-last-founding-false = Einum leik síðar
option-open-on-last-founding-true-line = Sá sem stofnar síðasta hópinn má endurraða hinum í sama leik. Mælt er með þessu.
option-open-on-last-founding-false-line = Hópum hinna má fyrst endurraða í næsta leik.
option-games-line = Þegar spiluð eru nokkur spil eru stigin lögð saman. Lægsta talan vinnur.

## What is asked

ask-found = Stofnaðu hópinn þinn, taktu kubb eða dragðu.
ask-turn = Leggðu kubba, taktu einn eða dragðu.
ask-last = Leggðu kubba eða sittu hjá.
ask-where = Hvert á hann að fara?
ask-lay =
    { $count ->
        [one] { $count } kubbur af rekkanum er kominn á borðið.
       *[other] { $count } kubbar af rekkanum eru komnir á borðið.
    }
ask-take = Viltu taka þennan kubb úr opna sjóðnum?
ask-draw = Viltu draga kubb úr pokanum?
ask-against = Hver á að draga þrjá kubba?
ask-pass2 = Eiga allir að rétta tvo kubba til vinstri?
ask-pass =
    { $count ->
        [0] Þú átt engan kubb til að rétta áfram.
        [one] Veldu kubbinn sem þú réttir til vinstri.
       *[other] Veldu { $count } kubba til að rétta til vinstri.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] rauður
        [yellow] gulur
        [green] grænn
       *[blue] blár
    }
tile-pass2 = Réttu tvo
tile-draw3 = Dragðu þrjá

## What can be done

controls-label = Raða á borðið
tool-undo = Taka aftur (U)
tool-reset = Setja allt til baka
tool-line = Taka upp línuna, svo hópinn (L)
tool-turn = Snúa línunni (R)
tool-back = Skila (Delete)
sort-colour = Raða kubbunum eftir litum (C)
sort-number = Raða kubbunum eftir tölum (N)
zoom-nearer = Stækka (+)
zoom-farther = Minnka (−)
zoom-fit = Sýna allt borðið (0)
lay =
    { $count ->
        [0] Leggja
       *[other] Leggja { $count }
    }
take = Taka
draw = Draga
skip = Sitja hjá
pass = Rétta áfram
play-pass2 = Spila „Réttu tvo“
play-draw3 = { $name } dregur þrjá

## The table in words

table-label = Borð. Örvar færa bendilinn, Enter lyftir kubbi eða leggur hann, L tekur alla línuna, R snýr henni, Delete skilar kubbi.
table-empty = Borðið er autt. Leggðu þrjá kubba eða fleiri í röð eða runu.
rack-label =
    { $count ->
        [one] Rekkinn þinn: { $count } kubbur
       *[other] Rekkinn þinn: { $count } kubbar
    }
pool-label =
    { $count ->
        [one] Opni sjóðurinn: { $count } kubbur
       *[other] Opni sjóðurinn: { $count } kubbar
    }
pool-empty = Opni sjóðurinn er tómur.
bag-label =
    { $count ->
        [one] Poki: { $count } kubbur. Draga einn
       *[other] Poki: { $count } kubbar. Draga einn
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } kubbur
       *[other] { $name }: { $count } kubbar
    }
tiles-held =
    { $count ->
        [one] { $count } kubbur
       *[other] { $count } kubbar
    }
has-chosen = hefur valið
not-founded = enginn hópur enn
group-own = Þinn hópur
square-label =
    { $state ->
        [tile] Lína { $row }, dálkur { $column }: { $tile }
        [target] Lína { $row }, dálkur { $column }: laust fyrir kubbinn þinn
       *[empty] Lína { $row }, dálkur { $column }: autt
    }

## What is wrong

wrong-two = Tveir í línu duga ekki: þeir þurfa að vera þrír.
wrong-colour-twice = Í röð má hver litur aðeins vera einu sinni.
wrong-mixed = Þessi lína er hvorki röð með sömu tölu né runa í einum lit.
wrong-gap = Tölurnar í runu hækka um einn í einu.
wrong-wrap = Runa heldur ekki áfram frá 14 yfir á 1.
wrong-alone = Þessi kubbur er ekki í neinni línu með þremur eða fleiri.
wrong-groups = Þá verða hóparnir { $count }. Þeir mega mest vera { $limit }.
wrong-found = Einn hópur verður að vera eingöngu úr kubbum af rekkanum þínum.
wrong-closed = Kubbarnir þínir mega ekki snerta lokaðan hóp.
wrong-second = Þú mátt aðeins eiga einn hóp þar til allir hafa stofnað sinn.
closed = Þessi hópur er lokaður þar til allir hafa stofnað hóp. { $name } á hann.
taken = Þarna er kubbur fyrir.
stays = Kubbar á borðinu verða þar áfram.
action-not-laid = Aðgerðarkubbar eru ekki lagðir á borðið: spilaðu þeim með hnappinum.

## Hints

hint-count =
    { $count ->
        [one] Þú gætir lagt { $count } kubb.
       *[other] Þú gætir lagt { $count } kubba.
    }
hint-none = Ég finn engan kubb sem þú getur lagt.
hint-shown =
    { $count ->
        [one] Svona leggur þú { $count } kubb.
       *[other] Svona leggur þú { $count } kubba.
    }

## The score sheet

sheet-title = Spil { $game } af { $games }
sheet-total = Samtals
between-title = Spili { $game } af { $games } er lokið
between-next = Næsta spil

## The log

log-deal = Kubbarnir eru gefnir.
log-take =
    { $you ->
        [yes] Þú tókst úr opna sjóðnum: { $tile }.
       *[no] { $name } tók úr opna sjóðnum: { $tile }.
    }
log-draw =
    { $you ->
        [yes] Þú dróst úr pokanum ({ $count }).
       *[no] { $name } dró úr pokanum ({ $count }).
    }
log-drawn =
    { $you ->
        [yes] Þú dróst: { $tiles }.
       *[no] { $name } dró: { $tiles }.
    }
log-pass2 =
    { $you ->
        [yes] Þú spilaðir „Réttu tvo“.
       *[no] { $name } spilaði „Réttu tvo“.
    }
log-draw3 =
    { $you ->
        [yes] Þú spilaðir „Dragðu þrjá“ á mótspilara: { $against }.
       *[no] { $name } spilaði „Dragðu þrjá“ á mótspilara: { $against }.
    }
log-chosen =
    { $you ->
        [yes] Þú hefur valið hvað þú réttir áfram.
       *[no] { $name } hefur valið hvað fer áfram.
    }
log-exchange = Allir réttu kubbana sína til vinstri.
log-exchanged = Frá þér: { $given }. Til þín: { $received }.
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] Þú stofnaðir hóp með { $count }: { $tiles }.
           *[no] Þú lagðir { $count }: { $tiles }.
        }
       *[no] { $founded ->
            [yes] { $name } stofnaði hóp með { $count }: { $tiles }.
           *[no] { $name } lagði { $count }: { $tiles }.
        }
    }
log-moved =
    { $count ->
        [one] { $count } kubbur á borðinu var færður.
       *[other] { $count } kubbar á borðinu voru færðir.
    }
log-opened = Nú eru allir hópar opnir.
log-skip =
    { $you ->
        [yes] Þú sast hjá.
       *[no] { $name } sat hjá.
    }
log-over = Spilinu er lokið. Stig: { $scores }.
log-blocked = Enginn kemst lengra og spilinu er lokið. Stig: { $scores }.

## The end

tally-tiles = Kubbar eftir
tally-game = Spil { $number }
tally-points = Stig (fæst vinna)
tally-blocked = Allir sátu hjá.
tally-shared = Jafnt: sigrinum er deilt.

## Hvað á að gera

do-take = Taktu úr opna sjóðnum: { $tile }.
do-draw = Dragðu úr pokanum.
do-pass2 = Spilaðu „Réttu tvo“.
do-draw3 = Spilaðu „Dragðu þrjá“ á mótspilara: { $against }.
do-lay = Leggðu: { $tiles }.
do-skip = Sittu hjá.
