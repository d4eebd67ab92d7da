import { aUser } from '@aangan/host/testing';
import { doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptTerms,
  field,
  fillSignUp,
  onAuthenticated,
  open,
  press,
  problem,
  register,
  sentAround,
  signIn,
} from '../testing/auth-panel.tsx';

describe('the panel that other remotes embed', () => {
  test('shows sign-up first, or the mode that its page chooses', () => {
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
    unmount();
    open({ initialMode: 'sign-in' });
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('takes its heading and heading level from its page', () => {
    open({ heading: 'Almost there', headingLevel: 4 });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Almost there');
  });

  test('is not a nested form, and never submits the form around it', async () => {
    open();
    expect(document.querySelector('form form')).toBeNull();
    await fillSignUp();
    await userEvent.type(field('Confirm password'), '{Enter}');
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    await press('Create account');
    expect(sentAround).not.toHaveBeenCalled();
  });

  test('creates a client’s account, calls back with it, and does not navigate', async () => {
    const { router, reached } = open();
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
    expect(reached).toEqual(['auth/signed-up']);
  });

  test('signs in, calls back with the account, and does not navigate', async () => {
    const { router, reached } = open({ initialMode: 'sign-in' });
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
    expect(reached).toEqual([]);
  });

  test('opens with the values that its page knows, and passes the phone on', async () => {
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
    await userEvent.type(field('Password'), 'courtyard-demo');
    await userEvent.type(field('Confirm password'), 'courtyard-demo');
    await acceptTerms();
    await press('Create account');
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ phone: '+91 98200 12345' }));
  });

  test('knows a person with one name, of whom its page passes no last name', async () => {
    open({ prefill: { first_name: 'Asha', last_name: '' } });
    expect(screen.getByRole('checkbox', { name: 'I have only one name' })).toBeChecked();
    await userEvent.type(field('Email'), 'asha@example.in');
    await userEvent.type(field('Password'), 'courtyard-demo');
    await userEvent.type(field('Confirm password'), 'courtyard-demo');
    await acceptTerms();
    await press('Create account');
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ first_name: 'Asha', last_name: '', has_one_name: true }),
    );
  });

  test('creates no account without consent to the terms, which open in a new tab', async () => {
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

  test('is submitted once, however often the button is pressed', async () => {
    register.mockImplementation(() => new Promise(() => undefined));
    open();
    await fillSignUp();
    await doubleClick(screen.getByRole('button', { name: 'Create account' }));
    await userEvent.type(field('Confirm password'), '{Enter}');
    expect(register).toHaveBeenCalledTimes(1);
  });
});

describe('the username', () => {
  test('is not asked for, but derived from the email', async () => {
    open();
    expect(screen.queryByLabelText(/user ?name/i)).not.toBeInTheDocument();
    await fillSignUp({ Email: ' meera.nair@example.in ' });
    await press('Create account');
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ username: 'meera.nair' }));
  });
});

describe('switching between the modes', () => {
  test('keeps the values of each mode apart, and moves the focus', async () => {
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

  test('clears the failure of the other mode', async () => {
    signIn.mockRejectedValue(problem({ kind: 'unauthenticated', status: 401 }));
    open({ initialMode: 'sign-in' });
    await userEvent.type(field('Email'), 'asha@example.in');
    await userEvent.type(field('Password'), 'wrong{Enter}');
    await screen.findByRole('alert');
    await press('Create an account');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
