import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readBuiltFrom, writeBuiltFrom } from './built-from.ts';

describe('what an app is built from', () => {
  let root: string;
  let app: string;
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Anna', '-c', 'user.email=a@x', ...parameters])
      .toString()
      .trim();
  const build = async () => {
    await writeBuiltFrom(app);
    return readBuiltFrom(join(app, 'dist'));
  };

  before(() => {
    root = mkdtempSync(join(tmpdir(), 'aangan-built-from-'));
    app = join(root, 'mfe-prices');
    mkdirSync(join(app, 'dist'), { recursive: true });
    writeFileSync(join(root, '.gitignore'), 'dist\n');
    writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9\n');
  });
  after(() => rmSync(root, { recursive: true }));

  test('is unknown outside of a repository, but for the lockfile', async () => {
    assert.deepEqual(await build(), {
      lockfile: {
        name: 'pnpm-lock.yaml',
        sha256: createHash('sha256').update('lockfileVersion: 9\n').digest('hex'),
      },
    });
    assert.equal(await readBuiltFrom(root), undefined);
  });

  test('is what it was at the time of the build: changes that are committed later were not', async () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'First');
    const clean = await build();
    assert.deepEqual(
      [clean?.commit?.id, clean?.commit?.isChanged],
      [git('rev-parse', 'HEAD'), false],
    );
    writeFileSync(join(root, 'new.txt'), 'x');
    assert.equal((await build())?.commit?.isChanged, true);
    git('add', '.');
    git('commit', '-qm', 'Second');
    assert.equal((await readBuiltFrom(join(app, 'dist')))?.commit?.isChanged, true);
    assert.equal((await build())?.commit?.isChanged, false);
  });
});
