import { designerListing, everything } from '@aangan/domain';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { theFacets } from '../testing/the-facets.ts';
import type { ListingFacets } from './listing-facets.ts';
import { Relaxations } from './relaxations.tsx';

const filter = {
  ...everything,
  search: 'clay',
  group: 'residential',
  specialization: 'villas',
  city: ['pune', 'goa'],
  budget: '500000',
  area: 'kerala',
  sort: 'newest',
};
const place = (slug: string, name: string) => ({ slug, name, count: 0, chosen: true });

function show(without: ListingFacets['without']) {
  const facets = theFacets({
    count: 0,
    cities: [place('pune', 'Pune'), place('goa', 'Goa')],
    areas: [place('kerala', 'Kerala')],
    without,
  });
  const names = { one: 'maker', many: 'makers' };
  const props = { facets, filter, listing: designerListing, names, path: '/makers' };
  render(<Relaxations {...props} />, { wrapper: MemoryRouter });
}

test('names each filter to leave out, with how many firms that shows, as a link to them', () => {
  const many = { count: 1_001, count_is_exact: false };
  const one = { count: 1, count_is_exact: true };
  show([
    { filters: ['search'], ...many },
    { filters: ['group'], ...one },
    { filters: ['specialization'], ...one },
    { filters: ['city'], ...one },
    { filters: ['budget'], ...one },
    { filters: ['area'], ...one },
    { filters: ['search', 'budget'], ...one },
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Without “clay”: 1,000+ makers',
    'Without Residential Design: 1 maker',
    'Without Villas & Farmhouses: 1 maker',
    'Without Pune and Goa: 1 maker',
    'Without the budget of ₹5,00,000: 1 maker',
    'Without delivery to Kerala: 1 maker',
    'Without “clay” and the budget of ₹5,00,000: 1 maker',
  ]);
  expect(links[3]).toHaveAttribute(
    'href',
    '/makers?search=clay&group=residential&specialization=villas&budget=500000&area=kerala&sort=newest',
  );
  expect(links[6]).toHaveAttribute(
    'href',
    '/makers?group=residential&specialization=villas&city=pune&city=goa&area=kerala&sort=newest',
  );
});

test('is not there where nothing would help', () => {
  show([]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
