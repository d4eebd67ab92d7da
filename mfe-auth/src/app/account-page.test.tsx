import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import type { Session } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './account-page.tsx';

const at = {
  sessions: endpoint('get', '/auth/sessions/'),
  preferences: endpoint('get', '/auth/me/email-preferences/'),
  setPreferences: endpoint('patch', '/auth/me/email-preferences/'),
  update: endpoint('patch', '/auth/me/'),
  email: endpoint('post', '/auth/me/email/'),
  resend: endpoint('post', '/auth/email/resend/'),
  password: endpoint('post', '/auth/me/password/'),
  endOthers: endpoint('delete', '/auth/sessions/'),
  remove: endpoint('delete', '/auth/me/'),
};
const none = { status: 204, body: undefined } as const;

const signOut = jest.fn(() => Promise.resolve());
const check = jest.fn(() => Promise.resolve());
let api: ReturnType<typeof scriptApi>;

beforeEach(() => {
  modalDialogs();
  signOut.mockClear();
  check.mockClear();
  api = scriptApi();
  api.answer(at.sessions, () => ({ body: [] }));
  api.answer(at.preferences, () => ({ body: { requests: true, reviews: true } }));
});

function open(user = aUser(), session: Partial<Session> = {}) {
  return renderWithHost(
    <>
      <AccountPage />
      <Toaster />
    </>,
    { api, at: '/account', path: '/account', user, session: { signOut, check, ...session } },
  );
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const form = (name: string) => within(screen.getByRole('form', { name }));
const sent = (method: string, url: string) =>
  api.requests.filter((one) => one.method === method && one.url === url).map(({ body }) => body);

async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

describe('the account page', () => {
  it.each([
    [{}, 'Asha Rao', 'Client'],
    [{ is_designer: true, first_name: 'Studio', last_name: '' }, 'Studio', 'Design firm'],
    [{ is_architect: true, first_name: 'Studio', last_name: '' }, 'Studio', 'Architect'],
    [{ is_vendor: true, first_name: 'Tiles', last_name: '' }, 'Tiles', 'Vendor'],
    [{ is_staff: true }, 'Asha Rao', 'Operator'],
    [{ is_integrator: true }, 'Asha Rao', 'Integrator'],
  ])('says whose it is: %j', (parts, name, role) => {
    open(aUser(parts));
    const head = screen.getByRole('heading', { level: 1 });
    expect(head).toHaveTextContent(name);
    expect(head.parentElement).toHaveTextContent(role);
  });

  it('links to its sections and moves the focus there', async () => {
    open();
    // Shown on wide screens only.
    const nav = within(screen.getByRole('navigation', { hidden: true }));
    const titles = nav.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Details',
      'Password',
      'Where you are signed in',
      'Emails',
      'Your data',
      'Delete account',
    ]);
    await userEvent.click(nav.getByText('Your data'));
    expect(screen.getByRole('region', { name: 'Your data' })).toHaveFocus();
  });
});

describe('an email that is not verified', () => {
  const unverified = aUser({ email_verified: false });

  it('is reminded of, and a verified one is not', () => {
    const { unmount } = open(unverified);
    expect(screen.getByText('Your email address is not verified yet')).toBeInTheDocument();
    unmount();
    open();
    expect(screen.queryByText(/not verified/i)).not.toBeInTheDocument();
  });

  it.each([
    [none, 'We have sent it. The newest link is the one that works.'],
    [
      { status: 429, headers: { 'retry-after': '300' } },
      'Too many attempts. Please try again in 5 minutes.',
    ],
    ['offline', 'Network error. Please check your internet connection and try again.'],
  ] as const)('gets its link again: %j', async (answer, words) => {
    api.answer(at.resend, () => answer as never);
    open(unverified);
    await press('Send the link again');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent('post', '/auth/email/resend/')).toHaveLength(1);
  });
});

describe('the details', () => {
  const save = () => press('Save changes');

  it('show what is stored; saving waits for a change', () => {
    open(aUser({ bio: 'Rooms.' }));
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Phone (optional)')).toHaveValue('+91 98200 12345');
    expect(field('About you (optional)')).toHaveValue('Rooms.');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it('are saved trimmed, a blank phone as none, said in a toast, and the session learns of it', async () => {
    api.answer(at.update, () => ({ body: aUser({ first_name: 'Usha', phone: null }) }));
    open();
    await retype('First name', ' Usha ');
    await retype('Phone (optional)', '');
    await save();
    expect(await screen.findByText('Your details have been saved')).toBeInTheDocument();
    expect(sent('patch', '/auth/me/')).toEqual([
      { first_name: 'Usha', last_name: 'Rao', phone: null, bio: null },
    ]);
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it.each([
    [{ is_designer: true }, 'Firm name', 'Firm name is required'],
    [{ is_vendor: true }, 'Company name', 'Company name is required'],
  ])('of a firm are one name, without a last name: %j', async (flags, label, message) => {
    api.answer(at.update, () => ({ body: aUser({ ...flags, first_name: 'Studio' }) }));
    open(aUser({ ...flags, first_name: 'Old', last_name: '' }));
    expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
    await retype(label, '');
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await retype(label, 'Studio');
    await save();
    await screen.findByText('Your details have been saved');
    expect(sent('patch', '/auth/me/')[0]).not.toHaveProperty('last_name');
  });

  it.each([
    ['First name', '', 'First name is required'],
    ['Last name', ' ', 'Last name is required'],
    ['Last name', 'R'.repeat(151), 'Please use at most 150 characters'],
    ['Phone (optional)', 'call me', 'Please enter a valid phone number'],
  ])('refuse %s %j: %s', async (name, value, message) => {
    open();
    await retype(name, value);
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(name)).toHaveFocus();
    expect(sent('patch', '/auth/me/')).toEqual([]);
  });

  it.each([
    [{ status: 400, body: { phone: ['No such phone.'] } }, 'No such phone.'],
    ['offline', 'Network error.'],
    [{ status: 500, body: '' }, 'Something went wrong on our side.'],
  ] as const)('keep what was typed when saving fails: %j', async (answer, words) => {
    api.answer(at.update, () => answer as never);
    open();
    await retype('Phone (optional)', '123');
    await save();
    expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
    expect(field('Phone (optional)')).toHaveValue('123');
  });

  it('are as they were after Undo changes', async () => {
    open();
    await retype('First name', 'Usha');
    await press('Undo changes');
    expect(field('First name')).toHaveValue('Asha');
    expect(screen.queryByRole('button', { name: 'Undo changes' })).not.toBeInTheDocument();
  });

  it('are asked about before unsaved changes are lost', async () => {
    const { router } = open();
    await retype('First name', 'Usha');
    await act(() => router.navigate('/designers'));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect(router.state.location.pathname).toBe('/account');
    expect(field('First name')).toHaveValue('Usha');
    await act(() => router.navigate('/designers'));
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/designers'));
  });

  it('let one go who changed nothing, and hold the tab of one who did', async () => {
    const { router } = open();
    const quiet = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(quiet);
    expect(quiet.defaultPrevented).toBe(false);
    await retype('First name', 'Usha');
    const held = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    await press('Undo changes');
    await act(() => router.navigate('/designers'));
    expect(router.state.location.pathname).toBe('/designers');
  });
});

describe('changing the email', () => {
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Change your email' }));

  async function ask(email: string, password: string) {
    await press('Change email');
    if (email) await userEvent.type(field('New email'), email);
    if (password) await userEvent.type(inDialog().getByLabelText('Password'), password);
    await userEvent.click(inDialog().getByRole('button', { name: 'Change email' }));
  }

  it('takes the new address and the password, and says that a link was sent', async () => {
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

  it('asks for both', async () => {
    open();
    await ask('', '');
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
  });

  it.each([
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
  const right = {
    'Current password': 'courtyard-demo',
    'New password': 'a house with a jhoola',
    'Confirm new password': 'a house with a jhoola',
  };

  it('sends both, empties the form and looks who is still signed in', async () => {
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

  it('knows one rule of strength, its length', async () => {
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

  it.each([
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

describe('deleting the account', () => {
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }));

  async function ask(password: string, word: string) {
    await press('Delete account');
    if (password) await userEvent.type(inDialog().getByLabelText('Password'), password);
    if (word) await userEvent.type(field('Type DELETE to confirm'), word);
    await press('Delete account for good');
  }

  it('says first what happens, and when', () => {
    open();
    const part = screen.getByRole('region', { name: 'Delete account' });
    expect(part).toHaveTextContent('closed at once and signed out everywhere');
    expect(part).toHaveTextContent(
      'everything else that identifies you are erased within 7 business days',
    );
  });

  it('takes the password and the word; then one is signed out, at home, and told', async () => {
    api.answer(at.remove, () => none);
    const { router } = open();
    await ask('courtyard-demo', 'delete');
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(sent('delete', '/auth/me/')).toEqual([{ password: 'courtyard-demo' }]);
    expect(router.state.location.pathname).toBe('/');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('is not held up by changes that are not saved', async () => {
    api.answer(at.remove, () => none);
    const { router } = open();
    await retype('First name', 'Usha');
    await ask('courtyard-demo', 'DELETE');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says all that is wrong at once', async () => {
    open();
    await ask('', '');
    expect(await screen.findByText('Please type DELETE')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
  });

  it('does not happen by a slip', async () => {
    open();
    await ask('', 'yes');
    expect(await screen.findByText('Please type DELETE')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await press('Keep my account');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('delete', '/auth/me/')).toEqual([]);
  });

  it('does not happen with a wrong password', async () => {
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
});

it('uses the form names that screen readers hear', () => {
  open();
  expect(form('Your details').getByLabelText('First name')).toBeInTheDocument();
  expect(form('Change your password').getByLabelText('Current password')).toBeInTheDocument();
});
