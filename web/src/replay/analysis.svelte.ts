// The analysis of a finished game: its progress, its result, and the curve of chances.
import type { Handlers, Send } from '../net/messages';
import type { Analysis, Analysing, Replayed, TurningPoint } from '../net/wire';

export class GameAnalysis {
  result = $state.raw<Analysis | null>(null);
  progress = $state.raw<Analysing | null>(null);

  readonly handlers: Handlers<'analysing' | 'analysis'> = {
    analysing: (message) => (this.progress = message),
    analysis: (message) => {
      this.result = message;
      this.progress = null;
    },
  };

  constructor(private readonly send: Send) {}

  ask(): void {
    if (!this.result) this.send({ type: 'analyse' });
  }

  /** Forgets the analysis; called for another table, or when the server refuses. */
  clear(): void {
    this.result = this.progress = null;
  }

  /** The turning point that follows a replayed position, if the position is seen from the seat to move. */
  turningPointAt(position: Replayed | null): TurningPoint | null {
    return this.result?.turning_points.find(({ at, seat }) => position?.at === at - 1 && position.seat === seat) ?? null;
  }
}

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** The SVG paths of the curve in a drawing of this size, one for each seat. */
export function curvePaths(curve: readonly number[][], width: number, height: number): string[] {
  const step = width / Math.max(1, curve.length - 1);
  const spot = (chance: number, at: number) => `${(at * step).toFixed(1)} ${((1 - chance) * height).toFixed(1)}`;
  return (curve[0] ?? []).map((_, seat) => `M${curve.map((chances, at) => spot(chances[seat], at)).join('L')}`);
}

/** The number of moves at a place between the left edge and the right one. */
export const moveAt = (share: number, curve: readonly number[][]): number =>
  Math.round(Math.min(1, Math.max(0, share)) * (curve.length - 1));
