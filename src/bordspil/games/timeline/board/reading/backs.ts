// What stands on the backs of cards besides the date, fetched when it is to be read, once for each card.
import { SvelteMap } from 'svelte/reactivity';
import type { Texts } from '../moves';

export interface Back {
  fact: Texts;
  sources: string[];
}

const known = new SvelteMap<string, Back>();
const asked = new Set<string>();

async function ask(address: string): Promise<void> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    known.set(address, (await answer.json()) as Back);
  } catch {
    asked.delete(address); // it is asked for again when it is looked at again
  }
}

/** The back of a card, as soon as it is here. */
export function backAt(address: string | null): Back | null {
  if (address && !asked.has(address)) {
    asked.add(address);
    void ask(address);
  }
  return (address && known.get(address)) || null;
}
