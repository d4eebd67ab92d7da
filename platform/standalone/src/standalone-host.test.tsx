import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { RemotePart, useSession } from '@aangan/host';
import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StandaloneHost } from './standalone-host.tsx';

const manifest = {
  $schema: '../platform/manifest/schemas/remote.schema.json',
  name: 'shop',
  team: 'shop',
  exposes: { './GuestPage': 'a.tsx', './VendorPage': 'b.tsx' },
  routes: [
    { path: '/', expose: './GuestPage', for: ['guest' as const] },
    { path: '/', expose: './VendorPage', for: ['vendor' as const] },
    { path: '/secret/:id', expose: './VendorPage', for: ['vendor' as const] },
  ],
};

const demo = { accounts: ['client@aangan.test', 'vendor@aangan.test'], password: 'p' };

function VendorPage() {
  return <h1>Hello {useSession().user?.first_name}</h1>;
}

const exposes = {
  './GuestPage': async () => ({ GuestPage: () => <h1>For guests</h1> }),
  './VendorPage': async () => ({ VendorPage }),
};

describe('a remote that starts alone', () => {
  test('shows its own page to a guest, and another after signing in', async () => {
    const api = scriptApi();
    const { client } = api;
    api.answer(endpoint('post', '/auth/login/'), () => ({
      body: { user: aUser({ is_vendor: true }), access: 'a', refresh: 'r' },
    }));
    render(<StandaloneHost client={client} manifest={manifest} exposes={exposes} demo={demo} />);
    expect(await screen.findByRole('heading', { name: 'For guests' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Signed in as'), 'vendor');
    expect(await screen.findByRole('heading', { name: 'Hello Asha' })).toBeInTheDocument();
    expect(api.requests.at(-1)?.body).toMatchObject({ email: 'vendor@aangan.test', password: 'p' });
  });

  test('shows a notice at addresses that are not its own, and links to those that are', async () => {
    const { client } = scriptApi();
    window.history.pushState(null, '', '/nowhere');
    render(<StandaloneHost client={client} manifest={manifest} exposes={exposes} demo={demo} />);
    expect(await screen.findByText('Not a page of this remote')).toBeInTheDocument();
    const pages = screen.getByRole('navigation', { name: 'Pages of shop' });
    expect(pages).toHaveTextContent('shop, alone/');
    window.history.pushState(null, '', '/');
  });

  test('shows why signing in failed', async () => {
    const api = scriptApi();
    const { client } = api;
    api.answer(endpoint('post', '/auth/login/'), () => 'offline');
    render(<StandaloneHost client={client} manifest={manifest} exposes={exposes} demo={demo} />);
    await userEvent.selectOptions(await screen.findByLabelText('Signed in as'), 'client');
    expect(await screen.findByText('Network Error')).toBeInTheDocument();
  });

  test('shows its own parts by name, and a notice in the place of another remote’s', async () => {
    const { client } = scriptApi();
    const part = (remote: string) => (
      <RemotePart
        remote={remote}
        expose="./VendorPage"
        props={{}}
        loading="Loading"
        failed={() => 'Failed'}
      />
    );
    const parts = {
      ...exposes,
      './GuestPage': async () => ({
        GuestPage: () => (
          <>
            {part('shop')}
            {part('auth')}
          </>
        ),
      }),
    };
    render(<StandaloneHost client={client} manifest={manifest} exposes={parts} demo={demo} />);
    expect(await screen.findByRole('heading', { name: /Hello/ })).toBeInTheDocument();
    expect(
      screen.getByText(/\.\/VendorPage belongs to the remote auth and is not here/),
    ).toBeInTheDocument();
  });
});
