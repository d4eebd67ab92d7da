import { expect, test } from '@jest/globals';
import { comparedOf } from './compared.ts';

test('firms of the first firm’s kind are compared, at most four', () => {
  expect(comparedOf(['picture-1', 'vendor-1', 'designer-2', 'vendor-3'])).toEqual({
    kind: 'vendor',
    ids: [1, 3],
  });
  const many = [1, 2, 3, 4, 5].map((id) => `designer-${id}`);
  expect(comparedOf(many)?.ids).toEqual([1, 2, 3, 4]);
});

test('where only the other kind has two, those are', () => {
  expect(comparedOf(['vendor-1', 'designer-2', 'designer-3'])).toEqual({
    kind: 'designer',
    ids: [2, 3],
  });
  expect(comparedOf(['vendor-1', 'designer-2'])).toBeUndefined();
});
