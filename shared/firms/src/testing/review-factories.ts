import type { components } from '@aangan/api-client/endpoints';

type Schemas = components['schemas'];

/** A review of vendor 7 by a designer with a public profile, with some fields overridden. */
export function aReview(parts: Partial<Schemas['VendorReview']> = {}): Schemas['VendorReview'] {
  return {
    id: 1,
    vendor: 7,
    designer: 3,
    designer_name: 'Meera Iyer',
    designer_avatar: null,
    rating: 4,
    title: 'Villa in Alibaug',
    review_text: 'The tiles came on the promised day, and every batch matched.',
    quality_rating: 5,
    delivery_rating: 4,
    communication_rating: 3,
    value_rating: 2,
    project_type: 'residential',
    project_value: 2_25_000,
    would_recommend: true,
    created_at: '2026-11-20T20:00:00.000Z',
    edited_at: null,
    status: 'shown',
    waits_for: [],
    is_own: false,
    is_reported: false,
    answer: null,
    ...parts,
  };
}

/** A page of the reviews of a vendor, with a summary of its own. */
export function aReviewPage(
  results: readonly Schemas['VendorReview'][],
  parts: Partial<Schemas['VendorReviewPage']> = {},
): Schemas['VendorReviewPage'] {
  return {
    count: results.length,
    count_is_exact: true,
    next: null,
    previous: null,
    results: [...results],
    summary: {
      count: results.length,
      rating: 4.3,
      quality_rating: 4.8,
      delivery_rating: 4.1,
      communication_rating: 3.9,
      value_rating: 3.2,
      recommend_percent: 88,
    },
    ...parts,
  };
}

/** A review of designer 7 by a client, with some fields overridden. */
export function aClientReview(
  parts: Partial<Schemas['ClientReview']> = {},
): Schemas['ClientReview'] {
  return {
    id: 1,
    designer: 7,
    vendor: null,
    author_name: 'Kavya I.',
    author_avatar: null,
    rating: 4,
    review_text: 'They measured twice, and the shelves fit to the millimetre.',
    design_rating: 5,
    communication_rating: 4,
    time_rating: 3,
    value_rating: 4,
    would_recommend: true,
    relation: 'consulted',
    pictures: [],
    created_at: '2026-11-20T20:00:00.000Z',
    edited_at: null,
    status: 'shown',
    waits_for: [],
    is_own: false,
    is_reported: false,
    is_editable: true,
    answer: null,
    ...parts,
  };
}

/** A page of the clients' reviews of a firm, with a summary of its own. */
export function aClientReviewPage(
  results: readonly Schemas['ClientReview'][],
  parts: Partial<Schemas['ClientReviewPage']> = {},
): Schemas['ClientReviewPage'] {
  return {
    count: results.length,
    count_is_exact: true,
    next: null,
    previous: null,
    results: [...results],
    summary: {
      count: results.length,
      rating: 4.2,
      design_rating: 4.9,
      communication_rating: 4.4,
      time_rating: 3.1,
      value_rating: 4,
      recommend_percent: 90,
    },
    ...parts,
  };
}
