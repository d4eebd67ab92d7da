import { endpoint } from '@aangan/api-client/endpoints';
import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChoice } from '../testing/a-choice.ts';
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

  test('says that they are loading, like the settings of notifications', async () => {
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

describe('the settings of notifications', () => {
  const way = async (kind: string, name: string) =>
    within(await screen.findByRole('group', { name: kind })).getByRole('checkbox', { name });
  const choices = () => sent('patch', '/notifications/settings/').map(({ body }) => body);

  test('have each kind with its ways as they are stored, and the quiet hours', async () => {
    open();
    expect(await way('Reviews', 'By mail')).not.toBeChecked();
    expect(await way('Reviews', 'On the site')).toBeChecked();
    expect(await way('Connection requests', 'By mail')).toBeChecked();
    expect(screen.getByLabelText('No mails from')).toHaveDisplayValue(/10:00 pm/);
    expect(screen.getByLabelText('Until')).toHaveDisplayValue(/8:00 am/);
  });

  test('cannot end what is about security', async () => {
    open();
    for (const name of ['On the site', 'By mail']) {
      const box = await way('Security', name);
      expect(box).toBeChecked();
      expect(box).toBeDisabled();
    }
  });

  test('change at once and are saved: a kind and way alone, and each end of the quiet hours', async () => {
    let finish: () => void = () => undefined;
    api.answer(setPreferences, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { body: aChoice };
    });
    open();
    await userEvent.click(await way('Reviews', 'By mail'));
    await waitFor(async () => expect(await way('Reviews', 'By mail')).toBeChecked());
    finish();
    await userEvent.selectOptions(screen.getByLabelText('Until'), '9');
    await waitFor(() => expect(screen.getByLabelText('Until')).toHaveValue('9'));
    finish();
    await waitFor(() =>
      expect(choices()).toEqual([{ kind: 'reviews', by_mail: true }, { quiet_to: 9 }]),
    );
  });

  test('change back where the choice could not be saved', async () => {
    api.answer(setPreferences, () => 'offline');
    open();
    await userEvent.click(await way('Reviews', 'By mail'));
    expect(
      await screen.findByText('Your choice could not be saved. Please try again.'),
    ).toBeInTheDocument();
    await waitFor(async () => expect(await way('Reviews', 'By mail')).not.toBeChecked());
  });

  test('can be loaded again after a failure', async () => {
    api.answer(preferences, () => 'offline');
    open();
    expect(await screen.findByText('Your choices could not be loaded')).toBeInTheDocument();
  });
});
