// The replay of a game: the position that is shown, from whose seat, and the next one asked for.
import type { Handlers, Send } from '../net/messages';
import type { Replayed } from '../net/wire';

export class Replay {
  position = $state.raw<Replayed | null>(null);
  /** A step on is animated; a leap or a step back is not. */
  fresh = $state(true);
  /** Counts the views that were shown, so that a board notices each of them. */
  turn = $state(0);
  /** A replay is shown, or asked for. */
  active = $state(false);
  private seat: number | null = null;
  private wanted = 0;
  private waiting = false;

  readonly handlers: Handlers<'replayed'> = { replayed: (message) => this.receive(message) };

  constructor(
    private readonly send: Send,
    private readonly onMove: (at: number | null) => void,
  ) {}

  open(at: number, seat: number | null): void {
    this.active = true;
    this.seat = seat;
    this.waiting = false;
    this.go(at);
  }

  /** Goes to a move; while an answer is on its way, only the last request counts. */
  go(at: number): void {
    this.wanted = Math.max(0, this.position ? Math.min(at, this.position.last) : at);
    if (!this.waiting) this.ask();
  }

  step(by: number): void {
    if (this.position) this.go((this.waiting ? this.wanted : this.position.at) + by);
  }

  /** Shows the game as another seat saw it; null is a spectator. */
  viewAs(seat: number | null): void {
    this.seat = seat;
    this.ask();
  }

  /** Returns to the present. */
  close(): void {
    if (!this.active) return;
    this.reset();
    this.turn += 1;
    this.onMove(null);
  }

  /** Ends the replay without a word; called when another table is opened. */
  reset(): void {
    this.active = this.waiting = false;
    this.position = null;
  }

  /** Whether the replay may stay on the screen of the player of this seat. */
  allows(seat: number | null): boolean {
    return !this.active || this.seat === null || this.seat === seat;
  }

  private receive(position: Replayed): void {
    this.waiting = false;
    if (!this.active) return;
    this.fresh = !(this.position && position.seat === this.position.seat && position.at === this.position.at + 1);
    this.position = position;
    this.turn += 1;
    this.onMove(position.at);
    if (this.wanted !== position.at || this.seat !== position.seat) this.ask();
  }

  /** Returns to the present after a refusal, unless a position is shown already. */
  refused(): void {
    this.waiting = false;
    if (!this.position) this.close();
  }

  private ask(): void {
    this.waiting = this.send({ type: 'replay-at', at: this.wanted, seat: this.seat });
  }
}
