import type { ApiAnswer, ChannelComposition } from '@aangan/manifest';

/** A file of a release, without its bytes. */
export interface FileToBoot {
  sha256: string;
  contentType: string;
  integrity: string;
}

/** An account with which pages are opened. */
export interface SignedInVisitor {
  /** The local storage of its session. */
  storage: Readonly<Record<string, string>>;
  /** The API's answers to this account, by address. */
  answers: Readonly<Record<string, ApiAnswer>>;
}

/**
 * The round in which pages are opened. In the first, entries are run. Signed-in pages that request data without an
 * answer are abandoned and reported, so that they can be opened again with it; in the last round they are checked
 * nevertheless.
 */
export type BootRound = 'first' | 'again' | 'last';

/** Releases that would be served together, and the pages of them to open. */
export interface BootOrder {
  composition: ChannelComposition;
  /** `name/release/path` of each file that a page may load. */
  files: Readonly<Record<string, FileToBoot>>;
  /** Names of the remotes whose entry is run. */
  entries: readonly string[];
  /** Each is opened as a guest, or with the account of an audience. */
  pages: readonly { address: string; remote: string; audience?: string }[];
  /** The account of each audience that pages are opened for. */
  visitors: Readonly<Record<string, SignedInVisitor>>;
  round: BootRound;
  /** The API's answers to guests, by address. */
  answers: Readonly<Record<string, ApiAnswer>>;
}

/** A page, or a remote's entry, that fails in a browser. */
export interface FailedBoot {
  address: string;
  remote: string;
  /** What happened, on one line. */
  detail: string;
}

/** A signed-in page that was abandoned because the API data that it requested is missing. */
interface UnansweredPage {
  address: string;
  audience: string;
  /** Addresses under /api/. */
  asked: string[];
}

/** The result of opening the pages of an order. */
export interface BootResult {
  failed: FailedBoot[];
  unanswered: UnansweredPage[];
  /** The browsers in which pages were opened, with their versions. */
  openedIn: string[];
  /** The remotes of which a page works in the browser of another engine than Chromium's. */
  opened: { browser: string; remotes: string[] }[];
  /** Why an installed browser could not be used, a sentence each. */
  unused: string[];
}

/** What opening the pages of one order may cost. */
export interface BootLimits {
  /** Milliseconds of processor time for one page, which may wait five times as long. */
  timeMs: number;
  memoryMegabytes: number;
  /** The most that Chromium may write for one page, in bytes. */
  messageBytes: number;
  /** How long a page may show nothing while it neither requests nor computes, in milliseconds. */
  emptyMs: number;
  /** A page that has shown something counts as opened after this many milliseconds, even if it goes on requesting. */
  busyMs: number;
  /** How long a page stays open after it was shown, in milliseconds of the page's own clock. */
  openMs: number;
  /** Milliseconds of processor time that a page may take while it stays open. */
  openTimeMs: number;
  /** What a page may store in the browser, in bytes: all remotes share 5 MB of Web Storage. */
  maxStoredBytes: number;
}

export const defaultBootLimits: BootLimits = {
  timeMs: 10_000,
  memoryMegabytes: 2_048,
  messageBytes: 16 * 1024 * 1024,
  emptyMs: 3_000,
  busyMs: 8_000,
  openMs: 20_000,
  openTimeMs: 3_000,
  maxStoredBytes: 512 * 1024,
};
