// Shows one view after another: pieces travel and cards turn over, and all of it is cut short when the player goes on.
import { tick } from 'svelte';
import type { Sound } from '$shell/board/contract';
import { prefersStill } from '$shell/board/flights';
import { withRecent } from '$shell/board/recent';
import { BoardStage } from '$shell/board/stage.svelte';
import { findPiece, launch, settle } from './launch';
import type { GameEvent, Square } from '../moves';
import { keyOf, nameOf } from '../pieces';
import type { ColourName, Kind, View } from '../view';

interface Frame {
  view: View;
  events: GameEvent[];
}
/** Squares that a seat has covered. */
export interface Marked {
  seat: number;
  squares: readonly Square[];
}
type Travel = Extract<GameEvent, { event: 'place' | 'warp' | 'recycle' }>;

const FLIGHT = 300;
const CARD = 760;
/** When this many views wait, cards no longer turn over. */
const CROWD = 3;

const isTravel = (event: GameEvent): event is Travel =>
  event.event === 'place' || event.event === 'warp' || event.event === 'recycle';

export class Stage extends BoardStage<View, GameEvent, Frame> {
  /** The card that is turning over just now. */
  played = $state.raw<{ kind: Kind; colour: ColourName } | null>(null);
  /** The pieces laid or moved since the own last turn, which stay marked. */
  recent = $state.raw<readonly Marked[]>([]);
  /** The colour that has just lost its turn. */
  skipped = $state.raw<ColourName | null>(null);
  /** The name of the piece this player laid: it lies there already and only settles. */
  laid: string | null = null;

  constructor(
    view: View,
    private readonly own: () => number | null,
    private readonly sound: (name: Sound) => void,
  ) {
    super(view);
  }

  follow(view: View, events: GameEvent[], fresh: boolean): void {
    this.latest = view;
    if (fresh || prefersStill()) {
      this.finish();
      if (fresh) this.recent = [];
      events.forEach((event) => this.note(event));
      if (!fresh && events.some(isTravel)) this.sound('lay');
      return;
    }
    this.frames.push({ view, events });
    this.play();
  }

  /** Shows the latest view at once. */
  finish(): void {
    this.frames.flatMap(({ events }) => events).forEach((event) => this.note(event));
    this.played = null;
    this.cut();
  }

  protected async step({ view, events }: Frame): Promise<void> {
    const run = this.run;
    const travel = events.find(isTravel);
    const start = travel && this.startOf(travel);
    events.forEach((event) => this.note(event));
    this.shown = view;
    const card = events.find((event) => event.event === 'card');
    if (card) {
      this.sound('deal');
      this.played = { kind: card.card, colour: card.colour };
      await this.pause(this.frames.length < CROWD ? CARD : 0);
      if (run !== this.run) return;
      this.played = null;
    }
    await tick();
    if (run !== this.run || !travel) return;
    this.land(travel, start ?? null);
    await this.pause(FLIGHT);
  }

  /** What stays marked after an event. */
  private note(event: GameEvent): void {
    if (event.event === 'place' || event.event === 'warp') {
      this.recent = withRecent(this.recent, { seat: event.seat, squares: event.squares }, this.own(), this.latest.seats);
    }
    if (event.event === 'recycle') this.recent = this.recent.filter(({ squares }) => keyOf(squares) !== keyOf(event.squares));
    if (event.event === 'skip') this.skipped = event.colour;
    else if (event.event === 'card' || event.event === 'place' || event.event === 'pass') this.skipped = null;
  }

  private startOf(event: Travel): DOMRect | null {
    if (!this.root) return null;
    const where = event.event === 'place' ? 'tray' : 'lying';
    return findPiece(this.root, where, Stage.nameOf(event))?.getBoundingClientRect() ?? null;
  }

  private land(event: Travel, start: DOMRect | null): void {
    const name = Stage.nameOf(event);
    const goal = this.root && findPiece(this.root, event.event === 'recycle' ? 'tray' : 'lying', name);
    if (!goal || !this.layer) return;
    const own = this.laid === name;
    this.laid = null;
    this.animations = own ? settle(goal) : start ? launch(this.layer, start, goal) : [];
    this.sound(event.event === 'recycle' ? 'lift' : 'lay');
  }

  private static nameOf(event: Travel): string {
    return nameOf({ colour: event.event === 'place' ? event.colour : event.of, piece: event.piece });
  }
}
