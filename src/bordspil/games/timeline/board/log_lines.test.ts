// The log and the score in words, and the whole story at the end.
import { expect, test } from 'vitest';
import type { Player, Text } from '$shell/board/contract';
import type { GameEvent, Placing } from './moves';
import { storyOf } from './line/story';
import type { View } from './view';
import { longestStreak, tally, logLineOf } from './log_lines';

const text: Text = (key, given = {}) => (key === 'draw-language' ? 'is' : [key, ...Object.values(given)].join(' '));
const players: Player[] = [
  { seat: 0, name: 'Ásta', you: true, yours: true, bot: false, traits: [] },
  { seat: 1, name: 'Þór', you: false, yours: false, bot: true, traits: ['knows-era-old'] },
];

const placing = (seat: number, right: boolean, card = 'ship'): Placing => ({
  event: 'place',
  seat,
  card,
  title: { en: 'A ship', is: 'Skip' },
  place: 1,
  revealed: { id: card, year: -44, right, belongs: 0 },
  within: 0,
  back: 'back-ship.json',
});

const front = { title: { en: 'A thing' }, alt: {}, category: 'arts', picture: '' };
const view = (more: Partial<View>): View => ({
  seat: 0,
  seats: 2,
  stage: 'over',
  to_act: null,
  round: 3,
  deciding: false,
  deck: { id: 'world', name: {}, cards: 9 },
  hand_size: 4,
  timeline: ['a', 'b'],
  hands: [[], ['c']],
  pile: 3,
  box: 1,
  box_cards: ['d'],
  in: [0, 1],
  done: [],
  turn_started_by: 0,
  mistakes: 0,
  right: 1,
  cards: { a: { ...front, year: 10 }, b: { ...front, year: 30 }, c: { ...front, year: 20 }, d: { ...front, year: 10 } },
  misses: [{ seat: 1, card: 'd', place: 2, belongs: 0, year: 10 }],
  winners: [0],
  ...more,
});

test('a card that was turned is told with its date and a sign', () => {
  expect(logLineOf(placing(0, true), players, text)).toEqual({
    seat: 0,
    text: 'log-right Ásta yes Skip date-bce 44',
    pieces: ['right'],
  });
  expect(logLineOf(placing(1, false), players, text)?.pieces).toEqual(['wrong']);
});

test('TL-32: the players that are out and those in a deciding round', () => {
  const events = [
    { event: 'out', seats: [1] },
    { event: 'round', number: 4, deciding: true, in: [0, 1] },
  ] satisfies GameEvent[];
  expect(events.map((event) => logLineOf(event, players, text)?.text)).toEqual(['log-out Þór', 'log-deciding Ásta, Þór']);
});

test('TL-31: the score counts cards laid right, laid wrong and left', () => {
  const events = [placing(0, true), placing(1, false, 'd'), placing(0, true)];
  const { rows, verdict } = tally(view({}), events, { text });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['2', '0'],
    ['0', '1'],
    ['0', '1'],
  ]);
  expect(verdict).toBeNull();
});

test('TL-34: a shared victory is said to be one', () => {
  expect(tally(view({ winners: [0, 1] }), [], { text }).verdict).toBe('tally-shared');
});

test('TL-40: alone, the longest streak is told', () => {
  const events = [true, true, false, true].map((right) => placing(0, right));
  expect(longestStreak(events)).toBe(2);
  const alone = tally(view({ seats: 1, hands: [[]], winners: [] }), events, { text });
  expect(alone.rows.at(-1)).toEqual({ label: 'tally-right', cells: ['3'], total: true });
  expect(alone.verdict).toBe('tally-streak 2');
});

test('the story has misses and cards left over at their right places', () => {
  expect(storyOf(view({})).map(({ card, missed, left }) => [card, missed, left])).toEqual([
    ['a', null, null],
    ['d', 1, null],
    ['c', null, 1],
    ['b', null, null],
  ]);
});
