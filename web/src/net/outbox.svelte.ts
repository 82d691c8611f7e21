// The player's moves on their way: sent once, sent again after a lost connection, forgotten when they have arrived.
import { judge, recallMoves, rememberMoves, type Waiting } from './pending_moves';
import type { ClientMessage, Refused, Update } from './wire';

const LATE = 2500;

export class WaitingMoves {
  /** All moves that wait, at whichever table. */
  all = $state.raw<Waiting[]>(recallMoves());
  /** A move has been on its way for so long that the player should know. */
  slow = $state(false);
  /** A move came too late: the game had gone on without it, to this number of moves. */
  missed = $state.raw<{ table: string; seq: number } | null>(null);
  /** On which connection each table's move was last sent. */
  private readonly sentOn = new Map<string, number>();
  private connection = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  at(table: string): Waiting | null {
    return this.all.find((waiting) => waiting.table === table) ?? null;
  }

  /** A new connection: what was sent on the old one may be lost. */
  reconnected(): void {
    this.connection += 1;
  }

  /** Sends a move, and keeps it until it is known to have arrived. */
  play(table: string, seq: number, seat: number, move: Record<string, unknown>): void {
    const before = this.at(table);
    if (before?.seq === seq && this.sentOn.get(table) === this.connection && !this.slow) return; // an answer is coming
    this.missed = null;
    this.dispatch({ table, seq, seat, move, sent: false });
  }

  /** What the server tells of a table decides about the move that waits there. */
  hear(table: string, update: Update): void {
    const waiting = this.at(table);
    if (!waiting) return;
    const verdict = judge(waiting, update, this.sentOn.get(table) !== this.connection);
    if (verdict === 'send') this.dispatch(waiting);
    else if (verdict !== 'wait') this.forget(table);
    if (verdict === 'late') this.missed = { table, seq: update.seq };
  }

  /** The server has looked at the move of this table and said no. */
  refused(table: string, refusal: Refused): void {
    if (refusal.about === 'play') this.forget(table);
  }

  /** Takes a move back before it has been sent, or stops waiting for it. */
  forget(table: string): void {
    clearTimeout(this.timer);
    this.slow = false;
    this.put(this.all.filter((waiting) => waiting.table !== table));
  }

  private dispatch(waiting: Waiting): void {
    const { table, seq, seat, move } = waiting;
    // Written down before it leaves: a page that ends here still knows of it.
    this.put([...this.all.filter((other) => other.table !== table), { ...waiting, sent: true }]);
    const sent = this.send({ type: 'play', seq, seat, move });
    if (sent) this.sentOn.set(table, this.connection);
    else this.put(this.all.map((other) => (other.table === table ? { ...other, sent: waiting.sent } : other)));
    clearTimeout(this.timer);
    this.slow = !sent;
    if (sent) this.timer = setTimeout(() => (this.slow = true), LATE);
  }

  private put(moves: Waiting[]): void {
    this.all = moves;
    rememberMoves(moves);
  }
}
