// How a player likes to begin a game: who sits where, the options and the clock, kept for each game in this browser.
import { recall, remember } from '../lib/storage';
import { settings } from '../lib/settings.svelte';
import type { GameInfo, SeatPlan, Terms } from '../net/wire';

/** Who sits at a seat: a person at this device, a friend who comes by a link, or a computer of a level. */
export type SeatChoice = Required<Pick<SeatPlan, 'kind' | 'name' | 'level'>>;
export type SeatKind = SeatPlan['kind'];

export const KINDS = ['bot', 'me', 'open'] as const satisfies SeatKind[];
const MOST_SEATS = 16;
const USUAL = 2;

const word = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : '');

/** Reads what was kept, whatever stands there now. */
export function readSetup(text: string | null): Pick<Setup, 'count' | 'seats' | 'options' | 'terms'> {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    // what cannot be read was not kept
  }
  const seats = (Array.isArray(kept.seats) ? kept.seats.slice(0, MOST_SEATS) : [])
    .map(Object)
    .filter(({ kind }) => KINDS.some((one) => one === kind))
    .map(({ kind, name, level }): SeatChoice => ({ kind, name: word(name).slice(0, 24), level: word(level) }));
  const count = Number.isInteger(kept.count) ? Number(kept.count) : 0;
  return { count, seats, options: { ...Object(kept.options) }, terms: { ...Object(kept.terms) } };
}

export class Setup {
  /** How many play; 0 until that was chosen. */
  count = $state(0);
  /** The seats after the player's own. A computer without a level plays at the usual one. */
  seats = $state.raw<SeatChoice[]>([]);
  options = $state.raw<Record<string, unknown>>({});
  terms = $state.raw<Terms>({});

  constructor(private readonly game: string) {
    Object.assign(this, readSetup(recall(`setup-${game}`)));
  }

  /** How many play, as far as the game allows it. */
  countFor({ min_seats, max_seats }: GameInfo): number {
    return Math.min(max_seats, Math.max(min_seats, this.count || USUAL));
  }

  /** The seats after the player's own; those that nobody has chosen are like the last one. */
  others(game: GameInfo): SeatChoice[] {
    const like: SeatChoice = { kind: 'bot', level: '', ...this.seats.at(-1), name: '' };
    return Array.from({ length: this.countFor(game) - 1 }, (_, index) => this.seats[index] ?? like);
  }

  choose(game: GameInfo, index: number, seat: Partial<SeatChoice>): void {
    this.seats = this.others(game).map((one, at) => (at === index ? { ...one, ...seat } : one));
  }

  /** Lets the same kind of player take every seat but one's own. */
  fill(game: GameInfo, kind: SeatKind): void {
    this.seats = this.others(game).map((one) => ({ ...one, kind }));
  }

  /** The level of the last computer that was chosen; '' where none was. */
  get level(): string {
    return this.seats.findLast(({ kind, level }) => kind === 'bot' && level)?.level ?? '';
  }

  /** The options that the game still has, with values that it still knows. */
  chosen({ options }: GameInfo): Record<string, unknown> {
    return Object.fromEntries(
      options.flatMap(({ name, choices }) => {
        const value = this.options[name];
        const isUpload = typeof value === 'object' && value !== null;
        return value !== undefined && (isUpload || choices.includes(value)) ? [[name, value]] : [];
      }),
    );
  }

  /** Keeps it for the next visit; files that were brought along are kept by the server for a while only. */
  keep(): void {
    const options = Object.fromEntries(Object.entries(this.options).filter(([, value]) => typeof value !== 'object'));
    remember(`setup-${this.game}`, JSON.stringify({ count: this.count, seats: this.seats, options, terms: this.terms }));
  }
}

/** The plan of a table: one's own seat first. */
export function plansOf(others: readonly SeatChoice[], usual: string, nameOf: (seat: number) => string): SeatPlan[] {
  const isShared = others.some(({ kind }) => kind === 'me');
  return [
    { kind: 'me', name: settings.name || (isShared ? nameOf(1) : ''), portrait: settings.portrait },
    ...others.map(({ kind, name, level }, index): SeatPlan => {
      if (kind === 'open') return { kind };
      return kind === 'bot' ? { kind, level: level || usual } : { kind, name: name.trim() || nameOf(index + 2) };
    }),
  ];
}
