import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createLogger } from '@aangan/server/create-logger';
import type { BootResult } from '../../boot/boot-order.ts';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';
import { createCheckerServer } from '../create-checker-server.ts';

const logger = createLogger({ name: 'checker', level: 'silent' });
const server = await createCheckerServer({ logger, atOnce: 1, perTeam: 5 });
after(() => server.close());

const post = async (path: string, payload: object, app = server) => {
  const answer = await app.inject({ method: 'POST', url: path, payload });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
};
const typed = (name: string, text: string) => ({
  name,
  release: 'a1',
  team: name,
  consumes: {},
  exposes: { './Panel': `export declare function Panel(props: ${text}): unknown;` },
});

describe('the checker', () => {
  test('says which files it needs, takes each under its own hash only, and then opens the pages', async () => {
    const { order, files } = madeUpSite({ items: entryOf('items') });
    const asked = { team: 'items', order };
    const first = await post('/checks/boot', asked);
    assert.equal(first.status, 409);
    assert.deepEqual(new Set(first.body.missing as string[]), new Set(files.keys()));
    const put = (hash: string, bytes: Buffer) =>
      server.inject({
        method: 'PUT',
        url: `/files/${hash}`,
        payload: bytes,
        headers: { 'content-type': 'application/octet-stream' },
      });
    const [[sha256 = ''] = []] = [...files];
    assert.equal((await put(sha256, Buffer.from('other'))).statusCode, 422);
    for (const [hash, bytes] of files) assert.equal((await put(hash, bytes)).statusCode, 204);
    const { status, body } = await post('/checks/boot', asked);
    const { openedIn, ...found } = body.result as BootResult;
    assert.deepEqual(
      [status, found],
      [200, { failed: [], unanswered: [], opened: [], unused: [] }],
    );
    assert.match(openedIn.join(), /^Chromium \d+\./);
  });

  test('checks for one team while another has asked for much more', async () => {
    const answered: string[] = [];
    const ask = async (team: string, text: string) => {
      const answer = await post('/checks/types', { team, release: typed('auth', text) });
      assert.deepEqual(answer, { status: 200, body: { result: [] } });
      answered.push(team);
    };
    const loads = ['a', 'b', 'c', 'd', 'e'].map((name) => ask('busy', `{ ${name}: string }`));
    await Promise.all([...loads, ask('calm', '{ other: string }')]);
    assert.ok(answered.indexOf('calm') <= 1, answered.join());
  });

  test('says where releases do not fit, and no more of them', async () => {
    const consumes = {
      auth: { './Panel': `import { Panel } from 'remote:auth/Panel';\nPanel({});` },
    };
    const pages = { ...typed('pages', '{}'), consumes, exposes: {} };
    const asked = { team: 'pages', releases: [typed('auth', '{ size: number }'), pages] };
    const { status, body } = await post('/checks/fit', asked);
    const [misfit] = body.result as { consumer: object; message: string }[];
    assert.equal(status, 200);
    assert.deepEqual(misfit?.consumer, { name: 'pages', release: 'a1', team: 'pages' });
    assert.match(misfit?.message ?? '', /'size' is missing/);
  });

  test('refuses at once what would wait too long, and what is no order', async () => {
    const full = await createCheckerServer({ logger, perTeam: 0 });
    const refused = await post('/checks/types', { team: 'a', release: typed('auth', '{}') }, full);
    assert.equal(refused.status, 429);
    assert.match(String(refused.body.error), /0 checks of team a wait already/);
    await full.close();
    assert.equal((await post('/checks/types', { team: 'a', release: 1 })).status, 400);
    const { order } = madeUpSite({ items: entryOf('items') });
    const broken = { ...order, composition: {} };
    assert.equal((await post('/checks/boot', { team: 'a', order: broken })).status, 400);
  });

  test('opens nothing without Chromium, says how to install it, and makes the other checks', async () => {
    const without = await createCheckerServer({ logger, browser: '/nowhere/chromium' });
    const { order } = madeUpSite({});
    const refused = await post(
      '/checks/boot',
      { team: 'a', order: { ...order, files: {} } },
      without,
    );
    assert.equal(refused.status, 503);
    assert.match(
      String(refused.body.error),
      /names \/nowhere\/chromium, .*apt-get install -y chromium/,
    );
    const { browser } = (await without.inject('/health')).json<{ browser: string }>();
    assert.match(browser, /apt-get/);
    const types = await post(
      '/checks/types',
      { team: 'a', release: typed('auth', '{ x: X }') },
      without,
    );
    assert.match(String(types.body.result), /Cannot find name 'X'/);
    await without.close();
  });
});
