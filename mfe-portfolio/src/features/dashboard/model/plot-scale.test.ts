import { describe, expect, test } from '@jest/globals';
import { axisEnd, stepPath } from './plot-scale.ts';

describe('the axis of a plot', () => {
  test.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [9, 10],
    [11, 12],
    [17, 20],
    [21, 40],
    [61, 80],
    [199, 200],
    [201, 400],
    [123_456, 160_000],
  ])('for counts up to %i ends at %i', (max, end) => {
    expect(axisEnd(max)).toBe(end);
  });

  test('a line follows the tops of bars', () => {
    expect(stepPath([1, 0, 4], 4)).toBe('M0 3H1L1 4H2L2 0H3');
  });
});
