import { type ProcessesOf, readProcess, withChildren } from './process-files.ts';

/** A limit on the time that a process may take. */
export interface ProcessorClock {
  isOver(): boolean;
  /**
   * Whether the process has waited for so long in all, as far as each look finds it without having computed since the
   * last: rendering waits for nothing, and one that wakes up now and then has waited all the same.
   */
  hasWaited(limitMs: number): boolean;
}

/** How many times longer a process may wait than compute: it waits while the machine has other work. */
const waits = 5;
/** What one look may count, in milliseconds: one that comes later has itself waited, for the processor or for other work. */
const maxLookMs = 60;
/** A clock tick of Linux, in milliseconds. */
const tickMs = 10;

/**
 * Begins to count the processor time of a process and of those that it started, where the system tells it: on a busy machine a page that computes
 * little is not ended because others computed. Elsewhere the time that passes counts.
 * @param limitMs milliseconds of processor time; five times as much may pass
 * @param processesOf the processes that count
 */
export function startClock(
  pid: number,
  limitMs: number,
  processesOf: ProcessesOf = withChildren,
): ProcessorClock {
  const startedAt = performance.now();
  const usedBefore = processorTime(processesOf(pid));
  let last = { at: startedAt, used: usedBefore };
  let waitedMs = 0;
  return {
    isOver: () => {
      const passed = performance.now() - startedAt;
      if (passed <= limitMs) return false;
      const used = processorTime(processesOf(pid));
      if (usedBefore === undefined || used === undefined) return true;
      return used - usedBefore > limitMs || passed > waits * limitMs;
    },
    hasWaited: (maxMs) => {
      const [at, used] = [performance.now(), processorTime(processesOf(pid))];
      const isWaiting =
        used !== undefined && used === last.used && processesOf(pid).every(isSleeping);
      if (isWaiting) waitedMs += Math.min(at - last.at, maxLookMs);
      last = { at, used };
      return waitedMs > maxMs;
    },
  };
}

/** Milliseconds of processor time that processes have used; undefined where the system does not tell. */
export function processorTime(pids: readonly number[]): number | undefined {
  const used = pids.map((each) => timeOf(readProcess(each, 'stat')));
  const sum = used.reduce((all, each) => all + each, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** Whether a process has nothing to do: one that waits for the processor or the disk has. */
function isSleeping(pid: number): boolean {
  return fieldsOf(readProcess(pid, 'stat'))[0] === 'S';
}

/** What follows the name of the process, which may contain brackets and spaces: its state is the first. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** NaN where the process has ended. */
function timeOf(stat: string): number {
  // User and system time.
  const fields = fieldsOf(stat);
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
