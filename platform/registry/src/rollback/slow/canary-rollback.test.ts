import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportedFailure } from '@aangan/manifest';
import { openRegistry } from '../../open-registry.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  emptyReports,
  servedCompositions,
  soon,
} from '../../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const designers = remoteRelease('designers', '1');
const nextDesigners = remoteRelease('designers', '2');
const idOf = ({ manifest }: BuiltRelease) => manifest.release;

describe('the rollback of a canary', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors, designers, nextDesigners);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, vendors, designers]);
  });

  async function promote(releases: BuiltRelease[], more: object = {}): Promise<void> {
    const refs = releases.map(({ manifest: { name, release } }) => ({ name, release }));
    const body = { releases: refs, why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }

  async function live(): Promise<string[]> {
    const { canaries = [] } = (await testServer.registry.channels.composition('production')) ?? {};
    return canaries.flatMap(({ remotes }) => remotes.map(({ release }) => release));
  }

  /** Pages with these releases, as visitors get them. */
  async function pageWith(...canaries: BuiltRelease[]): Promise<Composition> {
    const compositions = await servedCompositions(testServer);
    const found = compositions.get(canaries.map(idOf).toSorted().join(' '));
    assert.ok(found, [...compositions.keys()].join());
    return found;
  }

  async function report(failures: ReportedFailure[]) {
    const compositions = await servedCompositions(testServer);
    return testServer.registry.reports.receive(aBatch(compositions.values(), { failures }));
  }

  const times = (count: number, make: () => ReportedFailure) => Array.from({ length: count }, make);

  describe('a canary that makes pages fail', () => {
    test('is ended after failures from six networks, with the reason in the history, and only it', async () => {
      await promote([nextVendors], { canary: 10 });
      await promote([nextDesigners], { canary: 20 });
      const page = await pageWith(nextVendors);
      assert.deepEqual(await report(times(5, () => aFailure(page, 'vendors'))), []);
      const [done] = await report([aFailure(page, 'vendors')]);
      assert.deepEqual(done?.releases, [
        { name: 'vendors', team: 'vendors', from: idOf(nextVendors), to: idOf(vendors) },
      ]);
      assert.deepEqual(await live(), [idOf(nextDesigners)]);
      const [line] = await testServer.registry.channels.history('production', { limit: 1 });
      assert.deepEqual([line?.kind, line?.by, line?.name], ['end-canary', 'platform', 'vendors']);
      assert.equal(
        line?.why,
        'Pages failed: 6 from 6 networks with this canary, which 10 % of the visitors got, and 0 without it. By chance this happens less than once in 200 releases.',
      );
      const served = await testServer.registry.channels.served('production');
      assert.equal(served.get('vendors')?.release, idOf(vendors));
    });

    test('is ended whichever release of the page fails with it, and with all releases of its set', async () => {
      await promote([nextVendors, nextDesigners], { canary: 10 });
      const page = await pageWith(nextVendors, nextDesigners);
      const [done] = await report(times(6, () => aFailure(page, 'shell')));
      assert.deepEqual(done?.releases.map(({ name }) => name).toSorted(), ['designers', 'vendors']);
      assert.deepEqual(await live(), []);
    });

    test('is ended for failures to load, and not for pages that React made again or a browser changed', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      for (const kind of ['hydration-mismatch', 'changed-by-browser'] as const) {
        await report(times(9, () => aFailure(page, 'vendors', { kind })));
      }
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      await report(times(6, () => aFailure(page, 'vendors', { kind: 'load-failed' })));
      assert.deepEqual(await live(), []);
    });

    test('is ended where React has also made the pages again that threw', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const thrown = times(6, () => aFailure(page, 'vendors'));
      await report(thrown.flatMap((one) => [one, { ...one, kind: 'hydration-mismatch' as const }]));
      assert.deepEqual(await live(), []);
    });

    test('is ended where it fails on one route only, among thousands of views of other pages', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const views = [{ composition: page.id, minute: soon() - (soon() % 60), count: 5_000 }];
      await testServer.registry.reports.receive(aBatch([page], { views }));
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      await report(times(6, () => aFailure(page, 'vendors', { route: '/vendors' })));
      assert.deepEqual(await live(), []);
    });

    test('is ended where it fails in one browser only, also while a few pages fail everywhere', async () => {
      await promote([nextVendors], { canary: 10 });
      const [page, stable] = [await pageWith(nextVendors), await pageWith()];
      const inOneBrowser = { kind: 'load-failed' as const, message: 'Unexpected token' };
      await report([aFailure(page, 'vendors'), aFailure(stable, 'vendors')]);
      await report(times(2, () => aFailure(stable, 'vendors')));
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      await report(times(7, () => aFailure(page, 'vendors', inOneBrowser)));
      assert.deepEqual(await live(), []);
    });

    test('is ended by pages of edges whose clocks are an hour wrong, in either direction', async () => {
      for (const wrong of [-3_600, 3_600]) {
        await promote([nextVendors], { canary: 10 });
        const page = await pageWith(nextVendors);
        const viewedAt = soon() + wrong;
        await report(times(6, () => aFailure(page, 'vendors', { viewedAt })));
        assert.deepEqual(await live(), [], `${wrong}`);
      }
    });

    test('is ended by failures of all its percentages together', async () => {
      await promote([nextVendors], { canary: 5 });
      const page = await pageWith(nextVendors);
      const revisionOf = async () =>
        (await testServer.registry.channels.composition('production'))?.revision ?? 0;
      const revision = await revisionOf();
      await report(times(3, () => aFailure(page, 'vendors', { revision })));
      await promote([nextVendors], { canary: 20 });
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      const later = await revisionOf();
      await report(times(3, () => aFailure(page, 'vendors', { revision: later })));
      assert.deepEqual(await live(), []);
    });

    test('is ended once by several registries, which tell of it once', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const { database, blobs } = testServer;
      const registries = [1, 2, 3, 4].map(() => openRegistry({ database, blobs }));
      const done = await Promise.all(
        registries.map(({ reports }) =>
          reports.receive(aBatch([page], { failures: times(6, () => aFailure(page, 'vendors')) })),
        ),
      );
      assert.equal(done.flat().length, 1);
      const history = await testServer.registry.channels.history('production');
      assert.equal(history.filter(({ by }) => by === 'platform').length, 1);
      const jobs = await database.pool.query(
        'select task_identifier from graphile_worker.jobs order by 1',
      );
      assert.deepEqual(
        jobs.rows.map((row) => row.task_identifier),
        ['call-webhook-of-rollback', 'tell-team-of-rollback'],
      );
    });

    test('is ended alone where two fail only together; the other one is judged without it', async () => {
      await promote([nextVendors], { canary: 10 });
      await promote([nextDesigners], { canary: 10 });
      const both = await pageWith(nextVendors, nextDesigners);
      const done = await report(times(6, () => aFailure(both, 'designers')));
      assert.equal(done.length, 1);
      // The evidence against both is the same: the newer one goes.
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      const without = await pageWith();
      await report([aFailure(without, 'designers')]);
      assert.deepEqual(await live(), [idOf(nextVendors)]);
    });
  });

  test('two rollbacks at one instant have notices with ids of their own, with room for mails', async () => {
    await promote([nextVendors], { canary: 10 });
    await promote([nextDesigners], { canary: 10 });
    const [one, other] = [await pageWith(nextVendors), await pageWith(nextDesigners)];
    const done = await report([
      ...times(6, () => aFailure(one, 'vendors')),
      ...times(6, () => aFailure(other, 'designers')),
    ]);
    assert.equal(done.length, 2);
    const { rows } = await testServer.database.pool.query<{ id: string }>(
      `select distinct payload ->> 'id' as id from graphile_worker._private_jobs order by 1`,
    );
    const [first = 0, second = 0] = rows.map(({ id }) => Number(id));
    assert.deepEqual([rows.length, second - first], [2, 1_000]);
    assert.ok(Number.isSafeInteger(second));
  });

  describe('a batch', () => {
    test('counts once, however often the edge sends it', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const views = [{ composition: page.id, minute: soon() - (soon() % 60), count: 5 }];
      const batch = aBatch([page], { views, failures: [aFailure(page, 'vendors')] });
      for (let again = 0; again < 3; again += 1) await testServer.registry.reports.receive(batch);
      const { rates } = await testServer.registry.reports.read({
        name: 'vendors',
        channel: 'production',
      });
      assert.deepEqual(rates, [
        { release: idOf(nextVendors), views: 5, failures: { 'render-error': 1 } },
      ]);
    });
  });
});
