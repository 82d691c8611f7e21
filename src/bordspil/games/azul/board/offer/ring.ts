// Where the displays and the tiles of the centre lie in the room there is: a circle, stretched a little if that helps.

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  /** Side of a tile; everything else is measured in tiles. */
  tile: number;
  plate: number;
  displays: Point[];
  /** Half the width and height of the free room in the middle. */
  centre: Point;
}

const PLATE = 1.58; // radius of a display, in tiles
const AIR = 0.14; // between two displays, and to the edge
const STRETCH = 1.16; // wider than this it is no circle any more
const STEPS = 720;
/** Half the room the centre needs, in tiles, by number of displays: 3 tiles may come from each. */
const MIDDLE: Record<number, number> = { 5: 2.05, 7: 2.3, 9: 2.6 };

/** Points at equal distances along an ellipse, the first at the top, clockwise. */
export function around(count: number, halfWidth: number, halfHeight: number): Point[] {
  const at = (step: number): Point => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return { x: halfWidth * Math.sin(angle), y: -halfHeight * Math.cos(angle) };
  };
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [a, b] = [at(step - 1), at(step)];
    lengths.push(lengths[step - 1] + Math.hypot(a.x - b.x, a.y - b.y));
  }
  return Array.from({ length: count }, (_, index) => {
    const wanted = (index / count) * lengths[STEPS];
    return at(lengths.findIndex((length) => length >= wanted));
  });
}

function tryTile(count: number, width: number, height: number, tile: number): Ring | null {
  const margin = PLATE + AIR;
  const halfHeight = height / 2 / tile - margin;
  const halfWidth = Math.min(width / 2 / tile - margin, halfHeight * STRETCH);
  const tall = Math.min(halfHeight, halfWidth * STRETCH);
  if (tall <= 0 || halfWidth <= 0) return null;
  const displays = around(count, halfWidth, tall);
  const apart = displays.every((a, i) => {
    const b = displays[(i + 1) % count];
    return Math.hypot(a.x - b.x, a.y - b.y) >= 2 * PLATE + AIR;
  });
  const centre = { x: halfWidth - PLATE - AIR, y: tall - PLATE - AIR };
  const need = MIDDLE[count] ?? 2.6;
  if (!apart || centre.x * centre.y < need * need || Math.min(centre.x, centre.y) < need * 0.8) return null;
  const scale = (point: Point): Point => ({ x: point.x * tile, y: point.y * tile });
  return { tile, plate: PLATE * tile, displays: displays.map(scale), centre: scale(centre) };
}

/** The ring with the largest tiles that fits. */
export function layOut(count: number, width: number, height: number, largest = 54): Ring {
  let low = 4;
  let high = largest;
  for (let round = 0; round < 14; round++) {
    const middle = (low + high) / 2;
    if (tryTile(count, width, height, middle)) low = middle;
    else high = middle;
  }
  return (
    tryTile(count, width, height, low) ?? {
      tile: low,
      plate: PLATE * low,
      displays: around(count, 1, 1),
      centre: { x: 1, y: 1 },
    }
  );
}

/** Spots for pieces in the middle, in rows that follow its round shape; the middle of each piece. */
export function heap(count: number, room: Point, tile: number): { size: number; spots: Point[] } {
  for (let size = tile; size > tile / 3; size *= 0.96) {
    const spots = rows(count, room, size * 1.09);
    if (spots) return { size, spots };
  }
  // While a window is being resized there may be no room at all.
  const middle = () => Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  return { size: tile / 3, spots: rows(count, { x: room.x * 2, y: room.y * 2 }, tile / 3) ?? middle() };
}

function rows(count: number, room: Point, step: number): Point[] | null {
  for (let lines = 1; lines <= 9; lines++) {
    const widths = Array.from({ length: lines }, (_, line) => {
      const edge = Math.abs(line - (lines - 1) / 2) + 0.5;
      const inside = 1 - ((edge * step) / room.y) ** 2;
      return inside <= 0 ? 0 : Math.floor((2 * room.x * Math.sqrt(inside)) / step);
    });
    if (widths.reduce((sum, width) => sum + width, 0) < count) continue;
    return fill(count, widths, step);
  }
  return null;
}

/** Spreads the pieces over the rows in proportion to their length, so that the heap stays round. */
function fill(count: number, widths: number[], step: number): Point[] {
  const points: Point[] = [];
  let left = count;
  let room = widths.reduce((sum, width) => sum + width, 0);
  widths.forEach((width, line) => {
    const here = room > 0 ? Math.min(width, Math.round((left * width) / room)) : 0;
    left -= here;
    room -= width;
    for (let index = 0; index < here; index++) {
      points.push({ x: (index - (here - 1) / 2) * step, y: (line - (widths.length - 1) / 2) * step });
    }
  });
  return points;
}
