## The game in nine steps

learn-first-take = Þegar þú átt leik tekur þú allar flísar í einum lit af einni plötu. Taktu bláu flísarnar tvær og leggðu þær í línu 2.
learn-first-take-short = Í línu 1 er aðeins pláss fyrir aðra þeirra. Lína 2 passar alveg.
learn-first-take-long = Þær komast þar fyrir, en línan fyllist ekki. Lína 2 fyllist.
learn-first-take-other = Rétt strax! Fyrst bláu flísarnar tvær.
learn-first-centre = Afgangurinn af plötu fer í miðjuna. Taktu gulu flísarnar þrjár þaðan og leggðu í línu 3: sá fyrsti sem tekur úr miðjunni fær ásinn. Hann kostar eitt stig, en þú byrjar næstu umferð.
learn-first-centre-other = Ekki alveg strax: fyrst gulu flísarnar þrjár í línu 3.
learn-first-centre-display = Þú mættir líka taka þaðan, en prófaðu nú miðjuna.
learn-first-floor = Það sem kemst ekki fyrir dettur á gólflínuna og kostar stig. Sjáðu hvernig fer: leggðu svörtu flísarnar tvær í línu 1.
learn-first-floor-line = Skynsamlegt: þar dettur ekkert. En bara í þetta sinn, leggðu þær í línu 1.
learn-first-floor-other = Fyrst svörtu flísarnar tvær í línu 1.
learn-first-round = Þrjár línur hjá þér eru fullar. Þegar búið er að taka allar flísarnar fer ein flís úr hverri fullri línu á vegginn. Fylgstu með!
learn-first-scored = Flís sem stendur ein gefur 1 stig og gólfið kostaði þig 2. Lína sem er ekki full bíður bara.
learn-first-neighbours = Flísar sem snertast telja saman. Leggðu gulu flísina í línu 2: hún tengist röð með fjórum og dálki með þremur, og það gefur 7 stig.
learn-first-neighbours-other = Þar gefur hún minna. Prófaðu línu 2.
learn-first-colours = Lína tekur ekki við lit sem er þegar í sömu röð á veggnum, og í röð 3 er blátt. Finndu línu fyrir bláu flísarnar þrjár.
learn-first-colours-floor = Það myndi kosta þig stig. Í línum 4 og 5 er pláss.
learn-first-colours-other = Fyrst bláu flísarnar þrjár.
learn-first-end = Heil röð á veggnum lýkur spilinu að umferðinni lokinni. Fylltu línu 1 með hvítu flísinni!
learn-first-end-other = Þá vantar enn í röð 1. Leggðu hana í línu 1.
learn-first-bonuses = Heil röð gefur 2 stig í viðbót, heill dálkur 7 og allar fimm flísarnar í einum lit 10. Þú fékkst allt þetta fyrir eina flís. Flest stig vinna!

## Practice

learn-practice-exact = Fylltu línu þannig að ekkert detti.
learn-practice-exact-wrong = Gáðu betur: í línu 3 vantar nákvæmlega tvær hvítar flísar.
learn-practice-most = Í hvaða línu gefur rauða flísin mest?
learn-practice-most-wrong = Til er betri lína. Teldu röðina og dálkinn sem flísin tengist: í röð 2 eru það þrjár og þrjár.
learn-practice-falls = Síðustu þrjár flísar umferðarinnar. Hvar gefa þær mest?
learn-practice-falls-wrong = Flís á gólfinu kostar hér 1 stig, en full lína 2 gefur 7. Það borgar sig vel.
learn-practice-bonus = Síðasta umferðin: lína 1 klárar röðina þína. Hvar gefur rauða flísin mest þegar upp er staðið?
learn-practice-bonus-wrong = Það lítur vel út í fyrstu, en heill dálkur gefur 7 stig aukalega. Lína 4 klárar dálk.
learn-practice-end = Þú getur unnið með þessum leik. Hvernig?
learn-practice-end-wrong = Hvítt í línu 1 klárar röðina þína: 36 stig gegn 33, áður en línurnar nýtast tölvunni.
learn-practice-wait = Ef þú klárar röðina núna taparðu með einu stigi. Hvað annað geturðu gert?
learn-practice-wait-wrong = Þá er spilinu lokið, 26 stig gegn 27. Láttu flísina detta: það kostar lítið og þú spilar áfram.
learn-practice-deny = Tölvuna vantar hvítt í röð 1 og þá vinnur hún. Hvað tekur þú?
learn-practice-deny-wrong = Nú tekur tölvan hvítt og vinnur. Taktu það frá henni, þótt það kosti þig stig eða tvö.
learn-practice-leave = Eftir eru fimm svartar flísar sem komast hvergi fyrir. Með hvaða leik sitja þær uppi hjá tölvunni?
learn-practice-leave-wrong = Þá færð þú þær svörtu á gólfið. Taktu gult, þá verður tölvan að taka þær.
