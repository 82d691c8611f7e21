// What the player holds: a group of tiles that was picked, the line it is aimed at, and whether it is being dragged.
import { isTake, type Move, type Source, type Take } from './moves';
import { foresee, type Preview } from './preview';
import type { Colour, Position } from './view';

export interface Group {
  source: Source;
  colour: Colour;
}

export type Goal = number | 'floor';

export const sameGroup = (a: Group | null, b: Group | null): boolean =>
  a?.source === b?.source && a?.colour === b?.colour;

/** How far a pointer may wander before a tap becomes a drag. */
const WANDER = 7;

export class Hand {
  chosen = $state.raw<Group | null>(null);
  aim = $state.raw<Goal | null>(null);
  /** Where the pointer is while tiles are dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  private pressed: { group: Group; x: number; y: number } | null = null;

  pick(group: Group | null): void {
    this.chosen = group;
    this.aim = null;
  }

  drop(): void {
    this.chosen = this.aim = this.at = this.pressed = null;
  }

  press(group: Group, x: number, y: number): void {
    this.pressed = { group, x, y };
  }

  /** Whether a pointer is down on tiles that may be taken. */
  get isPressed(): boolean {
    return this.pressed !== null;
  }

  /** Follows the pointer; answers whether tiles are being dragged. */
  move(x: number, y: number): boolean {
    if (!this.pressed) return false;
    if (!this.at) {
      if (Math.hypot(x - this.pressed.x, y - this.pressed.y) < WANDER) return false;
      this.chosen = this.pressed.group;
    }
    this.at = { x, y };
    return true;
  }

  /** Lets go; answers where, if tiles were being dragged. */
  release(): { x: number; y: number } | null {
    const at = this.at;
    this.pressed = this.at = null;
    return at;
  }
}

/** The groups that may be taken, each with what every goal for it would bring. */
export class Choices {
  private readonly byGroup = new Map<string, Map<Goal, { move: Take; preview: Preview }>>();

  constructor(view: Position, seat: number | null, moves: readonly Move[]) {
    if (seat === null) return;
    for (const move of moves) {
      if (!isTake(move)) continue;
      const name = Choices.nameOf({ source: move.from, colour: move.take });
      const goals = this.byGroup.get(name) ?? new Map<Goal, { move: Take; preview: Preview }>();
      goals.set(move.to, { move, preview: foresee(view, seat, move) });
      this.byGroup.set(name, goals);
    }
  }

  has(group: Group): boolean {
    return this.byGroup.has(Choices.nameOf(group));
  }

  goals(group: Group | null): Map<Goal, { move: Take; preview: Preview }> {
    return (group && this.byGroup.get(Choices.nameOf(group))) || new Map();
  }

  private static nameOf({ source, colour }: Group): string {
    return `${source} ${colour}`;
  }
}
