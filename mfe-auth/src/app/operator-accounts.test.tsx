import { endpoint } from '@aangan/api-client/endpoints';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, anOperatorAccount } from '../testing/factories.ts';
import {
  accounts,
  api,
  at,
  choose,
  open,
  page,
  press,
  sent,
  suspend,
  unverifyDesigner,
  verifyDesigner,
} from '../testing/operator-page.tsx';

describe('the accounts', () => {
  const row = async () =>
    within(await screen.findByRole('list', { name: 'Accounts' })).getByRole('listitem');

  test('show the account’s kind, state and actions', async () => {
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

  test('are searched through the address', async () => {
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

  test('can be verified, and the verification taken back', async () => {
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

  test.each([
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

  test('offer no architect to a vendor, and no suspension of staff', async () => {
    api.answer(accounts, () => ({
      body: page([anOperatorAccount({ is_designer: false, is_staff: true })]),
    }));
    open();
    await press('Actions for Studio Aangan');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Verify',
    ]);
  });

  test('are suspended with a reason, which is asked for', async () => {
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

  test('show in the dialog why suspending failed', async () => {
    api.answer(suspend, () => ({ status: 400, body: { detail: 'Staff cannot be suspended.' } }));
    open();
    await choose('Suspend…');
    await userEvent.type(screen.getByLabelText('Reason'), 'Copied work.');
    await press('Suspend account');
    expect(await screen.findByText('Staff cannot be suspended.')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('Copied work.');
  });

  test('are reinstated', async () => {
    api.answer(accounts, () => ({ body: page([anOperatorAccount({ is_suspended: true })]) }));
    api.answer(endpoint('post', '/operator/accounts/{id}/reinstate/', at(7)), () => ({
      body: anOperatorAccount(),
    }));
    open();
    await choose('Reinstate');
    expect(await screen.findByText('Studio Aangan is reinstated')).toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    api.answer(accounts, () => 'offline');
    open();
    expect(await screen.findByText('The accounts could not be loaded')).toBeInTheDocument();
    api.answer(accounts, () => ({ body: page([anOperatorAccount()]) }));
    await press('Try again');
    expect(await row()).toHaveTextContent('Studio Aangan');
  });
});
