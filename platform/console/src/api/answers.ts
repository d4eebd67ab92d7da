/** Answers of the registry, as far as the console shows them: `platform/registry/src/http` has them in full. */

export interface Channels {
  results: string[];
  /** Channel → the address of its site, where it is known. */
  addresses: Record<string, string>;
  /** Channel → when it ends by itself, of those that do. */
  expires: Record<string, string>;
  /** Channels that take only compositions with a passed check. */
  checked: string[];
}

/** A channel on the first page. */
export interface ChannelGlance {
  name: string;
  address: string | undefined;
  expires: string | undefined;
  status: ChannelStatus;
  /** Undefined where it cannot be read. */
  health: ReleaseRate[] | undefined;
  /** Of what it serves; undefined where it requires none. */
  check: RequiredCheck | undefined;
}

export interface ServedRelease {
  name: string;
  release: string;
  version: string | null;
  team: string | null;
  /** The release to go back to. */
  previous: string | null;
  isOff: boolean;
  at: string | null;
  by: string | null;
  why: string | null;
}

export interface Canary {
  id: number;
  percent: number;
  releases: { name: string; release: string; version: string | null }[];
  at: string | null;
  by: string | null;
  why: string | null;
}

export interface ChannelStatus {
  channel: string;
  revision: number;
  releases: ServedRelease[];
  canaries: Canary[];
}

/** The last hour of one release on a channel. */
export interface ReleaseRate {
  name: string;
  release: string;
  views: number;
  /** Kind → page views in which it happened. */
  failures: Record<string, number>;
}

export interface Change {
  id: number;
  kind: string;
  revision: number | null;
  name: string;
  from: string | null;
  to: string | null;
  at: string;
  by: string | null;
  why: string;
  overridden: string[];
  canary: number | null;
  percent: number | null;
  isSecurityFix: boolean;
}

export interface HistoryPage {
  results: Change[];
  next: string | null;
}

export interface PublishedRelease {
  name: string;
  release: string;
  version: string | null;
  published_at: string;
  created_by: string | null;
  /** What it was built from; null where the builder did not know. */
  commit: { id: string; author: string; at: string; isChanged: boolean } | null;
  retired_at: string | null;
  channels: string[];
}

/** release.json, as far as the console shows it. */
export interface Release {
  kind: 'remote' | 'shell';
  name: string;
  release: string;
  version?: string;
  files: Record<string, { bytes: number }>;
  /** Exposed module → the scripts it needs beside the entry; of a remote. */
  exposes?: Record<string, string[]>;
  entry?: string;
  /** Scripts of the page; of the shell. */
  scripts?: string[];
  /** Exposed module → how much JavaScript it needs, also compressed; absent in old releases. */
  sizes?: Record<string, { bytes: number; brotli: number }>;
  shared: {
    /** Package → semver range; of a remote. */
    requires?: Record<string, string>;
    /** Package → the names that are imported of it; of a remote. */
    uses?: Record<string, string[]>;
    /** Package → version; of the shell. */
    provides?: Record<string, string>;
  };
  manifest: { team?: string };
}

/** The check of a composition's pages that counts. */
export interface RequiredCheck {
  is_required: boolean;
  state: 'passed' | 'failed' | 'missing';
  at: string | null;
  by: string | null;
  findings: string[];
}

export interface RemoteReports {
  team: string | null;
  isAutomatic: boolean;
  rates: Omit<ReleaseRate, 'name'>[];
  errors: {
    release: string;
    kind: string;
    route: string;
    message: string;
    /** The exposed module that failed; null where none did. */
    expose: string | null;
    isServer: boolean;
    failures: number;
    /** The engines that it was seen in. */
    engines: string[];
    /** Of the failures, those in pages that a translator or an extension had changed. */
    changedPages: number;
    lastAt: string;
    composition: string;
  }[];
  measures: { release: string; route: string; kind: string; p75: number | null; samples: number }[];
}

/** What a channel serves, as far as the graph of remotes needs it. */
export interface Composition {
  remotes: { name: string; team: string; consumes: Record<string, string[]> }[];
}

export interface ComposeLink {
  id: string;
  link: string;
  expires_at: string;
  /** `served`: the version that visitors of production get; null where they get none. */
  differences: { name: string; version: string; served: string | null }[];
  problems: string[];
}

/** A composition that one browser takes to production, once. */
export interface ComposeGrant {
  link: string;
  /** Until when it can be taken. */
  opens_until: string;
  /** Until when the browser has it then. */
  expires_at: string;
}
