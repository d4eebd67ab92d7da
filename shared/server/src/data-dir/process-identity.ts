import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Text that differs for two processes even when the second was given the pid of the first: the boot and the
 * tick at which the process started. `undefined` when no such process runs.
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

async function posixIdentity(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
