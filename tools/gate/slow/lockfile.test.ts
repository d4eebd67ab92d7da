import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { newRemote } from '../../../platform/cli/src/new/new-remote.ts';
import { remoteExtras } from '../../../platform/cli/src/new/write-templates.ts';

const root = join(import.meta.dirname, '../../..');
const lockfile = 'pnpm-lock.yaml';

/** What pnpm reads to decide what is installed, in a folder of its own. */
async function copiedWorkspace(): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'install-'));
  const packages =
    '{.,api,sandbox,e2e,trials,mfe-*,shell,site,{platform,shared,tools}/*}/package.json';
  const files = globSync([packages, 'pnpm-*.yaml', '.github/CODEOWNERS'], { cwd: root });
  await Promise.all(files.map((file) => cp(join(root, file), join(workspace, file))));
  return workspace;
}

async function install(workspace: string, ...options: string[]): Promise<string> {
  const argv = ['--yes', 'pnpm@10.34.9', 'install', '--lockfile-only', '--prefer-offline'];
  await promisify(execFile)('npx', argv.concat(options), { cwd: workspace });
  return readFile(join(workspace, lockfile), 'utf8');
}

describe('the lockfile', () => {
  test('names the packages of every platform, not only of the one that it was written on', () => {
    const text = readFileSync(join(root, lockfile), 'utf8');
    const files = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', {
      cwd: root,
    });
    const optional = files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).optionalDependencies ?? {}),
    );
    assert.ok(optional.length > 50, `only ${optional.length} optional packages were found`);
    assert.deepEqual(
      optional.filter((name) => !new RegExp(`^ {2}'?${name}@`, 'm').test(text)),
      [],
    );
  });

  test('is shown in differences', () => {
    const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');
    assert.doesNotMatch(attributes, /^\S*(?:lock|yaml)\S*.*(?:-diff|binary)/m);
  });

  test('gains a new remote by an install, and nothing else', async () => {
    const workspace = await copiedWorkspace();
    try {
      const before = await readFile(join(workspace, lockfile), 'utf8');
      assert.equal(await install(workspace, '--frozen-lockfile'), before);
      assert.equal(await install(workspace, '--no-frozen-lockfile'), before);
      await newRemote({ name: 'moodboards', extras: remoteExtras, workspace });
      const added = await install(workspace, '--no-frozen-lockfile');
      assert.notEqual(added, before);
      assert.equal(added.replace(/^ {2}mfe-moodboards:\n(?: {4}.*\n)+\n/m, ''), before);
      assert.equal(await install(workspace, '--frozen-lockfile'), added);
    } finally {
      await rm(workspace, { recursive: true });
    }
  });
});
