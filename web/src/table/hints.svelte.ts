// Hints: asked of the server for the present position, first where to look, then what to do.
import type { Hint } from '../board/contract';
import type { Handlers, Send } from '../net/messages';
import type { Update } from '../net/wire';

export class Hints {
  /** The hint for this position; a later one knows nothing of it. */
  given = $state.raw<Hint | null>(null);
  /** A hint was asked for and has not come yet. */
  isAsked = $state(false);

  readonly handlers: Handlers<'hinted'> = {
    hinted: ({ seq, value }) => {
      if (this.isAsked && seq === this.update()?.seq) this.given = { step: 1, value };
      this.isAsked = false;
    },
  };

  constructor(
    private readonly send: Send,
    private readonly update: () => Update | null,
  ) {}

  /** Asks for a hint; asked again, the hint says more. */
  ask(): void {
    const update = this.update();
    if (this.given) this.given = { ...this.given, step: 2 };
    else if (!this.isAsked && update && update.to_act !== null) {
      this.isAsked = this.send({ type: 'hint', seq: update.seq, seat: update.to_act });
    }
  }

  /** Waits no longer, as after a refusal, or when the connection that would have brought the hint is gone. */
  stopWaiting(): void {
    this.isAsked = false;
  }

  clear(): void {
    this.given = null;
    this.isAsked = false;
  }
}
