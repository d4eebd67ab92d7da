import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { newRemote } from '../../../platform/cli/src/new/new-remote.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Sources, which other tests may write while this one builds them. */
const folders = ['shared', 'platform', 'mfe-portfolio'];
const copied = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  '.github/CODEOWNERS',
];
const remotes = ['mfe-moodboards', 'mfe-portfolio'];

/** What builds write into a workspace. */
const written = ['*/dist', 'platform/*/dist', '**/node_modules/.{aangan,cache}', '**/.federation'];
/** The same, as names of a folder: other tests build meanwhile, and what they write may be gone while it is copied. */
const writtenNames = ['dist', '.aangan', '.cache', '.federation'];
const isSource = (path: string) => !writtenNames.includes(basename(path));

/**
 * A workspace with a new remote and one of ours. Its installed packages are other names of the same files, not links
 * elsewhere.
 */
async function makeCheckout(folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of copied) await cp(join(root, name), join(folder, name));
  const packages = 'node_modules';
  const installed = (await readdir(join(root, packages))).filter(isSource);
  await mkdir(join(folder, packages));
  await run('cp', [
    '-al',
    ...installed.map((name) => join(root, packages, name)),
    join(folder, packages),
  ]);
  const copy = (from: string, to: string) =>
    cp(join(root, from), join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  for (const name of folders) await copy(name, name);
  await newRemote({ name: 'moodboards', extras: [], workspace: folder });
  await copy(join('mfe-portfolio', packages), join('mfe-moodboards', packages));
}

/** Builds the remotes of a workspace, with nothing from an earlier build. @returns path → the bytes of each file */
async function bytesOf(checkout: string): Promise<Record<string, string>> {
  for (const folder of globSync(written, { cwd: checkout })) {
    await rm(join(checkout, folder), { recursive: true, force: true });
  }
  const build = join(checkout, 'platform/build/src/build-apps.ts');
  await run(process.execPath, [build, ...remotes], { cwd: checkout });
  const files = globSync(
    remotes.map((remote) => `${remote}/dist/**/*.*`),
    { cwd: checkout },
  );
  const read = async (file: string) =>
    [file, await readFile(join(checkout, file), 'base64')] as const;
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}

/** What stands around the first byte that differs: the names of chunks alone do not tell why. */
function firstDifference(before: string, after: string): { before: string; after: string } {
  const [one, other] = [before, after].map((bytes) => Buffer.from(bytes, 'base64'));
  const at = one?.findIndex((byte, index) => byte !== other?.[index]) ?? 0;
  const around = (bytes: Buffer | undefined) =>
    String(bytes?.subarray(Math.max(0, at - 120), at + 120));
  return { before: around(one), after: around(other) };
}

test('a release has the same bytes in every folder that it is built in', async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/same-bytes-'));
  try {
    const checkout = join(folder, 'one');
    await makeCheckout(checkout);
    const before = await bytesOf(checkout);
    await mkdir(join(folder, 'a/deeper'), { recursive: true });
    const moved = join(folder, 'a/deeper/folder of another name');
    await rename(checkout, moved);
    const after = await bytesOf(moved);
    const kinds = ['release.json', '.js.map', 'server/module.js', 'portable/remoteEntry.js'];
    for (const kind of kinds) {
      assert.ok(
        Object.keys(before).some((file) => file.endsWith(kind)),
        `no ${kind} was built`,
      );
    }
    assert.deepEqual(Object.keys(after), Object.keys(before));
    const differing = Object.entries(before).filter(([file, bytes]) => bytes !== after[file]);
    assert.deepEqual(
      differing.map(([file, bytes]) => ({ file, ...firstDifference(bytes, after[file] ?? '') })),
      [],
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
