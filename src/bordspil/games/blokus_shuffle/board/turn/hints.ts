// A hint in two steps: first where to look, then what to play, as the expert would.
import type { Message, Text } from '$shell/board/contract';
import type { Point } from './hold.svelte';
import type { Move, Square } from '../moves';
import { nameOf } from '../pieces';
import type { View } from '../view';

/** The hint that the frame passes on after the player has asked for one. */
export interface Hint {
  step: 1 | 2;
  value: { move: Move };
}

/** What is said; the point of the board to look around, and then the squares themselves. */
export interface Advice {
  message: Message;
  around: Point | null;
  squares: readonly Square[] | null;
}

export function adviceOf({ step, value: { move } }: Hint, view: View, text: Text): Advice | null {
  if ('pass' in move) return null;
  const squares = squaresOf(move, view);
  if (step === 1) return { message: whereToLook(move), around: middleOf(squares), squares: null };
  return { message: whatToPlay(move, text), around: null, squares: squares.length > 0 ? squares : null };
}

function whereToLook(move: Move): Message {
  if ('card' in move) return { key: 'hint-cards' };
  return { key: 'colour' in move ? 'hint-colours' : 'hint-board' };
}

function whatToPlay(move: Move, text: Text): Message {
  if ('card' in move) return { key: 'hint-card', given: { card: text(`kind-${move.card}`) } };
  if ('colour' in move) return { key: 'hint-colour', given: { named: move.colour } };
  if ('recycle' in move) return { key: 'hint-back' };
  if ('warp' in move) return { key: 'hint-moved' };
  return { key: 'hint-piece' };
}

/** The squares a move is about: those it covers, or those of the piece it takes back. */
function squaresOf(move: Move, view: View): readonly Square[] {
  if ('squares' in move) return move.squares;
  if (!('recycle' in move)) return [];
  const name = nameOf({ colour: move.recycle, piece: move.piece });
  return view.pieces.find((piece) => nameOf(piece) === name)?.squares ?? [];
}

/** The middle of the frame around some squares. */
function middleOf(squares: readonly Square[]): Point | null {
  if (squares.length === 0) return null;
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  const middle = (along: number[]) => (Math.min(...along) + Math.max(...along) + 1) / 2;
  return { x: middle(columns), y: middle(rows) };
}
