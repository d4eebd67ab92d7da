import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readSource } from './read-source.ts';

let root: string;
let dist: string;
const git = (...parameters: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Anna B', '-c', 'user.email=a@x', ...parameters])
    .toString()
    .trim();

describe('the source of a build', () => {
  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'aangan-source-'));
    dist = path.join(root, 'mfe-prices/dist');
    await mkdir(dist, { recursive: true });
  });
  after(() => rm(root, { recursive: true }));

  test('is unknown without a package.json and outside of a repository', async () => {
    assert.deepEqual(await readSource(dist), {});
  });

  test('is the version of its package and the commit of its folder, and tells of changes', async () => {
    await writeFile(path.join(root, 'mfe-prices/package.json'), '{"version": "2.1.0"}');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'First');
    const { version, commit } = await readSource(dist);
    assert.equal(version, '2.1.0');
    assert.deepEqual([commit?.id, commit?.author], [git('rev-parse', 'HEAD'), 'Anna B']);
    assert.equal(commit?.isChanged, false);
    assert.ok(!Number.isNaN(Date.parse(commit?.at ?? '')));
    await writeFile(path.join(root, 'new.txt'), 'x');
    assert.equal((await readSource(dist)).commit?.isChanged, true);
  });

  test('is the commit that is given, with an author only where git has it checked out', async () => {
    const id = 'b'.repeat(40);
    const run = { branch: 'cards' };
    const given = await readSource(dist, { commit: id, run });
    assert.deepEqual([given.commit, given.run], [{ id, isChanged: true }, run]);
    const own = await readSource(dist, { commit: git('rev-parse', 'HEAD') });
    assert.equal(own.commit?.author, 'Anna B');
  });
});
