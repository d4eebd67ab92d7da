import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { processIdentity, requireProcesses } from './process-identity.ts';

/** Held by the one process that may use a data directory. */
export interface DataDirLock {
  /** Releases the lock. Calling it again does nothing. */
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  host: string;
  identity: string;
}

const lockName = /^lock\.(\d+)$/;
const heartbeatMs = 2_000;
/** A holder on another host (or in another container) without a heartbeat for this long is dead. */
const silenceMs = 5 * heartbeatMs;

/**
 * Makes this process the only user of a data directory.
 *
 * The lock is the file `lock.N` of the highest N. A dead holder's `lock.N` is taken over by creating
 * `lock.N+1`, which the file system grants to one process only; no process ever replaces a file, so no two
 * starters can both believe that they won.
 *
 * @throws {PlainError} with the holder's pid while another process holds the lock, or if this cannot be determined.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const directory = path.resolve(dataDir);
  await requireProcesses();
  for (;;) {
    const last = (await generations(directory)).at(-1) ?? 0;
    if (last > 0) {
      await refuseWhileHeld(directory, last);
    }
    const mine = await claim(directory, last + 1);
    if (mine) return mine;
  }
}

async function generations(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names
    .flatMap((name) => lockName.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function lockFile(directory: string, generation: number): string {
  return path.join(directory, `lock.${generation}`);
}

async function claim(directory: string, generation: number): Promise<DataDirLock | undefined> {
  const file = lockFile(directory, generation);
  const draft = path.join(directory, `.lock-${randomUUID()}`);
  const identity = (await processIdentity(process.pid)) ?? '';
  const holder: Holder = { pid: process.pid, host: hostname(), identity };
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const all = await generations(directory);
  if (all.at(-1) !== generation) {
    // Others took and released the lock between our look and our claim: their generation is newer.
    await rm(file, { force: true });
    return undefined;
  }
  const older = all.filter((other) => other < generation);
  await Promise.all(older.map((other) => rm(lockFile(directory, other), { force: true })));
  return held(file);
}

function held(file: string): DataDirLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      await rm(file, { force: true });
    },
  };
}

async function refuseWhileHeld(directory: string, generation: number): Promise<void> {
  const file = lockFile(directory, generation);
  const holder = await readHolder(file);
  if (!holder) return;
  const isHeld = holder.host === hostname() ? await isAlive(holder) : await isBeating(file);
  if (isHeld) {
    throw new PlainError(
      `DATA_DIR ${directory} is in use by another Aangan (process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}). Stop that one first, or give this one a folder of its own, for example: DATA_DIR=.data-2 PORT=4000 npm start`,
    );
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  const identity = await processIdentity(holder.pid);
  return identity !== undefined && identity === holder.identity;
}

/** Whether a holder on another host is alive: its pid means nothing here, but it keeps touching the file. */
async function isBeating(file: string): Promise<boolean> {
  const before = await modifiedAt(file);
  const deadline = before + silenceMs;
  while (Date.now() < deadline) {
    await sleep(heartbeatMs / 4);
    if ((await modifiedAt(file)) > before) return true;
  }
  return false;
}

async function modifiedAt(file: string): Promise<number> {
  return stat(file).then(
    (info) => info.mtimeMs,
    () => 0,
  );
}
