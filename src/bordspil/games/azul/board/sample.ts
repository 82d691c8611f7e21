// A real position in the middle of a game, drawn on the home page and in the rules.
import type { Position } from './view';

export const sample: Position = {
  side: 'coloured',
  round: 4,
  phase: 'offer',
  to_act: 0,
  displays: [
    ['black', 'black', 'white', 'white'],
    ['blue', 'blue', 'yellow', 'yellow'],
    ['yellow', 'black', 'black', 'black'],
    [],
    [],
  ],
  centre: ['blue', 'blue', 'yellow', 'red', 'black', 'white'],
  marker: 'centre',
  boards: [
    {
      score: 21,
      lines: [
        { colour: 'white', count: 1 },
        { colour: null, count: 0 },
        { colour: null, count: 0 },
        { colour: 'white', count: 3 },
        { colour: 'black', count: 4 },
      ],
      wall: [
        ['blue', null, 'red', 'black', null],
        [null, null, 'yellow', 'red', 'black'],
        [null, null, 'blue', 'yellow', 'red'],
        ['red', null, null, null, null],
        [null, null, null, null, null],
      ],
      floor: [],
    },
    {
      score: 18,
      lines: [
        { colour: 'red', count: 1 },
        { colour: null, count: 0 },
        { colour: null, count: 0 },
        { colour: 'red', count: 3 },
        { colour: 'blue', count: 2 },
      ],
      wall: [
        ['blue', null, null, 'black', 'white'],
        ['white', null, 'yellow', 'red', null],
        ['black', null, 'blue', 'yellow', null],
        [null, null, 'white', null, null],
        [null, null, null, null, null],
      ],
      floor: [],
    },
  ],
  bag: { blue: 6, yellow: 3, red: 3, black: 3, white: 5 },
  lid: { blue: 4, yellow: 9, red: 7, black: 3, white: 5 },
  started_by: 0,
};
