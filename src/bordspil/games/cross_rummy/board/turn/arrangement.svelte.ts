// Keeps rack, workbench and camera in step with the views of the stage, and lays hints out on the workbench.
import type { Message } from '$shell/board/contract';
import type { Lying } from '../identity';
import type { Hint, Square } from '../moves';
import { boxOf } from '../places';
import type { Stage } from '../stage/stage.svelte';
import type { Camera } from '../table/camera.svelte';
import type { View } from '../view';
import type { Turn } from './turn.svelte';

/** What an empty table shows. */
const EMPTY: Square[] = [[-1, -2], [1, 4]];

const squaresOf = (tiles: readonly Lying[]): Square[] => tiles.map(({ row, column }) => [row, column]);

/** What a view says to this player; the same again, as after a refusal, changes nothing on the workbench. */
const contentOf = ({ seat, table, rack, to_act, stage, game }: View): string =>
  JSON.stringify([seat, table, rack, to_act, stage, game]);

export class Arrangement {
  /** The hint in words. */
  hinted = $state.raw<Message | null>(null);
  private settled: string | null = null;

  constructor(
    private readonly play: Turn,
    private readonly camera: Camera,
    private readonly stage: () => Stage,
    private readonly begun: (view: View) => void,
  ) {}

  /** Takes over a new view: the rack, the table to arrange, and what is in sight. */
  settle(view: View): void {
    const content = contentOf(view);
    if (content === this.settled) return;
    this.settled = content;
    const { bench, rack } = this.play;
    const { lying, last } = this.stage();
    const laid = new Set(bench.laid.map(({ id }) => id));
    rack.follow(`cross_rummy ${location.pathname} ${view.seat} ${view.game}`, view.rack, laid);
    bench.begin(lying);
    this.play.release();
    this.play.passing = [];
    this.hinted = null;
    this.begun(view);
    if (this.camera.follows) this.fitAll(true);
    else this.include(lying.filter(({ id }) => last.has(id)));
  }

  /** Brings the whole table into sight. */
  readonly fitAll = (glide = true): void => {
    const squares = squaresOf(this.stage().lying);
    this.camera.follows = true;
    this.camera.fit(boxOf(squares.length > 0 ? squares : EMPTY, this.stage().narrow ? 1.2 : 2), glide);
  };

  /** Keeps tiles in sight. */
  include(tiles: readonly Lying[]): void {
    if (tiles.length > 0) this.camera.include(boxOf(squaresOf(tiles), 1));
  }

  /** Says first how many tiles could be laid, then shows them on the workbench, where they can be undone. */
  advise({ step, value }: Hint): void {
    if (!this.play.canArrange) return;
    const key = value.tiles > 0 ? (step === 1 ? 'hint-count' : 'hint-shown') : 'hint-none';
    this.hinted = { key, given: { count: value.tiles } };
    if (step === 1 || !value.move) return;
    this.play.release();
    this.play.bench.arrange(value.move.lay.table, this.play.rack.slots);
    this.include(this.play.bench.spots);
  }
}
