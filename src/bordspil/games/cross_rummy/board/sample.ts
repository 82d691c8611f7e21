// A real position in the middle of a game, drawn on the home page and used by the tests.
import { readDrawing } from './figures/read_drawing';

export const sample = readDrawing(`
  .  b3  .   .   .  .  .  .   .
  .  g3  .   .   .  .  .  .   .
  r2 r3  r4  r5  r6 r7 .  .   .
  .  .   .   .   b6 .  .  .   .
  .  y3  y4  y5  y6 .  .  .   .
  .  .   .   .   .  .  .  .   .
  g9 g10 g11 g12 .  .  b9 y9  r9
  b9 .   .   b12 .  .  .  y10 .
  r9 .   .   r12 .  .  .  y11 .
`);
