// The whole game by keyboard: a cursor on the table, the focus on rack, pool and bag, and where it goes next.
import { tick } from 'svelte';
import type { Camera } from '../table/camera.svelte';
import { ARROWS, focusFirst, targetOnBoard } from '$shell/board/keyboard';
import { commandOf, neighbour, type Command } from './keys';
import { modeOf } from '../table/lay_check';
import type { Square } from '../moves';
import { boxOf } from '../places';
import type { Turn } from './turn.svelte';
import type { View } from '../view';

export class Keyboard {
  /** The last thing the player touched was a key. */
  active = $state(false);
  cursor = $state.raw<Square>([0, 0]);
  root: HTMLElement | null = null;
  table: SVGSVGElement | null = null;
  /** The way the last tiles were laid, one after the other. */
  private way: Square = [0, 1];
  private lastPut: Square | null = null;

  constructor(
    private readonly play: Turn,
    private readonly camera: Camera,
    private readonly fit: () => void,
  ) {}

  /** At the beginning of a turn the cursor goes where something can be laid. */
  begin(view: View): void {
    const squares = view.table.map(([row, column]): Square => [row, column]);
    this.lastPut = null;
    if (squares.length === 0) this.cursor = [0, 0];
    else if (modeOf(view) === 'open' || modeOf(view) === 'own') this.cursor = squares[0];
    else this.cursor = [Math.max(...squares.map(([row]) => row)) + 2, Math.min(...squares.map(([, column]) => column))];
  }

  press(event: KeyboardEvent): void {
    const target = targetOnBoard(event);
    if (!target) return;
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) this.active = true;
    const command = commandOf(event);
    if (command) this.perform(command, target);
    else if (!this.walk(event, target)) return;
    event.preventDefault();
  }

  /** Brings the focus to the rack when it is this player's turn. */
  focusTurn(): void {
    const here = document.activeElement;
    if (!here || here === document.body || !this.root?.contains(here)) this.focus('[data-rack]');
  }

  /** A rack tile was picked with a key: the table takes the keys now. */
  toTable(): void {
    if (!this.active || !this.play.hold.any || this.play.action) return;
    void tick().then(() => this.table?.focus({ preventScroll: true }));
    this.see();
  }

  private focus(selector: string): void {
    focusFirst(this.root, selector);
  }

  private perform(command: Command, target: Element | null): void {
    const { play } = this;
    if (command.do === 'undo') play.undo();
    else if (command.do === 'confirm') play.confirm();
    else if (command.do === 'line') this.line();
    else if (command.do === 'turn') play.hold.turn();
    else if (command.do === 'back') this.back();
    else if (command.do === 'release') play.release();
    else if (command.do === 'draw') play.chooseDraw();
    else if (command.do === 'fit') this.fit();
    else if (command.do === 'zoom') this.camera.step(command.nearer);
    else if (command.do === 'sort') this.sort(command.order, target);
    else if (command.do === 'take') {
      const pool = this.root?.querySelector<HTMLElement>(`[data-index="${command.index}"]`);
      if (pool?.dataset.pool) play.chooseTake(pool.dataset.pool, command.index);
    }
  }

  private sort(order: 'colour' | 'number', target: Element | null): void {
    this.play.rack.sort(order);
    if (target?.closest('[data-rack]')) void tick().then(() => this.focus('[data-rack]'));
  }

  private line(): void {
    const { play } = this;
    const under = play.bench.at(...this.cursor);
    if (play.hold.from === 'table') play.grow(play.anchor);
    else if (under && play.liftLying([under], under)) play.grow(under);
  }

  private back(): void {
    const { play } = this;
    const under = play.bench.at(...this.cursor);
    if (!play.hold.any && under?.mine) play.hold.liftLying([under], under);
    if (play.hold.any) play.takeBack();
  }

  /** Arrows and Enter, on the table and along the rack. */
  private walk(event: KeyboardEvent, target: Element | null): boolean {
    const step = ARROWS[event.key];
    if (this.table && target === this.table) {
      if (step) this.step(step);
      else if (event.key === 'Enter' || event.key === ' ') this.enter(event.shiftKey);
      else return false;
      return true;
    }
    const slot = target?.closest<HTMLElement>('[data-rack]');
    if (slot && step) this.alongRack(slot, event);
    else if (step && target === document.body) this.focusTurn();
    else return false;
    return true;
  }

  private step([down, across]: Square): void {
    this.cursor = [this.cursor[0] + down, this.cursor[1] + across];
    this.see();
  }

  private see(): void {
    this.camera.include(boxOf([this.cursor], 1));
  }

  private enter(more: boolean): void {
    const { play } = this;
    const fromRack = play.hold.from === 'rack';
    const square = this.cursor;
    const before = play.bench.laid.length;
    play.tapSquare(square, more);
    if (!fromRack || play.bench.laid.length === before) return;
    const last = this.lastPut;
    const [down, across] = last ? [square[0] - last[0], square[1] - last[1]] : [0, 0];
    if (Math.abs(down) + Math.abs(across) === 1) this.way = [Math.abs(down), Math.abs(across)];
    this.lastPut = square;
    this.cursor = [square[0] + this.way[0], square[1] + this.way[1]];
    this.see();
    void tick().then(() => this.focus('[data-rack][tabindex="0"]'));
  }

  private alongRack(slot: HTMLElement, event: KeyboardEvent): void {
    const all = [...(this.root?.querySelectorAll<HTMLElement>('[data-rack]') ?? [])];
    const next = neighbour(all, slot, event.key);
    if (!event.shiftKey) next?.focus();
    else if (next) {
      const onwards = all.indexOf(next) > all.indexOf(slot);
      const before = onwards ? all[all.indexOf(next) + 1] : next;
      const id = Number(slot.dataset.rack);
      this.play.rack.move([id], before ? Number(before.dataset.rack) : null);
      void tick().then(() => this.focus(`[data-rack="${id}"]`));
    }
  }
}
