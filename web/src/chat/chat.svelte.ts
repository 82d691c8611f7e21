// The chat of a table: its lines, how many are unread, and the text being written.
import type { Handlers, Send } from '../net/messages';
import type { ChatLine, Refused } from '../net/wire';

export type Phrase = Exclude<ChatLine['phrase'], ''>;

/** The phrases in the order in which they are offered, which is that of an evening. */
export const PHRASES: Phrase[] = [
  'hello',
  'luck',
  'your-turn',
  'moment',
  'nice',
  'oops',
  'thanks',
  'well-played',
  'again',
  'bye',
];

const MOST_LINES = 100;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The lines that have just come, for screen readers. */
  latest = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The text being written; it comes back when the server refuses it. */
  draft = $state('');
  private sent = '';
  private read = $state(-1);

  readonly handlers: Handlers<'said'> = {
    said: ({ lines, fresh }) => {
      this.lines = fresh ? lines : [...this.lines, ...lines].slice(-MOST_LINES);
      this.latest = fresh ? [] : lines;
    },
  };

  constructor(private readonly send: Send) {}

  /** Forgets everything; called when another table is opened. */
  clear(): void {
    this.lines = this.latest = [];
    this.refusal = null;
    this.draft = '';
    this.read = -1;
  }

  sendPhrase(seat: number, phrase: Phrase): void {
    this.refusal = null;
    this.send({ type: 'talk', seat, phrase });
  }

  sendDraft(seat: number): void {
    const text = this.draft.trim();
    this.refusal = null;
    if (!text || !this.send({ type: 'talk', seat, text })) return;
    this.sent = text;
    this.draft = '';
  }

  /** How many lines of other players have come since the chat was last read. */
  unread(own: readonly number[]): number {
    return this.lines.filter(({ number, seat }) => number > this.read && !own.includes(seat)).length;
  }

  markRead(): void {
    this.read = this.lines.at(-1)?.number ?? this.read;
  }

  /** Keeps why a line was refused, and gives its text back unless another has been begun. */
  refuse(refused: Refused): void {
    this.refusal = refused;
    if (!this.draft) this.draft = this.sent;
  }
}
