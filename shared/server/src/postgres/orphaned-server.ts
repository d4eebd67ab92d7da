import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { clusterProcesses } from './cluster-processes.ts';

/**
 * Stops a PostgreSQL that a killed start left running on this cluster, and removes its pid file, which would prevent a
 * new start once the pid belongs to another program. The caller holds the data directory's lock, so a server that still
 * runs there has no owner.
 *
 * @returns the pids stopped.
 * @throws {PlainError} when they do not stop.
 */
export async function stopOrphanedServer(cluster: string): Promise<number[]> {
  const orphans = await clusterProcesses(cluster);
  if (orphans.length > 0) {
    await stop(orphans, cluster);
  }
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  return orphans;
}

async function stop(orphans: number[], cluster: string): Promise<void> {
  const recorded = await recordedPid(cluster);
  const isWhole = recorded !== undefined && orphans.includes(recorded);
  if (isWhole) {
    // Fast shutdown by the postmaster, which ends its children.
    send(recorded, 'SIGINT');
    if (await haveStopped(cluster, 10_000)) return;
  }
  for (const pid of orphans) {
    send(pid, 'SIGQUIT');
  }
  if (!(await haveStopped(cluster, 10_000))) {
    throw new PlainError(
      `A database server of an earlier start still uses ${cluster} and does not stop. End it with: kill -QUIT ${orphans.join(' ')}`,
    );
  }
}

/** Kills the processes that use a folder that is about to be deleted. */
export async function killClusterProcesses(cluster: string): Promise<void> {
  for (const pid of await clusterProcesses(cluster)) {
    send(pid, 'SIGKILL');
  }
}

async function recordedPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 1 ? pid : undefined;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}

async function haveStopped(cluster: string, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while ((await clusterProcesses(cluster)).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
