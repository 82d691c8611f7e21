// Portraits in the manner of the tiles: a few plain shapes each, put together from parts. The server knows them by number,
// three for each level of the computer, and people may choose any.

const GROUND = { sun: '#f0cf7c', sky: '#a9c8e8', sea: '#8fc4c0', rose: '#eab6a6', moss: '#b5cba0', stone: '#cfcabd', heather: '#c9b7de', dusk: '#8fa3b5' };
const CLOTH = { blue: '#285cb0', red: '#b0322a', yellow: '#d99a21', teal: '#1a6064', green: '#3f7d48', night: '#2a3a4a', plum: '#6d4a8c', wool: '#f2ece0' };
const SKIN = { fair: '#f4d5b8', warm: '#e8bc94', tan: '#c9905f', deep: '#8d5b3c' };
const HAIR = { blond: '#dfb04d', red: '#bb5a2c', brown: '#6d472e', dark: '#2c2a30', grey: '#9d9d99', white: '#edeae2' };

/** What lies behind the head, and what over it, in the colour of the hair. */
const STYLES = {
  short: ['', 'M14 21C12.5 11.5 18 8 24 8S35.5 11.5 34 21C33 16.5 30 14.5 24 14.5S15 16.5 14 21Z'],
  swept: ['', 'M14 21C12 10 19 6.5 26 7.5C34 8 36 14 34 21C33.5 17 30.5 15 28 13.5C23 17.5 17 16.5 14 21Z'],
  fringe: ['', 'M14 22C12.5 11 17.5 7.5 24 7.5S35.5 11 34 22L33 17.5H15Z'],
  curls: [
    'M14.5 12A4.5 4.5 0 1 0 14.5 21A4.5 4.5 0 1 0 14.5 12ZM33.5 12A4.5 4.5 0 1 0 33.5 21A4.5 4.5 0 1 0 33.5 12Z',
    'M17.5 8.5A4.3 4.3 0 1 0 17.5 17.1A4.3 4.3 0 1 0 17.5 8.5ZM24 6A4.8 4.8 0 1 0 24 15.6A4.8 4.8 0 1 0 24 6ZM30.5 8.5A4.3 4.3 0 1 0 30.5 17.1A4.3 4.3 0 1 0 30.5 8.5Z',
  ],
  bob: ['M11.5 33C9.5 14 14.5 7 24 7S38.5 14 36.5 33Z', 'M14 22C14 13 19 10 24 10S34 13 34 22C32 18 29 16 24 16S16 18 14 22Z'],
  long: ['M10.5 42C8.5 15 14 6.5 24 6.5S39.5 15 37.5 42Z', 'M14 22C14 14 18 11 24 10.5C30 11 34 14 34 22C32.5 17 28 15 24 12.5C20 15 15.5 17 14 22Z'],
  braids: [
    'M12.5 22A3 3 0 1 0 12.5 28A3 3 0 1 0 12.5 22ZM12 27A3 3 0 1 0 12 33A3 3 0 1 0 12 27ZM11.5 32A3 3 0 1 0 11.5 38A3 3 0 1 0 11.5 32ZM35.5 22A3 3 0 1 0 35.5 28A3 3 0 1 0 35.5 22ZM36 27A3 3 0 1 0 36 33A3 3 0 1 0 36 27ZM36.5 32A3 3 0 1 0 36.5 38A3 3 0 1 0 36.5 32Z',
    'M13.5 23C12 12 17 8 24 8S36 12 34.5 23C33 17 29 15 24 12C19 15 15 17 13.5 23Z',
  ],
  bun: ['M24 1.5A5 5 0 1 0 24 11.5A5 5 0 1 0 24 1.5Z', 'M14 21C13 12 18 8.5 24 8.5S35 12 34 21C32 16.5 28.5 15 24 15S16 16.5 14 21Z'],
  buns: [
    'M14.5 4A4.5 4.5 0 1 0 14.5 13A4.5 4.5 0 1 0 14.5 4ZM33.5 4A4.5 4.5 0 1 0 33.5 13A4.5 4.5 0 1 0 33.5 4Z',
    'M14 22C12.5 11.5 18 8 24 8S35.5 11.5 34 22C32 17 28 15 24 11.5C20 15 16 17 14 22Z',
  ],
  tail: ['M33 10C41 12 41 24 37.5 31C36.5 24 35 20 32 17Z', 'M14 21C12.5 11 18 7.5 24 7.5S35.5 11 34 21C32 16 29 14 22 14C19 15 15.5 17 14 21Z'],
  tufts: ['M13.5 17A3.6 3.6 0 1 0 13.5 24.2A3.6 3.6 0 1 0 13.5 17ZM34.5 17A3.6 3.6 0 1 0 34.5 24.2A3.6 3.6 0 1 0 34.5 17Z', ''],
} as const;

/** What a face may have besides, drawn over everything: a path, and whether it is filled with the colour of the hair. */
export type Extra = 'glasses' | 'beard' | 'moustache' | 'freckles' | 'hat' | 'cap' | 'band' | 'flower' | 'pearls';

export interface Portrait {
  ground: string;
  cloth: string;
  skin: string;
  hair: string;
  back: string;
  front: string;
  extras: readonly Extra[];
}

type Line = [keyof typeof GROUND, keyof typeof CLOTH, keyof typeof SKIN, keyof typeof HAIR, keyof typeof STYLES, ...Extra[]];

// by level, from the weakest on, as the names stand in core/characters.py
const LINES: readonly Line[] = [
  ['sun', 'blue', 'fair', 'blond', 'braids', 'freckles', 'flower'],
  ['sky', 'red', 'warm', 'red', 'curls', 'freckles'],
  ['rose', 'yellow', 'tan', 'dark', 'buns'],
  ['moss', 'red', 'fair', 'brown', 'short', 'hat'],
  ['sea', 'plum', 'warm', 'brown', 'tail'],
  ['stone', 'green', 'deep', 'dark', 'curls'],
  ['heather', 'teal', 'fair', 'red', 'long', 'band'],
  ['sun', 'night', 'warm', 'blond', 'swept'],
  ['moss', 'wool', 'tan', 'brown', 'bob'],
  ['sky', 'green', 'warm', 'brown', 'short', 'beard'],
  ['rose', 'night', 'fair', 'dark', 'long'],
  ['stone', 'blue', 'fair', 'grey', 'short', 'cap'],
  ['sea', 'wool', 'fair', 'dark', 'fringe', 'glasses'],
  ['heather', 'blue', 'deep', 'dark', 'swept'],
  ['sun', 'plum', 'warm', 'blond', 'bun'],
  ['dusk', 'wool', 'fair', 'red', 'swept', 'beard', 'moustache'],
  ['moss', 'red', 'warm', 'grey', 'bob', 'pearls'],
  ['sky', 'night', 'tan', 'dark', 'fringe', 'moustache'],
  ['rose', 'teal', 'fair', 'blond', 'bun', 'band', 'pearls'],
  ['stone', 'plum', 'warm', 'grey', 'tufts', 'beard', 'moustache'],
  ['sea', 'red', 'deep', 'white', 'long', 'glasses'],
  ['dusk', 'teal', 'fair', 'white', 'bun', 'glasses', 'pearls'],
  ['sun', 'night', 'warm', 'white', 'tufts', 'moustache', 'glasses'],
  ['heather', 'green', 'tan', 'white', 'curls', 'pearls'],
];

export const PORTRAITS: readonly Portrait[] = LINES.map(([ground, cloth, skin, hair, style, ...extras]) => ({
  ground: GROUND[ground],
  cloth: CLOTH[cloth],
  skin: SKIN[skin],
  hair: HAIR[hair],
  back: STYLES[style][0],
  front: STYLES[style][1],
  extras,
}));
