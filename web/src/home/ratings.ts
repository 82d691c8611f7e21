// Which level is an even match for a player, by measured ratings.
import type { GameInfo, RatingInfo } from '../net/wire';

/** The level whose strength is nearest to one's own in this game of so many; none where one of them is unknown. */
export function evenLevel(game: GameInfo, seats: number, own: readonly RatingInfo[]): string | null {
  const rating = own.find((one) => one.game === game.id && one.seats === seats)?.rating;
  const levels = Object.entries(game.ratings[seats] ?? {});
  if (rating === undefined || levels.length === 0) return null;
  const distance = ([, strength]: [string, number]) => Math.abs(strength - rating);
  return levels.reduce((best, other) => (distance(other) < distance(best) ? other : best))[0];
}

/** How far off a rating may be, 95 times in 100. */
export const ratingMargin = (deviation: number): number => Math.round(1.96 * deviation);
