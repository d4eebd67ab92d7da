import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { api, events, open, pressFound } from '../testing/account-sections.tsx';
import { anAuditEvent } from '../testing/factories.ts';

const ownEvent = (id: string, kind = 'signed-in', times = 1) => {
  const { account: _account, operator: _operator, ...event } = anAuditEvent({ id, kind, times });
  return event;
};

describe('the activity of the own account', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');

  test('shows the newest five, then all', async () => {
    const seven = [1, 2, 3, 4, 5, 6].map((id) => ownEvent(`e${id}`));
    api.answer(events, () => ({ body: [ownEvent('e7', 'sign-in-failed', 3), ...seven] }));
    open();
    expect(await rows()).toHaveLength(5);
    expect((await rows())[0]).toHaveTextContent(
      /^Wrong password, 3 times21 Nov 2026, .*Firefox on Linuxnetwork 203\.0\.113\.0\/24$/,
    );
    await pressFound('Show all 7');
    expect(await rows()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Show all 7' })).toBeNull();
  });

  test('says that there is none, and can be loaded again after a failure', async () => {
    api.answer(events, () => 'offline');
    open();
    expect(await screen.findByText('The activity could not be loaded')).toBeInTheDocument();
    api.answer(events, () => ({ body: [] }));
    await pressFound('Try again');
    expect(await screen.findByText('Nothing yet')).toBeInTheDocument();
  });
});
