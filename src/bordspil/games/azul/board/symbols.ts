// Puts the drawings of the tiles into the document, for every board, log line and help page to use.
import { addSymbols } from '$shell/board/symbols';
import './tiles.css';
import drawings from './tiles.svg?raw';

addSymbols(drawings);
