import { theFacets } from '@aangan/firms/testing';
import { expect, test } from '@jest/globals';
import { aVendor } from '../testing/factories.ts';
import { VendorsHead } from './vendors-head.ts';

test('the head of the vendor directory names what is searched and the vendors found', () => {
  const results = [aVendor({ id: 7 })];
  const head = VendorsHead(
    { count: 1, count_is_exact: true, next: null, previous: null, results },
    theFacets(),
    { params: {}, search: new URLSearchParams('group=floors') },
  );
  expect(head.title).toBe('Vendors for Flooring Solutions');
  expect(head.picture).toBe('/api/media/post-1.jpg');
  expect(head.structuredData).toMatchObject({
    '@graph': [{ itemListElement: [{ url: '/vendors/7', name: 'Works 7' }] }, {}],
  });
});

test('the head of a city’s vendors has a title and a canonical address of its own', () => {
  const morbi = { slug: 'morbi', name: 'Morbi', count: 1, chosen: true };
  const head = VendorsHead(
    { count: 1, count_is_exact: true, next: null, previous: null, results: [aVendor({ id: 7 })] },
    theFacets({ cities: [morbi] }),
    { params: {}, search: new URLSearchParams('city=morbi&area=goa') },
  );
  expect(head.title).toBe('Vendors in Morbi');
  expect(head.canonical).toBe('/vendors?city=morbi');
});
