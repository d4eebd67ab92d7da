import { Toaster } from '@aangan/ui';
import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  at,
  field,
  none,
  open,
  press,
  retype,
  sent,
  signOut,
} from '../testing/account-page.tsx';

describe('deleting the account', () => {
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));

  async function ask(password: string, word: string) {
    await press('Delete account');
    if (password) await userEvent.type(inDialog().getByLabelText('Password'), password);
    if (word) await userEvent.type(field('Type DELETE to confirm'), word);
    await press('Delete account for good');
  }

  test('says what will happen, and when, before it asks', () => {
    open();
    const part = screen.getByRole('region', { name: 'Delete account' });
    expect(part).toHaveTextContent('closed at once and signed out everywhere');
    expect(part).toHaveTextContent(
      'everything else that identifies you are erased within 7 business days',
    );
  });

  test('takes the password and the word, then signs out, goes home and says so', async () => {
    api.answer(at.remove, () => none);
    const { router } = open();
    await ask('courtyard-demo', 'delete');
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(sent('delete', '/auth/me/')).toEqual([{ password: 'courtyard-demo' }]);
    expect(router.state.location.pathname).toBe('/');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('is not blocked by unsaved changes', async () => {
    api.answer(at.remove, () => none);
    const { router } = open();
    await retype('First name', 'Usha');
    await ask('courtyard-demo', 'DELETE');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('shows all errors at once', async () => {
    open();
    await ask('', '');
    expect(await screen.findByText('Please type DELETE')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
  });

  test('does nothing without the confirmation word', async () => {
    open();
    await ask('', 'yes');
    expect(await screen.findByText('Please type DELETE')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await press('Keep my account');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('delete', '/auth/me/')).toEqual([]);
  });

  test('does nothing with a wrong password', async () => {
    api.answer(at.remove, () => ({
      status: 400,
      body: { password: ['This password is not right.'] },
    }));
    const { router } = open();
    await ask('wrong', 'DELETE');
    expect(await screen.findByText('This password is not right.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/account');
    expect(signOut).not.toHaveBeenCalled();
  });

  test('is reported when it is asked again after a lost answer, and the session is gone', async () => {
    api.answer(at.remove, () => 'offline');
    const { router } = open();
    // Apart from the page, which unmounts.
    render(<Toaster />);
    await ask('courtyard-demo', 'DELETE');
    expect(await inDialog().findByRole('alert')).toHaveTextContent(
      'Your account may have been deleted, but no answer came.',
    );
    api.answer(at.remove, () => ({ status: 401 }));
    await press('Delete account for good');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText(/^You are signed out everywhere, so/)).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('is not reported to an account whose session ends before it is asked', async () => {
    api.answer(at.remove, () => ({ status: 401 }));
    open();
    await ask('courtyard-demo', 'DELETE');
    expect(await inDialog().findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/seems to be deleted/)).not.toBeInTheDocument();
  });
});
