// The analysis of a game that is over: asked for once, its progress, what was found, and which better move is looked at.
import type { Handlers, Send } from '../net/messages';
import type { Analysis, Analysing, Replayed, TurningPoint } from '../net/wire';

export class Analyst {
  found = $state.raw<Analysis | null>(null);
  progress = $state.raw<Analysing | null>(null);

  readonly handlers: Handlers<'analysing' | 'analysis'> = {
    analysing: (message) => (this.progress = message),
    analysis: (message) => {
      this.found = message;
      this.progress = null;
    },
  };

  constructor(private readonly send: Send) {}

  ask(): void {
    if (!this.found) this.send({ type: 'analyse' });
  }

  /** Another table is looked at, or it could not be done. */
  clear(): void {
    this.found = this.progress = null;
  }

  /** The turning point before which a step stands, seen with the eyes of whoever was to move. */
  pointAt(past: Replayed | null): TurningPoint | null {
    return this.found?.turning_points.find(({ at, seat }) => past?.at === at - 1 && past.seat === seat) ?? null;
  }
}

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** The ways of the lines through a drawing of this size: one for each seat, from the first position to the end. */
export function paths(curve: readonly number[][], width: number, height: number): string[] {
  const step = width / Math.max(1, curve.length - 1);
  const spot = (chance: number, at: number) => `${(at * step).toFixed(1)} ${((1 - chance) * height).toFixed(1)}`;
  return (curve[0] ?? []).map((_, seat) => `M${curve.map((chances, at) => spot(chances[seat], at)).join('L')}`);
}

/** The number of moves at a place between the left edge and the right one. */
export const moveAt = (share: number, curve: readonly number[][]): number =>
  Math.round(Math.min(1, Math.max(0, share)) * (curve.length - 1));
