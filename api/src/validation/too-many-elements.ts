import type { FieldMessage } from '../problems.ts';

/** @param limit the largest number of elements that is allowed */
export const tooManyElements = (limit: number): FieldMessage => ({
  code: 'max_length',
  sentence: `Ensure this field has no more than ${limit} elements.`,
});
