import { describe, expect, test } from '@jest/globals';
import {
  aClientReview,
  aClientReviewPage,
  aReview,
  aReviewPage,
} from '../testing/review-factories.ts';
import { clientReview, clientReviewPage, designerReviewPage } from './listed-review.ts';

describe('the reviews that the API answers', () => {
  test('have a page and its summary in one shape, whoever wrote them', () => {
    const byDesigners = designerReviewPage(aReviewPage([aReview()]));
    expect(byDesigners.results[0]).toMatchObject({
      by: 'designer',
      author: { name: 'Meera Iyer', page: '/designers/3' },
      title: 'Villa in Alibaug',
      relation: null,
    });
    expect(byDesigners.summary.ratings[0]).toEqual({
      label: 'Product Quality & Consistency',
      value: 4.8,
    });
    const byClients = clientReviewPage(aClientReviewPage([aClientReview()]));
    expect(byClients.results[0]).toMatchObject({
      by: 'client',
      author: { name: 'Kavya I.', page: null },
      title: null,
      relation: 'Consulted',
    });
    expect(byClients.summary.ratings.map(({ label }) => label)).toEqual([
      'Design',
      'Communication',
      'Keeping to time',
      'Value for money',
    ]);
  });

  test('of a client with a job say so', () => {
    expect(clientReview(aClientReview({ relation: 'job-confirmed' })).relation).toBe(
      'Job confirmed',
    );
  });

  test('are summed up where the answer is a plain list, without those that are hidden', () => {
    const list = [
      aReview({ id: 1, rating: 5, value_rating: 1 }),
      aReview({ id: 2, rating: 4, value_rating: 2, would_recommend: false }),
      aReview({ id: 3, rating: 4, value_rating: 2 }),
      aReview({ id: 4, rating: 1, status: 'hidden', waits_for: [] }),
    ];
    const { results, summary } = designerReviewPage(list);
    expect(results).toHaveLength(4);
    expect(summary).toMatchObject({ count: 3, rating: 4.3, recommend_percent: 67 });
    expect(summary.ratings.map(({ value }) => value)).toEqual([5, 4, 3, 1.7]);
  });

  test('are one where the answer is a single review, and none where it is anything else', () => {
    expect(designerReviewPage(aReview({ id: 9 })).results.map(({ id }) => id)).toEqual([9]);
    expect(designerReviewPage({} as never)).toMatchObject({ results: [], summary: { count: 0 } });
  });
});
