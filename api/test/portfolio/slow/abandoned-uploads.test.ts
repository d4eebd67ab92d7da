import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { makeVideo } from '../../media/make-videos.ts';
import { multipart } from '../../testing/multipart.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import {
  type Headers,
  picture,
  portfolioUrl,
  sendItem,
  texts,
  titlesOf,
} from '../portfolio-calls.ts';

describe('an upload whose client closes the connection before the answer', () => {
  let api: TestApi;
  let headers: Headers;
  before(async () => {
    api = await startTestApi();
    await api.app.listen({ host: '127.0.0.1', port: 0 });
  });
  after(() => api.stop());

  /** Sends the whole form of a new item over a connection that the test can close. */
  async function send(content: Buffer): Promise<ClientRequest> {
    const firm = await ownFirm(api);
    headers = { ...firm.owner.headers, 'idempotency-key': randomUUID() };
    const { port } = api.app.server.address() as AddressInfo;
    const body = multipart([
      ...Object.entries(texts).map(([name, text]) => ({ name, content: text })),
      { name: 'images', content, fileName: 'a.mov' },
    ]);
    const sending = request({
      host: '127.0.0.1',
      port,
      path: portfolioUrl,
      method: 'POST',
      headers: { ...headers, ...body.headers, 'content-length': body.payload.length },
    });
    sending.on('error', () => undefined);
    sending.end(body.payload);
    return sending;
  }

  async function assertNothingKept() {
    await until(async () => (await readdir(api.uploads)).length === 0);
    assert.deepEqual(await titlesOf(api, headers), []);
    assert.deepEqual((await api.get(`${portfolioUrl}preparing/`, headers)).json(), []);
    const media = await api.db.selectFrom('media').select('sha256').where('width', '<>', 8);
    assert.deepEqual(await media.execute(), []);
  }

  test('leaves nothing while its video is converted, and can be sent again', async () => {
    const video = await makeVideo('h264Mov');
    const sending = await send(video);
    await until(async () => (await filesIn(api.uploads)).includes('video'));
    sending.destroy();
    await assertNothingKept();
    assert.equal((await sendItem(api, headers, [video])).statusCode, 201);
    const [item] = (await api.get(portfolioUrl, headers)).json();
    await api.call('DELETE', `${portfolioUrl}${item.id}/`, { headers });
  });

  /** Whether the bytes of an upload that ends while they are stored are stored after it; nothing else of it is. */
  async function isStored(mock: TestContext['mock'], bytes: Buffer): Promise<boolean> {
    const store = api.blobs.put;
    const stored = Promise.withResolvers<string>();
    const closed = new Promise<void>((resolve) => {
      api.app.server.once('connection', (socket) => socket.once('close', () => resolve()));
    });
    let sending: ClientRequest | undefined;
    mock.method(api.blobs, 'put', async (...given: Parameters<typeof store>) => {
      const key = await store(...given);
      sending?.destroy();
      await closed;
      stored.resolve(String(given[1]?.expectedSha256));
      return key;
    });
    sending = await send(bytes);
    const sha256 = await stored.promise;
    await assertNothingKept();
    return api.blobs.has(sha256);
  }

  test('leaves nothing while its file is stored', async ({ mock }) => {
    const bytes = await picture('#2f6f4f').png().toBuffer();
    assert.equal(await isStored(mock, bytes), false);
  });

  test('leaves nothing while a video is stored that has to be converted', async ({ mock }) => {
    assert.equal(await isStored(mock, await makeVideo('hevcMov')), false);
  });
});

/** The names of the files in the folders of uploads. */
async function filesIn(uploads: string): Promise<string[]> {
  return readdir(uploads, { recursive: true }).then(
    (names) => names.map((name) => name.split('/').at(-1) ?? ''),
    () => [],
  );
}

/** Waits for something that another part of the program does. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}
