// The player's turn at this screen: picking, dragging, laying and choosing, by pointer, touch and keys.
import { tick } from 'svelte';
import type { BoardProps, Message } from '$shell/board/contract';
import { Hold } from '$shell/board/held_piece.svelte';
import { focusFirst, hasModifier, targetOnBoard } from '$shell/board/keyboard';
import { Choices, sameGroup, type Goal, type Group } from './choices';
import { aimAt, goalOf, groupsOf, nextGoal, nextGroup } from './keys';
import { isTake, type GameEvent, type Move, type TileMove } from '../moves';
import { countAt, pointsAt } from './preview';
import type { Stage } from '../stage/stage.svelte';
import type { Position } from '../view';

type Given = BoardProps<Position, Move, GameEvent>;

export class Turn {
  readonly hand = new Hold<Group, Goal>();
  /** The group the arrow keys were at last. */
  entered = $state.raw<Group | null>(null);
  private byKeyboard = false;
  private dragged = false;

  readonly choices = $derived.by(() => new Choices(this.given().view, this.given().toAct, this.given().moves));
  readonly goals = $derived.by(() => this.choices.goals(this.hand.chosen));
  private readonly groups = $derived.by(() => groupsOf(this.stage.shown));
  readonly entrance = $derived.by(
    () => this.groups.find((group) => sameGroup(group, this.entered)) ?? this.groups[0] ?? null,
  );
  /** AZ-50: the wall cells to choose from. */
  readonly choice = $derived.by(() => {
    const { view, moves, toAct, text } = this.given();
    const tiling = moves.filter((move): move is TileMove => !isTake(move));
    if (tiling.length === 0 || toAct === null || this.stage.busy) return null;
    const row = tiling[0].tile - 1;
    const { lines, wall } = view.boards[toAct];
    const { colour } = lines[row];
    if (!colour) return null;
    const columns = tiling.map(({ column }) => {
      const won = pointsAt(wall, [row, column - 1]);
      return [column - 1, { points: won, label: text('tile-choice-label', { colour, column, points: won }) }] as const;
    });
    return { row, colour, columns: new Map(columns) };
  });
  /** The move the player was advised to make. */
  private readonly advice = $derived.by(() => (this.given().hint?.value as { move: Move } | undefined)?.move ?? null);
  /** Where a hint says to look. */
  readonly pointed = $derived.by(() =>
    this.advice && isTake(this.advice) && !this.hand.chosen ? this.advice.from : null,
  );
  readonly question = $derived.by((): Message | null => {
    const { view, moves } = this.given();
    if (moves.length === 0) return null;
    const advised = this.advised();
    if (advised) return advised;
    if (!isTake(moves[0])) return { key: 'ask-tile', given: { line: moves[0].tile } };
    if (!this.hand.chosen) return { key: 'ask-take' };
    const { colour, source } = this.hand.chosen;
    return { key: 'ask-line', given: { colour, count: countAt(view, source, colour) } };
  });

  constructor(
    private readonly given: () => Given,
    private readonly stage: Stage,
  ) {}

  /** Moves the keyboard focus to the tiles when the turn begins and nothing is being animated. */
  begin(): void {
    if (!this.stage.busy && this.given().moves.length > 0 && this.byKeyboard) void tick().then(() => this.goToTiles());
  }

  /** A hint says where to look first; asked for more, it takes the tiles up and shows where they would go. */
  advise(): void {
    const move = this.given().hint?.step === 2 ? this.advice : null;
    if (!move) return;
    if (isTake(move)) {
      this.hand.pick({ source: move.from, colour: move.take });
      this.aim(move.to);
    } else void tick().then(() => this.focus(`[data-column="${move.column}"]`));
  }

  private advised(): Message | null {
    const move = this.advice;
    const more = this.given().hint?.step === 2;
    if (!move) return null;
    if (!isTake(move))
      return more ? { key: 'hint-cell', given: { column: move.column } } : { key: 'hint-row', given: { line: move.tile } };
    if (!this.hand.chosen)
      return { key: 'hint-look', given: { from: move.from === 'centre' ? 'centre' : move.from + 1 } };
    if (!more || !sameGroup(this.hand.chosen, { source: move.from, colour: move.take })) return null;
    return { key: 'hint-play', given: { to: move.to } };
  }

  aim(goal: Goal | null): void {
    this.hand.aim = goal !== null && this.goals.has(goal) ? goal : null;
  }

  pick(group: Group, byKeyboard: boolean): void {
    if (this.dragged) return;
    this.stage.finish();
    if (!this.choices.has(group)) return;
    this.hand.pick(sameGroup(group, this.hand.chosen) ? null : group);
    this.given().sound('lift');
    if (byKeyboard && this.hand.chosen) void tick().then(() => this.focus('[data-goal].legal'));
  }

  /** Tries a line that does not light up all the same: the refusal says why it is not allowed. */
  lay(goal: Goal): void {
    if (!this.hand.chosen) return;
    const { source, colour } = this.hand.chosen;
    const move = this.goals.get(goal)?.move ?? { take: colour, from: source, to: goal };
    this.hand.drop();
    this.given().act(move);
  }

  choose(column: number): void {
    const { moves, act } = this.given();
    const move = moves.find((candidate) => !isTake(candidate) && candidate.column === column + 1);
    if (move) act(move);
  }

  press(group: Group, event: PointerEvent): void {
    if (event.button !== 0 || !this.choices.has(group)) return;
    this.stage.finish();
    this.hand.press(group, event.clientX, event.clientY);
  }

  readonly onpointerdown = (): void => {
    this.byKeyboard = this.dragged = false;
  };

  /** A finger on tiles drags them and does not scroll: touch-action would say so, but not for parts of a drawing. */
  readonly ontouchmove = (event: TouchEvent): void => {
    if (this.hand.isPressed) event.preventDefault();
  };

  readonly onpointermove = (event: PointerEvent): void => {
    if (!this.hand.move(event.clientX, event.clientY)) return;
    this.dragged = true;
    this.aim(aimAt(event.clientX, event.clientY));
  };

  readonly onpointerup = (): void => {
    const { at } = this.hand.release();
    if (!at) return;
    const goal = aimAt(at.x, at.y);
    if (goal === null) this.hand.drop();
    else {
      this.stage.letGo = this.goals.has(goal) ? at : null;
      this.lay(goal);
    }
    setTimeout(() => (this.dragged = false)); // the click that follows belongs to the drag
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    this.byKeyboard = true;
    if (hasModifier(event) || !targetOnBoard(event)) return;
    if (this.stage.busy && this.given().moves.length > 0) this.stage.finish();
    const goal = goalOf(event.key);
    if (typeof goal === 'number' && this.choice) this.choose(goal - 1);
    else if (goal !== null) this.lay(goal);
    else if (event.key === 'Escape') this.putBack();
    else if (event.key.startsWith('Arrow')) this.step(event);
  };

  private putBack(): void {
    const group = this.hand.chosen;
    this.hand.drop();
    if (group) this.focusGroup(group);
  }

  private step(event: KeyboardEvent): void {
    const { root } = this.stage;
    const at =
      event.target instanceof Element
        ? event.target.closest<SVGElement>('[data-group], [data-goal], [data-column]')
        : null;
    if (!root || (!at && document.activeElement !== document.body)) return;
    event.preventDefault();
    if (!at) this.goToTiles();
    else if (!at.dataset.group) nextGoal(root, at, event.key)?.focus();
    else if (this.entrance) this.focusGroup(nextGroup(this.groups, this.entrance, event.key));
  }

  private goToTiles(): void {
    if (this.choice) this.focus('[data-column]');
    else if (this.entrance) this.focusGroup(this.entrance);
  }

  private focusGroup({ source, colour }: Group): void {
    this.focus(`[data-group="${source} ${colour}"]`);
  }

  private focus(selector: string): void {
    focusFirst(this.stage.root, selector);
  }
}
