import type {
  ApiAnswer,
  BrowserComposition,
  ChannelComposition,
  PageToRender,
} from '@aangan/manifest';
import type { ReadFile } from './read-file.ts';

/** A release with the texts of its types. */
export interface TypedRelease {
  name: string;
  release: string;
  team: string;
  /** Exposed module → its declaration. */
  exposes: Record<string, string>;
  /** Other remote → its exposed module → a module that passes it what this release passes. */
  consumes: Record<string, Record<string, string>>;
  /** Slot → a module that passes an extension what this release passes. */
  slots: Record<string, string>;
  /** Which of its exposed modules are in which slots. */
  extensions: readonly { slot: string; expose: string }[];
}

/** A page to render, without its composition. */
type PageToCheck = Omit<PageToRender, 'composition'>;

/** Pages of one composition, and the texts of the server modules that render them. */
export interface RenderOrder {
  composition: BrowserComposition;
  /** The same with the texts of each language but the default one; absent where there is one. */
  translated?: Record<string, BrowserComposition>;
  modules: { shell: string; remotes: Record<string, string> };
  pages: readonly PageToCheck[];
}

/** Releases that would be served together, and the pages of them to open in a browser. */
export interface BootOrder {
  composition: ChannelComposition;
  /** `name/release/path` of each file that a page may load. */
  files: Record<string, { sha256: string; contentType: string; integrity: string }>;
  /** Names of the remotes whose entry is run. */
  entries: readonly string[];
  /** Each for a guest, or for the account of an audience. */
  pages: readonly { address: string; remote: string; audience?: string }[];
  /** The account of each audience: what its session stores in the browser, and what the API answers it. */
  visitors: Record<string, { storage: Record<string, string>; answers: Record<string, ApiAnswer> }>;
  /**
   * Which round of opening its pages this is. Entries are run in the first round. In the last one, signed-in pages are
   * checked even if what they ask for has no answer.
   */
  round: 'first' | 'again' | 'last';
  /** What the API answers guests, by address. */
  answers: Record<string, ApiAnswer>;
}

/** What was found of the pages of a {@link BootOrder}. */
export interface BootResult {
  failed: FailedPage[];
  /**
   * Signed-in pages that were not checked, with the API addresses for which they got no answer. Untrusted: a release
   * chooses them.
   */
  unanswered: { address: string; audience: string; asked: string[] }[];
  /** The browsers in which pages were opened, such as "Firefox 153.8.0". */
  openedIn: string[];
  /** The remotes of which a page works in the browser of another engine than Chromium's. */
  opened: { browser: string; remotes: string[] }[];
  /** Why an installed browser could not be used, a sentence each. */
  unused: string[];
}

/** A page that does not work, and why on one line. */
interface FailedPage {
  address: string;
  /** The remote whose page or part it is. */
  remote: string;
  /** The exposed module of a part in another remote's page; absent where the page itself fails. */
  part?: string;
  detail: string;
}

type ReleaseOfTeam = Pick<TypedRelease, 'name' | 'release' | 'team'>;

/**
 * What the registry asks of the checker, a process of its own that reads and runs what releases bring. `team` is the
 * team whose turn a check takes. Each method throws {@link CheckerAway} if there is no answer.
 */
export interface Checker {
  /** Why the types of a release cannot be used. */
  typeProblems(release: TypedRelease): Promise<string[]>;
  /** Where releases pass props that the module they pass them to does not take. */
  misfits(
    releases: readonly TypedRelease[],
    team: string,
  ): Promise<
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
  unrendered(order: RenderOrder, team: string): Promise<FailedPage[]>;
  /** Which of these pages and entries do not work in a browser, and which are to be opened again. */
  unbooted(order: BootOrder, team: string, read: ReadFile): Promise<BootResult>;
}

/** The checker did not answer, or cannot check now. */
export class CheckerAway extends Error {
  override readonly name = 'CheckerAway';
  /** What to do, as a sentence. */
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}
