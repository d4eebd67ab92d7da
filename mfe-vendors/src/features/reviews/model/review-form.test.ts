import { aReview } from '@aangan/firms/testing';
import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import {
  emptyReview,
  type ReviewValues,
  reviewFieldsOf,
  reviewSchema,
  reviewValuesOf,
} from './review-form.ts';

const complete: ReviewValues = {
  ...emptyReview,
  title: 'Villa',
  review_text: 'Twenty characters, at least.',
};

/** The message of the first broken rule; null where the form may be sent. */
function refusal(parts: Partial<ReviewValues>): string | null {
  try {
    reviewSchema.validateSync({ ...complete, ...parts });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

describe('the rules of a review', () => {
  test.each<[Partial<ReviewValues>, string | null]>([
    [{}, null],
    [{ title: '  ' }, 'Please provide the name of the project you are reviewing for'],
    [{ title: 'x'.repeat(201) }, 'Ensure this field has no more than 200 characters.'],
    [{ review_text: '' }, 'Please provide at least 20 characters'],
    [{ review_text: `${'x'.repeat(19)}   ` }, 'Please provide at least 20 characters'],
    [{ review_text: 'x'.repeat(20) }, null],
    [{ review_text: 'घर'.repeat(10) }, null],
    [{ review_text: 'x'.repeat(5_001) }, 'Ensure this field has no more than 5000 characters.'],
    [{ project_value: '' }, null],
    [{ project_value: '0' }, null],
    [{ project_value: '18.5 lakh' }, null],
    [{ project_value: '-5' }, 'Project value cannot be negative'],
    [{ project_value: '−5,000' }, 'Project value cannot be negative'],
    [{ project_value: '+5' }, 'Enter an amount without a plus or minus sign'],
    [{ project_value: '1000000000001' }, 'Maximum project value is ₹10,00,00,00,00,000'],
  ])('read %j as they should', (parts, message) => {
    expect(refusal(parts)).toBe(message);
  });

  test.each([
    'rating',
    'quality_rating',
    'delivery_rating',
    'communication_rating',
    'value_rating',
  ])('keep %s at a whole number from 1 to 5', (name) => {
    for (const value of [0, 6, 4.5]) expect(refusal({ [name]: value })).not.toBeNull();
    for (const value of [1, 5]) expect(refusal({ [name]: value })).toBeNull();
  });
});

describe('the fields that are sent', () => {
  test('are trimmed, with null for what is blank and the amount as a number', () => {
    expect(reviewFieldsOf({ ...complete, title: ' Villa ' })).toMatchObject({
      title: 'Villa',
      project_type: null,
      project_value: null,
    });
    expect(reviewFieldsOf({ ...complete, project_value: '1.2 crore' }).project_value).toBe(
      12_000_000,
    );
  });

  test('are those of the review where nothing was changed', () => {
    const review = aReview({ project_type: null, project_value: 0 });
    expect(review).toMatchObject(reviewFieldsOf(reviewValuesOf(review)));
  });
});
