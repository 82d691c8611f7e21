// The tiles stand out from every ground they lie on by 3 or more, with their glaze or with their rim.
import { testPieceColours } from '$tests/piece_colours';
import { COLOURS } from './moves';
import sheet from './tiles.css?raw';

testPieceColours({ sheet, names: [...COLOURS, 'marker'].map((piece) => `azul-${piece}`), mark: 'motif' });
