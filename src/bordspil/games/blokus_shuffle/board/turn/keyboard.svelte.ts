// The whole game by keyboard: what a press does where, and where the focus goes.
import { tick } from 'svelte';
import { focusFirst, hasModifier, targetOnBoard } from '$shell/board/keyboard';
import { commandOf, numberOf, pieceOf, type Command } from './keys';
import { COLOURS, pileOf } from '../moves';
import { nameOf, shapeOf } from '../pieces';
import type { TurnContext, Turn } from './turn.svelte';
import type { Stage } from '../stage/stage.svelte';
import type { Kind, PieceName, View } from '../view';

/** What can be chosen, in the order it is looked for. */
const WAYS = ['button[data-card]', '[data-colour]:not(:disabled)', '[data-glows]', '[data-tray][aria-disabled=false]', '[data-primary]'];

/** The cards that number keys play: those drawn, or the hand. */
function cardsOf(view: View): Kind[] {
  const cards = view.pending?.drawn ?? view.hands[pileOf(view, view.colour)];
  return Array.isArray(cards) ? cards : [];
}

export class Keyboard {
  /** The last thing the player touched was a key. */
  active = $state(false);
  root: HTMLElement | null = null;
  /** The board, which takes the keys while a piece is held. */
  board: SVGSVGElement | null = null;

  constructor(
    private readonly play: Turn,
    private readonly context: TurnContext,
    private readonly stage: Stage,
  ) {}

  press(event: KeyboardEvent): void {
    const target = targetOnBoard(event);
    if (hasModifier(event) || !target) return;
    if (event.key !== 'Shift') this.active = true;
    if (this.stage.busy && this.context.isAsked()) this.stage.finish();
    if (target.closest('button, a') && (event.key === 'Enter' || event.key === ' ')) return;
    const command = this.play.hold.held && commandOf(event);
    if (command) this.perform(command);
    else if (!this.pick(event) && !this.walk(event, target)) return;
    event.preventDefault();
  }

  /** Brings the focus to what is asked. */
  focusTurn(): void {
    if (!this.play.hold.held) WAYS.some((way) => this.focus(way));
  }

  /** Brings the focus to the board when a piece has been lifted. */
  focusBoard(): void {
    void tick().then(() => this.board?.focus({ preventScroll: true }));
  }

  private focus(selector: string): boolean {
    return focusFirst(this.root, selector);
  }

  private perform(command: Command): void {
    const { hold } = this.play;
    if (command.do === 'step') hold.step(command.down, command.across);
    else if (command.do === 'turn') hold.turn(command.back);
    else if (command.do === 'flip') hold.flip();
    else if (command.do === 'next') hold.next(this.context.choices(), command.back);
    else if (command.do === 'place') this.play.place();
    else {
      const name = hold.held && nameOf(hold.held);
      this.play.drop();
      void tick().then(() => this.focus(`[data-tray="${name}"], [data-glows][data-lying="${name}"]`));
    }
  }

  /** Numbers play cards and name colours; numbers and letters pick pieces. */
  private pick(event: KeyboardEvent): boolean {
    const [view, choices] = [this.context.view(), this.context.choices()];
    const number = numberOf(event) ?? 0;
    const answer = choices.cards.get(cardsOf(view)[number - 1]) ?? choices.colours.get(COLOURS[number - 1]);
    if (answer) this.context.act(answer);
    else if (event.key === 'Escape' && this.play.chosen) this.play.drop();
    else {
      const held = this.play.hold.held?.piece ?? null;
      const can = (piece: PieceName) => choices.fitsAnywhere(nameOf({ colour: view.colour, piece }));
      const piece = view.step === 'choose' ? null : pieceOf(event, can, held);
      return piece !== null && (piece === held || this.play.pick(piece, shapeOf(piece)));
    }
    return true;
  }

  /** Arrows go from one choice to the next. */
  private walk(event: KeyboardEvent, target: Element | null): boolean {
    if (!event.key.startsWith('Arrow') || !this.root) return false;
    const kind = WAYS.slice(0, 3).find((way) => target?.closest(way));
    const all = kind ? [...this.root.querySelectorAll<HTMLElement | SVGElement>(kind)] : [];
    const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
    const here = all.findIndex((one) => one === target);
    if (all.length > 0) all[(here + step + all.length) % all.length].focus();
    else if (document.activeElement === document.body || target === this.board) this.focusTurn();
    else return false;
    return true;
  }
}
