import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { sweepRecords } from '../../src/sweep-records.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { notificationCalls } from './notification-calls.ts';

describe('what an account is told', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = notificationCalls(() => api);
  const { client, firm, connect, act, talk, send, list, events, unreadCount, read, fill } = calls;

  test('a firm of a new request, the client of its answer, each with a path', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    const { id } = (await connect(meera, { designer: studio.id })).json();
    const listed = await list(studio.owner);
    assertMatches('NotificationList', listed);
    const [sent] = listed.results;
    assert.equal(sent?.event, 'request-sent');
    assert.equal(sent?.kind, 'requests');
    assert.match(String(sent?.text), /^Meera .*asks to connect with you\.$/);
    assert.equal(sent?.path, '/connection-requests');
    assert.deepEqual(await events(meera), []);
    await act(studio.owner, id, 'reject');
    await act(meera, id, 'reopen');
    await act(studio.owner, id, 'approve');
    assert.deepEqual(await events(meera), ['request-approved', 'request-declined']);
    const [approved, declined] = (await list(meera)).results;
    assert.match(String(approved?.path), /^\/conversations\/\d+$/);
    assert.equal(declined?.path, '/connection-requests');
    assert.deepEqual(await events(studio.owner), ['request-sent', 'request-sent']);
  });

  test('a firm no other name of a client than the one in the request', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    await sql`update account set first_name = 'Private', last_name = 'Name' where id = ${meera.id}`.execute(
      api.db,
    );
    const { id } = (await connect(meera, { designer: studio.id })).json();
    await act(studio.owner, id, 'approve');
    const [{ id: talkId }] = (await api.get('/api/conversations/', meera.headers)).json().results;
    await send(meera, talkId);
    const { results } = await list(studio.owner);
    assert.deepEqual(
      results.map(({ event }) => event),
      ['message', 'request-sent'],
    );
    for (const { text } of results) assert.match(text, /^\W*Meera Iyer/);
  });

  test('nothing of what was refused: entries are in the transaction of what happened', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    await connect(meera, { designer: studio.id });
    const second = await connect(meera, { designer: studio.id });
    assert.equal(second.statusCode, 400);
    assert.deepEqual(await events(studio.owner), ['request-sent']);
  });

  test('the texts are in the language that is asked for, else in the account’s', async () => {
    const [meera, studio] = [await client(), await firm('designer')];
    await connect(meera, { designer: studio.id });
    const inHindi = await list(studio.owner, '?language=hi');
    assert.match(String(inHindi.results[0]?.text), /आपसे संपर्क करना चाहते हैं।$/);
    await sql`update account set language = 'hi' where id = ${studio.owner.id}`.execute(api.db);
    assert.deepEqual(await list(studio.owner), inHindi);
    const other = await api.get('/api/notifications/?language=fr', studio.owner.headers);
    assert.equal(other.statusCode, 400);
  });

  test('messages of a conversation gather in one unread entry, which moves to the top', async () => {
    const { client: meera, firm: studio, id } = await talk();
    await send(studio, id);
    await fill(meera, 1);
    await send(studio, id);
    await send(studio, id);
    const { results } = await list(meera);
    assert.deepEqual(
      results.map(({ event }) => event),
      ['message', 'board-opened', 'request-approved'],
    );
    assert.equal(results[0]?.times, 3);
    assert.match(String(results[0]?.text), /has sent you 3 messages\.$/);
    assert.equal(results[0]?.path, `/conversations/${id}`);
  });

  test('reading the conversation reads its entry, and the next message takes its place', async () => {
    const { client: meera, firm: studio, id } = await talk();
    await send(studio, id);
    await send(studio, id);
    await calls.markRead(meera, id, 1);
    const isRead = async () =>
      (await list(meera)).results.filter(({ event }) => event === 'message');
    assert.deepEqual(
      (await isRead()).map((one) => one.is_read),
      [false],
      'one is unread still',
    );
    await calls.markRead(meera, id, 2);
    assert.deepEqual(
      (await isRead()).map((one) => one.is_read),
      [true],
    );
    await send(studio, id);
    assert.deepEqual(
      (await isRead()).map((one) => [one.is_read, one.times]),
      [[false, 1]],
    );
  });

  test('a message that is sent twice is told once', async () => {
    const { client: meera, firm: studio, id } = await talk();
    const message = { id: '6a0a6bb5-62b7-4c5b-a7a5-2f5e4a6c9f10' };
    await Promise.all([send(studio, id, message), send(studio, id, message)]);
    const [entry] = (await list(meera)).results;
    assert.equal(entry?.event, 'message');
    assert.equal(entry?.times, 1);
  });

  test('the first opening of a shared board, by another person than its owner', async () => {
    const owner = await client();
    const made = (
      await api.post('/api/boards/', { title: 'Hall' }, { headers: owner.headers })
    ).json();
    const url = `/api/boards/${made.id}/link/`;
    const { token } = (await api.post(url, {}, { headers: owner.headers })).json();
    const open = (headers = {}) =>
      api.post(`/api/boards/shared/${token}/opened/`, undefined, { headers });
    assert.equal((await open(owner.headers)).statusCode, 204);
    assert.deepEqual(await events(owner), [], 'the owner looks at the own board');
    await Promise.all([open(), open(), open()]);
    assert.deepEqual(await events(owner), ['board-opened']);
    const [entry] = (await list(owner)).results;
    assert.equal(entry?.path, `/boards/${made.id}`);
    assert.match(String(entry?.text), new RegExp(`“${made.title}” was opened`));
    const mails = await mailsTo(api, owner.email);
    const opened = mails.filter(({ subject }) => subject === 'Your board “Hall” was opened');
    assert.equal(opened.length, 1, 'and one mail');
    const unknown = await api.post(`/api/boards/shared/${'x'.repeat(22)}/opened/`);
    assert.equal(unknown.statusCode, 404);
    await api.call('DELETE', url, { headers: owner.headers });
    assert.equal((await open()).statusCode, 410);
  });

  test('a thousand are paged by their ids, also where others come in between', async () => {
    const meera = await client();
    await fill(meera, 1000);
    const seen: number[] = [];
    let query: string | null = '?page_size=100';
    while (query) {
      const { results, next, unread_count }: Awaited<ReturnType<typeof list>> = await list(
        meera,
        query,
      );
      seen.push(...results.map(({ id }) => id));
      assert.ok(unread_count >= 1000);
      await fill(meera, 1);
      query = next === null ? null : `?page_size=100&before=${next}`;
    }
    assert.equal(new Set(seen).size, 1000);
    assert.deepEqual(
      seen,
      seen.toSorted((a, b) => b - a),
    );
    for (const wrong of ['before=0', 'before=x', 'page_size=101', 'page_size=0']) {
      const answer = await api.get(`/api/notifications/?${wrong}`, meera.headers);
      assert.equal(answer.statusCode, 400, wrong);
    }
  });

  test('one is read, or all up to one: what comes later stays unread', async () => {
    const meera = await client();
    await fill(meera, 5);
    const [newest, second] = (await list(meera)).results;
    assert.ok(newest && second);
    assert.deepEqual((await read(meera, { id: second.id })).json(), { count: 4 });
    await fill(meera, 1);
    assert.deepEqual((await read(meera, { up_to: newest.id })).json(), { count: 1 });
    assert.deepEqual((await read(meera, { up_to: newest.id })).json(), { count: 1 });
    assert.equal(await unreadCount(meera), 1);
  });

  test('those of others cannot be read, nor told from none', async () => {
    const [meera, asha] = [await client(), await client('Asha')];
    await fill(meera, 1);
    const [entry] = (await list(meera)).results;
    assert.equal((await read(asha, { id: entry?.id })).statusCode, 404);
    assert.equal((await read(asha, { id: 999_999_999 })).statusCode, 404);
    assert.deepEqual((await read(asha, { up_to: entry?.id })).json(), { count: 0 });
    assert.equal(await unreadCount(meera), 1);
    for (const body of [{}, { id: 0 }, { up_to: 1e300 }, { id: 'x' }]) {
      assert.equal((await read(meera, body)).statusCode, 400, JSON.stringify(body));
    }
  });

  test('two tabs read all while a message comes: nothing is lost', async () => {
    const { client: meera, firm: studio, id } = await talk();
    await send(studio, id);
    const [newest] = (await list(meera)).results;
    const all = { up_to: newest?.id };
    await Promise.all([
      read(meera, all),
      send(studio, id),
      read(meera, all),
      send(studio, id),
      read(meera, all),
    ]);
    const unread = (await list(meera)).results.filter(({ is_read }) => !is_read);
    assert.deepEqual(
      unread.map(({ event }) => event),
      ['message'],
    );
    assert.equal(await unreadCount(meera), 1);
  });

  test('read ones stay 90 days, unread ones longer', async () => {
    const meera = await client();
    await fill(meera, 3);
    const [newest, second, third] = (await list(meera)).results;
    await read(meera, { up_to: second?.id });
    const days = (count: number, id: number | undefined) =>
      sql`update notification set created_at = now() - interval '1 year',
        read_at = now() - make_interval(days => ${count}) where id = ${id ?? 0}`.execute(api.db);
    await days(91, third?.id);
    await days(89, second?.id);
    const { database, blobs, mailDirectory } = api;
    const settings = { smtpUrl: undefined, mailFrom: 'Aangan <no-reply@aangan.test>' };
    await sweepRecords({ database, blobs, mailDirectory, settings });
    assert.deepEqual(
      (await list(meera)).results.map(({ id }) => id),
      [newest?.id, second?.id],
    );
  });

  test('an account that has ended has no name in what others were told', async () => {
    const { client: meera, firm: studio, id } = await talk();
    await send(meera, id);
    await sql`update account set deactivated_at = now(), is_active = false where id = ${meera.id}`.execute(
      api.db,
    );
    const { results } = await list(studio);
    assert.equal(results.length, 2);
    assert.ok(results.every(({ text }) => text.startsWith('Former member ')));
  });

  test('needs a signed-in caller', async () => {
    assert.equal((await api.get('/api/notifications/')).statusCode, 401);
    assert.equal((await api.post('/api/notifications/read/', { up_to: 1 })).statusCode, 401);
  });
});
