import type { RenderLimits } from './limits.ts';
import type { ProcessorTimes } from './processor-times.ts';
import type { Worker } from './worker.ts';

/** Finds children that compute while they have no page, on systems where they cannot be stopped. */
export interface IdleWatch {
  /** Checks children without a page. @returns those that have computed more than their pages and the limit explain */
  look(idle: readonly Worker[]): Promise<Worker[]>;
}

/** Processor time at one moment, and what pages had used of it until then. */
interface Mark {
  at: number;
  used: number;
  pagesMs: number;
}

/** How often the system is asked, in milliseconds; asking may start a process. */
const askedEveryMs = 1_000;
/** After this time a child's count restarts at zero, in milliseconds: no process is ever quite idle. */
const windowMs = 10_000;

export function createIdleWatch(times: ProcessorTimes, { idleMs }: RenderLimits): IdleWatch {
  const marks = new WeakMap<Worker, Mark>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  const isOver = (worker: Worker, renders: number, used: number): boolean => {
    // The worker had a page meanwhile, whose processor time is not known yet.
    if (worker.renders !== renders) return false;
    const { pagesMs } = worker;
    const [now, mark] = [performance.now(), marks.get(worker)];
    const ofPages = mark ? pagesMs - mark.pagesMs : 0;
    if (mark && used - mark.used - ofPages > idleMs) return true;
    if (!mark || now - mark.at > windowMs) marks.set(worker, { at: now, used, pagesMs });
    return false;
  };

  return {
    look: async (idle) => {
      const asked = idle
        .filter(({ renders }) => renders > 0)
        .map((worker) => ({ worker, renders: worker.renders, pid: worker.child.pid }));
      if (isAsking || asked.length === 0 || performance.now() - askedAt < askedEveryMs) return [];
      isAsking = true;
      askedAt = performance.now();
      const used = await times(asked.map(({ pid }) => pid)).finally(() => {
        isAsking = false;
      });
      return asked
        .filter(({ worker, renders, pid }) => isOver(worker, renders, used.get(pid) ?? 0))
        .map(({ worker }) => worker);
    },
  };
}
