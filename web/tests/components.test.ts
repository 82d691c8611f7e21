// Components hold no words of their own: everything a person reads or hears is a message.
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const components = {
  ...import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../src/bordspil/games/*/board/**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const LETTERS = /\p{L}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
}

function wordsIn(node: unknown, found: string[]): void {
  if (Array.isArray(node)) node.forEach((child) => wordsIn(child, found));
  if (!node || typeof node !== 'object' || Array.isArray(node)) return;
  const { type, name, data, value } = node as Node;
  if (type === 'StyleDirective' || type === 'ClassDirective') return;
  if (type === 'Attribute') {
    const parts = Array.isArray(value) ? (value as Node[]) : [];
    const literal = parts
      .filter((part) => part.type === 'Text')
      .map((part) => part.data ?? '')
      .join('');
    if (SPOKEN.has(name ?? '') && LETTERS.test(literal)) found.push(`${name}: ${literal}`);
    return;
  }
  if (type === 'Text' && LETTERS.test(data ?? '')) found.push((data ?? '').trim());
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'metadata' && key !== 'parent' && key !== 'css') wordsIn(child, found);
  }
}

test.each(Object.entries(components))('%s', (_, source) => {
  const found: string[] = [];
  wordsIn(parse(source, { modern: true }).fragment, found);
  expect(found).toEqual([]);
});
