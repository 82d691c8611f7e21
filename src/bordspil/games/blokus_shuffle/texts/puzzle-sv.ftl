## Problem

puzzle-task = Det är din tur. Var är det klart bäst att lägga?
puzzle-block = Det stänger av en av motståndarens färger. Möjligheter den har kvar: { $here }, efter det självklara draget { $there }.
puzzle-gate = Det håller en väg öppen som annars stängs genast. Möjligheter din färg har kvar: { $here }, efter det självklara draget { $there }.
puzzle-room = Det behåller plats för dina brickor. Rutor du har kvar till slut: { $mine }, efter det självklara draget { $mine_else }.
puzzle-squeeze = Det tar plats från motståndaren. Rutor motståndaren har kvar till slut: { $theirs }, efter det självklara draget { $theirs_else }.
puzzle-refuted = Det leder till { $mine_else } rutor kvar för dig och { $theirs_else } för motståndaren. Det finns ett drag som leder till { $mine } och { $theirs }.
