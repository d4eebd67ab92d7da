import type { Worker } from './worker.ts';

/** How children are shared among compositions. */
export interface PoolSize {
  /** Children that there may be. The last one is for a composition that has none. */
  children: number;
  /** Pages of one composition that are rendered at the same time, and children that it may have. */
  atOnce: number;
}

/** After so many pages of others a composition counts as no longer used: a site has remotes that are seldom opened. */
const unusedAfter = 50;

/** What to do for a page: give it to a child, end a child to make place, or (null) wait. */
export type Choice = { use: Worker } | { end: Worker } | null;

/**
 * The child that renders a page of a composition: an idle one of this composition, else one that has loaded nothing.
 * Where all places are taken, an idle child of the composition that was used longest ago is ended; a composition that
 * has children itself takes none from one that is in use and has as few. Busy children are never ended: their page is.
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

/** Idle children of other compositions, of the one that was used longest ago first. */
function endable(alive: readonly Worker[], own: readonly Worker[]): Worker[] {
  return alive
    .filter((worker) => isIdle(worker) && worker.composition !== null && !own.includes(worker))
    .toSorted((a, b) => lastUse(a, alive) - lastUse(b, alive));
}

/** Whether its composition was not used for the last pages, as after a release; false for one that has none. */
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
