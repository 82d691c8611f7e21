// Shows one view after another: what happened plays out piece by piece, and is cut short when the player goes on.
import { tick } from 'svelte';
import type { Sound } from '$shell/board/contract';
import { paced, prefersStill } from '$shell/board/flights';
import { withRecent } from '$shell/board/recent';
import { BoardStage } from '$shell/board/stage.svelte';
import { flightsOf } from './spots';
import { launch, measure, type Start } from './launch';
import type { Bonus } from './bonuses';
import { unfold, type Frame } from './frames';
import type { GameEvent } from '../moves';
import { chain, type Cell } from '../turn/preview';
import type { Position } from '../view';

/** The moment a tile has clicked into the wall, or the floor is counted. */
export interface Moment {
  seat: number;
  points: number;
  cells: Cell[];
  floor: boolean;
  /** A row, column or colour that earns its bonus at the end. */
  bonus?: boolean;
}

const MOMENT_OWN = 420;
const MOMENT_OTHERS = 170;
const BONUS = 700;
/** When this many steps wait, a step no longer dwells. */
const CROWD = 14;

type Take = Extract<GameEvent, { event: 'take' }>;

/** The take that led to a view, unless a new round has begun since. */
function lastTake(events: Frame['event'][]): Take | null {
  const last = events.findLast((event) => event?.event === 'take' || event?.event === 'deal');
  return last?.event === 'take' ? last : null;
}

/** What laid tiles sound like: a full line rings, what falls is dull. */
function soundOf({ seat, to }: Take, view: Position): Sound {
  if (to === 'floor') return 'fall';
  return view.boards[seat].lines[to - 1].count === to ? 'line' : 'lay';
}

export class Stage extends BoardStage<Position, GameEvent, Frame> {
  moment = $state.raw<Moment | null>(null);
  /** The takes that stay marked: those since the own last turn. */
  recent = $state.raw<readonly Take[]>([]);
  /** Where dragged tiles were let go: they travel from there. */
  letGo: { x: number; y: number } | null = null;

  constructor(
    view: Position,
    events: GameEvent[],
    private readonly own: () => number | null,
    private readonly sound: (name: Sound) => void,
  ) {
    super(view);
    this.recent = this.after(events);
  }

  /** Goes on to a view; with events it plays out. */
  follow(view: Position, events: GameEvent[], fresh: boolean): void {
    const before = this.latest;
    this.latest = view;
    if (fresh || prefersStill() || events.length === 0 || before.boards.length !== view.boards.length) {
      this.finish();
      this.recent = this.after(events, fresh ? [] : this.recent);
      const last = lastTake(events);
      if (!fresh && last) this.sound(soundOf(last, view));
      return;
    }
    this.frames.push(...unfold(before, events, view));
    this.play();
  }

  /** Shows the latest view at once. */
  finish(): void {
    this.recent = this.after(
      this.frames.map(({ event }) => event),
      this.recent,
    );
    this.moment = null;
    this.cut();
  }

  /** A single flight ends by itself; the end of a round is skipped. */
  protected override isWorthSkipping(): boolean {
    return this.frames.length > 0;
  }

  protected async step(frame: Frame): Promise<void> {
    const { event } = frame;
    const run = this.run;
    const starts = this.root ? this.fromHand(measure(this.root, flightsOf(frame)), event) : [];
    this.recent = this.after([event], this.recent);
    this.moment = null;
    this.shown = frame.view;
    await tick();
    if (run !== this.run || !this.root || !this.layer) return;
    const { animations, time } = launch(this.root, this.layer, starts);
    this.animations = animations;
    this.makeSound(event, time);
    await this.pause(event?.event === 'take' || event?.event === 'deal' ? time : Math.min(time, 260));
    if (run === this.run) await this.dwell(frame);
  }

  /** Lets the eye rest on points won or lost. */
  private async dwell({ view, event }: Frame): Promise<void> {
    if (event?.event === 'bonus-line') return this.showBonus(event);
    if (event?.event !== 'tile' && event?.event !== 'floor') return;
    const { run } = this;
    const { seat, points } = event;
    const cells = event.event === 'tile' ? chain(view.boards[seat].wall, [event.line - 1, event.column - 1]) : [];
    this.moment = { seat, points, cells, floor: event.event === 'floor' };
    const own = seat === this.own();
    if (own && event.event === 'tile') this.sound('score');
    await this.pause(own && this.frames.length < CROWD ? MOMENT_OWN : MOMENT_OTHERS);
    if (run === this.run) this.moment = null;
  }

  private async showBonus({ seat, cells, points }: Bonus): Promise<void> {
    const { run } = this;
    this.moment = { seat, points, cells, floor: false, bonus: true };
    this.sound('bonus');
    await this.pause(BONUS);
    if (run === this.run) this.moment = null;
  }

  private makeSound(event: Frame['event'], time: number): void {
    if (event?.event === 'take') setTimeout(() => this.sound(soundOf(event, this.shown)), paced(time * 0.8));
    if (event?.event === 'deal') this.sound('deal');
  }

  /** The last take of a seat among those that stay marked. */
  lastOf(seat: number): Take | null {
    return this.recent.findLast((take) => take.seat === seat) ?? null;
  }

  /** What stays marked after events; a new round begins anew. */
  private after(events: Frame['event'][], recent: readonly Take[] = []): readonly Take[] {
    const seats = this.latest.boards.length;
    return events.reduce((marked, event) => {
      if (event?.event === 'deal') return [];
      return event?.event === 'take' ? withRecent(marked, event, this.own(), seats) : marked;
    }, recent);
  }

  private fromHand(starts: Start[], event: Frame['event']): Start[] {
    const at = this.letGo;
    if (!at || event?.event !== 'take' || event.seat !== this.own()) return starts;
    this.letGo = null;
    return starts.map((start) => {
      if (start.piece !== event.take || start.to.startsWith('centre')) return start;
      const { width } = start.box;
      return { ...start, box: new DOMRect(at.x - width / 2, at.y - width / 2, width, width) };
    });
  }
}
