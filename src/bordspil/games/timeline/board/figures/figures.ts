// The lines that illustrate the rules, by the name the help calls them.
import type { Text } from '$shell/board/contract';
import type { Face } from '../faces';
import type { Item } from '../line/Line.svelte';
import { sample, type SampleName } from './sample';

export interface Panel {
  items: Item[];
  held?: Face;
  aim?: number;
}

const lying = (text: Text, ...names: SampleName[]): Item[] => names.map((face) => ({ face: sample(face, text) }));

/** EX-1: one card lies, and there are two places for the next. */
const places = (text: Text): Panel[] => [{ items: lying(text, 'globe'), held: sample('titanic', text, false) }];

/** TL-20: between two neighbours, with room made for the card. */
const between = (text: Text): Panel[] => [
  { items: lying(text, 'globe', 'wheel', 'station'), held: sample('titanic', text, false), aim: 2 },
];

/** TL-21 and TL-24: one card stays, another shows where it belonged and leaves. */
function turned(text: Text): Panel[] {
  const right = lying(text, 'globe', 'titanic', 'station');
  const wrong = lying(text, 'senate', 'globe', 'station');
  right[1] = { ...right[1], mark: 'right' };
  wrong[0] = { ...wrong[0], mark: 'wrong', aside: true, note: text('belonged-here') };
  return [{ items: right }, { items: wrong }];
}

/** EX-2: the same date as a lying card: both sides of that card are right. */
function equal(text: Text): Panel[] {
  const before = lying(text, 'stockholm', 'titanic', 'station');
  const after = lying(text, 'titanic', 'stockholm', 'station');
  before[0] = { ...before[0], mark: 'right' };
  after[1] = { ...after[1], mark: 'right' };
  return [{ items: before }, { items: after }];
}

export const illustrations: Record<string, (text: Text) => Panel[]> = { places, between, turned, equal };
