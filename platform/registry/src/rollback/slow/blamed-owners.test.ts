import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Composition, ReportedFailure } from '@aangan/manifest';
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
const idOf = ({ manifest }: BuiltRelease) => manifest.release;
const ofEach = (version: string, names: readonly string[]) =>
  new Map(names.map((name) => [name, remoteRelease(name, version)]));
/** The owner of a page, of a part that it shows, and of what is in a slot of it. */
const owners = ['vendors', 'designers', 'boards'] as const;
const stable = ofEach('1', owners);
const next = ofEach('2', owners);
/** What each of them fails with, on the page of the first. */
const failing = {
  vendors: { expose: './Page' },
  designers: { expose: './ConnectButton' },
  boards: { expose: './Heart' },
};
const release = (of: Map<string, BuiltRelease>, name: string) => of.get(name) ?? assert.fail();

describe('on a page of one remote with a part of a second and a slot of a third', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, ...stable.values(), ...next.values());
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await emptyReports(testServer);
    await promote([shell, ...stable.values()]);
  });

  async function promote(releases: BuiltRelease[], more: object = {}): Promise<void> {
    const refs = releases.map(({ manifest: { name, release: id } }) => ({ name, release: id }));
    const body = { releases: refs, why: 'A try.', ...more };
    const answer = await testServer.post('/channels/production/releases', body);
    assert.equal(answer.status, 200, await answer.clone().text());
  }

  async function page(...canaries: BuiltRelease[]): Promise<Composition> {
    const compositions = await servedCompositions(testServer);
    return compositions.get(canaries.map(idOf).toSorted().join(' ')) ?? assert.fail();
  }

  async function report(
    failures: ReportedFailure[],
    views: { composition: string; minute: number; count: number }[] = [],
  ) {
    const compositions = await servedCompositions(testServer);
    return testServer.registry.reports.receive(aBatch(compositions.values(), { failures, views }));
  }

  async function live(): Promise<string[]> {
    const { canaries = [] } = (await testServer.registry.channels.composition('production')) ?? {};
    return canaries.flatMap(({ remotes }) => remotes.map(({ name }) => name)).toSorted();
  }

  const failuresOf = (composition: Composition, name: (typeof owners)[number], count: number) =>
    [true, false].flatMap((isServer) =>
      Array.from({ length: count }, () =>
        aFailure(composition, name, { route: '/vendors', isServer, ...failing[name] }),
      ),
    );

  for (const name of owners) {
    test(`only the canary of ${name} is ended where it fails, though the others have one`, async () => {
      // The failing one is the widest and the oldest: by its share alone each of the others would be suspected before it.
      await promote([release(next, name)], { canary: 30 });
      const others = owners.filter((one) => one !== name);
      for (const other of others) await promote([release(next, other)], { canary: 10 });
      const all = await page(...next.values());
      const done = await report(failuresOf(all, name, 6));
      assert.deepEqual(
        done.map(({ releases }) => releases.map((one) => one.name)),
        [[name]],
      );
      assert.deepEqual(await live(), others.toSorted());
    });

    test(`only the stable release of ${name} is rolled back where it fails`, async () => {
      const old = await page();
      for (const owner of owners) {
        await testServer.post('/channels/production/auto-rollbacks', { name: owner, isOn: true });
      }
      await promote([...next.values()]);
      const current = await page();
      const minute = (at: number) => at - (at % 60);
      await report([], [{ composition: current.id, minute: minute(soon()), count: 60 }]);
      const compositions = [old, current];
      const earlier = [{ composition: old.id, minute: minute(soon() - 600), count: 3_000 }];
      await testServer.registry.reports.receive(aBatch(compositions, { views: earlier }));
      const done = await report(failuresOf(current, name, 6));
      assert.deepEqual(
        done.map(({ releases }) => releases.map((one) => one.name)),
        [[name]],
      );
      const served = await testServer.registry.channels.served('production');
      for (const owner of owners) {
        const expected = release(owner === name ? stable : next, owner);
        assert.equal(served.get(owner)?.release, idOf(expected), owner);
      }
    });
  }

  test('a canary is ended that breaks the part of another team, which has no canary', async () => {
    await promote([release(next, 'vendors')], { canary: 10 });
    const broken = await page(release(next, 'vendors'));
    await report(failuresOf(broken, 'designers', 3));
    assert.deepEqual(await live(), []);
  });

  test('a canary is ended that breaks the canary of another team, and not that one', async () => {
    await promote([release(next, 'vendors')], { canary: 10 });
    await promote([release(next, 'designers')], { canary: 30 });
    const [both, alone] = [
      await page(release(next, 'vendors'), release(next, 'designers')),
      await page(release(next, 'vendors')),
    ];
    await report([...failuresOf(alone, 'designers', 4), ...failuresOf(both, 'designers', 1)]);
    assert.deepEqual(await live(), ['designers']);
  });
});
