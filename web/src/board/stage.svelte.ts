// The stage of a board: its size, and the views it shows one after another, animated step by step or cut short at once.
import { onDestroy, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { BoardProps } from './contract';
import { paced } from './flights';
import { targetOnBoard } from './keyboard';
import { isRoomy, shapeOf } from './room';

/** The base of every game's stage: a game says what one step shows, and what remains when steps are cut. */
export abstract class BoardStage<View, Event, Frame> {
  shown = $state.raw<View>() as View;
  busy = $state(false);
  /** The size of the room for the board, as its layout measures it. */
  width = $state(0);
  height = $state(0);
  readonly shape = $derived(shapeOf(this.width, this.height));
  /** The own part is laid out for a phone. */
  readonly narrow = $derived(this.shape !== 'desk');
  /** Others are shown with all that is theirs, not as chips. */
  readonly roomy = $derived(isRoomy(this.shape, this.width));
  root = $state.raw<HTMLElement | null>(null);
  /** Above everything: where copies of pieces travel. */
  layer = $state.raw<HTMLElement | null>(null);
  protected latest: View;
  protected frames: Frame[] = [];
  protected animations: Animation[] = [];
  /** Changes when everything under way is cut short; a step that finds another number has nothing left to show. */
  protected run = 0;
  /** What is being shown is the end of the game: no move waits for it. */
  private isEnding = false;
  private wake: (() => void) | null = null;

  constructor(view: View) {
    this.shown = this.latest = view;
  }

  /**
   * Follows the updates of a board's properties; to be called while the board is set up. Each update and each refusal
   * first lets go of what is held (`reset`); `before` may prepare for a view that is about to be shown. A press
   * anywhere, or a key on the board, skips what is being animated; the frame is told when nothing is.
   */
  connect(given: () => Updates<View, Event>, reset: () => void, before?: () => void): void {
    let seen = untrack(() => given().view);
    $effect.pre(() => {
      void given().turn;
      untrack(() => {
        const { view, events, fresh, toAct } = given();
        reset();
        this.isEnding = toAct === null;
        if (view !== seen) before?.();
        if (view !== seen || fresh) this.follow(view, events, fresh);
        seen = view;
      });
    });
    $effect(() => {
      const { turn, rested } = given();
      if (!this.busy) rested(turn);
    });
    $effect(() => on(window, 'pointerdown', () => this.skip(), { capture: true }));
    $effect(() => on(window, 'keydown', (event) => this.skipByKey(event), { capture: true }));
    onDestroy(() => this.finish());
  }

  /** Skips what is being animated; what is about to end by itself may go on, unless the game is over. */
  skip(): void {
    if (this.busy && (this.isEnding || this.isWorthSkipping())) this.finish();
  }

  private skipByKey(event: KeyboardEvent): void {
    if (!this.busy || !targetOnBoard(event)) return;
    if (this.isEnding && event.key === ' ') event.preventDefault();
    this.skip();
  }

  /** Whether a press cuts short what is under way; a game may let a single step end by itself. */
  protected isWorthSkipping(): boolean {
    return true;
  }

  /** Goes on to a view; unless it is fresh, its events are animated. */
  abstract follow(view: View, events: Event[], fresh: boolean): void;

  /** Shows the latest view at once. */
  abstract finish(): void;

  /** Shows one frame, in its own time. */
  protected abstract step(frame: Frame): Promise<void>;

  /** Plays what waits, unless it is being played already. */
  protected play(): void {
    if (!this.busy) void this.playOn();
  }

  /** Cuts short what is under way and forgets what waits; the latest view is shown. */
  protected cut(): void {
    this.frames = [];
    this.run += 1;
    this.animations.forEach((animation) => animation.cancel());
    this.animations = [];
    this.shown = this.latest;
    this.busy = false;
    this.wake?.();
  }

  /** Waits at the pace the player has chosen, or until everything is cut short. */
  protected pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, paced(time));
      this.wake = done;
    });
  }

  private async playOn(): Promise<void> {
    const { run } = this;
    this.busy = true;
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      await this.step(frame);
      if (run !== this.run) return;
    }
    this.busy = false;
  }
}

type Updates<View, Event> = Pick<BoardProps<View, unknown, Event>, 'view' | 'events' | 'turn' | 'fresh' | 'toAct' | 'rested'>;
