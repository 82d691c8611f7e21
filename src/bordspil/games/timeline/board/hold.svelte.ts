// What the player holds: a card that was picked, the place it is aimed at, and whether it is being dragged.

/** How far a pointer may wander before a tap becomes a drag. */
const WANDER = 7;

export class Hold {
  card = $state<string | null>(null);
  aim = $state<number | null>(null);
  /** Where the pointer is while a card is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  private pressed: { card: string; x: number; y: number } | null = null;

  pick(card: string | null): void {
    this.card = card;
    this.aim = null;
  }

  drop(): void {
    this.card = this.aim = this.at = this.pressed = null;
  }

  press(card: string, x: number, y: number): void {
    this.pressed = { card, x, y };
  }

  get isPressed(): boolean {
    return this.pressed !== null;
  }

  /** Follows the pointer; answers whether a card is being dragged. */
  move(x: number, y: number): boolean {
    if (!this.pressed) return false;
    if (!this.at) {
      if (Math.hypot(x - this.pressed.x, y - this.pressed.y) < WANDER) return false;
      this.pick(this.pressed.card);
    }
    this.at = { x, y };
    return true;
  }

  /** Lets go; answers where, if a card was being dragged, and else which card was only pressed. */
  release(): { at: { x: number; y: number } | null; card: string | null } {
    const { at, pressed } = this;
    this.pressed = this.at = null;
    return { at, card: pressed?.card ?? null };
  }
}
