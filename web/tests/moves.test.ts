// The log as the list of moves.
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../src/replay/moves';

describe('the move of an event', () => {
  it('is found by how many events there were after each move', () => {
    expect(stepsOf([2, 3, 3, 6], 6)).toEqual([0, 0, 1, 3, 3, 3]);
  });

  it('is found in a log that begins later', () => {
    expect(stepsOf([2, 3, 5, 6], 3)).toEqual([2, 2, 3]);
  });

  it('is unknown where nothing is told', () => {
    expect(stepsOf([], 3)).toEqual([]);
  });
});
