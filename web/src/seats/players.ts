// The players at a table, by the names that the page shows.
import type { Player, Text } from '../board/contract';
import type { SeatInfo } from '../net/wire';

type List = (names: readonly string[]) => string;

/** The name of a seat: its own, or what the page calls a seat without one. */
export function nameOf(seats: readonly SeatInfo[], seat: number, text: Text): string {
  const { kind, name, yours } = seats[seat];
  if (name) return name;
  if (kind === 'open') return text('seat-open');
  if (kind === 'person') return yours && isAlone(seats) ? text('you') : text('player-number', { number: seat + 1 });
  const bots = seats.flatMap((other, number) => (other.kind === 'bot' && !other.name ? [number] : []));
  return bots.length === 1 ? text('bot') : text('bot-number', { number: bots.indexOf(seat) + 1 });
}

/** Whether this browser has one seat only, so that "you" says enough. */
export const isAlone = (seats: readonly SeatInfo[]): boolean => seats.filter(({ yours }) => yours).length === 1;

export function playersOf(seats: readonly SeatInfo[], text: Text): Player[] {
  return seats.map(({ kind, yours, traits, stand_in }, seat) => ({
    seat,
    name: nameOf(seats, seat, text),
    yours,
    bot: kind === 'bot' || stand_in !== '',
    traits,
    you: yours && isAlone(seats),
  }));
}

/** How a game ended, in words; a single player has beaten no other. */
export function outcomeOf(players: readonly Player[], winners: readonly Player[], text: Text, list: List): string {
  if (players.length === 1) return text('over-alone');
  if (winners.length === 1 && winners[0].you) return text('won-you');
  return text('won', { count: winners.length, names: list(winners.map(({ name }) => name)) });
}
