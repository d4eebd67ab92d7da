import type { RenderLimits } from './limits.ts';
import type { ProcessorTimes } from './processor-times.ts';
import type { Worker } from './worker.ts';

/** Finds children that compute while they have nothing to do, where they cannot be stopped. */
export interface IdleWatch {
  /** Looks at children without a page. @returns those that have computed more than they may since their last one */
  look(idle: readonly Worker[]): Promise<Worker[]>;
}

/** Processor time at one moment, after so many pages. */
interface Mark {
  renders: number;
  at: number;
  used: number;
}

/** How often the system is asked, in milliseconds: it may start a process to answer. */
const askedEveryMs = 1_000;
/** After which a child's time counts from zero again, in milliseconds: a process is never quite still. */
const windowMs = 10_000;

export function createIdleWatch(times: ProcessorTimes, { idleMs }: RenderLimits): IdleWatch {
  const marks = new WeakMap<Worker, Mark>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  const isOver = (worker: Worker, renders: number, used: number): boolean => {
    // It had a page meanwhile, whose time is its own.
    if (worker.renders !== renders) return false;
    const [now, mark] = [performance.now(), marks.get(worker)];
    if (mark?.renders === renders && used - mark.used > idleMs) return true;
    if (mark?.renders !== renders || now - mark.at > windowMs) {
      marks.set(worker, { renders, at: now, used });
    }
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
