import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuditEvent } from '../testing/factories.ts';
import { api, audit, open, page, press, sent } from '../testing/operator-page.tsx';

describe('the activity', () => {
  const rows = async (title: string) =>
    within(await screen.findByRole('region', { name: title })).getAllByRole('listitem');

  test('names what happened, to whom, from where, and who decided it', async () => {
    const olga = { id: 2, name: 'Olga', email: 'olga@example.in' };
    api.answer(audit, () => ({
      body: page([
        anAuditEvent({
          id: 'a2',
          kind: 'suspended',
          network: null,
          device: null,
          operator: olga,
          reason: 'Copied work.',
        }),
        anAuditEvent({ id: 'e3', kind: 'sign-in-failed', times: 4, account: null }),
        anAuditEvent({ kind: 'of-a-later-version' }),
      ]),
    }));
    open();
    const [suspended, failed, later] = await rows('Activity (3)');
    expect(suspended).toHaveTextContent(
      /^SuspendedStudio Aangan, studio@example\.in21 Nov 2026, \S+ [ap]mBy Olga, olga@example\.inCopied work\.$/,
    );
    expect(failed).toHaveTextContent(
      /^Wrong password, 4 timesNo account of that address21 Nov 2026, .* · Firefox on Linux · network 203\.0\.113\.0\/24$/,
    );
    expect(later).toHaveTextContent(/^of a later version/);
  });

  test('keeps the direction of a name to the name', async () => {
    const turned = { id: 2, name: 'Kavya\u202eB', email: 'kavya@example.in' };
    api.answer(audit, () => ({ body: page([anAuditEvent({ account: turned })]) }));
    open();
    const [row] = await rows('Activity (1)');
    expect(row).toHaveTextContent('\u2068Kavya\u202eB\u2069, kavya@example.in');
  });

  test('is searched', async () => {
    open();
    await screen.findByText('No activity matches');
    api.answer(audit, () => ({ body: page([anAuditEvent()]) }));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search the activity' }),
      'studio{Enter}',
    );
    expect(await rows('Activity (1)')).toHaveLength(1);
    expect(sent('/operator/audit/').at(-1)?.query).toMatchObject({ search: 'studio' });
  });

  test('can be loaded again after a failure', async () => {
    api.answer(audit, () => 'offline');
    open();
    expect(await screen.findByText('The activity could not be loaded')).toBeInTheDocument();
    api.answer(audit, () => ({ body: page([anAuditEvent()]) }));
    await press('Try again');
    expect(await rows('Activity (1)')).toHaveLength(1);
  });
});
