import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Composition, isFailure } from '@aangan/manifest';
import { createDatabase, createLogger } from '@aangan/server';
import { signEdge } from '@aangan/server/visitor';
import { createRegistry } from '../../http/create-registry.ts';
import { openRegistry } from '../../open-registry.ts';
import type { Tables } from '../../tables.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  aMeasure,
  emptyReports,
  servedCompositions,
  soon,
} from '../../testing/report-batches.ts';
import { edgeSecret, startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { RemoteReports } from '../report-service.ts';

/** Line 1, column 10 of page.js is line 7 of the source. */
const map = {
  version: 3,
  sources: ['webpack://vendors/./src/app/page.tsx'],
  names: ['showItems'],
  mappings: 'SAMEA',
};
const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1', {
  path: '/vendors/:id',
  files: {
    'page.js.map': JSON.stringify(map),
    'broken.js.map': '{',
    'server/module.js.map': JSON.stringify({ ...map, names: ['renderItems'] }),
  },
});
const release = vendors.manifest.release;
const refOf = ({ manifest: { name, release: id } }: BuiltRelease) => ({ name, release: id });

describe('reports that are read', () => {
  let testServer: TestServer;
  let page: Composition;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors);
    const body = { releases: [shell, vendors].map(refOf), why: 'A try.' };
    await testServer.post('/channels/production/releases', body);
    [page] = [...(await servedCompositions(testServer)).values()] as [Composition];
  });
  after(() => testServer.stop());
  beforeEach(() => emptyReports(testServer));

  const read = async (token = 'integrator', query = 'channel=production') => {
    const answer = await testServer.call(`/reports/vendors?${query}`, {}, token);
    return { status: answer.status, body: (await answer.json()) as RemoteReports };
  };

  describe('failures that pages report', () => {
    test('are one error each with their count, the composition to open, and the sources of the stack', async () => {
      const at = (line: string) =>
        `TypeError: x\n    at Page (/releases/vendors/${release}/${line})`;
      const fail = (message: string, stack: string) =>
        aFailure(page, 'vendors', { message, stack, route: '/vendors/:id' });
      const failures = [
        fail('item 41 is missing', `${at('page.js:1:10')}\n    at node:internal/x:1:1`),
        fail('item 42 is missing', at('page.js:1:10')),
        fail('other', at('broken.js:1:10')),
      ];
      await testServer.registry.reports.receive(aBatch([page], { failures }));
      const { body } = await read();
      const items = body.errors.find(({ message }) => message.startsWith('item'));
      assert.deepEqual(
        [body.team, items?.failures, items?.composition, items?.route, items?.isServer],
        ['vendors', 2, page.id, '/vendors/:id', false],
      );
      const { release: releaseOfShell } = shell.manifest;
      assert.deepEqual(items?.releases, { shell: releaseOfShell, vendors: release });
      const [thrown, frame, ...rest] = items?.stack ?? [];
      assert.deepEqual(thrown, { text: 'TypeError: x' });
      assert.deepEqual(
        { ...frame, text: '' },
        {
          text: '',
          name: 'vendors',
          release,
          team: 'vendors',
          source: 'src/app/page.tsx',
          line: 7,
          column: 3,
          function: 'showItems',
        },
      );
      assert.deepEqual(rest, [{ text: 'at node:internal/x:1:1' }]);
      const other = body.errors.find(({ message }) => message === 'other');
      assert.deepEqual(other?.stack[1], {
        text: `at Page (/releases/vendors/${release}/broken.js:1:10)`,
        name: 'vendors',
        release,
        team: 'vendors',
      });
      assert.equal(body.errors.length, 2);
    });

    test('say in which engines they were seen, and how many in pages that the browser had changed', async () => {
      const seen = [
        { engine: 'webkit', isPageChanged: true },
        { engine: 'blink' },
        { engine: 'webkit' },
      ] as const;
      for (const more of seen) {
        const failures = [aFailure(page, 'vendors', more)];
        await testServer.registry.reports.receive(aBatch([page], { failures }));
      }
      const [error] = (await read()).body.errors;
      assert.deepEqual(
        [error?.release, error?.expose, error?.engines, error?.changedPages],
        [release, './Page', ['blink', 'webkit'], 1],
      );
    });

    test('while a page is rendered on a server have the sources of the stack too, of each release in it', async () => {
      const stack = `TypeError: x
    at items (/releases/vendors/${release}/server/module.js:1:10)
    at render (/releases/shell/${shell.manifest.release}/server/module.js:90:3)
    at node:internal/x:1:1`;
      const failures = [aFailure(page, 'vendors', { stack, isServer: true })];
      await testServer.registry.reports.receive(aBatch([page], { failures }));
      const [error] = (await read()).body.errors;
      const [, ofRemote, ofShell, ofNode] = error?.stack ?? [];
      assert.deepEqual(
        [error?.isServer, ofRemote],
        [
          true,
          {
            text: `at items (/releases/vendors/${release}/server/module.js:1:10)`,
            name: 'vendors',
            release,
            team: 'vendors',
            source: 'src/app/page.tsx',
            line: 7,
            column: 3,
            function: 'items',
          },
        ],
      );
      assert.deepEqual([ofShell?.name, ofShell?.release], ['shell', shell.manifest.release]);
      assert.equal(ofShell?.team, undefined);
      assert.equal(ofNode?.name, undefined);
    });

    test('keep a hundred different ones of a release apart, and count the others together', async () => {
      const failures = Array.from({ length: 130 }, (_one, at) =>
        aFailure(page, 'vendors', { message: String.fromCharCode(0x4e00 + at) }),
      );
      await testServer.registry.reports.receive(aBatch([page], { failures }));
      const { rows } = await testServer.database.pool.query(
        `select count(*)::int as n, max(failures) from error_group`,
      );
      assert.deepEqual(rows, [{ n: 101, max: 30 }]);
    });

    test('are counted for each release of a channel with its page views', async () => {
      const failures = [aFailure(page, 'vendors'), aFailure(page, 'vendors')];
      const views = [{ composition: page.id, minute: soon(), count: 5 }];
      await testServer.registry.reports.receive(aBatch([page], { failures, views }));
      const health = (channel: string) =>
        testServer.call(`/channels/${channel}/health`, {}, 'integrator');
      const { results } = (await (await health('production')).json()) as { results: object[] };
      const { release: releaseOfShell } = shell.manifest;
      assert.deepEqual(results, [
        { name: 'shell', release: releaseOfShell, views: 5, failures: {} },
        { name: 'vendors', release, views: 5, failures: { 'render-error': 2 } },
      ]);
      assert.equal((await health('nowhere')).status, 404);
      assert.equal((await testServer.call('/channels/production/health')).status, 401);
    });

    test('name a route that was declared, or none', async () => {
      const failures = [aFailure(page, 'vendors', { route: '/vendors/7' })];
      await testServer.registry.reports.receive(aBatch([page], { failures }));
      assert.equal((await read()).body.errors[0]?.route, '/*');
    });

    test('are read by integrators and the owning team, not by others', async () => {
      const wanted = { name: 'ci', channels: ['staging'], expiresInDays: 1 };
      const tokenOf = async (team: string) => {
        const answer = await testServer.post('/tokens', { ...wanted, team });
        return ((await answer.json()) as { token: string }).token;
      };
      assert.equal((await read(await tokenOf('vendors'))).status, 200);
      assert.equal((await read(await tokenOf('designers'))).status, 403);
      assert.equal((await read('client')).status, 403);
      assert.equal((await testServer.call('/reports/vendors?channel=production')).status, 401);
      assert.equal((await read('integrator', 'channel=absent')).status, 404);
    });
  });

  describe('measurements', () => {
    test('are the value that three quarters keep below, by route and release, of declared routes only', async () => {
      const route = '/vendors/:id';
      const values = [900, 950, 1_900, 8_000].map((value) =>
        aMeasure(page, 'vendors', { value, route }),
      );
      const others = [
        aMeasure(page, 'vendors', { route: '/vendors/7' }),
        aMeasure(page, 'vendors', { route, release: 'f'.repeat(16) }),
      ];
      assert.ok(!others.some((one) => isFailure(one)));
      for (const measures of [values.slice(0, 2), [...values.slice(2), ...others]]) {
        await testServer.registry.reports.receive(aBatch([page], { measures }));
      }
      assert.deepEqual((await read()).body.measures, [
        { release, route: '/vendors/:id', kind: 'lcp', language: null, p75: 2_000, samples: 4 },
      ]);
    });

    test('are told apart by the language that pages were in', async () => {
      const measures = [
        aMeasure(page, 'vendors', { route: '/vendors/:id', value: 900, language: 'hi' }),
        aMeasure(page, 'vendors', { route: '/vendors/:id', value: 4_000, language: 'en' }),
        aMeasure(page, 'vendors', { route: '/vendors/:id', value: 4_000, language: 'en' }),
      ];
      await testServer.registry.reports.receive(aBatch([page], { measures }));
      const found = (await read()).body.measures as { language: string; samples: number }[];
      assert.deepEqual(
        found.map(({ language, samples }) => [language, samples]),
        [
          ['en', 2],
          ['hi', 1],
        ],
      );
    });
  });

  describe('a batch over HTTP', () => {
    const send = (body: string, signature?: string) =>
      testServer.call('/report-batches', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'x-aangan-edge': signature }),
        },
      });

    test('is taken from who has the secret, and refused from all others', async () => {
      const body = JSON.stringify(aBatch([page], { failures: [aFailure(page, 'vendors')] }));
      assert.equal((await send(body)).status, 401);
      assert.equal((await send(body, signEdge(body, 'x'.repeat(32)))).status, 401);
      assert.equal((await send(`${body} `, signEdge(body, edgeSecret))).status, 401);
      assert.equal((await read()).body.errors.length, 0);
      assert.equal((await send(body, signEdge(body, edgeSecret))).status, 204);
      assert.equal((await read()).body.errors.length, 1);
    });

    test('that comes while the database is away is not taken, and counts once when the edge sends it again', async () => {
      const connection = { host: '127.0.0.1', port: 9, user: 'nobody', database: 'none' };
      const away = createDatabase<Tables>({ connection, applicationName: 'away' });
      const registry = openRegistry({ database: away, blobs: testServer.blobs });
      const logger = createLogger({ name: 'away', level: 'silent' });
      const identify = async () => ({ refusal: { status: 401, body: {} } });
      const server = await createRegistry({ registry, identify, logger, edgeSecret });
      const body = JSON.stringify(aBatch([page], { failures: [aFailure(page, 'vendors')] }));
      const answer = await server.inject({
        method: 'POST',
        url: '/platform/report-batches',
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-aangan-edge': signEdge(body, edgeSecret),
        },
      });
      await server.close();
      await away.close();
      assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '5']);
      for (let again = 0; again < 3; again += 1) {
        assert.equal((await send(body, signEdge(body, edgeSecret))).status, 204);
      }
      assert.equal((await read()).body.errors[0]?.failures, 1);
    });

    test('that is malformed is refused', async () => {
      for (const body of ['{}', '{', JSON.stringify({ ...aBatch([page]), failures: [{}] })]) {
        assert.equal((await send(body, signEdge(body, edgeSecret))).status, 400, body);
      }
    });
  });

  describe('what is too old', () => {
    test('is swept', async () => {
      const minute = soon() - (soon() % 60);
      const parts = {
        views: [{ composition: page.id, minute, count: 1 }],
        failures: [aFailure(page, 'vendors')],
        measures: [aMeasure(page, 'vendors', { route: '/vendors/:id' })],
      };
      await testServer.registry.reports.receive(aBatch([page], parts));
      await testServer.registry.reports.sweep();
      const tables = [
        'page_views',
        'failed_view',
        'failure_count',
        'error_group',
        'measurement',
        'measured_view',
        'report_batch',
      ];
      const counts = () =>
        Promise.all(
          tables.map(async (table) => {
            const { rows } = await testServer.database.pool.query(
              `select count(*)::int as n from ${table}`,
            );
            return rows[0].n;
          }),
        );
      assert.deepEqual(
        await counts(),
        tables.map(() => 1),
      );
      await testServer.database.pool.query(`
      update page_views set minute = minute - interval '15 days';
      update failed_view set viewed_at = viewed_at - interval '26 hours';
      update failure_count set minute = minute - interval '15 days';
      update error_group set last_at = last_at - interval '15 days';
      update measurement set hour = hour - interval '15 days';
      update measured_view set at = at - interval '26 hours';
      update report_batch set at = at - interval '2 days'`);
      await testServer.registry.reports.sweep();
      assert.deepEqual(
        await counts(),
        tables.map(() => 0),
      );
    });

    test('leaves the compositions that were served', async () => {
      await testServer.registry.reports.receive(aBatch([page]));
      await testServer.database.pool.query(
        "update served_composition set last_at = now() - interval '5 years'",
      );
      await testServer.registry.reports.sweep();
      const { rows } = await testServer.database.pool.query('select id from served_composition');
      assert.deepEqual(rows, [{ id: page.id }]);
    });
  });
});
