import type { CompositionToRender, Job, JobPage } from '../protocol/messages.ts';
import type { ModuleCache } from './module-cache.ts';
import { processorTime } from './processor-clock.ts';
import type { JobOutcome, RenderChild } from './render-child.ts';

/** A page of a composition that is cached here. */
export interface Work {
  id: string;
  composition: CompositionToRender;
  page: JobPage;
}

/** A child, bound to the first composition that it loads: it never runs code of another composition. */
export interface Worker {
  readonly child: RenderChild;
  /** The id of its composition; null until it has loaded one. */
  readonly composition: string | null;
  isReady: boolean;
  readonly isBusy: boolean;
  /** When it last began a page, as a counter that increases with each page of the pool. */
  usedAt: number;
  /** What its last page showed. */
  readonly lastRoute: JobPage['route'];
  /** Pages that it rendered. */
  readonly renders: number;
  /** The most processor time that its pages can have used, in milliseconds. */
  readonly pagesMs: number;
  /** @throws Error for work of a composition other than its own, or whose modules are not cached */
  run(work: Work): Promise<JobOutcome>;
}

export function createWorker(child: RenderChild, modules: ModuleCache): Worker {
  let composition: string | null = null;
  let lastRoute: JobPage['route'] = null;
  let renders = 0;
  let pagesMs = 0;
  let isBusy = false;

  /** The part of the job with the composition; the child has it afterwards, even if loading fails. */
  const bring = (work: Work): Pick<Job, 'load'> => {
    if (composition === work.id) return {};
    if (composition !== null) throw new Error('A child runs the modules of one composition only');
    const hashes = hashesOf(work.composition);
    const sources = Object.fromEntries(hashes.map((hash) => [hash, modules.source(hash)]));
    composition = work.id;
    return { load: { ...work.composition, sources } };
  };

  return {
    child,
    isReady: false,
    usedAt: 0,
    get composition() {
      return composition;
    },
    get isBusy() {
      return isBusy;
    },
    get lastRoute() {
      return lastRoute;
    },
    get renders() {
      return renders;
    },
    get pagesMs() {
      return pagesMs;
    },
    run: async (work) => {
      const brought = bring(work);
      renders += 1;
      lastRoute = work.page.route;
      isBusy = true;
      const took = startMeasuring(child.pid);
      const outcome = await child.run({ id: renders, ...brought, page: work.page });
      pagesMs += took();
      isBusy = false;
      return outcome;
    },
  };
}

/** Garbage collection goes on for about this long after a page's answer; times are reported in steps of 10 ms. */
const afterPageMs = 10;
/** Processor time per elapsed time: garbage collection runs in parallel to the page. */
const threadsOfPage = 2;

/**
 * Begins to measure the processor time of a page. If the system does not report it, the most that can have been used in
 * the elapsed time.
 * @returns a function that ends the measurement and returns milliseconds
 */
function startMeasuring(pid: number): () => number {
  const [began, before] = [performance.now(), processorTime([pid])];
  return () => {
    const after = processorTime([pid]);
    if (before === undefined || after === undefined) {
      return (performance.now() - began) * threadsOfPage;
    }
    return after - before + afterPageMs;
  };
}

function hashesOf({ modules: { shell, remotes } }: CompositionToRender): string[] {
  return [...new Set([shell, ...Object.values(remotes)])];
}
