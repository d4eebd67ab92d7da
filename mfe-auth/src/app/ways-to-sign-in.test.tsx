import { endpoint } from '@aangan/api-client/endpoints';
import { aUser } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, open, sent } from '../testing/account-page.tsx';
import { noFactors } from '../testing/no-factors.ts';

const factors = endpoint('get', '/auth/factors/');
const beginApp = endpoint('post', '/auth/factors/app/');
const confirmApp = endpoint('post', '/auth/factors/app/confirm/');
const removeApp = endpoint('delete', '/auth/factors/app/');
const askProof = endpoint('post', '/auth/prove/options/');
const prove = endpoint('post', '/auth/prove/');

const day = '2026-11-01T06:30:00.000Z';
const withApp = {
  ...noFactors,
  app: { created_at: day, last_used_at: null },
  recovery_codes_left: 9,
};

describe('the ways to sign in', () => {
  beforeEach(() => {
    api.client.tokens.write({ access: 'a1', refresh: 'r1' }, { remember: true });
  });
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));

  test('are listed with their names and last use', async () => {
    const passkey = { id: 3, name: 'Chrome on Linux', created_at: day, last_used_at: day };
    api.answer(factors, () => ({ body: { ...withApp, passkeys: [passkey] } }));
    open();
    const list = within(await screen.findByRole('list', { name: 'Ways to sign in' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Passkey: .*Chrome on Linux.*Added on 1 Nov 2026.*Last used on/,
    );
    expect(second).toHaveTextContent(/Authenticator app.*Not used yet/);
    expect(screen.getByText('Recovery codes left: 9')).toBeVisible();
  });

  test('say when they cannot be loaded, and try again', async () => {
    api.answer(factors, () => 'offline');
    open();
    expect(await screen.findByText('Your ways to sign in could not be loaded')).toBeVisible();
  });

  test('tell an operator from when on one is needed', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    api.answer(factors, () => ({ body: { ...noFactors, due_at: tomorrow } }));
    open(aUser({ is_staff: true }));
    expect(
      await screen.findByText(/you need a passkey or an authenticator app from/),
    ).toBeVisible();
  });

  test('an app is added with its QR code or secret, and the recovery codes are shown once', async () => {
    api.answer(beginApp, () => ({
      body: { token: 't', secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Aangan:x?secret=J' },
    }));
    open();
    await press('Add an authenticator app');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const codes = ['7QK2-M0ZD-9XVB-3HTA', 'AAAA-BBBB-CCCC-DDDD'];
    api.answer(confirmApp, () => ({ body: { factors: withApp, recovery_codes: codes } }));
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    await press('Add the app');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(list).toHaveTextContent(codes.join(''));
    expect(sent('post', '/auth/factors/app/confirm/')).toEqual([
      { token: 't', app_code: '123456' },
    ]);
  });

  test('removing one asks who is there where that was not proved lately, and goes on by itself', async () => {
    api.answer(factors, () => ({ body: withApp }));
    let isProved = false;
    api.answer(removeApp, () =>
      isProved
        ? { body: { factors: noFactors, recovery_codes: null } }
        : { status: 403, body: { detail: 'Show first.', code: 'proof_required' } },
    );
    api.answer(askProof, () => ({ body: { token: 'q', ways: ['app' as const], passkey: null } }));
    api.answer(prove, () => {
      isProved = true;
      return { body: { access: 'a2', refresh: 'r2' } };
    });
    open();
    await press('Remove the authenticator app');
    await press('Remove');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await userEvent.type(await dialog.findByLabelText('Code of your authenticator app'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(sent('delete', '/auth/factors/app/')).toHaveLength(2));
    expect(api.client.tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull());
  });
});
