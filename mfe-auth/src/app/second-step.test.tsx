import { ApiError } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, enterText } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPage } from './login-page.tsx';

const second = endpoint('post', '/auth/login/second/');
const request = { token: 'asked', ways: ['app', 'recovery-code'], passkey: null };
const tokens = { user: aUser(), access: 'a1', refresh: 'r1' };

allowErrorLogs('Sign-in failed');

describe('the second step of signing in', () => {
  let api: ReturnType<typeof scriptApi>;
  const check = jest.fn(() => Promise.resolve());
  const signIn = jest.fn<() => Promise<never>>();
  beforeEach(() => {
    api = scriptApi();
    check.mockClear();
    signIn.mockReset().mockRejectedValue(
      new ApiError({
        kind: 'unauthenticated',
        status: 401,
        message: 'One more step.',
        code: 'second_factor_required',
        body: { second_factor: request },
      }),
    );
  });
  async function begin() {
    const { router } = renderWithHost(<LoginPage />, {
      api,
      at: '/login?next=%2Fprofile',
      path: '/login',
      session: { signIn, check },
    });
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'One more step' });
    return router;
  }
  const bodies = () =>
    api.requests.filter(({ url }) => url === '/auth/login/second/').map(({ body }) => body);

  test('asks for the code of the app, stores the session and goes to the page that was asked for', async () => {
    api.answer(second, () => ({ body: tokens }));
    const router = await begin();
    const field = screen.getByLabelText('Code of your authenticator app');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '१२३ ४५६');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(bodies()).toEqual([{ token: 'asked', app_code: '१२३ ४५६', remember: true }]);
    expect(api.client.tokens.read()).toEqual({ access: 'a1', refresh: 'r1' });
    expect(check).toHaveBeenCalled();
  });

  test('shows why a code was refused, and takes a recovery code instead', async () => {
    api.answer(second, () => ({
      status: 400,
      body: { app_code: ['This code is not right.'], codes: { app_code: ['wrong_code'] } },
    }));
    await begin();
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    api.answer(second, () => ({ body: tokens }));
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await enterText(screen.getByLabelText('Recovery code'), '7qk2-m0zd-9xvb-3hta');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ recovery_code: '7qk2-m0zd-9xvb-3hta' });
  });

  test('begins again where it took too long, and says so', async () => {
    api.answer(second, () => ({
      status: 409,
      body: { detail: 'This took too long.', code: 'challenge_ended' },
    }));
    await begin();
    await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('This took too long.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });
});

describe('signing in with a passkey', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('is not offered where the browser cannot, and a cancelled one says so', async () => {
    const { unmount } = renderWithHost(<LoginPage />, { at: '/login', path: '/login' });
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    unmount();
    Object.assign(window, { PublicKeyCredential: () => undefined });
    const get = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    const api = scriptApi();
    api.answer(endpoint('post', '/auth/passkey/options/'), () => ({
      body: { token: 'asked', options: { challenge: 'YQ', rpId: 'localhost' } },
    }));
    renderWithHost(<LoginPage />, { api, at: '/login', path: '/login' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/^No passkey was chosen/)).toBeVisible();
  });
});
