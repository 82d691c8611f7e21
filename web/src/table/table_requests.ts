// Requests about the open table whose answers are changes that all connections at it get.
import type { Send } from '../net/messages';
import type { Appear, ChangeTerms, SeatPlan, Update } from '../net/wire';

export class TableRequests {
  constructor(
    private readonly send: Send,
    private readonly update: () => Update | null,
  ) {}

  plan(seat: number, plan: SeatPlan): void {
    this.send({ type: 'plan', seat, plan });
  }

  sit(seat: number, name: string, portrait: number | null): void {
    this.send({ type: 'sit', seat, name, portrait });
  }

  /** Leaves a seat; in a game that has begun, a bot of this level plays on. */
  leave(seat: number, level = ''): void {
    this.send({ type: 'leave', seat, level });
  }

  /** Starts the game; bots of this level take the free seats. */
  start(level: string): void {
    this.send({ type: 'start', level });
  }

  /** Changes the terms of the table, as its host may at any time. */
  changeTerms(terms: Omit<ChangeTerms, 'type'>): void {
    this.send({ type: 'change-terms', ...terms });
  }

  /** Changes the name, the colour or the portrait of a seat. */
  changeAppearance(seat: number, look: Omit<Appear, 'type' | 'seat'>): void {
    this.send({ type: 'appear', seat, ...look });
  }

  /** Asks the bot to move without a pause. */
  hurry(): void {
    this.send({ type: 'hurry' });
  }

  /** Takes the last move of a seat back, or asks those who have moved since. */
  undo(seat: number): void {
    const update = this.update();
    if (update) this.send({ type: 'undo', seq: update.seq, seat });
  }

  /** Agrees to the undo another player asks for, or not; withdraws one's own. */
  consent(yes: boolean): void {
    const update = this.update();
    if (update) this.send({ type: 'consent', seq: update.seq, yes });
  }

  askSeries(): void {
    this.send({ type: 'series' });
  }

  /** Sends the host a note about a piece of the game. */
  report(about: string, note: string): void {
    this.send({ type: 'report', about, note });
  }
}
