import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scopeOf } from './scope.ts';
import { workspacePackages } from './workspace.ts';

const packages = workspacePackages();

describe('what a change can break', () => {
  test('a remote: itself, the remotes that show its parts, and those in whose slots it is', () => {
    const { directories, remotes } = scopeOf('designers', packages);
    assert.deepEqual(directories, ['mfe-designers']);
    assert.ok(remotes.includes('onboarding'), 'onboarding shows the designers’ ProfilePreview');
    assert.ok(remotes.includes('vendors'), 'the designers’ ConnectButton is in a slot of vendors');
  });

  test('a shared package: every package that depends on it, however deep', () => {
    const { directories, remotes } = scopeOf('@aangan/domain', packages);
    for (const directory of ['shared/host', 'shell', 'api', 'mfe-portfolio', 'e2e']) {
      assert.ok(directories.includes(directory), directory);
    }
    assert.deepEqual(remotes, [
      'auth',
      'boards',
      'conversations',
      'designers',
      'onboarding',
      'portfolio',
      'vendors',
    ]);
  });

  test('a remote’s name, its package and its folder mean the same', () => {
    const scopes = ['vendors', 'mfe-vendors', 'mfe-vendors/'].map((name) =>
      scopeOf(name, packages),
    );
    assert.deepEqual(scopes[1], scopes[0]);
    assert.deepEqual(scopes[2], scopes[0]);
  });

  test('an unknown name is refused with the names that there are', () => {
    assert.throws(() => scopeOf('vendor', packages), /no "vendor" to test[\s\S]*vendors/);
  });
});
