import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportedFailure } from '@aangan/manifest';
import { failureKinds } from '@aangan/manifest/report-limits';
import { remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  aMeasure,
  emptyReports,
  servedCompositions,
} from '../../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { RemoteReports } from '../report-service.ts';

const map = {
  version: 3,
  sources: ['webpack://vendors/./src/app/page.tsx'],
  names: ['showItems'],
  mappings: 'SAMEA',
};
const pad = (at: number) => String(at).padStart(2, '0');
const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1', {
  path: '/vendors/:id',
  files: Object.fromEntries(
    Array.from({ length: 20 }, (_one, at) => [`chunk${pad(at)}.js.map`, JSON.stringify(map)]),
  ),
});
const { release } = vendors.manifest;

describe('reports in floods', () => {
  let testServer: TestServer;
  let page: Composition;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors);
    const releases = [shell, vendors].map(({ manifest }) => ({
      name: manifest.name,
      release: manifest.release,
    }));
    await testServer.post('/channels/production/releases', { releases, why: 'A try.' });
    [page] = [...(await servedCompositions(testServer)).values()] as [Composition];
  });
  after(() => testServer.stop());
  beforeEach(() => emptyReports(testServer));

  const read = async (name = 'vendors') => {
    const answer = await testServer.call(`/reports/${name}?channel=production`, {}, 'integrator');
    return { status: answer.status, body: (await answer.json()) as RemoteReports };
  };
  const receive = (failures: ReportedFailure[]) =>
    testServer.registry.reports.receive(aBatch([page], { failures }));

  describe('a stack', () => {
    const line = (file: string) => `at x (/releases/vendors/${release}/${file}:1:10)`;

    test('of many files, made up or not, is mapped with the first sixteen maps', async () => {
      const chunks = Array.from({ length: 20 }, (_one, at) => line(`chunk${pad(at)}.js`));
      const madeUp = Array.from({ length: 10 }, (_one, at) => line(`nofile${at}.js`));
      const stack = [...madeUp, ...chunks].join('\n');
      await receive([aFailure(page, 'vendors', { stack })]);
      const { status, body } = await read();
      assert.equal(status, 200);
      const frames = body.errors[0]?.stack ?? [];
      const sources = frames.map(({ source }) => source);
      assert.deepEqual(sources, [
        ...Array(10).fill(undefined),
        ...Array(16).fill('src/app/page.tsx'),
        ...Array(4).fill(undefined),
      ]);
      assert.deepEqual([frames[0]?.text, frames[29]?.text], [madeUp[0], chunks[19]]);
    });

    test('with a map that is too large to be parsed is left as it was written', async () => {
      const large = `update release_file set bytes = $1 where path = 'chunk07.js.map'`;
      const { rows } = await testServer.database.pool.query(
        "select bytes from release_file where path = 'chunk07.js.map'",
      );
      await testServer.database.pool.query(large, [9 * 1024 * 1024]);
      const stack = ['chunk07.js', 'chunk17.js']
        .map((file) => line(file).replace(/10\)$/, '12)'))
        .join('\n');
      await receive([aFailure(page, 'vendors', { stack })]);
      const frames = (await read()).body.errors[0]?.stack ?? [];
      await testServer.database.pool.query(large, [rows[0].bytes]);
      assert.deepEqual(
        frames.map(({ source }) => source),
        [undefined, 'src/app/page.tsx'],
      );
    });
  });

  describe('failures that one network makes up', () => {
    /** Letters only: numbers in messages are no difference. */
    const text = (at: number) => `${String.fromCharCode(0x4e00 + at)} is made up`;
    const flood = () =>
      Array.from({ length: 40 }, (_one, at) =>
        failureKinds.map((kind, n) => {
          const message = text(at * failureKinds.length + n);
          const view = `page-${'x'.repeat(16)}-${at}`;
          return aFailure(page, 'vendors', {
            kind,
            message,
            page: view,
            network: 'flooding-network',
          });
        }),
      ).flat();
    const seen = ['a', 'b', 'c'].map((message) => `${message} is missing on the server`);
    const real = () => [
      ...seen.map((message) =>
        aFailure(page, 'vendors', { message, stack: `Error: ${message}`, isServer: true }),
      ),
      aFailure(page, 'vendors', { message: 'real', stack: 'at Real' }),
    ];

    for (const order of ['before', 'after']) {
      test(`hide no others that came ${order} them`, async () => {
        const parts = order === 'before' ? [real(), flood()] : [flood(), real()];
        for (const failures of parts) await receive(failures);
        const { errors } = (await read()).body;
        const server = errors.slice(0, 3);
        assert.ok(server.every(({ isServer }) => isServer));
        assert.deepEqual(server.map(({ message }) => message).toSorted(), seen);
        assert.deepEqual(
          server.map(({ stack }) => stack[0]?.text).toSorted(),
          seen.map((message) => `Error: ${message}`),
        );
        const other = errors.find(({ message }) => message === 'real');
        assert.equal(other?.stack[0]?.text, 'at Real');
      });
    }

    test('are counted together beyond a hundred, for each kind', async () => {
      await receive(flood());
      const { rows } = await testServer.database.pool.query(`
      select kind, sum(failures)::int as all, count(*) filter (where message = 'Further failures')::int as further
      from error_group group by kind order by kind`);
      assert.deepEqual(
        rows,
        failureKinds.toSorted().map((kind) => ({ kind, all: 40, further: 1 })),
      );
    });

    test('are listed after what several networks have seen, however often they are sent', async () => {
      const sent = (network: string) => aFailure(page, 'vendors', { message: 'sent', network });
      await receive([sent('one-network'), sent('one-network'), sent('one-network')]);
      await receive([aFailure(page, 'vendors'), aFailure(page, 'vendors')]);
      assert.deepEqual(
        (await read()).body.errors.map(({ message, failures }) => [message, failures]),
        [
          ['x is undefined', 2],
          ['sent', 3],
        ],
      );
    });

    test('with the text of one that a server saw do not become it', async () => {
      const same = { message: 'x', stack: 'at y' };
      await receive([aFailure(page, 'vendors', same)]);
      await receive([aFailure(page, 'vendors', { ...same, isServer: true })]);
      const { errors } = (await read()).body;
      assert.deepEqual(
        errors.map(({ isServer, failures }) => [isServer, failures]),
        [
          [true, 1],
          [false, 1],
        ],
      );
    });
  });

  describe('what a page view reports twice', () => {
    test('counts once: of failures of one kind in a batch the first', async () => {
      const failure = aFailure(page, 'vendors', { message: 'first' });
      await receive([failure, { ...failure, message: 'second' }]);
      assert.deepEqual(
        (await read()).body.errors.map(({ message }) => message),
        ['first'],
      );
    });

    test('counts once: of measurements the first of each kind, and the load time of each remote', async () => {
      const about = { page: 'a-page-view-of-its-own', route: '/vendors/:id' };
      const values = (kind: 'lcp' | 'load-time') =>
        Array.from({ length: 10 }, (_one, at) =>
          aMeasure(page, 'vendors', { ...about, kind, value: 100 + 1_000 * at }),
        );
      for (let again = 0; again < 6; again += 1) {
        const measures = [...values('lcp'), ...values('load-time')];
        await testServer.registry.reports.receive(aBatch([page], { measures }));
      }
      const other = aMeasure(page, 'shell', { ...about, kind: 'load-time' });
      const elsewhere = aMeasure(page, 'shell', { ...about, route: '/*', kind: 'lcp' });
      await testServer.registry.reports.receive(aBatch([page], { measures: [other, elsewhere] }));
      const measuresOf = async (name: string) =>
        (await read(name)).body.measures.map(({ kind, p75, samples }) => [kind, p75, samples]);
      assert.deepEqual(await measuresOf('vendors'), [
        ['lcp', 100, 1],
        ['load-time', 100, 1],
      ]);
      assert.deepEqual(await measuresOf('shell'), [['load-time', 100, 1]]);
    });
  });

  describe('reports of a name', () => {
    test('that was never published are refused', async () => {
      const answer = await testServer.call('/reports/nosuch?channel=production', {}, 'integrator');
      assert.equal(answer.status, 404);
      assert.match(await answer.text(), /The registry knows no nosuch\./);
      assert.equal((await read('shell')).status, 200);
    });
  });
});
