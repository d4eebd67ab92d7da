import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportedFailure } from '@aangan/manifest';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  emptyReports,
  servedCompositions,
} from '../../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const designers = remoteRelease('designers', '1');
const nextDesigners = remoteRelease('designers', '2');
const idOf = ({ manifest }: BuiltRelease) => manifest.release;

describe('a channel with a canary', () => {
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

  describe('a canary stays', () => {
    test('where pages without it fail as often', async () => {
      await promote([nextVendors], { canary: 10 });
      const [page, stable] = [await pageWith(nextVendors), await pageWith()];
      for (let round = 0; round < 10; round += 1) {
        await report(times(9, () => aFailure(stable, 'vendors')));
        await report([aFailure(page, 'vendors')]);
      }
      assert.deepEqual(await live(), [idOf(nextVendors)]);
    });

    test('whatever a few networks report: hundreds of page views of theirs count as one each', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      for (let at = 1; at <= 5; at += 1) {
        const network = `network-number-${at}`;
        await report(times(500, () => aFailure(page, 'vendors', { network })));
      }
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      await report([aFailure(page, 'vendors')]);
      assert.deepEqual(await live(), [], 'a sixth network decides');
    });

    test('whatever one visitor reports from many networks: a phone that travels counts once', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const visitor = 'one-visitor-of-many-networks';
      await report(times(20, () => aFailure(page, 'vendors', { visitor })));
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      await report(times(5, () => aFailure(page, 'vendors')));
      assert.deepEqual(await live(), []);
    });

    test('whatever pages without a visitor report, and these do not speak for it either', async () => {
      await promote([nextVendors], { canary: 10 });
      const [page, stable] = [await pageWith(nextVendors), await pageWith()];
      const ofRobot = (composition: Composition) => {
        const { visitor: _none, ...failure } = aFailure(composition, 'vendors');
        return failure;
      };
      await report(times(20, () => ofRobot(page)));
      await report(times(200, () => ofRobot(stable)));
      assert.deepEqual(await live(), [idOf(nextVendors)]);
      await report(times(6, () => aFailure(page, 'vendors')));
      assert.deepEqual(await live(), []);
    });

    test('where one page view is reported again and again, from many networks', async () => {
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const view = aFailure(page, 'vendors').page;
      for (let again = 0; again < 10; again += 1) {
        await report([aFailure(page, 'vendors', { page: view })]);
      }
      assert.deepEqual(await live(), [idOf(nextVendors)]);
    });

    test('where the reports are late, of before it was set, of a release that was never served, or of another composition', async () => {
      const old = await pageWith();
      await promote([nextVendors], { canary: 10 });
      const page = await pageWith(nextVendors);
      const release = idOf(nextVendors);
      for (const forged of [
        () => aFailure(page, 'vendors', { isLate: true }),
        () => aFailure(page, 'vendors', { revision: 1 }),
        () => aFailure(page, 'vendors', { release: 'f'.repeat(16) }),
        () => aFailure(old, 'vendors', { release }),
        () => aFailure(page, 'vendors', { composition: 'never-served-composition' }),
        () => aFailure(page, 'absent', { release }),
      ]) {
        await report(times(20, forged));
        assert.deepEqual(await live(), [release], forged.toString());
      }
    });

    test('while it reaches nobody or everybody: there is nothing to compare it with', async () => {
      for (const canary of [0, 100]) {
        await promote([nextVendors], { canary });
        const page = await pageWith(nextVendors);
        await report(times(20, () => aFailure(page, 'vendors')));
        assert.deepEqual(await live(), [idOf(nextVendors)]);
      }
    });
  });
});
