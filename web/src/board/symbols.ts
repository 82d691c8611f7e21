// Symbols: the SVG drawings of a game's pieces, put into the document once for boards, log and help to use.

/** Adds a file of `<symbol>` elements to the document. */
export function addSymbols(drawings: string): void {
  const holder = document.createElement('div');
  holder.innerHTML = drawings;
  const symbols = holder.querySelector('svg');
  if (symbols) document.body.append(symbols);
}
