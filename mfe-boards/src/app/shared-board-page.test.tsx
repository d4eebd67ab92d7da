import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBoardPage, aGoneCard, anItem } from '../testing/factories.ts';
import { SharedBoardHead } from './shared-board-head.ts';
import { SharedBoardPage } from './shared-board-page.tsx';

const token = 'kZ4v_0Q2b1uY8rXw3nE6cA';
const read = endpoint('get', '/boards/shared/{token}/', { params: { token } });
const {
  id: _id,
  link: _link,
  ...page
} = aBoardPage([anItem(1, undefined, 'Ask for the green'), anItem(2, aGoneCard('post-5'))]);
const shared = { ...page, owner_first_name: 'Meera' };

let api: ReturnType<typeof scriptApi>;
const open = () =>
  renderWithHost(<SharedBoardPage />, { api, at: `/b/${token}`, path: '/b/:token' });

beforeEach(() => {
  localStorage.clear();
  api = scriptApi();
});

describe('a shared board', () => {
  test('is there to look at, with its notes and the first name of its owner, and to save from', async () => {
    api.answer(read, () => ({ body: shared }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Living room' })).toBeVisible();
    expect(screen.getByText(/^Saved by/)).toHaveTextContent('Meera');
    expect(screen.getByText('Ask for the green')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // Not of what is gone.
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Save Studio Aangan']);
  });

  test('says once that it is used, and not where it leads to no board', async () => {
    const opened = endpoint('post', '/boards/shared/{token}/opened/', { params: { token } });
    const said = () => api.requests.filter(({ url }) => url === opened.url);
    api.answer(opened, () => ({ status: 204, body: null }));
    api.answer(read, () => ({ status: 410, body: { detail: 'Gone.' } }));
    const { unmount } = open();
    await screen.findByText('This board is not shared any more');
    expect(said()).toHaveLength(0);
    unmount();
    api.answer(read, () => ({ body: shared }));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Living room' });
    await waitFor(() => expect(said()).toHaveLength(1));
  });

  test('says that its link has ended, or that it never was one', async () => {
    api.answer(read, () => ({ status: 410, body: { detail: 'Gone.' } }));
    const { unmount } = open();
    expect(await screen.findByText('This board is not shared any more')).toBeVisible();
    unmount();
    api.answer(read, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByText('This link leads to no board')).toBeVisible();
  });

  test('is called by its title, and has the first picture on it', () => {
    expect(SharedBoardHead(shared)).toEqual({
      title: 'Living room',
      description: 'Saved by Meera',
      picture: shared.results[0]?.card.picture?.media_url,
    });
  });
});
