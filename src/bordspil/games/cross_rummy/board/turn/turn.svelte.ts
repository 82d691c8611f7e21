// What the player does, by mouse, finger or key: lift, lay, sort, choose from pool and bag, play action tiles, pass.
import type { Message, Sound } from '$shell/board/contract';
import { Bench } from './workbench.svelte';
import { between, growing, Hold } from './hold.svelte';
import type { Lying } from '../identity';
import { closedSquares } from '../table/lay_check';
import { keyOf, type Move, type Square } from '../moves';
import { Rack, type Slot } from '../rack/rack.svelte';
import { isAction, type Action } from '../tiles';
import type { View } from '../view';

/** What a turn depends on; functions, because all of it changes during the turn. */
export interface TurnContext {
  view: () => View;
  moves: () => readonly Move[];
  act: (move: Move) => void;
  sound: (name: Sound) => void;
  nameOf: (seat: number) => string;
  /** Notes that rack tiles are about to leave, so that they travel from where they stood. */
  leaving: (ids: readonly number[]) => void;
  /** Keeps squares in sight on which tiles have been put. */
  shown: (squares: Square[]) => void;
}

export type Chosen = { take: string; index: number } | { draw: true };
/** The one thing that would be done now, and whether it can be. */
export interface Primary extends Message {
  ready: boolean;
}

/** CR-40. */
const PASSED = 2;

export class Turn {
  readonly hold = new Hold();
  readonly bench = new Bench();
  readonly rack: Rack;
  /** What would be taken: it is taken when that is said once more. */
  chosen = $state.raw<Chosen | null>(null);
  /** The tiles chosen for Pass Two. */
  passing = $state.raw<readonly number[]>([]);
  /** Why the last thing could not be done. */
  notice = $state.raw<Message | null>(null);

  constructor(
    private readonly context: TurnContext,
    store: Storage | null,
  ) {
    this.rack = new Rack(store);
  }

  /** The rack tiles that are not on the table. */
  get slots(): readonly Slot[] {
    const out = new Set(this.bench.laid.map(({ id }) => id));
    return this.rack.slots.filter(({ id }) => !out.has(id));
  }

  get isAsked(): boolean {
    return this.context.moves().length > 0;
  }

  /** Whether tiles may be arranged on the table now. */
  get canArrange(): boolean {
    return this.isAsked && this.context.view().stage === 'turn';
  }

  get isPassing(): boolean {
    return this.isAsked && this.context.view().stage === 'passing';
  }

  get mustPass(): number {
    return Math.min(PASSED, this.rack.slots.length);
  }

  /** The action tile in hand, if that is what is held. */
  get action(): Action | null {
    const [held] = this.hold.tiles;
    return this.hold.tiles.length === 1 && isAction(held.tile) ? held.tile : null;
  }

  /** The opponents that the Draw Three in hand can be played against. */
  get opponents(): number[] {
    if (this.action !== 'draw3') return [];
    return this.context.moves().flatMap((move) => ('play' in move && move.play === 'draw3' ? [move.against] : []));
  }

  canTake(tile: string): boolean {
    return this.context.moves().some((move) => 'take' in move && move.take === tile);
  }

  get canDraw(): boolean {
    return this.context.moves().some((move) => 'draw' in move);
  }

  get primary(): Primary | null {
    if (!this.isAsked) return null;
    if (this.isPassing) return { key: 'pass', given: { count: this.mustPass }, ready: this.passing.length === this.mustPass };
    if (this.chosen) return { key: 'take' in this.chosen ? 'take' : 'draw', ready: true };
    if (this.action === 'pass2') return { key: 'play-pass2', ready: this.has('pass2') };
    if (this.opponents.length === 1) return { key: 'play-draw3', given: { name: this.context.nameOf(this.opponents[0]) }, ready: true };
    if (this.bench.laid.length === 0 && this.context.moves().some((move) => 'skip' in move)) return { key: 'skip', ready: true };
    return { key: 'lay', given: { count: this.bench.laid.length }, ready: this.bench.laid.length > 0 };
  }

  /** Does the one thing that is offered. */
  confirm(): void {
    const primary = this.primary;
    if (!primary?.ready) return;
    if (primary.key === 'pass') this.pass();
    else if (primary.key === 'take' && this.chosen && 'take' in this.chosen) this.context.act({ take: this.chosen.take });
    else if (primary.key === 'draw') this.context.act({ draw: true });
    else if (primary.key === 'play-pass2') this.context.act({ play: 'pass2' });
    else if (primary.key === 'play-draw3') this.playAgainst(this.opponents[0]);
    else if (primary.key === 'skip') this.context.act({ skip: true });
    else this.lay();
  }

  lay(): void {
    this.hold.drop();
    this.context.act(this.bench.move);
  }

  playAgainst(seat: number): void {
    if (this.opponents.includes(seat)) this.context.act({ play: 'draw3', against: seat });
  }

  /** Chooses a tile of the pool; the second time it is taken. */
  chooseTake(tile: string, index: number): void {
    if (!this.canTake(tile)) return;
    const again = this.chosen !== null && 'take' in this.chosen && this.chosen.index === index;
    this.begin();
    this.hold.drop();
    if (again) this.context.act({ take: tile });
    else this.chosen = { take: tile, index };
  }

  chooseDraw(): void {
    if (!this.canDraw) return;
    const again = this.chosen !== null && 'draw' in this.chosen;
    this.begin();
    this.hold.drop();
    if (again) this.context.act({ draw: true });
    else this.chosen = { draw: true };
  }

  /** A tile of the rack: held, let go, or chosen to be passed; `more` with its neighbours or with others. */
  tapSlot(id: number, more: 'range' | 'toggle' | null = null): void {
    const slot = this.slots.find((one) => one.id === id);
    this.begin();
    if (!slot) return;
    if (this.isPassing) this.togglePassed(id);
    else if (!this.canArrange) return;
    else if (more && this.hold.from === 'rack') this.liftMore(slot, more);
    else if (this.hold.ids.has(id) && this.hold.tiles.length === 1) this.hold.drop();
    else this.liftSlot(slot);
  }

  /** A square of the table: lifts what lies there, more of it, or lays what is held. */
  tapSquare([row, column]: Square, more = false): void {
    this.begin();
    const there = this.bench.at(row, column);
    if (!there) {
      if (this.hold.any) this.put([row, column]);
    } else if (this.hold.ids.has(there.id)) this.grow(there);
    else if (more && this.hold.from === 'table') this.liftBetween(there);
    else this.liftLying([there], there);
  }

  /** Lifts tiles of the table, unless their group is closed to this player. */
  liftLying(tiles: readonly Lying[], anchor: Lying): boolean {
    if (!this.canArrange) return false;
    const closed = closedSquares(this.context.view());
    const owner = closed.get(keyOf(anchor.row, anchor.column));
    if (owner !== undefined) {
      this.notice = { key: 'closed', given: { name: this.context.nameOf(owner) } };
      return false;
    }
    this.chosen = null;
    this.hold.liftLying(tiles, anchor);
    this.context.sound('lift');
    return true;
  }

  liftSlot(slot: Slot): void {
    this.chosen = null;
    this.hold.liftSlots([slot], slot.id);
    this.context.sound('lift');
  }

  /** From one tile to its line, to its other line, to its group, and to nothing. */
  grow(tile: Lying | null): void {
    if (!tile || this.hold.from !== 'table') return;
    const more = growing(this.bench.spots, tile, this.hold.ids);
    if (more) this.liftLying(more, tile);
    else this.hold.drop();
  }

  /** The tile of the table that is held on to. */
  get anchor(): Lying | null {
    return this.bench.spots.find(({ id }) => id === this.hold.anchor) ?? null;
  }

  /** Lays the held tiles with the one that is held on to in a square. */
  put(square: Square): boolean {
    if (!this.canArrange || !this.hold.any) return false;
    if (this.hold.tiles.some(({ tile }) => isAction(tile))) {
      this.notice = { key: 'action-not-laid' };
      return false;
    }
    const tiles = this.hold.lyingAt(square);
    if (this.hold.from === 'rack') this.context.leaving(tiles.map(({ id }) => id));
    if (!this.bench.put(tiles)) {
      this.notice = { key: 'taken' };
      return false;
    }
    this.hold.drop();
    this.context.sound('lay');
    this.context.shown(tiles.map(({ row, column }) => [row, column]));
    return true;
  }

  /** Puts held tiles back on the rack, before another tile there; tiles of the table stay where they are. */
  takeBack(before: number | null = null, sorting = false): void {
    const ids = this.hold.tiles.filter(({ mine }) => mine).map(({ id }) => id);
    if (this.hold.from === 'table') {
      if (ids.length === 0) this.notice = { key: 'stays' };
      this.bench.takeBack(ids);
    }
    if (sorting && ids.length > 0 && !(before !== null && ids.includes(before))) this.rack.move(ids, before);
    this.hold.drop();
  }

  undo(): void {
    this.begin();
    this.hold.drop();
    this.bench.undo();
  }

  reset(): void {
    this.begin();
    this.hold.drop();
    this.bench.reset();
  }

  /** Lets go of everything that is held or chosen. */
  release(): void {
    this.hold.drop();
    this.chosen = null;
    this.notice = null;
  }

  private begin(): void {
    this.notice = null;
    if (!this.isPassing) this.passing = [];
    this.chosen = null;
  }

  private has(action: Action): boolean {
    return this.context.moves().some((move) => 'play' in move && move.play === action);
  }

  private pass(): void {
    const tiles = this.passing.flatMap((id) => this.rack.slots.find((slot) => slot.id === id)?.tile ?? []);
    this.passing = [];
    this.context.act({ pass: tiles });
  }

  private togglePassed(id: number): void {
    const others = this.passing.filter((one) => one !== id);
    this.passing = others.length < this.passing.length ? others : [...others.slice(-(this.mustPass - 1) || others.length), id];
    this.context.sound('lift');
  }

  private liftMore(slot: Slot, more: 'range' | 'toggle'): void {
    const { slots } = this;
    const ids = this.hold.ids;
    const ends = [this.hold.anchor, slot.id].map((id) => slots.findIndex((one) => one.id === id));
    const isIn = (one: Slot, index: number) =>
      more === 'range' ? index >= Math.min(...ends) && index <= Math.max(...ends) : ids.has(one.id) !== (one.id === slot.id);
    const wanted = slots.filter((one, index) => isIn(one, index) && !isAction(one.tile));
    if (wanted.length > 0) this.hold.liftSlots(wanted, wanted.some(({ id }) => id === this.hold.anchor) ? this.hold.anchor : wanted[0].id);
    else this.hold.drop();
  }

  private liftBetween(tile: Lying): void {
    const { anchor } = this;
    if (!anchor) return;
    const more = between(this.bench.spots, anchor, tile);
    const held = this.bench.spots.filter(({ id }) => this.hold.ids.has(id) || more.some((one) => one.id === id));
    this.liftLying(held, anchor);
  }
}
