import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { bootstrapChannel } from './bootstrap-channel.ts';

describe('npm start on a channel', () => {
  let testRegistry: TestRegistry;
  const shell = shellRelease('1');
  const first = remoteRelease('vendors', '1');
  const second = remoteRelease('vendors', '2');
  const third = remoteRelease('vendors', '3');
  const rival = remoteRelease('rival', '1', { path: '/vendors' });

  before(async () => {
    testRegistry = await startTestRegistry();
    await testRegistry.publish(shell, first, second, third, rival);
  });
  after(() => testRegistry.stop());
  beforeEach(async () => {
    await testRegistry.emptyChannels();
  });

  const refs = (...releases: BuiltRelease[]) =>
    releases.map(({ manifest: { name, release } }) => ({ name, release }));
  const anna = { by: 'anna@aangan.test', why: 'It is ready.' };
  const move = (...releases: BuiltRelease[]) =>
    testRegistry.registry.channels.move('production', refs(...releases), anna);
  const checkedOutAt = new Date();
  const start = (...releases: BuiltRelease[]) =>
    bootstrapChannel(testRegistry.registry.channels, 'production', refs(...releases), checkedOutAt);
  const byHand = 'a person has moved it, or the site was restored';

  async function served(name: string): Promise<string | undefined> {
    const composition = await testRegistry.registry.channels.composition('production');
    return composition?.remotes.find((remote) => remote.name === name)?.release;
  }

  test('fills an empty one and moves on what it put there itself', async () => {
    assert.deepEqual(await start(shell, first), { moved: ['shell', 'vendors'], warnings: [] });
    assert.deepEqual(await start(shell, second), { moved: ['vendors'], warnings: [] });
    assert.deepEqual(await start(shell, second), { moved: [], warnings: [] });
  });

  test('moves nothing at all where a person has promoted a release, and says what was built', async () => {
    await start(shell, first);
    await move(second);
    const newShell = shellRelease('2');
    await testRegistry.publish(newShell);
    assert.deepEqual(await start(newShell, third), {
      moved: [],
      left: { reason: byHand, built: refs(newShell, third) },
      warnings: [],
    });
    assert.equal(await served('vendors'), second.manifest.release);
  });

  test('has nothing to say where the same releases were built', async () => {
    await start(shell, first);
    await move(second);
    assert.deepEqual(await start(shell, second), { moved: [], warnings: [] });
  });

  test('leaves a rollback to a release that it had itself published', async () => {
    await start(shell, first);
    await start(shell, second);
    await move(first);
    assert.equal((await start(shell, second)).left?.reason, byHand);
    assert.equal(await served('vendors'), first.manifest.release);
  });

  test('leaves what a person confirmed by putting the same release there', async () => {
    await start(shell, first);
    await move(first);
    assert.equal((await start(shell, second)).left?.reason, byHand);
  });

  test('leaves a channel on which a person tries a canary', async () => {
    await start(shell, first);
    const { channels } = testRegistry.registry;
    await channels.setCanary('production', refs(second), { percent: 10 }, anna);
    assert.equal((await start(shell, third)).left?.reason, byHand);
    assert.equal((await channels.status('production')).canaries.length, 1);
  });

  test('leaves a channel that a start from another checkout filled, before this one was there', async () => {
    await start(shell, first);
    const later = new Date(Date.now() + 60_000);
    const { channels } = testRegistry.registry;
    assert.deepEqual(await bootstrapChannel(channels, 'production', refs(shell, second), later), {
      moved: [],
      left: {
        reason: 'its history is older than this checkout of the source',
        built: refs(second),
      },
      warnings: [],
    });
    assert.equal(await served('vendors'), first.manifest.release);
  });

  test('leaves the channel, with the reason, when the built releases do not fit those on it', async () => {
    await start(shell, first);
    const result = await start(shell, second, rival);
    assert.match(result.refused ?? '', /paths: \w+ \(team \w+\) claims the path \/vendors/);
    assert.equal(await served('vendors'), first.manifest.release);
  });

  test('leaves off a name that a person removed', async () => {
    await start(shell, first);
    await testRegistry.registry.channels.remove('production', ['vendors'], anna);
    const again = await start(shell, second);
    assert.deepEqual(again.left, { reason: byHand, built: refs(second) });
    assert.equal(await served('vendors'), undefined);
  });
});
