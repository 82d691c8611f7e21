## The game in eight steps

learn-first-place = Et kort viser hva som hendte, men ikke når. Columbus seilte lenge før noen gikk på månen: legg ham før det kortet.
learn-first-place-right = Riktig! Først nå forteller kortet årstallet sitt, og det blir liggende.
learn-first-place-late = Etter månelandingen ligger det som kom senere. Columbus hører hjemme før den.
learn-first-place-other = Snart. Begynn med Columbus.
learn-first-between = Mellom to kort er det også et sted. Brødrene Wright fløy etter Columbus og før månelandingen: legg dem der.
learn-first-between-right = Riktig! Jo flere kort på linjen, desto trangere blir hullene.
learn-first-between-place = Omvendt: etter Columbus, før månelandingen.
learn-first-between-other = Snart. Nå brødrene Wright.
learn-first-wrong = Datamaskinen tok feil: kortet viste hvor det hørte hjemme og gikk i esken, og datamaskinen trakk et nytt. Et feil kort koster altså en tur, ikke mer.
learn-first-guess = Nå får du gjette, og det er ikke noe å være redd for: hvor hører brillene hjemme? Legg dem hvor du vil.
learn-first-guess-right = Riktig! Briller er eldre enn nesten alle tror.
learn-first-guess-box = Feil, som for nesten alle: så gamle er brillene. Kortet går i esken, og du trekker et nytt. Det er alt.
learn-first-guess-other = Brillene, takk: det er de som overrasker.
learn-first-equal = Det første Tour de France gikk i 1903, akkurat da brødrene Wright fløy. Legg det på den siden av dem du vil.
learn-first-equal-right = Riktig, og det ville den andre siden også ha vært: samme årstall kan ligge begge veier.
learn-first-equal-place = Det var i 1903, så det hører hjemme ved siden av brødrene Wright.
learn-first-equal-other = Nå Tour de France, takk.
learn-first-last = Det siste kortet ditt! Den som er alene om å være tom for kort når runden er over, har vunnet. Berlinmuren falt mellom månelandingen og iPhone.
learn-first-last-place = Ikke der: etter månelandingen, før iPhone.
learn-first-deciding = Datamaskinen la også sitt siste kort, så dere trakk ett til hver: en avgjørende runde. ABBA vant etter månelandingen og før muren falt.
learn-first-deciding-place = Ikke der: etter månelandingen, før murens fall.
learn-first-won = Bare du hadde rett, så du har vunnet! Man kan også spille alene: da er spillet slutt ved den tredje feilen.

## Practice

learn-practice-era = Hvor hører Hannibal hjemme?
learn-practice-era-wrong = Hannibal kjempet mot Roma lenge før Cæsar. Før vår tidsregning er et større årstall tidligere.
learn-practice-name = Når dukket navnet Amerika opp?
learn-practice-name-wrong = Ingen trengte navnet før Columbus, men snart etterpå.
learn-practice-lens = Når kom kikkerten?
learn-practice-lens-wrong = Hva så Galilei månene til Jupiter med? Kikkerten kom rett før.
learn-practice-surest = Hvilket av de to kortene dine er sikrest, og hvor?
learn-practice-surest-wrong = Det kan hende, men hullet er trangt. Boktrykket har tusen år å være i mellom landnåmet og månen.
learn-practice-equal = Mikke Mus styrte dampbåten sin samme år som penicillinet ble oppdaget. Hvor kan han ligge?
learn-practice-equal-wrong = Samme år: ved siden av penicillinet, på den siden du vil.
learn-practice-norse = Når slo Eirik Raude seg ned på Grønland?
learn-practice-norse-wrong = Alltinget fantes allerede, men Island var ikke blitt kristent ennå.
learn-practice-moon = Når trente astronauter ved Askja på Island?
learn-practice-moon-wrong = De trente til månen: etter det første mennesket i rommet, før landingen.
learn-practice-vote = Når fikk kvinnene i Finland fulle politiske rettigheter?
learn-practice-vote-wrong = New Zealand var først. Og i Finland kom det før selvstendigheten.
learn-practice-newest = Når åpnet ChatGPT for alle?
learn-practice-newest-wrong = Det er nyere enn alt som ligger der.
