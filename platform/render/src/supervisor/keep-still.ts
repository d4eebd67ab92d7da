import type { Containment } from './containment.ts';
import { withChildren } from './process-files.ts';

/** Lets a process compute for its jobs only. */
interface Stillness {
  /** From now on it does nothing, whatever timers, threads or promises it has. */
  begin(): void;
  /** It goes on where it was. */
  end(): void;
}

/**
 * Stops a child between its jobs. A module that has reached the timers of its process computes no more than a page may,
 * in the time of a page. Only where the child ends with its parent: one that stands still would outlive it for ever.
 */
export function keepStill(pid: number, containment: Containment): Stillness {
  if (!isKeptStill(containment) || pid === 0)
    return { begin: () => undefined, end: () => undefined };
  // `unshare` answers a child that was stopped by stopping itself: it is stopped first, and goes on last.
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
      // It has ended.
    }
  }
}
