/**
 * Kills the site and its database with SIGKILL and starts it again at once, 50 times: every start must succeed and
 * every row that was there must still be there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const rounds = Number(process.env.ROUNDS ?? 50);
const port = Number(process.env.PORT ?? 4600);
const origin = `http://localhost:${port}`;
/** How long one start may take, in milliseconds; the first builds and fills the database. */
const readyWithinMs = 240_000;

export async function trial(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-restart-'));
  let held = 0;
  let expected: number | undefined;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const started = performance.now();
      const site = start(dataDir);
      const failure = await ready(site);
      const count = failure ? undefined : await countDesigners();
      expected ??= count;
      const isHeld = failure === undefined && count === expected;
      if (isHeld) held += 1;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${round}  ${isHeld ? 'held' : 'FAILED'}  ${seconds} s  ${failure ?? ''}`);
      await killAll(site, dataDir);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`restart: ${rounds} tried, ${held} held`);
  return held === rounds;
}

function start(dataDir: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'site/src/bin.ts'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until the site is ready; answers what it printed where it ends instead. */
async function ready(site: ChildProcess): Promise<string | undefined> {
  let output = '';
  const isReady = new Promise<undefined>((settle) => {
    for (const stream of [site.stdout, site.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Aangan is ready')) settle(undefined);
      });
    }
  });
  const ended = once(site, 'exit').then(() => output.trim().split('\n').slice(-3).join(' | '));
  const late = new Promise<string>((settle) => {
    setTimeout(settle, readyWithinMs, `not ready after ${readyWithinMs} ms`).unref();
  });
  return Promise.race([isReady, ended, late]);
}

async function countDesigners(): Promise<number> {
  const response = await fetch(`${origin}/api/designers/profiles/`);
  return ((await response.json()) as { count: number }).count;
}

/** SIGKILL for the site and every PostgreSQL process that works in its folder, without waiting for their end. */
async function killAll(site: ChildProcess, dataDir: string): Promise<void> {
  const isGone = once(site, 'exit');
  const pids = postgresPids(dataDir);
  if (site.exitCode === null) site.kill('SIGKILL');
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its postmaster.
    }
  }
  if (site.exitCode === null && site.signalCode === null) await isGone;
}

/** The processes whose working directory is the cluster's folder: PostgreSQL works in its data directory. */
function postgresPids(dataDir: string): number[] {
  const cluster = join(dataDir, 'postgres');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingDirectory(name) === cluster)
    .map(Number);
}

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // It has ended.
  }
}
