import type { Work, Worker } from './worker.ts';

/**
 * The child that renders a page: one that has its composition, else one of its channel, else one that has loaded
 * nothing. Where all idle ones serve other channels, one of them is ended: its successor serves the page.
 */
export function chooseWorker(workers: Iterable<Worker>, work: Work): Worker | null {
  const all = [...workers];
  const idle = idleOf(all);
  const chosen = idle.find((worker) => worker.has(work.id)) ?? bestOf(idle, work);
  if (chosen) return chosen;
  // A child that is not ready yet has loaded nothing and will do.
  if (all.every(({ isReady, child }) => isReady && !child.isEnding)) idle[0]?.child.kill();
  return null;
}

/** The idle child that should load a composition ahead of its pages; null where one has it, or none is free for it. */
export function spareFor(workers: Iterable<Worker>, work: Work): Worker | null {
  const idle = idleOf([...workers]);
  if (idle.some((worker) => worker.has(work.id))) return null;
  return bestOf(idle, work) ?? null;
}

function idleOf(workers: readonly Worker[]): Worker[] {
  return workers.filter(({ isReady, isBusy, child }) => isReady && !isBusy && !child.isEnding);
}

function bestOf(idle: readonly Worker[], { composition }: Work): Worker | undefined {
  const { channel } = composition.composition;
  return (
    idle.find((worker) => worker.channel === channel) ??
    idle.find((worker) => worker.channel === null)
  );
}
