import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.ts';

/**
 * Identifies a process beyond its pid, which the system can reuse: by the boot and the tick of its start. `undefined`
 * if no such process runs.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  return process.platform === 'linux' ? linuxIdentity(pid) : posixIdentity(pid);
}

async function linuxIdentity(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The command, in parentheses, may hold blanks; state is the first field after it and starttime the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isGone = fields[0] === 'Z' || fields[0] === 'X';
    return isGone ? undefined : `${boot.trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

/**
 * Refuses to start if /proc does not show this process namespace: every process would look dead, so that a second start
 * would take over the data of a running site, and PostgreSQL would not find its libraries.
 *
 * @throws {PlainError} saying what to do.
 */
export async function requireProcesses(): Promise<void> {
  if (process.platform !== 'linux') return;
  const self = await readlink('/proc/self').catch(() => undefined);
  const isShown = self === String(process.pid) && (await linuxIdentity(process.pid)) !== undefined;
  if (isShown) return;
  throw new PlainError(
    'This program does not find itself in /proc, and so cannot tell whether another one uses DATA_DIR. In a chroot, mount it: mount -t proc proc /proc. In a container, enter its process namespace, too: docker exec, or nsenter with --pid.',
  );
}

async function posixIdentity(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
