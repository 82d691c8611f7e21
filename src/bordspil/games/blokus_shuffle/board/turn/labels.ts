// What a screen reader says of pieces, of the ghost and of the choice on the board, and what the status line asks.
import type { Message, Text } from '$shell/board/contract';
import type { Choices } from './choices';
import type { Held } from './hold.svelte';
import { isShared, type Square } from '../moves';
import { cornerOf, nameOf, piecesLeft, sizeOf } from '../pieces';
import type { ColourName, Lying, PieceName, View } from '../view';

/** What sets a colour apart just now. */
export function noteOf(view: View, colour: ColourName, skipped: boolean, text: Text): string | null {
  if (skipped) return text('skipped');
  if (piecesLeft(view, colour).length === 0) return text('all-placed');
  if (view.passes.includes(colour)) return text('passed');
  return isShared(view, colour) ? text('shared') : null;
}

/** A piece in a tray; whether it fits is known while one is asked for. */
export function pieceLabel(piece: PieceName, fits: boolean | null, text: Text): string {
  return text('piece-label', { piece, count: sizeOf(piece), fits: fits === null ? 'unknown' : fits ? 'yes' : 'no' });
}

export function lyingLabel({ colour, piece, squares }: Lying, text: Text): string {
  const [row, column] = cornerOf(squares);
  return text('lying-label', { colour, piece, row: row + 1, column: column + 1 });
}

/** The pieces on the board that may be chosen now, each with its label. */
export function glowingPieces(view: View, choices: Choices, text: Text): Map<string, string> {
  if (view.step !== 'choose') return new Map();
  const can = (name: string) => choices.recycling.has(name) || choices.fitsAnywhere(name);
  return new Map(view.pieces.filter((piece) => can(nameOf(piece))).map((piece) => [nameOf(piece), lyingLabel(piece, text)]));
}

/** The place of the held piece, for screen readers. */
export function aimLabel(held: Held, squares: readonly Square[], fits: boolean, text: Text): string {
  const [row, column] = cornerOf(squares);
  const said = squares.map((square) => `${square[0] + 1}/${square[1] + 1}`).join(', ');
  return text('aim-label', { piece: held.piece, row: row + 1, column: column + 1, squares: said, fits: fits ? 'yes' : 'no' });
}

/** What is asked of the player, for the status line. */
export function question(view: View, choices: Choices, held: Held | null): Message {
  const given = { colour: view.colour };
  if (choices.pass) return { key: 'ask-pass', given };
  if (view.step === 'card') return { key: 'ask-card', given };
  if (view.step === 'choose') return questionOfCard(view, held);
  if (held) return { key: 'ask-where' };
  if (view.step === 'second') return { key: 'ask-second', given };
  if (view.pending?.colour) return { key: 'ask-wild', given: { ...given, named: view.pending.colour } };
  if (view.pending?.card === 'edge') return { key: 'ask-edge', given };
  return { key: hasBegun(view, view.colour) ? 'ask-place' : 'ask-start', given };
}

function questionOfCard(view: View, held: Held | null): Message {
  switch (view.pending?.card) {
    case 'wild':
      return { key: 'ask-colour' };
    case 'recycle':
      return { key: 'ask-recycle' };
    case 'warp':
      return held ? { key: 'ask-where' } : { key: 'ask-warp' };
    default:
      return { key: 'ask-drawn' };
  }
}

const hasBegun = (view: View, colour: ColourName): boolean => view.pieces.some((piece) => piece.colour === colour);
