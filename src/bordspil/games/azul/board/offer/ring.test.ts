// The ring: displays never touch, everything stays in its room, and every heap has a spot for every piece.
import { describe, expect, test } from 'vitest';
import { heap, layOut } from './ring';

const rooms: [name: string, width: number, height: number][] = [
  ['desk', 540, 780],
  ['phone', 344, 290],
  ['wide', 900, 400],
];

describe.each(rooms)('%s', (_, width, height) => {
  test.each([5, 7, 9])('%i displays', (count) => {
    const { displays, plate, tile, centre } = layOut(count, width, height);
    expect(tile).toBeGreaterThan(18);
    displays.forEach((a, index) => {
      expect(Math.abs(a.x) + plate).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(a.y) + plate).toBeLessThanOrEqual(height / 2);
      for (const b of displays.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * plate);
    });
    for (let pieces = 1; pieces <= 3 * count + 1; pieces++) {
      const { spots, size } = heap(pieces, centre, tile);
      expect(spots).toHaveLength(pieces);
      for (const { x, y } of spots) {
        expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(centre.x + size / 2);
        expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(centre.y + size / 2);
      }
    }
  });
});
