## Opgaver

puzzle-task =
    { $all ->
        [yes] Du kan lægge hele dit stativ på én gang. Hvordan?
       *[no] Læg { $tiles } af dine brikker på én gang. Flere er ikke muligt.
    }
puzzle-all = Hele stativet ligger, og intet på bordet skulle flyttes: du vinder.
puzzle-all-moved = Hele stativet får plads, når bordet ordnes om: du vinder. Flyttede brikker: { $moved }.
puzzle-most = { $tiles } brikker ligger, og intet på bordet skulle flyttes. Det er bevist, at flere ikke kan.
puzzle-most-moved = { $tiles } brikker får plads, når bordet ordnes om. Flyttede brikker: { $moved }. Det er bevist, at flere ikke kan.
puzzle-refuted = Den, der kun bygger på rækkerne, som de ligger, kommer af med { $added }. Der er plads til { $tiles }.
