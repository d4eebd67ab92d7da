import type { Channel, ReleaseManifest } from '@aangan/manifest';
import type { ColumnType, Generated } from 'kysely';
import type { SourceCommit } from './release/release-source.ts';

interface ReleaseTable {
  name: string;
  release: string;
  kind: ReleaseManifest['kind'];
  manifest: ReleaseManifest;
  is_bootstrap: boolean;
  created_by: string;
  created_at: Generated<string>;
  published_at: string | null;
  /** The version of its package.json. */
  package_version: string | null;
  /** When it was retired: it stays served to open pages, and can be put on no channel. */
  retired_at: Generated<string | null>;
  source_commit: ColumnType<SourceCommit | null, string | null, never>;
}

interface ReleaseFileTable {
  name: string;
  release: string;
  path: string;
  sha256: string;
  bytes: number;
  integrity: string;
  content_type: string;
  brotli_sha256: string | null;
}

interface ChannelTable {
  name: Channel;
  revision: number;
}

interface ChannelReleaseTable {
  channel: Channel;
  name: string;
  release: string;
  previous_release: string | null;
  is_bootstrap: boolean;
  is_off: Generated<boolean>;
}

/** What a line of the history did. */
export const changeKinds = [
  'promote',
  'rollback',
  'switch-off',
  'switch-on',
  'remove',
  'retire',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

interface ChannelChangeTable {
  id: Generated<number>;
  kind: ChangeKind;
  /** Null where a release was retired: that changes no channel. */
  channel: Channel | null;
  revision: number | null;
  name: string;
  from_release: string | null;
  /** Null where the name was removed from the channel. */
  to_release: string | null;
  changed_by: string;
  changed_at: Generated<string>;
  why: string;
  /** Problems that the gate found and an integrator overrode. */
  overridden: Generated<string[]>;
}

interface TeamTokenTable {
  id: Generated<number>;
  name: string;
  team: string;
  prefix: string;
  token_sha256: string;
  channels: Channel[];
  issued_by: string;
  issued_at: Generated<string>;
  expires_at: string;
  revoked_by: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** The registry's tables (migrations/). */
export interface Tables {
  release: ReleaseTable;
  release_file: ReleaseFileTable;
  channel: ChannelTable;
  channel_release: ChannelReleaseTable;
  channel_change: ChannelChangeTable;
  team_token: TeamTokenTable;
}
