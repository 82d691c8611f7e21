name = Timeline

## Refusals

card-not-in-hand = Spilið „{ $card }“ liggur ekki fyrir framan þetta sæti.
card-unknown = Spilið „{ $card }“ er ekki í þessum stokki.
place-out-of-range = Staðirnir eru frá 0 til { $last }: fjöldi spila vinstra megin.
shuffle-wrong = Þetta eru ekki spilin sem eru stokkuð.

## Impossible positions

position-card-twice = Spilið „{ $card }“ kemur tvisvar fyrir.
position-card-missing = Spilið „{ $card }“ vantar.
position-timeline-empty = Að minnsta kosti eitt spil verður að liggja á tímalínunni.
position-timeline-unsorted = Spilin á tímalínunni verða að liggja í tímaröð.
position-hands = Hendurnar verða að vera { $seats }.
position-seats = Þessi sæti geta ekki staðist (reitur „{ $field }“).
position-round = Umferðir eru taldar frá 1.
position-mistakes = Við þriðju mistökin lýkur spilinu.
position-end = Spilinu getur ekki verið lokið svona.
position-misses = Þetta getur ekki hafa hent spilið „{ $card }“.
position-hand-empty = Sæti { $seat } á enn eftir að gera í þessari umferð og þarf spil til þess.

## The position drawn as text

draw-language = is
draw-piles = umferð { $round }   stokkur { $pile }   kassi { $box }
draw-seat = sæti { $seat }: { $cards }
draw-out = sæti { $seat }: { $cards }, úr leik
draw-alone = rétt { $right }, rangt { $mistakes }
draw-year-bce = { $year } f.Kr.
draw-miss = síðast í kassann: { $title }, { $year }, staður { $place }

## Decks

deck-unknown = Stokkurinn „{ $deck }“ er ekki til.
deck-too-small = Í stokknum eru { $cards } spil en þetta borð þarf að minnsta kosti { $needed }.
deck-wrong = Ekki er hægt að nota stokkinn. Villur: { $count }; sú fyrsta er í línu { $line } (spil { $card }, reitur { $field }).

## The command for decks

deck-problem = { $where }: { $problem }
deck-problem-card = { $where }: spil { $card }, reitur { $field }: { $problem }
deck-errors = Villur: { $count }
deck-fine = { $deck }: fjöldi spila { $cards }, engar villur.
deck-written = Skrifað: { $file }
deck-file-there = { $file } er þegar til og er látin óhreyfð.
deck-rate = { $level }: { $share }% rétt ({ $low }–{ $high }), lögð spil: { $placed }

## What is wrong with a deck

deck-json = Héðan í frá er ekki hægt að lesa skrána sem JSON.
deck-shape = Stokkur er listi yfir spil eða hlutur með „name“, „cards“ og „pictures“.
deck-name = Nafn stokks er texti, 1 til 60 stafir.
deck-empty = Engin spil eru í stokknum.
deck-too-many = Í stokknum eru fleiri en { $limit } spil.
deck-too-large = Stokkurinn er stærri en { $limit } bæti.
deck-csv-header = Í fyrstu línunni verða heiti dálkanna að standa, þar á meðal „year“ og titill á borð við „title.is“.
deck-csv-column = Þessi dálkur er ekki til.
deck-csv-broken = Héðan í frá er ekki hægt að lesa töfluna.
deck-zip-broken = Ekki er hægt að lesa zip-skrána.
deck-zip-decks = Í zip-skrá er einn stokkur sem JSON eða CSV; í þessari eru þeir { $count }.
deck-zip-many = Í zip-skránni eru fleiri en { $limit } skrár.
deck-zip-path = Í zip-skránni er slóð sem liggur út úr henni: { $path }
deck-zip-file = Þessi skrá er hvorki stokkur né mynd.

## What is wrong with a card

deck-card-shape = Spil er hlutur með reitum.
deck-field-unknown = Þessi reitur er ekki til. Reitirnir eru: { $fields }.
deck-field-missing = Reitinn vantar.
deck-field-twice = Reiturinn kemur tvisvar fyrir.
deck-id = Auðkenni er úr litlum stöfum frá a til z, tölustöfum og bandstrikum, í mesta lagi 60 stafir.
deck-id-twice = Sama auðkenni er í { $file }, línu { $line }.
deck-year = Ártal er heil tala, neikvæð fyrir f.Kr. og aldrei 0.
deck-year-range = Ártöl eru frá { $low } til { $high }.
deck-year-future = Þetta ár er ekki enn runnið upp.
deck-within = Óvissa í árum er heil tala, 0 eða hærri.
deck-fame = Frægð er heil tala frá 1 til 5.
deck-word = Þetta er eitt orð úr litlum stöfum frá a til z, tölustöfum og bandstrikum, í mesta lagi 20 stafir.
deck-region = Þetta svæði er ekki til. Svæðin eru: { $regions }.
deck-texts = Textar eru gefnir eftir tungumálum. Tungumálin eru: { $languages }.
deck-text = Hér þarf texta, 1 til { $limit } prenthæfa stafi.
deck-languages = Þessi tungumál vantar: { $languages }.
deck-length = Textinn er { $length } stafir; { $shortest } til { $longest } komast fyrir, án bila í kring.
deck-digits = Tölustafir geta komið upp um ártalið: „{ $text }“.
deck-spoiler = Orðið „{ $word }“ kemur upp um ártalið.
deck-source-shape = Heimildir eru listi með allt að 10 textum, hver í mesta lagi 300 stafir.
deck-sources = Ólíkar heimildir verða að vera að minnsta kosti { $least }.

## What is wrong with a picture

deck-picture-shape = Mynd er listi með allt að þremur táknmyndum eða heiti á mynd sem fylgir stokknum.
deck-picture-none = Engin mynd er á spilinu.
deck-picture-missing = Myndin „{ $picture }“ fylgir ekki stokknum.
deck-icon-unknown = Táknmyndin „{ $icon }“ er ekki til.
deck-icon-author = Höfundur táknmyndarinnar „{ $icon }“ er ekki nefndur.
deck-picture-large = Myndin er stærri en { $limit } bæti eða úr of mörgum hlutum.
deck-picture-pixels = Myndin er breiðari eða hærri en { $limit } dílar.
deck-picture-kind = Aðeins er tekið við myndum á sniðinu SVG, PNG, JPEG eða WebP.
deck-svg-broken = Ekki er hægt að lesa SVG-myndina.
deck-svg-forbidden = Þetta er ekki leyft í SVG-mynd: { $what }
deck-svg-size = SVG-myndina vantar viewBox.
deck-svg-deep = Í SVG-myndinni eru fleiri en { $limit } hlutir hver innan í öðrum.

## What is wrong with the cards together

deck-year-crowded = Spil með þessu ártali: { $count }; þau mega mest vera { $most }.
deck-dates-close = Ártalið er ekki nógu öruggt til að liggja á undan eða eftir spilinu „{ $other }“.
deck-titles-alike = Titillinn er of líkur titli spilsins „{ $other }“.
deck-few =
    { $count ->
        [one] Í stokknum er { $count } spil; þau verða að vera að minnsta kosti { $least }.
       *[other] Í stokknum eru { $count } spil; þau verða að vera að minnsta kosti { $least }.
    }
deck-share-old = { $share }% spilanna eru frá því fyrir árið 1000; þau ættu að vera að minnsta kosti { $least }%.
deck-share-nordic = { $share }% spilanna eru norræn; þau ættu að vera að minnsta kosti { $least }%.
deck-share-category = { $share }% spilanna eru í flokknum „{ $category }“; þau ættu að vera í mesta lagi { $most }%.
