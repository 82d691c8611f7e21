// What the keys mean: numbers and letters pick, arrows move, and the held piece is turned, flipped, laid or put back.
import { ARROWS } from '$shell/board/keyboard';
import { PIECES, sizeOf } from '../pieces';
import type { PieceName } from '../view';

export type Command =
  | { do: 'turn'; back: boolean }
  | { do: 'flip' }
  | { do: 'drop' }
  | { do: 'place' }
  | { do: 'next'; back: boolean }
  | { do: 'step'; down: number; across: number };

/** What a key does with a piece in hand. */
export function commandOf({ key, shiftKey }: KeyboardEvent): Command | null {
  if (key in ARROWS) return { do: 'step', down: ARROWS[key][0], across: ARROWS[key][1] };
  switch (key.toLowerCase()) {
    case 'r':
      return { do: 'turn', back: shiftKey };
    case 'f':
      return { do: 'flip' };
    case 'escape':
      return { do: 'drop' };
    case 'enter':
      return { do: 'place' };
    case ' ':
      return { do: 'next', back: shiftKey };
    default:
      return null;
  }
}

/** The number of a number key, also with the shift key held, or null. */
export function numberOf({ code }: KeyboardEvent): number | null {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return found ? Number(found[1]) : null;
}

/** The piece a key picks: the next that fits of a size, or of a letter; again for the one after it. */
export function pieceOf(event: KeyboardEvent, can: (piece: PieceName) => boolean, held: PieceName | null): PieceName | null {
  const number = numberOf(event);
  const letter = event.key.length === 1 ? event.key.toUpperCase() : '';
  const meant = PIECES.filter((piece) => (number === null ? /[A-Z]/.test(letter) && piece[0] === letter : sizeOf(piece) === number));
  const ready = meant.filter(can);
  if (event.shiftKey) ready.reverse();
  const here = held ? ready.indexOf(held) : -1;
  return ready[(here + 1) % ready.length] ?? null;
}
