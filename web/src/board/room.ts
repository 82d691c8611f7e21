// What shape the room of a board has; every board is laid out for one of three.

export type Shape = 'desk' | 'upright' | 'low';

/** A table needs less height than this, in pixels, only on its side: the shared part left, the own part right of it. */
const LOW = 476;
/** Below this width everything lies in one column. */
const NARROW = 820;
/** From this width on a column has room for whole boards of others. */
const ROOMY = 680;

export function shapeOf(width: number, height: number): Shape {
  if (height > 0 && height < LOW && width > height * 1.3) return 'low';
  return width > 0 && width < NARROW ? 'upright' : 'desk';
}

/** Whether others are shown with all that is theirs, or as chips that open. */
export const isRoomy = (shape: Shape, width: number): boolean => shape === 'desk' || (shape === 'upright' && width >= ROOMY);
