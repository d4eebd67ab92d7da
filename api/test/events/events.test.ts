import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteOldEvents } from '../../src/modules/events/events.repository.ts';
import { conversationCalls } from '../conversations/conversation-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type OpenStream, openEvents, saying, textsOf } from './read-events.ts';

describe('the stream of events', () => {
  let api: TestApi;
  let origin: string;
  const opened: OpenStream[] = [];
  before(async () => {
    api = await startTestApi({ writesPerAccount: 10_000, messagesPerAccount: 10_000 });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  });
  after(async () => {
    for (const stream of opened) stream.cut();
    await api.stop();
  });
  const calls = conversationCalls(() => api);
  const { talk, send, markRead, typing, block } = calls;
  const open = async (who: { headers: Record<string, string> }, lastId?: string) => {
    const stream = await openEvents(origin, who.headers, lastId);
    opened.push(stream);
    if (stream.status === 200) await stream.until(({ kind }) => kind !== 'message');
    return stream;
  };

  test('needs a token, and is answered to be read at once and kept nowhere', async () => {
    assert.equal((await openEvents(origin, {})).status, 401);
    const { client } = await talk();
    const stream = await open(client);
    assert.equal(stream.status, 200);
    assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8');
    assert.equal(stream.headers['cache-control'], 'no-store');
    assert.equal(stream.headers['x-accel-buffering'], 'no');
    assert.deepEqual(stream.lines, ['retry: 3000']);
    assert.equal(stream.events[0]?.kind, 'ready');
  });

  test('tells both sides of a message within a second, in every tab, as it is read', async () => {
    const { client, firm, id } = await talk();
    const streams = [await open(client), await open(client), await open(firm)];
    await send(client, id, { text: 'first' });
    const began = performance.now();
    await send(firm, id, { text: 'live' });
    for (const stream of streams) await stream.until(saying('live'));
    assert.ok(performance.now() - began < 1_000);
    const event = await (streams[2] as OpenStream).until(saying('live'));
    assertMatches('Message', event.data.message);
    assert.equal(event.data.conversation, id);
    assert.equal((event.data.message as { sequence: number }).sequence, 2);
  });

  test('tells of reads, of typing, of blocks, and of a request that is approved', async () => {
    const { client, firm, id } = await talk();
    const stream = await open(client);
    await send(client, id);
    await markRead(firm, id, 1);
    const read = await stream.until(({ kind }) => kind === 'read');
    assert.deepEqual(read.data, { conversation: id, side: 'firm', up_to: 1 });
    assert.equal((await typing(firm, id)).statusCode, 204);
    const typed = await stream.until(({ kind }) => kind === 'typing');
    assert.deepEqual([typed.id, typed.data], [undefined, { conversation: id, side: 'firm' }]);
    await block(firm, id);
    const blocked = await stream.until(({ kind }) => kind === 'conversation');
    assert.deepEqual(blocked.data, { conversation: id });

    const other = await calls.firm('vendor');
    const asked = await calls.connect(client, { vendor: other.id });
    await calls.act(other.owner, asked.json().id, 'approve');
    await stream.until(({ kind, data }) => kind === 'conversation' && data.conversation !== id);
  });

  test('is the account’s own', async () => {
    const [one, two] = [await talk(), await talk()];
    const stream = await open(one.client);
    await send(two.firm, two.id, { text: 'of others' });
    await send(one.firm, one.id, { text: 'own' });
    await stream.until(saying('own'));
    assert.deepEqual(textsOf(stream), ['own']);
  });

  test('goes on after a cut where it was: nothing is missing and nothing comes twice; typing is not kept', async () => {
    const { client, firm, id } = await talk();
    const first = await open(client);
    await send(firm, id, { text: 'm1' });
    await first.until(saying('m1'));
    first.cut();
    await first.ended;
    for (const text of ['m2', 'm3']) await send(firm, id, { text });
    await typing(firm, id);
    const again = await open(client, first.lastId());
    await send(firm, id, { text: 'm4' });
    await again.until(saying('m4'));
    assert.deepEqual(textsOf(again), ['m2', 'm3', 'm4']);
    assert.ok(!again.events.some(({ kind }) => kind === 'typing'));
    const ids = again.events.flatMap((event) => (event.id ? [Number(event.id)] : []));
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    );
  });

  test('says that everything is to be read again where too much was missed, or the id is of another log', async () => {
    const { client, id } = await talk();
    const stream = await open(client);
    stream.cut();
    await sql`insert into stream_event (account_id, kind, subject, data)
      select ${client.id}, 'read', ${id}, '{}' from generate_series(1, 1001)`.execute(api.db);
    const lost = await open(client, stream.lastId());
    assert.deepEqual(lost.events[0]?.kind, 'reset');
    const newest = lost.lastId();
    assert.equal((await open(client, newest)).events[0]?.kind, 'ready');
    assert.equal((await open(client, '999999999')).events[0]?.kind, 'reset');
    assert.equal((await open(client, 'nonsense')).events[0]?.kind, 'ready');
    assert.equal(lost.events.length, 1);
  });

  test('tells of a thousand events that were missed, in their order', async () => {
    const { client, id } = await talk();
    const stream = await open(client);
    stream.cut();
    await sql`insert into stream_event (account_id, kind, subject, data)
      select ${client.id}, 'read', ${id}, json_build_object('up_to', n) from generate_series(1, 1000) n`.execute(
      api.db,
    );
    const again = await open(client, stream.lastId());
    await again.until(({ data }) => data.up_to === 1_000);
    const told = again.events.flatMap(({ data }) => (data.up_to ? [data.up_to] : []));
    assert.deepEqual(
      told,
      Array.from({ length: 1_000 }, (_none, index) => index + 1),
    );
  });

  test('ends with its session, and with no other', async () => {
    const { client } = await talk();
    const other = await signIn(api, client.email);
    const [stays, ends] = [await open(client), await open(other)];
    await api.post('/api/auth/logout/', { refresh: other.refresh });
    await ends.ended;
    assert.equal((await openEvents(origin, other.headers)).status, 401);
    const racing = await Promise.race([stays.ended.then(() => 'ended'), sleep(100, 'open')]);
    assert.equal(racing, 'open');
  });

  test('ends when its account is suspended', async () => {
    const { client } = await talk();
    const stream = await open(client);
    await sql`update session set revoked_at = now(), revoked_because = 'suspended'
      where account_id = ${client.id}`.execute(api.db);
    await stream.ended;
    assert.equal((await openEvents(origin, client.headers)).status, 401);
  });

  test('is one of at most 20 of an account', async () => {
    const { client, firm } = await talk();
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(client)));
    const refused = await openEvents(origin, client.headers);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers['retry-after'], '30');
    assert.equal((await open(firm)).status, 200);
    for (const stream of streams) stream.cut();
    for (;;) if ((await open(client)).status === 200) break;
  });

  test('goes on when the connection breaks on which notices are heard', async () => {
    const { client, firm, id } = await talk();
    const stream = await open(client);
    await send(firm, id, { text: 'before' });
    await stream.until(saying('before'));
    await api.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'aangan-listener' and datname = current_database()`);
    await send(firm, id, { text: 'while it is broken' });
    await stream.until(saying('while it is broken'));
    await sleep(600);
    await send(firm, id, { text: 'after' });
    await stream.until(saying('after'));
    assert.deepEqual(textsOf(stream), ['before', 'while it is broken', 'after']);
  });

  test('events are kept for 90 days, reads for one', async () => {
    const { client, id } = await talk();
    await sql`delete from stream_event where account_id = ${client.id}`.execute(api.db);
    await sql`insert into stream_event (account_id, kind, subject, created_at) values
      (${client.id}, 'read', ${id}, now() - interval '25 hours'), (${client.id}, 'read', ${id}, now() - interval '23 hours'),
      (${client.id}, 'message', ${id}, now() - interval '91 days'), (${client.id}, 'message', ${id}, now() - interval '89 days')`.execute(
      api.db,
    );
    await deleteOldEvents(api.db);
    const { rows } = await sql<{ kind: string }>`select kind from stream_event
      where account_id = ${client.id} order by kind`.execute(api.db);
    assert.deepEqual(rows, [{ kind: 'message' }, { kind: 'read' }]);
  });

  test('all end when the process stops, in less than a second', async () => {
    const stopped = await startTestApi();
    await stopped.app.listen({ port: 0, host: '127.0.0.1' });
    const port = (stopped.app.server.address() as AddressInfo).port;
    const { client } = await conversationCalls(() => stopped).talk();
    const stream = await openEvents(`http://127.0.0.1:${port}`, client.headers);
    await stream.until(({ kind }) => kind === 'ready');
    const began = performance.now();
    await stopped.app.close();
    await stream.ended;
    assert.ok(performance.now() - began < 1_000);
    await stopped.stop();
  });
});
