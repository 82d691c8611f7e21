// Shows one view after another: what happened waits in a line and plays out, and all of it can be cut short at once.

/** The ground of every game's stage: a game says what one step shows, and what is left to note when steps are cut. */
export abstract class Staging<View, Frame> {
  shown = $state.raw<View>() as View;
  busy = $state(false);
  root: HTMLElement | null = null;
  /** Above everything: where pieces travel. */
  layer: HTMLElement | null = null;
  protected latest: View;
  protected frames: Frame[] = [];
  protected animations: Animation[] = [];
  /** Changes when everything under way is cut short; a step that finds another number has nothing left to show. */
  protected run = 0;
  private wake: (() => void) | null = null;

  constructor(view: View) {
    this.shown = this.latest = view;
  }

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

  /** Waits, or until everything is cut short. */
  protected pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
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
