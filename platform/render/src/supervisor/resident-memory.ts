import { readFileSync } from 'node:fs';

/**
 * The memory of a process and of those that it started, in bytes; 0 where it has ended or there is no /proc.
 * A contained child is a child process of `unshare`.
 */
export function residentMemory(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentBytes(each), 0);
}

function residentBytes(pid: number): number {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) * 1024;
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
