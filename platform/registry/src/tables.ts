import type {
  Channel,
  ReleaseManifest,
  RemoteManifest,
  Setting,
  Settings,
  SiteValues,
} from '@aangan/manifest';
import type { Envelope } from '@aangan/manifest/provenance';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import type { ColumnType, Generated } from 'kysely';
import type { CiIdentity } from './ci-identity.ts';
import type { ReportTables } from './report-tables.ts';

/** The commit that a release was built from, as its publisher says. */
interface StoredCommit {
  id: string;
  author?: string;
  /** ISO 8601, of its author's clock. */
  at?: string;
  /** Whether the folder had changes that were not committed. */
  isChanged: boolean;
}

/** The run of continuous integration that published a release, as its publisher says. */
interface StoredRun {
  branch?: string;
  url?: string;
}

/** Which messages a release lacks in a language. */
export interface Untranslated {
  count: number;
  /** The first of them. */
  ids: string[];
}

interface ReleaseTable {
  name: string;
  release: string;
  kind: ReleaseManifest['kind'];
  manifest: ReleaseManifest;
  is_bootstrap: boolean;
  created_by: string;
  created_at: Generated<string>;
  published_at: string | null;
  /** Running checks of its files: the check's id → until when it holds the release. */
  checks: ColumnType<Record<string, string>, never, string>;
  /** When the last hold ends: until then the release takes no other release.json. */
  checked_until: Generated<string | null>;
  /** The version of its package.json. */
  package_version: string | null;
  /** When it was retired: it is served no more, and can be put on no channel. */
  retired_at: Generated<string | null>;
  source_commit: ColumnType<StoredCommit | null, string | null, never>;
  source_run: ColumnType<StoredRun | null, string | null, never>;
  /** Language → what it lacks in it; null where it says nothing of its messages. */
  untranslated: ColumnType<Record<string, Untranslated> | null, never, string | null>;
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
  zstd_sha256: string | null;
  gzip_sha256: string | null;
  /** Hex sha256 of a file of an earlier release → of the delta from it. */
  deltas: ColumnType<Record<string, string>, string | undefined, string>;
}

interface ChannelTable {
  name: Channel;
  revision: number;
  /** The revision of the newest security fix; 0 without one. */
  security_fix: Generated<number>;
  /** Null for the channels that every registry begins with. */
  made_by: Generated<string | null>;
  /** When it ends by itself; null for one that does not. */
  expires_at: Generated<string | null>;
  removed_at: Generated<string | null>;
  /** Whether promotions need a passed check of their composition. */
  requires_check: Generated<boolean>;
  /** Whether a build has to have signed what promoted releases were built from. */
  requires_provenance: Generated<boolean>;
  /** Languages that promoted releases have all their messages in. */
  required_languages: Generated<string[]>;
  /** Engines beside Chromium's in which pages of promoted releases were opened. */
  required_engines: Generated<EngineBeside[]>;
  /** When no step of a rollout begins. */
  quiet_hours: ColumnType<QuietHours | null, string | null | undefined, string | null>;
  step_approval: Generated<StepApproval>;
  /** Networks from which pages with the canary have started that a step of a rollout needs. */
  step_views: Generated<number>;
  /** How long a step waits at most until its canary is compared, in minutes; null for what follows from its own time. */
  step_wait: number | null;
}

/** Engines beside Chromium's in which the checker opens pages where their browsers are installed. */
export const enginesBeside = ['gecko', 'webkit'] as const;
export type EngineBeside = (typeof enginesBeside)[number];

/** Hours of each day, by the clocks of a zone. */
export interface QuietHours {
  /** HH:MM. */
  from: string;
  /** HH:MM; before `from` if it is of the next day. */
  until: string;
  /** As PostgreSQL and IANA name it. */
  zone: string;
}

/** Whose approval each step of a rollout needs: nobody's, an integrator's, or that of one who did not begin it. */
export const stepApprovals = ['none', 'integrator', 'another'] as const;
export type StepApproval = (typeof stepApprovals)[number];

interface RolloutTable {
  id: Generated<number>;
  channel: Channel;
  /** The canary's id; its row is gone once it has ended. */
  canary: number;
  releases: ColumnType<{ name: string; release: string }[], string, never>;
  /** The first is what it began with. */
  steps: ColumnType<RolloutStep[], string, never>;
  /** Which of the steps comes next; their number where none does. */
  next_step: number;
  step_began_at: string;
  state: Generated<RolloutState>;
  /** Why it is paused, or has ended. */
  state_why: Generated<string>;
  /** The integrator who approved the next step. */
  approved_by: string | null;
  /** Why the next step could not be checked; it is tried again. */
  held_up: string | null;
  begun_by: string;
  /** The team whose token began it; null for an integrator. */
  begun_team: string | null;
  /** The integrator who issued that token, or let its workflow have one. */
  begun_issuer: string | null;
  /** Whether integrators were told that the next step waits for nothing but their approval. */
  is_approval_asked: Generated<boolean>;
  begun_at: Generated<string>;
  why: string;
}

/** `done` where it has taken its last step, `ended` where its canary ended before. */
export const rolloutStates = ['running', 'paused', 'done', 'ended'] as const;
export type RolloutState = (typeof rolloutStates)[number];

interface CanaryTable {
  id: Generated<number>;
  channel: Channel;
  /** Of the channel's visitors, 0 to 100. */
  percent: number;
}

interface CanaryReleaseTable {
  channel: Channel;
  name: string;
  canary: number;
  release: string;
  /** What it sets in place of the channel. */
  settings: ColumnType<Settings, string | undefined, never>;
}

interface ChannelReleaseTable {
  channel: Channel;
  name: string;
  release: string;
  previous_release: string | null;
  is_bootstrap: boolean;
  is_off: Generated<boolean>;
  /** What it puts into slots and is switched off there, as `extensionKey` names it. */
  off_extensions: Generated<string[]>;
  /** What the channel sets of the values of the remote. */
  settings: ColumnType<Settings, string | undefined, string>;
}

/** What a line of the history did. */
export const changeKinds = [
  'promote',
  'rollback',
  'switch-off',
  'switch-on',
  'remove',
  'retire',
  'canary',
  'end-canary',
  'create-channel',
  'remove-channel',
  'require-check',
  'require-no-check',
  'require-languages',
  'require-engines',
  'require-provenance',
  'require-no-provenance',
  'set-value',
  'set-rollout-rules',
  'pause-rollout',
  'resume-rollout',
  'approve-step',
  'trust-less',
  'trust-fully',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

interface ChannelChangeTable {
  id: Generated<number>;
  kind: ChangeKind;
  /** Null where a release was retired: that changes no channel. */
  channel: Channel | null;
  revision: number | null;
  /** Empty in a line about the channel itself. */
  name: string;
  from_release: string | null;
  /** Null where the name was removed from the channel. */
  to_release: string | null;
  changed_by: string;
  changed_at: Generated<string>;
  why: string;
  /** Problems that the gate found and an integrator overrode. */
  overridden: Generated<string[]>;
  /** For a line about a canary: its id, and its percentage after the change or when it ended. */
  canary: number | null;
  percent: number | null;
  is_security_fix: Generated<boolean>;
  /** The extension that the line is about; null where it is about the whole remote. */
  extension: Generated<string | null>;
  /** The languages that the channel requires from then on; null in lines about anything else. */
  languages: Generated<string[] | null>;
  /** The engines that the channel requires from then on; null in lines about anything else. */
  engines: Generated<EngineBeside[] | null>;
  /** What the frames of the remote may do from then on; null in lines about anything else. */
  grants: ColumnType<string[] | null, string | null | undefined, never>;
  /** The value that the line is about; null where it is about a release. */
  value: ColumnType<ValueStep | null, string | null | undefined, never>;
}

/** A step of one value; null where the channel sets nothing, so that the default of the release counts. */
export interface ValueStep {
  name: string;
  from: Setting | null;
  to: Setting | null;
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
  /** Whether it may record checks of compositions. */
  may_check: Generated<boolean>;
  last_used_at: string | null;
  /** Of a token that a run of continuous integration got for its ID token; null for one that an integrator issued. */
  publisher: number | null;
  identity: ColumnType<CiIdentity | null, string | null | undefined, never>;
}

/** A workflow that publishes a team's remotes without a stored token. */
interface TrustedPublisherTable {
  id: Generated<number>;
  team: string;
  issuer: string;
  repository: string;
  /** As the issuer numbers the repository; null before the first exchange. */
  repository_id: string | null;
  /** Null for one that names tags. */
  branch: string | null;
  /** May have one `*`; null for one that names a branch. */
  tag: string | null;
  workflow: string;
  channels: Channel[];
  added_by: string;
  added_at: Generated<string>;
  last_used_at: string | null;
  removed_by: string | null;
  removed_at: string | null;
}

interface SigningKeyTable {
  id: Generated<number>;
  team: string;
  name: string;
  sha256: string;
  /** PEM. */
  public_key: string;
  /** Of a key that a run made: the token that it got with it. */
  token: number | null;
  added_by: string;
  added_at: Generated<string>;
  removed_by: string | null;
  removed_at: string | null;
}

interface ReleaseProvenanceTable {
  id: Generated<number>;
  name: string;
  release: string;
  key: number;
  envelope: ColumnType<Envelope, string, never>;
  is_changed: boolean;
  recorded_by: string;
  recorded_at: Generated<string>;
}

/** Where a range of versions begins or ends: each has one of these. */
export interface OsvEvent {
  introduced?: string;
  fixed?: string;
  lastAffected?: string;
  limit?: string;
}

interface AdvisoryTable {
  id: string;
  modified: string;
  summary: string;
  severity: string | null;
  aliases: string[];
  loaded_by: string;
  loaded_at: Generated<string>;
}

interface AdvisoryPackageTable {
  advisory: string;
  name: string;
  ranges: ColumnType<OsvEvent[][], string, never>;
  versions: string[];
}

interface AdvisoryNoticeTable {
  channel: string;
  name: string;
  release: string;
  package: string;
  version: string;
  ids: string[];
  told_at: Generated<string>;
}

interface UsedIdTokenTable {
  sha256: string;
  used_until: string;
}

/** A server on the computer of who opens a composition, in place of a remote's release. */
export interface LocalServer {
  origin: string;
  /** What the remote declares. */
  manifest: RemoteManifest;
}

/** Compositions for sessions. */
interface ComposeLinkTable {
  id: string;
  channel: Channel;
  /** Name → release, with the shell. */
  releases: ColumnType<Record<string, string>, string, never>;
  locals: ColumnType<LocalServer[], string, never>;
  /** What it sets in place of the channel, by remote. */
  settings: ColumnType<SiteValues, string, never>;
  made_by: string;
  made_at: Generated<string>;
  expires_at: ColumnType<string, Date, never>;
  /** Until when one browser can take it; null for one that opens for all who have its address. */
  hand_over_until: ColumnType<string | null, Date | null, never>;
  handed_over_at: ColumnType<string | null, never, Date>;
  ended_at: ColumnType<string | null, never, Date>;
  ended_by: string | null;
  /** The link that it was handed over from: it ends with that; null for a link. */
  made_from: string | null;
}

interface CompositionCheckTable {
  id: Generated<number>;
  releases_sha256: string;
  /** Name → release, with the shell. */
  releases: ColumnType<Record<string, string>, string, never>;
  passed: boolean;
  findings: ColumnType<string[], string, never>;
  recorded_by: string;
  recorded_at: Generated<string>;
}

interface SdkNumbers {
  major: number;
  minor: number;
  patch: number;
}

/** Versions of the platform's packages. */
interface SdkTable extends SdkNumbers {
  content: string;
  address: string;
  libraries: ColumnType<Record<string, string>, string, never>;
  published_at: Generated<string>;
}

interface SdkPackageTable extends SdkNumbers {
  name: string;
  sha256: string;
  integrity: string;
  bytes: number;
}

/** Remotes of low trust. */
interface LowTrustTable {
  name: string;
  grants: ColumnType<string[], string, string>;
  marked_by: string;
  marked_at: Generated<string>;
  why: string;
}

interface HandedMailTable {
  id: number;
  at: Generated<string>;
}

/** The registry's tables (migrations/). */
export interface Tables extends ReportTables {
  release: ReleaseTable;
  release_file: ReleaseFileTable;
  channel: ChannelTable;
  channel_release: ChannelReleaseTable;
  channel_change: ChannelChangeTable;
  canary: CanaryTable;
  canary_release: CanaryReleaseTable;
  rollout: RolloutTable;
  team_token: TeamTokenTable;
  trusted_publisher: TrustedPublisherTable;
  used_id_token: UsedIdTokenTable;
  signing_key: SigningKeyTable;
  advisory: AdvisoryTable;
  advisory_package: AdvisoryPackageTable;
  advisory_notice: AdvisoryNoticeTable;
  release_provenance: ReleaseProvenanceTable;
  compose_link: ComposeLinkTable;
  composition_check: CompositionCheckTable;
  handed_mail: HandedMailTable;
  low_trust: LowTrustTable;
  sdk: SdkTable;
  sdk_package: SdkPackageTable;
}
