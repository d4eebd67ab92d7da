import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition } from '@aangan/manifest';
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
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const minute = 60;

describe('the rollback of a stable release', () => {
  let testServer: TestServer;
  /** The pages before and after the promotion. */
  let old: Composition;
  let next: Composition;

  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, nextVendors);
  });
  after(() => testServer.stop());

  const promote = (...releases: BuiltRelease[]) => promoteAs(releases);

  async function promoteAs(releases: BuiltRelease[], more: object = {}): Promise<void> {
    const refs = releases.map(({ manifest: { name, release } }) => ({ name, release }));
    const body = { releases: refs, why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }

  async function served(): Promise<Composition> {
    const [composition] = (await servedCompositions(testServer)).values();
    assert.ok(composition);
    return composition;
  }

  const turn = (isOn: boolean, token?: string) =>
    testServer.post('/channels/production/auto-rollbacks', { name: 'vendors', isOn }, token);

  const viewsOf = ({ id }: Composition, count: number, at: number) => [
    { composition: id, minute: at - (at % minute), count },
  ];

  /** Tells of views and failures of both releases. */
  async function report(seen: {
    before: { views: number; failed: number };
    after: { views: number; failed: number };
  }) {
    const { reports } = testServer.registry;
    const earlier = soon() - 10 * minute;
    const fail = (page: Composition, count: number, viewedAt: number) =>
      Array.from({ length: count }, () => aFailure(page, 'vendors', { viewedAt }));
    await reports.receive(
      aBatch([old], {
        views: viewsOf(old, seen.before.views, earlier),
        failures: fail(old, seen.before.failed, earlier),
      }),
    );
    return reports.receive(
      aBatch([next], {
        views: viewsOf(next, seen.after.views, soon()),
        failures: fail(next, seen.after.failed, soon()),
      }),
    );
  }

  const releaseOn = async () =>
    (await testServer.registry.channels.served('production')).get('vendors')?.release;

  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote(shell, vendors);
    old = await served();
    await promote(nextVendors);
    next = await served();
  });

  describe('a stable release that fails more often than the one before', () => {
    test('is rolled back where its team has switched that on, with the numbers in the history', async () => {
      assert.equal((await turn(true)).status, 200);
      const [done] = await report({
        before: { views: 3_000, failed: 3 },
        after: { views: 60, failed: 12 },
      });
      assert.equal(done?.isCanary, false);
      assert.equal(await releaseOn(), idOf(vendors));
      const [line] = await testServer.registry.channels.history('production', { limit: 1 });
      assert.deepEqual([line?.kind, line?.by, line?.to], ['rollback', 'platform', idOf(vendors)]);
      assert.match(
        line?.why ?? '',
        /12 of 60 views since the promotion, from 12 networks, and 3 of 3000/,
      );
    });

    test('stays where another remote has taken its former path', async () => {
      const moved = remoteRelease('vendors', '3', { path: '/other' });
      const taker = remoteRelease('taker', '1', { path: '/vendors' });
      await testServer.publish(moved, taker);
      old = next;
      await promote(moved);
      await promote(taker);
      next = await served();
      await turn(true);
      await report({ before: { views: 3_000, failed: 0 }, after: { views: 60, failed: 12 } });
      assert.equal(await releaseOn(), idOf(moved));
    });

    test('stays where it is a security fix: failures may be made up', async () => {
      const fix = remoteRelease('vendors', '4');
      await testServer.publish(fix);
      old = next;
      await promoteAs([fix], { isSecurityFix: true });
      next = await served();
      await turn(true);
      await report({ before: { views: 3_000, failed: 0 }, after: { views: 60, failed: 30 } });
      assert.equal(await releaseOn(), idOf(fix));
    });

    test('stays where the one before was published with a token that was revoked since', async () => {
      const wanted = { name: 'ci', team: 'vendors', channels: ['production'], days: 1 };
      const { id } = await testServer.registry.tokens.issue(wanted, 'anna');
      const leaked = remoteRelease('vendors', '5');
      const by = 'ci (token of team vendors)';
      await testServer.registry.releases.announce(leaked.manifest, { by });
      await testServer.publish(leaked);
      await promote(leaked);
      old = await served();
      await promote(nextVendors);
      next = await served();
      await testServer.registry.tokens.revoke(id, 'anna');
      await turn(true);
      await report({ before: { views: 3_000, failed: 0 }, after: { views: 60, failed: 30 } });
      assert.equal(await releaseOn(), idOf(nextVendors));
    });

    test('stays where its team has not, or no longer', async () => {
      const seen = { before: { views: 3_000, failed: 0 }, after: { views: 60, failed: 30 } };
      assert.deepEqual(await report(seen), []);
      await turn(true);
      await turn(false);
      assert.deepEqual(await report(seen), []);
      assert.equal(await releaseOn(), idOf(nextVendors));
    });

    test('stays where the one before failed as often, or was seen too little to tell', async () => {
      await turn(true);
      await report({ before: { views: 3_000, failed: 600 }, after: { views: 60, failed: 12 } });
      assert.equal(await releaseOn(), idOf(nextVendors));
      await emptyReports(testServer);
      await turn(true);
      await report({ before: { views: 100, failed: 0 }, after: { views: 60, failed: 30 } });
      assert.equal(await releaseOn(), idOf(nextVendors));
    });

    test('is not rolled back again after a person has promoted it once more an hour later', async () => {
      await turn(true);
      await testServer.database.pool.query(`
      begin;
      set local session_replication_role = replica;
      update channel_change set changed_at = now() - interval '61 minutes';
      commit`);
      await report({ before: { views: 3_000, failed: 0 }, after: { views: 60, failed: 30 } });
      assert.equal(await releaseOn(), idOf(nextVendors));
    });
  });

  describe('automatic rollback', () => {
    test('is switched by integrators, and by the team that owns the remote on its channels', async () => {
      const wanted = { name: 'ci', channels: ['production'], expiresInDays: 1 };
      const tokenOf = async (team: string) => {
        const answer = await testServer.post('/tokens', { ...wanted, team });
        return ((await answer.json()) as { token: string }).token;
      };
      assert.equal((await turn(true, await tokenOf('vendors'))).status, 200);
      assert.equal((await turn(true, await tokenOf('designers'))).status, 403);
      assert.equal((await turn(true, 'client')).status, 403);
      const absent = { name: 'absent', isOn: true };
      assert.equal(
        (await testServer.post('/channels/production/auto-rollbacks', absent)).status,
        404,
      );
      const read = await testServer.registry.reports.read({
        name: 'vendors',
        channel: 'production',
      });
      assert.equal(read.isAutomatic, true);
    });
  });
});
