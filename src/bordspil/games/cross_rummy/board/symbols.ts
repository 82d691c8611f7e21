// Puts the drawings of the tiles into the document, once, for every board, log line and help page to use.
import './colours.css';
import drawings from './tiles.svg?raw';

const holder = document.createElement('div');
holder.innerHTML = drawings;
const symbols = holder.querySelector('svg');
if (symbols) document.body.append(symbols);
