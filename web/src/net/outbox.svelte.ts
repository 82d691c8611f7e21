// The outbox: moves on their way to the server, sent again after a lost connection and kept until they have arrived.
import type { Send } from './messages';
import type { Refused, Update } from './wire';

/** A move that is not yet known to have arrived. */
export interface PendingMove {
  table: string;
  seq: number;
  seat: number;
  move: Record<string, unknown>;
  /** Whether it has ever left this browser; then it may have arrived although no answer came. */
  sent: boolean;
}

/** What becomes of a pending move: send it (again), wait for the answer, forget it as played, or say it was too late. */
export type MoveStatus = 'send' | 'wait' | 'played' | 'late';

const KEY = 'bordspil-moves';
const MOST = 20;
/** Milliseconds after which a move without an answer is shown as slow. */
const SLOW = 2500;

/** The status of a pending move after an update; `isNew` when the connection is not the one it was sent on. */
export function statusOf(pending: PendingMove, update: Update, isNew: boolean): MoveStatus {
  if (update.seq > pending.seq) return pending.sent ? 'played' : 'late';
  if (update.seq < pending.seq || update.to_act !== pending.seat) return 'late';
  return isNew ? 'send' : 'wait';
}

function isPendingMove(value: unknown): value is PendingMove {
  const found = value as PendingMove;
  return (
    typeof found === 'object' &&
    found !== null &&
    typeof found.table === 'string' &&
    Number.isInteger(found.seq) &&
    Number.isInteger(found.seat) &&
    typeof found.move === 'object' &&
    found.move !== null &&
    typeof found.sent === 'boolean'
  );
}

/** The pending moves of this browser, one for each table at most, oldest first. */
export function recallMoves(storage: Pick<Storage, 'getItem'> = localStorage): PendingMove[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPendingMove).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Stores the pending moves in this browser. */
export function rememberMoves(moves: readonly PendingMove[], storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(moves.slice(-MOST)));
  } catch {
    return; // a browser that forbids storage keeps them for as long as the page is open
  }
}

export class Outbox {
  /** The pending moves of all tables. */
  all = $state.raw<PendingMove[]>(recallMoves());
  /** A move has been on its way for so long that the player should know. */
  slow = $state(false);
  /** A move came too late: the game had gone on without it, to this number of moves. */
  missed = $state.raw<{ table: string; seq: number } | null>(null);
  /** On which connection each table's move was last sent. */
  private readonly sentOn = new Map<string, number>();
  private connection = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: Send) {}

  at(table: string): PendingMove | null {
    return this.all.find((move) => move.table === table) ?? null;
  }

  /** Notes a new connection: a move that was sent on the old one may be lost. */
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

  /** Sends, keeps or forgets the pending move of a table by an update of that table. */
  settle(table: string, update: Update): void {
    const pending = this.at(table);
    if (!pending) return;
    const status = statusOf(pending, update, this.sentOn.get(table) !== this.connection);
    if (status === 'send') this.dispatch(pending);
    else if (status !== 'wait') this.forget(table);
    if (status === 'late') this.missed = { table, seq: update.seq };
  }

  /** Forgets a move that the server has refused. */
  refused(table: string, refusal: Refused): void {
    if (refusal.about === 'play') this.forget(table);
  }

  /** Takes a move back before it has been sent, or stops waiting for it. */
  forget(table: string): void {
    clearTimeout(this.timer);
    this.slow = false;
    this.store(this.all.filter((move) => move.table !== table));
  }

  private dispatch(pending: PendingMove): void {
    const { table, seq, seat, move } = pending;
    // Stored before it is sent: a page that is closed here still knows of it.
    this.store([...this.all.filter((other) => other.table !== table), { ...pending, sent: true }]);
    const sent = this.send({ type: 'play', seq, seat, move });
    if (sent) this.sentOn.set(table, this.connection);
    else this.store(this.all.map((other) => (other.table === table ? { ...other, sent: pending.sent } : other)));
    clearTimeout(this.timer);
    this.slow = !sent;
    if (sent) this.timer = setTimeout(() => (this.slow = true), SLOW);
  }

  private store(moves: PendingMove[]): void {
    this.all = moves;
    rememberMoves(moves);
  }
}
