// Coming and going: seats a bot plays for their owner, seats that move to another device, and the curtain.
import type { ClientMessage, Passed, TableInfo } from '../net/wire';

/** The seats of this browser that people play here themselves. */
export const ownSeats = (table: TableInfo): number[] =>
  table.seats.flatMap(({ yours, stand_in }, seat) => (yours && !stand_in ? [seat] : []));

/** Whether several people share this browser, and each sees something the others may not. */
export const isCurtained = (table: TableInfo): boolean => table.hides && ownSeats(table).length > 1;

/** Codes that move a seat are longer than those of tables. */
export const isPassCode = (code: string): boolean => code.length >= 12;

/** A link that brings a code to another device; what stands after # is never sent to a server. */
export const passLink = (code: string): string => `${location.origin}/#${code}`;

/** A code that came with a link, taken out of the address so that it is not kept in the history. */
export function codeInLink(): string {
  const code = location.hash.slice(1).toUpperCase();
  if (!/^[A-Z0-9]{12}$/.test(code)) return '';
  history.replaceState(null, '', location.pathname);
  return code;
}

export class Coming {
  /** The code that was given for another device. */
  passed = $state.raw<Passed | null>(null);
  /** This browser had a seat here, which is on another device now. */
  moved = $state(false);

  constructor(private readonly send: (message: ClientMessage) => boolean) {
    document.addEventListener('visibilitychange', () => this.look());
  }

  /** Takes over again what a bot has played. */
  comeBack(seat: number): void {
    this.send({ type: 'return', seat });
  }

  /** Lets a bot play for somebody who is away. */
  replace(seat: number, level = ''): void {
    this.send({ type: 'replace', seat, level });
  }

  /** Uncovers a seat for the person who has it; without one, covers all. */
  show(seat: number | null): void {
    this.send({ type: 'reveal-seat', seat });
  }

  /** Asks for a code that moves a seat to another device. */
  passOn(seat: number): void {
    this.passed = null;
    this.send({ type: 'pass-seat', seat });
  }

  allowSpectators(spectators: boolean): void {
    this.send({ type: 'change', spectators });
  }

  /** Tells the others at the table whether somebody has the page before their eyes. */
  look(): void {
    this.send({ type: 'set-visible', visible: !document.hidden });
  }

  /** Another table, or another state of it. */
  meet(before: TableInfo | null, table: TableInfo): void {
    if (before?.code !== table.code) {
      this.passed = null;
      this.moved = false;
    } else if (table.seats.some(({ yours }) => yours)) {
      this.moved = false;
    } else if (before.stage !== 'waiting' && before.seats.some(({ yours }) => yours)) {
      this.moved = true;
      this.passed = null;
    }
  }
}
