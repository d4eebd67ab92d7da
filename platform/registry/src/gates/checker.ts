import type { BrowserComposition, PageToRender } from '@aangan/manifest';

/** A release with the texts of its types. */
export interface TypedRelease {
  name: string;
  release: string;
  team: string;
  /** Exposed module → its declaration. */
  exposes: Record<string, string>;
  /** Other remote → its exposed module → a module that passes it what this release passes. */
  consumes: Record<string, Record<string, string>>;
}

/** A page to render, without its composition. */
export type PageToCheck = Omit<PageToRender, 'composition'>;

/** Pages of one composition, and the texts of the server modules that render them. */
export interface RenderOrder {
  composition: BrowserComposition;
  modules: { shell: string; remotes: Record<string, string> };
  pages: readonly PageToCheck[];
}

type ReleaseOfTeam = Pick<TypedRelease, 'name' | 'release' | 'team'>;

/** What the registry asks of the checker, which reads and runs what releases bring, beside it. */
export interface Checker {
  /** Why the types of a release cannot be used. */
  typeProblems(release: TypedRelease): Promise<string[]>;
  /** Where releases pass props that the module they pass them to does not take. */
  misfits(releases: readonly TypedRelease[]): Promise<
    {
      consumer: ReleaseOfTeam;
      provider: ReleaseOfTeam;
      expose: string;
      /** File and line of the consumer's sources; '' where that is not known. */
      place: string;
      message: string;
    }[]
  >;
  /** Which of these pages are not rendered, and why on one line. */
  unrendered(order: RenderOrder): Promise<{ address: string; remote: string; detail: string }[]>;
}
