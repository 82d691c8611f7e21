## Pulmat

puzzle-task =
    { $all ->
        [yes] Voit asettaa koko telineesi yhdellä vuorolla. Miten?
       *[no] Aseta laatoistasi { $tiles } yhdellä vuorolla. Enempää ei voi.
    }
puzzle-all = Koko teline on pöydällä, eikä pöydällä tarvinnut siirtää mitään: voitat.
puzzle-all-moved = Koko teline mahtuu, kun pöytä järjestetään uudelleen: voitat. Siirrettyjä laattoja: { $moved }.
puzzle-most = Pöydälle mahtui laattoja { $tiles }, eikä mitään tarvinnut siirtää. On todistettu, ettei enempää mahdu.
puzzle-most-moved = Pöydälle mahtuu laattoja { $tiles }, kun se järjestetään uudelleen. Siirrettyjä laattoja: { $moved }. On todistettu, ettei enempää mahdu.
puzzle-refuted = Se, joka vain jatkaa valmiita rivejä, saa pöytään { $added }. Tilaa on { $tiles } laatalle.
