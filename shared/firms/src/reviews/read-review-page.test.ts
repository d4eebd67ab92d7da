import { describe, expect, test } from '@jest/globals';
import { aReview, aReviewPage } from '../../../testing/factories.ts';
import { readReviewPage } from './read-review-page.ts';

describe('the reviews that the API answers', () => {
  test('are kept where they are a page', () => {
    const page = aReviewPage([aReview()]);
    expect(readReviewPage(page)).toBe(page);
  });

  test('are summed up where the answer is a plain list, without those that are hidden', () => {
    const list = [
      aReview({ id: 1, rating: 5, value_rating: 1 }),
      aReview({ id: 2, rating: 4, value_rating: 2, would_recommend: false }),
      aReview({ id: 3, rating: 4, value_rating: 2 }),
      aReview({ id: 4, rating: 1, status: 'hidden', waits_for: [] }),
    ];
    const { results, summary } = readReviewPage(list);
    expect(results).toHaveLength(4);
    expect(summary).toMatchObject({
      count: 3,
      rating: 4.3,
      quality_rating: 5,
      value_rating: 1.7,
      recommend_percent: 67,
    });
  });

  test('are one where the answer is a single review, and none where it is anything else', () => {
    expect(readReviewPage(aReview({ id: 9 })).results).toEqual([aReview({ id: 9 })]);
    expect(readReviewPage({} as never)).toMatchObject({ results: [], summary: { count: 0 } });
  });
});
