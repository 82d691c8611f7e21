// What the server has told this page: the games on offer, one's own tables, and the table one looks at.
import { Account, isAboutAccount } from '../account/account.svelte';
import { Analyst, isAnalysis } from '../replay/analysis.svelte';
import { Around, isAround } from '../table/around.svelte';
import type { Hint } from '../board/contract';
import { Coming } from '../seats/devices.svelte';
import { Connection } from './connection.svelte';
import { keepPromise } from '../replay/fairness';
import { isNotice, Notices } from '../account/notices.svelte';
import { Replay } from '../replay/replay.svelte';
import { go, place, rename } from '../lib/router.svelte';
import { token } from '../lib/settings.svelte';
import type { Told } from '../table/time';
import { takeBack } from '../table/undo';
import { WaitingMoves } from './outbox.svelte';
import type { GameInfo, MyTable, Refused, SeatPlan, ServerMessage, TableInfo, Terms, Update } from './wire';

type Happening = Record<string, unknown>;

/** Whether a new connection tells nothing new: whatever is held may stay in hand. */
function isKnown(before: Update | null, update: Update): boolean {
  const told = ({ events: _, ...rest }: Update) => JSON.stringify({ ...rest, fresh: true });
  return before !== null && update.fresh && told(before) === told(update);
}

/** An undo shows the game as to somebody who has just come: what was taken back is no longer told. */
function withLog(log: Happening[], { kept, ...update }: Update): Update {
  return kept === undefined ? update : { ...update, fresh: true, events: takeBack(log, kept, update.events) };
}

class Session {
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  mine = $state.raw<MyTable[]>([]);
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** How much time everybody had when the server last said so. */
  time = $state.raw<Told | null>(null);
  /** Everything that has happened at this table, for the log and the end. */
  log = $state.raw<Happening[]>([]);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A hint was asked for and is being thought about. */
  advising = $state(false);
  /** What the player last reported, once the host has it. */
  reported = $state<string | null>(null);
  /** Every draw of a finished game, once they were asked for: out of how many, and which. */
  draws = $state.raw<[number, number][] | null>(null);
  /** Counts updates and refusals, so that a board notices each of them. */
  turn = $state(0);
  /** A table was asked for and its code is not known yet. */
  private opening = false;
  private following = false;
  readonly connection = new Connection(
    token,
    (message) => this.receive(message),
    () => {
      this.waiting.reconnected();
      this.arrive();
    },
    () => this.coming.look(),
  );
  readonly waiting = new WaitingMoves((message) => this.connection.send(message));
  readonly coming = new Coming((message) => this.table !== null && this.connection.send(message));
  readonly account = new Account(
    (message) => this.connection.send(message),
    () => this.arrive(),
  );
  readonly notices = new Notices(
    (message) => this.connection.send(message),
    () => this.arrive(),
  );
  readonly around = new Around((message) => this.connection.send(message));
  readonly analyst = new Analyst((message) => this.connection.send(message));

  readonly replay = new Replay(
    (message) => this.connection.send(message),
    (at) => {
      if (this.table) rename({ page: 'table', code: this.table.code, ...(at !== null && { at }) });
    },
  );

  /** Asks for what the present place needs; also after a lost connection. */
  arrive(): void {
    const here = place();
    this.notices.look(here.page === 'table' ? here.code : '');
    if (here.page === 'table') {
      if (this.table?.code !== here.code) this.clear();
      this.connection.send({ type: 'open-table', table: here.code });
      if (document.hidden) this.connection.send({ type: 'set-visible', visible: false });
    } else {
      this.clear();
      this.connection.send({ type: 'mine' });
      this.around.browse();
    }
  }

  create(game: string, options: Record<string, unknown>, seats: SeatPlan[], terms: Terms = {}): void {
    this.refusal = null;
    this.opening = this.connection.send({ type: 'create', game, options, seats, terms });
  }

  plan(seat: number, plan: SeatPlan): void {
    this.connection.send({ type: 'plan', seat, plan });
  }

  sit(seat: number, name: string): void {
    this.connection.send({ type: 'sit', seat, name });
  }

  /** Leaves a seat; in a game that has begun, a bot of this level plays on. */
  leave(seat: number, level = ''): void {
    this.connection.send({ type: 'leave', seat, level });
  }

  /** Takes the seat that a code from another device stands for. */
  take(code: string): void {
    this.refusal = null;
    this.opening = this.connection.send({ type: 'take', code });
  }

  start(): void {
    this.connection.send({ type: 'start' });
  }

  play(move: unknown): void {
    if (!this.update || this.update.to_act === null) return;
    this.refusal = null;
    const { seq, to_act: seat } = this.update;
    if (this.table) this.waiting.play(this.table.code, seq, seat, move as Record<string, unknown>);
  }

  /** Takes back a move that has not been sent yet. */
  takeBack(): void {
    if (this.table) this.waiting.forget(this.table.code);
    this.turn += 1;
  }

  /** Asks for a hint; asked again, it says more. */
  advise(): void {
    if (this.hint) {
      this.hint = { ...this.hint, step: 2 };
    } else if (!this.advising && this.update && this.update.to_act !== null) {
      const { seq, to_act: seat } = this.update;
      this.advising = this.connection.send({ type: 'hint', seq, seat });
    }
  }

  /** Asks the bot to move without a pause. */
  hurry(): void {
    this.connection.send({ type: 'hurry' });
  }

  report(about: string, note: string): void {
    this.reported = null;
    this.connection.send({ type: 'report', about, note });
  }

  rematch(): void {
    this.following = this.connection.send({ type: 'rematch' });
    this.follow();
  }

  private clear(): void {
    this.table = null;
    this.update = null;
    this.time = null;
    this.log = [];
    this.draws = null;
    this.replay.leave();
    this.refusal = null;
    this.around.clear();
    this.analyst.clear();
    this.forget();
  }

  /** A hint is good for the position it was given in. */
  private forget(): void {
    this.hint = null;
    this.advising = false;
    this.reported = null;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.games = message.games;
      this.levels = message.levels;
      this.account.begin();
    } else if (message.type === 'tables') {
      this.mine = message.tables;
      this.notices.list(message.tables);
    } else if (message.type === 'table') {
      this.meet(message);
    } else if (message.type === 'update') {
      this.see(message);
    } else if (message.type === 'time') {
      this.time = { ...message, at: performance.now() };
    } else if (message.type === 'replayed') {
      this.replay.receive(message);
    } else if (message.type === 'draws') {
      this.draws = message.draws;
    } else if (message.type === 'hinted') {
      if (this.advising && message.seq === this.update?.seq) this.hint = { step: 1, value: message.value };
      this.advising = false;
    } else if (message.type === 'reported') {
      this.reported = message.about;
    } else if (message.type === 'passed') {
      this.coming.passed = message;
    } else if (isNotice(message)) {
      this.notices.receive(message);
    } else if (isAboutAccount(message)) {
      this.account.receive(message);
    } else if (isAnalysis(message)) {
      this.analyst.receive(message);
    } else if (isAround(message)) {
      this.around.receive(message);
    } else if (message.type === 'refused' && !this.around.refuse(message)) {
      this.opening = this.following = this.advising = false;
      if (message.about === 'replay-at') this.replay.refuse();
      if (message.about === 'analyse') this.analyst.clear();
      if (message.key === 'no-spectators') this.clear();
      this.refusal = message;
      if (this.table) this.waiting.refused(this.table.code, message);
      this.turn += 1;
    }
  }

  private meet(table: TableInfo): void {
    const here = place();
    if (this.opening) {
      this.opening = false;
      this.clear();
      go({ page: 'table', code: table.code });
    } else if (here.page !== 'table' || here.code !== table.code) {
      return; // news of a table this page has left
    }
    this.coming.meet(this.table, table);
    this.table = table;
    if (table.stage !== 'over') keepPromise(table.code, table.commitment);
    this.follow();
  }

  /** Goes on to the table of the rematch this player asked for. */
  private follow(): void {
    const code = this.table?.rematch;
    if (!this.following || !code) return;
    this.following = false;
    go({ page: 'table', code });
    this.arrive();
  }

  /** Opens the move that the address names; lets go of a view that is no longer for whoever sits at this screen. */
  private lookBack(update: Update): void {
    const here = place();
    if (update.to_act !== null && !this.replay.suits(update.seat)) this.replay.close();
    else if (here.page === 'table' && here.at !== undefined && !this.replay.active) {
      this.replay.open(here.at, update.seat);
    }
  }

  private see(told: Update): void {
    if (!this.table) return;
    const update = withLog(this.log, told);
    this.log = update.fresh ? update.events : [...this.log, ...update.events];
    if (!this.waiting.at(this.table.code) && isKnown(this.update, update)) {
      this.advising = false; // whatever was asked on the old connection is not answered on this one
      return;
    }
    this.update = update;
    this.lookBack(update);
    this.refusal = null;
    this.forget();
    this.turn += 1;
    this.waiting.hear(this.table.code, update);
    this.notices.see(this.table, update);
  }
}

export const session = new Session();
