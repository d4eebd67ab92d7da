import type { ApiAnswer, ChannelComposition } from '@aangan/manifest';

/** A file of a release, without its bytes. */
export interface FileToBoot {
  sha256: string;
  contentType: string;
  integrity: string;
}

/** An account with which pages are opened. */
export interface SignedInVisitor {
  /** What its session keeps in local storage. */
  storage: Readonly<Record<string, string>>;
  /** What the API answers it, by address. */
  answers: Readonly<Record<string, ApiAnswer>>;
}

/**
 * Which opening of its pages an order is. In the first one entries are run. Signed-in pages that ask the API for what has
 * no answer are left and told, so that they can be opened again with it; with the last one they are checked nevertheless.
 */
export type BootRound = 'first' | 'again' | 'last';

/** Releases that would be served together, and the pages of them to open. */
export interface BootOrder {
  composition: ChannelComposition;
  /** `name/release/path` of each file that a page may load. */
  files: Readonly<Record<string, FileToBoot>>;
  /** Names of the remotes whose entry is run. */
  entries: readonly string[];
  /** Each for a guest, or for the account of an audience. */
  pages: readonly { address: string; remote: string; audience?: string }[];
  /** The account of each audience that pages are opened for. */
  visitors: Readonly<Record<string, SignedInVisitor>>;
  round: BootRound;
  /** What the API answers guests, by address. */
  answers: Readonly<Record<string, ApiAnswer>>;
}

/** A page, or the entry of a remote, that does not work in a browser. */
export interface FailedBoot {
  address: string;
  remote: string;
  /** What happened, on one line. */
  detail: string;
}

/** A signed-in page that was left: what it has asked the API for has no answer. */
interface UnansweredPage {
  address: string;
  audience: string;
  /** Addresses under /api/. */
  asked: string[];
}

/** What was found of the pages of an order. */
export interface BootResult {
  failed: FailedBoot[];
  unanswered: UnansweredPage[];
}

/** What opening the pages of one order may cost. */
export interface BootLimits {
  /** Milliseconds of processor time for one page; five times as much may pass. */
  timeMs: number;
  memoryMegabytes: number;
  /** What Chromium may write for one page, in bytes. */
  messageBytes: number;
  /** How long a page may show nothing while it requests and computes nothing, in milliseconds. */
  emptyMs: number;
  /** A page that has shown something counts as opened after so many milliseconds, even if it goes on requesting. */
  busyMs: number;
  /** How long a page stays open after it was shown, in milliseconds of its own clock. */
  openMs: number;
  /** Milliseconds of processor time that it may take meanwhile. */
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
