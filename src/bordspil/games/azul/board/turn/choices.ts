// What a player's hand can take: the groups of tiles, and what every line they may go to would bring.
import { isTake, type Move, type Source, type Take } from '../moves';
import { foresee, type Preview } from './preview';
import type { Colour, Position } from '../view';

export interface Group {
  source: Source;
  colour: Colour;
}

export type Goal = number | 'floor';

export const sameGroup = (a: Group | null, b: Group | null): boolean =>
  a?.source === b?.source && a?.colour === b?.colour;

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
