import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from './account-menu.tsx';

const newRequests = endpoint('get', '/designers/connection-requests/new/');
const links = [
  { to: '/profile', label: 'Profile' },
  {
    to: '/connection-requests',
    label: 'Connection Requests',
    count: '/api/designers/connection-requests/new/',
  },
];

let api: ReturnType<typeof scriptApi>;
let now = 1_000_000;
beforeEach(() => {
  api = scriptApi();
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  api.answer(newRequests, () => ({ body: { count: 3 } }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (of = links) =>
  renderWithHost(<AccountMenu user={aUser()} links={of} onSignOut={() => undefined} />, { api });
const trigger = (name: string) => screen.findByRole('button', { name });

describe('the number of new things in the account’s menu', () => {
  test('is shown on the avatar and beside its link', async () => {
    open();
    await userEvent.hover(await trigger('Account of Asha Rao, 3 new'));
    expect(screen.getByRole('link', { name: 'Connection Requests 3 new' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeVisible();
  });

  test('is not shown where nothing is new', async () => {
    api.answer(newRequests, () => ({ body: { count: 0 } }));
    open();
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(await trigger('Account of Asha Rao')).toBeInTheDocument();
  });

  test('is not asked for where no link declares it', () => {
    open(links.slice(0, 1));
    expect(api.requests).toHaveLength(0);
  });

  test('is not shown where it cannot be loaded, without an error', async () => {
    api.answer(newRequests, () => ({ status: 503, body: {} }));
    open();
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(await trigger('Account of Asha Rao')).toBeInTheDocument();
  });

  test('says 99+ on the avatar, where three digits do not fit', async () => {
    api.answer(newRequests, () => ({ body: { count: 120 } }));
    open();
    expect(await trigger('Account of Asha Rao, 120 new')).toHaveTextContent('99+');
  });

  test('is asked for again when the visitor returns to the tab, once a minute at most', async () => {
    open();
    await trigger('Account of Asha Rao, 3 new');
    now += 59_999;
    fireEvent.focus(window);
    expect(api.requests).toHaveLength(1);
    now += 1;
    api.answer(newRequests, () => ({ body: { count: 4 } }));
    fireEvent.focus(window);
    expect(await trigger('Account of Asha Rao, 4 new')).toBeInTheDocument();
    fireEvent.focus(window);
    expect(api.requests).toHaveLength(2);
  });

  test('is asked for again on another page, once a minute at most', async () => {
    const { router } = open();
    await trigger('Account of Asha Rao, 3 new');
    await act(() => router.navigate('/designers'));
    expect(api.requests).toHaveLength(1);
    now += 60_000;
    await act(() => router.navigate('/vendors'));
    await waitFor(() => expect(api.requests).toHaveLength(2));
  });
});
