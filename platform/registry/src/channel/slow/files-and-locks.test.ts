import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { type GuardedRegistry, startGuardedRegistry } from '../../testing/guarded-registry.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import {
  aBatch,
  aFailure,
  emptyReports,
  servedCompositions,
  soon,
} from '../../testing/report-batches.ts';

const anna = { by: 'anna@aangan.test', why: 'A try.' };
const shell = shellRelease('1');
const [first, second, third] = ['1', '2', '3'].map((version) =>
  remoteRelease('vendors', version),
) as [BuiltRelease, BuiltRelease, BuiltRelease];
const designers = remoteRelease('designers', '1');
const rival = remoteRelease('rival', '1', { path: '/vendors' });
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const scriptOf = ({ manifest }: BuiltRelease) => manifest.files['entry.js']?.sha256 ?? '';

describe('the files of releases that a change puts on a channel', () => {
  let guardedRegistry: GuardedRegistry;
  before(async () => {
    guardedRegistry = await startGuardedRegistry();
  });
  after(() => guardedRegistry.stop());
  beforeEach(async () => {
    await guardedRegistry.publish(shell, first, second, third, designers, rival);
    for (const built of [first, second, third]) {
      for (const [sha256, bytes] of built.blobs) {
        await guardedRegistry.blobs.put(bytes, { expectedSha256: sha256, maxBytes: bytes.length });
      }
    }
    await guardedRegistry.emptyChannels();
    await emptyReports(guardedRegistry);
    await move(shell, first);
    guardedRegistry.reads = [];
  });
  afterEach(() => {
    guardedRegistry.onRead = async () => undefined;
    assert.deepEqual(
      guardedRegistry.reads.filter(({ isInside }) => isInside),
      [],
    );
  });

  const move = (...releases: BuiltRelease[]) =>
    guardedRegistry.registry.channels.move('production', releases.map(refOf), anna);
  const rollBack = () =>
    guardedRegistry.registry.channels.rollBack('production', [{ name: 'vendors' }], anna);
  const served = async () =>
    (await guardedRegistry.registry.channels.served('production')).get('vendors')?.release;
  const wasRead = (built: BuiltRelease) =>
    guardedRegistry.reads.some(({ sha256 }) => sha256 === scriptOf(built));
  /** Does something before the first file is read. */
  const beforeFirstRead = (act: () => Promise<unknown>) => {
    guardedRegistry.onRead = async () => {
      guardedRegistry.onRead = async () => undefined;
      await act();
    };
  };

  test('are read before the lock for a promotion, a canary and both rollbacks by people', async () => {
    const { revision } = await move(second);
    assert.ok(wasRead(second));
    const canary = { percent: 10 };
    await guardedRegistry.registry.channels.setCanary('production', [refOf(third)], canary, anna);
    assert.ok(wasRead(third));
    await rollBack();
    guardedRegistry.reads = [];
    await guardedRegistry.registry.channels.rollBackChangeSet('production', revision, anna);
    assert.ok(wasRead(first));
    await move(second);
    guardedRegistry.reads = [];
    await rollBack();
    assert.ok(wasRead(first));
    assert.equal(await served(), first.manifest.release);
  });

  test('are read again where another change brings other releases meanwhile', async () => {
    await move(second);
    await move(third);
    guardedRegistry.reads = [];
    beforeFirstRead(rollBack);
    await rollBack();
    assert.equal(
      await served(),
      first.manifest.release,
      'the second rollback goes on from the first',
    );
    assert.ok(wasRead(second) && wasRead(first));
  });

  test('are read where a release that was there at first is there no longer', async () => {
    beforeFirstRead(async () => {
      await move(second);
      await guardedRegistry.blobs.remove(scriptOf(first));
    });
    await assert.rejects(move(designers, first), /vendors \w+ cannot be served\. files: the bytes/);
    assert.equal(await served(), second.manifest.release);
  });

  test('leave no mark of a decision where the change is refused once they were read', async () => {
    const bootstrap = { ...anna, isBootstrap: true };
    const { channels } = guardedRegistry.registry;
    await guardedRegistry.emptyChannels();
    await channels.move('production', [shell, first].map(refOf), bootstrap);
    await assert.rejects(move(shell, rival), /claims the path \/vendors/);
    assert.ok(wasRead(rival));
    assert.equal((await channels.served('production')).get('shell')?.isBootstrap, true);
  });

  describe('that the platform rolls back to', () => {
    /** Tells of failures of the second release, after an hour of the first without any. */
    const fail = async () => {
      const { reports } = guardedRegistry.registry;
      await reports.setAutomatic({ channel: 'production', name: 'vendors', isOn: true }, anna);
      const at = soon() - 600;
      const [old] = (await servedCompositions(guardedRegistry)).values();
      await move(second);
      const [next] = (await servedCompositions(guardedRegistry)).values();
      assert.ok(old && next);
      const viewsOf = (id: string, count: number, when: number) => [
        { composition: id, count, minute: when - (when % 60) },
      ];
      await reports.receive(aBatch([old], { views: viewsOf(old.id, 3_000, at) }));
      guardedRegistry.reads = [];
      const failures = Array.from({ length: 30 }, () => aFailure(next, 'vendors'));
      return () =>
        reports.receive(aBatch([next], { views: viewsOf(next.id, 60, soon()), failures }));
    };

    test('are read before the lock, too', async () => {
      const report = await fail();
      assert.equal((await report()).length, 1);
      assert.ok(wasRead(first));
      assert.equal(await served(), first.manifest.release);
    });

    test('are not gone back to where they are lost: nothing of the remote would load', async () => {
      const report = await fail();
      await guardedRegistry.blobs.remove(scriptOf(first));
      assert.deepEqual(await report(), []);
      assert.equal(await served(), second.manifest.release);
    });

    test('are gone back to where they cannot be read now', async () => {
      const report = await fail();
      guardedRegistry.onRead = () => Promise.reject(new Error('EIO'));
      assert.equal((await report()).length, 1);
      assert.equal(await served(), first.manifest.release);
    });

    test('stay away where a person has changed the channel while they were read', async () => {
      const report = await fail();
      beforeFirstRead(() => move(third));
      assert.deepEqual(await report(), []);
      assert.equal(await served(), third.manifest.release);
    });
  });
});
