// The authors of the icons: each once, with all of their icons.
import { expect, test } from 'vitest';
import { byAuthor } from './credits';

test('who drew most comes first, with the name written out', () => {
  const found = byAuthor({ galleon: 'delapouite', torch: 'delapouite', river: 'lorc', flute: 'john-colburn' });
  expect(found).toEqual([
    { author: 'Delapouite', icons: ['galleon', 'torch'] },
    { author: 'John Colburn', icons: ['flute'] },
    { author: 'Lorc', icons: ['river'] },
  ]);
});
