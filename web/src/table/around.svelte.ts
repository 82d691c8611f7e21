// What goes on around the game: chat, names and colours, the sheet of a series, and the public tables.
import type { Appear, Change, ChatLine, ClientMessage, Offer, Offers, Refused, Said, ServerMessage } from '../net/wire';
import type { Sheet, SheetLine } from '../net/wire';

export type Saying = Exclude<ChatLine['phrase'], ''>;

/** The phrases in the order in which they are offered, which is that of an evening. */
export const SAYINGS: Saying[] = [
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

type AroundMessage = Said | Offers | Sheet;
const TYPES = ['said', 'offers', 'sheet'];
const ASKED = ['talk', 'appear', 'list-public', 'series'];

export const isAround = (message: ServerMessage): message is AroundMessage => TYPES.includes(message.type);

export class Around {
  lines = $state.raw<ChatLine[]>([]);
  /** What was said just now, for those who listen. */
  latest = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refused | null>(null);
  sheet = $state.raw<SheetLine[]>([]);
  offers = $state.raw<Offer[]>([]);
  /** The text being written; it comes back when it was refused. */
  draft = $state('');
  private sent = '';
  private read = $state(-1);

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  /** At another table. */
  clear(): void {
    this.lines = this.latest = [];
    this.sheet = [];
    this.refusal = null;
    this.draft = '';
    this.read = -1;
  }

  say(seat: number, phrase: Saying): void {
    this.refusal = null;
    this.send({ type: 'talk', seat, phrase });
  }

  /** Says what has been written. */
  write(seat: number): void {
    const text = this.draft.trim();
    this.refusal = null;
    if (!text || !this.send({ type: 'talk', seat, text })) return;
    this.sent = text;
    this.draft = '';
  }

  appear(seat: number, look: Omit<Appear, 'type' | 'seat'>): void {
    this.refusal = null;
    this.send({ type: 'appear', seat, ...look });
  }

  change(terms: Omit<Change, 'type'>): void {
    this.send({ type: 'change', ...terms });
  }

  askSheet(): void {
    this.send({ type: 'series' });
  }

  browse(): void {
    this.send({ type: 'list-public' });
  }

  /** How many lines of others nobody has looked at yet. */
  unread(own: readonly number[]): number {
    return this.lines.filter(({ number, seat }) => number > this.read && !own.includes(seat)).length;
  }

  /** Somebody looks at the chat. */
  look(): void {
    this.read = this.lines.at(-1)?.number ?? this.read;
  }

  receive(message: AroundMessage): void {
    if (message.type === 'said') {
      this.lines = message.fresh ? message.lines : [...this.lines, ...message.lines].slice(-100);
      this.latest = message.fresh ? [] : message.lines;
    } else if (message.type === 'offers') {
      this.offers = message.tables;
    } else {
      this.sheet = message.lines;
    }
  }

  /** Keeps a refusal of what was asked here, which must not disturb the board; says no to any other. */
  refuse(refused: Refused): boolean {
    if (!ASKED.includes(refused.about)) return false;
    this.refusal = refused;
    if (refused.about === 'talk' && !this.draft) this.draft = this.sent;
    return true;
  }
}
