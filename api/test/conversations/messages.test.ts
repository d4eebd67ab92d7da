import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { conversationCalls } from './conversation-calls.ts';

describe('messages', () => {
  let api: TestApi;
  let one: Awaited<ReturnType<typeof talk>>;
  before(async () => {
    api = await startTestApi();
    one = await talk();
  });
  after(() => api.stop());
  const { talk, read, send, texts } = conversationCalls(() => api);

  test('are numbered from 1 without gaps, by the server', async () => {
    const { client, firm, id } = await talk('vendor');
    const sequences: number[] = [];
    for (const who of [client, firm, firm, client]) {
      const answer = await send(who, id);
      assert.equal(answer.statusCode, 201, answer.body);
      assertMatches('Message', answer.json());
      sequences.push(answer.json().sequence);
    }
    await send(client, id, { text: '' });
    sequences.push((await send(client, id)).json().sequence);
    assert.deepEqual(sequences, [1, 2, 3, 4, 5]);
    const { messages } = await read(firm, id);
    assert.deepEqual(
      messages.map((message: { side: string }) => message.side),
      ['client', 'firm', 'firm', 'client', 'client'],
    );
  });

  test('are sent once: the same id answers the message that is there, whatever comes with it', async () => {
    const { client, firm, id } = await talk();
    const messageId = randomUUID();
    const first = await send(client, id, { id: messageId, text: 'once' });
    const again = await send(client, id, { id: messageId.toUpperCase(), text: 'another text' });
    assert.deepEqual([first.statusCode, again.statusCode], [201, 200]);
    assert.deepEqual(again.json(), first.json());
    const other = await send(firm, id, { id: messageId, text: 'of the firm' });
    assert.equal(other.statusCode, 201, 'an id is its sender’s');
    assert.deepEqual(await texts(firm, id), ['once', 'of the firm']);
  });

  test('are answered again also where nothing can be sent any more', async () => {
    const { client, firm, id } = await talk();
    const messageId = randomUUID();
    await send(client, id, { id: messageId });
    await api.call('PUT', `/api/conversations/${id}/block/`, { headers: firm.headers });
    assert.equal((await send(client, id, { id: messageId })).statusCode, 200);
  });

  test('keep what was written: markup, direction marks, lines, blanks, every script', async () => {
    const { client, firm, id } = await talk();
    const written = [
      '<script>alert(1)</script> & <b>bold</b>',
      '\u202eevil\u202c \u2066x\u2069 \u200fabc',
      '  two\r\n\r\nlines\t ',
      'रसोई कीर्ति 👨‍👩‍👧 e\u0301',
      '{"json": [1]} \\u0041 %00 \u200b',
      '0',
    ];
    for (const text of written) assert.equal((await send(client, id, { text })).statusCode, 201);
    assert.deepEqual(await texts(firm, id), written);
  });

  test('have at most 4,000 characters, of which each emoji is one', async () => {
    const { client, firm, id } = one;
    assert.equal((await send(client, id, { text: '😀'.repeat(4_000) })).statusCode, 201);
    for (const text of ['x'.repeat(4_001), `x${'\u200b'.repeat(4_000)}`]) {
      const refused = await send(client, id, { text });
      assert.equal(refused.statusCode, 400);
      const sentence = 'Ensure this field has no more than 4000 characters.';
      assert.deepEqual(refused.json(), withCodes({ text: [sentence] }));
    }
    assert.equal((await texts(firm, id)).length, 1);
  });

  test('are not only blanks, and no text that cannot be stored', async () => {
    const { client, id } = one;
    for (const text of ['', '  \n\t ', '\u200b\u00a0\u2800', '\u202e']) {
      const refused = await send(client, id, { text });
      assert.deepEqual([refused.statusCode, refused.json().codes], [400, { text: ['blank'] }]);
    }
    for (const [text, code] of [
      ['a\u0000b', 'null_characters'],
      ['a\ud800b', 'invalid'],
      [null, 'null'],
      [['a'], 'invalid'],
    ] as const) {
      const refused = await send(client, id, { text });
      assert.deepEqual([refused.statusCode, refused.json().codes], [400, { text: [code] }]);
    }
  });

  test('need an id that is a UUID', async () => {
    const { client, id } = one;
    for (const messageId of ['', 'x', `${randomUUID()}0`]) {
      const refused = await send(client, id, { id: messageId });
      assert.equal(refused.statusCode, 400);
      assert.ok(refused.json().codes.id);
    }
  });

  test('of 2 MB are refused before they are read', async () => {
    const { client, id } = one;
    const refused = await send(client, id, { text: 'x'.repeat(2 * 1024 * 1024) });
    assert.deepEqual([refused.statusCode, refused.json().code], [413, 'payload_too_large']);
  });

  test('are limited for each account', async () => {
    const strict = await startTestApi({ messagesPerAccount: 2 });
    const calls = conversationCalls(() => strict);
    const { client, firm, id } = await calls.talk();
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      statuses.push((await calls.send(client, id)).statusCode);
    }
    statuses.push((await calls.send(firm, id)).statusCode);
    await strict.stop();
    assert.deepEqual(statuses, [201, 201, 429, 201]);
  });
});
