## On the home page

game-line = Bygg rekker og serier på kryss og tvers, og snu opp ned på hele bordet for å bli kvitt brikkene.
game-facts = 2–4 spillere · 45 min · 10+ · krever litt øvelse
option-games = Spill
option-open-on-last-founding = De andres grupper åpnes
option-open-on-last-founding-true = Så snart alle har en
option-open-on-last-founding-false = Én tur senere
option-open-on-last-founding-true-line = Den som starter den siste gruppen, kan flytte rundt i de andre i samme tur. Anbefales.
option-open-on-last-founding-false-line = De andres grupper kan først flyttes fra neste tur.
option-games-line = I en serie legges poengene fra alle spillene sammen. Lavest sum vinner.

## What is asked

ask-found = Start gruppen din, ta en brikke eller trekk en.
ask-turn = Legg brikker, ta en eller trekk en.
ask-last = Legg brikker eller meld pass.
ask-where = Hvor skal den ligge?
ask-lay =
    { $count ->
        [one] { $count } brikke fra stativet ditt ligger på bordet.
       *[other] { $count } brikker fra stativet ditt ligger på bordet.
    }
ask-take = Ta denne brikken fra potten?
ask-draw = Trekke en brikke fra posen?
ask-against = Hvem skal trekke tre brikker?
ask-pass2 = Skal alle gi to brikker til venstre?
ask-pass =
    { $count ->
        [0] Du har ingen brikke å gi videre.
        [one] Velg brikken du gir til venstre.
       *[other] Velg { $count } brikker å gi til venstre.
    }

## Tiles in words

tile = { part-colour } { $value }
part-colour =
    { $colour ->
        [red] rød
        [yellow] gul
        [green] grønn
       *[blue] blå
    }
tile-pass2 = Gi to
tile-draw3 = Trekk tre

## What can be done

controls-label = Ordne bordet
tool-undo = Angre (U)
tool-reset = Legg alt tilbake
tool-line = Ta opp linjen, så gruppen (L)
tool-turn = Drei linjen (R)
tool-back = Legg tilbake (Delete)
sort-colour = Sorter stativet etter farge (C)
sort-number = Sorter stativet etter tall (N)
zoom-nearer = Zoom inn (+)
zoom-farther = Zoom ut (−)
zoom-fit = Vis hele bordet (0)
lay =
    { $count ->
        [0] Legg
       *[other] Legg { $count }
    }
take = Ta
draw = Trekk
skip = Meld pass
pass = Gi videre
play-pass2 = Spill Gi to
play-draw3 = { $name } trekker tre

## The table in words

table-label = Bord. Piltaster flytter markøren, Enter løfter eller legger en brikke, L tar hele linjen, R dreier den, Delete legger en brikke tilbake.
table-empty = Bordet er tomt. Legg minst tre brikker i en rekke eller en serie.
rack-label =
    { $count ->
        [one] Stativet ditt: { $count } brikke
       *[other] Stativet ditt: { $count } brikker
    }
pool-label =
    { $count ->
        [one] Åpen pott: { $count } brikke
       *[other] Åpen pott: { $count } brikker
    }
pool-empty = Potten er tom.
bag-label =
    { $count ->
        [one] Pose: { $count } brikke. Trekk en
       *[other] Pose: { $count } brikker. Trekk en
    }
seat-label =
    { $count ->
        [one] { $name }: { $count } brikke
       *[other] { $name }: { $count } brikker
    }
tiles-held =
    { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    }
has-chosen = har valgt
not-founded = ingen gruppe ennå
group-own = Din gruppe
square-label =
    { $state ->
        [tile] Linje { $row }, kolonne { $column }: { $tile }
        [target] Linje { $row }, kolonne { $column }: ledig for brikken din
       *[empty] Linje { $row }, kolonne { $column }: tom
    }

## What is wrong

wrong-two = To på linje er ikke nok: det må være tre.
wrong-colour-twice = En rekke kan bare ha hver farge én gang.
wrong-mixed = Denne linjen er verken en rekke med ett tall eller en serie i én farge.
wrong-gap = Tallene i en serie øker med én om gangen.
wrong-wrap = En serie fortsetter ikke fra 14 til 1.
wrong-alone = Denne brikken er ikke med i noen linje på tre eller flere.
wrong-groups = Det blir { $count } grupper. Du kan ha høyst { $limit }.
wrong-found = Én gruppe må bestå utelukkende av brikker fra stativet ditt.
wrong-closed = Brikkene dine må ikke røre ved en lukket gruppe.
wrong-second = Du kan bare ha én gruppe til alle har startet sin.
closed = Denne gruppen er lukket til alle har startet en. Den hører til { $name }.
taken = Der ligger det allerede en brikke.
stays = Brikker på bordet blir på bordet.
action-not-laid = Aksjonsbrikker legges ikke på bordet: spill dem med knappen.

## Hints

hint-count =
    { $count ->
        [one] Du kan legge { $count } brikke.
       *[other] Du kan legge { $count } brikker.
    }
hint-none = Jeg finner ingen brikke du kan legge.
hint-shown =
    { $count ->
        [one] Slik legger du { $count } brikke.
       *[other] Slik legger du { $count } brikker.
    }

## The score sheet

sheet-title = Spill { $game } av { $games }
sheet-total = Sum
between-title = Spill { $game } av { $games } er slutt
between-next = Neste spill

## The log

log-deal = Brikkene deles ut.
log-take =
    { $you ->
        [yes] Du tok fra potten: { $tile }.
       *[no] { $name } tok fra potten: { $tile }.
    }
log-draw =
    { $you ->
        [yes] Du trakk fra posen ({ $count }).
       *[no] { $name } trakk fra posen ({ $count }).
    }
log-drawn =
    { $you ->
        [yes] Du trakk: { $tiles }.
       *[no] { $name } trakk: { $tiles }.
    }
log-pass2 =
    { $you ->
        [yes] Du spilte Gi to.
       *[no] { $name } spilte Gi to.
    }
log-draw3 =
    { $you ->
        [yes] Du spilte Trekk tre mot { $against }.
       *[no] { $name } spilte Trekk tre mot { $against }.
    }
log-chosen =
    { $you ->
        [yes] Du har valgt hva du gir videre.
       *[no] { $name } har valgt hva som gis videre.
    }
log-exchange = Alle ga brikkene sine til venstre.
log-exchanged = Gitt videre: { $given }. Fått: { $received }.
log-lay =
    { $you ->
        [yes] { $founded ->
            [yes] Du startet en gruppe med { $count }: { $tiles }.
           *[no] Du la { $count }: { $tiles }.
        }
       *[no] { $founded ->
            [yes] { $name } startet en gruppe med { $count }: { $tiles }.
           *[no] { $name } la { $count }: { $tiles }.
        }
    }
log-moved =
    { $count ->
        [one] { $count } brikke på bordet ble flyttet.
       *[other] { $count } brikker på bordet ble flyttet.
    }
log-opened = Nå er alle grupper åpne.
log-skip =
    { $you ->
        [yes] Du meldte pass.
       *[no] { $name } meldte pass.
    }
log-over = Spillet er slutt. Poeng: { $scores }.
log-blocked = Ingen kommer videre, så spillet er slutt. Poeng: { $scores }.

## The end

tally-tiles = Brikker igjen
tally-game = Spill { $number }
tally-points = Poeng (færrest vinner)
tally-blocked = Alle meldte pass.
tally-shared = Likt: seieren deles.

## Hva man skal gjøre

do-take = Ta { $tile } fra potten.
do-draw = Trekk fra posen.
do-pass2 = Spill Gi to.
do-draw3 = Spill Trekk tre mot { $against }.
do-lay = Legg { $tiles }.
do-skip = Meld pass.
