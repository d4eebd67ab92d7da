import { ApiError, type ApiProblem } from '@aangan/api-client';
import type { AuthPanelProps } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthPanel } from './auth-panel.tsx';

type User = ReturnType<typeof aUser>;
const signIn = jest.fn<(credentials: unknown) => Promise<User>>();
const register = jest.fn<(registration: unknown) => Promise<User>>();
const onAuthenticated = jest.fn<(user: User) => void>();
const sentAround = jest.fn();

/** Embeds the panel in a form, as the connect dialog does. */
function open(props: Partial<AuthPanelProps> = {}) {
  return renderWithHost(
    <form onSubmit={sentAround}>
      <AuthPanel onAuthenticated={onAuthenticated} {...props} />
    </form>,
    { at: '/designers/7', session: { signIn, register } },
  );
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillSignUp(parts: Record<string, string> = {}) {
  const values = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha.rao@example.in',
    Password: 'courtyard-demo',
    'Confirm password': 'courtyard-demo',
    ...parts,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) await userEvent.type(field(name), value);
  }
  await acceptTerms();
}

const acceptTerms = () =>
  userEvent.click(
    screen.getByRole('checkbox', { name: /^I am 18 or older and agree to the Terms/ }),
  );

const problem = (parts: Partial<ApiProblem>) =>
  new ApiError({ kind: 'rejected', message: 'No.', ...parts });

beforeEach(() => {
  for (const mock of [onAuthenticated, sentAround]) mock.mockReset();
  signIn.mockReset().mockResolvedValue(aUser());
  register.mockReset().mockResolvedValue(aUser());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the panel that other remotes embed', () => {
  it('shows sign-up first, or what its host asks for', () => {
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
    unmount();
    open({ initialMode: 'sign-in' });
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('takes its host’s heading, at the level of the page around it', () => {
    open({ heading: 'Almost there', headingLevel: 4 });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Almost there');
  });

  it('is no form within its host’s form, and never sends it', async () => {
    open();
    expect(document.querySelector('form form')).toBeNull();
    await fillSignUp();
    await userEvent.type(field('Confirm password'), '{Enter}');
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    await press('Create account');
    expect(sentAround).not.toHaveBeenCalled();
  });

  it('creates a client’s account, tells its host who it is, and stays where it is', async () => {
    const { router } = open();
    await fillSignUp();
    await press('Create account');
    expect(register).toHaveBeenCalledWith({
      first_name: 'Asha',
      last_name: 'Rao',
      username: 'asha.rao',
      email: 'asha.rao@example.in',
      password: 'courtyard-demo',
      phone: '',
      bio: '',
      is_designer: false,
      is_architect: false,
      is_vendor: false,
      terms_version: expect.any(String),
    });
    expect(onAuthenticated).toHaveBeenCalledTimes(1);
    expect(onAuthenticated).toHaveBeenCalledWith(aUser());
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  it('signs in, tells its host who it is, and stays where it is', async () => {
    const { router } = open({ initialMode: 'sign-in' });
    await userEvent.type(field('Email'), ' asha@example.in ');
    await userEvent.type(field('Password'), 'secret');
    await press('Sign in');
    expect(signIn).toHaveBeenCalledWith({
      email: 'asha@example.in',
      password: 'secret',
      remember: true,
    });
    expect(onAuthenticated).toHaveBeenCalledWith(aUser());
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  it('opens with what its host knows, and passes the phone on', async () => {
    open({
      prefill: {
        first_name: 'Asha',
        last_name: 'Rao',
        email: 'asha.rao@example.in',
        phone: '+91 98200 12345',
      },
    });
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha.rao@example.in');
    expect(field('Username')).toHaveValue('asha.rao');
    await userEvent.type(field('Password'), 'courtyard-demo');
    await userEvent.type(field('Confirm password'), 'courtyard-demo');
    await acceptTerms();
    await press('Create account');
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ phone: '+91 98200 12345' }));
  });

  it('creates no account without consent to the terms, which open beside the form', async () => {
    open();
    await fillSignUp();
    await acceptTerms();
    await press('Create account');
    expect(await screen.findByText('Please accept the terms to continue')).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
    for (const [name, to] of [
      [/^Terms/, '/terms'],
      [/^Privacy Policy/, '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('is sent once, however often it is pressed', async () => {
    register.mockImplementation(() => new Promise(() => undefined));
    open();
    await fillSignUp();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await userEvent.type(field('Confirm password'), '{Enter}');
    expect(register).toHaveBeenCalledTimes(1);
  });
});

describe('the username', () => {
  it('follows the email until it is edited', async () => {
    open();
    await userEvent.type(field('Email'), 'asha@example.in');
    expect(field('Username')).toHaveValue('asha');
    await userEvent.type(field('Username'), '.rao');
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'meera@example.in');
    expect(field('Username')).toHaveValue('asha.rao');
  });

  it('follows the email after a change of mode too', async () => {
    open({ initialMode: 'sign-in', prefill: { email: 'asha@example.in' } });
    await press('Create an account');
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'meera@example.in');
    expect(field('Username')).toHaveValue('meera');
  });
});

describe('changing between the two', () => {
  it('keeps what was typed in each, takes none of it to the other, and focus follows', async () => {
    signIn.mockRejectedValue(problem({ kind: 'unauthenticated', status: 401 }));
    open({ initialMode: 'sign-in', prefill: { email: 'asha@example.in' } });
    await press('Sign in');
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    await userEvent.type(field('Email'), '.au');
    await userEvent.type(field('Password'), 'wrong{Enter}');
    await screen.findByRole('alert');
    await press('Create an account');
    expect(screen.getByRole('heading', { name: 'Create an account' })).toHaveFocus();
    expect(field('Email')).toHaveValue('asha@example.in');
    expect(field('Password')).toHaveValue('');
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
    await userEvent.type(field('First name'), 'Asha');
    await userEvent.type(field('Password'), 'courtyard');
    await press('Sign in');
    expect(field('Email')).toHaveValue('asha@example.in.au');
    expect(field('Password')).toHaveValue('wrong');
    await press('Create an account');
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Password')).toHaveValue('courtyard');
  });

  it('forgets the failure of the other', async () => {
    signIn.mockRejectedValue(problem({ kind: 'unauthenticated', status: 401 }));
    open({ initialMode: 'sign-in' });
    await userEvent.type(field('Email'), 'asha@example.in');
    await userEvent.type(field('Password'), 'wrong{Enter}');
    await screen.findByRole('alert');
    await press('Create an account');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what the panel asks for', () => {
  it.each([
    'First name is required',
    'Last name is required',
    'Username is required',
    'Email is required',
    'Password is required',
  ])('to create an account: %s', async (message) => {
    open();
    await press('Create account');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it.each([
    ['Email', 'asha@example', 'Invalid email address'],
    ['Password', 'seven77', 'Password must be at least 8 characters'],
    ['Confirm password', 'another', 'Passwords do not match'],
  ])('refuses %s %j: %s', async (name, value, message) => {
    open();
    await fillSignUp({ [name]: value });
    await press('Create account');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it('to sign in: an address and a password of any length', async () => {
    open({ initialMode: 'sign-in' });
    await press('Sign in');
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await userEvent.type(field('Email'), 'asha');
    await userEvent.type(field('Password'), 'x{Enter}');
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.type(field('Email'), '@example.in{Enter}');
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  });
});

describe('a failure in the panel', () => {
  it.each<[Partial<ApiProblem>, string]>([
    [
      {
        kind: 'unauthenticated',
        status: 401,
        message: 'No active account found with the given credentials',
      },
      'Login failedInvalid email or password. Please try again.',
    ],
    [
      { kind: 'throttled', status: 429, retryAfter: 600 },
      'Login failedToo many attempts. Please try again in 10 minutes.',
    ],
    [
      { kind: 'network' },
      'Login failedNetwork error. Please check your internet connection and try again.',
    ],
  ])('of signing in: %j', async (parts, words) => {
    signIn.mockRejectedValue(problem(parts));
    open({ initialMode: 'sign-in' });
    await userEvent.type(field('Email'), 'asha@example.in');
    await userEvent.type(field('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(onAuthenticated).not.toHaveBeenCalled();
  });

  it('of creating an account: why, and at its field', async () => {
    const taken = 'A user with this email already exists.';
    register.mockRejectedValue(
      problem({ kind: 'validation', status: 400, fields: { email: [taken] } }),
    );
    open();
    await fillSignUp();
    await press('Create account');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Registration failedEmail: ${taken}`,
    );
    expect(field('Email')).toHaveAccessibleDescription(taken);
  });
});
