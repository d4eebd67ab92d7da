import type { Worker } from './worker.ts';

/** How children are shared among compositions. */
export interface PoolSize {
  /** Children that there may be. The last one is for a composition that has none. */
  children: number;
  /** Children that one composition may have: those that render, and one that takes the place of one that is killed. */
  perComposition: number;
  /** Pages of one composition that are rendered at the same time. */
  atOnce: number;
}

/** After so many pages of others a composition counts as no longer used. */
const unusedAfter = 10;

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
  if (own.filter(({ isRendering }) => isRendering).length >= size.atOnce) return null;
  const idle = own.find(isIdle);
  if (idle) return { use: idle };
  if (own.length >= size.perComposition) return null;
  if (mayGrow(alive, own, size)) return use(unboundOf(alive));
  const end = endable(alive, own).find(
    (worker) =>
      own.length === 0 || ofSame(worker, alive).length > own.length || isUnused(worker, alive),
  );
  return end ? { end } : null;
}

/**
 * What to do so that two children have a composition, one besides a child that renders: it can then take the place of
 * one that is killed. Places that this takes, and the one for a composition without a child, are made by ending
 * children of compositions that are no longer used.
 */
export function chooseSpare(
  workers: Iterable<Worker>,
  composition: string,
  size: PoolSize,
): Choice {
  const alive = [...workers].filter(({ child }) => !child.isEnding);
  const own = alive.filter((worker) => worker.composition === composition);
  const hasSpare = own.length >= 2 && own.some(({ isRendering }) => !isRendering);
  const isWanted = !hasSpare && own.length < size.perComposition;
  if (boundOf(alive) >= (isWanted ? size.children - 1 : size.children)) {
    const end = endable(alive, own).find((worker) => isUnused(worker, alive));
    return end ? { end } : null;
  }
  return isWanted ? use(unboundOf(alive)) : null;
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

/** Whether its composition was not used for the last pages, as after a release. */
function isUnused(worker: Worker, alive: readonly Worker[]): boolean {
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
