## Problem

puzzle-task = Det är din tur. Vilket drag är klart bäst?
puzzle-tiles = { part-why-tiles }
puzzle-floor = { part-why-floor }
puzzle-deny = { part-why-deny }
puzzle-force = { part-why-force }
puzzle-end = Det avslutar spelet medan du leder: { $mine } mot { $theirs }.
puzzle-go-on = Efter det självklara draget tar spelet slut och du förlorar, { $mine } mot { $theirs }. Det här håller det i gång.
puzzle-last-tiles = { part-why-tiles } { part-why-final }
puzzle-last-floor = { part-why-floor } { part-why-final }
puzzle-last-bonus = { part-why-bonus } { part-why-final }
puzzle-last-deny = { part-why-deny } { part-why-final }
puzzle-last-force = { part-why-force } { part-why-final }
puzzle-last-spoil = { part-why-spoil } { part-why-final }
puzzle-refuted =
    { $kind ->
        [last] Då slutar det { $mine_else } mot { $theirs_else }. Det finns ett drag som vinner.
        [end] Då får motståndaren en runda till. Det finns ett drag som avslutar spelet medan du leder.
        [go-on] Då tar spelet slut och du förlorar, { $mine } mot { $theirs }. Det finns ett drag som håller det i gång.
       *[round] Rundan ger då { $mine_else } till dig och { $theirs_else } till motståndaren. Det finns ett drag som ger { $mine } och { $theirs }.
    }

part-why-tiles = Det ger mest på din vägg. Poäng för brickor den här rundan: { $here }, efter det självklara draget { $there }.
part-why-floor = Det håller brickor borta från ditt golv. Minuspoäng där den här rundan: { $here }, efter det självklara draget { $there }.
part-why-bonus = Det fyller det som betalar sig till slut. Din bonus: { $here }, efter det självklara draget { $there }.
part-why-deny = Det tar det som motståndaren behöver. Motståndarens poäng för brickor den här rundan: { $here }, efter det självklara draget { $there }.
part-why-force = Resten faller på motståndarens golv. Minuspoäng för motståndaren den här rundan: { $here }, efter det självklara draget { $there }.
part-why-spoil = Motståndaren går miste om en bonus. Den blir { $here }, efter det självklara draget { $there }.
part-why-final = Du vinner med { $mine } mot { $theirs }; efter det självklara draget slutar det { $mine_else } mot { $theirs_else }.
