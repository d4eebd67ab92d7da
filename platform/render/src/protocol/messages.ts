import type { PageToRender, RenderedComposition } from '@aangan/manifest';

/** Which server modules a composition is rendered with, by the hash of their bytes. */
interface ModuleHashes {
  shell: string;
  /**
   * Name → hash, for the remote whose pages are rendered and the remotes whose parts these show, if they have a server
   * module.
   */
  remotes: Record<string, string>;
}

/** What a child renders pages from: a composition, and the modules for one remote's pages. */
export interface CompositionToRender {
  /** With its texts in the default language. */
  composition: RenderedComposition;
  /** The same with the texts of each other language, by its code; absent where the site has one language. */
  translated?: Record<string, RenderedComposition>;
  modules: ModuleHashes;
}

/** The page of a job; its composition was sent earlier, or comes with it. */
export interface JobPage extends Omit<PageToRender, 'composition' | 'language'> {
  /** Absent from an edge of before, which asks for the default language only. */
  language?: string;
}

/** What a child is asked to do, one job at a time. */
export interface Job {
  /** Repeated in every message about this job. */
  id: number;
  /** The composition that this child renders; sent with its first job only. */
  load?: CompositionToRender & {
    /** Texts of its modules, by their hash. */
    sources: Record<string, string>;
  };
  page: JobPage;
}

/** A message of a child. The child runs remotes' code, so each message is checked before use. */
export type ChildMessage =
  | { type: 'ready' }
  /** The child's own code has received the job: from now on, the page is responsible. */
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
