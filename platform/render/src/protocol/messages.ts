import type { BrowserComposition, PageToRender } from '@aangan/manifest';

/** Which server modules a composition is rendered with, by the hash of their bytes. */
interface ModuleHashes {
  shell: string;
  /** By name: the remote whose pages it renders, and those whose parts they show, where their releases can be rendered. */
  remotes: Record<string, string>;
}

/** What a child renders pages from: a composition, and the modules of one remote's pages. */
export interface CompositionToRender {
  composition: BrowserComposition;
  modules: ModuleHashes;
}

/** The page of a job: its composition was sent before, or is sent with it. */
export type JobPage = Omit<PageToRender, 'composition'>;

/** What a child is asked to do, one job at a time. */
export interface Job {
  /** Answered with every message about this job. */
  id: number;
  /** The composition whose pages this child renders: with the first job, and only with it. */
  load?: CompositionToRender & {
    /** Texts of its modules, by their hash. */
    sources: Record<string, string>;
  };
  page: JobPage;
}

/** What a child says. Remotes' code runs there, so each message is checked before it is used. */
export type ChildMessage =
  | { type: 'ready' }
  /** The job has reached the child's own code: what follows is the page's doing. */
  | { type: 'taken'; id: number }
  | { type: 'done'; id: number; page: unknown; cpuMs: number }
  | {
      type: 'failed';
      id: number;
      failure: 'error' | 'module';
      detail: string;
      /** Whether the child ends with it. */
      isLast: boolean;
    };

/** The longest detail of a failure, in characters. */
export const maxDetailLength = 2_000;
