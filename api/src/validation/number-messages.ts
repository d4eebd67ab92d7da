import type { FieldMessage } from '../problems.ts';

/** @param minimum the smallest value that is allowed */
export const belowMinimum = (minimum: number): FieldMessage => ({
  code: 'min_value',
  sentence: `Ensure this value is greater than or equal to ${minimum}.`,
});

/** @param maximum the largest value that is allowed, or the name of the field that has it */
export const aboveMaximum = (maximum: number | string): FieldMessage => ({
  code: 'max_value',
  sentence: `Ensure this value is less than or equal to ${maximum}.`,
});
