// Scores and results for the frame: they wait until the board has shown how they came about.

interface Result {
  scores: readonly number[];
  winners: readonly number[];
}

export class Settled {
  private rested = $state(-1);
  /** Everything up to the present turn has been shown. */
  readonly isAtRest = $derived.by(() => this.rested === this.turn());
  private last = $state.raw<Result>({ scores: [], winners: [] });
  /** Scores and winners as the board shows them. */
  readonly result = $derived.by(() => (this.isAtRest || this.last.scores.length === 0 ? this.now() : this.last));

  /** `turn` counts what the board is given; `now` is the result that belongs to it. */
  constructor(
    private readonly turn: () => number,
    private readonly now: () => Result,
  ) {
    $effect(() => {
      if (this.isAtRest) this.last = this.now();
    });
  }

  /** Notes that the board has shown everything up to a turn. */
  readonly rest = (turn: number): void => {
    this.rested = turn;
  };
}
