import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo, served } from '../testing/open-console.tsx';

const history = 'GET /platform/history?channel=production&limit=50';
const change = (id: number, more: object = {}) => ({
  id,
  kind: 'promote',
  revision: 9,
  name: 'vendors',
  from: 'a'.repeat(16),
  to: 'b'.repeat(16),
  at: new Date().toISOString(),
  by: 'asha@aangan.test',
  why: 'New cards.',
  overridden: [],
  canary: null,
  percent: null,
  isSecurityFix: false,
  ...more,
});

const status = 'GET /platform/channels/production/releases';
const serving = (release: string) => ({
  body: {
    channel: 'production',
    revision: 9,
    canaries: [],
    releases: [served('vendors', { release })],
  },
});

describe('the history of a channel', () => {
  test('shows what changed at once together, with its difference, by whom and what was forced', async () => {
    const overridden = ['designers needs ./VendorCard'];
    answers[history] = {
      body: {
        results: [
          change(5, { overridden }),
          change(4, { name: 'designers' }),
          change(3, { revision: null, kind: 'retire', to: null, why: 'Old.' }),
        ],
        next: null,
      },
    };
    const published = { release: 'b'.repeat(16), version: `1.2.0+${'b'.repeat(16)}` };
    answers['GET /platform/releases?name=vendors'] = { body: { results: [published] } };
    openConsole('/history');
    await screen.findByText(/1\.2\.0/);
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('New cards.Forced');
    expect(first).toHaveTextContent('vendors promoted: aaaaaaa → 1.2.0 · bbbbbbb');
    expect(first).toHaveTextContent('designers promoted: aaaaaaa → bbbbbbb');
    expect(
      within(first as HTMLElement).getByRole('link', { name: 'What changed in vendors bbbbbbb' }),
    ).toHaveAttribute('href', `/releases/vendors/${'b'.repeat(16)}?against=${'a'.repeat(16)}`);
    expect(first).toHaveTextContent('Overridden: designers needs ./VendorCard');
    expect(first).toHaveTextContent('just now · asha@aangan.test · revision 9');
    expect(second).toHaveTextContent('vendors retired: aaaaaaa → nothing');
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('is rolled back as a whole', async () => {
    answers[status] = serving('b'.repeat(16));
    answers[history] = { body: { results: [change(5)], next: null } };
    const undo = 'POST /platform/channels/production/change-sets/9/rollback';
    answers[undo] = { body: {} };
    openConsole('/history/production');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = within(screen.getByRole('alertdialog', { name: /Roll back revision 9/ }));
    expect(dialog.getByText('aaaaaaa')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() =>
      expect(sentTo(undo)).toMatchObject([{ body: { why: 'Rolled back revision 9 by hand' } }]),
    );
  });

  test('does not offer to roll back what was changed again', async () => {
    answers[history] = { body: { results: [change(5)], next: null } };
    answers[status] = serving('c'.repeat(16));
    openConsole('/history');
    await screen.findByRole('article');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull());
  });

  test('says that there is no such channel, without offering to try again', async () => {
    const detail = 'There is no channel "none".';
    answers['GET /platform/history?channel=none&limit=50'] = { status: 404, body: { detail } };
    openConsole('/history/none');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    ['the first release of a name', { from: null }],
    ['a switch', { kind: 'switch-off', to: 'a'.repeat(16) }],
    ['a rollback', { kind: 'rollback' }],
    ['a canary', { canary: 3, percent: 10 }],
    ['a security fix', { isSecurityFix: true }],
  ])('does not offer to roll back what the registry would refuse: %s', async (_what, more) => {
    answers[history] = { body: { results: [change(5, more)], next: null } };
    answers[status] = serving('b'.repeat(16));
    openConsole('/history');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
  });

  test('goes on with older changes', async () => {
    answers[history] = { body: { results: [change(5)], next: '5' } };
    const older = change(4, { revision: 8, why: 'Older.' });
    answers[`${history}&cursor=5`] = { body: { results: [older], next: null } };
    openConsole('/history');
    await userEvent.click(await screen.findByRole('button', { name: 'Older changes' }));
    expect(await screen.findByText('Older.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Older changes' })).toBeNull();
  });

  test('says that nothing was changed, and changes to another channel', async () => {
    answers['GET /platform/channels'] = {
      body: { results: ['production', 'staging'], addresses: {} },
    };
    answers[history] = { body: { results: [], next: null } };
    answers['GET /platform/history?channel=staging&limit=50'] = {
      body: { results: [change(1)], next: null },
    };
    const { router } = openConsole('/history');
    expect(await screen.findByText('Nothing was changed on production yet')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Channel'), 'staging');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(router.state.location.pathname).toBe('/history/staging');
  });
});
