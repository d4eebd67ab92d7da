import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { signUpPassword } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { conversationCalls } from './conversation-calls.ts';

describe('conversations', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ requestsPerAccount: 1_000 });
  });
  after(() => api.stop());
  const calls = conversationCalls(() => api);
  const { talk, list, read, send, markRead, unread, block, unblock, typing, texts } = calls;
  const { suspend } = calls;

  test('one opens when a request is approved, for both sides, and not before', async () => {
    const client = await calls.client();
    const firm = await calls.firm('vendor');
    const asked = await calls.connect(client, { vendor: firm.id });
    assert.equal((await list(client)).count, 0);
    await calls.act(firm.owner, asked.json().id, 'approve');
    const ofClient = await list(client);
    const ofFirm = await list(firm.owner);
    assertMatches('ConversationPage', ofClient);
    assert.deepEqual([ofClient.count, ofFirm.count], [1, 1]);
    const [one] = ofClient.results;
    assert.equal(one.id, ofFirm.results[0].id);
    assert.deepEqual([one.side, ofFirm.results[0].side], ['client', 'firm']);
    assert.equal(one.request_id, asked.json().id);
    assert.equal(one.other.to, `/vendors/${firm.id}`);
    assert.deepEqual([one.last_message, one.last_sequence, one.unread_count], [null, 0, 0]);
  });

  test('a request leads both sides to its conversation once it is approved', async () => {
    const client = await calls.client();
    const firm = await calls.firm('designer');
    const asked = await calls.connect(client, { designer: firm.id });
    assert.equal((await calls.received(firm.owner))[0].conversation_id, null);
    const approved = await calls.act(firm.owner, asked.json().id, 'approve');
    const [{ id }] = (await list(client)).results;
    assert.equal(approved.json().conversation_id, id);
    assert.equal((await calls.sent(client))[0].conversation_id, id);
    assert.equal((await calls.received(firm.owner))[0].conversation_id, id);
  });

  test('a rejected request opens none, and an approval that is refused leaves the one that is there', async () => {
    const client = await calls.client();
    const firm = await calls.firm('designer');
    const rejected = await calls.connect(client, { designer: firm.id });
    await calls.act(firm.owner, rejected.json().id, 'reject');
    assert.equal((await list(client)).count, 0);
    const { firm: owner, requestId, client: other } = await talk();
    assert.equal((await calls.act(owner, requestId, 'approve')).statusCode, 409);
    assert.equal((await list(other)).count, 1);
  });

  test('each side sees the other’s name and how to reach it, the client the firm’s contact too', async () => {
    const { client, firm, id } = await talk();
    const ofFirm = await read(firm, id);
    assertMatches('Conversation', ofFirm);
    assert.equal(ofFirm.other.name, 'Meera Iyer');
    assert.equal(ofFirm.other.to, null);
    assert.deepEqual(ofFirm.contact, {
      name: 'Meera Iyer',
      email: 'meera@example.com',
      phone: '+91 (80) 1234-5678',
      email_verified: false,
    });
    const { contact, other } = await read(client, id);
    assert.match(other.name, /^Firm|^Studio/);
    assert.match(other.to, /^\/designers\/\d+$/);
    assert.deepEqual(contact, {
      name: 'Secret Contact',
      email: firm.email,
      phone: '+91 99999 00000',
      email_verified: false,
    });
  });

  test('are found by their members only: for others they are not there', async () => {
    const { id, client } = await talk();
    const stranger = await calls.client('Stranger');
    const { owner } = await calls.firm('designer');
    await send(client, id);
    const sequence = 1;
    for (const who of [stranger, owner]) {
      const answers = await Promise.all([
        api.get(`/api/conversations/${id}/`, who.headers),
        send(who, id),
        markRead(who, id, 1),
        typing(who, id),
        block(who, id),
        unblock(who, id),
        calls.report(who, id, sequence),
        calls.upload(who, id, { content: '%PDF-1.4' }),
      ]);
      assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [404]);
      assert.equal((await list(who)).count, 0);
    }
    for (const malformed of ['0', 'x', '01', '-1', '99999999999999999999']) {
      const answer = await api.get(`/api/conversations/${malformed}/`, client.headers);
      assert.equal(answer.statusCode, 404);
    }
  });

  test('are listed with unread ones first, then by their last message, in pages', async () => {
    const { client, id: first } = await talk();
    const ids = [first];
    const owners: Awaited<ReturnType<typeof calls.firm>>['owner'][] = [];
    for (let made = 0; made < 2; made += 1) {
      const firm = await calls.firm('vendor');
      const asked = await calls.connect(client, { vendor: firm.id });
      await calls.act(firm.owner, asked.json().id, 'approve');
      const [newest] = (await list(client)).results;
      ids.push(newest.id);
      owners.push(firm.owner);
    }
    const [a, b, c] = ids;
    const order = async (query = '') =>
      (await list(client, query)).results.map((one: { id: number }) => one.id);
    assert.deepEqual(await order(), [c, b, a]);
    await send(client, Number(a));
    assert.deepEqual(await order(), [a, c, b], 'own messages are newest and not unread');
    await send(owners[0] ?? client, Number(b));
    await send(client, Number(c));
    assert.deepEqual(await order(), [b, c, a], 'unread first');
    assert.deepEqual(await order('?page=2&page_size=1'), [c]);
  });

  test('count what is unread until it is read, and reading never goes backwards', async () => {
    const { client, firm, id } = await talk();
    for (const text of ['one', 'two', 'three']) await send(firm, id, { text });
    await send(client, id, { text: 'own' });
    assert.deepEqual(await unread(client), { count: 1, messages: 3 });
    assert.deepEqual(await unread(firm), { count: 1, messages: 1 });
    assert.deepEqual((await markRead(client, id, 2)).json(), { count: 1, messages: 1 });
    assert.deepEqual((await markRead(client, id, 1)).json(), { count: 1, messages: 1 });
    assert.equal((await read(firm, id)).other_read_up_to, 2);
    const answer = await markRead(client, id, 2_000);
    assertMatches('UnreadCounts', answer.json());
    assert.deepEqual(answer.json(), { count: 0, messages: 0 });
    assert.equal((await read(client, id)).read_up_to, 4, 'no further than the last');
  });

  test('show a thousand unread messages in pages of 50, and count them', async () => {
    const { client, firm, id } = await talk();
    await sql`insert into message (conversation_id, sequence, id, side, text)
      select ${id}, n, gen_random_uuid(), 'firm', 'm' || n from generate_series(1, 1000) n`.execute(
      api.db,
    );
    await sql`update conversation set last_sequence = 1000 where id = ${id}`.execute(api.db);
    assert.deepEqual(await unread(client), { count: 1, messages: 1_000 });
    const newest = await read(client, id);
    const ends = ({ messages }: { messages: { sequence: number }[] }) => [
      messages.length,
      messages[0]?.sequence,
      messages.at(-1)?.sequence,
    ];
    assert.deepEqual(ends(newest), [50, 951, 1_000]);
    assert.deepEqual([newest.has_earlier, newest.has_later], [true, false]);
    const middle = await read(client, id, '?before=951');
    assert.deepEqual([...ends(middle), middle.has_later], [50, 901, 950, true]);
    const first = await read(client, id, '?before=51');
    assert.deepEqual([...ends(first), first.has_earlier], [50, 1, 50, false]);
    const newer = await read(client, id, '?after=980');
    assert.deepEqual([...ends(newer), newer.has_later], [20, 981, 1_000, false]);
    assert.deepEqual(await texts(client, id, '?after=1000'), []);
    await markRead(client, id, 1_000);
    assert.equal((await read(firm, id)).other_read_up_to, 1_000);
    assert.equal(
      (await api.get(`/api/conversations/${id}/?before=x`, client.headers)).statusCode,
      400,
    );
  });

  test('a block ends sending and typing for both, with codes; both read on, and it can be taken back', async () => {
    const { client, firm, id } = await talk();
    await send(client, id, { text: 'before' });
    assert.equal((await block(firm, id)).statusCode, 204);
    assert.equal((await block(firm, id)).statusCode, 204, 'again: no change');
    for (const call of [send, typing]) {
      const blocked = await call(client, id);
      assert.deepEqual([blocked.statusCode, blocked.json().code], [403, 'conversation_blocked']);
      const own = await call(firm, id);
      assert.deepEqual([own.statusCode, own.json().code], [403, 'conversation_blocked_by_you']);
    }
    assert.deepEqual(await texts(client, id), ['before']);
    assert.equal((await read(firm, id)).is_blocked_by_me, true);
    assert.equal((await read(client, id)).refusal, 'conversation_blocked');
    assert.equal((await unblock(client, id)).statusCode, 204, 'only the own block');
    assert.equal((await send(client, id)).statusCode, 403);
    await unblock(firm, id);
    assert.equal((await send(client, id)).statusCode, 201);
    assert.equal((await read(client, id)).refusal, null);
  });

  test('the other account’s suspension ends sending until it is taken back; reading stays', async () => {
    const { client, firm, id } = await talk();
    await send(firm, id, { text: 'before' });
    await suspend(firm.id);
    const refused = await send(client, id);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'other_account_inactive']);
    const shown = await read(client, id);
    assert.deepEqual([shown.other.is_active, shown.contact], [false, null]);
    assert.deepEqual(await texts(client, id), ['before']);
    await suspend(firm.id, false);
    assert.equal((await send(client, id)).statusCode, 201);
  });

  test('an erased side leaves its messages without a name; where both are erased nothing is left', async () => {
    const { client, firm, id } = await talk();
    await send(client, id, { text: 'from the client' });
    const leave = async ({ headers }: { headers: Record<string, string> }) => {
      const payload = { password: signUpPassword };
      const answer = await api.call('DELETE', '/api/auth/me/', { payload, headers });
      assert.equal(answer.statusCode, 204);
    };
    await leave(client);
    const refused = await send(firm, id);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'other_account_inactive']);
    await api.runJobs();
    const shown = await read(firm, id);
    assert.deepEqual([shown.other.name, shown.contact, shown.request_id], [null, null, null]);
    assert.deepEqual(await texts(firm, id), ['from the client']);
    assert.equal((await send(firm, id)).statusCode, 409);
    await leave(firm);
    await api.runJobs();
    const left = await api.db
      .selectFrom('conversation')
      .select('id')
      .where('id', '=', id)
      .execute();
    assert.deepEqual(left, []);
  });

  test('need a signed-in caller', async () => {
    for (const address of ['', 'unread/', '1/']) {
      assert.equal((await api.get(`/api/conversations/${address}`)).statusCode, 401);
    }
  });
});
