import { endpoint } from '@aangan/api-client/endpoints';
import { type ScriptedRequest, scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { movingBrowser } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner } from '../testing/factories.ts';
import { DesignersPage } from './designers-page.tsx';

const list = endpoint('get', '/designers/profiles/');

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
      results: ids.map((id) => aDesigner({ id })),
    },
  };
}

let api: ReturnType<typeof scriptApi>;
const asked = () => api.requests.map(({ query }) => query);

function open(at = '/designers') {
  return renderWithHost(<DesignersPage />, { api, at, path: '/designers' });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Designers' })).getAllByRole('link');
const chip = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  api = scriptApi();
  movingBrowser();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the Featured Designers page', () => {
  it('is titled, says it is loading, then shows a card for each designer, leading to its page', async () => {
    api.answer(list, () => aPage([1, 2]));
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Featured Designers');
    expect(
      screen.getByText('Discover exceptional designers ready to transform your space'),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading designers…');
    const [first, second] = await cards();
    expect(first).toHaveAttribute('href', '/designers/1');
    expect(second).toHaveAccessibleName(/^Studio 2 Jaipur /);
    expect(screen.getByRole('status')).toHaveTextContent('2 designers');
    expect(document.title).toBe('Featured Designers · Aangan');
  });

  it('begins its chips with All Categories, then the four groups', async () => {
    api.answer(list, () => aPage([1]));
    open();
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(chips.map((one) => one.textContent)).toEqual([
      'All Categories',
      'Residential Design',
      'Commercial & Workplace',
      'Institutional & Infrastructure',
      'Specialty & Emerging Design',
    ]);
    expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
    await cards();
  });

  it('reveals a chosen group’s sub-categories and asks for the group', async () => {
    api.answer(list, () => aPage([1]));
    const { router } = open();
    await cards();
    await userEvent.click(chip('Residential Design'));
    expect(screen.getByRole('group', { name: 'Residential Design' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?group=residential');
    await waitFor(() => expect(asked().at(-1)).toEqual({ group: 'residential' }));
    await userEvent.click(chip('Residential Design'));
    expect(screen.queryByRole('group', { name: 'Residential Design' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('narrows to a sub-category, and widens to its group when it is pressed again', async () => {
    api.answer(list, () => aPage([1]));
    const { router } = open('/designers?group=residential');
    await cards();
    await userEvent.click(chip('Villas & Farmhouses'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ group: 'residential', specialization: 'villas' }),
    );
    expect(router.state.location.search).toBe('?group=residential&specialization=villas');
    await userEvent.click(chip('Villas & Farmhouses'));
    expect(router.state.location.search).toBe('?group=residential');
  });

  it('searches on the button with the chosen sub-category', async () => {
    api.answer(list, () => aPage([1]));
    open('/designers?group=residential&specialization=villas');
    await cards();
    expect(
      screen.getByPlaceholderText('Search by designer, location, or project type…'),
    ).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'goa');
    expect(api.requests).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        search: 'goa',
        group: 'residential',
        specialization: 'villas',
      }),
    );
  });

  it('forgets group, sub-category and search on All Categories', async () => {
    api.answer(list, () => aPage([1]));
    const { router } = open('/designers?search=goa&group=residential&specialization=villas');
    await cards();
    await userEvent.click(chip('All Categories'));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
  });

  it('opens at a shared address as it was, and Back undoes a choice', async () => {
    api.answer(list, () => aPage([1]));
    const { router } = open('/designers?search=goa&group=commercial&specialization=fnb');
    await cards();
    expect(screen.getByRole('searchbox')).toHaveValue('goa');
    expect(chip('Commercial & Workplace')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('F&B (Restaurants, Bars, Cafes)')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('Specialty & Emerging Design'));
    await act(() => router.navigate(-1));
    expect(chip('F&B (Restaurants, Bars, Cafes)')).toHaveAttribute('aria-pressed', 'true');
  });

  it('loads more below what is there, and shows a designer that comes twice only once', async () => {
    const next = 'http://localhost/api/designers/profiles/?page=2';
    api.answer(list, ({ query }: ScriptedRequest) =>
      query.page === 2 ? aPage([2, 3], { count: 3 }) : aPage([1, 2], { count: 3, next }),
    );
    open();
    expect(await cards()).toHaveLength(2);
    expect(screen.getByText('Showing 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Showing 3 of 3');
    expect((await cards()).map((card) => card.getAttribute('href'))).toEqual([
      '/designers/1',
      '/designers/2',
      '/designers/3',
    ]);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('goes on at the first new card once more has come, without moving the page', async () => {
    const next = 'http://localhost/api/designers/profiles/?page=2';
    api.answer(list, ({ query }: ScriptedRequest) =>
      query.page === 2 ? aPage([3, 4], { count: 4 }) : aPage([1, 2], { count: 4, next }),
    );
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    open();
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Showing 4 of 4');
    expect((await cards())[2]).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('leaves the focus of who has moved on while more was on its way', async () => {
    const next = 'http://localhost/api/designers/profiles/?page=2';
    api.answer(list, ({ query }: ScriptedRequest) =>
      query.page === 2 ? aPage([2], { count: 2 }) : aPage([1], { count: 2, next }),
    );
    open();
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    act(() => screen.getByRole('searchbox').focus());
    await screen.findByText('Showing 2 of 2');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('keeps what is there when more does not come, says why, and tries again', async () => {
    const next = 'http://localhost/api/designers/profiles/?page=2';
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
    expect(await cards()).toHaveLength(2);
  });

  it('asks for a page once, however often Load more is pressed', async () => {
    const next = 'http://localhost/api/designers/profiles/?page=2';
    api.answer(list, ({ query }: ScriptedRequest) =>
      query.page === 2 ? aPage([2], { count: 2 }) : aPage([1], { count: 2, next }),
    );
    open();
    await cards();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Showing 2 of 2');
    expect(api.requests).toHaveLength(2);
  });

  it('forgets the group’s sub-category when another group, or the same again, is pressed', async () => {
    api.answer(list, () => aPage([1]));
    const { router } = open('/designers?group=residential&specialization=villas&search=goa');
    await cards();
    await userEvent.click(chip('Commercial & Workplace'));
    expect(router.state.location.search).toBe('?search=goa&group=commercial');
    await userEvent.click(chip('Commercial & Workplace'));
    expect(router.state.location.search).toBe('?search=goa');
  });

  it('ends in its closing line past 80 % of the page, not before', async () => {
    api.answer(list, () => aPage([1]));
    open();
    await cards();
    const line = screen.getByText('India’s top design minds are now discoverable');
    const scrollTo = (y: number) => {
      Object.defineProperties(document.documentElement, {
        scrollHeight: { configurable: true, value: 2_000 },
        clientHeight: { configurable: true, value: 1_000 },
      });
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    scrollTo(800);
    expect(line).toHaveAttribute('data-state', 'waiting');
    scrollTo(801);
    expect(line).toHaveAttribute('data-state', 'shown');
  });

  it('says 1,000+ where there are more than it counts', async () => {
    api.answer(list, () => aPage([1], { count: 1001, exact: false }));
    open();
    expect(await screen.findByText('1,000+ designers')).toBeInTheDocument();
  });

  it('says that nothing matches and offers to clear the filters', async () => {
    api.answer(list, ({ query }: ScriptedRequest) => (query.search ? aPage([]) : aPage([1])));
    open('/designers?search=igloo');
    expect(
      await screen.findByText('No designers found matching your criteria.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters to see all designers' }));
    expect(await cards()).toHaveLength(1);
  });

  it('is replaced by a sentence when the list fails, logs it, and recovers on Try again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    api.answer(list, () => (broken ? { status: 500, body: {} } : aPage([1])));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designers');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(
      'Failed to load designers',
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
    await userEvent.click(chip('Residential Design'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designers');
    expect(screen.queryByRole('list', { name: 'Designers' })).not.toBeInTheDocument();
  });

  it('says so when one is offline', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer(list, () => 'offline');
    open();
    expect(await screen.findByText(/You seem to be offline/)).toBeInTheDocument();
  });
});
