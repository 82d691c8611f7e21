// A bot in JavaScript for any game: in Azul it takes what fits a line exactly, elsewhere it plays the biggest move.
// Try it: bordspil match "azul:node examples/bot.js" easy

"use strict";

const readline = require("node:readline");

// In Azul: full lines first, then tiles that stay on a line; what falls on the floor costs most.
function worthInAzul({ view, seat }, move) {
  if (!("take" in move)) return 0;
  const tiles = move.from === "centre" ? view.centre : view.displays[move.from];
  const count = tiles.filter((colour) => colour === move.take).length;
  if (move.to === "floor") return -3 * count;
  const room = move.to - view.boards[seat].lines[move.to - 1].count;
  if (count === room) return 10 + count;
  return count < room ? count : room - 3 * (count - room);
}

function worth(request, move) {
  return request.game === "azul" ? worthInAzul(request, move) : JSON.stringify(move).length;
}

function choose(request) {
  let best = request.moves[0];
  for (const move of request.moves) {
    if (worth(request, move) > worth(request, best)) best = move;
  }
  return best;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  console.log(JSON.stringify({ move: choose(JSON.parse(line)) }));
});
