import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { isReadable } from './is-readable.ts';
import { processorTime } from './processor-clock.ts';

/** Reads the processor time that processes have used so far, in milliseconds by id; ended processes are left out. */
export type ProcessorTimes = (pids: readonly number[]) => Promise<Map<number, number>>;

const execute = promisify(execFile);
const asksPs = (pids: readonly number[]) => ['-o', 'pid=,time=', '-p', pids.join()];
const psOptions = { env: {}, encoding: 'utf8', timeout: 2_000 } as const;
const ps = '/bin/ps';

/** How this system reports processor times: by /proc, else by `ps`; undefined if it has neither. */
export function findProcessorTimes(): ProcessorTimes | undefined {
  if (isReadable('/proc/self/stat')) return timesOfProc;
  const { stdout } = spawnSync(ps, asksPs([process.pid]), psOptions);
  return readPs(stdout ?? '').has(process.pid) ? timesOfPs : undefined;
}

async function timesOfProc(pids: readonly number[]): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    const time = processorTime([pid]);
    if (time !== undefined) times.set(pid, time);
  }
  return times;
}

/** Exported for its test, since Linux has /proc. */
export async function timesOfPs(pids: readonly number[]): Promise<Map<number, number>> {
  // `ps` fails if one of the processes has ended, but still prints the others.
  const { stdout } = await execute(ps, asksPs(pids), psOptions).catch(
    (error: { stdout?: string }) => error,
  );
  return readPs(stdout ?? '');
}

/** Reads lines such as `812 1:02.25` (macOS, BSD) or `812 1-00:01:02` (Linux). */
export function readPs(output: string): Map<number, number> {
  const times = new Map<number, number>();
  for (const line of output.split('\n')) {
    const [, pid, days, clock = ''] =
      /^\s*(\d+)\s+(?:(\d+)-)?((?:\d+:)*\d+(?:\.\d+)?)\s*$/.exec(line) ?? [];
    if (pid === undefined) continue;
    const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    times.set(Number(pid), Math.round((Number(days ?? 0) * 86_400 + seconds) * 1_000));
  }
  return times;
}
