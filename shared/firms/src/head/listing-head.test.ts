import { designerListing } from '@aangan/domain';
import { aPost } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { theFacets } from '../testing/the-facets.ts';
import { type ListingHeadSource, listingHead } from './listing-head.ts';

const source: ListingHeadSource = {
  names: {
    title: 'Featured Designers',
    lede: 'Discover designers',
    one: 'designer',
    many: 'designers',
  },
  listing: designerListing,
  path: '/designers',
  page: { count: 14, count_is_exact: true },
  facets: theFacets(),
  firms: [
    { name: 'Studio Clay', path: '/designers/7', posts: [] },
    { name: 'Studio Lime', path: '/designers/8', posts: [aPost({ id: 3 })] },
  ],
  place: undefined,
};

const at = (query: string): ListingHeadSource => ({
  ...source,
  place: { params: {}, search: new URLSearchParams(query) },
});

describe('the head of a listing', () => {
  test.each([
    ['', 'Featured Designers'],
    ['search=villa in Pune', 'Designers for “villa in Pune”'],
    ['group=residential', 'Designers for Residential Design'],
    ['group=residential&specialization=villas', 'Designers for Villas & Farmhouses'],
    ['search=goa&specialization=villas', 'Designers for “goa” in Villas & Farmhouses'],
    ['group=unknown', 'Featured Designers'],
  ])('says what is searched: %s', (query, title) => {
    expect(listingHead(at(query)).title).toBe(title);
  });

  test('says categories and cities in the language of the page', () => {
    const hindi: Record<string, string> = { 'Residential Design': 'घरों का डिज़ाइन', Goa: 'गोवा' };
    const { place, ...others } = at('group=residential&city=goa');
    const goa = { slug: 'goa', name: 'Goa', count: 2, chosen: true };
    const facets = theFacets({ cities: [goa] });
    const say = (label: string) => hindi[label] ?? label;
    const head = listingHead({ ...others, facets, place: place && { ...place, say } });
    expect(head.title).toBe('Designers for घरों का डिज़ाइन in गोवा');
    expect(head.structuredData).toMatchObject({
      '@graph': [{}, { itemListElement: [{}, {}, { name: 'गोवा' }] }],
    });
  });

  test('counts and names what was found, and shows the first picture', () => {
    expect(listingHead(source)).toMatchObject({
      title: 'Featured Designers',
      description: 'Discover designers. 14 designers, Studio Clay, Studio Lime.',
      picture: '/api/media/post-3.jpg',
    });
    const one = listingHead({ ...source, page: { count: 1, count_is_exact: true }, firms: [] });
    expect(one.description).toBe('Discover designers. 1 designer.');
    expect(one).not.toHaveProperty('picture');
  });

  test('lists the firms with their places in the whole list', () => {
    const { structuredData } = listingHead(at('page=3'));
    expect(structuredData).toMatchObject({
      '@graph': [
        {
          '@type': 'ItemList',
          itemListElement: [
            { position: 25, name: 'Studio Clay', url: '/designers/7' },
            { position: 26, name: 'Studio Lime', url: '/designers/8' },
          ],
        },
        { '@type': 'BreadcrumbList', itemListElement: [{ item: '/' }, { item: '/designers' }] },
      ],
    });
  });
});

describe('the head of a city’s listing', () => {
  const pune = { slug: 'pune', name: 'Pune', count: 14, chosen: true };
  const goa = { slug: 'goa', name: 'Goa', count: 2, chosen: true };
  const inPune = {
    ...at('city=poona&sort=newest&budget=500000&search=clay'),
    facets: theFacets({ cities: [pune] }),
  };

  test('has its own title and description', () => {
    expect(listingHead({ ...inPune, ...at('city=poona'), facets: inPune.facets })).toMatchObject({
      title: 'Designers in Pune',
      description: '14 designers in Pune, Studio Clay, Studio Lime. Discover designers.',
    });
    expect(listingHead(inPune).title).toBe('Designers for “clay” in Pune');
  });

  test('has a canonical address with the present name of the city and nothing else', () => {
    expect(listingHead(inPune).canonical).toBe('/designers?city=pune');
  });

  test('has the city among its breadcrumbs', () => {
    expect(listingHead(inPune).structuredData).toMatchObject({
      '@graph': [
        {},
        {
          itemListElement: [
            { item: '/' },
            { name: 'Designers', item: '/designers' },
            { name: 'Pune', item: '/designers?city=pune' },
          ],
        },
      ],
    });
  });

  test('is no page of its own for several cities, or for one that nobody knows', () => {
    const both = listingHead({ ...inPune, facets: theFacets({ cities: [pune, goa] }) });
    expect(both.title).toBe('Designers for “clay” in Pune and Goa');
    expect(both).not.toHaveProperty('canonical');
    const unknown = listingHead({ ...at('city=atlantis'), facets: theFacets() });
    expect(unknown.title).toBe('Featured Designers');
    expect(unknown).not.toHaveProperty('canonical');
  });
});
