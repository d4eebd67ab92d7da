import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

const files = ['bootstrap.mjs', 'one-install.mjs'];
const longAgo = new Date(Date.now() - 3_600_000);

/** What types and schemas are written from. */
const sources = [
  'api/src',
  'platform/registry/src',
  'platform/manifest/src',
  'shared/domain/src',
  'shared/server/src/http',
  'tools/generate',
];
const generate = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const root = import.meta.dirname + '/../../';
appendFileSync(root + 'generated', 'once\\n');
mkdirSync(root + '.cache/generated', { recursive: true });
writeFileSync(root + '.cache/generated/done', '');
`;

/** A checkout in which installing takes a second, tells when it begins and ends, and gives this Node. */
async function checkout(installScript: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'one-install-'));
  for (const file of files)
    await cp(join(import.meta.dirname, '..', file), join(folder, 'tools', file));
  await writeFile(join(folder, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n");
  await writeFile(join(folder, 'said.mjs'), "console.log('It runs.');\n");
  for (const source of sources) {
    await mkdir(join(folder, source), { recursive: true });
    await writeFile(join(folder, source, 'index.ts'), '');
    await utimes(join(folder, source, 'index.ts'), longAgo, longAgo);
  }
  await writeFile(join(folder, 'tools/generate/generate.ts'), generate);
  await utimes(join(folder, 'tools/generate/generate.ts'), longAgo, longAgo);
  const npx = join(folder, 'programs/npx');
  await mkdir(join(folder, 'programs'));
  await writeFile(npx, `#!/bin/sh\necho begins >> log\n${installScript}\necho ends >> log\n`);
  await chmod(npx, 0o755);
  return folder;
}

const gives = `sleep 1
mkdir -p node_modules/node/bin
ln -sf ${process.execPath} node_modules/node/bin/node`;

const start = (folder: string) =>
  spawn(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'said.mjs'], {
    env: { PATH: `${join(folder, 'programs')}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function run(folder: string): Promise<{ said: string; told: string; code: unknown }> {
  const child = start(folder);
  const [said, told, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said, told, code };
}

async function withCheckout(installScript: string, use: (folder: string) => Promise<void>) {
  const folder = await checkout(installScript);
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const logOf = (folder: string) => readFile(join(folder, 'log'), 'utf8');

/** Ends once an install has begun. */
async function installing(folder: string): Promise<void> {
  while (!(await logOf(folder).catch(() => ''))) await setTimeout(20);
}

const firstOf = async (output: Readable): Promise<string> =>
  String((await once(output, 'data'))[0]);

describe('commands that begin before anything is installed', () => {
  test('install once, and those that wait say so', async () => {
    await withCheckout(gives, async (folder) => {
      const results = await Promise.all([run(folder), run(folder), run(folder)]);
      for (const { said, code } of results) assert.deepEqual([said, code], ['It runs.\n', 0]);
      assert.equal(await logOf(folder), 'begins\nends\n');
      const told = results.map((result) => result.told).sort();
      assert.match(told[0] ?? '', /^Installing dependencies .*\n$/);
      for (const line of told.slice(1)) assert.match(line, /^Waiting for another command .*\n$/);
    });
  });

  test('install one after another where an install fails', async () => {
    await withCheckout('sleep 1; echo ends >> log; exit 1', async (folder) => {
      const results = await Promise.all([run(folder), run(folder)]);
      assert.deepEqual(
        results.map(({ code }) => code),
        [1, 1],
      );
      assert.equal(await logOf(folder), 'begins\nends\nbegins\nends\n');
    });
  });

  test('wait for one whose machine has slept meanwhile', async () => {
    await withCheckout(`sleep 3\n${gives}`, async (folder) => {
      const first = start(folder);
      await installing(folder);
      first.kill('SIGSTOP');
      await utimes(join(folder, '.cache/install/1'), longAgo, longAgo);
      const second = start(folder);
      assert.match(await firstOf(second.stderr), /^Waiting/);
      first.kill('SIGCONT');
      await Promise.all([once(first, 'close'), once(second, 'close')]);
      assert.equal(await logOf(folder), 'begins\nends\n');
    });
  });

  test('wait for what one that was killed has started, and no longer', async () => {
    await withCheckout(`sleep 1\n${gives}`, async (folder) => {
      const first = start(folder);
      await installing(folder);
      first.kill('SIGKILL');
      const began = performance.now();
      const { told, code } = await run(folder);
      assert.equal(code, 0, told);
      assert.equal(await logOf(folder), 'begins\nends\nbegins\nends\n');
      // Elsewhere a process cannot be looked at, and is silent after 10 s.
      if (process.platform === 'linux') assert.ok(performance.now() - began < 9_000);
    });
  });

  test('wait for one of another container that has slept, until it is silent or gives its turn back', async () => {
    await withCheckout(gives, async (folder) => {
      const turn = join(folder, '.cache/install/7');
      await mkdir(join(folder, '.cache/install'), { recursive: true });
      await writeFile(turn, 'another boot pid:[1] 1 1\n');
      await utimes(turn, longAgo, longAgo);
      const waiting = start(folder);
      assert.match(await firstOf(waiting.stderr), /^Waiting/);
      await utimes(turn, 0, 0);
      await once(waiting, 'close');
      assert.equal(await logOf(folder), 'begins\nends\n');
    });
  });
});

describe('what is not in git and commands read', () => {
  const generatedOf = (folder: string) => readFile(join(folder, 'generated'), 'utf8');

  test('is written once before the first commands, and again where a source is newer', async () => {
    await withCheckout(gives, async (folder) => {
      await Promise.all([run(folder), run(folder)]);
      await run(folder);
      assert.equal(await generatedOf(folder), 'once\n');
      // Clocks of files are coarser than those of processes.
      const later = new Date(Date.now() + 5_000);
      await utimes(join(folder, 'shared/server/src/http/index.ts'), later, later);
      assert.equal((await run(folder)).said, 'It runs.\n');
      assert.equal(await generatedOf(folder), 'once\nonce\n');
    });
  });

  test('ends a command that cannot have it, with the reason', async () => {
    await withCheckout(gives, async (folder) => {
      const failing = "throw new Error('No such operation');\n";
      await writeFile(join(folder, 'tools/generate/generate.ts'), failing);
      const { said, told, code } = await run(folder);
      assert.deepEqual([said, code], ['', 1]);
      assert.match(told, /No such operation/);
      assert.match(told, /Writing types and schemas failed: see above\./);
    });
  });
});
