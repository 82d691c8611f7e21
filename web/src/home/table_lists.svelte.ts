// The lists of tables on the home page: those with a seat of this browser, and the public ones.
import { settings } from '../lib/settings.svelte';
import type { Handlers, Send } from '../net/messages';
import type { MyTable, Offer } from '../net/wire';

export class TableLists {
  own = $state.raw<MyTable[]>([]);
  public = $state.raw<Offer[]>([]);
  /** Whether the server has said which tables are one's own. */
  known = $state(false);

  readonly handlers: Handlers<'tables' | 'offers'> = {
    tables: ({ tables }) => {
      this.own = tables;
      this.known = true;
      settings.running = tables.some(({ stage }) => stage !== 'over');
      this.onOwn(tables);
    },
    offers: ({ tables }) => (this.public = tables),
  };

  constructor(
    private readonly send: Send,
    private readonly onOwn: (tables: MyTable[]) => void,
  ) {}

  /** Asks for both lists; the public one is sent again whenever it changes, until a table is opened. */
  ask(): void {
    this.send({ type: 'mine' });
    this.send({ type: 'list-public' });
  }
}
