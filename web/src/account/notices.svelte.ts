// Your turn: the title, a sound and a notice of the browser while one looks elsewhere, and letters while no page is open.
import type { Place } from '../lib/place';
import { settings } from '../lib/settings.svelte';
import { makeSound } from '../lib/sound';
import { learn, text, textOf } from '../lib/text.svelte';
import type { Handlers, Send } from '../net/messages';
import type { Contacts, MyTable, TableInfo, Update } from '../net/wire';

/** Whether a person in front of this browser is to act. */
export const isOwnTurn = (table: TableInfo, { to_act }: Update): boolean =>
  to_act !== null && table.seats[to_act].yours && !table.seats[to_act].stand_in;

export const canNotify = (): boolean => 'Notification' in globalThis;

export class Notices {
  /** How one is reached while no page is open. */
  contacts = $state.raw<Contacts | null>(null);
  /** The tables where it has become one's turn while one was elsewhere. */
  waiting = $state.raw<readonly string[]>([]);
  /** The browser does not let this page say anything. */
  denied = $state(canNotify() && Notification.permission === 'denied');

  constructor(
    private readonly send: Send,
    private readonly goTo: (place: Place) => void,
  ) {
    document.addEventListener('visibilitychange', () => this.look());
  }

  readonly handlers: Handlers<'turn' | 'contacts'> = {
    turn: ({ code, game }) => {
      this.call(code, game);
      this.send({ type: 'mine' });
    },
    contacts: (message) => (this.contacts = message),
  };

  /** The table one is turned to: told of only while one looks elsewhere. */
  see(table: TableInfo, update: Update): void {
    const isNew = !this.waiting.includes(table.code);
    if (!isOwnTurn(table, update)) this.forget(table.code);
    else if (document.hidden && !update.fresh && isNew) this.call(table.code, table.game);
  }

  /** Where it is one's turn no longer, somebody else or another window has moved. */
  list(mine: readonly MyTable[]): void {
    const open = mine.filter(({ your_turn }) => your_turn).map(({ code }) => code);
    if (this.waiting.some((code) => !open.includes(code))) this.waiting = this.waiting.filter((code) => open.includes(code));
  }

  /** Where one has come, nobody needs to call any more. */
  look(code = this.here): void {
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

  ask(): void {
    this.send({ type: 'ask-contacts' });
  }

  give(way: 'mail' | 'hook', address: string): void {
    this.send({ type: 'give-contact', way, address, language: settings.language });
  }

  prove(code: string): void {
    this.send({ type: 'prove-contact', code: code.replace(/\D/g, '') });
  }

  turnOn(is_on: boolean): void {
    this.send({ type: 'notify', is_on });
  }

  private here = '';

  private forget(code: string): void {
    if (this.waiting.includes(code)) this.waiting = this.waiting.filter((other) => other !== code);
  }

  private call(code: string, game: string): void {
    this.forget(code);
    this.waiting = [...this.waiting, code];
    if (settings.sound) makeSound('turn');
    if (settings.notices && canNotify() && Notification.permission === 'granted') void this.show(code, game);
  }

  /** One notice for each table, however many windows show it; phones want it from the worker. */
  private async show(code: string, game: string): Promise<void> {
    await learn(game);
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
