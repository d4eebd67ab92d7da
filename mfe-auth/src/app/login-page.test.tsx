import { ApiError, type ApiProblem } from '@aangan/api-client';
import { aUser, hydrateWithHost, renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, doubleClick } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPage } from './login-page.tsx';

const signIn = jest.fn<(credentials: unknown) => Promise<ReturnType<typeof aUser>>>();

function open(at = '/login') {
  return renderWithHost(<LoginPage />, { at, path: '/login', session: { signIn } });
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function fill(address = 'asha@example.in', secret = 'courtyard-demo') {
  if (address) await userEvent.type(email(), address);
  if (secret) await userEvent.type(password(), secret);
  await userEvent.click(button());
}

const refuse = (problem: Partial<ApiProblem>) =>
  signIn.mockRejectedValue(new ApiError({ kind: 'rejected', message: 'No.', ...problem }));

allowErrorLogs('Sign-in failed');
beforeEach(() => {
  signIn.mockReset().mockResolvedValue(aUser());
});

describe('signing in', () => {
  test('sends trimmed email, password and Remember me, which is ticked, then goes home', async () => {
    const { router } = open();
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await fill('  asha@example.in ', ' secret ');
    expect(signIn).toHaveBeenCalledWith({
      email: 'asha@example.in',
      password: ' secret ',
      remember: true,
    });
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('does not remember where the box is unticked', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await fill();
    expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ remember: false }));
  });

  test('goes to the page in `next`', async () => {
    const { router } = open('/login?next=%2Fdesigners%2F7%3Fshow%3Dvideos');
    await fill();
    expect(router.state.location).toMatchObject({
      pathname: '/designers/7',
      search: '?show=videos',
    });
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never goes to %s',
    async (next) => {
      const { router } = open(`/login?next=${encodeURIComponent(next)}`);
      await fill();
      expect(router.state.location.pathname).toBe('/');
    },
  );

  test('sends a visitor who is already signed in to the page in `next`', () => {
    const { router } = renderWithHost(<LoginPage />, {
      user: aUser(),
      at: '/login?next=/profile',
      path: '/login',
    });
    expect(router.state.location.pathname).toBe('/profile');
  });

  test('shows and hides the password', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  test('links to sign-up and keeps the page to return to', () => {
    open('/login?next=/profile');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?type=client&next=%2Fprofile',
    );
  });

  test('links to the password reset and passes the typed email on', async () => {
    const { router } = open();
    await userEvent.type(email(), ' asha@example.in');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(router.state.location.pathname).toBe('/forgot-password');
    expect(router.state.location.search).toBe('');
    expect(router.state.location.state).toEqual({ email: 'asha@example.in' });
  });

  test('shows the message and the email that the previous page passed', async () => {
    const { router } = renderWithHost(<LoginPage />, { at: '/start', path: '/login' });
    await act(() =>
      router.navigate('/login', { state: { notice: 'All done.', email: 'asha@example.in' } }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('All done.');
    expect(email()).toHaveValue('asha@example.in');
  });
});

describe('a rendered sign-in page that is loaded again', () => {
  test('is taken over as it was rendered, and then shows what the page before passed', async () => {
    hydrateWithHost(<LoginPage />, {
      at: '/login',
      state: { notice: 'All done.', email: 'asha@example.in' },
    });
    expect(screen.getByRole('status')).toHaveTextContent('All done.');
    await waitFor(() => expect(email()).toHaveValue('asha@example.in'));
  });
});

describe('a session that has ended', () => {
  test('is said, and only then', () => {
    const { changeSession } = renderWithHost(<LoginPage />, {
      at: '/login',
      session: { hasEnded: true },
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your session has ended. Please sign in again.',
    );
    changeSession({ hasEnded: false });
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  });
});

describe('the rules of the sign-in form', () => {
  test('require an email and a password, and focus the first that is missing', async () => {
    open();
    await userEvent.click(button());
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(signIn).not.toHaveBeenCalled();
  });

  test('require an email in the right format', async () => {
    open();
    await fill('asha@example', 'x');
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
    expect(email()).toHaveAccessibleDescription('Email is invalid');
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('a sign-in that fails', () => {
  test.each<[string, Partial<ApiProblem>, string]>([
    [
      'refused',
      { kind: 'unauthenticated', status: 401, message: 'No active account found' },
      'Invalid email or password. Please try again.',
    ],
    [
      'throttled',
      { kind: 'throttled', status: 429, retryAfter: 840 },
      'Too many attempts. Please try again in 14 minutes.',
    ],
    [
      'throttled for a moment',
      { kind: 'throttled', status: 429, retryAfter: 1 },
      'Too many attempts. Please try again in 1 second.',
    ],
    [
      'offline',
      { kind: 'network' },
      'Network error. Please check your internet connection and try again.',
    ],
    ['too slow', { kind: 'timeout' }, 'Request timeout. Please try again.'],
    [
      'unavailable',
      { kind: 'server', status: 503 },
      'Service temporarily unavailable. Please try again later.',
    ],
    [
      'broken',
      { kind: 'server', status: 500 },
      'Something went wrong on our side. Please try again in a moment.',
    ],
  ])('says what it is: %s', async (_name, problem, message) => {
    refuse(problem);
    const { router } = open();
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/login');
    expect(email()).toHaveValue('asha@example.in');
  });

  test('shows the server’s message at its field', async () => {
    refuse({
      kind: 'validation',
      status: 400,
      fields: { email: ['Enter a valid email address.'] },
    });
    open();
    await fill();
    expect(await screen.findByText('Enter a valid email address.')).toBeInTheDocument();
    expect(email()).toBeInvalid();
  });

  test('is logged without the password', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    refuse({ kind: 'unauthenticated', status: 401 });
    open();
    await fill();
    await screen.findByRole('alert');
    expect(log.mock.calls).toEqual([['Sign-in failed', 'unauthenticated', 401]]);
    log.mockRestore();
  });
});

describe('a double submit', () => {
  test('signs in once, however often the button and Enter are pressed', async () => {
    let finish: (user: ReturnType<typeof aUser>) => void = () => undefined;
    signIn.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { router } = open();
    await userEvent.type(email(), 'asha@example.in');
    await userEvent.type(password(), 'courtyard-demo');
    await doubleClick(button());
    await userEvent.type(password(), '{Enter}');
    expect(button()).toHaveAttribute('data-state', 'busy');
    finish(aUser());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(signIn).toHaveBeenCalledTimes(1);
  });
});
