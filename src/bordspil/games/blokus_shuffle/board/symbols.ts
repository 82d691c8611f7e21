// Puts the drawings of the squares into the document, for every board, log line and help page to use.
import { addSymbols } from '$shell/board/symbols';
import './colours.css';
import drawings from './squares.svg?raw';

addSymbols(drawings);
