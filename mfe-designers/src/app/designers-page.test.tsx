import { endpoint } from '@aangan/api-client/endpoints';
import { type ScriptedRequest, scriptApi } from '@aangan/api-client/testing';
import { theFacets } from '@aangan/firms/testing';
import { markOutdated } from '@aangan/host';
import { renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, doubleClick, movingBrowser } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner } from '../testing/factories.ts';
import { DesignersPage } from './designers-page.tsx';

const list = endpoint('get', '/designers/profiles/');
const facets = endpoint('get', '/designers/profiles/facets/');
const next = 'http://localhost/api/designers/profiles/?page=2';

function aPage(ids: number[], parts: { next?: string; count?: number } = {}) {
  return {
    body: {
      count: parts.count ?? ids.length,
      count_is_exact: true,
      next: parts.next ?? null,
      previous: null,
      results: ids.map((id) => aDesigner({ id })),
    },
  };
}

let api: ReturnType<typeof scriptApi>;
/** What the list was asked for; every request says that unknown values are left out. */
const requested = () =>
  api.requests
    .filter(({ url }) => url === list.url)
    .map(({ query: { unknown, ...query } }) => (unknown === 'ignore' ? query : { unknown }));

function open(at = '/designers') {
  return renderWithHost(<DesignersPage />, { api, at, path: '/designers' });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Designers' })).getAllByRole('link');
const chip = (name: string) => screen.getByRole('link', { name });

/** Answers the first page with designer 1 of `count`, and the second with `second`. */
function answerPages(count: number, second: () => ReturnType<typeof aPage> | 'offline') {
  api.answer(list, ({ query }: ScriptedRequest) =>
    query.page === 2 ? second() : aPage([1], { count, next }),
  );
}

allowErrorLogs('Failed to load designers');
beforeEach(() => {
  api = scriptApi();
  api.answer(facets, () => ({ body: theFacets() }));
  api.answer(list, () => aPage([1]));
  movingBrowser();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the Featured Designers page', () => {
  test('is titled, says that it is loading, then shows a card for each designer, which links to its page', async () => {
    api.answer(list, () => aPage([1, 2]));
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Featured Designers');
    expect(
      screen.getByText('Discover exceptional designers ready to transform your space'),
    ).toBeInTheDocument();
    expect(
      screen.getByPlaceholderText('Search by designer, location, or project type…'),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading designers…');
    const [first, second] = await cards();
    expect(first).toHaveAttribute('href', '/designers/1');
    expect(second).toHaveAccessibleName(/^Studio 2 Jaipur /);
    expect(screen.getByRole('status')).toHaveTextContent('2 designers');
    expect(document.title).toBe('Featured Designers · Aangan');
    expect(screen.getByText('India’s top design minds are now discoverable')).toBeInTheDocument();
  });

  test('shows what a firm has changed without a reload', async () => {
    const { store } = open();
    await cards();
    api.answer(list, () => aPage([8]));
    act(() => void store.dispatch(markOutdated(['Firm'])));
    expect(await screen.findByText('Studio 8')).toBeInTheDocument();
  });

  test('has the four groups of designers as chips', async () => {
    open();
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('link');
    expect(chips.map((one) => one.textContent)).toEqual([
      'All Categories',
      'Residential Design',
      'Commercial & Workplace',
      'Institutional & Infrastructure',
      'Specialty & Emerging Design',
    ]);
    await cards();
  });

  test('requests the designers of the chosen group, sub-category and search', async () => {
    open('/designers?search=goa');
    await cards();
    expect(requested()).toEqual([{ search: 'goa' }]);
    await userEvent.click(chip('Residential Design'));
    await waitFor(() =>
      expect(requested().at(-1)).toEqual({ search: 'goa', group: 'residential' }),
    );
    await userEvent.click(chip('Villas & Farmhouses'));
    await waitFor(() =>
      expect(requested().at(-1)).toEqual({
        search: 'goa',
        group: 'residential',
        specialization: 'villas',
      }),
    );
    await userEvent.click(chip('All Categories'));
    await waitFor(() => expect(requested().at(-1)).toEqual({}));
  });

  test('says that nothing matches and offers to clear the filters', async () => {
    api.answer(list, ({ query }: ScriptedRequest) => (query.search ? aPage([]) : aPage([1])));
    open('/designers?search=igloo');
    expect(
      await screen.findByText('No designers found matching your criteria.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters to see all designers' }));
    expect(await cards()).toHaveLength(1);
  });

  test('is replaced by an error when the list fails, and recovers on Try again', async () => {
    let broken = true;
    api.answer(list, () => (broken ? { status: 500, body: {} } : aPage([1])));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designers');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  test('shows no designers of the previous filter when the list of the chosen one fails', async () => {
    api.answer(list, ({ query }: ScriptedRequest) => (query.group ? 'offline' : aPage([1])));
    open();
    await cards();
    await userEvent.click(chip('Residential Design'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designers');
    expect(screen.queryByRole('list', { name: 'Designers' })).not.toBeInTheDocument();
  });
});

describe('Load more', () => {
  const loadMore = () => userEvent.click(screen.getByRole('link', { name: 'Load more' }));

  test('adds the next page, and shows a designer that is on both pages once', async () => {
    answerPages(2, () => aPage([1, 2], { count: 2 }));
    open();
    await cards();
    expect(screen.getByText('Showing 1 of 2')).toBeInTheDocument();
    await loadMore();
    await screen.findByText('Showing 2 of 2');
    expect((await cards()).map((card) => card.getAttribute('href'))).toEqual([
      '/designers/1',
      '/designers/2',
    ]);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('requests a page once, however often it is pressed', async () => {
    // Answered after the second press: the link leaves the page with the answer.
    const pressed = Promise.withResolvers<void>();
    api.answer(list, async ({ query }: ScriptedRequest) => {
      if (query.page !== 2) return aPage([1], { count: 2, next });
      await pressed.promise;
      return aPage([2], { count: 2 });
    });
    open();
    await cards();
    await doubleClick(screen.getByRole('link', { name: 'Load more' }));
    pressed.resolve();
    await screen.findByText('Showing 2 of 2');
    expect(requested()).toHaveLength(2);
  });

  test('focuses the first new card without scrolling', async () => {
    answerPages(3, () => aPage([2, 3], { count: 3 }));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    open();
    await cards();
    await loadMore();
    await screen.findByText('Showing 3 of 3');
    expect((await cards())[1]).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('leaves the focus where the visitor has moved it meanwhile', async () => {
    answerPages(2, () => aPage([2], { count: 2 }));
    open();
    await cards();
    await loadMore();
    act(() => screen.getByRole('searchbox').focus());
    await screen.findByText('Showing 2 of 2');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('keeps the cards when the next page fails, says why, and tries again', async () => {
    let online = false;
    answerPages(2, () => (online ? aPage([2], { count: 2 }) : 'offline'));
    open();
    await cards();
    await loadMore();
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(await cards()).toHaveLength(1);
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Showing 2 of 2');
    expect(await cards()).toHaveLength(2);
  });
});
