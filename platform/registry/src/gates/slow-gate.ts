import { shellName } from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { Checker } from './checker.ts';
import type { GateProblem, ProposedComposition } from './gate.ts';
import type { ReadFile } from './read-file.ts';
import type { RememberedReads } from './remembered-reads.ts';

/** What the rules need which take longer than a transaction may. */
export interface SlowGateTools {
  /** Undefined where no checker runs: types are not compared then. */
  checker?: Checker | undefined;
  /** Reads the API's OpenAPI document; undefined where there is no API to compare with. */
  readApi?: (() => Promise<unknown>) | undefined;
  /** Undefined where there is no API: pages are rendered without its answers. */
  askApi?: AskApi | undefined;
  /** EDGE_SECRET, with which accounts for signed-in pages are asked for; undefined: such pages are not opened. */
  edgeSecret?: string | undefined;
  read: ReadFile;
  reads: RememberedReads;
}

/** Releases of one channel: what the slow rules find of them does not depend on the day. */
export type UndatedComposition = Omit<ProposedComposition, 'today'>;

export interface SlowCheck {
  /** Whether the channel served these releases before: going back must also work while the API does not answer. */
  isReturn: boolean;
  /** Names whose release is new to the channel. */
  fresh: readonly string[];
}

/** The team whose turn the checks take: that of the first release that is new to the channel. */
export function askingTeam({ remotes }: UndatedComposition, { fresh }: SlowCheck): string {
  const asking = remotes.find(({ name }) => fresh.includes(name));
  return asking?.manifest.team ?? shellName;
}

/** What the rules tell beside problems. */
export interface Told {
  /** The browsers in which pages were opened, with their versions. */
  openedIn: Set<string>;
  /**
   * The remotes whose release is new and that have a page for guests → the browsers beside Chromium in which one works;
   * absent where no pages were opened.
   */
  opened?: Map<string, string[]>;
}

/** One rule that takes longer than a transaction may: every place in the proposed composition that breaks it. */
export type SlowGate = (
  proposed: UndatedComposition,
  tools: SlowGateTools,
  check: SlowCheck,
  told: Told,
) => Promise<GateProblem[]>;
