// Notifications of one's turn: title, sound and browser notification while the page is hidden; e-mail and webhook contacts.
import type { Route } from '../shell/route';
import { settings } from '../lib/settings.svelte';
import { giveFeedback } from '../lib/feedback';
import { loadGameTexts, text, textOf } from '../lib/text.svelte';
import type { Handlers, Send } from '../net/messages';
import type { Contacts, MyTable, TableInfo, Update } from '../net/wire';

/** Whether a player at this browser is to act. */
export const isOwnTurn = (table: TableInfo, { to_act }: Update): boolean =>
  to_act !== null && table.seats[to_act].yours && !table.seats[to_act].stand_in;

export const canNotify = (): boolean => 'Notification' in globalThis;

export class Notifications {
  /** How the player is notified while no page is open. */
  contacts = $state.raw<Contacts | null>(null);
  /** The tables where it has become this player's turn unseen. */
  turns = $state.raw<readonly string[]>([]);
  /** The browser blocks notifications of this page. */
  denied = $state(canNotify() && Notification.permission === 'denied');

  /** The table that is open. */
  private here = '';

  constructor(
    private readonly send: Send,
    private readonly goTo: (place: Route) => void,
  ) {
    document.addEventListener('visibilitychange', () => this.markSeen());
  }

  readonly handlers: Handlers<'turn' | 'contacts'> = {
    turn: ({ code, game }) => {
      this.notify(code, game);
      this.send({ type: 'mine' });
    },
    contacts: (message) => (this.contacts = message),
  };

  /** Notifies of a turn at the open table, but only while the page is hidden. */
  receiveUpdate(table: TableInfo, update: Update): void {
    const isNew = !this.turns.includes(table.code);
    if (!isOwnTurn(table, update)) this.forget(table.code);
    else if (document.hidden && !update.fresh && isNew) this.notify(table.code, table.game);
  }

  /** Forgets the tables where another window or player has moved since. */
  receiveTables(mine: readonly MyTable[]): void {
    const open = mine.filter(({ your_turn }) => your_turn).map(({ code }) => code);
    if (this.turns.some((code) => !open.includes(code))) this.turns = this.turns.filter((code) => open.includes(code));
  }

  /** Forgets the turn at the table that is open and seen. */
  markSeen(code = this.here): void {
    this.here = code;
    if (!document.hidden && code) this.forget(code);
  }

  async toggle(): Promise<void> {
    if (settings.notices) settings.notices = false;
    else if (canNotify()) {
      const answer = await Notification.requestPermission();
      this.denied = answer === 'denied';
      settings.notices = answer === 'granted';
    }
  }

  askContacts(): void {
    this.send({ type: 'ask-contacts' });
  }

  setContact(way: 'mail' | 'hook', address: string): void {
    this.send({ type: 'give-contact', way, address, language: settings.language });
  }

  proveContact(code: string): void {
    this.send({ type: 'prove-contact', code: code.replace(/\D/g, '') });
  }

  enableContacts(is_on: boolean): void {
    this.send({ type: 'notify', is_on });
  }

  private forget(code: string): void {
    if (this.turns.includes(code)) this.turns = this.turns.filter((other) => other !== code);
  }

  private notify(code: string, game: string): void {
    this.forget(code);
    this.turns = [...this.turns, code];
    giveFeedback('turn');
    if (settings.notices && canNotify() && Notification.permission === 'granted') void this.show(code, game);
  }

  /** Shows one notification per table, however many windows are open; phones want it from the service worker. */
  private async show(code: string, game: string): Promise<void> {
    await loadGameTexts(game);
    const title = text('notice-title');
    const options = { body: text('notice-body', { game: textOf(game)('name') }), tag: `turn-${code}`, data: code };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, options);
    new Notification(title, options).onclick = () => {
      window.focus();
      this.goTo({ page: 'table', code });
    };
  }
}
