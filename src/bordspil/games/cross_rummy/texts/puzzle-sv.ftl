## Problem

puzzle-task =
    { $all ->
        [yes] Du kan lägga hela ditt ställ på en gång. Hur?
       *[no] Lägg { $tiles } av dina brickor på en gång. Fler går inte.
    }
puzzle-all = Hela stället ligger, och inget på bordet behövde flyttas: du vinner.
puzzle-all-moved = Hela stället får plats när bordet ordnas om: du vinner. Flyttade brickor: { $moved }.
puzzle-most = { $tiles } brickor ligger, och inget på bordet behövde flyttas. Det är bevisat att fler inte går.
puzzle-most-moved = { $tiles } brickor får plats när bordet ordnas om. Flyttade brickor: { $moved }. Det är bevisat att fler inte går.
puzzle-refuted = Den som bara bygger på raderna som de ligger får ut { $added }. Det finns plats för { $tiles }.
