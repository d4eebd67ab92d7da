import { describe, expect, test } from '@jest/globals';
import type { ListingPage } from './listing-query.ts';
import { readPage } from './read-page.ts';

interface Firm {
  id: number;
  name: string;
}

const firm: Firm = { id: 7, name: 'Works' };
const read = (answer: unknown) =>
  readPage<Firm, ListingPage<Firm>>(answer as ListingPage<Firm>, (one) => 'name' in one);

describe('a list as the API answers it', () => {
  test('is kept where it is a page', () => {
    const page = { results: [firm], count: 30, count_is_exact: true, next: '/api/?page=2' };
    expect(read(page)).toBe(page);
  });

  test.each([
    ['a plain array', [firm, { id: 8, name: 'Mill' }], [7, 8]],
    ['a single object', firm, [7]],
    ['an empty array', [], []],
    ['an object that is no item', { detail: 'Odd.' }, []],
    ['nothing', null, []],
    ['an array with holes', [null, firm], [7]],
  ])('is one page of everything where it is %s', (_form, answer, ids) => {
    const page = read(answer);
    expect(page.results.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ count: ids.length, count_is_exact: true, next: null });
  });
});
