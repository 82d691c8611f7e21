// What has happened since a player's own last turn: a board keeps it marked, in the colour of the seat that did it.

interface BySeat {
  seat: number;
}

/** The moves to mark after one more: others' since the own turn, or the own one until others have moved. */
export function withRecent<Move extends BySeat>(recent: readonly Move[], move: Move, own: number | null, seats: number): Move[] {
  if (move.seat === own) return [...(recent.some(({ seat }) => seat !== own) ? [] : recent), move];
  const others = [...recent.filter(({ seat }) => seat !== own), move];
  return own === null ? others.slice(-seats) : others;
}

/** The colour of a seat at the table, as the frame sets it. */
export const markOf = (seat: number): string => `var(--player-${seat}, var(--accent))`;
