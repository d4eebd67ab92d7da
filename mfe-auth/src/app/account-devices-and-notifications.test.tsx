import { endpoint } from '@aangan/api-client/endpoints';
import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  here,
  none,
  open,
  phone,
  preferences,
  press,
  pressFound,
  sent,
  sessions,
  setPreferences,
  signOut,
} from '../testing/account-sections.tsx';

describe('the devices that are signed in', () => {
  const list = () => screen.findByRole('list', { name: 'Devices that are signed in' });

  test('says that they are loading, like the email settings', async () => {
    api.answer(sessions, () => new Promise(() => undefined));
    api.answer(preferences, () => new Promise(() => undefined));
    open();
    expect(screen.getByText('Loading your devices…')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading your choices…')).toHaveAttribute('role', 'status');
  });

  test('lists the devices, this one marked, with their times', async () => {
    open();
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Chrome on LinuxThis device');
    expect(rows[0]).toHaveTextContent(
      /Signed in on 1 Nov 2026, \d+:\d\d.[ap]m Last used on 21 Nov 2026, /,
    );
    expect(rows[1]).toHaveTextContent('Safari on iPhone');
    expect(rows[1]).toHaveTextContent(
      /Signed in on 1 Nov 2026, \d+:\d\d.[ap]m Last used on 21 Nov 2026, /,
    );
    expect(rows[1]).not.toHaveTextContent('This device');
  });

  test('have their names in the page’s language', async () => {
    open(aUser(), (sentence) => `${sentence} (हिंदी)`);
    const [first] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome on Linux (हिंदी)');
  });

  test('signs one out, and keeps the focus at the list', async () => {
    api.answer(
      endpoint('delete', '/auth/sessions/{id}/', { params: { id: phone.id } }),
      () => none,
    );
    open();
    await list();
    api.answer(sessions, () => ({ body: [here] }));
    await press(/^Sign out Safari on iPhone, signed in on 1 Nov 2026, /);
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
    await waitFor(async () =>
      expect(within(await list()).getAllByRole('listitem')).toHaveLength(1),
    );
    expect(await list()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  test('treats a device that was signed out elsewhere as signed out', async () => {
    api.answer(endpoint('delete', '/auth/sessions/{id}/', { params: { id: phone.id } }), () => ({
      status: 404,
      body: { detail: 'Not found.' },
    }));
    open();
    await pressFound(/^Sign out Safari on iPhone, signed in/);
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeInTheDocument();
  });

  test('signs all others out', async () => {
    api.answer(endpoint('delete', '/auth/sessions/'), () => none);
    open();
    await pressFound('Sign out everywhere else');
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(sent('get', '/auth/sessions/').length).toBeGreaterThan(1);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('signs this device out as Logout does', async () => {
    open();
    await pressFound('Sign out on this device');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('says that a device could not be signed out', async () => {
    api.answer(
      endpoint('delete', '/auth/sessions/{id}/', { params: { id: phone.id } }),
      () => 'offline',
    );
    open();
    await pressFound(/^Sign out Safari on iPhone, signed in/);
    expect(await screen.findByText(/Network error/)).toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    api.answer(sessions, () => ({ status: 500, body: '' }));
    open();
    expect(await screen.findByText('Your devices could not be loaded')).toBeInTheDocument();
    api.answer(sessions, () => ({ body: [here] }));
    await press('Try again');
    expect(await list()).toBeInTheDocument();
  });
});

describe('the email settings', () => {
  const firm = aUser({ is_vendor: true });
  const reviews = () => screen.findByRole('switch', { name: 'Reviews' });

  test('are switches in their stored state, which say when a mail is sent', async () => {
    const hints = [
      [firm, 'When someone reviews your listing, or we have decided about a review you reported'],
      [aUser({ is_designer: true }), 'When we have decided about a review you wrote or reported'],
      [aUser({ is_architect: true }), 'When we have decided about a review you wrote or reported'],
      [aUser(), 'When we have decided about a review you reported'],
    ] as const;
    for (const [user, hint] of hints) {
      const { unmount } = open(user);
      expect(await reviews()).not.toBeChecked();
      expect(screen.getByRole('switch', { name: 'Connection requests' })).toBeChecked();
      expect(screen.getByText(hint)).toBeInTheDocument();
      unmount();
    }
  });

  test('change at once and are saved', async () => {
    let finish: () => void = () => undefined;
    api.answer(setPreferences, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { body: { requests: true, reviews: true } };
    });
    open(firm);
    await userEvent.click(await reviews());
    expect(await reviews()).toBeChecked();
    finish();
    await waitFor(() =>
      expect(sent('patch', '/auth/me/email-preferences/').map(({ body }) => body)).toEqual([
        { reviews: true },
      ]),
    );
  });

  test('change back where the choice could not be saved', async () => {
    api.answer(setPreferences, () => 'offline');
    open(firm);
    await userEvent.click(await reviews());
    expect(
      await screen.findByText('Your choice could not be saved. Please try again.'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await reviews()).not.toBeChecked());
  });

  test('can be loaded again after a failure', async () => {
    api.answer(preferences, () => 'offline');
    open();
    expect(await screen.findByText('Your choices could not be loaded')).toBeInTheDocument();
  });
});
