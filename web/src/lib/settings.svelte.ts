// The storage of this browser: the token that owns its seats, and the player's settings, each a field of one table.
import { chooseLanguage, isLanguage, type Language } from './languages';
import { recall, remember } from './storage';
import { readLine, readStreak, writeLine, writeStreak, type Line, type Streak } from '../puzzles/streak';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['calm', 'normal', 'quick'] as const;

/** How one setting is read from storage, where it may be missing or wrong, and how it is written there. */
interface Field<Value> {
  read: (stored: string | null) => Value;
  write: (value: Value) => string;
}

const flag = (on: string, off: string, otherwise: () => boolean): Field<boolean> => ({
  read: (stored) => (stored === on ? true : stored === off ? false : otherwise()),
  write: (value) => (value ? on : off),
});

const oneOf = <Value extends string>(values: readonly Value[], otherwise: Value): Field<Value> => ({
  read: (stored) => values.find((value) => value === stored) ?? otherwise,
  write: String,
});

const FIELDS = {
  language: {
    read: (stored) => (isLanguage(stored) ? stored : chooseLanguage(navigator.languages)),
    write: String,
  } satisfies Field<Language>,
  theme: oneOf(THEMES, 'system'),
  sound: flag('on', 'off', () => true),
  /** How loud sounds are, of 100. */
  volume: {
    read: (stored) => (/^\d{1,3}$/.test(stored ?? '') ? Math.min(100, Number(stored)) : 40),
    write: String,
  } satisfies Field<number>,
  /** How fast pieces move and how long the eye may rest on them. */
  motion: oneOf(MOTIONS, 'normal'),
  /** Whether bots say something at the table now and then. */
  remarks: flag('on', 'off', () => true),
  vibration: flag('on', 'off', () => true),
  notices: flag('on', 'off', () => false),
  /** The portrait that a player has chosen; null before. */
  portrait: {
    read: (stored) => (/^\d{1,2}$/.test(stored ?? '') ? Number(stored) : null),
    write: (value) => String(value ?? ''),
  } satisfies Field<number | null>,
  name: { read: (stored) => stored ?? '', write: String } satisfies Field<string>,
  /** The lessons that have been taken to their end, such as azul/first. */
  learnt: {
    read: (stored) => stored?.split(' ').filter((name) => /^[a-z0-9_-]+\/[a-z-]+$/.test(name)) ?? [],
    write: (names) => names.join(' '),
  } satisfies Field<string[]>,
  /** Days in a row on which a puzzle of the day was solved. */
  streak: { read: readStreak, write: writeStreak } satisfies Field<Streak>,
  /** How the last line of a day was laid. */
  line: { read: readLine, write: writeLine } satisfies Field<Line>,
  /** Whether a lesson was offered before a first game: that is done once. */
  offered: flag('yes', 'no', () => false),
  /** Whether games were running at the last visit: home keeps a place for them. */
  running: flag('yes', 'no', () => false),
  /** Whether the log is open. */
  drawer: flag('open', 'closed', () => false),
};

type Settings = { [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]['read']> };

function recallToken(): string {
  const known = recall('token');
  if (known && /^[A-Za-z0-9_-]{32,64}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  remember('token', token);
  return token;
}

/** Settings that are read from storage once, and written there whenever they are set. */
function keptSettings(): Settings {
  const settings = {} as Settings;
  for (const [name, { read, write }] of Object.entries(FIELDS) as [keyof Settings, Field<unknown>][]) {
    let value = $state(read(recall(name)));
    Object.defineProperty(settings, name, {
      enumerable: true,
      get: () => value,
      set: (changed) => {
        value = changed;
        remember(name, write(changed));
      },
    });
  }
  return settings;
}

export const token = recallToken();
export const settings = keptSettings();
