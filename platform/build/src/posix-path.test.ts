import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { describe, test } from 'node:test';
import { packageFolder } from './bill-of-materials.ts';
import { lockedPackages } from './locked-packages.ts';
import { posixPath, posixRelative } from './posix-path.ts';

const root = join(import.meta.dirname, '../../..');

describe('paths in what is built', () => {
  test('are the same on Windows', () => {
    const onWindows = posixRelative('C:\\site\\shell\\src', 'C:\\site\\shared\\ui', win32);
    assert.equal(onWindows, '../../shared/ui');
    assert.equal(onWindows, posixRelative('/site/shell/src', '/site/shared/ui', posix));
    assert.equal(posixPath('src\\testing\\render.tsx', win32), 'src/testing/render.tsx');
  });

  test('keep a backslash in a name where it separates nothing', () => {
    assert.equal(posixPath('src/a\\b.ts', posix), 'src/a\\b.ts');
  });

  test('find the packages of the lockfile on Windows too', () => {
    const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const folder = posixRelative('C:\\site', 'C:\\site\\shared\\ui', win32);
    const found = lockedPackages(lockfile, [folder]);
    assert.equal(found, lockedPackages(lockfile, ['shared/ui']));
    assert.notEqual(found, lockfile);
  });

  test('lead to the package that a module is in, on Windows too', () => {
    const file = 'C:\\boards\\node_modules\\@aangan\\ui\\dist\\button\\button.js';
    assert.equal(packageFolder(file, win32), 'C:/boards/node_modules/@aangan/ui');
    assert.equal(packageFolder('C:\\boards\\src\\app\\page.tsx', win32), undefined);
  });

  test('are made in one place: no other file of the build asks for a relative path', () => {
    const files = globSync('**/!(*.test).ts', { cwd: import.meta.dirname });
    const others = files.filter((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return /\brelative\b.*from 'node:path'/.test(text);
    });
    assert.deepEqual(others, []);
  });
});
