// The player's turn at this screen: picking a card and laying it at a place, by pointer, touch and keys.
import { tick } from 'svelte';
import type { BoardProps, Message } from '$shell/board/contract';
import { Hold } from '$shell/board/held_piece.svelte';
import { hasModifier, targetOnBoard } from '$shell/board/keyboard';
import { isNear, placeAt, pull } from './aim';
import { inLanguage } from '../faces';
import type { GameEvent, Move } from '../moves';
import type { Stage } from '../stage/stage.svelte';
import type { View } from '../view';

type Given = BoardProps<View, Move, GameEvent>;

const LATE = 700;

export class Turn {
  readonly hold = new Hold<string, number>();
  private byKeyboard = false;
  private dragged = false;
  /** When a press was taken as a pick: the click that follows it may come late, and from another card. */
  private picked = -Infinity;
  private running = false;

  /** Cards that may be laid: those of the seat to act, where that seat is this browser's. */
  readonly cards = $derived.by(() => [...new Set(this.given().moves.map(({ card }) => card))]);
  private readonly hand = $derived.by(() => {
    const { view, toAct } = this.given();
    return toAct === null ? [] : view.hands[toAct].filter((card) => this.cards.includes(card));
  });
  readonly question = $derived.by((): Message | null => {
    const { view, language } = this.given();
    if (this.cards.length === 0) return null;
    if (!this.hold.chosen) return { key: view.deciding ? 'ask-deciding' : 'ask-card' };
    return { key: 'ask-place', given: { title: inLanguage(view.cards[this.hold.chosen]?.title, language) } };
  });

  constructor(
    private readonly given: () => Given,
    private readonly stage: Stage,
    private readonly isVertical: () => boolean,
  ) {}

  /** A click on a card, unless it only ends a press that has been taken already. */
  click(card: string, event: MouseEvent): void {
    if (event.timeStamp - this.picked > LATE) this.pick(card, event.detail === 0);
  }

  private pick(card: string, byKeyboard: boolean): void {
    if (this.dragged) return;
    this.stage.finish();
    if (!this.cards.includes(card)) return;
    this.hold.pick(this.hold.chosen === card ? null : card);
    this.given().sound('lift');
    if (byKeyboard && this.hold.chosen) this.aimAt(Math.ceil(this.given().view.timeline.length / 2));
  }

  lay(place: number): void {
    const { chosen: card } = this.hold;
    if (!card) return;
    this.hold.drop();
    this.given().act({ card, place });
  }

  press(card: string, event: PointerEvent): void {
    if (event.button !== 0 || !this.cards.includes(card)) return;
    this.stage.finish();
    this.hold.press(card, event.clientX, event.clientY);
  }

  /** A press on the line beside its places: a mouse has shown where it aims, a finger has not. */
  point(event: MouseEvent): void {
    const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
    const place = this.placeUnder(event.clientX, event.clientY);
    if (place === null || this.dragged) return;
    if (isMouse) this.lay(place);
    else this.hold.aim = place;
  }

  readonly onpointerdown = (): void => {
    this.byKeyboard = this.dragged = false;
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (this.hold.move(x, y)) {
      this.dragged = true;
      this.hold.aim = this.placeUnder(x, y, 40);
      this.runAlong();
    } else if (this.hold.chosen && event.pointerType === 'mouse' && !this.byKeyboard) {
      this.hold.aim = this.placeUnder(x, y, 0);
    }
  };

  readonly onpointerup = (event: PointerEvent): void => {
    const { at, piece: card } = this.hold.release();
    if (!at) {
      if (!card) return;
      this.pick(card, false);
      this.picked = event.timeStamp;
      return;
    }
    const place = this.placeUnder(at.x, at.y, 40);
    if (place === null) this.hold.drop();
    else {
      const held = document.querySelector('[data-held]')?.getBoundingClientRect();
      this.stage.letGo = held ?? null;
      this.lay(place);
    }
    setTimeout(() => (this.dragged = false)); // the click that follows belongs to the drag
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    const target = targetOnBoard(event);
    if (hasModifier(event) || !target) return;
    this.byKeyboard = true;
    this.dragged = false; // a key never belongs to a drag that has just ended
    if (/^[0-9]$/.test(event.key)) this.pickNumber(Number(event.key) || 10);
    else if (event.key === 'Escape') this.putBack();
    else if (event.key === 'Enter' && !target.closest('button:not([data-place])')) this.confirm(event);
    else if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') this.step(event, target);
  };

  private pickNumber(number: number): void {
    const card = this.hand[number - 1];
    if (card && card !== this.hold.chosen) this.pick(card, true);
  }

  private confirm(event: KeyboardEvent): void {
    if (!this.hold.chosen || this.hold.aim === null) return;
    event.preventDefault();
    this.lay(this.hold.aim);
  }

  private putBack(): void {
    const { chosen: card } = this.hold;
    this.hold.drop();
    if (card) this.focus(`[data-hand="${card}"]`);
  }

  /** Arrows go from place to place while a card is held, else from card to card of the hand. */
  private step(event: KeyboardEvent, target: Element): void {
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp' || event.key === 'Home';
    const far = event.key === 'Home' || event.key === 'End';
    if (this.hold.chosen) {
      event.preventDefault();
      const last = this.given().view.timeline.length;
      const from = this.hold.aim ?? Math.ceil(last / 2);
      this.aimAt(far ? (back ? 0 : last) : Math.max(0, Math.min(last, from + (back ? -1 : 1))));
      return;
    }
    const at = target.closest<HTMLElement>('[data-hand]')?.dataset.hand;
    if (!at || far || this.hand.length === 0) return;
    event.preventDefault();
    const next = (this.hand.indexOf(at) + (back ? -1 : 1) + this.hand.length) % this.hand.length;
    this.focus(`[data-hand="${this.hand[next]}"]`);
  }

  private aimAt(place: number): void {
    this.hold.aim = place;
    void tick().then(() => this.focus(`[data-place="${place}"]`));
  }

  /** Moves the keyboard focus to the cards when the turn begins and nothing is being animated. */
  begin(): void {
    const [card] = this.hand;
    if (!this.stage.busy && card && this.byKeyboard) void tick().then(() => this.focus(`[data-hand="${card}"]`));
  }

  private focus(selector: string): void {
    const found = this.stage.root?.querySelector<HTMLElement>(selector);
    found?.focus({ preventScroll: true });
    if (found?.matches('[data-place]')) this.stage.bring(found);
  }

  private placeUnder(x: number, y: number, reach = 0): number | null {
    const scroller = this.stage.scroller();
    if (!scroller || !isNear(scroller.getBoundingClientRect(), x, y, reach)) return null;
    const cards = [...scroller.querySelectorAll('[data-line]')].map((card) => this.spanOf(card));
    return placeAt(cards, this.isVertical() ? y : x);
  }

  private spanOf(element: Element): { start: number; end: number } {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return this.isVertical() ? { start: top, end: bottom } : { start: left, end: right };
  }

  /** The line runs along while a dragged card is held at one of its ends. */
  private runAlong(): void {
    if (this.running) return;
    this.running = true;
    const go = () => {
      const { at } = this.hold;
      const scroller = this.stage.scroller();
      if (!at || !scroller) {
        this.running = false;
        return;
      }
      if (this.hold.aim !== null) {
        const far = pull(this.spanOf(scroller), this.isVertical() ? at.y : at.x);
        scroller.scrollBy(this.isVertical() ? { top: far } : { left: far });
        if (far) this.hold.aim = this.placeUnder(at.x, at.y, 40);
      }
      requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
  }
}
