// The players of a table as a board needs them: in which order they sit around it, and as arguments of a text.
import type { Arguments, Player } from './contract';

/** The other seats in the order of play, beginning after the seat at the bottom; all seats for a spectator. */
export function othersAround(seat: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => ((seat ?? 0) + step) % seats).filter((other) => other !== (seat ?? -1));
}

/** A player as arguments of a text: the name, and whether it speaks to the player. */
export const playerArguments = (player: Player | undefined): Arguments => ({
  name: player?.name ?? '',
  you: player?.you ? 'yes' : 'no',
});
