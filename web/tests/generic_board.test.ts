// The board that every game has: moves, fields and events of any game become words.
import { describe, expect, test } from 'vitest';
import type { Player, Text } from '../src/board/contract';
import { describe as inWords, describeMove, fieldsOf, isGrid, isRow, logLineOf, type Fields } from '../src/board/generic/words';

const known: Record<string, (given: Record<string, unknown>) => string> = {
  'generic-move': ({ name, move }) => `${name}: ${move}`,
  'generic-move-hidden': ({ name }) => `${name} has moved`,
  'generic-chance': ({ move }) => `chance: ${move}`,
  'generic-chance-hidden': () => 'chance',
};
const plain: Text = (key, given = {}) => known[key]?.(given) ?? key;
const own: Text = (key, given = {}) =>
  key === 'move' ? `${given.count} from ${given.heap}` : key === 'event-deal' ? `dealt to ${given.name}` : plain(key, given);
const players = ['Anna', 'Birta'].map((name, seat): Player => ({ seat, name, you: seat === 0, yours: seat === 0, bot: false, traits: [] }));

describe('a move', () => {
  test('is its fields where the game has no text for it', () => {
    expect(describeMove({ heap: 1, count: 2 }, plain)).toBe('heap 1, count 2');
    expect(describeMove({ move: 'lay_tile', at: [3, 4] }, plain)).toBe('move lay_tile, at 3 4');
  });

  test('is the text of the game where there is one', () => {
    expect(describeMove({ heap: 1, count: 2 }, own)).toBe('2 from 1');
  });
});

test('values of any kind are words', () => {
  expect(inWords(null)).toBe('–');
  expect(inWords({ first_player: [1, null], rest: { a: 'b' } })).toBe('first player 1 –, rest a b');
});

test('rows and grids are told apart from what lies deeper', () => {
  expect(isRow([1, 'a', null])).toBe(true);
  expect(isGrid([[1, 2], [3, 4]])).toBe(true);
  expect(isGrid([[1, 2], [3]])).toBe(false);
  expect(isGrid([1, 2])).toBe(false);
  expect(isGrid([[[1]]])).toBe(false);
  expect(isGrid([])).toBe(false);
});

test('a view is shown but for the seat, which the frame shows', () => {
  expect(fieldsOf({ heaps: [1], seat: 0, to_act: 1 })).toEqual([['heaps', [1]]]);
  expect(fieldsOf([1, 2])).toEqual([['view', [1, 2]]]);
});

describe('the log', () => {
  const line = (event: Fields, text = plain) => logLineOf(event, players, text);

  test('says who moved and how', () => {
    expect(line({ event: 'move', seat: 1, move: { heap: 1, count: 2 } })).toEqual({ seat: 1, text: 'Birta: heap 1, count 2' });
    expect(line({ event: 'move', seat: 1, move: { heap: 1, count: 2 } }, own)?.text).toBe('Birta: 2 from 1');
    expect(line({ event: 'move', seat: 0 })?.text).toBe('Anna has moved');
  });

  test('says what chance did, as far as it is seen', () => {
    expect(line({ event: 'chance', seat: -1, move: { card: 'a' } })).toEqual({ seat: null, text: 'chance: card a' });
    expect(line({ event: 'chance', seat: -1 })?.text).toBe('chance');
  });

  test('knows events of the game itself', () => {
    expect(line({ event: 'deal', seat: 0, card: 'a' })?.text).toBe('Anna: deal card a');
    expect(line({ event: 'deal', seat: 0, card: 'a' }, own)?.text).toBe('dealt to Anna');
  });
});
