import { readdirSync, readFileSync } from 'node:fs';

/** The processes that belong to one: itself and what it started. */
export type ProcessesOf = (pid: number) => number[];

/** A process and those that it started: a contained child is a child process of `unshare`. */
export function withChildren(pid: number): number[] {
  const children = readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

/**
 * All processes of the session that a process leads (it was started with `detached`), including those that its children
 * and threads started. Only the process itself if there is no /proc.
 */
export function withSession(pid: number): number[] {
  const others = allProcesses().filter((each) => each !== pid && sessionOf(each) === pid);
  return [pid, ...others];
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

/** NaN where the process has ended. */
function sessionOf(pid: number): number {
  const stat = readProcess(pid, 'stat');
  // The process name may contain spaces and brackets; the session is the 4th field after its last bracket.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
}

/** The content of a process's file in /proc; '' if it has ended or there is no /proc. */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
