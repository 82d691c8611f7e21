## The game in seven steps

learn-first-take = Þú þarft þrjá í línu. Þú ert með rauðan 5 og 6, og rauður 7 liggur í opna sjóðnum: taktu hann.
learn-first-take-other = Hann passar ekki við neitt enn. Rauður 7 gerir þrjá með rauðum 5 og 6.
learn-first-take-draw = Ekki núna: rauður 7 kemur þér betur. Hann liggur í sjóðnum.
learn-first-found = Rauður 5, 6 og 7 eru runa. Leggðu þá á borðið í línu og ýttu á Leggja: þá hefur þú stofnað hópinn þinn.
learn-first-found-all = Stofnaðu hópinn með allri rununni: rauðum 5, 6 og 7.
learn-first-found-lay = Þú ert með runu, leggðu hana: rauðan 5, 6 og 7 í línu.
learn-first-cross = Röð er ein tala í þremur eða fjórum litum, og línur mega ganga þvert hver á aðra. Leggðu gulan 6 og bláan 6 ofan eða neðan við rauðan 6 svo að sexurnar þrjár standi í línu.
learn-first-cross-lay = Leggðu báða: gulan 6 og bláan 6 í línu með rauðum 6.
learn-first-closed = Hópur tölvunnar er þér lokaður þar til allir hafa stofnað hóp. Stofnaðu þinn með grænu kubbunum fjórum, fjarri hinum, og þá opnast allt um leið: bættu gulum 7 og 8 við gulu rununa í sama leik.
learn-first-closed-all = Næstum því: allir sex kubbarnir komast út. Fyrst græna runan, svo gulur 7 og 8 við gulu rununa.
learn-first-closed-lay = Stofnaðu fyrst hópinn þinn: grænu kubbana fjóra í línu, fjarri þeim gulu.
learn-first-split = Nú eiga allir alla kubba og þú mátt endurraða þeim. Rauður 5 má ekki vera tvisvar í sömu runu, svo gerðu tvær úr henni: 3 4 5 og, annars staðar, 5 6 7.
learn-first-split-lay = Færðu rauðan 6 og 7 burt og settu rauðan 5 fyrir framan þá: tvær runur með þremur.
learn-first-action = Aðgerðarkubbur er heill leikur og fer aldrei á borðið. Spilaðu „Dragðu þrjá“ og þá verður tölvan að draga þrjá kubba.
learn-first-action-other = Síðar. Spilaðu nú aðgerðarkubbinn „Dragðu þrjá“.
learn-first-last = Einn kubbur eftir. Leggðu hann og þú vinnur!
learn-first-last-lay = Rauður 6 á heima við enda rauðu rununnar. Ýttu svo á Leggja.
learn-first-last-won = Rekkinn þinn er tómur: þú vinnur! Hinir leggja saman tölurnar sem þeir sitja uppi með.

## Practice

learn-practice-row = Leggðu kubb af rekkanum þínum.
learn-practice-row-wrong = Þarna liggja þrjár sjöur og einn lit vantar. Hann er á rekkanum þínum.
learn-practice-cross = Leggðu báðar átturnar.
learn-practice-cross-wrong = Átta er á enda rununnar. Láttu átturnar þínar standa í línu með henni, þvert á rununa.
learn-practice-bridge = Leggðu rauðan 5.
learn-practice-bridge-wrong = Hann á heima á milli runanna tveggja. Ýttu þeim saman og þá verða allir sjö að einni runu.
learn-practice-found = Stofnaðu hóp með fimm kubbum í einu.
learn-practice-found-wrong = Rauður 3, 4 og 5 eru runa og við fimmuna getur röð af fimmum gengið þvert á hana.
learn-practice-end = Hvorn kubbinn geturðu lagt?
learn-practice-end-wrong = Runa nær ekki lengra en í 14: hún byrjar ekki aftur á 1. Gulur 14 passar.
learn-practice-spare = Leggðu báða bláu kubbana þína.
learn-practice-spare-wrong = Fjórar níur eru einni fleiri en röð þarf. Blá 9 getur byrjað runu með 10 og 11 hjá þér.
learn-practice-split = Leggðu báða grænu kubbana þína.
learn-practice-split-wrong = Gerðu tvær runur úr þeirri löngu. Hvor kubbur um sig á heima í annarri þeirra.
learn-practice-win = Leggðu allt og þú vinnur.
learn-practice-win-wrong = Rauður 7 lengir rununa og rauður 8 má koma á eftir. Eða láttu rauðan 8 bætast við hinar átturnar.
