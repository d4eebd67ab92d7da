import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Namespaces end with the first process in them, and that one with this process, however that ends: so do mounts. */
const program = ['--pdeathsig=KILL', 'unshare', '--mount', '--pid', '--fork', '--kill-child=KILL'];

/** How long processes that were killed may take to end, in milliseconds. */
const endsWithinMs = 20_000;

/** A command in namespaces of its own. */
export interface Contained {
  child: ChildProcess;
  /** The first process of its namespaces. */
  first: number;
}

/**
 * Starts a command with mounts and processes of its own. When this process exits they are ended, and then the folder that
 * they write to is removed, unless it was renamed.
 * @param more namespaces, as options of `unshare`
 * @throws Error where it ends at once
 */
export async function startContained(
  command: readonly string[],
  { folder, more = [], ...options }: SpawnOptions & { folder: string; more?: readonly string[] },
): Promise<Contained> {
  let mounts = '';
  const child = spawn('setpriv', [...program, ...more, ...command], options);
  // Nothing else is waited for in such a handler.
  process.once('exit', () => {
    child.kill('SIGKILL');
    const until = performance.now() + endsWithinMs;
    // Where it ended by itself, others may have the name of its mounts now.
    const isLeft = () => child.exitCode === null && isInUse(mounts);
    while (isLeft() && performance.now() < until) sleepNow(20);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`It ended at once: ${command.join(' ')}`);
  });
  // Told only until it runs.
  ended.catch(() => undefined);
  for (;;) {
    await Promise.race([ended, sleep(10)]);
    const [first] = childrenOf(child.pid);
    if (first === undefined) continue;
    mounts = mountsOf(first);
    return { child, first };
  }
}

function childrenOf(pid: number | undefined): number[] {
  return orNothing(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** The namespace of a process's mounts; '' of one that has ended, also where nothing has taken it in yet. */
function mountsOf(pid: number): string {
  return orNothing(() => readlinkSync(`/proc/${pid}/ns/mnt`));
}

/** Whether a process has these mounts. */
function isInUse(mounts: string): boolean {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return mounts !== '' && pids.some((pid) => mountsOf(pid) === mounts);
}

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function sleepNow(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
