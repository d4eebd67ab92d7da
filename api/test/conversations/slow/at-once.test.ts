import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { conversationCalls } from '../conversation-calls.ts';

/** A race is lost by chance only, so each is run several times. */
const times = 8;

describe('conversations in which several things happen at the same moment', () => {
  let api: TestApi;
  before(async () => {
    const many = {
      writesPerAccount: 100_000,
      messagesPerAccount: 100_000,
      requestsPerAccount: 1_000,
    };
    api = await startTestApi(many);
  });
  after(() => api.stop());
  const calls = conversationCalls(() => api);
  const { talk, read, send, markRead, block, suspend } = calls;

  const sequencesOf = async (id: number) => {
    const { rows } = await sql<{ sequence: number }>`select sequence from message
      where conversation_id = ${id} order by created_at, sequence`.execute(api.db);
    return rows.map(({ sequence }) => sequence);
  };
  const upTo = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);

  test('have a message once that is sent several times', async () => {
    const { client, id } = await talk();
    for (let run = 1; run <= times; run += 1) {
      const messageId = randomUUID();
      const answers = await Promise.all(upTo(5).map(() => send(client, id, { id: messageId })));
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      assert.deepEqual(statuses, [200, 200, 200, 200, 201]);
      assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
      assert.deepEqual(await sequencesOf(id), upTo(run));
    }
  });

  test('number messages of both sides without a gap, in the order that both see', async () => {
    const { client, firm, id } = await talk();
    for (let run = 1; run <= times; run += 1) {
      const answers = await Promise.all(upTo(8).map((n) => send(n % 2 ? client : firm, id)));
      assert.ok(answers.every(({ statusCode }) => statusCode === 201));
      const { messages } = await read(client, id);
      const shown = messages.map((one: { sequence: number }) => one.sequence);
      assert.deepEqual(shown, upTo(run * 8).slice(-50));
      assert.deepEqual((await read(firm, id)).messages.length, messages.length);
    }
  });

  test('have no message after a block', async () => {
    for (let run = 0; run < times; run += 1) {
      const { client, firm, id } = await talk();
      const sending = upTo(4).map(() => send(client, id));
      const [blocked, ...sent] = await Promise.all([block(firm, id), ...sending]);
      assert.equal(blocked.statusCode, 204);
      const { rows } = await sql<{
        late: number;
      }>`select count(*)::integer as late from stream_event b
        join stream_event m on m.account_id = b.account_id and m.kind = 'message' and m.id > b.id and m.subject = b.subject
        where b.account_id = ${client.id} and b.kind = 'conversation' and b.subject = ${id}
          and b.id > (select min(id) from stream_event where account_id = ${client.id})`.execute(
        api.db,
      );
      assert.equal(rows[0]?.late, 0);
      const taken = sent.filter(({ statusCode }) => statusCode === 201).length;
      assert.deepEqual(await sequencesOf(id), upTo(taken));
      assert.ok(sent.every(({ statusCode }) => [201, 403].includes(statusCode)));
      assert.equal((await send(client, id)).statusCode, 403);
    }
  });

  test('are one for a request that is approved twice', async () => {
    for (let run = 0; run < times; run += 1) {
      const client = await calls.client();
      const firm = await calls.firm('designer');
      const asked = await calls.connect(client, { designer: firm.id });
      const approve = () => calls.act(firm.owner, asked.json().id, 'approve');
      const statuses = (await Promise.all([approve(), approve(), approve()])).map(
        ({ statusCode }) => statusCode,
      );
      assert.deepEqual(statuses.sort(), [200, 409, 409]);
      assert.equal((await calls.list(client)).count, 1);
    }
  });

  test('are read up to the furthest of several reads', async () => {
    const { client, firm, id } = await talk();
    for (const _n of upTo(20)) await send(firm, id);
    await Promise.all([3, 17, 9, 20, 1].map((n) => markRead(client, id, n)));
    assert.equal((await read(firm, id)).other_read_up_to, 20);
  });

  test('take each attachment once', async () => {
    const { client, id } = await talk();
    for (let run = 0; run < times; run += 1) {
      const attachment = (await calls.upload(client, id, { content: `%PDF-1.4 ${run}` })).json().id;
      const answers = await Promise.all(
        upTo(3).map(() => send(client, id, { attachments: [attachment] })),
      );
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 400, 400]);
    }
  });

  test('refuse or take what is sent while the other account is suspended, and never fail', async () => {
    for (let run = 0; run < times; run += 1) {
      const { client, firm, id } = await talk();
      const [, ...sent] = await Promise.all([
        suspend(firm.id),
        ...upTo(3).map(() => send(client, id)),
      ]);
      assert.ok(sent.every(({ statusCode }) => [201, 409].includes(statusCode)));
      assert.equal((await send(client, id)).statusCode, 409);
    }
  });
});
