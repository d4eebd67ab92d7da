import { type ProcessesOf, readProcess, withChildren } from './process-files.ts';

/** A limit on the time that a process may take. */
export interface ProcessorClock {
  isOver(): boolean;
}

/** How many times longer a process may wait than compute: it waits while the machine has other work. */
const waits = 5;
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
  return {
    isOver: () => {
      const passed = performance.now() - startedAt;
      if (passed <= limitMs) return false;
      const used = processorTime(processesOf(pid));
      if (usedBefore === undefined || used === undefined) return true;
      return used - usedBefore > limitMs || passed > waits * limitMs;
    },
  };
}

/** Milliseconds of processor time that processes have used; undefined where the system does not tell. */
function processorTime(pids: readonly number[]): number | undefined {
  const used = pids.map((each) => timeOf(readProcess(each, 'stat')));
  const sum = used.reduce((all, each) => all + each, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** NaN where the process has ended. */
function timeOf(stat: string): number {
  // The name before the last bracket may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
