import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { isPlainError } from '../../plain-error.ts';
import { lockDataDir } from '../lock-data-dir.ts';

const module = new URL('../lock-data-dir.ts', import.meta.url).href;
const starter = `
  const { lockDataDir } = await import(${JSON.stringify(module)});
  try {
    await lockDataDir(process.argv[1]);
    console.log('held');
    setInterval(() => undefined, 1000);
  } catch (error) {
    console.log('refused ' + error.message);
  }`;

let root: string;
let directory: string;

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aangan-lock-'));
});
after(() => rm(root, { recursive: true }));
beforeEach(async () => {
  directory = await mkdtemp(path.join(root, 'data-'));
});

async function startOther(
  within: readonly string[] = [],
): Promise<{ process: ChildProcess; said: string }> {
  const node = [process.execPath, '--input-type=module', '-e', starter, directory];
  const [program = '', ...parameters] = [...within, ...node];
  const child = spawn(program, parameters);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, said: said.toString().trim() };
}

/** As in a chroot without /proc, or a container of which another process namespace was entered. */
const withoutProc = [
  ...(process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount']),
  'sh',
  '-c',
  'mount -t tmpfs none /proc && exec "$@"',
  'sh',
];

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

describe('lockDataDir', () => {
  if (process.platform === 'linux') {
    test('takes nothing where it cannot see which processes run, and says what to do', async () => {
      const lock = await lockDataDir(directory);
      const held = await readdir(directory);
      const other = await startOther(['unshare', ...withoutProc]);
      await kill(other.process);
      assert.match(
        other.said,
        /^refused This program does not find itself in \/proc.*mount -t proc/,
      );
      assert.deepEqual(await readdir(directory), held);
      await lock.release();
    });
  }

  test('refuses a second start and names the process that holds the folder', async () => {
    const lock = await lockDataDir(directory);
    const other = await startOther();
    assert.match(
      other.said,
      new RegExp(
        `^refused DATA_DIR ${directory} is in use by another Aangan \\(process ${process.pid}\\)`,
      ),
    );
    await lock.release();
  });

  test('is free again after release, which may be called twice', async () => {
    const lock = await lockDataDir(directory);
    await lock.release();
    await lock.release();
    const next = await lockDataDir(directory);
    await next.release();
    assert.deepEqual(await readdir(directory), []);
  });

  test('takes over from a holder that was killed', async () => {
    const other = await startOther();
    assert.equal(other.said, 'held');
    await assert.rejects(lockDataDir(directory), isPlainError);
    await kill(other.process);
    const lock = await lockDataDir(directory);
    assert.equal((await readdir(directory)).length, 1);
    await lock.release();
  });

  test('takes over when the pid of a dead holder now belongs to another process', async () => {
    const holder = { pid: process.ppid, host: hostname(), identity: 'an earlier boot/12345' };
    await writeFile(path.join(directory, 'lock.7'), JSON.stringify(holder));
    const lock = await lockDataDir(directory);
    assert.deepEqual(await readdir(directory), ['lock.8']);
    await lock.release();
  });

  test('takes over a lock file that holds nothing sensible', async () => {
    await writeFile(path.join(directory, 'lock.1'), '');
    const lock = await lockDataDir(directory);
    assert.deepEqual(await readdir(directory), ['lock.2']);
    await lock.release();
  });

  test('refuses while a holder on another host (or in another container) still beats', async () => {
    const file = path.join(directory, 'lock.1');
    const holder = JSON.stringify({ pid: 1, host: 'another-host', identity: 'x' });
    await writeFile(file, holder);
    const beat = setInterval(() => writeFile(file, holder), 1000);
    await assert.rejects(
      lockDataDir(directory),
      /in use by another Aangan \(process 1 on another-host\)/,
    );
    clearInterval(beat);
  });

  test('lets exactly one of many simultaneous starters take over from a dead one', async () => {
    const dead = { pid: 2 ** 22 + 1, host: hostname(), identity: 'gone' };
    await writeFile(path.join(directory, 'lock.3'), JSON.stringify(dead));
    const starters = await Promise.all(Array.from({ length: 8 }, startOther));
    const holders = starters.filter((other) => other.said === 'held');
    assert.equal(holders.length, 1);
    const [file] = await readdir(directory);
    const recorded = JSON.parse(await readFile(path.join(directory, file ?? ''), 'utf8'));
    assert.equal(recorded.pid, holders[0]?.process.pid);
    await Promise.all(starters.map((other) => kill(other.process)));
  });
});
