## Pulmat

puzzle-task = On sinun vuorosi. Mihin on selvästi parasta asettaa?
puzzle-block = Se sulkee yhden vastustajan väreistä ulos. Sille jää asetustapoja: { $here }, ilmeisen siirron jälkeen { $there }.
puzzle-gate = Se pitää auki tien, joka muuten suljetaan heti. Värillesi jää asetustapoja: { $here }, ilmeisen siirron jälkeen { $there }.
puzzle-room = Se säästää tilaa laatoillesi. Ruutuja sinulla jäljellä lopussa: { $mine }, ilmeisen siirron jälkeen { $mine_else }.
puzzle-squeeze = Se vie tilaa vastustajalta. Ruutuja hänellä jäljellä lopussa: { $theirs }, ilmeisen siirron jälkeen { $theirs_else }.
puzzle-refuted = Niin sinulle jää ruutuja { $mine_else } ja vastustajalle { $theirs_else }. On siirto, jolla luvut ovat { $mine } ja { $theirs }.
