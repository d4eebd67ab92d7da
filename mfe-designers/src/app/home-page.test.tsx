import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner } from '../testing/factories.ts';
import { HomePage } from './home-page.tsx';

const list = endpoint('get', '/designers/profiles/');
const page = (ids: number[]) => ({
  body: {
    count: ids.length,
    count_is_exact: true,
    next: null,
    previous: null,
    results: ids.map((id) => aDesigner({ id })),
  },
});

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  api.answer(list, () => page([1, 2, 3]));
  movingBrowser();
});

describe('the home page', () => {
  test('searches for designers', async () => {
    const { router } = renderWithHost(<HomePage />, { api, path: '/' });
    await userEvent.type(screen.getByRole('searchbox'), 'kochi{Enter}');
    expect(router.state.location).toMatchObject({
      pathname: '/designers',
      search: '?search=kochi',
    });
  });

  test('opens the listing at each of the four groups', () => {
    renderWithHost(<HomePage />, { api });
    const door = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(door(/Residential Design/)).toBe('/designers?group=residential');
    expect(door(/Commercial & Workplace/)).toBe('/designers?group=commercial');
    expect(door(/Institutional & Infrastructure/)).toBe('/designers?group=institutional');
    expect(door(/Specialty & Emerging Design/)).toBe('/designers?group=specialty');
  });

  test('keeps the dots after the named kinds of projects on the line of the last one', () => {
    renderWithHost(<HomePage />, { api });
    const tile = screen.getByRole('link', { name: /Commercial & Workplace/ });
    expect(tile.querySelector('p')?.textContent).toMatch(/\S\u00a0…$/);
  });

  test('links to all vendors and to each named group of them', () => {
    renderWithHost(<HomePage />, { api });
    const index = within(screen.getByRole('list', { name: 'Kinds of vendors' }));
    expect(index.getAllByRole('link')).toHaveLength(8);
    expect(index.getByRole('link', { name: 'Flooring Solutions' })).toHaveAttribute(
      'href',
      '/vendors?group=floors',
    );
    expect(screen.getByRole('link', { name: 'See all vendors' })).toHaveAttribute(
      'href',
      '/vendors',
    );
  });

  test('shows featured designers', async () => {
    renderWithHost(<HomePage />, { api });
    const strip = await screen.findByRole('list', { name: 'Featured designers' });
    expect(within(strip).getAllByRole('link')).toHaveLength(3);
    expect(api.requests[0]?.query).toEqual({ page_size: 6 });
  });

  test('works without featured designers when they fail to load, and retries', async () => {
    let broken = true;
    api.answer(list, () => (broken ? { status: 500, body: {} } : page([1])));
    renderWithHost(<HomePage />, { api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designers');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Featured designers' })).toBeInTheDocument();
  });

  test('invites only guests to join as a firm or vendor', () => {
    const { unmount } = renderWithHost(<HomePage />, { api });
    expect(screen.getByRole('link', { name: 'Join as a design firm' })).toHaveAttribute(
      'href',
      '/register?type=designer',
    );
    expect(screen.getByRole('link', { name: 'Join as a vendor' })).toHaveAttribute(
      'href',
      '/register?type=vendor',
    );
    unmount();
    renderWithHost(<HomePage />, { api, user: aUser() });
    expect(screen.queryByRole('link', { name: /^Join as/ })).not.toBeInTheDocument();
  });
});
