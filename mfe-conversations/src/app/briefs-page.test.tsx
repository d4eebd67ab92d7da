import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { doubleClick } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aBrief } from '../testing/brief-factories.ts';
import { BriefsPage } from './briefs-page.tsx';

const list = endpoint('get', '/briefs/');
const add = endpoint('post', '/briefs/', { body: {} });
const card = { id: 3, title: 'Flat', city: 'Pune', rooms_count: 2, firms_count: 1 };

let api: ReturnType<typeof scriptApi>;
const open = () =>
  renderWithHost(<BriefsPage />, { api, user: aUser({ id: 7 }), at: '/briefs', path: '/briefs' });
beforeEach(() => {
  api = scriptApi();
});

describe('the briefs of a client', () => {
  test('are listed with their rooms and to how many firms they were sent', async () => {
    api.answer(list, () => ({
      body: { results: [{ ...card, updated_at: '2026-11-27T06:30:00Z' }] },
    }));
    open();
    expect(await screen.findByRole('link', { name: 'Flat' })).toHaveAttribute('href', '/briefs/3');
    expect(screen.getByText(/2 rooms/)).toBeVisible();
    expect(screen.getByText('Sent to 1 firm')).toBeVisible();
  });

  test('begin with an empty page, and one brief is made by two presses', async () => {
    api.answer(list, () => ({ body: { results: [] } }));
    api.answer(add, () => ({ status: 201, body: aBrief() }));
    const { router } = open();
    await doubleClick(await screen.findByRole('button', { name: 'New brief' }));
    await screen.findByText('Another page');
    expect(router.state.location.pathname).toBe('/briefs/3');
    expect(api.requests.filter(({ method }) => method === 'post')).toHaveLength(1);
  });
});
