import { ApiError } from '@aangan/api-client';
import { aUser } from '@aangan/host/testing';
import { doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fill, open, refuse, register, submit, terms } from '../testing/register-page.tsx';

describe('signing up', () => {
  test('sends a client’s details with a username from the email, then goes home', async () => {
    const { router, reached } = open();
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
    expect(reached).toEqual(['auth/signed-up']);
  });

  test.each([
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

  test('takes a typed last name out where there is only one name, and keeps it for a mistake', async () => {
    open();
    await fill();
    const tick = screen.getByRole('checkbox', { name: 'I have only one name' });
    await userEvent.click(tick);
    expect(screen.getByLabelText('Last name')).toHaveValue('');
    await userEvent.click(tick);
    expect(screen.getByLabelText('Last name')).toHaveValue('Rao');
  });

  test('takes a person with one name, who says so', async () => {
    open();
    await fill({ 'Last name': '' });
    await userEvent.click(terms());
    await submit();
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    expect(screen.getByLabelText('Last name')).toBeDisabled();
    await submit();
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ first_name: 'Asha', last_name: '', has_one_name: true }),
    );
  });

  test('sends what the fields turn into: digits in ASCII, a domain in punycode', async () => {
    open();
    await fill({ 'Phone (optional)': '९८७६५ ४३२१०', Email: 'asha@आंगन.भारत' });
    await userEvent.tab();
    expect(screen.getByLabelText('Phone (optional)')).toHaveValue('98765 43210');
    await userEvent.click(terms());
    await submit();
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '98765 43210', email: 'asha@xn--i1bh6c8c.xn--h2brj9c' }),
    );
  });

  test('counts characters as the API does', async () => {
    open();
    await fill({ 'First name': '🏠'.repeat(150) });
    await userEvent.click(terms());
    await submit();
    expect(register).toHaveBeenCalledTimes(1);
  });

  test('takes a client to the page in `next`', async () => {
    const { router } = open('?type=client&next=/designers/7');
    await fill();
    await userEvent.click(terms());
    await submit();
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  test('welcomes, and says that a verification link was sent', async () => {
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

  test('happens once, however often the button is pressed', async () => {
    register.mockImplementation(() => new Promise(() => undefined));
    open();
    await fill();
    await userEvent.click(terms());
    await doubleClick(screen.getByRole('button', { name: 'Create account' }));
    expect(register).toHaveBeenCalledTimes(1);
  });
});

describe('the rules of the sign-up form', () => {
  test.each([
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
    expect(screen.getByText('Please confirm your password')).toBeInTheDocument();
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  test.each([
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

  test('treats a name of spaces as missing', async () => {
    open();
    await fill({ 'First name': '   ' });
    await submit();
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
  });
});

describe('what was typed', () => {
  test('is there after a reload, without passwords and consent, until the account is made', async () => {
    const { unmount } = open();
    await fill({ Email: 'meera@example.in' });
    await userEvent.click(terms());
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('courtyard-demo');
    unmount();
    open();
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Email')).toHaveValue('meera@example.in');
    expect(field('Password')).toHaveValue('');
    expect(terms()).not.toBeChecked();
    await fill({ Email: 'meera@example.in' });
    await userEvent.click(terms());
    await submit();
    await waitFor(() => expect(register).toHaveBeenCalled());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

describe('a sign-up that fails', () => {
  test('says once that an address is taken, with the way to sign in beside it, and keeps what was typed', async () => {
    // Not the API's sentence: the link to sign in follows the code.
    const taken = 'This address is in use.';
    refuse({
      kind: 'validation',
      status: 400,
      fields: { email: [taken] },
      codes: { email: ['taken'] },
      body: { email: [taken] },
    });
    open('?type=client&next=/designers/7');
    await fill();
    await userEvent.click(terms());
    await userEvent.type(field('Confirm password'), '{Enter}');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(taken));
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveFocus();
    expect(screen.getAllByText(new RegExp(taken))).toHaveLength(1);
    expect(screen.queryByText('Registration Failed')).toBeNull();
    expect(field('Email')).toHaveValue('asha.rao@example.in');
    expect(field('Password')).toHaveValue('courtyard-demo');
    const instead = screen.getByRole('link', { name: 'Sign in instead?' });
    expect(instead).toHaveAttribute('href', '/login?next=%2Fdesigners%2F7');
    await userEvent.type(field('Email'), '.co');
    expect(field('Email')).toBeValid();
    expect(instead).not.toBeInTheDocument();
  });

  test('says that the visitor is offline, and sends the same on the next attempt', async () => {
    register.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'Network Error' }));
    const { router } = open();
    await fill();
    await userEvent.click(terms());
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(register.mock.calls[1]).toEqual(register.mock.calls[0]);
  });
});
