// Shows one view after another: a card is laid, turned, and stays or shows where it belonged; cut short by any press.
import { tick } from 'svelte';
import type { Sound } from '$shell/board/contract';
import { prefersStill } from '$shell/board/flights';
import { withRecent } from '$shell/board/recent';
import { BoardStage } from '$shell/board/stage.svelte';
import { flyAway, flyTo, TIMES, turnHalf } from './flip';
import { isPlacing, type GameEvent, type Placing } from '../moves';
import type { ShownCard, View } from '../view';

/** A card on its way into the line, or out of it again. */
export interface Laid {
  placing: Placing;
  front: ShownCard | undefined;
  turned: boolean;
  /** It was wrong and lies now where it belonged. */
  moved: boolean;
}

/** A card that was turned: its placing, and its front if this seat may know it. */
export interface TurnedCard {
  placing: Placing;
  front: ShownCard | undefined;
}

interface Frame {
  view: View;
  events: GameEvent[];
}

const OWN = { right: 1500, wrong: 1300, belonged: 1900 };
const OTHERS = { right: 900, wrong: 800, belonged: 1000 };
/** When this many views wait, a card no longer dwells as long. */
const CROWD = 3;

export class Stage extends BoardStage<View, GameEvent, Frame> {
  laid = $state.raw<Laid | null>(null);
  /** The card that was turned last. */
  last = $state.raw<TurnedCard | null>(null);
  /** The cards laid since the own last turn, which stay marked. */
  recent = $state.raw<readonly Placing[]>([]);
  /** Cards laid right in a row, for a single player. */
  streak = $state(0);
  scroller: () => HTMLElement | undefined = () => undefined;
  /** Where a dragged card was let go: it travels from there. */
  letGo: DOMRect | null = null;

  constructor(
    view: View,
    events: GameEvent[],
    private readonly own: () => number | null,
    private readonly sound: (name: Sound) => void,
  ) {
    super(view);
    this.recall(view, events);
  }

  /** Goes on to a view; with events it plays out. */
  follow(view: View, events: GameEvent[], fresh: boolean): void {
    if (fresh) this.recall(view, events);
    if (fresh || prefersStill()) {
      const placing = fresh ? undefined : events.find(isPlacing);
      if (placing) this.sound(placing.revealed.right ? 'score' : 'fall');
      this.frames.push({ view, events: fresh ? [] : events });
      this.latest = view;
      this.finish();
      return;
    }
    this.latest = view;
    this.frames.push({ view, events });
    this.play();
  }

  /** Shows the latest view at once. */
  finish(): void {
    const pending = this.laid && !this.laid.turned ? [this.laid.placing] : [];
    const placings = [...pending, ...this.frames.flatMap(({ events }) => events.filter(isPlacing))];
    placings.forEach((one) => this.note(one, this.frontOf(one.card)));
    this.laid = this.letGo = null;
    this.cut();
  }

  /** After a reload the events of the whole game come at once. */
  private recall(view: View, events: GameEvent[]): void {
    this.streak = 0;
    this.last = null;
    this.recent = [];
    events.filter(isPlacing).forEach((placing) => this.note(placing, view.cards[placing.card]));
  }

  private note(placing: Placing, front: ShownCard | undefined): void {
    this.last = { placing, front };
    this.recent = withRecent(this.recent, placing, this.own(), this.latest.seats);
    this.streak = placing.revealed.right ? this.streak + 1 : 0;
  }

  private frontOf = (card: string): ShownCard | undefined => this.shown.cards[card] ?? this.latest.cards[card];

  protected async step({ view, events }: Frame): Promise<void> {
    const run = this.run;
    const placing = events.find(isPlacing);
    if (placing && this.root) await this.reveal(placing, view);
    if (run !== this.run) return;
    this.laid = null;
    this.shown = view;
    await tick();
    const drawn = events.flatMap((event) => (event.event === 'draw' && event.seat === this.own() ? [event.card] : []));
    if (run === this.run) await this.draw(drawn);
  }

  private async reveal(placing: Placing, view: View): Promise<void> {
    const run = this.run;
    const { seat, card } = placing;
    const front = this.frontOf(card) ?? view.cards[card];
    const start = this.letGo ?? this.boxOf(`[data-hand="${card}"]`) ?? this.boxOf(`[data-spot="board-${seat}"] .cards`) ?? this.boxOf(`[data-spot="board-${seat}"]`);
    this.letGo = null;
    const hands = this.shown.hands.map((hand) => hand.filter((one) => one !== card));
    this.shown = { ...this.shown, hands };
    this.laid = { placing, front, turned: false, moved: false };
    await tick();
    const lying = this.find(`[data-line="${card}"]`);
    if (run !== this.run || !lying) return;
    this.bring(lying);
    if (start && this.layer) this.animations = flyTo(this.layer, start, lying);
    await this.pause(TIMES.travel);
    if (run === this.run) await this.turn(placing, front, lying);
    if (run === this.run && !placing.revealed.right) await this.leave(card);
  }

  private async turn(placing: Placing, front: ShownCard | undefined, lying: HTMLElement): Promise<void> {
    const run = this.run;
    const { right } = placing.revealed;
    const times = placing.seat === this.own() ? OWN : OTHERS;
    this.sound('lay');
    this.animations = [turnHalf(lying, false)];
    await this.pause(TIMES.half);
    if (run !== this.run) return;
    this.laid = { placing, front, turned: true, moved: false };
    this.note(placing, front);
    this.animations = [turnHalf(lying, true)];
    this.sound(right ? 'score' : 'fall');
    await this.pause(TIMES.rest + this.hurried(right ? times.right : times.wrong));
    if (run !== this.run || right) return;
    this.laid = { placing, front, turned: true, moved: true };
    await tick();
    this.bring(lying);
    await this.pause(this.hurried(times.belonged));
  }

  /** A wrong card goes to the box. */
  private async leave(card: string): Promise<void> {
    const lying = this.find(`[data-line="${card}"]`);
    const box = this.boxOf('[data-spot="box"]');
    if (!lying || !box || !this.layer) return;
    this.animations = flyAway(this.layer, lying, box);
    await this.pause(TIMES.travel);
  }

  private async draw(cards: string[]): Promise<void> {
    const pile = this.boxOf('[data-spot="pile"]');
    const { layer } = this;
    if (!pile || !layer || cards.length === 0) return;
    this.sound('deal');
    this.animations = cards.flatMap((card) => {
      const goal = this.find(`[data-hand="${card}"]`);
      return goal ? flyTo(layer, pile, goal) : [];
    });
    await this.pause(TIMES.travel);
  }

  /** Brings a card of the line into the middle of what is seen of it. */
  bring(card: HTMLElement): void {
    const scroller = this.scroller();
    const item = card.closest('li');
    if (!scroller || !item) return;
    const left = item.offsetLeft - (scroller.clientWidth - item.offsetWidth) / 2;
    const top = item.offsetTop - (scroller.clientHeight - item.offsetHeight) / 2;
    scroller.scrollTo({ left, top, behavior: 'instant' });
  }

  private hurried = (time: number): number => (this.frames.length < CROWD ? time : time / 3);

  private find = (selector: string): HTMLElement | null => this.root?.querySelector<HTMLElement>(selector) ?? null;

  /** The box of what is drawn; null for what there is no room for. */
  private boxOf = (selector: string): DOMRect | null => {
    const box = this.find(selector)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  };
}
