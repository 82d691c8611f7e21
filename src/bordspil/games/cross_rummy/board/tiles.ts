// The tiles by their names: colour, value, points, and the two orders a rack can be sorted in.

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const ACTIONS = ['pass2', 'draw3'] as const;
export type Action = (typeof ACTIONS)[number];
/** CR-51: what an action tile on the rack costs. */
const ACTION_POINTS = 20;

export const isAction = (tile: string): tile is Action => tile === 'pass2' || tile === 'draw3';

/** The colour of a number tile, which its name begins with. */
export function colourOf(tile: string): Colour | null {
  return isAction(tile) ? null : (COLOURS.find((colour) => colour[0] === tile[0]) ?? null);
}

/** The value of a number tile; 0 for an action tile. */
export const valueOf = (tile: string): number => (isAction(tile) ? 0 : Number(tile.slice(1)));

export const pointsOf = (tile: string): number => (isAction(tile) ? ACTION_POINTS : valueOf(tile));

export type Order = 'colour' | 'number';

/** Places in a sorted rack: action tiles last. */
export function compare(order: Order, one: string, other: string): number {
  const [first, second] = [one, other].map((tile) => {
    const colour = colourOf(tile);
    return { colour: colour ? COLOURS.indexOf(colour) : COLOURS.length + ACTIONS.indexOf(tile as Action), value: valueOf(tile) || 15 };
  });
  const [colour, value] = [first.colour - second.colour, first.value - second.value];
  return order === 'colour' ? colour || value : value || colour;
}
