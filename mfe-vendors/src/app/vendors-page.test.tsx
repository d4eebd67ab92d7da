import { endpoint } from '@aangan/api-client/endpoints';
import { type ScriptedRequest, scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { movingBrowser } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVendor } from '../testing/factories.ts';
import { VendorsPage } from './vendors-page.tsx';

const list = endpoint('get', '/designers/vendors/');
const next = 'http://localhost/api/designers/vendors/?page=2';

function aPage(
  ids: number[],
  parts: { next?: string | null; count?: number; exact?: boolean } = {},
) {
  return {
    body: {
      count: parts.count ?? ids.length,
      count_is_exact: parts.exact ?? true,
      next: parts.next ?? null,
      previous: null,
      results: ids.map((id) => aVendor({ id })),
    },
  };
}

let api: ReturnType<typeof scriptApi>;
const asked = () => api.requests.map(({ query }) => query);

function open(at = '/vendors') {
  return renderWithHost(<VendorsPage />, { api, at, path: at.split('?')[0] });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Vendors' })).getAllByRole('link');
const chip = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  api = scriptApi();
  api.answer(list, () => aPage([1]));
  movingBrowser();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the vendor directory', () => {
  it('is titled, says it is loading, then shows a card for each vendor, leading to its page', async () => {
    api.answer(list, () => aPage([1, 2]));
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Featured Vendors');
    expect(screen.getByRole('status')).toHaveTextContent('Loading vendors…');
    const [first, second] = await cards();
    expect(first).toHaveAttribute('href', '/vendors/1');
    expect(second).toHaveAccessibleName(/^Works 2 Morbi /);
    expect(screen.getByRole('status')).toHaveTextContent('2 vendors');
    expect(document.title).toBe('Featured Vendors · Aangan');
  });

  it('tells of a vendor its place, its first category and its minimum order, the exact one at hand', async () => {
    api.answer(list, () => {
      const page = aPage([1]);
      const many = ['Wall Tiles & Mosaics', 'Marble & Natural Stone'];
      return {
        body: {
          ...page.body,
          results: [aVendor({ min_order_value: 1_40_000, specializations_display: many })],
        },
      };
    });
    open();
    const [card] = await cards();
    expect(card).toHaveAccessibleName('Works 1 Morbi Wall Tiles & Mosaics Minimum order ₹1L');
    expect(screen.getByText('₹1L')).toHaveAttribute('title', '₹1,40,000');
  });

  it('begins its chips with All Categories, then the nine groups', async () => {
    open();
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(chips.map((one) => one.textContent)).toEqual([
      'All Categories',
      'Wall Surfaces & Treatments',
      'Flooring Solutions',
      'Ceiling Finishes',
      'Lighting & Ambience',
      'Furniture & Fixtures',
      'Décor, Art & Accessories',
      'Signage, Branding & Visual Design',
      'Consultants & Creative Professionals',
      'Other',
    ]);
    expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
    await cards();
  });

  it('reveals a chosen group’s sub-categories and asks for the group; again hides them', async () => {
    const { router } = open();
    await cards();
    await userEvent.click(chip('Flooring Solutions'));
    const subs = within(screen.getByRole('group', { name: 'Flooring Solutions' }));
    expect(subs.getAllByRole('button')).toHaveLength(5);
    expect(router.state.location.search).toBe('?group=floors');
    await waitFor(() => expect(asked().at(-1)).toEqual({ group: 'floors' }));
    await userEvent.click(chip('Flooring Solutions'));
    expect(screen.queryByRole('group', { name: 'Flooring Solutions' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('narrows to a sub-category together with the search text, and widens when it is pressed again', async () => {
    const { router } = open('/vendors?search=jaipur&group=floors');
    await cards();
    await userEvent.click(chip('Marble & Natural Stone'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        search: 'jaipur',
        group: 'floors',
        specialization: 'stone_flooring',
      }),
    );
    await userEvent.click(chip('Marble & Natural Stone'));
    expect(router.state.location.search).toBe('?search=jaipur&group=floors');
  });

  it('clears the sub-category when another group is chosen', async () => {
    const { router } = open('/vendors?group=floors&specialization=vinyl');
    await cards();
    await userEvent.click(chip('Lighting & Ambience'));
    expect(router.state.location.search).toBe('?group=lighting');
  });

  it('searches only when asked to', async () => {
    open();
    await cards();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'terracotta');
    expect(api.requests).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ search: 'terracotta' }));
  });

  it('forgets group, sub-category and search on All Categories', async () => {
    const { router } = open('/vendors?search=goa&group=floors&specialization=vinyl');
    await cards();
    await userEvent.click(chip('All Categories'));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
  });

  it('opens at a shared address as it was, and Back undoes a choice', async () => {
    const { router } = open('/vendors?search=goa&group=decor&specialization=rugs');
    await cards();
    expect(screen.getByRole('searchbox')).toHaveValue('goa');
    expect(chip('Rugs & Dhurries')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('Flooring Solutions'));
    await act(() => router.navigate(-1));
    expect(chip('Rugs & Dhurries')).toHaveAttribute('aria-pressed', 'true');
  });

  it('stays the home of designers and architects while it is narrowed there', async () => {
    const { router } = open('/');
    await cards();
    await userEvent.click(chip('Flooring Solutions'));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?group=floors' });
  });

  it('asks for nothing that the catalogue does not have', async () => {
    open('/vendors?group=residential&specialization=villas');
    await cards();
    expect(asked()).toEqual([{}]);
  });

  it('is used by keyboard alone', async () => {
    const { router } = open();
    await cards();
    await userEvent.tab();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(chip('All Categories')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(router.state.location.search).toBe('?group=walls');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Vendors' })).toBeVisible());
  });
});

describe('more of the directory', () => {
  it('is loaded below what is there, a vendor that comes twice shown once', async () => {
    api.answer(list, ({ query }: ScriptedRequest) =>
      query.page === 2 ? aPage([2, 3], { count: 3 }) : aPage([1, 2], { count: 3, next }),
    );
    open();
    expect(await cards()).toHaveLength(2);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Showing 3 of 3');
    expect((await cards()).map((card) => card.getAttribute('href'))).toEqual([
      '/vendors/1',
      '/vendors/2',
      '/vendors/3',
    ]);
    expect(api.requests).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('that does not come leaves what is there, says why, and is tried again', async () => {
    let online = false;
    api.answer(list, ({ query }: ScriptedRequest) => {
      if (query.page !== 2) return aPage([1], { count: 2, next });
      return online ? aPage([2], { count: 2 }) : 'offline';
    });
    open();
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(await cards()).toHaveLength(1);
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Showing 2 of 2');
  });

  it('is counted as 1,000+ where there is more than is counted', async () => {
    api.answer(list, () => aPage([1], { count: 1001, exact: false }));
    open();
    expect(await screen.findByText('1,000+ vendors')).toBeInTheDocument();
  });
});

describe('a directory with nothing to show', () => {
  it('says that nothing matches and offers to clear the filters', async () => {
    api.answer(list, ({ query }: ScriptedRequest) => (query.search ? aPage([]) : aPage([1])));
    const { router } = open('/vendors?search=igloo&group=floors');
    expect(await screen.findByText('No vendors found matching your criteria.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters to see all vendors' }));
    expect(await cards()).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });

  it('is replaced by a sentence when the list fails, logs it, and recovers on Try again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    api.answer(list, () => (broken ? { status: 500, body: {} } : aPage([1])));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load vendors');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(
      'Failed to load vendors',
      expect.objectContaining({ kind: 'server' }),
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  it('shows nobody of another filter when the list of the chosen one fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(list, ({ query }: ScriptedRequest) => (query.group ? 'offline' : aPage([1])));
    open();
    await cards();
    await userEvent.click(chip('Flooring Solutions'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    expect(screen.queryByRole('list', { name: 'Vendors' })).not.toBeInTheDocument();
  });
});

describe('the end of the directory', () => {
  const words = 'India’s finest makers and suppliers, now discoverable';
  const scrollTo = (share: number) => {
    Object.defineProperties(document.documentElement, {
      scrollHeight: { value: 2_000, configurable: true },
      clientHeight: { value: 1_000, configurable: true },
    });
    Object.defineProperty(window, 'scrollY', { value: share * 1_000, configurable: true });
    fireEvent.scroll(window);
  };

  it('is told once four fifths of the page are behind one, and not before', async () => {
    open();
    await cards();
    scrollTo(0.8);
    expect(screen.getByText(words)).toHaveAttribute('data-state', 'waiting');
    scrollTo(0.81);
    expect(screen.getByText(words)).toHaveAttribute('data-state', 'shown');
  });
});
