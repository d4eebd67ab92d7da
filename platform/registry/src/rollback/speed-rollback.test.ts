import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportBatch, ReportedMeasure } from '@aangan/manifest';
import { type BuiltRelease, shellRelease } from '../testing/release-factory.ts';
import {
  aBatch,
  aMeasure,
  aStart,
  aVisit,
  emptyReports,
  servedCompositions,
} from '../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const nextShell = shellRelease('2');

describe('a canary whose pages are measured', () => {
  let testServer: TestServer;
  let stable: Composition;
  let canary: Composition;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, nextShell);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote(shell);
    await promote(nextShell, { canary: 25 });
    const served = await servedCompositions(testServer);
    [stable, canary] = ['', nextShell.manifest.release].map((key) => served.get(key)) as [
      Composition,
      Composition,
    ];
  });

  async function promote({ manifest: { name, release } }: BuiltRelease, more: object = {}) {
    const body = { releases: [{ name, release }], why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }

  const report = (parts: Partial<ReportBatch>) =>
    testServer.registry.reports.receive(aBatch([stable, canary], parts));
  const isLive = async () =>
    ((await testServer.registry.channels.composition('production'))?.canaries ?? []).length > 0;
  const figures = async (metric: string) => {
    const [found] = await testServer.registry.reports.canaries('production');
    return found?.figures.find((one) => one.metric === metric);
  };

  /** Measured page views, one in four with the canary; the values are the same in every run. */
  function measures(count: number, valueAt: (at: number, hasCanary: boolean) => number, more = {}) {
    return Array.from({ length: count }, (_none, at) => {
      const hasCanary = at % 4 === 0;
      return aMeasure(hasCanary ? canary : stable, 'shell', {
        route: '/*',
        value: valueAt(at, hasCanary),
        visit: aVisit(),
        ...more,
      });
    });
  }
  /** Spread around a second, in an order that says nothing. */
  const around = (at: number) => 1_000 * Math.exp((((at * 7919) % 101) / 101 - 0.5) * 1.2);

  test('is ended when they are slower, and the history says so with figures', async () => {
    const [done] = await report({
      measures: measures(1_600, (at, hasCanary) => around(at) * (hasCanary ? 1.3 : 1)),
    });
    assert.equal(done?.releases[0]?.to, shell.manifest.release);
    assert.match(
      done?.why ?? '',
      /^Pages had a higher lcp: \d+ ms in the middle and \d+ ms at the 75th percentile with this canary, which 25 % of the visitors got, and \d+ ms and \d+ ms without it, in 400 and 1200 networks\. The evidence is \d+, and 308 is enough\. By chance/,
    );
    assert.equal(await isLive(), false);
  });

  test('stays when they are as fast, or one percent slower, and is sound after enough of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      await report({
        measures: measures(
          1_900,
          (at, hasCanary) => around(at + round * 41) * (hasCanary ? 1.01 : 1),
        ),
      });
    }
    assert.equal(await isLive(), true);
    const lcp = await figures('lcp');
    assert.equal(lcp?.verdict, 'sound');
    assert.ok((lcp?.needed ?? 0) > 100 && (lcp?.needed ?? 0) < 5_000, String(lcp?.needed));
    assert.deepEqual([lcp?.canary.n, lcp?.stable.n], [1_425, 4_275]);
  });

  test('stays where no browser reports a metric, and that is not known then', async () => {
    await report({ measures: measures(400, around) });
    const inp = await figures('inp');
    assert.deepEqual([inp?.verdict, inp?.needed, inp?.canary.n], ['unknown', null, 0]);
  });

  test('is not ended by a flood of one network, nor by absurd values', async () => {
    const network = 'one-network';
    await report({
      measures: measures(1_900, (at, hasCanary) => (hasCanary ? 599_999 : around(at)), {
        visit: aVisit({ network }),
      }),
    });
    assert.equal(await isLive(), true);
    const lcp = await figures('lcp');
    assert.equal((lcp?.canary.n ?? 0) + (lcp?.stable.n ?? 0), 1);
  });

  test('is not judged by pages that were served before it was set, and keeps its evidence when it is set again', async () => {
    const slow = (at: number, hasCanary: boolean) => around(at) * (hasCanary ? 2 : 1);
    await report({ measures: measures(1_600, slow, { visit: aVisit({ revision: 1 }) }) });
    assert.equal((await figures('lcp'))?.canary.n, 0);
    await report({ measures: measures(60, slow) });
    const before = await figures('lcp');
    assert.ok((before?.evidence ?? 0) > 2, `${before?.evidence}`);
    await promote(nextShell, { canary: 30 });
    assert.deepEqual(await figures('lcp'), { ...before, needed: (await figures('lcp'))?.needed });
    const [done] = await report({ measures: measures(100, slow) });
    assert.equal(done?.releases[0]?.to, shell.manifest.release);
  });

  test('counts a network and a visitor once for each metric, and once more for repeat visits', async () => {
    const [visit, came] = [aVisit(), { first: 1_000, last: 1_000 }];
    const { network, visitor } = visit;
    const visits = [visit, aVisit({ network }), aVisit({ visitor })];
    for (const one of [...visits, ...visits.map((again) => ({ ...again, came }))]) {
      await report({ measures: [aMeasure(canary, 'shell', { route: '/*', visit: one })] });
    }
    assert.equal((await figures('lcp'))?.canary.n, 1);
    const { rows } = await testServer.database.pool.query(
      "select with_canary from canary_metric where metric = 'lcp of repeat visits' and device = '' and route = ''",
    );
    assert.deepEqual(rows, [{ with_canary: 1 }]);
  });

  test('is not ended though those who return are slower, and have the files of the stable release only', async () => {
    const { revision = 0 } =
      (await testServer.registry.channels.composition('production')) ?? {};
    // The stable release was promoted in the revision before, and these came after it.
    const came = { first: revision - 1, last: revision - 1 };
    const returned = (warm: number) =>
      measures(1_600, (at, hasCanary) => around(at) * 1.3 * (hasCanary ? 1 : warm)).map((one) => {
        return { ...one, visit: aVisit({ came }) };
      });
    await report({ measures: measures(1_600, around) });
    await report({ measures: returned(0.7) });
    assert.equal(await isLive(), true);
    const lcp = await figures('lcp');
    assert.deepEqual([lcp?.canary.n, lcp?.stable.n], [400, 1_200]);
  });

  test('is compared by those who return once they have had the route, and by who came before the stable release', async () => {
    const { revision = 0 } =
      (await testServer.registry.channels.composition('production')) ?? {};
    const visit = aVisit({ came: { first: revision - 1, last: revision - 1 } });
    const page = { route: '/*', visit };
    const n = async () => (await figures('lcp'))?.canary.n;
    const first = aMeasure(canary, 'shell', page);
    await report({ measures: [first, { ...first, kind: 'inp' }] });
    assert.equal(await n(), 0);
    await report({ measures: [{ ...first, kind: 'cls', value: 0.1 }] });
    assert.equal((await figures('cls'))?.canary.n, 0, 'it is the same page');
    await report({ measures: [aMeasure(canary, 'shell', page)] });
    assert.equal(await n(), 1);
    const early = aVisit({ came: { first: 0, last: 0 } });
    await report({ measures: [aMeasure(canary, 'shell', { route: '/*', visit: early })] });
    assert.equal(await n(), 2);
  });

  for (const [kind, value, slower] of [
    ['inp', 100, 2],
    ['cls', 0.1, 3],
    ['render-time', 80, 2],
    ['transfer-size', 400, 2],
  ] as const) {
    test(`is ended for ${kind} alone`, async () => {
      const valueAt = (at: number, hasCanary: boolean) =>
        (value * around(at) * (hasCanary ? slower : 1)) / 1_000;
      const [done] = await report({ measures: measures(1_600, valueAt, { kind }) });
      assert.match(done?.why ?? '', new RegExp(`^Pages had a higher ${kind}: `));
      assert.equal(await isLive(), false);
    });
  }

  test('is compared within a class of device: who has phones only is not slow for that', async () => {
    const phones = 1_600;
    const of = (device: 'phone' | 'desktop', times: number) => (one: ReportedMeasure) => {
      return { ...one, value: one.value * times, visit: aVisit({ device }) };
    };
    const all = measures(phones, around);
    await report({
      measures: all.map((one, at) => {
        const isPhone = one.composition === canary.id ? at % 16 !== 0 : at % 16 === 1;
        return isPhone ? of('phone', 2)(one) : of('desktop', 1)(one);
      }),
    });
    assert.equal(await isLive(), true);
    assert.ok(((await figures('lcp'))?.evidence ?? 0) < 50, `${(await figures('lcp'))?.evidence}`);
  });

  test('is not judged by reports of edges that tell of no visitor', async () => {
    const { visitor: _none, ...visit } = aVisit();
    await report({
      measures: measures(1_600, (at, hasCanary) => around(at) * (hasCanary ? 3 : 1), { visit }),
    });
    assert.equal(await isLive(), true);
  });

  test('ends its comparison after two weeks, and who has counted is forgotten then', async () => {
    const { pool } = testServer.database;
    await report({ measures: measures(40, around) });
    await pool.query(`begin; set local session_replication_role = replica;
      update channel_change set changed_at = now() - interval '15 days'; commit`);
    await report({ measures: measures(40, around) });
    await testServer.registry.reports.sweep();
    assert.equal((await figures('lcp'))?.canary.n, 10, 'what was known is kept');
    const { rows } = await pool.query('select from canary_network');
    assert.equal(rows.length, 0);
  });

  test('is judged by what it is set to when two of its changes are waited for', async () => {
    const { pool } = testServer.database;
    const holder = await pool.connect();
    await holder.query('begin; select from canary for update');
    const waiting = report({ measures: measures(40, around, { visit: aVisit({ revision: 2 }) }) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await holder.query(`insert into channel_change
        (kind, channel, revision, name, to_release, changed_by, why, canary, percent)
      select 'canary', channel, 900, 'shell', to_release, changed_by, why, canary, 30
      from channel_change where kind = 'canary'; update canary set percent = 30; commit`);
    holder.release();
    await waiting;
    assert.equal((await figures('lcp'))?.canary.n, 0, 'they were served before it was set again');
  });

  test('is not compared with anything for 0 or 100 percent of the visitors', async () => {
    for (const percent of [0, 100]) {
      await promote(nextShell, { canary: percent });
      await report({
        measures: measures(400, (at, hasCanary) => around(at) * (hasCanary ? 3 : 1)),
      });
      assert.equal(await isLive(), true);
      assert.equal((await figures('lcp'))?.canary.n, 0);
    }
  });

  test('is judged the same when two edges report at once', async () => {
    await Promise.all(
      [0, 1, 2, 3].map(() => report({ measures: measures(200, around), starts: [aStart(stable)] })),
    );
    const lcp = await figures('lcp');
    assert.deepEqual([lcp?.canary.n, lcp?.stable.n], [200, 600]);
  });

  test('is forgotten by the sweep once it has ended', async () => {
    await report({ measures: measures(40, around) });
    await testServer.registry.reports.sweep();
    assert.equal((await figures('lcp'))?.canary.n, 10);
    await promote(nextShell);
    await testServer.registry.reports.sweep();
    for (const table of ['canary_metric', 'canary_network']) {
      const { rows } = await testServer.database.pool.query(`select from ${table}`);
      assert.equal(rows.length, 0, table);
    }
  });
});
