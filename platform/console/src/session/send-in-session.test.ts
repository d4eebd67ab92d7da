import { describe, expect, test } from '@jest/globals';
import { createStore } from '../create-store.ts';
import { sentTo } from '../testing/open-console.tsx';
import { sendInSession } from './send-in-session.ts';
import { began, ended } from './session-slice.ts';

const read = 'GET /platform/channels';

describe('a session that has ended', () => {
  test('reads nothing more, and what is pressed is sent', async () => {
    const store = createStore();
    store.dispatch(began({ email: 'integrator@aangan.test', csrf: 'token-1' }));
    store.dispatch(ended({ isPressed: false }));
    const request = { path: '/requests', body: { method: 'GET', path: '/platform/channels' } };
    expect(await sendInSession(store, request)).toMatchObject({ error: { status: 401 } });
    expect(sentTo(read)).toHaveLength(0);
    await sendInSession(store, { ...request, isPressed: true });
    expect(sentTo(read)).toHaveLength(1);
  });
});
