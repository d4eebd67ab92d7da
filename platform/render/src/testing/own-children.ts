import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** Lets other processes run. */
export const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The children of this process, and theirs. */
export const ownChildren = () =>
  childrenOf(process.pid).flatMap((pid) => [pid, ...childrenOf(pid)]);

/** Ticks of user and system time of a process. */
export function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return Number(fields[13]) + Number(fields[14]);
}

/** The one-letter states of this process's children, as `ps` shows them: T for one that is stopped. */
const states = () =>
  ownChildren().map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] ?? '');

/** Waits for a page's child to be stopped; from then on no child computes. @param what what is tried */
export async function assertStill(what: string): Promise<void> {
  // Another child may still start, and load the composition for the next page.
  for (let turns = 0; turns < 250 && states().some((one) => one !== 'T'); turns += 1) await turn();
  assert.match(states().join(''), /^T+$/, what);
  const ticks = ownChildren().map(ticksOf);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.deepEqual(ownChildren().map(ticksOf), ticks, what);
}
