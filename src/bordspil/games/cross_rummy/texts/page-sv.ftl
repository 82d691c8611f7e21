## On the home page

game-line = Bygg rader och sviter som korsar varandra, och möblera om hela bordet för att bli av med dina brickor.
game-facts = 2–4 spelare · 45 min · 10+ · kräver lite övning
option-games = Partier
option-open-on-last-founding = De andras grupper öppnas
option-open-on-last-founding-true = Så fort alla har en
option-open-on-last-founding-false = Ett drag senare
option-open-on-last-founding-true-line = Den som börjar på den sista gruppen får möblera om de andras i samma drag. Rekommenderas.
option-open-on-last-founding-false-line = De andras grupper får möbleras om först från nästa drag.
option-games-line = I en serie läggs poängen från alla partier ihop. Lägst summa vinner.

## What is asked

ask-found = Börja på din grupp, ta en bricka eller dra en.
ask-turn = Lägg brickor, ta en eller dra en.
ask-last = Lägg brickor eller passa.
ask-where = Vart ska den?
ask-lay =
    { $count ->
        [one] { $count } bricka från ditt ställ ligger på bordet.
       *[other] { $count } brickor från ditt ställ ligger på bordet.
    }
ask-take = Ta den här brickan ur potten?
ask-draw = Dra en bricka ur påsen?
ask-against = Vem ska dra tre brickor?
ask-pass2 = Ska alla skicka två brickor åt vänster?
ask-pass =
    { $count ->
        [0] Du har ingen bricka att skicka vidare.
        [one] Välj brickan som ska skickas åt vänster.
       *[other] Välj { $count } brickor att skicka åt vänster.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] röd
        [yellow] gul
        [green] grön
       *[blue] blå
    }
tile-pass2 = Skicka två
tile-draw3 = Dra tre

## What can be done

controls-label = Ordna bordet
tool-undo = Ångra (U)
tool-reset = Lägg tillbaka allt
tool-line = Ta upp linjen, sedan gruppen (L)
tool-turn = Vrid linjen (R)
tool-back = Lägg tillbaka (Delete)
sort-colour = Ordna stället efter färg (C)
sort-number = Ordna stället efter tal (N)
zoom-nearer = Zooma in (+)
zoom-farther = Zooma ut (−)
zoom-fit = Visa hela bordet (0)
lay =
    { $count ->
        [0] Lägg
       *[other] Lägg { $count }
    }
take = Ta
draw = Dra
skip = Passa
pass = Skicka vidare
play-pass2 = Spela Skicka två
play-draw3 = { $name } drar tre

## The table in words

table-label = Bord. Piltangenter flyttar markören, Enter lyfter eller lägger en bricka, L tar hela linjen, R vrider den, Delete lägger tillbaka en bricka.
table-empty = Bordet är tomt. Lägg minst tre brickor i en rad eller en svit.
rack-label =
    { $count ->
        [one] Ditt ställ: { $count } bricka
       *[other] Ditt ställ: { $count } brickor
    }
pool-label =
    { $count ->
        [one] Öppen pott: { $count } bricka
       *[other] Öppen pott: { $count } brickor
    }
pool-empty = Potten är tom.
bag-label =
    { $count ->
        [one] Påse: { $count } bricka. Dra en
       *[other] Påse: { $count } brickor. Dra en
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } bricka
       *[other] { $name }: { $count } brickor
    }
tiles-held =
    { $count ->
        [one] { $count } bricka
       *[other] { $count } brickor
    }
has-chosen = har valt
not-founded = ingen grupp än
group-own = Din grupp
square-label =
    { $state ->
        [tile] Rad { $row }, kolumn { $column }: { $tile }
        [target] Rad { $row }, kolumn { $column }: ledig för din bricka
       *[empty] Rad { $row }, kolumn { $column }: tom
    }

## What is wrong

wrong-two = Två i en linje räcker inte: det krävs tre.
wrong-colour-twice = En rad får bara ha varje färg en gång.
wrong-mixed = Den här linjen är varken en rad med samma tal eller en svit i en färg.
wrong-gap = Talen i en svit går upp ett i taget.
wrong-wrap = En svit fortsätter inte från 14 till 1.
wrong-alone = Den här brickan är inte med i någon linje på tre eller fler.
wrong-groups = Nu blir det { $count } grupper. Du får ha högst { $limit }.
wrong-found = En grupp måste bestå enbart av brickor från ditt ställ.
wrong-closed = Dina brickor får inte röra vid en stängd grupp.
wrong-second = Du får bara ha en grupp tills alla har börjat på sin.
closed = Den här gruppen är stängd tills alla har börjat på en. Den hör till { $name }.
taken = Där ligger redan en bricka.
stays = Brickor på bordet stannar på bordet.
action-not-laid = Aktionsbrickor läggs inte på bordet: spela dem med knappen.

## Hints

hint-count =
    { $count ->
        [one] Du kan lägga { $count } bricka.
       *[other] Du kan lägga { $count } brickor.
    }
hint-none = Jag hittar ingen bricka som du kan lägga.
hint-shown =
    { $count ->
        [one] Så här lägger du { $count } bricka.
       *[other] Så här lägger du { $count } brickor.
    }

## The score sheet

sheet-title = Parti { $game } av { $games }
sheet-total = Summa
between-title = Parti { $game } av { $games } är slut
between-next = Nästa parti

## The log

log-deal = Brickorna delas ut.
log-take =
    { $you ->
        [yes] Du tog ur potten: { $tile }.
       *[no] { $name } tog ur potten: { $tile }.
    }
log-draw =
    { $you ->
        [yes] Du drog ur påsen ({ $count }).
       *[no] { $name } drog ur påsen ({ $count }).
    }
log-drawn =
    { $you ->
        [yes] Du drog: { $tiles }.
       *[no] { $name } drog: { $tiles }.
    }
log-pass2 =
    { $you ->
        [yes] Du spelade Skicka två.
       *[no] { $name } spelade Skicka två.
    }
log-draw3 =
    { $you ->
        [yes] Du spelade Dra tre mot { $against }.
       *[no] { $name } spelade Dra tre mot { $against }.
    }
log-chosen =
    { $you ->
        [yes] Du har valt vad du skickar vidare.
       *[no] { $name } har valt vad som skickas vidare.
    }
log-exchange = Alla skickade sina brickor åt vänster.
log-exchanged = Skickat vidare: { $given }. Fått: { $received }.
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] Du började på en grupp med { $count }: { $tiles }.
           *[no] Du lade { $count }: { $tiles }.
        }
       *[no] { $founded ->
            [yes] { $name } började på en grupp med { $count }: { $tiles }.
           *[no] { $name } lade { $count }: { $tiles }.
        }
    }
log-moved =
    { $count ->
        [one] { $count } bricka på bordet flyttades.
       *[other] { $count } brickor på bordet flyttades.
    }
log-opened = Nu är alla grupper öppna.
log-skip =
    { $you ->
        [yes] Du passade.
       *[no] { $name } passade.
    }
log-over = Partiet är slut. Poäng: { $scores }.
log-blocked = Ingen kommer vidare, så partiet är slut. Poäng: { $scores }.

## The end

tally-tiles = Brickor kvar
tally-game = Parti { $number }
tally-points = Poäng (lägst vinner)
tally-blocked = Alla passade.
tally-shared = Lika: segern delas.

## Vad man ska göra

do-take = Ta { $tile } ur potten.
do-draw = Dra ur påsen.
do-pass2 = Spela Skicka två.
do-draw3 = Spela Dra tre mot { $against }.
do-lay = Lägg { $tiles }.
do-skip = Passa.
