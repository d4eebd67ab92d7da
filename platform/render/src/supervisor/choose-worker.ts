import type { Worker } from './worker.ts';

/** The limits by which compositions share children. */
export interface PoolSize {
  /** The most children; the last free place is for a composition that has none. */
  children: number;
  /** Pages of one composition that are rendered at the same time, and children that it may have. */
  atOnce: number;
}

/**
 * After this many pages of others, a composition counts as unused. It is large because some remotes are seldom opened.
 */
const unusedAfter = 50;

/** What to do for a page: give it to a child, end a child to make room, or wait (null). */
export type Choice = { use: Worker } | { end: Worker } | null;

/**
 * The child that renders a page of a composition: an idle child of this composition, else one that has loaded nothing.
 * If all places are taken, an idle child of the least recently used composition is ended; a composition that already
 * has children takes none from one in use with as few. Busy children are never ended, because they have a page.
 */
export function chooseWorker(
  workers: Iterable<Worker>,
  composition: string,
  size: PoolSize,
): Choice {
  const alive = [...workers].filter(({ child }) => !child.isEnding);
  const own = alive.filter((worker) => worker.composition === composition);
  const idle = own.find(isIdle);
  if (idle) return { use: idle };
  if (own.length >= size.atOnce) return null;
  if (mayGrow(alive, own, size)) return use(unboundOf(alive));
  const end = endable(alive, own).find(
    (worker) =>
      own.length === 0 || ofSame(worker, alive).length > own.length || isUnused(worker, alive),
  );
  return end ? { end } : null;
}

function mayGrow(alive: readonly Worker[], own: readonly Worker[], { children }: PoolSize) {
  return boundOf(alive) < (own.length > 0 ? children - 1 : children);
}

function boundOf(workers: readonly Worker[]): number {
  return workers.filter(({ composition }) => composition !== null).length;
}

/** Idle children of other compositions, least recently used composition first. */
function endable(alive: readonly Worker[], own: readonly Worker[]): Worker[] {
  return alive
    .filter((worker) => isIdle(worker) && worker.composition !== null && !own.includes(worker))
    .toSorted((a, b) => lastUse(a, alive) - lastUse(b, alive));
}

/** Whether the worker's composition was not used for the last pages, as after a release; false if it has none. */
export function isUnused(worker: Worker, alive: readonly Worker[]): boolean {
  if (worker.composition === null) return false;
  const latest = Math.max(...alive.map(({ usedAt }) => usedAt));
  return lastUse(worker, alive) < latest - unusedAfter;
}

function lastUse(worker: Worker, alive: readonly Worker[]): number {
  return Math.max(...ofSame(worker, alive).map(({ usedAt }) => usedAt));
}

function ofSame({ composition }: Worker, alive: readonly Worker[]): Worker[] {
  return alive.filter((each) => each.composition === composition);
}

function unboundOf(alive: readonly Worker[]): Worker | undefined {
  return alive.find((worker) => worker.composition === null && isIdle(worker));
}

function use(worker: Worker | undefined): Choice {
  return worker ? { use: worker } : null;
}

function isIdle({ isReady, isBusy }: Worker): boolean {
  return isReady && !isBusy;
}
