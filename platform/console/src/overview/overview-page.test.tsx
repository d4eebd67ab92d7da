import { doubleClick } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryApi } from '../api/registry-api.ts';
import { answers, openConsole, sentTo, served } from '../testing/open-console.tsx';

const rollBack = 'POST /platform/channels/production/rollbacks';
const status = 'GET /platform/channels/production/releases';
const cell = async (name: string) =>
  within(await screen.findByRole('article', { name: `${name} on production` }));

describe('the channels', () => {
  test('show each remote with its release, who put it there, and how it does', async () => {
    const release = '1'.repeat(16);
    const failures = { 'render-error': 3, 'load-failed': 1, 'hydration-mismatch': 9 };
    answers['GET /platform/channels/production/health'] = {
      body: {
        results: [
          { name: 'vendors', release, views: 40, failures },
          { name: 'auth', release, views: 12, failures: {} },
        ],
      },
    };
    openConsole('/');
    const vendors = await cell('vendors');
    expect(vendors.getByText('1.0.0 · 1111111')).toBeVisible();
    expect(vendors.getByText(/asha@aangan\.test ·/).parentElement).toHaveTextContent('A new page.');
    expect(screen.getByRole('rowheader', { name: /vendors/ })).toHaveTextContent(
      'Team vendors-team',
    );
    expect(await vendors.findByText('4 of 40 visits failed')).toBeVisible();
    expect((await cell('auth')).getByText('12 visits, none failed')).toBeVisible();
  });

  test('offer to roll back only what has a release to go back to', async () => {
    openConsole('/');
    expect((await cell('auth')).queryByRole('button')).toBeNull();
    expect((await cell('vendors')).getByRole('button', { name: 'Roll back' })).toBeVisible();
  });

  test('are rolled back with two presses and a reason that is there already, once', async () => {
    answers[rollBack] = { body: {} };
    openConsole('/');
    await userEvent.click((await cell('vendors')).getByRole('button', { name: 'Roll back' }));
    const dialog = within(screen.getByRole('alertdialog', { name: /vendors on production/ }));
    expect(dialog.getByText('0000000')).toBeVisible();
    const before = sentTo(status).length;
    await doubleClick(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentTo(rollBack)).toMatchObject([
      {
        body: {
          releases: [{ name: 'vendors' }],
          why: 'Rolled back vendors by hand',
          expectedRevision: 7,
        },
        csrf: 'token-1',
      },
    ]);
    await waitFor(() => expect(sentTo(status).length).toBeGreaterThan(before));
  });

  test('close the question on Back, stay, and change nothing', async () => {
    const { router } = openConsole('/');
    await userEvent.click((await cell('vendors')).getByRole('button', { name: 'Roll back' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
    expect(sentTo(rollBack)).toHaveLength(0);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  test('say why a rollback is refused, and keep the reason', async () => {
    const body = { detail: 'It does not fit.', problems: ['designers needs ./VendorCard'] };
    answers[rollBack] = { status: 409, body };
    openConsole('/');
    await userEvent.click((await cell('vendors')).getByRole('button', { name: 'Roll back' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.clear(dialog.getByLabelText('Why'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say why, for the history.');
    expect(sentTo(rollBack)).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Why'), 'Too slow');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'It does not fit. designers needs ./VendorCard',
      ),
    );
    expect(dialog.getByLabelText('Why')).toHaveValue('Too slow');
  });

  test('show a canary beside the stable release, and end it', async () => {
    const candidate = { name: 'vendors', release: '2'.repeat(16), version: null };
    answers[status] = {
      body: {
        channel: 'production',
        revision: 8,
        releases: [served('vendors')],
        canaries: [{ id: 3, percent: 10, releases: [candidate] }],
      },
    };
    answers[rollBack] = { body: {} };
    openConsole('/');
    const vendors = await cell('vendors');
    expect(vendors.getByText('Canary 10 %')).toBeVisible();
    await userEvent.click(vendors.getByRole('button', { name: 'End the canary' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(
      dialog.getByText('10 % of the visitors get the stable release again, of vendors.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End the canary' }));
    await waitFor(() =>
      expect(sentTo(rollBack)).toMatchObject([{ body: { expectedRevision: 8 } }]),
    );
  });

  test('changes the share of a canary, from the revision that was seen, or makes it the stable release', async () => {
    const candidate = { name: 'vendors', release: '2'.repeat(16), version: null };
    answers[status] = {
      body: {
        channel: 'production',
        revision: 8,
        releases: [served('vendors')],
        canaries: [{ id: 3, percent: 10, releases: [candidate] }],
      },
    };
    const move = 'POST /platform/channels/production/releases';
    answers[move] = { body: {} };
    openConsole('/');
    await userEvent.click((await cell('vendors')).getByRole('button', { name: /its share/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Canary on production' }));
    await userEvent.type(dialog.getByLabelText('Percent of the visitors'), '{Backspace}5');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    const { name, release } = candidate;
    await waitFor(() =>
      expect(sentTo(move)).toMatchObject([
        { body: { canary: 15, expectedRevision: 8, releases: [{ name, release }] } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click((await cell('vendors')).getByRole('button', { name: /its share/ }));
    const again = within(screen.getByRole('alertdialog'));
    await userEvent.selectOptions(again.getByLabelText('For'), 'all');
    await userEvent.click(again.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(sentTo(move)).toHaveLength(2));
    expect(sentTo(move)[1]?.body).not.toHaveProperty('canary');
  });

  test('stand beside each other, with what is not the same, what fails, and required checks', async () => {
    answers['GET /platform/channels'] = {
      body: { results: ['production', 'staging'], addresses: {}, checked: ['production'] },
    };
    const release = '3'.repeat(16);
    answers['GET /platform/channels/staging/releases'] = {
      body: {
        channel: 'staging',
        revision: 2,
        canaries: [],
        releases: [served('vendors', { release, why: 'Long. '.repeat(60) })],
      },
    };
    answers['GET /platform/channels/staging/health'] = {
      body: { results: [{ name: 'vendors', release, views: 9, failures: { 'load-failed': 9 } }] },
    };
    const check = { isRequired: true, at: null, by: 'vendors-checks', findings: ['failed /a'] };
    answers['GET /platform/channels/production/required-check'] = {
      body: { ...check, state: 'failed' },
    };
    openConsole('/');
    const staging = within(await screen.findByRole('article', { name: 'vendors on staging' }));
    expect(staging.getByText('not on production')).toBeVisible();
    expect(screen.getByRole('article', { name: 'auth on staging' })).toHaveTextContent(
      'Not served here.',
    );
    expect(screen.getByText('The check failed by vendors-checks')).toBeVisible();
    expect(screen.getByText('failed /a')).toBeVisible();
    const failing = screen.getByText('Failing in the last hour').parentElement;
    expect(failing).toHaveTextContent('vendors on staging (3333333)');
    expect(staging.getByText(/Long\./).textContent?.length).toBeLessThan(140);
    await userEvent.click(staging.getByRole('button', { name: 'All' }));
    expect(staging.getByText(/Long\./).textContent?.length).toBeGreaterThan(300);
  });

  test('say which languages they require, and are asked for others of their shell', async () => {
    answers['GET /platform/channels'] = {
      body: { results: ['production'], addresses: {}, requires: { production: ['ta'] } },
    };
    const languages = [
      { code: 'en', locale: 'en-IN', name: 'English' },
      { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
      { code: 'ta', locale: 'ta-IN', name: 'தமிழ்' },
    ];
    answers['GET /platform/channels/production'] = { body: { shell: { languages } } };
    const require = 'POST /platform/channels/production/required-languages';
    answers[require] = { body: { requires: ['hi'] } };
    openConsole('/');
    expect(await screen.findByText('Requires all messages in ta')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /languages that production/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'हिन्दी (hi)' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'தமிழ் (ta)' }));
    expect(dialog.queryByRole('checkbox', { name: /English/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Require' }));
    await waitFor(() =>
      expect(sentTo(require)).toMatchObject([
        { body: { requires: ['hi'], why: 'Changed the required languages by hand' } },
      ]),
    );
  });

  test('say which browsers they require, and are asked for others', async () => {
    answers['GET /platform/channels'] = {
      body: { results: ['production'], addresses: {}, engines: { production: ['gecko'] } },
    };
    const require = 'POST /platform/channels/production/required-engines';
    answers[require] = { body: { engines: ['webkit'] } };
    openConsole('/');
    expect(
      await screen.findByText('Requires that pages are opened in Chromium, Firefox'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /browsers that production/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('checkbox', { name: 'Firefox' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Firefox' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'WebKitGTK' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Require' }));
    await waitFor(() =>
      expect(sentTo(require)).toMatchObject([
        { body: { engines: ['webkit'], why: 'Changed the required browsers by hand' } },
      ]),
    );
  });

  test('say once that they may be old', async () => {
    answers['GET /platform/channels'] = {
      body: { results: ['production', 'staging'], addresses: {} },
    };
    const staging = 'GET /platform/channels/staging/releases';
    answers[staging] = {
      body: { channel: 'staging', revision: 2, canaries: [], releases: [served('vendors')] },
    };
    const { store } = openConsole('/');
    await screen.findByRole('article', { name: 'vendors on staging' });
    const away = { status: 503, body: { detail: 'The registry is away.' } };
    answers[status] = away;
    answers[staging] = away;
    act(() => void store.dispatch(registryApi.util.invalidateTags(['Channel'])));
    expect(await screen.findAllByText(/^What you see may be old/)).toHaveLength(1);
    expect((await cell('vendors')).getByText('1.0.0 · 1111111')).toBeVisible();
  });

  test('that cannot be read say so, and are read again on Try again', async () => {
    const good = answers['GET /platform/channels'];
    answers['GET /platform/channels'] = { status: 503, body: { detail: 'The registry is away.' } };
    openConsole('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry is away.');
    if (good) answers['GET /platform/channels'] = good;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await cell('auth')).getByText('1.0.0 · 1111111')).toBeVisible();
  });
});
