// The four colours stand out from every ground, their marks from them, and they stay apart for colour-blind eyes.
import { testPieceColours } from '$tests/piece_colours';
import sheet from './colours.css?raw';
import { COLOURS } from './moves';

const names = COLOURS.map((colour) => `blokus-${colour}`);
testPieceColours({ sheet, names, mark: 'mark', apart: names });
