// What the board of a table shows: the present, or a position of the replay with what the analysis says of it.
import type { GameInfo, TableInfo, Update } from '../net/wire';
import { session } from '../net/session.svelte';

export class ShownPosition {
  /** The position of the replay; null while the present is shown. */
  readonly replayed = $derived(session.replay.position);
  /** Before a mistake the better move is shown as a hint to the seat to move. */
  readonly turningPoint = $derived(session.analysis.turningPointAt(this.replayed));
  readonly view = $derived.by(() => {
    if (!this.replayed) return this.update();
    // Nothing can be played in the past; the board draws the better move from the moves it is given.
    const moves = this.turningPoint ? [this.turningPoint.move] : [];
    return { ...this.replayed, moves, fresh: session.replay.fresh };
  });
  readonly hint = $derived.by(() => {
    if (!this.replayed) return session.hints.given;
    return this.turningPoint?.hint ? { step: 2 as const, value: this.turningPoint.hint } : null;
  });

  constructor(private readonly update: () => Update) {}
}

/** Whether a finished game can be analysed. */
export const canAnalyse = (table: TableInfo, games: readonly GameInfo[]): boolean =>
  table.stage === 'over' && table.seats.length > 1 && games.some(({ id, analysis }) => id === table.game && analysis);
