import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { platformBinaries } from './platform-binaries.ts';
import { isReachable, reachableBinaries } from './reachable-binaries.ts';
import { serverUser } from './server-user.ts';

const isRoot = process.getuid?.() === 0;

describe('reachableBinaries', () => {
  test('are the package’s own when the server’s user can reach them', async () => {
    assert.ok((await reachableBinaries(platformBinaries(), undefined)).endsWith('/native'));
  });

  // Only root starts servers as another user.
  if (isRoot) {
    test('are copied out once when they lie under a private folder of root', async () => {
      const user = await serverUser('/does-not-exist');
      assert.ok(user);
      const home = await mkdtemp(path.join(homedir(), 'aangan-binaries-'));
      const version = `test-${process.pid}`;
      let copy = '';
      try {
        await cp(platformBinaries().root, home, { recursive: true, verbatimSymlinks: true });
        copy = await reachableBinaries({ root: home, version }, user);
        assert.ok(!copy.startsWith(home));
        assert.ok(await isReachable(copy, user));
        assert.equal(await reachableBinaries({ root: home, version }, user), copy);
        const run = spawnSync(path.join(copy, 'bin/postgres'), ['--version'], {
          ...user,
          cwd: '/',
        });
        assert.match(run.stdout.toString(), /PostgreSQL\) 18/);
      } finally {
        await rm(home, { recursive: true });
        await rm(copy, { recursive: true, force: true });
      }
    });
  }
});
