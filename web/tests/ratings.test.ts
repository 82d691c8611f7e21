// Which bot is an even match, what devices are called, and dates in all languages.
import { expect, test } from 'vitest';
import { formatDate } from '../src/lib/format';
import { LANGUAGES } from '../src/lib/languages';
import { deviceName } from '../src/account/passkey';
import { ratingMargin, evenLevel } from '../src/home/ratings';
import type { GameInfo, RatingInfo } from '../src/net/wire';

const bots = { 2: { easy: 1300, medium: 1500, strong: 1800 }, 4: { easy: 1400 } };
const game: GameInfo = { id: 'any', min_seats: 2, max_seats: 4, hints: false, analysis: false, lessons: [], puzzles: 0, daily: false, options: [], ratings: bots };
const rated = (seats: number, rating: number): RatingInfo[] => [{ game: 'any', seats, rating, deviation: 80, games: 9 }];

test('the level nearest to one’s own rating is an even match', () => {
  expect(evenLevel(game, 2, rated(2, 1390))).toBe('easy');
  expect(evenLevel(game, 2, rated(2, 1640))).toBe('medium');
  expect(evenLevel(game, 2, rated(2, 2400))).toBe('strong');
  expect(evenLevel(game, 4, rated(4, 2400))).toBe('easy');
});

test('without a rating of the player or of the bots no level is an even match', () => {
  expect(evenLevel(game, 2, [])).toBeNull();
  expect(evenLevel(game, 2, rated(4, 1500))).toBeNull();
  expect(evenLevel(game, 3, rated(3, 1500))).toBeNull();
  expect(evenLevel({ ...game, id: 'other' }, 2, rated(2, 1500))).toBeNull();
  expect(ratingMargin(100)).toBe(196);
});

test('devices are called by browser and system', () => {
  const agent = (words: string) => deviceName(`Mozilla/5.0 (${words}`);
  expect(agent('X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36')).toBe('Chrome, Linux');
  expect(agent('Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36')).toBe('Chrome, Android');
  expect(agent('Windows NT 10.0) AppleWebKit/537.36 Chrome/130 Safari/537.36 Edg/130')).toBe('Edge, Windows');
  expect(agent('iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe('Safari, iPhone');
  expect(deviceName('something else')).toBe('');
});

test('a day in every language', () => {
  const noon = new Date(2026, 2, 5, 12).getTime() / 1000;
  const days = Object.fromEntries(LANGUAGES.map((language) => [language, formatDate(noon, language)]));
  expect(days).toEqual({
    is: '5.3.2026',
    sv: '2026-03-05',
    da: '5.3.2026',
    fi: '5.3.2026',
    nb: '5.3.2026',
    en: '5 Mar 2026',
  });
});
