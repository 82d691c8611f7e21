// What bots say at the table: a phrase at the start, at the end, and now and then between. Every page finds the same one,
// as it follows from the table and the move alone; nothing of it is sent or kept.
import type { ChatLine, SeatInfo } from '../net/wire';
import type { Phrase } from './chat.svelte';

/** A game as far as everybody may see it. */
export interface Moment {
  code: string;
  seq: number;
  scores: readonly number[];
  winners: readonly number[];
  seats: readonly Pick<SeatInfo, 'kind' | 'level'>[];
}

/** How often a bot of a level speaks up in mid-game, of a hundred occasions: a child a lot, a master hardly ever. */
const TALKATIVE: Record<string, number> = {
  child: 60,
  easy: 35,
  casual: 50,
  medium: 25,
  skilled: 20,
  strong: 10,
  master: 8,
  expert: 5,
};

/** A number below a hundred that follows from words. */
function chance(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

const pick = <One>(from: readonly One[], number: number): One => from[number % from.length];

/** What was gained by whom between two moments: the seat that won most points, if any won some. */
function gainer(before: Moment, after: Moment): number | null {
  const gains = after.scores.map((score, seat) => score - (before.scores[seat] ?? 0));
  const most = Math.max(...gains);
  return most > 0 && gains.filter((gain) => gain === most).length === 1 ? gains.indexOf(most) : null;
}

/** What a bot says between two moments; null where none speaks. */
export function remarkOf(before: Moment | null, after: Moment): ChatLine | null {
  const bots = after.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  if (bots.length === 0) return null;
  const luck = chance(after.code, after.seq);
  const seat = pick(bots, luck);
  const line = (phrase: Phrase, by = seat): ChatLine => ({ number: -1 - after.seq, seat: by, name: '', phrase, text: '' });
  if (before?.code !== after.code) return after.seq === 0 ? line(pick<Phrase>(['hello', 'luck'], luck)) : null;
  if (before.winners.length === 0 && after.winners.length > 0) {
    const loser = bots.find((bot) => !after.winners.includes(bot));
    return loser === undefined ? line('thanks') : line('well-played', loser);
  }
  if (after.winners.length > 0 || after.seq <= before.seq) return null;
  const best = gainer(before, after);
  if (best === null || luck >= (TALKATIVE[after.seats[seat].level] ?? 20)) return null;
  return best === seat ? null : line('nice');
}
