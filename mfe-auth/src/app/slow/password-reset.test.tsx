import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { doubleClick } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from '../forgot-password-page.tsx';
import { ResetPasswordPage } from '../reset-password-page.tsx';

const forgot = endpoint('post', '/auth/password/forgot/');
const reset = endpoint('post', '/auth/password/reset/');
const checkLink = endpoint('post', '/auth/password/reset/check/');
const dead = 'This link is not valid any more. Please ask for a new one.';

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  api.answer(forgot, () => ({ status: 204, body: undefined }));
  api.answer(reset, () => ({ status: 204, body: undefined }));
  api.answer(checkLink, () => ({ status: 204, body: undefined }));
});
afterEach(() => {
  jest.useRealTimers();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('a forgotten password', () => {
  const open = () => renderWithHost(<ForgotPasswordPage />, { api, at: '/forgot-password' });
  const email = () => screen.getByLabelText('Email');

  async function ask(address = 'asha@example.in') {
    await userEvent.type(email(), address);
    await press('Send the link');
  }

  test('starts with the email typed at the sign-in, and passes it back', async () => {
    const { router } = renderWithHost(<ForgotPasswordPage />, {
      api,
      at: '/start',
      path: '/forgot-password',
    });
    await act(() => router.navigate('/forgot-password', { state: { email: 'asha@example.in' } }));
    expect(email()).toHaveValue('asha@example.in');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { email: 'asha@example.in' },
    });
  });

  test.each([
    ['', 'Email is required'],
    ['asha', 'Email is invalid'],
  ])('asks for an address: %j', async (typed, message) => {
    open();
    if (typed) await userEvent.type(email(), typed);
    await press('Send the link');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  test('says the same for any address, once, with how long the link is valid', async () => {
    open();
    await userEvent.type(email(), ' nobody@example.in ');
    await doubleClick(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Check your mail'));
    expect(api.requests.map(({ body }) => body)).toEqual([{ email: 'nobody@example.in' }]);
    const words = screen.getByText(/If there is an account for/);
    expect(words).toHaveTextContent('nobody@example.in');
    expect(words).toHaveTextContent('once, within the next hour');
    expect(words.closest('[tabindex]')).toHaveFocus();
  });

  test('can be requested again after a pause', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    open();
    await ask();
    expect(await screen.findByText('You can ask for it again in 30 seconds.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
    for (let second = 0; second < 30; second += 1) act(() => jest.advanceTimersByTime(1_000));
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('We have sent it again.')).toBeInTheDocument();
    expect(api.requests).toHaveLength(2);
    expect(screen.getByText(/You can ask for it again in/)).toBeInTheDocument();
  });

  test('counts the pause by the clock, also where timers stood still', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    open();
    await ask();
    await screen.findByText('You can ask for it again in 30 seconds.');
    jest.setSystemTime(Date.now() + 29_000);
    act(() => jest.advanceTimersByTime(1_000));
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeInTheDocument();
  });

  test('goes back to the form for another address, with the typed one', async () => {
    open();
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveValue('asha@example.in');
  });

  test.each([
    [
      { status: 429, body: { detail: 'Slow.' }, headers: { 'retry-after': '600' } },
      'Too many attempts. Please try again in 10 minutes.',
    ],
    ['offline', 'Network error. Please check your internet connection and try again.'],
    [{ status: 503, body: '' }, 'Service temporarily unavailable. Please try again later.'],
  ] as const)('says why it failed: %j', async (answer, words) => {
    api.answer(forgot, () => answer as never);
    open();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(email()).toHaveValue('asha@example.in');
  });

  test('shows what the API refuses at the field', async () => {
    api.answer(forgot, () => ({ status: 400, body: { email: ['Enter a valid email address.'] } }));
    open();
    await ask();
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Enter a valid email address.'),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a new password', () => {
  const open = (query = '?token=t1', options: Parameters<typeof renderWithHost>[1] = {}) =>
    renderWithHost(<ResetPasswordPage />, {
      api,
      at: `/reset-password${query}`,
      path: '/reset-password',
      ...options,
    });
  const field = (name: string) => screen.getByLabelText(name);
  const saved = () => api.requests.filter(({ url }) => url === '/auth/password/reset/');

  async function choose(password = 'a house with a jhoola', again = password) {
    await userEvent.type(field('New password'), password);
    await userEvent.type(field('Confirm new password'), again);
    await press('Save the new password');
  }

  test('is saved with the link’s token, and goes to the sign-in, which says so', async () => {
    const { router } = open();
    await choose();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(saved().map(({ body }) => body)).toEqual([
      { token: 't1', password: 'a house with a jhoola' },
    ]);
    expect(router.state.location.state).toEqual({
      notice: 'Your password has been changed. Please sign in with the new one.',
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('checks this browser’s session, which the API has ended', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    const { router } = open('?token=t1', { user: aUser(), session: { signOut } });
    await choose();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('can be shown while typing', async () => {
    open();
    await press('Show new password');
    expect(field('New password')).toHaveAttribute('type', 'text');
  });

  test.each([
    ['', '', 'Password is required'],
    ['seven77', 'seven77', 'Password must be at least 8 characters long'],
    ['courtyard-1', 'courtyard-2', 'Passwords do not match'],
    ['courtyard-1', '', 'Passwords do not match'],
  ])('is refused: %j, %j', async (password, again, message) => {
    open();
    if (password) await userEvent.type(field('New password'), password);
    if (again) await userEvent.type(field('Confirm new password'), again);
    await press('Save the new password');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(saved()).toEqual([]);
  });

  test('leads back to the sign-in', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  });

  test('is not asked for with an invalid link, which is reported on arrival', async () => {
    api.answer(checkLink, () => ({ status: 400, body: { token: [dead] } }));
    open();
    expect(field('New password')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(dead);
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(api.requests.map(({ url, body }) => [url, body])).toEqual([
      ['/auth/password/reset/check/', { token: 't1' }],
    ]);
  });

  test.each(['offline', { status: 500, body: '' }] as const)(
    'can be chosen where checking the link fails: %j',
    async (answer) => {
      api.answer(checkLink, () => answer as never);
      const { router } = open();
      await choose();
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    },
  );

  test('cannot be chosen without a token, and says what to do', () => {
    open('');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test('cannot be chosen with a used or expired link, and says what to do', async () => {
    api.answer(reset, () => ({ status: 400, body: { token: [dead] } }));
    const { router } = open();
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(dead);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    await act(() => router.navigate('/reset-password?token=t2'));
    expect(field('New password')).toBeInTheDocument();
  });

  test.each([
    ['offline', 'Network error.'],
    [{ status: 500, body: '' }, 'Something went wrong on our side.'],
  ] as const)('keeps what was typed when it fails: %j', async (answer, words) => {
    api.answer(reset, () => answer as never);
    open();
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('New password')).toHaveValue('a house with a jhoola');
  });

  test('shows what the API refuses at the field', async () => {
    api.answer(reset, () => ({ status: 400, body: { password: ['Too plain.'] } }));
    open();
    await choose();
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription('Too plain.'));
  });
});
