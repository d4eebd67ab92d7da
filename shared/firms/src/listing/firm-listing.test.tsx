import { designerListing } from '@aangan/domain';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { scrollPage } from '../testing/scroll-page.ts';
import { theFacets } from '../testing/the-facets.ts';
import { FirmListing, type ListingQuery, type ListingTexts } from './firm-listing.tsx';
import { useListingView } from './use-listing-view.ts';

interface Maker {
  id: number;
  name: string;
}

const texts: ListingTexts = {
  title: 'Makers',
  lede: 'Those who make',
  searchLabel: 'Search makers',
  searchPlaceholder: 'Name or city',
  one: 'maker',
  many: 'makers',
  nothing: 'No makers found.',
  failed: 'Failed to load makers',
  clear: 'See all makers',
  closing: 'That is all',
};

const pageOf = (names: string[], count = names.length, isExact = true) => ({
  pages: [
    {
      results: names.map((name, at) => ({ id: at + 1, name })),
      count,
      count_is_exact: isExact,
      next: null,
    },
  ],
});

/** A query that has loaded a page with one maker, with parts of it overridden. */
function loaded(parts: Partial<ListingQuery<Maker>> = {}): ListingQuery<Maker> {
  const data = parts.data ?? pageOf(['Potter']);
  return {
    data,
    currentData: data,
    isFetching: false,
    isFetchingNextPage: false,
    hasNextPage: false,
    refetch: () => undefined,
    fetchNextPage: () => undefined,
    ...parts,
  };
}

function open(at = '/makers', query = loaded()) {
  const facets = theFacets();
  function Makers() {
    const view = useListingView(designerListing);
    return (
      <FirmListing
        texts={texts}
        query={query}
        useFacets={() => ({ data: facets, currentData: facets })}
        listing={designerListing}
        view={view}
      >
        {({ name }) => <a href="#maker">{name}</a>}
      </FirmListing>
    );
  }
  const router = createMemoryRouter([{ path: '/makers', element: <Makers /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return { address: () => router.state.location.search, router };
}

const chip = (name: string) => screen.getByRole('link', { name });
const press = (name: string) => userEvent.click(chip(name));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a listing of firms', () => {
  test('shows its title, lede, search box, count and cards', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Makers');
    expect(document.title).toBe('Makers · Aangan');
    expect(screen.getByText('Those who make')).toBeInTheDocument();
    expect(screen.getByPlaceholderText('Name or city')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 maker');
    expect(screen.getByRole('link', { name: 'Potter' })).toBeInTheDocument();
  });

  test('says 1,000+ where the API stops counting', () => {
    open('/makers', loaded({ data: pageOf(['Potter'], 1001, false) }));
    expect(screen.getByText('1,000+ makers')).toBeInTheDocument();
  });

  test('shows its closing line once more than 80 % of the page is scrolled', () => {
    open();
    scrollPage(0.8);
    expect(screen.getByText('That is all')).toHaveAttribute('data-state', 'waiting');
    scrollPage(0.801);
    expect(screen.getByText('That is all')).toHaveAttribute('data-state', 'shown');
  });

  test('links to the whole list where nothing matches', async () => {
    const { address } = open('/makers?search=igloo', loaded({ data: pageOf([]) }));
    expect(screen.getByText('No makers found.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'See all makers' }));
    expect(address()).toBe('');
  });
});

describe('the filter of a listing', () => {
  test('starts at All Categories, followed by the groups of the catalogue', () => {
    open();
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All Categories',
      ...designerListing.catalogue.map(({ label }) => label),
    ]);
    expect(chips[0]).toHaveAttribute('aria-current', 'true');
  });

  test('shows the sub-categories of a chosen group, and hides them when it is pressed again', async () => {
    const { address } = open();
    await press('Residential Design');
    expect(screen.getByRole('group', { name: 'Residential Design' })).toBeInTheDocument();
    expect(address()).toBe('?group=residential');
    await press('Residential Design');
    expect(screen.queryByRole('group', { name: 'Residential Design' })).not.toBeInTheDocument();
    expect(address()).toBe('');
  });

  test('narrows to a sub-category, and widens to its group when it is pressed again', async () => {
    const { address } = open('/makers?group=residential');
    await press('Villas & Farmhouses');
    expect(address()).toBe('?group=residential&specialization=villas');
    await press('Villas & Farmhouses');
    expect(address()).toBe('?group=residential');
  });

  test('clears the sub-category and keeps the search when another group is chosen', async () => {
    const { address } = open('/makers?group=residential&specialization=villas&search=goa');
    await press('Commercial & Workplace');
    expect(address()).toBe('?search=goa&group=commercial');
    await press('Commercial & Workplace');
    expect(address()).toBe('?search=goa');
  });

  test('searches only when Search is pressed, within the chosen sub-category', async () => {
    const { address } = open('/makers?group=residential&specialization=villas');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search makers' }), 'goa');
    expect(address()).toBe('?group=residential&specialization=villas');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('?search=goa&group=residential&specialization=villas');
  });

  test('is cleared by All Categories, with the search', async () => {
    const { address } = open('/makers?search=goa&group=residential&specialization=villas');
    await press('All Categories');
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is read from the address, and Back undoes a choice', async () => {
    const { router } = open('/makers?search=goa&group=commercial&specialization=fnb');
    expect(screen.getByRole('searchbox')).toHaveValue('goa');
    expect(chip('Commercial & Workplace')).toHaveAttribute('aria-current', 'true');
    expect(chip('F&B (Restaurants, Bars, Cafes)')).toHaveAttribute('aria-current', 'true');
    await press('Specialty & Emerging Design');
    await act(() => router.navigate(-1));
    expect(chip('F&B (Restaurants, Bars, Cafes)')).toHaveAttribute('aria-current', 'true');
  });

  test('leads to the same addresses without scripts', () => {
    open('/makers?search=goa&group=residential&specialization=villas');
    expect(chip('All Categories')).toHaveAttribute('href', '/makers');
    expect(chip('Commercial & Workplace')).toHaveAttribute(
      'href',
      '/makers?search=goa&group=commercial',
    );
    expect(chip('Villas & Farmhouses')).toHaveAttribute(
      'href',
      '/makers?search=goa&group=residential',
    );
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/makers']);
    expect([...new FormData(form)]).toEqual([
      ['search', 'goa'],
      ['group', 'residential'],
      ['specialization', 'villas'],
    ]);
  });

  test('ignores ids that are not in the catalogue', () => {
    open('/makers?group=floors&specialization=vinyl');
    expect(chip('All Categories')).toHaveAttribute('aria-current', 'true');
  });

  test('works with the keyboard alone', async () => {
    const { address } = open();
    await userEvent.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(chip('All Categories')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('?group=residential');
  });
});

describe('a listing that starts after its first page', () => {
  const more = loaded({ hasNextPage: true });

  test('links to the pages before and after it', () => {
    open('/makers?group=residential&page=3', more);
    expect(screen.getByRole('link', { name: 'Earlier makers' })).toHaveAttribute(
      'href',
      '/makers?group=residential&page=2',
    );
    expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute(
      'href',
      '/makers?group=residential&page=4',
    );
  });

  test('links to no page before the first', () => {
    open('/makers?page=x', more);
    expect(screen.queryByRole('link', { name: 'Earlier makers' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute(
      'href',
      '/makers?page=2',
    );
  });

  test('starts at the first page again with another choice', async () => {
    const { address } = open('/makers?page=3', more);
    await press('Residential Design');
    expect(address()).toBe('?group=residential');
  });

  test('says that nothing is there, and links to the whole list, after the last page', () => {
    const error = { kind: 'not-found', message: 'Invalid page.' };
    open('/makers?page=99', loaded({ data: undefined, currentData: undefined, error }));
    expect(screen.getByText('No makers found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all makers' })).toHaveAttribute('href', '/makers');
  });
});

describe('a listing that cannot be loaded', () => {
  test('is replaced by an error, which is logged and can be retried', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = { kind: 'server', message: 'It broke' };
    let retries = 0;
    const refetch = () => {
      retries += 1;
    };
    open('/makers', loaded({ data: undefined, currentData: undefined, error, refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load makers');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Failed to load makers', expect.objectContaining(error));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
  });

  test('does not show the firms of the previous filter', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = { kind: 'network', message: 'No response' };
    open('/makers', loaded({ currentData: undefined, error }));
    expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.queryByText('Potter')).not.toBeInTheDocument();
  });
});
