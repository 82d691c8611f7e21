// Reads tables that are drawn as text, one line of the drawing per row: `r5 r6 r7`, with `.` for an empty square.
import { newId, type Lying } from '../identity';

/** The tiles of a drawing; those with `*` behind their name came from the rack. */
export function readDrawing(drawing: string): Lying[] {
  return drawing
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((sign, column) =>
          sign === '.' ? [] : [{ id: newId(), tile: sign.replace('*', ''), mine: sign.endsWith('*'), row, column }],
        ),
    );
}
