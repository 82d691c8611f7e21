## The game in eight steps

learn-first-place = Spilið sýnir hvað gerðist en ekki hvenær. Kólumbus sigldi löngu áður en nokkur steig fæti á tunglið: leggðu hann á undan því spili.
learn-first-place-right = Rétt! Nú fyrst segir spilið ártalið og það liggur kyrrt.
learn-first-place-late = Á eftir tunglinu kemur það sem gerðist síðar. Kólumbus á heima á undan því.
learn-first-place-other = Rétt strax. Byrjaðu á Kólumbusi.
learn-first-between = Á milli tveggja spila er líka staður. Wright-bræður flugu á eftir Kólumbusi og á undan tunglförunum: leggðu þá þar.
learn-first-between-right = Rétt! Eftir því sem spilunum fjölgar á línunni þrengist bilið á milli þeirra.
learn-first-between-place = Öfugt: á eftir Kólumbusi, á undan tunglinu.
learn-first-between-other = Rétt strax. Nú eru það Wright-bræður.
learn-first-wrong = Tölvan lagði rangt: spilið sýndi hvar það átti heima og fór í kassann, og tölvan dró annað. Rangt spil kostar þig sem sagt eina umferð, ekki meira.
learn-first-guess = Nú máttu giska, og engin ástæða er til að hræðast það: hvar eiga gleraugun heima? Leggðu þau hvar sem er.
learn-first-guess-right = Rétt! Gleraugu eru eldri en nær allir halda.
learn-first-guess-box = Rangt, eins og hjá næstum öllum: svo gömul eru gleraugun. Spilið fer í kassann og þú dregur annað. Meira er það ekki.
learn-first-guess-other = Gleraugun, takk: þau koma á óvart.
learn-first-equal = Fyrsta Tour de France-keppnin var 1903, sama ár og Wright-bræður flugu. Leggðu hana öðru hvoru megin við þá.
learn-first-equal-right = Rétt, og hinum megin hefði það líka verið rétt: sama ár má liggja á hvorn veg sem er.
learn-first-equal-place = Það var 1903, svo spilið á heima við hliðina á Wright-bræðrum.
learn-first-equal-other = Nú er það Tour de France.
learn-first-last = Síðasta spilið þitt! Sá sem er einn um að eiga ekkert eftir þegar umferðinni lýkur hefur unnið. Berlínarmúrinn féll á milli tunglsins og iPhone-símans.
learn-first-last-place = Ekki þarna: á eftir tunglinu, á undan iPhone.
learn-first-deciding = Tölvan lagði líka síðasta spilið sitt, svo þið dróguð eitt hvort: úrslitaumferð. ABBA vann á eftir tunglinu og áður en múrinn féll.
learn-first-deciding-place = Ekki þarna: á eftir tunglinu, áður en múrinn féll.
learn-first-won = Aðeins þú lagðir rétt, svo þú hefur unnið! Líka er hægt að spila einn síns liðs: þá lýkur spilinu við þriðju mistök.

## Practice

learn-practice-era = Hvar á Hannibal heima?
learn-practice-era-wrong = Hannibal barðist við Róm löngu fyrir daga Sesars. Fyrir Krists burð er hærra ártal eldra.
learn-practice-name = Hvenær birtist nafnið Ameríka?
learn-practice-name-wrong = Enginn þurfti á nafninu að halda fyrir daga Kólumbusar, en fljótlega á eftir.
learn-practice-lens = Hvenær kom sjónaukinn?
learn-practice-lens-wrong = Með hverju sá Galíleó tungl Júpíters? Sjónaukinn kom rétt á undan.
learn-practice-surest = Hvort spilið er öruggara, og hvar?
learn-practice-surest-wrong = Það getur verið, en bilið er þröngt. Prentunin hefur þúsund ára svigrúm milli landnámsins og tunglsins.
learn-practice-equal = Mikki Mús stýrði gufubátnum sama ár og pensilín uppgötvaðist. Hvar má hann liggja?
learn-practice-equal-wrong = Sama ár: við hliðina á pensilíninu, hvoru megin sem er.
learn-practice-norse = Hvenær nam Eiríkur rauði land á Grænlandi?
learn-practice-norse-wrong = Alþingi var komið á, en Ísland var ekki enn orðið kristið.
learn-practice-moon = Hvenær æfðu tunglfarar við Öskju?
learn-practice-moon-wrong = Þeir æfðu sig fyrir tunglið: á eftir fyrsta manninum í geimnum, á undan lendingunni.
learn-practice-vote = Hvenær fengu finnskar konur kosningarétt og kjörgengi?
learn-practice-vote-wrong = Nýja-Sjáland var fyrst. Og í Finnlandi gerðist það fyrir sjálfstæðið.
learn-practice-newest = Hvenær var ChatGPT opnað almenningi?
learn-practice-newest-wrong = Það er nýrra en allt sem þarna liggur.
