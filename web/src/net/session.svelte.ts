// The session with the server: the state of the open table, and the requests of the page.
import { Account } from '../account/account.svelte';
import { Notifications } from '../account/notifications.svelte';
import { TableLists } from '../home/table_lists.svelte';
import type { Lesson } from '../learn/lesson.svelte';
import { navigate, replaceRoute, route } from '../shell/router.svelte';
import type { Route } from '../shell/route';
import { token } from '../lib/settings.svelte';
import { GameAnalysis } from '../replay/analysis.svelte';
import { rememberCommitment } from '../replay/fairness';
import { Replay } from '../replay/replay.svelte';
import { Devices } from '../seats/devices.svelte';
import { Chat } from '../chat/chat.svelte';
import type { ClockReading } from '../seats/clock';
import { Hints } from '../table/hints.svelte';
import { TableRequests } from '../table/table_requests';
import { takeBack } from '../undo/undo';
import { Connection } from './connection.svelte';
import { dispatch, type Handlers, type Send } from './messages';
import { LocalNetwork } from './local_network.svelte';
import { Outbox } from './outbox.svelte';
import type { CharacterInfo, GameInfo, Refused, SeatPlan, SheetLine, TableInfo, Terms, Update } from './wire';

type GameEvent = Record<string, unknown>;

/** Requests whose refusal is shown where they were made, because it must not disturb the board. */
const BESIDE_THE_BOARD = ['talk', 'appear', 'list-public', 'series'];

/** Requests of lessons, which know no table. */
const LESSONS = ['ask-step', 'try-move'];

/** Whether an update repeats what is known, as after a short break: a held piece may stay in hand. */
function isKnown(before: Update | null, update: Update): boolean {
  const contentOf = ({ events: _, ...rest }: Update) => JSON.stringify({ ...rest, fresh: true });
  return before !== null && update.fresh && contentOf(before) === contentOf(update);
}

/** After an undo, the update as a newcomer would get it: the log without the moves that were taken back. */
function withLog(log: GameEvent[], { kept, ...update }: Update): Update {
  return kept === undefined ? update : { ...update, fresh: true, events: takeBack(log, kept, update.events) };
}

class Session {
  /** The server still compiles some of its games. */
  isWarming = $state(false);
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  /** The bots by level, the weakest first, with name and portrait. */
  characters = $state.raw<CharacterInfo[]>([]);
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** The last reading of the clocks that the server sent. */
  time = $state.raw<ClockReading | null>(null);
  /** Everything that has happened at this table, for the log and the end. */
  log = $state.raw<GameEvent[]>([]);
  /** The games that the people of this table have finished together. */
  series = $state.raw<SheetLine[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The last refusal of something beside the board, such as a colour that is taken. */
  sideRefusal = $state.raw<Refused | null>(null);
  /** Every draw of a finished game, once they were asked for: out of how many, and which. */
  draws = $state.raw<[number, number][] | null>(null);
  /** Counts updates and refusals, so that a board notices each of them. */
  turn = $state(0);
  /** The page has asked for a table whose code it does not know yet. */
  private isOpening = false;
  private isFollowingRematch = false;

  private readonly send: Send = (message) => this.connection.send(message);
  readonly outbox = new Outbox(this.send);
  readonly devices = new Devices((message) => this.table !== null && this.send(message));
  readonly account = new Account(this.send, () => this.enter());
  readonly notifications = new Notifications(this.send, (route) => this.goTo(route));
  readonly tables = new TableLists(this.send, (own) => this.notifications.receiveTables(own));
  readonly chat = new Chat(this.send);
  readonly hints = new Hints(this.send, () => this.update);
  readonly requests = new TableRequests(this.send, () => this.update);
  readonly analysis = new GameAnalysis(this.send);
  /** The lesson that is being taken; few need one, so the page of lessons brings it. */
  private lesson: Lesson | null = null;
  readonly network = new LocalNetwork(this.send);
  readonly replay = new Replay(this.send, (at) => {
    if (this.table) replaceRoute({ page: 'table', code: this.table.code, ...(at !== null && { at }) });
  });

  private readonly handlers: Handlers = {
    ...this.account.handlers,
    ...this.notifications.handlers,
    ...this.tables.handlers,
    ...this.chat.handlers,
    ...this.analysis.handlers,
    ...this.replay.handlers,
    ...this.devices.handlers,
    ...this.hints.handlers,
    'lesson-step': (step) => this.lesson?.receiveStep(step),
    tried: (tried) => void this.lesson?.receiveAnswer(tried),
    ...this.network.handlers,
    welcome: ({ games, levels, characters, warming }) => {
      this.games = games;
      this.isWarming = warming ?? false;
      this.levels = levels;
      this.characters = characters;
      this.account.reset();
    },
    table: (table) => this.receiveTable(table),
    update: (update) => this.receiveUpdate(update),
    time: (time) => (this.time = { ...time, at: performance.now() }),
    sheet: ({ lines }) => (this.series = lines),
    draws: ({ draws }) => (this.draws = draws),
    reported: () => undefined, // the board has thanked for the report already
    refused: (refused) => this.receiveRefusal(refused),
  };

  readonly connection = new Connection(
    token,
    (message) => dispatch(this.handlers, message),
    () => {
      this.outbox.reconnected();
      this.enter();
    },
    () => this.devices.reportVisibility(),
  );

  /** Begins a lesson, which gets the messages that are about it. */
  teach(make: (send: Send) => Lesson): Lesson {
    return (this.lesson = make(this.send));
  }

  /** Goes to another route in the page, and asks the server for what it shows. */
  goTo(to: Route): void {
    navigate(to);
    this.enter();
  }

  /** Asks the server for what the present route shows; also after a lost connection. */
  enter(): void {
    const here = route();
    this.notifications.markSeen(here.page === 'table' ? here.code : '');
    if (here.page === 'table') {
      if (this.table?.code !== here.code) this.clear();
      this.send({ type: 'open-table', table: here.code });
      if (document.hidden) this.send({ type: 'set-visible', visible: false });
    } else {
      this.clear();
      this.tables.ask();
      if (here.page === 'learn' || here.page === 'puzzle') this.lesson?.resume();
    }
  }

  create(game: string, options: Record<string, unknown>, seats: SeatPlan[], terms: Terms = {}): void {
    this.refusal = null;
    this.isOpening = this.send({ type: 'create', game, options, seats, terms });
  }

  /** Takes the seat that a code from another device stands for. */
  take(code: string): void {
    this.refusal = null;
    this.isOpening = this.send({ type: 'take', code });
  }

  play(move: unknown): void {
    if (!this.update || this.update.to_act === null) return;
    this.refusal = null;
    const { seq, to_act: seat } = this.update;
    if (this.table) this.outbox.play(this.table.code, seq, seat, move as Record<string, unknown>);
  }

  /** Shows why a move cannot be made that was not even sent. */
  refuse(why: Pick<Refused, 'key' | 'rule' | 'details'>): void {
    this.refusal = { type: 'refused', about: 'play', ...why };
  }

  /** Takes a move back that has not been sent yet. */
  unsend(): void {
    if (this.table) this.outbox.forget(this.table.code);
    this.turn += 1;
  }

  /** Asks for every draw of a finished game; false where the connection is down. */
  askDraws(): boolean {
    this.draws = null;
    return this.send({ type: 'prove' });
  }

  rematch(): void {
    this.isFollowingRematch = this.send({ type: 'rematch' });
    this.followRematch();
  }

  private clear(): void {
    this.table = null;
    this.update = null;
    this.time = null;
    this.log = [];
    this.series = [];
    this.draws = null;
    this.replay.reset();
    this.refusal = this.sideRefusal = null;
    this.chat.clear();
    this.analysis.clear();
    this.hints.clear();
  }

  private receiveTable(table: TableInfo): void {
    const here = route();
    if (this.isOpening) {
      this.isOpening = false;
      this.clear();
      navigate({ page: 'table', code: table.code });
    } else if (here.page !== 'table' || here.code !== table.code) {
      return; // a message of a table this page has left
    }
    this.devices.follow(this.table, table);
    this.table = table;
    if (table.stage !== 'over') rememberCommitment(table.code, table.commitment);
    this.followRematch();
  }

  /** Goes on to the table of the rematch this player asked for. */
  private followRematch(): void {
    const code = this.table?.rematch;
    if (!this.isFollowingRematch || !code) return;
    this.isFollowingRematch = false;
    this.goTo({ page: 'table', code });
  }

  private receiveUpdate(message: Update): void {
    if (!this.table) return;
    const update = withLog(this.log, message);
    this.log = update.fresh ? update.events : [...this.log, ...update.events];
    if (!this.outbox.at(this.table.code) && isKnown(this.update, update)) {
      this.hints.stopWaiting(); // a hint asked for on the old connection does not come on this one
      return;
    }
    this.update = update;
    this.syncReplay(update);
    this.refusal = null;
    this.hints.clear();
    this.turn += 1;
    this.outbox.settle(this.table.code, update);
    this.notifications.receiveUpdate(this.table, update);
  }

  /** Opens the move that the address names; closes a view that the seat now at this screen may not see. */
  private syncReplay(update: Update): void {
    const here = route();
    if (update.to_act !== null && !this.replay.allows(update.seat)) this.replay.close();
    else if (here.page === 'table' && here.at !== undefined && !this.replay.active) {
      this.replay.open(here.at, update.seat);
    }
  }

  private receiveRefusal(refused: Refused): void {
    if (LESSONS.includes(refused.about)) return this.lesson?.refuse(refused);
    if (refused.about === 'talk') this.chat.refuse(refused);
    if (BESIDE_THE_BOARD.includes(refused.about)) {
      this.sideRefusal = refused;
      return;
    }
    this.isOpening = this.isFollowingRematch = false;
    this.hints.stopWaiting();
    if (refused.about === 'replay-at') this.replay.refused();
    if (refused.about === 'analyse') this.analysis.clear();
    if (refused.key === 'no-spectators') this.clear();
    this.refusal = refused;
    if (this.table) this.outbox.refused(this.table.code, refused);
    this.turn += 1;
  }
}

export const session = new Session();
