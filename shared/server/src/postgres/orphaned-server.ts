import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.ts';

const fastShutdown = 'SIGINT';
const immediateShutdown = 'SIGQUIT';

/**
 * Stops the PostgreSQL that a killed start left running on this cluster, so that a new one may open it.
 * Called with the data directory's lock held: whatever runs there has lost its owner.
 *
 * @returns the pid stopped, `undefined` when none ran.
 * @throws {PlainError} when it does not stop.
 */
export async function stopOrphanedServer(cluster: string): Promise<number | undefined> {
  const pid = await recordedPid(cluster);
  if (pid === undefined || !(await isServerOf(pid, cluster))) {
    return undefined;
  }
  for (const [signal, waitMs] of [
    [fastShutdown, 10_000],
    [immediateShutdown, 10_000],
  ] as const) {
    send(pid, signal);
    if (await hasStopped(pid, cluster, waitMs)) {
      return pid;
    }
  }
  throw new PlainError(
    `A database server of an earlier start (process ${pid}) still uses ${cluster} and does not stop. End it with: kill -QUIT ${pid}`,
  );
}

async function recordedPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 1 ? pid : undefined;
}

/**
 * Whether that process is a postgres whose working directory is this very folder (PostgreSQL works in its
 * data directory). A pid that was given to another program since never passes.
 */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  return process.platform === 'linux' ? isServerOnLinux(pid, cluster) : isServerByPs(pid, cluster);
}

async function isServerOnLinux(pid: number, cluster: string): Promise<boolean> {
  try {
    const [name, directory, own] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      stat(`/proc/${pid}/cwd`),
      stat(cluster),
    ]);
    return name.trim() === 'postgres' && directory.dev === own.dev && directory.ino === own.ino;
  } catch {
    return false;
  }
}

async function isServerByPs(pid: number, cluster: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(`-D ${cluster}`);
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}

async function hasStopped(pid: number, cluster: string, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (await isServerOf(pid, cluster)) {
    if (Date.now() > deadline) {
      return false;
    }
    await sleep(20);
  }
  return true;
}
