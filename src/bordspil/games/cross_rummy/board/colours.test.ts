// The four colours stand out from every ground, their marks from them, and they stay apart for colour-blind eyes.
import { testPieceColours } from '$tests/piece_colours';
import sheet from './colours.css?raw';
import { COLOURS } from './tiles';

const names = COLOURS.map((colour) => `rummy-${colour}`);
testPieceColours({ sheet, names, mark: 'mark', apart: names });
