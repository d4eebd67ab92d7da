import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signOut } from '../../src/modules/operator/sign-out.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

describe('signing accounts out from the machine', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const isSignedIn = async ({ headers }: { headers: Record<string, string> }) =>
    (await api.get('/api/auth/me/', headers)).statusCode === 200;

  test('ends all sessions of one account at once, on record, and no other', async () => {
    const [one, other] = [await signUp(api, 'client'), await signUp(api, 'vendor')];
    const elsewhere = await signIn(api, one.email);
    assert.equal(await signOut(api.database, one.email.toUpperCase()), 1);
    for (const session of [one, elsewhere]) assert.equal(await isSignedIn(session), false);
    const refreshed = await api.post('/api/auth/token/refresh/', { refresh: one.refresh });
    assert.equal(refreshed.statusCode, 401);
    assert.equal(await isSignedIn(other), true);
    const again = await signIn(api, one.email);
    const [, event] = (await api.get('/api/auth/me/events/', again.headers)).json();
    assert.equal(event.kind, 'session-ended');
    assert.equal(await signOut(api.database, 'nobody@example.com'), undefined);
  });

  test('ends those of everybody', async () => {
    const people = [await signUp(api, 'client'), await signUp(api, 'designer')];
    assert.ok(Number(await signOut(api.database)) >= 2);
    for (const person of people) assert.equal(await isSignedIn(person), false);
    assert.equal(await signOut(api.database), 0);
  });
});
