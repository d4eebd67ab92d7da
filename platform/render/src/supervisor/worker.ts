import type { CompositionToRender, Job, JobPage } from '../protocol/messages.ts';
import type { ModuleCache } from './module-cache.ts';
import { processorTime } from './processor-clock.ts';
import type { JobOutcome, RenderChild } from './render-child.ts';

/** A page of a composition that is kept here. */
export interface Work {
  id: string;
  composition: CompositionToRender;
  page: JobPage;
}

/** A child, bound to the first composition that it loads: no other release's code ever runs in it. */
export interface Worker {
  readonly child: RenderChild;
  /** The id of its composition; null until it has loaded one. */
  readonly composition: string | null;
  isReady: boolean;
  readonly isBusy: boolean;
  /** When it last began a page, as a number that grows with each page of the pool. */
  usedAt: number;
  /** What its last page showed. */
  readonly lastRoute: JobPage['route'];
  /** Pages that it rendered. */
  readonly renders: number;
  /** Processor time that they used at most, in milliseconds. */
  readonly pagesMs: number;
  /** @throws Error for work of another composition than the one that it is bound to, or whose modules are not kept */
  run(work: Work): Promise<JobOutcome>;
}

export function createWorker(child: RenderChild, modules: ModuleCache): Worker {
  let composition: string | null = null;
  let lastRoute: JobPage['route'] = null;
  let renders = 0;
  let pagesMs = 0;
  let isBusy = false;

  /** The job's part that brings the composition; the child then has it, whether or not loading succeeds. */
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

/** Collecting a page's garbage goes on after its answer, for about so long; times are told in steps of 10 ms. */
const afterPageMs = 10;
/** Processor time for each moment that passes: what collects garbage runs beside the page. */
const threadsOfPage = 2;

/**
 * Begins to measure the processor time of a page. Where the system does not tell it, the most that can have been used in
 * the time that passed: on a busy machine a page waits most of its time.
 * @returns ends it, in milliseconds
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
