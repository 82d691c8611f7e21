// What a screen reader says of tiles and squares, and what the status line asks.
import type { Message, Text } from '$shell/board/contract';
import type { Lying } from '../identity';
import { modeOf } from '../table/lay_check';
import type { Square } from '../moves';
import type { Turn } from './turn.svelte';
import { colourOf, isAction, valueOf } from '../tiles';
import type { View } from '../view';

export function tileLabel(tile: string, text: Text): string {
  return isAction(tile) ? text(`tile-${tile}`) : text('tile', { colour: colourOf(tile) ?? '', value: valueOf(tile) });
}

/** The details of a refusal with tiles in words: a player sees "red 5", not its code. */
export function tilesInWords(details: Record<string, unknown>, text: Text, list: (names: string[]) => string): Record<string, unknown> {
  const wordsOf = (code: string) => (colourOf(code) || isAction(code) ? tileLabel(code, text) : code);
  const words = (codes: unknown) => list(String(codes).split(/[ ,]+/).filter(Boolean).map(wordsOf));
  const named = ['tile', 'tiles'].filter((name) => name in details);
  return { ...details, ...Object.fromEntries(named.map((name) => [name, words(details[name])])) };
}

/** The square under the cursor: rows and columns are counted from the first tile. */
export function squareLabel([row, column]: Square, spots: readonly Lying[], held: number, text: Text): string {
  const first = (values: number[]) => (values.length > 0 ? Math.min(...values) : 0);
  const there = spots.find((spot) => spot.row === row && spot.column === column);
  return text('square-label', {
    row: row - first(spots.map((spot) => spot.row)) + 1,
    column: column - first(spots.map((spot) => spot.column)) + 1,
    tile: there ? tileLabel(there.tile, text) : '',
    state: there ? 'tile' : held > 0 ? 'target' : 'empty',
  });
}

/** What is asked of the player, for the status line. */
export function question(view: View, play: Turn): Message {
  if (play.isPassing) return { key: 'ask-pass', given: { count: play.mustPass } };
  if (play.chosen) return { key: 'take' in play.chosen ? 'ask-take' : 'ask-draw' };
  if (play.opponents.length > 0) return { key: 'ask-against' };
  if (play.action === 'pass2') return { key: 'ask-pass2' };
  if (play.hold.any) return { key: 'ask-where' };
  if (play.bench.laid.length > 0) return { key: 'ask-lay', given: { count: play.bench.laid.length } };
  if (!play.canDraw && view.pool.length === 0) return { key: 'ask-last' };
  const mode = modeOf(view);
  return { key: mode === 'found' || mode === 'last' ? 'ask-found' : 'ask-turn' };
}
