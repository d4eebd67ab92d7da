import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const shell = shellRelease('1');
const releases = ['1', '2', '3', '4'].map((version) => remoteRelease('vendors', version));
const by = { by: 'a test', why: 'A try.' };

describe('the files of a release that a page was opened with', () => {
  let testRegistry: TestRegistry;
  before(async () => {
    testRegistry = await startTestRegistry();
    await testRegistry.publish(shell, ...releases);
  });
  after(() => testRegistry.stop());

  const [first, rolledBack, canary, stable] = releases.map(({ manifest }) => manifest);

  test('are there a day later, after it was replaced, rolled back, ended as a canary and removed, until they are retired', async () => {
    assert.ok(first && rolledBack && canary && stable);
    const { channels } = testRegistry.registry;
    await channels.move('production', [shell.manifest, first], by);
    await channels.move('production', [rolledBack], by);
    await channels.setCanary('production', [canary], { percent: 10 }, by);
    await channels.rollBack('production', [{ name: 'vendors' }], by);
    await channels.rollBack('production', [{ name: 'vendors' }], by);
    await channels.move('production', [stable], by);
    await channels.remove('production', ['vendors'], by);
    await testRegistry.database.pool.query(`update release set created_at = created_at - interval '1 day',
      published_at = published_at - interval '1 day'`);
    await testRegistry.registry.sweep(0);
    for (const { name, release, files } of [first, rolledBack, canary, stable]) {
      const read = (path: string) => testRegistry.registry.reader.releaseFile(name, release, path);
      for (const [path, { integrity }] of Object.entries(files)) {
        assert.equal((await read(path))?.integrity, integrity, `${release} ${path}`);
      }
      await testRegistry.registry.channels.retire({ name, release }, by);
      for (const path of Object.keys(files)) assert.equal(await read(path), null, path);
    }
  });
});
