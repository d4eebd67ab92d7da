import { apiBaseQuery } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { withApi } from '@aangan/host';
import { aUser } from '@aangan/host/testing';
import { createMessages } from '@aangan/messages';
import { describe, expect, test } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ShellApp } from '../app/shell-app.tsx';
import { createShellHost } from '../host/create-shell-host.tsx';
import { AccountMenu } from './account-menu.tsx';

const newRequests = endpoint('get', '/designers/connection-requests/new/');
const approval = endpoint('post', '/designers/connection-requests/{id}/approve/', {
  params: { id: 1 },
});
const links = [
  { to: '/requests', label: 'Requests', count: '/api/designers/connection-requests/new/' },
];

/** The slice of a remote, which the shell does not know. */
const remoteApi = createApi({
  reducerPath: 'a-remote',
  baseQuery: apiBaseQuery,
  endpoints: (build) => ({
    approve: build.mutation<unknown, void>({ query: () => approval }),
    look: build.query<unknown, void>({ query: () => endpoint('get', '/auth/me/') }),
  }),
});

const Page = withApi(remoteApi, function RemotePage() {
  const [approve] = remoteApi.useApproveMutation();
  const [look] = remoteApi.useLazyLookQuery();
  return (
    <>
      <AccountMenu user={aUser()} links={links} onSignOut={() => undefined} />
      <button type="button" onClick={() => void approve()}>
        Approve
      </button>
      <button type="button" onClick={() => void look()}>
        Look
      </button>
    </>
  );
});

async function open() {
  const api = scriptApi();
  api.answer(newRequests, () => ({ body: { count: 3 } }));
  api.answer(endpoint('get', '/auth/me/'), () => ({ body: aUser() }));
  const composer = {
    load: () => Promise.reject(new Error('no remote')),
    peek: () => undefined,
    isOff: () => false,
    threw: () => false,
    changed: () => undefined,
    ringed: () => undefined,
  };
  const host = createShellHost({ client: api.client, composer, locationKey: () => '' });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <ShellApp host={host} i18n={createMessages()}>
      <RouterProvider router={router} />
    </ShellApp>,
  );
  await screen.findByRole('button', { name: 'Account of Asha Rao, 3 new' });
  const timesAsked = () => api.requests.filter(({ url }) => url === newRequests.url).length;
  return { api, timesAsked };
}

describe('the number of new things', () => {
  test('is asked for at once after a remote has written', async () => {
    const { api } = await open();
    api.answer(approval, () => ({ body: {} }));
    api.answer(newRequests, () => ({ body: { count: 2 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByRole('button', { name: 'Account of Asha Rao, 2 new' }),
    ).toBeInTheDocument();
  });

  test('is not asked for after a refused write or a read', async () => {
    const { api, timesAsked } = await open();
    api.answer(approval, () => ({ status: 409, body: { detail: 'No' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    await waitFor(() => expect(api.requests).toHaveLength(3));
    expect(timesAsked()).toBe(1);
  });
});
