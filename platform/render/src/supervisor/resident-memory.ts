import { type ProcessesOf, readProcess, withChildren } from './process-files.ts';

/** The memory of a process and of those that it started, in bytes; 0 where it has ended or there is no /proc. */
export function residentMemory(pid: number, processesOf: ProcessesOf = withChildren): number {
  return processesOf(pid).reduce((sum, each) => sum + residentBytes(each), 0);
}

function residentBytes(pid: number): number {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status')) ?? [];
  return Number(kilobytes) * 1024;
}
