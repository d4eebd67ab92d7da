import { ApiError, type ApiProblem } from '@aangan/api-client';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPage } from './register-page.tsx';

const register = jest.fn<(registration: unknown) => Promise<ReturnType<typeof aUser>>>();

function open(query = '?type=client', user: ReturnType<typeof aUser> | null = null) {
  const view = renderWithHost(<RegisterPage />, {
    at: `/register${query}`,
    path: '/register',
    user,
    session: { register },
  });
  // As in the shell: outside the page, which unmounts after the sign-up.
  render(<Toaster />);
  return view;
}

const field = (name: string) => screen.getByLabelText(name);
const submit = () =>
  userEvent.click(screen.getByRole('button', { name: /^(Create account|Join)/ }));
const terms = () => screen.getByRole('checkbox', { name: /^I am 18 or older/ });

async function fill(parts: Record<string, string> = {}) {
  const values = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'asha.rao@example.in',
    Password: 'courtyard-demo',
    'Confirm password': 'courtyard-demo',
    ...parts,
  };
  for (const [name, value] of Object.entries(values)) {
    const input = screen.queryByLabelText(name);
    if (input && value) await userEvent.type(input, value);
  }
}

const refuse = (problem: Partial<ApiProblem>) =>
  register.mockRejectedValue(new ApiError({ kind: 'rejected', message: 'No.', ...problem }));

beforeEach(() => {
  register.mockReset().mockResolvedValue(aUser());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the sign-up page', () => {
  it.each([
    ['?type=designer', 'Join as Design Hub', 'Firm name', '/designer-terms'],
    ['?type=vendor', 'Join as Vendor', 'Company name', '/vendor-terms'],
    ['?type=client', 'Create an account', 'First name', '/terms'],
    ['?type=emperor', 'Create an account', 'First name', '/terms'],
    ['', 'Create an account', 'First name', '/terms'],
  ])('for %s is titled %s, asks for the %s and links %s', (query, title, name, document) => {
    open(query);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(field(name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', document);
    expect(screen.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/privacy');
    expect(screen.queryByLabelText('Last name') !== null).toBe(name === 'First name');
  });

  it('opens terms and privacy beside the form, so that nothing typed is lost', () => {
    open();
    expect(screen.getByRole('link', { name: /^Terms/ })).toHaveAttribute('target', '_blank');
  });

  it('leads to sign-in and keeps the page to return to', () => {
    open('?type=client&next=/profile');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprofile',
    );
  });

  it('is prefilled from the account where there is one', () => {
    open('?type=client', aUser());
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Email')).toHaveValue('asha@example.in');
    expect(field('Phone (optional)')).toHaveValue('+91 98200 12345');
    expect(field('Password')).toHaveValue('');
  });
});

describe('the sign-up page of somebody signed in', () => {
  it('says as whom, leads home, and signs out while the form stays', async () => {
    const signOut = jest.fn(async () => undefined);
    renderWithHost(<RegisterPage />, { at: '/register', user: aUser(), session: { signOut } });
    const notice = screen.getByText('You are signed in as Asha Rao.').closest('[role="status"]');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(notice).toHaveTextContent('You are signed out.');
    expect(notice).toHaveFocus();
    expect(field('Email')).toHaveValue('asha@example.in');
  });

  it('says nothing of it to a guest', () => {
    open();
    expect(screen.queryByText(/^You are signed/)).not.toBeInTheDocument();
  });
});

describe('the role boxes', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const firm = 'I join as a design firm';
  const vendor = 'I join as a vendor';

  it.each([
    ['?type=designer', true, false],
    ['?type=vendor', false, true],
    ['?type=client', false, false],
    ['', false, false],
  ])('stand as the address %s says', (query, isFirm, isVendor) => {
    open(query);
    expect((box(firm) as HTMLInputElement).checked).toBe(isFirm);
    expect((box(vendor) as HTMLInputElement).checked).toBe(isVendor);
  });

  it('make the ticked one the only role, and unticking clears it', async () => {
    const { router } = open('?type=designer&next=%2Fdesigners%2F7');
    await userEvent.click(box(vendor));
    expect(box(firm)).not.toBeChecked();
    expect(box(vendor)).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join as Vendor');
    expect(router.state.location.search).toBe('?type=vendor&next=%2Fdesigners%2F7');
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(box(vendor));
    expect(box(vendor)).not.toBeChecked();
    expect(router.state.location.search).toContain('type=client');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account');
  });

  it('follow the address when it changes', async () => {
    const { router } = open('?type=designer');
    await act(() => router.navigate('/register?type=vendor'));
    expect(box(vendor)).toBeChecked();
    expect(box(firm)).not.toBeChecked();
  });

  it('lose nothing that was typed when the role changes', async () => {
    open('?type=client');
    await fill();
    await userEvent.click(terms());
    await userEvent.click(box(firm));
    await userEvent.type(field('Firm name'), 'Studio Aangan');
    expect(field('Email')).toHaveValue('asha.rao@example.in');
    expect(field('Password')).toHaveValue('courtyard-demo');
    expect(terms()).toBeChecked();
    await userEvent.click(box(vendor));
    expect(field('Company name')).toHaveValue('Studio Aangan');
    await userEvent.click(box(vendor));
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
  });

  it('never set the architect flag, and offer no such role', async () => {
    open('?type=designer');
    expect(screen.queryByRole('checkbox', { name: /architect/i })).not.toBeInTheDocument();
    await fill({ 'Firm name': 'Studio Aangan' });
    await userEvent.click(terms());
    await submit();
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ is_designer: true, is_architect: false, is_vendor: false }),
    );
  });

  it('leave no message behind that belongs to another role', async () => {
    open('?type=client');
    await submit();
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    await userEvent.click(box(firm));
    expect(await screen.findByText('Firm name is required')).toBeInTheDocument();
    expect(screen.queryByText('Last name is required')).not.toBeInTheDocument();
  });

  it('show what is refused about a firm’s name at the field that holds it', async () => {
    refuse({ kind: 'validation', status: 400, fields: { first_name: ['Too grand.'] } });
    open('?type=vendor');
    await fill({ 'Company name': 'Palace' });
    await userEvent.click(terms());
    await submit();
    await screen.findByRole('alert');
    expect(field('Company name')).toHaveAccessibleDescription('Too grand.');
  });
});

describe('signing up', () => {
  it('sends a client’s details with a username from the email, then goes home', async () => {
    const { router } = open();
    await fill({ 'Phone (optional)': '+91 (22) 2345-678' });
    await userEvent.click(terms());
    await submit();
    expect(register).toHaveBeenCalledWith({
      email: 'asha.rao@example.in',
      username: 'asha.rao',
      password: 'courtyard-demo',
      first_name: 'Asha',
      last_name: 'Rao',
      phone: '+91 (22) 2345-678',
      bio: '',
      is_designer: false,
      is_architect: false,
      is_vendor: false,
      terms_version: expect.any(String),
    });
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([
    ['designer', 'Firm name', { is_designer: true, is_vendor: false }],
    ['vendor', 'Company name', { is_designer: false, is_vendor: true }],
  ])(
    'sends a %s’s name as first name, without a last name, then goes to its onboarding',
    async (type, name, flags) => {
      const { router } = open(`?type=${type}&next=/designers/7`);
      await fill({ [name]: 'Studio Aangan' });
      await userEvent.click(terms());
      await submit();
      expect(register).toHaveBeenCalledWith(
        expect.objectContaining({ first_name: 'Studio Aangan', last_name: '', ...flags }),
      );
      expect(router.state.location.pathname).toBe(`/${type}/onboarding`);
    },
  );

  it('takes a client to the page that asked', async () => {
    const { router } = open('?type=client&next=/designers/7');
    await fill();
    await userEvent.click(terms());
    await submit();
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  it('welcomes, and says that a link is on its way to verify the email', async () => {
    register.mockResolvedValue(aUser({ email: 'asha.rao@example.in' }));
    open();
    await fill();
    await userEvent.click(terms());
    await submit();
    expect(
      await screen.findByText(
        'Welcome to Aangan. We have sent a link to asha.rao@example.in to verify it.',
      ),
    ).toBeInTheDocument();
  });

  it('happens once, however often it is asked for', async () => {
    register.mockImplementation(() => new Promise(() => undefined));
    open();
    await fill();
    await userEvent.click(terms());
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
    expect(register).toHaveBeenCalledTimes(1);
  });
});

describe('what the sign-up form asks for', () => {
  it.each([
    ['?type=client', ['First name is required', 'Last name is required']],
    ['?type=designer', ['Firm name is required']],
    ['?type=vendor', ['Company name is required']],
  ])('names what is missing on %s', async (query, messages) => {
    open(query);
    await submit();
    for (const message of [
      ...messages,
      'Email is required',
      'Password is required',
      'Please accept the terms to continue',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it.each([
    ['Email', 'nobody', 'Email is invalid'],
    ['Phone (optional)', 'call me', 'Please enter a valid phone number'],
    ['Password', 'seven77', 'Password must be at least 8 characters long'],
    ['Confirm password', 'another-one', 'Passwords do not match'],
    ['Confirm password', '', 'Passwords do not match'],
    ['First name', 'A'.repeat(151), 'Please use at most 150 characters'],
  ])('refuses %s %j: %s', async (name, value, message) => {
    open();
    await fill({ [name]: value });
    await submit();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it('counts a name of spaces as none', async () => {
    open();
    await fill({ 'First name': '   ' });
    await submit();
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
  });
});

describe('a sign-up that fails', () => {
  it('says so in the Registration Failed box and at the field, and keeps what was typed', async () => {
    const taken = 'A user with this email already exists.';
    refuse({
      kind: 'validation',
      status: 400,
      fields: { email: [taken] },
      body: { email: [taken] },
    });
    open('?type=client&next=/designers/7');
    await fill();
    await userEvent.click(terms());
    await userEvent.type(field('Confirm password'), '{Enter}');
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(`Registration FailedEmail: ${taken}`);
    expect(box).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription(taken);
    expect(field('Email')).toHaveValue('asha.rao@example.in');
    expect(field('Password')).toHaveValue('courtyard-demo');
    const instead = screen.getByRole('link', { name: 'Sign in instead?' });
    expect(instead).toHaveAttribute('href', '/login?next=%2Fdesigners%2F7');
    await userEvent.type(field('Email'), '.co');
    expect(field('Email')).toBeValid();
    expect(instead).not.toBeInTheDocument();
  });

  it('says that one is offline, and works on the next attempt', async () => {
    register.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'Network Error' }));
    const { router } = open();
    await fill();
    await userEvent.click(terms());
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
