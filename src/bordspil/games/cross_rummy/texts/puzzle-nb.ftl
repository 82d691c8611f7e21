## Oppgaver

puzzle-task =
    { $all ->
        [yes] Du kan legge hele stativet på én gang. Hvordan?
       *[no] Legg { $tiles } av brikkene dine på én gang. Flere er ikke mulig.
    }
puzzle-all = Hele stativet ligger, og ingenting på bordet måtte flyttes: du vinner.
puzzle-all-moved = Hele stativet får plass når bordet ordnes om: du vinner. Flyttede brikker: { $moved }.
puzzle-most = { $tiles } brikker ligger, og ingenting på bordet måtte flyttes. Det er bevist at flere ikke går.
puzzle-most-moved = { $tiles } brikker får plass når bordet ordnes om. Flyttede brikker: { $moved }. Det er bevist at flere ikke går.
puzzle-refuted = Den som bare bygger på rekkene slik de ligger, blir kvitt { $added }. Det er plass til { $tiles }.
