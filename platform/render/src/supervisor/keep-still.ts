import type { Containment } from './containment.ts';
import { withChildren } from './process-files.ts';

/** Lets a process compute during its jobs only. */
interface Stillness {
  /** Stops the process, whatever timers, threads or promises it has. */
  begin(): void;
  /** Lets the process continue. */
  end(): void;
}

/**
 * Stops a child between its jobs, so that a module that has reached the timers of its process can compute only in the
 * time of a page. Used only if the child ends with its parent: a stopped child would otherwise outlive it for ever.
 */
export function keepStill(pid: number, containment: Containment): Stillness {
  if (!isKeptStill(containment) || pid === 0)
    return { begin: () => undefined, end: () => undefined };
  // When its child is stopped, `unshare` stops itself too: so it is stopped first, and continued last.
  return {
    begin: () => signal(withChildren(pid), 'SIGSTOP'),
    end: () => signal(withChildren(pid).reverse(), 'SIGCONT'),
  };
}

/** Whether children are stopped between their jobs. */
export const isKeptStill = ({ command }: Containment): boolean => command.length > 0;

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended.
    }
  }
}
