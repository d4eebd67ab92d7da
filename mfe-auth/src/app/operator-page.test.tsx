import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, anOperatorAccount } from '../testing/factories.ts';
import { OperatorPage } from './operator-page.tsx';

const queue = endpoint('get', '/operator/queue/');
const accounts = endpoint('get', '/operator/accounts/');
const at = (id: number) => ({ params: { id } });
const verifyDesigner = endpoint('post', '/operator/designers/{id}/verify/', at(11));
const unverifyDesigner = endpoint('post', '/operator/designers/{id}/unverify/', at(11));
const suspend = endpoint('post', '/operator/accounts/{id}/suspend/', at(7));

const page = <Item,>(results: Item[], parts: { count?: number; next?: string } = {}) => ({
  count: results.length,
  count_is_exact: true,
  next: null,
  previous: null,
  results,
  ...parts,
});

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  modalDialogs();
  api = scriptApi();
  api.answer(queue, () => ({ body: page([aListing()]) }));
  api.answer(accounts, () => ({ body: page([anOperatorAccount()]) }));
});

function open(path = '/operator') {
  return renderWithHost(
    <>
      <OperatorPage />
      <Toaster />
    </>,
    { api, at: path, path: '/operator', user: aUser({ is_staff: true }) },
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (url: string) => api.requests.filter((one) => one.url === url);

async function choose(item: string) {
  await press('Actions for Studio Aangan');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

it('says what is loading', () => {
  api.answer(queue, () => new Promise(() => undefined));
  api.answer(accounts, () => new Promise(() => undefined));
  open();
  expect(screen.getByText('Loading the queue…')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Loading the accounts…')).toHaveAttribute('role', 'status');
});

describe('the queue', () => {
  const item = () => screen.findByRole('article', { name: 'Studio Aangan' });

  it('shows each waiting profile, since when, with what is needed to decide', async () => {
    open();
    const card = await item();
    for (const words of [
      'Design firm',
      'Waiting since 3 Nov 2026',
      'Villas & Farmhouses, Heritage & Restoration',
      '12 Hill Road, Bandra West, Mumbai 400050',
      '2012',
      'Posts6',
      'LinkedInNot specified',
      'studio@example.in (verified)',
      'Account’s phone+91 98200 12345',
      'ContactKavita Menon, +91 98860 11223',
      'Rooms around courtyards.',
    ]) {
      expect(card).toHaveTextContent(words);
    }
    expect(within(card).getByRole('link', { name: /^Public page/ })).toHaveAttribute(
      'href',
      '/designers/11',
    );
    expect(within(card).getByRole('link', { name: /^studio ?\.example/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('heading', { name: 'Waiting to be verified (1)' })).toBeInTheDocument();
  });

  it('does not link what is not a web address', async () => {
    api.answer(queue, () => ({ body: page([aListing({ website: 'javascript:alert(1)' })]) }));
    open();
    expect(within(await item()).queryByRole('link', { name: /alert/ })).not.toBeInTheDocument();
  });

  it('says that no profile waits', async () => {
    api.answer(queue, () => ({ body: page([]) }));
    open();
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
  });

  it('verifies, says so, and moves the focus to the list', async () => {
    api.answer(verifyDesigner, () => {
      api.answer(queue, () => ({ body: page([]) }));
      return { body: aListing({ is_verified: true }) };
    });
    open();
    await press('Verify Studio Aangan');
    expect(await screen.findByText('Studio Aangan is verified')).toBeInTheDocument();
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Waiting to be verified' })).toHaveFocus();
  });

  it('undoes it from the toast', async () => {
    api.answer(verifyDesigner, () => {
      api.answer(queue, () => ({ body: page([]) }));
      return { body: aListing({ is_verified: true }) };
    });
    api.answer(unverifyDesigner, () => {
      api.answer(queue, () => ({ body: page([aListing()]) }));
      return { body: aListing() };
    });
    open();
    await press('Verify Studio Aangan');
    await press('Undo');
    expect(await screen.findByText('Studio Aangan is not verified any more')).toBeInTheDocument();
    expect(await item()).toBeInTheDocument();
    expect(sent('/operator/designers/11/unverify/')).toHaveLength(1);
  });

  it('verifies a vendor as a vendor', async () => {
    const vendor = aListing({ kind: 'vendor', id: 5, name: 'Tile House' });
    api.answer(queue, () => ({ body: page([vendor]) }));
    api.answer(endpoint('post', '/operator/vendors/{id}/verify/', at(5)), () => ({ body: vendor }));
    open();
    await press('Verify Tile House');
    expect(await screen.findByText('Tile House is verified')).toBeInTheDocument();
  });

  it('verifies once, however often it is pressed', async () => {
    api.answer(verifyDesigner, () => new Promise(() => undefined));
    open();
    const button = await screen.findByRole('button', { name: 'Verify Studio Aangan' });
    await userEvent.dblClick(button);
    expect(button).toHaveAttribute('data-state', 'busy');
    expect(sent('/operator/designers/11/verify/')).toHaveLength(1);
  });

  it('says why it could not verify, and keeps the profile in the list', async () => {
    api.answer(verifyDesigner, () => 'offline');
    open();
    await press('Verify Studio Aangan');
    expect(await screen.findByText(/^Network error/)).toBeInTheDocument();
    expect(await item()).toBeInTheDocument();
  });

  it('loads more, and can be loaded again after a failure', async () => {
    api.answer(queue, () => ({ status: 500, body: '' }));
    open();
    expect(await screen.findByText('The queue could not be loaded')).toBeInTheDocument();
    api.answer(queue, ({ query }) => ({
      body:
        query.page === 2
          ? page([aListing({ id: 12, name: 'Second' })], { count: 2 })
          : page([aListing()], { count: 2, next: 'http://localhost/api/operator/queue/?page=2' }),
    }));
    await press('Try again');
    await item();
    await press('Load more');
    expect(await screen.findByRole('article', { name: 'Second' })).toBeInTheDocument();
  });
});

describe('the accounts', () => {
  const row = async () =>
    within(await screen.findByRole('list', { name: 'Accounts' })).getByRole('listitem');

  it('show the account’s kind, state and actions', async () => {
    api.answer(accounts, () => ({
      body: page([
        anOperatorAccount({
          email_verified: false,
          is_suspended: true,
          suspended_reason: 'Copied work.',
        }),
      ]),
    }));
    open();
    const shown = await row();
    for (const words of [
      'Studio Aangan',
      'Design firm',
      'Not verified',
      'studio@example.in (not verified)',
      'since 1 Nov 2026',
      'Contact: Kavita Menon, +91 98860 11223',
      'Suspended: Copied work.',
    ]) {
      expect(shown).toHaveTextContent(words);
    }
  });

  it('are searched through the address', async () => {
    const { router } = open('/operator?search=studio');
    await row();
    expect(sent('/operator/accounts/')[0]?.query).toMatchObject({ search: 'studio' });
    const box = screen.getByRole('searchbox', { name: 'Search accounts' });
    expect(box).toHaveValue('studio');
    await userEvent.clear(box);
    api.answer(accounts, () => ({ body: page([]) }));
    await userEvent.type(box, 'nobody{Enter}');
    expect(await screen.findByText('No account matches')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?search=nobody');
  });

  it('can be verified, and the verification taken back', async () => {
    api.answer(verifyDesigner, () => {
      const profile = { ...anOperatorAccount().profile, is_verified: true } as NonNullable<
        ReturnType<typeof anOperatorAccount>['profile']
      >;
      api.answer(accounts, () => ({ body: page([anOperatorAccount({ profile })]) }));
      return { body: aListing({ is_verified: true }) };
    });
    api.answer(unverifyDesigner, () => ({ body: aListing() }));
    open();
    await choose('Verify');
    expect(await screen.findByText('Studio Aangan is verified')).toBeInTheDocument();
    await waitFor(async () => expect(await row()).not.toHaveTextContent('Not verified'));
    await choose('Take verification back');
    expect(await screen.findByText('Studio Aangan is not verified any more')).toBeInTheDocument();
  });

  it.each([
    [{ is_designer: true, is_architect: false }, 'Make architect', true, 'an architect'],
    [{ is_designer: false, is_architect: true }, 'Make designer', false, 'a designer'],
  ])('of %j: %s', async (flags, label, is_architect, words) => {
    api.answer(accounts, () => ({ body: page([anOperatorAccount(flags)]) }));
    api.answer(endpoint('post', '/operator/accounts/{id}/architect/', at(7)), () => ({
      body: anOperatorAccount(),
    }));
    open();
    await choose(label);
    expect(await screen.findByText(`Studio Aangan is ${words} now`)).toBeInTheDocument();
    expect(sent('/operator/accounts/7/architect/')[0]?.body).toEqual({ is_architect });
  });

  it('offer no architect to a vendor, and no suspension of staff', async () => {
    api.answer(accounts, () => ({
      body: page([anOperatorAccount({ is_designer: false, is_staff: true })]),
    }));
    open();
    await press('Actions for Studio Aangan');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Verify',
    ]);
  });

  it('are suspended with a reason, which is asked for', async () => {
    api.answer(suspend, () => ({ body: anOperatorAccount({ is_suspended: true }) }));
    open();
    await choose('Suspend…');
    expect(screen.getByRole('dialog', { name: 'Suspend Studio Aangan?' })).toBeInTheDocument();
    await press('Suspend account');
    expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Reason'), ' Copied work. ');
    await press('Suspend account');
    expect(await screen.findByText('Studio Aangan is suspended')).toBeInTheDocument();
    expect(sent('/operator/accounts/7/suspend/')[0]?.body).toEqual({ reason: 'Copied work.' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('show in the dialog why suspending failed', async () => {
    api.answer(suspend, () => ({ status: 400, body: { detail: 'Staff cannot be suspended.' } }));
    open();
    await choose('Suspend…');
    await userEvent.type(screen.getByLabelText('Reason'), 'Copied work.');
    await press('Suspend account');
    expect(await screen.findByText('Staff cannot be suspended.')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('Copied work.');
  });

  it('are reinstated', async () => {
    api.answer(accounts, () => ({ body: page([anOperatorAccount({ is_suspended: true })]) }));
    api.answer(endpoint('post', '/operator/accounts/{id}/reinstate/', at(7)), () => ({
      body: anOperatorAccount(),
    }));
    open();
    await choose('Reinstate');
    expect(await screen.findByText('Studio Aangan is reinstated')).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    api.answer(accounts, () => 'offline');
    open();
    expect(await screen.findByText('The accounts could not be loaded')).toBeInTheDocument();
    api.answer(accounts, () => ({ body: page([anOperatorAccount()]) }));
    await press('Try again');
    expect(await row()).toHaveTextContent('Studio Aangan');
  });
});
