import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComparedFirm } from '../testing/factories.ts';
import { CompareHead } from './compare-head.ts';
import { ComparePage } from './compare-page.tsx';

const compare = endpoint('get', '/designers/compare/', { query: { firms: '' } });
const firms = [
  aComparedFirm({ id: 1, specializations_display: ['Offices', 'Villas'] }),
  aComparedFirm({
    id: 2,
    name: 'Works',
    away_until: '2027-03-04',
    usual_answer_hours: 50,
    specializations_display: ['Villas'],
    styles: [],
    fee_range_min: null,
    fee_range_max: null,
  }),
  aComparedFirm({ id: 3, name: 'Third', specializations_display: ['Villas'] }),
];

let api: ReturnType<typeof scriptApi>;
const asked = () => api.requests.map(({ query }) => query.firms);
const open = (query: string) =>
  renderWithHost(<ComparePage />, { api, at: `/compare${query}`, path: '/compare' });
const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  api = scriptApi();
  api.answer(compare, ({ query }) => {
    const ids = String(query.firms).split(',').map(Number);
    return {
      body: {
        firms: firms.filter(({ id }) => ids.includes(id)),
        missing: ids.filter((id) => id > 3),
      },
    };
  });
});

describe('a comparison', () => {
  test('has a column for each firm and says what a firm has not stated', async () => {
    open('?firms=1,2');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('columnheader', { name: /Studio Aangan/ })).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Works' })).toHaveAttribute('href', '/designers/2');
    expect(cells('Experience')).toEqual(['14 years', '14 years']);
    expect(cells('Styles')).toEqual(['Minimal · Japandi', '–Not stated']);
    expect(cells('Fees per sq ft')).toEqual(['₹100 – ₹200', '–Not stated']);
    expect(cells('Usually answers')).toEqual(['within 5 hours', 'within 4 days']);
    expect(table.getAllByText(/^Away until/).map((one) => one.textContent)).toEqual([
      'Away until 4 March',
    ]);
    expect(cells('Published')[0]).toBe('2 pictures, 1 video, 6 posts on Instagram');
  });

  test('marks the specializations that all have, and shows them first', async () => {
    open('?firms=1,2');
    await screen.findByRole('table');
    expect(cells('Specializations')).toEqual(['Villas (in common)Offices', 'Villas (in common)']);
  });

  test('takes doubled, malformed and further ids out of its address', async () => {
    const { router } = open('?firms=1,1,x,2,3,4,5');
    await screen.findByRole('table');
    await waitFor(() => expect(router.state.location.search).toBe('?firms=1,2,3,4'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByText('At most four firms fit side by side.')).toBeInTheDocument();
    expect(asked().every((one) => one === '1,2,3,4')).toBe(true);
    expect(screen.getByText('1 of the firms is not on Aangan any more.')).toBeInTheDocument();
  });

  test('of one firm says what to do, and asks for nothing', async () => {
    open('?firms=1');
    await screen.findByText('One firm alone cannot be compared');
    expect(screen.getByRole('link', { name: 'See designers' })).toHaveAttribute(
      'href',
      '/designers',
    );
    expect(asked()).toEqual([]);
  });

  test('of firms that are gone says so', async () => {
    api.answer(compare, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open('?firms=8,9');
    expect(await screen.findByText('Fewer than two of these firms are on Aangan')).toBeVisible();
  });

  test('leaves a firm out while three are left', async () => {
    const { router } = open('?firms=1,2,3');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out Works' }));
    expect(router.state.location.search).toBe('?firms=1,3');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Leave out/ })).not.toBeInTheDocument(),
    );
  });

  test('is called by its firms', () => {
    expect(CompareHead({ firms, missing: [] })).toMatchObject({
      title: 'Studio Aangan · Works · Third',
    });
    expect(CompareHead(null)).toMatchObject({ title: 'Compare firms' });
  });
});
