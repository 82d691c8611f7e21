// Moves that are not yet known to have arrived: kept in this browser until the server has played or refused them.
import type { Update } from './wire';

export interface Waiting {
  table: string;
  seq: number;
  seat: number;
  move: Record<string, unknown>;
  /** Whether it has ever left this browser; then it may have arrived although nobody said so. */
  sent: boolean;
}

/** What an update means for a move that waits: it is to be sent (again), it has been played, or it comes too late. */
export type Verdict = 'send' | 'wait' | 'played' | 'late';

const KEY = 'bordspil-moves';
const MOST = 20;

/** Judges a waiting move by what the server tells; `isNew` when the connection is not the one it was sent on. */
export function judge(waiting: Waiting, update: Update, isNew: boolean): Verdict {
  if (update.seq > waiting.seq) return waiting.sent ? 'played' : 'late';
  if (update.seq < waiting.seq || update.to_act !== waiting.seat) return 'late';
  return isNew ? 'send' : 'wait';
}

function isWaiting(value: unknown): value is Waiting {
  const found = value as Waiting;
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

/** The moves that wait, one for each table at most, oldest first. */
export function recallMoves(storage: Pick<Storage, 'getItem'> = localStorage): Waiting[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting).slice(-MOST) : [];
  } catch {
    return [];
  }
}

export function rememberMoves(moves: readonly Waiting[], storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(moves.slice(-MOST)));
  } catch {
    return; // a browser that forbids storage keeps them for as long as the page is open
  }
}
