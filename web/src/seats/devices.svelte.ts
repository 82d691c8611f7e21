// Seats and the devices they are played on: bots that stand in, seats that move, the hotseat curtain, visibility.
import type { Handlers, Send } from '../net/messages';
import type { Passed, TableInfo } from '../net/wire';

/** The seats of this browser that its people play themselves. */
export const ownSeats = (table: TableInfo): number[] =>
  table.seats.flatMap(({ yours, stand_in }, seat) => (yours && !stand_in ? [seat] : []));

/** Whether several people share this browser, and each sees something the others may not. */
export const isCurtained = (table: TableInfo): boolean => table.hides && ownSeats(table).length > 1;

/** Whether a code moves a seat; such codes are longer than those of tables. */
export const isTransferCode = (code: string): boolean => code.length >= 12;

/** A link that brings a code to another device; what stands after # is never sent to a server. */
export const transferLink = (code: string): string => `${location.origin}/#${code}`;

/** Takes the code that came with a link out of the address, so that the history does not keep it. */
export function takeCodeFromLink(): string {
  const code = location.hash.slice(1).toUpperCase();
  if (!/^[A-Z0-9]{12}$/.test(code)) return '';
  history.replaceState(null, '', location.pathname);
  return code;
}

/** Requests about the seats of this browser, and the answers of the server. */
export class Devices {
  /** The code that moves a seat to another device, once the server has given one. */
  transfer = $state.raw<Passed | null>(null);
  /** This browser had a seat here, which is on another device now. */
  moved = $state(false);

  readonly handlers: Handlers<'passed'> = { passed: (message) => (this.transfer = message) };

  constructor(private readonly send: Send) {
    document.addEventListener('visibilitychange', () => this.reportVisibility());
  }

  /** Takes a seat back from the bot that stands in. */
  takeOver(seat: number): void {
    this.send({ type: 'return', seat });
  }

  /** Lets a bot stand in for a player who is away. */
  replace(seat: number, level = ''): void {
    this.send({ type: 'replace', seat, level });
  }

  /** Reveals a seat to the person who has it; without a seat, covers all. */
  reveal(seat: number | null): void {
    this.send({ type: 'reveal-seat', seat });
  }

  /** Asks for a code that moves a seat to another device. */
  askTransfer(seat: number): void {
    this.transfer = null;
    this.send({ type: 'pass-seat', seat });
  }

  /** Tells the table whether this page can be seen just now. */
  reportVisibility(): void {
    this.send({ type: 'set-visible', visible: !document.hidden });
  }

  /** Notes whether the seats of this browser have moved away; called when the table changes. */
  follow(before: TableInfo | null, table: TableInfo): void {
    if (before?.code !== table.code) {
      this.transfer = null;
      this.moved = false;
    } else if (table.seats.some(({ yours }) => yours)) {
      this.moved = false;
    } else if (before.stage !== 'waiting' && before.seats.some(({ yours }) => yours)) {
      this.moved = true;
      this.transfer = null;
    }
  }
}
