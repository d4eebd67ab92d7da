import type { ApiProblem } from '@aangan/api-client';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  field,
  fillSignUp,
  onAuthenticated,
  open,
  press,
  problem,
  register,
  signIn,
} from '../testing/auth-panel.tsx';

describe('the rules of the panel', () => {
  test.each([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
  ])('to create an account: %s', async (message) => {
    open();
    await press('Create account');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  test.each([
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

  test('require an address and a password of any length to sign in', async () => {
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
  test.each<[Partial<ApiProblem>, string]>([
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

  test('of creating an account is explained, and shown at its field', async () => {
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

  test('of the connection is no refusal: the same is sent again', async () => {
    register.mockRejectedValueOnce(problem({ kind: 'network' }));
    open();
    await fillSignUp();
    await press('Create account');
    await screen.findByRole('alert');
    await press('Create account');
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledTimes(1));
    expect(register.mock.calls[1]).toEqual(register.mock.calls[0]);
  });
});
