## On the home page

game-line = Byg rækker og serier på kryds og tværs, og vend op og ned på hele bordet for at komme af med dine brikker.
game-facts = 2–4 spillere · 45 min. · 10+ · kræver lidt øvelse
option-games = Spil
option-open-on-last-founding = De andres grupper åbnes
option-open-on-last-founding-true = Så snart alle har en
option-open-on-last-founding-false = Én tur senere
option-open-on-last-founding-true-line = Den, der starter den sidste gruppe, må flytte rundt i de andres i samme tur. Anbefales.
option-open-on-last-founding-false-line = De andres grupper må først flyttes fra den næste tur.
option-games-line = I en serie lægges pointene fra alle spil sammen. Laveste sum vinder.

## What is asked

ask-found = Start din gruppe, tag en brik, eller træk en.
ask-turn = Læg brikker, tag en, eller træk en.
ask-last = Læg brikker eller meld pas.
ask-where = Hvor skal den hen?
ask-lay =
    { $count ->
        [one] { $count } brik fra dit stativ ligger på bordet.
       *[other] { $count } brikker fra dit stativ ligger på bordet.
    }
ask-take = Tage denne brik fra puljen?
ask-draw = Trække en brik fra posen?
ask-against = Hvem skal trække tre brikker?
ask-pass2 = Skal alle give to brikker til venstre?
ask-pass =
    { $count ->
        [0] Du har ingen brik at give videre.
        [one] Vælg den brik, du giver til venstre.
       *[other] Vælg { $count } brikker at give til venstre.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] rød
        [yellow] gul
        [green] grøn
       *[blue] blå
    }
tile-pass2 = Giv to
tile-draw3 = Træk tre

## What can be done

controls-label = Ordn bordet
tool-undo = Fortryd (U)
tool-reset = Læg alt tilbage
tool-line = Tag linjen op, så gruppen (L)
tool-turn = Drej linjen (R)
tool-back = Læg tilbage (Delete)
sort-colour = Sortér stativet efter farve (C)
sort-number = Sortér stativet efter tal (N)
zoom-nearer = Zoom ind (+)
zoom-farther = Zoom ud (−)
zoom-fit = Vis hele bordet (0)
lay =
    { $count ->
        [0] Læg
       *[other] Læg { $count }
    }
take = Tag
draw = Træk
skip = Meld pas
pass = Giv videre
play-pass2 = Spil Giv to
play-draw3 = { $name } trækker tre

## The table in words

table-label = Bord. Piletaster flytter markøren, Enter løfter eller lægger en brik, L tager hele linjen, R drejer den, Delete lægger en brik tilbage.
table-empty = Bordet er tomt. Læg mindst tre brikker i en række eller en serie.
rack-label =
    { $count ->
        [one] Dit stativ: { $count } brik
       *[other] Dit stativ: { $count } brikker
    }
pool-label =
    { $count ->
        [one] Åben pulje: { $count } brik
       *[other] Åben pulje: { $count } brikker
    }
pool-empty = Puljen er tom.
bag-label =
    { $count ->
        [one] Pose: { $count } brik. Træk en
       *[other] Pose: { $count } brikker. Træk en
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } brik
       *[other] { $name }: { $count } brikker
    }
tiles-held =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
has-chosen = har valgt
not-founded = ingen gruppe endnu
group-own = Din gruppe
square-label =
    { $state ->
        [tile] Linje { $row }, kolonne { $column }: { $tile }
        [target] Linje { $row }, kolonne { $column }: ledig til din brik
       *[empty] Linje { $row }, kolonne { $column }: tom
    }

## What is wrong

wrong-two = To på linje er ikke nok: der skal tre til.
wrong-colour-twice = En række må kun have hver farve én gang.
wrong-mixed = Denne linje er hverken en række med ét tal eller en serie i én farve.
wrong-gap = Tallene i en serie stiger med én ad gangen.
wrong-wrap = En serie fortsætter ikke fra 14 til 1.
wrong-alone = Denne brik er ikke med i nogen linje på tre eller flere.
wrong-groups = Det bliver { $count } grupper. Der må højst være { $limit }.
wrong-found = Én gruppe skal udelukkende bestå af brikker fra dit stativ.
wrong-closed = Dine brikker må ikke røre ved en lukket gruppe.
wrong-second = Du må kun have én gruppe, til alle har startet deres.
closed = Denne gruppe er lukket, til alle har startet en. Den hører til { $name }.
taken = Der ligger allerede en brik.
stays = Brikker på bordet bliver på bordet.
action-not-laid = Aktionsbrikker lægges ikke på bordet: spil dem med knappen.

## Hints

hint-count =
    { $count ->
        [one] Du kan lægge { $count } brik.
       *[other] Du kan lægge { $count } brikker.
    }
hint-none = Jeg kan ikke finde en brik, du kan lægge.
hint-shown =
    { $count ->
        [one] Sådan lægger du { $count } brik.
       *[other] Sådan lægger du { $count } brikker.
    }

## The score sheet

sheet-title = Spil { $game } af { $games }
sheet-total = I alt
between-title = Spil { $game } af { $games } er slut
between-next = Næste spil

## The log

log-deal = Brikkerne deles ud.
log-take =
    { $you ->
        [yes] Du tog fra puljen: { $tile }.
       *[no] { $name } tog fra puljen: { $tile }.
    }
log-draw =
    { $you ->
        [yes] Du trak fra posen ({ $count }).
       *[no] { $name } trak fra posen ({ $count }).
    }
log-drawn =
    { $you ->
        [yes] Du trak: { $tiles }.
       *[no] { $name } trak: { $tiles }.
    }
log-pass2 =
    { $you ->
        [yes] Du spillede Giv to.
       *[no] { $name } spillede Giv to.
    }
log-draw3 =
    { $you ->
        [yes] Du spillede Træk tre mod { $against }.
       *[no] { $name } spillede Træk tre mod { $against }.
    }
log-chosen =
    { $you ->
        [yes] Du har valgt, hvad du giver videre.
       *[no] { $name } har valgt, hvad der gives videre.
    }
log-exchange = Alle gav deres brikker til venstre.
log-exchanged = Givet videre: { $given }. Fået: { $received }.
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] Du startede en gruppe med { $count }: { $tiles }.
           *[no] Du lagde { $count }: { $tiles }.
        }
       *[no] { $founded ->
            [yes] { $name } startede en gruppe med { $count }: { $tiles }.
           *[no] { $name } lagde { $count }: { $tiles }.
        }
    }
log-moved =
    { $count ->
        [one] { $count } brik på bordet blev flyttet.
       *[other] { $count } brikker på bordet blev flyttet.
    }
log-opened = Nu er alle grupper åbne.
log-skip =
    { $you ->
        [yes] Du meldte pas.
       *[no] { $name } meldte pas.
    }
log-over = Spillet er slut. Point: { $scores }.
log-blocked = Ingen kan komme videre, så spillet er slut. Point: { $scores }.

## The end

tally-tiles = Brikker tilbage
tally-game = Spil { $number }
tally-points = Point (færrest vinder)
tally-blocked = Alle meldte pas.
tally-shared = Lige: sejren deles.

## Hvad man skal gøre

do-take = Tag { $tile } fra puljen.
do-draw = Træk fra posen.
do-pass2 = Spil Giv to.
do-draw3 = Spil Træk tre mod { $against }.
do-lay = Læg { $tiles }.
do-skip = Meld pas.
