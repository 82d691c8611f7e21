## The game in eight steps

learn-first-place = Et kort viser, hvad der skete, men ikke hvornår. Columbus sejlede længe før, nogen gik på Månen: læg ham før det kort.
learn-first-place-right = Rigtigt! Først nu fortæller kortet sit årstal, og det bliver liggende.
learn-first-place-late = Efter månelandingen ligger det, der kom senere. Columbus hører til før den.
learn-first-place-other = Lige om lidt. Begynd med Columbus.
learn-first-between = Mellem to kort er der også et sted. Brødrene Wright fløj efter Columbus og før månelandingen: læg dem dér.
learn-first-between-right = Rigtigt! Jo flere kort på linjen, jo smallere bliver hullerne.
learn-first-between-place = Omvendt: efter Columbus, før månelandingen.
learn-first-between-other = Lige om lidt. Nu brødrene Wright.
learn-first-wrong = Computeren tog fejl: kortet viste, hvor det hørte til, og gik i æsken, og computeren trak et nyt. Et forkert kort koster altså en tur, ikke mere.
learn-first-guess = Nu må du gætte, og det er ikke farligt: hvor hører brillerne til? Læg dem, hvor du vil.
learn-first-guess-right = Rigtigt! Briller er ældre, end næsten alle tror.
learn-first-guess-box = Forkert, som for næsten alle: så gamle er briller. Kortet går i æsken, og du trækker et nyt. Det er alt.
learn-first-guess-other = Brillerne, tak: det er dem, der overrasker.
learn-first-equal = Det første Tour de France var i 1903, netop da brødrene Wright fløj. Læg det på den side af dem, du har lyst til.
learn-first-equal-right = Rigtigt, og det havde den anden side også været: samme årstal må ligge begge veje.
learn-first-equal-place = Det var i 1903, så det hører til ved siden af brødrene Wright.
learn-first-equal-other = Nu Tour de France, tak.
learn-first-last = Dit sidste kort! Den, der som den eneste ingen har tilbage, når runden er slut, har vundet. Berlinmuren faldt mellem månelandingen og iPhonen.
learn-first-last-place = Ikke dér: efter månelandingen, før iPhonen.
learn-first-deciding = Computeren lagde også sit sidste kort, så I trak ét mere hver: en afgørende runde. ABBA vandt efter månelandingen, og før muren faldt.
learn-first-deciding-place = Ikke dér: efter månelandingen, før murens fald.
learn-first-won = Kun du havde ret, så du har vundet! Man kan også spille alene: så slutter spillet ved den tredje fejl.

## Practice

learn-practice-era = Hvor hører Hannibal til?
learn-practice-era-wrong = Hannibal kæmpede mod Rom længe før Cæsar. Før vores tidsregning er et større årstal tidligere.
learn-practice-name = Hvornår dukkede navnet Amerika op?
learn-practice-name-wrong = Ingen havde brug for navnet før Columbus, men snart efter.
learn-practice-lens = Hvornår kom kikkerten?
learn-practice-lens-wrong = Hvad så Galilei Jupiters måner med? Kikkerten kom lige før.
learn-practice-surest = Hvilket af dine to kort er det sikreste, og hvor?
learn-practice-surest-wrong = Det kan godt være, men hullet er smalt. Bogtrykket har tusind år at være i mellem landnamet og Månen.
learn-practice-equal = Mickey Mouse styrede sin damper samme år, som penicillinet blev opdaget. Hvor må han ligge?
learn-practice-equal-wrong = Samme år: ved siden af penicillinet, på den side, du vil.
learn-practice-norse = Hvornår slog Erik den Røde sig ned i Grønland?
learn-practice-norse-wrong = Altinget fandtes allerede, men Island var endnu ikke kristent.
learn-practice-moon = Hvornår trænede astronauter ved Askja i Island?
learn-practice-moon-wrong = De trænede til Månen: efter det første menneske i rummet, før landingen.
learn-practice-vote = Hvornår fik Finlands kvinder fulde politiske rettigheder?
learn-practice-vote-wrong = New Zealand var først. Og i Finland kom det før selvstændigheden.
learn-practice-newest = Hvornår åbnede ChatGPT for alle?
learn-practice-newest-wrong = Det er nyere end alt det, der ligger dér.
