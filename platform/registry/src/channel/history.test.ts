import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface Page {
  results: {
    id: number;
    channel: string | null;
    kind: string;
    name: string;
    by: string | null;
    why: string;
    to: string;
  }[];
  next: string | null;
}

describe('the history of a channel', () => {
  let testServer: TestServer;
  const path = '/history?channel=production';
  const read = async (query = '') => (await (await testServer.read(path + query)).json()) as Page;

  before(async () => {
    testServer = await startTestServer();
    const shell = shellRelease('1');
    const vendors = ['1', '2', '3', '4'].map((version) => remoteRelease('vendors', version));
    await testServer.publish(shell, ...vendors);
    for (const { manifest } of [shell, ...vendors]) {
      const { name, release } = manifest;
      const releases = [{ name, release }];
      const why = `Because of ${name}.`;
      await testServer.post('/channels/production/releases', { releases, why });
    }
    await testServer.post('/channels/production/removals', { names: ['vendors'], why: 'A try.' });
  });
  after(() => testServer.stop());

  test('says what each change was, who made it, when and why, before and after', async () => {
    const { results } = await read();
    assert.deepEqual(
      results.map(({ kind, name }) => `${kind} ${name}`),
      ['remove vendors', ...Array(4).fill('promote vendors'), 'promote shell'],
    );
    const [removal] = results;
    const release = remoteRelease('vendors', '4').manifest.release;
    assert.deepEqual(
      { ...removal, id: 0, at: '' },
      {
        id: 0,
        at: '',
        kind: 'remove',
        channel: 'production',
        revision: 6,
        name: 'vendors',
        from: release,
        to: null,
        by: 'anna@aangan.test',
        why: 'A try.',
        overridden: [],
        canary: null,
        percent: null,
        isSecurityFix: false,
        extension: null,
        languages: null,
        engines: null,
        grants: null,
        value: null,
      },
    );
  });

  test('is read in pages, without gaps when it grows meanwhile', async () => {
    const all = await read();
    const first = await read('&limit=2');
    const again = remoteRelease('vendors', '1').manifest.release;
    await testServer.post('/channels/production/releases', {
      releases: [{ name: 'vendors', release: again }],
    });
    const ids = first.results.map(({ id }) => id);
    for (let { next } = first; next; ) {
      const page = await read(`&limit=2&cursor=${next}`);
      ids.push(...page.results.map(({ id }) => id));
      next = page.next;
    }
    assert.deepEqual(
      ids,
      all.results.map(({ id }) => id),
    );
    assert.equal((await read('&cursor=1')).next, null);
  });

  test('is of all channels where none is named', async () => {
    const releases = [{ name: 'shell', release: shellRelease('1').manifest.release }];
    await testServer.post('/channels/staging/releases', { releases, why: 'Beside it.' });
    const all = (await (await testServer.read('/history?limit=2')).json()) as Page;
    assert.deepEqual(
      all.results.map(({ channel, name }) => [channel, name]),
      [
        ['staging', 'shell'],
        ['production', 'vendors'],
      ],
    );
    assert.ok(!(await read()).results.some(({ channel }) => channel === 'staging'));
    assert.equal((await testServer.read('/history?channel=absent')).status, 404);
    assert.equal(
      (await testServer.read('/channels/production/history')).status,
      404,
      'its old address',
    );
  });

  test('refuses a cursor and a length that it did not give', async () => {
    for (const query of ['cursor=0', 'cursor=x', 'cursor=99999999999999999999', 'limit=0']) {
      assert.equal((await testServer.read(`${path}&${query}`)).status, 400, query);
    }
    assert.equal((await testServer.read(`${path}&limit=201`)).status, 400);
  });

  test('is never changed or deleted, not even in the database', async () => {
    const { pool } = testServer.database;
    for (const statement of [
      "update channel_change set why = 'another'",
      'delete from channel_change',
      'truncate channel_change',
    ]) {
      await assert.rejects(pool.query(statement), /the history of channels is append-only/);
    }
    assert.equal((await read()).results.length, 7);
  });

  test('is in the order of the changes by the database’s clock', async () => {
    const { rows } = await testServer.database.pool.query(
      'select changed_at < lag(changed_at) over (order by id) as is_earlier from channel_change',
    );
    assert.ok(rows.every((row) => row.is_earlier !== true));
  });
});
