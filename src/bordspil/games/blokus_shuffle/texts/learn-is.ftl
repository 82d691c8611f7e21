## The game in eleven steps

learn-first-start = Fyrsti blái kubburinn verður að þekja bláa hornið á borðinu. Taktu hvaða kubb sem er og leggðu hann þar; snúa má honum og spegla hann.
learn-first-corner = Upp frá þessu snertir nýr kubbur þinn eigin lit á horni en aldrei með hlið. Punktarnir sýna slík horn; aðra liti má snerta hvernig sem er.
learn-first-skip = Þá eru það spilin. Þegar þú átt leik spilar þú fyrst út spili, leggur svo kubb og dregur spil. Spilaðu „Sleppa“: næsti litur missir af leik.
learn-first-skip-other = Rétt strax. Spilaðu nú „Sleppa“.
learn-first-reverse = „Snúa við“ snýr leikröðinni. Spilaðu því.
learn-first-reverse-other = Rétt strax. Spilaðu nú „Snúa við“.
learn-first-draw2 = „Draga 2“ dregur tvö spil: þú spilar öðru þeirra og hitt fer neðst í stokkinn. Spilaðu því.
learn-first-draw2-other = Rétt strax. Spilaðu nú „Draga 2“.
learn-first-wild = Þú hefur spilað Jóker og nefnt gulan. Leggðu því bláan kubb eins og hann væri gulur: að horni á gulu en ekki upp að hlið þess.
learn-first-edge = Þú hefur spilað „Hlið við hlið“. Í þetta eina sinn verður kubburinn að liggja upp að hlið á þínum eigin kubb.
learn-first-recycle = Þú hefur spilað „Endurvinna“. Taktu einn af kubbunum þínum af borðinu: þú mátt leggja hann aftur, núna eða síðar.
learn-first-warp = Þú hefur spilað „Flytja“. Færðu kubb tölvunnar að öðru horni á sama lit, helst þangað sem hann kemur henni að engu gagni.
learn-first-double = Þú hefur spilað „Tvöfaldur leikur“ og lagt fyrri kubbinn. Leggðu annan sem snertir hann á horni.
learn-first-score = Þegar enginn kemur fleiri kubbum fyrir eru reitirnir taldir sem eftir eru og fæstir vinna. Þegar tveir spila telur aðeins verri liturinn af þínum tveimur.

## Practice

learn-practice-large = Leggðu kubb með fimm reitum: þá stóru fyrst, á meðan pláss er.
learn-practice-large-wrong = Hann passar en er lítill. Stórum kubbum er erfitt að koma fyrir síðar.
learn-practice-far = Stefndu inn á miðjuna: leggðu fimm reita kubb að ysta horninu þínu.
learn-practice-far-wrong = Þetta passar en nær ekki svo langt. Byrjaðu á horninu sem er lengst frá, með fimm reitum.
learn-practice-lose = Gulur má ekki komast að. Hvaða spil?
learn-practice-lose-wrong = Ekki þetta: „Sleppa“ tekur leikinn af næsta lit.
learn-practice-two = Þig langar að leggja tvo kubba í sama leik. Hvaða spil?
learn-practice-two-wrong = Ekki þetta: með „Tvöföldum leik“ máttu leggja annan kubb.
learn-practice-move = Gulur kubbur er í veginum. Hvaða spil færir hann?
learn-practice-move-wrong = Ekki þetta: það tekur aðeins þinn eigin kubb til baka. „Flytja“ færir kubb mótspilara.
learn-practice-side = „Hlið við hlið“ er í gildi. Leggðu beina fimmreita kubbinn upp að þínum eigin.
learn-practice-side-wrong = Þetta passar líka, en nú er lag fyrir beina fimmreita kubbinn.
learn-practice-wild = Jóker er í gildi og gulur nefndur. Leggðu kubb með fimm reitum eins og hann væri gulur.
learn-practice-wild-wrong = Þetta passar, en slíkt færi er fimm reita kubbs virði.
learn-practice-second = Tvöfaldur leikur: leggðu kubb með fimm reitum sem þann seinni.
learn-practice-second-wrong = Þetta passar, en með stórum kubb losnarðu við fleiri reiti.
