import { readFileSync } from 'node:fs';

/** A process and those that it started: a contained child is a child process of `unshare`. */
export function withChildren(pid: number): number[] {
  const children = readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

/** What a file of /proc says of a process; '' where it has ended or there is no /proc. */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
