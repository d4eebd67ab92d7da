import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { conversationCalls, pdf } from '../conversation-calls.ts';

const uploads = 5;
const megabyte = 1024 * 1024;
const boundary = 'the-boundary-of-the-test';

describe('a tab that is closed while it uploads', () => {
  let api: TestApi;
  let port: number;
  before(async () => {
    api = await startTestApi();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = api.app.server.address() as AddressInfo);
  });
  after(() => api.stop());
  const { talk, send, upload } = conversationCalls(() => api);

  /** Sends the half of a PDF of 8 MB. @returns the function that closes its connection */
  async function begin(id: number, authorization: string): Promise<() => void> {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="plan.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    const asked = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/conversations/${id}/attachments/`,
      agent: false,
      headers: {
        authorization,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + 8 * megabyte,
      },
    });
    asked.on('error', () => undefined);
    const half = Buffer.concat([Buffer.from(head), pdf, Buffer.alloc(4 * megabyte)]);
    if (!asked.write(half)) await once(asked, 'drain');
    return () => void asked.destroy();
  }

  test('leaves nothing of five files, and what comes after is sent', async () => {
    const { client, id } = await talk();
    const { authorization } = client.headers;
    const close = await Promise.all(
      Array.from({ length: uploads }, () => begin(id, String(authorization))),
    );
    const received = async () => (await readdir(api.uploads).catch(() => [])).length;
    const until = async (isThere: (count: number) => boolean) => {
      const deadline = performance.now() + 10_000;
      while (!isThere(await received()) && performance.now() < deadline) await sleep(20);
      return received();
    };
    assert.ok((await until((count) => count === uploads)) > 0);
    for (const one of close) one();
    assert.equal(await until((count) => count === 0), 0);
    const { rows } = await api.database.pool.query('select id from message_attachment');
    assert.deepEqual(rows, []);

    const whole = await upload(client, id, { content: pdf });
    const message = { text: 'The plan', attachments: [whole.json().id] };
    assert.equal((await send(client, id, message)).statusCode, 201);
  });
});
