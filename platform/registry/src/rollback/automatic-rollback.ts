import type { Channel } from '@aangan/manifest';

/** What the platform has rolled back. */
export interface AutomaticRollback {
  channel: Channel;
  /** Whether a canary was ended; else a stable release was replaced by the one before it. */
  isCanary: boolean;
  releases: { name: string; team: string | null; from: string | null; to: string | null }[];
  revision: number;
  why: string;
}
