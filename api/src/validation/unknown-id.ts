import type { FieldMessage } from '../problems.ts';

/** @param id what refers to nothing that can be referred to here */
export const unknownId = (id: unknown): FieldMessage => ({
  code: 'does_not_exist',
  sentence: `Invalid pk "${id}" - object does not exist.`,
});
