// The authors of the icons: each once, with all of their icons.
import { expect, test } from 'vitest';
import { byAuthor } from './credits';

test('who drew most comes first', () => {
  const found = byAuthor({ galleon: 'Delapouite', torch: 'Delapouite', river: 'Lorc', flute: 'John Colburn' });
  expect(found).toEqual([
    { author: 'Delapouite', icons: ['galleon', 'torch'] },
    { author: 'John Colburn', icons: ['flute'] },
    { author: 'Lorc', icons: ['river'] },
  ]);
});
