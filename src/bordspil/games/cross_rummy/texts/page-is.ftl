## On the home page

game-line = Leggðu samstæður og raðir þvers og kruss og stokkaðu borðið upp til að losna við flísarnar.
option-games = Spil
option-open-on-last-founding = Lokaðir hópar opnast
option-open-on-last-founding-true = Um leið og sá síðasti stofnar
option-open-on-last-founding-false = Eftir þann leik

## What is asked

ask-found = Leggðu fyrsta hópinn þinn, taktu flís eða dragðu.
ask-turn = Leggðu flísar, taktu eina eða dragðu.
ask-last = Leggðu flísar eða sittu hjá.
ask-where = Hvert á hún að fara?
ask-lay =
    { $count ->
        [one] { $count } flís af standinum er komin á borðið.
       *[other] { $count } flísar af standinum eru komnar á borðið.
    }
ask-take = Viltu taka þessa flís úr pottinum?
ask-draw = Viltu draga flís úr pokanum?
ask-against = Hver á að draga þrjár flísar?
ask-pass2 = Eiga allir að rétta tvær flísar til vinstri?
ask-pass =
    { $count ->
        [0] Þú átt enga flís til að rétta áfram.
        [one] Veldu flísina sem þú réttir til vinstri.
       *[other] Veldu { $count } flísar til að rétta til vinstri.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] rauð
        [yellow] gul
        [green] græn
       *[blue] blá
    }
tile-pass2 = Réttu tvær
tile-draw3 = Dragðu þrjár

## What can be done

controls-label = Raða á borðið
tool-undo = Afturkalla (U)
tool-reset = Setja allt eins og það var
tool-line = Taka alla línuna, svo allan hópinn (L)
tool-turn = Snúa línunni (R)
tool-back = Skila (Delete)
sort-colour = Raða flísunum eftir litum (C)
sort-number = Raða flísunum eftir tölum (N)
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
play-pass2 = Spila „Réttu tvær“
play-draw3 = { $name } dregur þrjár

## The table in words

table-label = Borð. Örvar færa bendilinn, Enter lyftir flís eða leggur hana, L tekur alla línuna, R snýr henni, Delete skilar flís.
table-empty = Borðið er autt. Leggðu þrjár flísar eða fleiri í samstæðu eða röð.
rack-label =
    { $count ->
        [one] Standurinn þinn: { $count } flís
       *[other] Standurinn þinn: { $count } flísar
    }
pool-label =
    { $count ->
        [one] Opinn pottur: { $count } flís
       *[other] Opinn pottur: { $count } flísar
    }
pool-empty = Potturinn er tómur.
bag-label =
    { $count ->
        [one] Poki: { $count } flís. Draga eina
       *[other] Poki: { $count } flísar. Draga eina
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } flís
       *[other] { $name }: { $count } flísar
    }
tiles-held =
    { $count ->
        [one] { $count } flís
       *[other] { $count } flísar
    }
has-chosen = hefur valið
not-founded = enginn hópur enn
group-own = Þinn hópur
square-label =
    { $state ->
        [tile] Lína { $row }, dálkur { $column }: { $tile }
        [target] Lína { $row }, dálkur { $column }: laust fyrir flísina þína
       *[empty] Lína { $row }, dálkur { $column }: autt
    }

## What is wrong

wrong-two = Tvær flísar í línu eru of fáar: þær þurfa að vera þrjár.
wrong-colour-twice = Í samstæðu er hver litur aðeins einu sinni.
wrong-mixed = Þessi lína er hvorki samstæða sömu tölu né röð í einum lit.
wrong-gap = Í röð er hver tala einum hærri eða lægri en sú á undan.
wrong-wrap = Röð heldur ekki áfram frá 14 yfir á 1.
wrong-alone = Þessi flís er ekki í neinni línu með þremur eða fleiri.
wrong-groups = Hóparnir eru { $count }, en mega mest vera { $limit }.
wrong-found = Einn hópur verður að vera eingöngu úr flísum af standinum þínum.
wrong-closed = Flísarnar þínar mega ekki snerta lokaðan hóp.
wrong-second = Þú mátt aðeins eiga einn hóp þar til allir hafa stofnað sinn.
closed = Þessi hópur er lokaður þar til allir hafa stofnað hóp. Eigandi: { $name }.
taken = Þarna er flís fyrir.
stays = Flísar sem liggja á borðinu verða þar áfram.
action-not-laid = Aðgerðarflísar eru ekki lagðar á borðið: spilaðu þeim með hnappinum.

## Hints

hint-count =
    { $count ->
        [one] Þú gætir lagt { $count } flís.
       *[other] Þú gætir lagt { $count } flísar.
    }
hint-none = Engin flís fannst sem hægt er að leggja.
hint-shown =
    { $count ->
        [one] Svona er hægt að leggja { $count } flís.
       *[other] Svona er hægt að leggja { $count } flísar.
    }

## The score sheet

sheet-title = Spil { $game } af { $games }
sheet-total = Samtals

## The log

log-deal = Flísarnar eru gefnar.
log-take =
    { $you ->
        [yes] Þú tókst úr pottinum: { $tile }.
       *[no] { $name } tók úr pottinum: { $tile }.
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
        [yes] Þú spilaðir „Réttu tvær“.
       *[no] { $name } spilaði „Réttu tvær“.
    }
log-draw3 =
    { $you ->
        [yes] Þú spilaðir „Dragðu þrjár“ á mótspilara: { $against }.
       *[no] { $name } spilaði „Dragðu þrjár“ á mótspilara: { $against }.
    }
log-chosen =
    { $you ->
        [yes] Þú hefur valið hvað þú réttir áfram.
       *[no] { $name } hefur valið hvað fer áfram.
    }
log-exchange = Allir réttu flísarnar sínar til vinstri.
log-exchanged = Frá þér: { $given }. Til þín: { $received }.
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] Þú stofnaðir hóp og lagðir
           *[no] Þú lagðir
        }
       *[no] { $name } { $founded ->
            [yes] stofnaði hóp og lagði
           *[no] lagði
        }
    } { $count }: { $tiles }.
log-moved =
    { $count ->
        [one] { $count } flís á borðinu var færð.
       *[other] { $count } flísar á borðinu voru færðar.
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

tally-tiles = Flísar eftir
tally-game = Spil { $number }
tally-points = Stig (fæst vinna)
tally-blocked = Allir sátu hjá.
tally-shared = Jafnfá stig: sigrinum er deilt.
