// Looking back at a game: the move one is at, whose view it is seen in, and the next one asked for.
import type { Handlers, Send } from '../net/messages';
import type { Replayed } from '../net/wire';

export class Replay {
  past = $state.raw<Replayed | null>(null);
  /** A step on is animated; a leap or a step back is not. */
  fresh = $state(true);
  /** Counts the views that were shown, so that a board notices each of them. */
  turn = $state(0);
  /** Somebody looks back, or is about to. */
  active = $state(false);
  private seat: number | null = null;
  private wanted = 0;
  private waiting = false;

  readonly handlers: Handlers<'replayed'> = { replayed: (message) => this.receive(message) };

  constructor(
    private readonly send: Send,
    private readonly moved: (at: number | null) => void,
  ) {}

  open(at: number, seat: number | null): void {
    this.active = true;
    this.seat = seat;
    this.waiting = false;
    this.go(at);
  }

  /** Goes to a move; while one is on its way, only the last one asked for counts. */
  go(at: number): void {
    this.wanted = Math.max(0, this.past ? Math.min(at, this.past.last) : at);
    if (!this.waiting) this.ask();
  }

  step(by: number): void {
    if (this.past) this.go((this.waiting ? this.wanted : this.past.at) + by);
  }

  /** Looks with somebody else's eyes. */
  see(seat: number | null): void {
    this.seat = seat;
    this.ask();
  }

  /** Whose eyes these are is no longer for this screen, or the present is wanted again. */
  close(): void {
    if (!this.active) return;
    this.leave();
    this.turn += 1;
    this.moved(null);
  }

  /** Another table is looked at. */
  leave(): void {
    this.active = this.waiting = false;
    this.past = null;
  }

  /** Whether a view may stay on the screen of somebody who now sees with these eyes. */
  suits(seat: number | null): boolean {
    return !this.active || this.seat === null || this.seat === seat;
  }

  private receive(past: Replayed): void {
    this.waiting = false;
    if (!this.active) return;
    this.fresh = !(this.past && past.seat === this.past.seat && past.at === this.past.at + 1);
    this.past = past;
    this.turn += 1;
    this.moved(past.at);
    if (this.wanted !== past.at || this.seat !== past.seat) this.ask();
  }

  /** A move that is not there, or eyes that are not one's own: back to the present, unless something is shown. */
  refuse(): void {
    this.waiting = false;
    if (!this.past) this.close();
  }

  private ask(): void {
    this.waiting = this.send({ type: 'replay-at', at: this.wanted, seat: this.seat });
  }
}
