// Cards for pictures of the game: things that happened too, but are in no deck, so that they give nothing away.
import type { Text } from '$shell/board/contract';
import { writeDate } from '../dates';
import type { Face } from '../faces';

interface Sample {
  year: number;
  category: string;
  /** The card of the shipped deck whose picture suits it as well. */
  picture: string;
}

const SAMPLES = {
  senate: { year: -44, category: 'history', picture: 'rubicon-crossing' },
  globe: { year: 1599, category: 'arts', picture: 'aeschylus-the-persians' },
  wheel: { year: 1897, category: 'buildings', picture: 'tivoli-opening' },
  titanic: { year: 1912, category: 'history', picture: 'vasa-sinks' },
  stockholm: { year: 1912, category: 'sport', picture: 'olympic-games-in-helsinki' },
  station: { year: 2000, category: 'exploration', picture: 'gagarin-orbits' },
} satisfies Record<string, Sample>;
export type SampleName = keyof typeof SAMPLES;

/** A sample as it lies there, its date only where it has been turned. */
export function sample(name: SampleName, text: Text, isOpen = true): Face {
  const { year, category, picture } = SAMPLES[name];
  return {
    id: name,
    title: text(`sample-${name}`),
    alt: '',
    category,
    picture: `/api/games/timeline/material/${picture}.svg`,
    date: isOpen ? writeDate(year, 0, text) : null,
    back: null,
    language: '',
  };
}
