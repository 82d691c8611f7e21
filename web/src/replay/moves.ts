// The log as the list of moves: which line belongs to which move of the replay.

/** The number of the move to which each event of the log belongs, by how many events there were after each move. */
export function stepsOf(ends: readonly number[], count: number): number[] {
  if (ends.length === 0) return [];
  const earlier = ends[ends.length - 1] - count; // events of a long game that are not in the log
  let at = 0;
  return Array.from({ length: count }, (_, event) => {
    while (at < ends.length - 1 && ends[at] <= event + earlier) at += 1;
    return at;
  });
}
