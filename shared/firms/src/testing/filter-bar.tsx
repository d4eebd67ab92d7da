import { designerListing } from '@aangan/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FilterBar } from '../listing/filter-bar.tsx';
import type { ListingFacets, UseFacets } from '../listing/listing-facets.ts';
import { useListingView } from '../listing/use-listing-view.ts';
import { theFacets } from './the-facets.ts';

export const city = (slug: string, name: string, count: number, chosen = false) => ({
  slug,
  name,
  count,
  chosen,
});
const pune = city('pune', 'Pune', 12);
const goa = city('goa', 'Goa', 3);
export const cities = [pune, goa];

/** Answers each filter with facets in which its cities are chosen. */
export function facetsWith(parts: Partial<ListingFacets> = {}): UseFacets {
  return (filter) => {
    const chosen = (one: typeof pune) => ({ ...one, chosen: filter.city.includes(one.slug) });
    const data = theFacets({ count: 1_001, cities: cities.map(chosen), ...parts });
    return { data, currentData: data };
  };
}

/** Opens a listing with the filter bar; the page before it is /before. */
export function open(at = '/makers', useFacets = facetsWith(), listing = designerListing) {
  function Makers() {
    const { filter } = useListingView(listing);
    const { data, currentData } = useFacets(filter);
    const names = { one: 'maker', many: 'makers' };
    const bar = { filter, facets: currentData, latest: data, useFacets, names, path: '/makers' };
    return <FilterBar {...bar} listing={listing} />;
  }
  const router = createMemoryRouter([{ path: '/makers', element: <Makers /> }], {
    initialEntries: ['/before', at],
  });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.search };
}

export const form = () => within(screen.getByRole('form', { name: 'Filters' }));
export const budget = () => form().getByRole('textbox', { name: 'Your budget' });
export const apply = () => userEvent.click(form().getByRole('button', { name: 'Apply' }));
