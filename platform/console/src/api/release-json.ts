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
