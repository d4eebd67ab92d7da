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
  style: ['japandi', 'art-deco'],
  room: ['kitchen'],
  projects_in: 'leh',
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
    styles: [place('japandi', 'Japandi'), place('art-deco', 'Art deco')],
    rooms: [place('kitchen', 'Kitchen')],
    project_cities: [place('leh', 'Leh')],
    without,
  });
  const names = { one: 'maker', many: 'makers' };
  const props = { facets, filter, listing: designerListing, names, path: '/makers' };
  render(<Relaxations {...props} />, { wrapper: MemoryRouter });
}

test('names the filter whose removal finds most as one press, then the others, each with its number', () => {
  const many = { count: 1_001, count_is_exact: false };
  const one = { count: 1, count_is_exact: true };
  show([
    { filters: ['search'], ...many },
    { filters: ['group'], ...one },
    { filters: ['specialization'], ...one },
    { filters: ['city'], ...one },
    { filters: ['budget'], ...one },
    { filters: ['area'], ...one },
    { filters: ['style'], ...one },
    { filters: ['room'], ...one },
    { filters: ['projects_in'], ...one },
    { filters: ['search', 'budget'], ...one },
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Show 1,000+ makers without “clay”',
    'Without Residential Design: 1 maker',
    'Without Villas & Farmhouses: 1 maker',
    'Without Pune and Goa: 1 maker',
    'Without the budget of ₹5,00,000: 1 maker',
    'Without delivery to Kerala: 1 maker',
    'Without the style Japandi and Art deco: 1 maker',
    'Without projects with Kitchen: 1 maker',
    'Without projects in Leh: 1 maker',
    'Without “clay” and the budget of ₹5,00,000: 1 maker',
  ]);
  expect(links[3]).toHaveAttribute(
    'href',
    '/makers?search=clay&group=residential&specialization=villas&projects_in=leh&style=japandi&style=art-deco&room=kitchen&budget=500000&area=kerala&sort=newest',
  );
  expect(links[9]).toHaveAttribute(
    'href',
    '/makers?group=residential&specialization=villas&city=pune&city=goa&projects_in=leh&style=japandi&style=art-deco&room=kitchen&area=kerala&sort=newest',
  );
});

test('is not there where nothing would help', () => {
  show([]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
