import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  at,
  check,
  field,
  none,
  open,
  press,
  retype,
  sent,
} from '../../testing/account-page.tsx';

describe('changing the email', () => {
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Change your email' }));

  async function ask(email: string, password: string) {
    await press('Change email');
    if (email) await userEvent.type(field('New email'), email);
    if (password) await userEvent.type(inDialog().getByLabelText('Password'), password);
    await userEvent.click(inDialog().getByRole('button', { name: 'Change email' }));
  }

  test('sends the new address and the password, and says that a link was sent', async () => {
    api.answer(at.email, () => ({ body: aUser({ email: 'new@example.in' }) }));
    open();
    await ask(' new@example.in ', 'courtyard');
    expect(
      await screen.findByText('Please follow the link that we sent to new@example.in.'),
    ).toBeInTheDocument();
    expect(sent('post', '/auth/me/email/')).toEqual([
      { email: 'new@example.in', password: 'courtyard' },
    ]);
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('requires both', async () => {
    open();
    await ask('', '');
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
  });

  test.each([
    ['email', 'New email', 'A user with this email already exists.'],
    ['password', 'Password', 'This password is not right.'],
  ])('shows what is refused beside its %s field', async (name, label, message) => {
    api.answer(at.email, () => ({ status: 400, body: { [name]: [message] } }));
    open();
    await ask('new@example.in', 'courtyard');
    await waitFor(() =>
      expect(inDialog().getByLabelText(label)).toHaveAccessibleDescription(message),
    );
    expect(check).not.toHaveBeenCalled();
  });
});

describe('changing the password', () => {
  async function fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value);
    await press('Change password');
  }
  const wrong = {
    status: 400,
    body: {
      current_password: ['This password is not right.'],
      codes: { current_password: ['wrong_password'] },
    },
  };
  const right = {
    'Current password': 'courtyard-demo',
    'New password': 'a house with a jhoola',
    'Confirm new password': 'a house with a jhoola',
  };

  test('sends both, empties the form and reloads the devices', async () => {
    api.answer(at.password, () => none);
    open();
    await fill(right);
    expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
    expect(sent('post', '/auth/me/password/')).toEqual([
      { current_password: 'courtyard-demo', password: 'a house with a jhoola' },
    ]);
    expect(field('New password')).toHaveValue('');
    await waitFor(() => expect(sent('get', '/auth/sessions/')).toHaveLength(2));
  });

  test('only checks the length of the new password', async () => {
    open();
    await fill({ ...right, 'New password': 'seven77', 'Confirm new password': 'other' });
    expect(
      await screen.findByText('Password must be at least 8 characters long'),
    ).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    await retype('New password', 'aaaaaaaa');
    await retype('Confirm new password', 'aaaaaaaa');
    api.answer(at.password, () => none);
    await press('Change password');
    await screen.findByText('Your password has been changed');
  });

  test('is done once and reported when it is sent again after a lost answer', async () => {
    let changedBy: string | undefined;
    api.answer(at.password, ({ idempotencyKey }) => {
      if (changedBy !== undefined && changedBy === idempotencyKey) return none;
      if (changedBy !== undefined) return wrong;
      changedBy = idempotencyKey ?? 'no key';
      return 'offline';
    });
    open();
    await fill(right);
    await screen.findByText(/^Your password may have been changed, but no answer came/);
    await press('Change password');
    expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
  });

  test('says what the current password may be where another one is sent after a lost answer', async () => {
    api.answer(at.password, () => 'offline');
    open();
    await fill(right);
    await screen.findByText(/but no answer came/);
    api.answer(at.password, () => wrong);
    await retype('New password', 'a house with a verandah');
    await retype('Confirm new password', 'a house with a verandah');
    await press('Change password');
    expect(await screen.findByText('This password is not right.')).toBeInTheDocument();
    expect(screen.getByText(/the one that you chose then is your current one/)).toBeVisible();
  });

  test.each([
    [
      { status: 400, body: { current_password: ['This password is not right.'] } },
      'This password is not right.',
    ],
    [
      { status: 429, headers: { 'retry-after': '840' } },
      'Too many attempts. Please try again in 14 minutes.',
    ],
  ])('says why not: %j', async (answer, words) => {
    api.answer(at.password, () => answer);
    open();
    await fill(right);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field('New password')).toHaveValue('a house with a jhoola');
  });
});
