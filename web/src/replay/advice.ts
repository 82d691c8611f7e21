// What would have been better at a turning point, and why, in words.
import type { GameBoard, Player, Text } from '../board/contract';
import type { TurningPoint } from '../net/wire';
import { instructFirst } from '../undo/undo';
import { percent } from './analysis.svelte';

/** The better move as something to do, what it is worth, and the answer that it would have spared. */
export function adviceOf(point: TurningPoint, board: GameBoard, players: Player[], say: Text, text: Text): string {
  const { before, after, better, answer } = point;
  const words = (events: TurningPoint['better']) => instructFirst(board, events, players, say, text);
  const said = [
    text('analysis-better', { words: words(better) }),
    text('analysis-chances', { before: percent(before), after: percent(after) }),
  ];
  if (answer.length > 0) said.push(text('analysis-answer', { words: words(answer) }));
  return said.join(' ');
}
