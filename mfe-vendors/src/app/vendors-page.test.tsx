import { endpoint } from '@aangan/api-client/endpoints';
import { type ScriptedRequest, scriptApi } from '@aangan/api-client/testing';
import { theFacets } from '@aangan/firms/testing';
import { markOutdated } from '@aangan/host';
import { renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVendor } from '../testing/factories.ts';
import { VendorsPage } from './vendors-page.tsx';

const list = endpoint('get', '/designers/vendors/');
const facets = endpoint('get', '/designers/vendors/facets/');

function aPage(vendors: ReturnType<typeof aVendor>[], next: string | null = null) {
  return {
    body: {
      count: next ? vendors.length + 1 : vendors.length,
      count_is_exact: true,
      next,
      previous: null,
      results: vendors,
    },
  };
}

let api: ReturnType<typeof scriptApi>;
/** What the list was asked for; every request says that unknown values are left out. */
const requested = () =>
  api.requests
    .filter(({ url }) => url === list.url)
    .map(({ query: { unknown, ...query } }) => (unknown === 'ignore' ? query : { unknown }));
const chip = (name: string) => screen.getByRole('link', { name });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Vendors' })).getAllByRole('link');

function open(at = '/vendors') {
  return renderWithHost(<VendorsPage />, { api, at, path: at.split('?')[0] });
}

allowErrorLogs('Failed to load vendors');
beforeEach(() => {
  api = scriptApi();
  api.answer(facets, () => ({ body: theFacets() }));
  api.answer(list, () => aPage([aVendor()]));
  movingBrowser();
});

describe('the vendor directory', () => {
  test('shows what a firm has changed without a reload', async () => {
    const { store } = open();
    await cards();
    api.answer(list, () => aPage([aVendor({ id: 8 })]));
    act(() => void store.dispatch(markOutdated(['Firm'])));
    expect(await screen.findByText('Works 8')).toBeInTheDocument();
  });

  test('is titled, says that it is loading, then shows a card for each vendor, which links to its page', async () => {
    api.answer(list, () => aPage([aVendor(), aVendor({ id: 2 })]));
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Featured Vendors');
    expect(screen.getByRole('status')).toHaveTextContent('Loading vendors…');
    const [first, second] = await cards();
    expect(first).toHaveAttribute('href', '/vendors/1');
    expect(second).toHaveAccessibleName(/^Works 2 Morbi /);
    expect(screen.getByRole('status')).toHaveTextContent('2 vendors');
    expect(document.title).toBe('Featured Vendors · Aangan');
    expect(
      screen.getByText('India’s finest makers and suppliers, now discoverable'),
    ).toBeInTheDocument();
  });

  test('shows a vendor’s city, first category and minimum order, the exact amount as a tooltip', async () => {
    const categories = ['Wall Tiles & Mosaics', 'Marble & Natural Stone'];
    const vendor = aVendor({ min_order_value: 1_40_000, specializations_display: categories });
    api.answer(list, () => aPage([vendor]));
    open();
    const [card] = await cards();
    expect(card).toHaveAccessibleName('Works 1 Morbi Wall Tiles & Mosaics Minimum order ₹1.4L');
    expect(screen.getByText('₹1.4L')).toHaveAttribute('title', '₹1,40,000');
  });

  test('shows rating and number of reviews, but nothing before the first one', async () => {
    const rated = aVendor({ rating: 4.25, reviews_count: 1_240 });
    api.answer(list, () => aPage([rated, aVendor({ id: 2, rating: 0, reviews_count: 0 })]));
    open();
    const [first, second] = await cards();
    expect(first).toHaveTextContent('4.3 (1,240)');
    expect(first).toHaveAccessibleName(/4\.3 out of 5, 1,240 reviews/);
    expect(second).not.toHaveTextContent(/review|out of 5/);
  });

  test.each([
    ['a plain array', [aVendor(), aVendor({ id: 2 })], 2],
    ['a single vendor', aVendor(), 1],
    ['an object without vendors', {}, 0],
  ])('understands the list also as %s', async (_form, answer, count) => {
    api.answer(list, () => ({ body: answer as never }));
    open();
    if (count > 0) expect(await cards()).toHaveLength(count);
    else expect(await screen.findByText('No vendors found matching your criteria.')).toBeVisible();
  });

  test('has the nine groups of vendors as chips', async () => {
    open();
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('link');
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
    await cards();
  });

  test('requests the vendors of the chosen group, sub-category and search', async () => {
    open('/vendors?search=jaipur');
    await cards();
    expect(requested()).toEqual([{ search: 'jaipur' }]);
    await userEvent.click(chip('Flooring Solutions'));
    const subs = within(screen.getByRole('group', { name: 'Flooring Solutions' }));
    expect(subs.getAllByRole('link')).toHaveLength(5);
    await waitFor(() => expect(requested().at(-1)).toEqual({ search: 'jaipur', group: 'floors' }));
    await userEvent.click(chip('Marble & Natural Stone'));
    await waitFor(() =>
      expect(requested().at(-1)).toEqual({
        search: 'jaipur',
        group: 'floors',
        specialization: 'stone_flooring',
      }),
    );
    await userEvent.click(chip('All Categories'));
    await waitFor(() => expect(requested().at(-1)).toEqual({}));
  });

  test('requests nothing that is not in the vendors’ catalogue', async () => {
    open('/vendors?group=residential&specialization=villas');
    await cards();
    expect(requested()).toEqual([{}]);
  });

  test('keeps the address of the home page of designers and architects while it is filtered there', async () => {
    const { router } = open('/');
    await cards();
    await userEvent.click(chip('Flooring Solutions'));
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?group=floors' });
  });

  test('loads the next page on Load more', async () => {
    const next = 'http://localhost/api/designers/vendors/?page=2';
    api.answer(list, ({ query }: ScriptedRequest) =>
      query.page === 2 ? aPage([aVendor({ id: 2 })]) : aPage([aVendor()], next),
    );
    open();
    await cards();
    await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(requested()).toEqual([{}, { page: 2 }]);
  });

  test('says that nothing matches and offers to clear the filters', async () => {
    api.answer(list, ({ query }: ScriptedRequest) => aPage(query.search ? [] : [aVendor()]));
    const { router } = open('/vendors?search=igloo&group=floors');
    expect(await screen.findByText('No vendors found matching your criteria.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters to see all vendors' }));
    expect(await cards()).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });

  test('is replaced by an error when the list fails, and recovers on Try again', async () => {
    let broken = true;
    api.answer(list, () => (broken ? { status: 500, body: {} } : aPage([aVendor()])));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load vendors');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});
