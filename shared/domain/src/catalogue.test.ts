import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueIds, groupOfItem, itemLabel, searchCatalogue } from './catalogue.ts';
import { designerCatalogue } from './designer-catalogue.ts';
import { vendorCatalogue } from './vendor-catalogue.ts';

test('the designers’ catalogue has four groups of 5, 9, 5 and 6 specializations', () => {
  assert.deepEqual(
    designerCatalogue.map((group) => [group.label, group.items.length]),
    [
      ['Residential Design', 5],
      ['Commercial & Workplace', 9],
      ['Institutional & Infrastructure', 5],
      ['Specialty & Emerging Design', 6],
    ],
  );
});

test('the vendors’ catalogue has the nine groups with the documents’ counts', () => {
  assert.deepEqual(
    vendorCatalogue.map((group) => group.items.length),
    [7, 5, 6, 5, 5, 5, 5, 6, 1],
  );
});

test('an id stands once in its catalogue', () => {
  for (const catalogue of [designerCatalogue, vendorCatalogue]) {
    const ids = catalogueIds(catalogue);
    assert.equal(new Set(ids).size, ids.length);
  }
});

test('an id leads to its group and label; an unknown id is shown as it is', () => {
  assert.equal(groupOfItem(designerCatalogue, 'fnb')?.id, 'commercial');
  assert.equal(itemLabel(designerCatalogue, 'fnb'), 'F&B (Restaurants, Bars, Cafes)');
  assert.equal(itemLabel(designerCatalogue, 'houseboats'), 'houseboats');
});

test('the picker finds a group by name, an item by label and an item by id', () => {
  const labels = (text: string) =>
    searchCatalogue(vendorCatalogue, text).flatMap((group) => group.items.map(({ id }) => id));
  assert.equal(searchCatalogue(vendorCatalogue, 'flooring sol')[0]?.items.length, 5);
  assert.deepEqual(labels('  DHURRIES '), ['rugs']);
  assert.deepEqual(labels('mep_c'), ['mep_consultant']);
  assert.deepEqual(labels('spaceship'), []);
  assert.equal(searchCatalogue(vendorCatalogue, '').length, 9);
});
