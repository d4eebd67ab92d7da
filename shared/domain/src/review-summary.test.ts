import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { reviewSubRatings } from './review-choices.ts';
import { averageRating, reviewSummary } from './review-summary.ts';

describe('the mean of ratings, to one decimal', () => {
  const means: readonly [ratings: number[], mean: number][] = [
    [[], 0],
    [[5], 5],
    [[1], 1],
    [[4, 5], 4.5],
    [[5, 4, 4], 4.3],
    [[5, 5, 4], 4.7],
    [[4, 4, 4, 5], 4.3],
    [[1, 1, 1, 2], 1.3],
    [[2, 3, 3, 3, 3, 3, 3, 3], 2.9],
    [[5, 5, 5, 5, 5, 5, 5, 4], 4.9],
    [[4, ...Array<number>(19).fill(3)], 3.1],
  ];
  for (const [ratings, mean] of means) {
    test(`of ${ratings.join(', ') || 'none'} is ${mean}`, () => {
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      assert.equal(averageRating(sum, ratings.length), mean);
    });
  }
});

describe('the percentage of those who recommend, as a whole number', () => {
  const percentages: readonly [recommending: number, count: number, percent: number][] = [
    [0, 0, 0],
    [0, 3, 0],
    [3, 3, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [199, 200, 100],
  ];
  for (const [recommending, count, percent] of percentages) {
    test(`${recommending} of ${count} are ${percent}`, () => {
      const sums = { rating: 0, quality_rating: 0, delivery_rating: 0 };
      const more = { communication_rating: 0, value_rating: 0 };
      const summary = reviewSummary({ count, recommending, ...sums, ...more }, reviewSubRatings);
      assert.equal(summary.recommend_percent, percent);
    });
  }
});

test('each of the five ratings has its own mean', () => {
  const sums = { rating: 9, quality_rating: 10, delivery_rating: 3, communication_rating: 7 };
  const two = { count: 2, recommending: 1, value_rating: 2, ...sums };
  assert.deepEqual(reviewSummary(two, reviewSubRatings), {
    count: 2,
    rating: 4.5,
    quality_rating: 5,
    delivery_rating: 1.5,
    communication_rating: 3.5,
    value_rating: 1,
    recommend_percent: 50,
  });
});
