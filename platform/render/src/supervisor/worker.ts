import type { CompositionToRender, Job, JobPage } from '../protocol/messages.ts';
import type { KeptModules } from './kept-modules.ts';
import type { JobOutcome, RenderChild } from './render-child.ts';

/** Compositions that a child keeps: the current one, and the one before for pages that still come from it. */
const keptCompositions = 2;

/** A page of a composition that is kept here. */
export interface Work {
  id: string;
  composition: CompositionToRender;
  /** Absent where the composition is only loaded. */
  page?: JobPage;
}

/** A child and what it has loaded. It serves one channel: no release of another can change its pages. */
export interface Worker {
  readonly child: RenderChild;
  /** null until it has loaded something. */
  readonly channel: string | null;
  isReady: boolean;
  readonly isBusy: boolean;
  /** Pages that it rendered. */
  readonly renders: number;
  has(id: string): boolean;
  run(work: Work): Promise<JobOutcome>;
}

export function createWorker(child: RenderChild, kept: KeptModules): Worker {
  const loaded = new Map<string, CompositionToRender>();
  let jobs = 0;
  let isBusy = false;
  let renders = 0;
  let channel: string | null = null;

  /** The job's part that brings the composition; the child then has it, whether or not loading succeeds. */
  const bring = ({ id, composition }: Work): Pick<Job, 'load' | 'drop'> => {
    if (loaded.has(id)) return { drop: [] };
    const present = new Set([...loaded.values()].flatMap(hashesOf));
    const absent = hashesOf(composition).filter((hash) => !present.has(hash));
    const sources = Object.fromEntries(absent.map((hash) => [hash, kept.source(hash)]));
    const drop = [...loaded.keys()].slice(0, Math.max(0, loaded.size + 1 - keptCompositions));
    for (const each of drop) loaded.delete(each);
    loaded.set(id, composition);
    return { load: { ...composition, sources }, drop };
  };

  return {
    child,
    isReady: false,
    get isBusy() {
      return isBusy;
    },
    get channel() {
      return channel;
    },
    get renders() {
      return renders;
    },
    has: (id) => loaded.has(id),
    run: async (work) => {
      channel ??= work.composition.composition.channel;
      jobs += 1;
      if (work.page) renders += 1;
      const { id: composition, page } = work;
      isBusy = true;
      const outcome = await child.run({
        ...{ id: jobs, composition },
        ...bring(work),
        ...(page && { page }),
      });
      isBusy = false;
      return outcome;
    },
  };
}

function hashesOf({ modules: { shell, remotes } }: CompositionToRender): string[] {
  return [...new Set([shell, ...Object.values(remotes)])];
}
