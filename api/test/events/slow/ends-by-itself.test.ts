import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { signUp } from '../../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type OpenStream, openEvents } from '../read-events.ts';

describe('a stream of events that nobody ends', () => {
  const apis: TestApi[] = [];
  const opened: OpenStream[] = [];
  let short: TestApi;
  let long: TestApi;
  before(async () => {
    // Three seconds.
    short = await startTestApi({ accessTokenMinutes: 0.05 });
    long = await startTestApi({ accessTokenMinutes: 24 * 60 });
    apis.push(short, long);
    for (const { app } of apis) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    for (const stream of opened) stream.cut();
    for (const api of apis) await api.stop();
  });
  const open = async ({ app }: TestApi, headers: Record<string, string>) => {
    const { port } = app.server.address() as AddressInfo;
    const stream = await openEvents(`http://127.0.0.1:${port}`, headers);
    opened.push(stream);
    assert.equal(stream.status, 200);
    return stream;
  };

  test('ends with its token, and an operator’s with the time of the session', async () => {
    const ofToken = await open(short, (await signUp(short, 'client')).headers);
    const operator = await signUp(long, 'client');
    await sql`update account set is_staff = true where id = ${operator.id}`.execute(long.db);
    const ofSession = await open(long, operator.headers);
    const stays = await open(long, (await signUp(long, 'client')).headers);
    await sql`update session set created_at = now() - interval '13 hours'`.execute(long.db);
    await Promise.all([ofToken.ended, ofSession.ended]);
    assert.equal(await Promise.race([stays.ended.then(() => 'ended'), sleep(100, 'open')]), 'open');
  });

  test('is no use of an operator’s session', async () => {
    const operator = await signUp(long, 'client');
    await sql`update account set is_staff = true where id = ${operator.id}`.execute(long.db);
    await sql`update session set last_used_at = now() - interval '29 minutes'
      where account_id = ${operator.id}`.execute(long.db);
    await open(long, operator.headers);
    const { rows } = await sql<{ isUsed: boolean }>`select
      last_used_at > now() - interval '1 minute' as "isUsed" from session where account_id = ${operator.id}`.execute(
      long.db,
    );
    assert.deepEqual(rows, [{ isUsed: false }]);
  });
});
