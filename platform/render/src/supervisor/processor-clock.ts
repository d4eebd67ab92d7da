import { type ProcessesOf, readProcess, withChildren } from './process-files.ts';

/** A limit on the time that a process may take. */
export interface ProcessorClock {
  /** Which limit the process has exceeded: "computes longer than 10 s"; undefined if none. */
  exceeded(): string | undefined;
  /**
   * Whether the process has waited this long in total. A look counts as waiting if the process has not computed since
   * the last one: rendering has nothing to wait for, and waking up now and then does not reset the count.
   */
  hasWaited(limitMs: number): boolean;
}

/** The most that one look may count, in milliseconds: a look that comes later was itself delayed. */
const maxLookMs = 60;
/** How often it is looked whether a process waits, in milliseconds. */
const idleLookMs = 200;
/** A clock tick of Linux, in milliseconds. */
const tickMs = 10;

/**
 * Begins to count the processor time of a process and of those that it started, if the system reports it: on a busy
 * machine, a page that computes little is not ended because others compute, nor because it gets no processor.
 * Elsewhere the elapsed time counts.
 * @param limitMs milliseconds of processor time
 * @param processesOf the processes that count
 * @param waits how many times longer a process may wait for something else than compute
 */
export function startClock(
  pid: number,
  limitMs: number,
  processesOf: ProcessesOf = withChildren,
  waits = 5,
): ProcessorClock {
  const startedAt = performance.now();
  const usedBefore = processorTime(processesOf(pid));
  let last = { at: startedAt, used: usedBefore };
  let waitedMs = 0;
  let idleMs = 0;
  let idleLookAt = startedAt;
  const lookForIdle = (at: number) => {
    if (at - idleLookAt < idleLookMs) return;
    // What is idle at the time of a look counts as idle since the last one: over many looks that is right.
    if (processesOf(pid).every(isIdle)) idleMs += Math.min(at - idleLookAt, idleLookMs + maxLookMs);
    idleLookAt = at;
  };
  return {
    exceeded: () => {
      const at = performance.now();
      lookForIdle(at);
      if (at - startedAt <= limitMs) return undefined;
      const used = processorTime(processesOf(pid));
      if (usedBefore === undefined || used === undefined) return longerThan('takes', limitMs);
      if (used - usedBefore > limitMs) return longerThan('computes', limitMs);
      return idleMs > waits * limitMs ? longerThan('waits', waits * limitMs) : undefined;
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

const longerThan = (does: string, ms: number) => `${does} longer than ${ms / 1000} s`;

/**
 * Milliseconds of processor time that processes have used. One that has ended since it was listed does not count;
 * undefined if that is all of them, or the system does not report it.
 */
export function processorTime(pids: readonly number[]): number | undefined {
  const used = pids
    .map((each) => timeOf(readProcess(each, 'stat')))
    .filter((each) => !Number.isNaN(each));
  return used.length > 0 ? used.reduce((all, each) => all + each) : undefined;
}

/** Whether a process sleeps; one that waits for the processor or the disk does not. */
const isSleeping = (pid: number) => stateOf(pid) === 'S';

/** Whether a process neither computes nor waits for the processor or the disk: it sleeps, or is stopped, or has ended. */
const isIdle = (pid: number) => !['R', 'D'].includes(stateOf(pid));

const stateOf = (pid: number) => fieldsOf(readProcess(pid, 'stat'))[0] ?? '';

/** The fields after the name of the process, which may contain brackets and spaces; the first is the state. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** NaN where the process has ended. */
function timeOf(stat: string): number {
  // User and system time.
  const fields = fieldsOf(stat);
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
