import { describe, expect, test } from '@jest/globals';
import { anItem } from '../../../testing/factories.ts';
import { filterItems } from './item-filter.ts';

describe('the search for items', () => {
  test.each([
    ['क\u093cिला', '\u0958िला'],
    ['\u0958िला', 'क\u093cिला'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['Flat 12', 'flat १२'],
    ['मकान १२', '12'],
  ])('finds %j for %j: the same letters or digits, encoded otherwise', (title, search) => {
    const items = [anItem({ id: 1, title }), anItem({ id: 2, title: 'Villa' })];
    expect(filterItems(items, { search, category: '' }).map(({ id }) => id)).toEqual([1]);
  });
});
