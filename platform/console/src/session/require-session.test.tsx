import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo } from '../testing/open-console.tsx';

const rollBack = 'POST /platform/channels/production/rollbacks';
const status = 'GET /platform/channels/production/releases';

async function signIn(within_ = screen as Pick<typeof screen, 'findByLabelText' | 'getByRole'>) {
  await userEvent.type(await within_.findByLabelText('Password'), 'courtyard-demo');
  await userEvent.click(within_.getByRole('button', { name: 'Sign in' }));
}

describe('a visitor of the console without a session', () => {
  test('sees nothing but the form, and the page that was asked for once signed in', async () => {
    answers['/session'] = { status: 401, body: { detail: 'Sign in first.' } };
    openConsole('/');
    const email = await screen.findByLabelText('Email');
    expect(sentTo('GET /platform/channels')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter email and password.');
    await userEvent.type(email, ' integrator@aangan.test ');
    await signIn();
    expect(await screen.findByRole('article', { name: 'vendors on production' })).toBeVisible();
    expect(sentTo(status)[0]?.csrf).toBe('token-1');
  });

  test('is told why the sign-in was refused, and keeps what was typed', async () => {
    answers['/session'] = { status: 401, body: {} };
    answers['/session/begin'] = {
      status: 403,
      body: { detail: 'The console is for integrators.' },
    };
    openConsole('/');
    await userEvent.type(await screen.findByLabelText('Email'), 'client@aangan.test');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The console is for integrators.');
    expect(screen.getByLabelText('Email')).toHaveValue('client@aangan.test');
  });
});

describe('a session that ends while the console is open', () => {
  test('is asked for again over the page, where what was typed stays', async () => {
    answers['POST /platform/channels/production/rollbacks'] = { status: 401, body: {} };
    openConsole('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Why'), ' at night');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    const again = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    expect(again.getByLabelText('Email')).toHaveValue('integrator@aangan.test');
    expect(again.getByLabelText('Password')).toHaveFocus();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(dialog.getByLabelText('Why')).toHaveValue('Rolled back vendors by hand at night');
    expect(screen.getByText(/^Your session has ended\. What you see may be old/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    answers['POST /platform/channels/production/rollbacks'] = { body: {} };
    await signIn(within(screen.getByRole('dialog')));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull(),
    );
    expect(dialog.getByLabelText('Why')).toHaveValue('Rolled back vendors by hand at night');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('a session that another tab has begun since', () => {
  const other = { status: 403, body: { detail: 'Another tab.', code: 'csrf_token' } };

  test('is taken where the account is the same, and what was pressed is done', async () => {
    openConsole('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    answers['/session'] = { body: { email: 'integrator@aangan.test', csrf: 'token-2' } };
    answers[`${rollBack} token-1`] = other;
    answers[rollBack] = { body: {} };
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentTo(rollBack).map(({ csrf }) => csrf)).toEqual(['token-1', 'token-2']);
  });

  test('of another account is named, and taken only on a press', async () => {
    openConsole('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    answers['/session'] = { body: { email: 'operator@aangan.test', csrf: 'token-2' } };
    answers[rollBack] = other;
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    const go = await screen.findByRole('button', { name: 'Go on as operator@aangan.test' });
    expect(sentTo(rollBack)).toHaveLength(1);
    await userEvent.click(go);
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(screen.getByText('operator@aangan.test')).toBeInTheDocument();
  });

  test('is found when the tab is seen again', async () => {
    openConsole('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    answers[rollBack] = { status: 401, body: { detail: 'Sign in first.' } };
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(screen.queryByText('Sign in first.')).toBeNull();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('signing out', () => {
  test('shows the form, and nothing of what was read', async () => {
    openConsole('/');
    await screen.findByRole('article', { name: 'vendors on production' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(sentTo('/session/end')).toHaveLength(1);
  });
});

describe('an account with a second factor', () => {
  const request = { token: 'asked', ways: ['app', 'recovery-code'], passkey: null };

  async function askedForSecond() {
    answers['/session'] = { status: 401, body: {} };
    answers['/session/begin'] = {
      status: 401,
      body: { detail: 'One more step.', code: 'second_factor_required', second_factor: request },
    };
    openConsole('/');
    await userEvent.type(await screen.findByLabelText('Email'), 'integrator@aangan.test');
    await signIn();
    await screen.findByLabelText('Code of your authenticator app');
  }

  test('is asked for it after the password, and told why a code was refused', async () => {
    await askedForSecond();
    answers['/session/second'] = {
      status: 400,
      body: { app_code: ['This code is not right.'], codes: { app_code: ['wrong_code'] } },
    };
    const code = screen.getByLabelText('Code of your authenticator app');
    expect(code).toHaveFocus();
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    answers['/session/second'] = { body: { email: 'integrator@aangan.test', csrf: 'token-1' } };
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.keyboard('7qk2 m0zd 9xvb 3hta');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('article', { name: 'vendors on production' })).toBeVisible();
  });

  test('goes back to the password, where it wants to and where the question is over', async () => {
    await askedForSecond();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('integrator@aangan.test');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    answers['/session/second'] = {
      status: 409,
      body: { detail: 'That took too long.', code: 'challenge_ended' },
    };
    await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('That took too long.');
  });
});

describe('a change that needs a recent proof', () => {
  test('asks who is there, and is then done', async () => {
    openConsole('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    answers[rollBack] = { status: 403, body: { detail: 'Show first.', code: 'proof_required' } };
    answers['/session/proof/options'] = { body: { token: 'q', ways: ['app'], passkey: null } };
    answers['/session/proof'] = { status: 204 };
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    answers[rollBack] = { body: {} };
    await userEvent.type(
      await question.findByLabelText('Code of your authenticator app'),
      '123456',
    );
    await userEvent.click(question.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentTo(rollBack)).toHaveLength(2);
  });
});
