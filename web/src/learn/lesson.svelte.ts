// A lesson as it is being taken: its step, the view on the board, and the remark on the pupil's last move.
import { FIRST_LESSON } from '../shell/route';
import type { Send } from '../net/messages';
import type { LessonStep, LessonUpdate, Refused, Tried } from '../net/wire';

/**
 * What is going on: a step is on its way; the pupil may act, or their move is being judged; what came of a move is shown;
 * the step is solved and something is said of it, or a wrong move was refuted; the lesson is over.
 */
type Phase = 'loading' | 'open' | 'judging' | 'showing' | 'solved' | 'refuted' | 'over';

/** Milliseconds between a move and what follows it. */
const PAUSE = 600;

export class Lesson {
  step = $state.raw<LessonStep | null>(null);
  shown = $state.raw<LessonUpdate | null>(null);
  phase = $state<Phase>('loading');
  /** The last part of the key of what is said of a move; empty for a general word, null where nothing is said. */
  remark = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** A view that follows no other is not animated. */
  fresh = $state(true);
  /** Counts what the board must notice: every view, and every move that was not played. */
  turn = $state(0);
  /** Whether each step was right at the first try, as far as it was tried. */
  marks = $state<boolean[]>([]);
  /** The step has been solved, whatever is shown of it now. */
  solved = $state(false);
  private isOneTry = false;
  private game = '';
  private name = '';
  private wanted = 0;
  /** Changes when another step or lesson is opened, so that what was under way for the last one ends. */
  private run = 0;
  private onrest: (turn: number) => void = () => undefined;

  constructor(private readonly send: Send) {}

  /** Opens a lesson; where there is one try for each step, a wrong move ends it too. */
  open(game: string, name: string, isOneTry = false): void {
    this.game = game;
    this.name = name;
    this.isOneTry = isOneTry;
    this.marks = [];
    this.step = this.shown = null;
    this.goTo(0);
  }

  /** Goes to a step, whatever was done in others. */
  goTo(number: number): void {
    this.run += 1;
    this.wanted = number;
    this.phase = 'loading';
    this.solved = false;
    this.say(null);
    this.send({ type: 'ask-step', game: this.game, lesson: this.name, step: number });
  }

  /** After a lost connection: asks again for what was awaited. */
  resume(): void {
    if (!this.game) return;
    if (this.phase === 'loading') this.goTo(this.wanted);
    else if (this.phase === 'judging') this.phase = 'open';
  }

  /** A pupil's move; without one the pupil has read and goes on. */
  attempt(move: Record<string, unknown> | null): void {
    if (this.phase !== 'open' || !this.step) return;
    this.say(null);
    const { game, name: lesson } = this;
    if (this.send({ type: 'try-move', game, lesson, step: this.step.step, move })) this.phase = 'judging';
    else this.turn += 1; // what was held goes back
  }

  /** Plays the solution for the pupil. */
  solve(): void {
    if (!this.step?.solution) return;
    this.marks[this.step.step] ??= false;
    this.attempt(this.step.solution);
  }

  /** Goes back to how the step began. */
  again(): void {
    if (!this.step) return;
    this.shown = this.step.update;
    this.fresh = true;
    this.phase = 'open';
    this.say(null);
    this.turn += 1;
  }

  /** Shows what would come of a wrong move. */
  refute(move: Record<string, unknown>): void {
    this.again();
    this.attempt(move);
  }

  next(): void {
    if (!this.step) return;
    if (this.step.step + 1 < this.step.steps) this.goTo(this.step.step + 1);
    else this.phase = 'over';
  }

  refuse(refused: Refused): void {
    this.say(null);
    this.refusal = refused;
    if (this.phase === 'judging') this.phase = 'open';
    this.turn += 1;
  }

  /** Shows why a move cannot be made that was not even sent. */
  explain(why: Pick<Refused, 'key' | 'rule' | 'details'>): void {
    this.say(null);
    this.refusal = { type: 'refused', about: 'try-move', ...why };
  }

  /** The board has shown everything up to this turn. */
  readonly rested = (turn: number): void => this.onrest(turn);

  /** Forgets a refusal that has been read. */
  forget(): void {
    this.refusal = null;
    if (this.phase === 'open') this.remark = null;
  }

  /** Waits until the board has played out what it shows, and a moment longer for the eye. */
  private async playedOut(): Promise<void> {
    await new Promise<void>((resolve) => (this.onrest = (turn) => turn === this.turn && resolve()));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }

  private say(remark: string | null): void {
    this.remark = remark;
    this.refusal = null;
  }

  receiveStep(step: LessonStep): void {
    if (step.game !== this.game || step.lesson !== this.name || step.step !== this.wanted) return;
    const follows = step.goes_on && this.shown !== null && this.step?.step === step.step - 1;
    // Where the step goes on, the board already shows its position: it keeps the view and only gets the moves.
    const { view, events } = (follows && this.shown) || step.update;
    this.step = step;
    this.shown = { ...step.update, view, events };
    this.fresh = !follows;
    this.phase = 'open';
    this.turn += 1;
  }

  async receiveAnswer({ right, remark, updates, step }: Tried): Promise<void> {
    if (this.phase !== 'judging' || step !== this.step?.step) return;
    this.marks[step] ??= right;
    if (!right && updates.length === 0) {
      this.say(remark);
      this.phase = 'open';
      this.turn += 1;
      return;
    }
    this.phase = 'showing';
    const { run } = this;
    for (const update of updates) {
      this.shown = { ...update, moves: [] };
      this.fresh = false;
      this.turn += 1;
      await this.playedOut();
      if (run !== this.run) return;
    }
    this.solved ||= right;
    if (!right && !this.isOneTry) {
      this.say(remark);
      this.phase = 'refuted';
    } else if (remark || this.name !== FIRST_LESSON) {
      this.say(remark);
      this.phase = 'solved';
    } else this.next();
  }
}
