import { fileURLToPath } from 'node:url';
import type { Channel, RegistryReader } from '@aangan/manifest';
import {
  type BlobStore,
  checkHealth,
  type Database,
  type Health,
  type Logger,
  type SweptBlobs,
  unlessBackedUp,
} from '@aangan/server';
import { type AdvisoryService, createAdvisoryService } from './advisories/advisory-service.ts';
import { type ChannelChanges, untoldChanges } from './channel/channel-changes.ts';
import { type ChannelList, createChannelList } from './channel/channel-list.ts';
import { type ChannelService, createChannelService } from './channel/channel-service.ts';
import { createJudge } from './channel/judge.ts';
import { createLowTrust, type LowTrustService } from './channel/low-trust.ts';
import { createRequiredChecks, type RequiredChecks } from './channel/required-checks.ts';
import { createRequiredEngines, type RequiredEngines } from './channel/required-engines.ts';
import { createRequiredLanguages, type RequiredLanguages } from './channel/required-languages.ts';
import {
  createRequiredProvenance,
  type RequiredProvenance,
} from './channel/required-provenance.ts';
import { createRolloutRules, type RolloutRulesService } from './channel/rollout-rules.ts';
import { type ComposeService, createComposeService } from './compose/compose-service.ts';
import type { AskApi } from './gates/ask-api.ts';
import type { Checker } from './gates/checker.ts';
import { rememberReads } from './gates/remembered-reads.ts';
import { createSigningKeys, type SigningKeys } from './provenance/signing-keys.ts';
import { createPublisherService, type PublisherService } from './publishers/publisher-service.ts';
import { createRegistryReader } from './registry-reader.ts';
import { keepCompressedCopies } from './release/compressed-copies.ts';
import { findUsedBlobs } from './release/release-file-repository.ts';
import { deleteAbandoned } from './release/release-repository.ts';
import { createReleaseService, type ReleaseService } from './release/release-service.ts';
import { createStoredCopies } from './release/stored-copies.ts';
import { createReportService, type ReportService } from './reports/report-service.ts';
import type { RollbackRules } from './rollback/rollback-rules.ts';
import { createRolloutService, type RolloutService } from './rollout/rollout-service.ts';
import { createSdkService, type SdkService } from './sdk/sdk-service.ts';
import type { Tables } from './tables.ts';
import { createTokenService, type TokenService } from './tokens/token-service.ts';

/** The schema that the registry's tables live in. */
export const registrySchema = 'platform';

/** Folder of the registry's migrations. */
export const registryMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** The registry without its HTTP API, for a process that has the database and the blob store. */
export interface Registry {
  releases: ReleaseService;
  channels: ChannelService;
  /** Which channels there are. */
  channelList: ChannelList;
  /** Checks of compositions that channels may require. */
  requiredChecks: RequiredChecks;
  /** Languages that channels may require. */
  requiredLanguages: RequiredLanguages;
  /** Engines in which channels may require pages to be opened. */
  requiredEngines: RequiredEngines;
  /** What builds signed of releases, where channels require it. */
  requiredProvenance: RequiredProvenance;
  /** Keys that teams sign their builds with. */
  signingKeys: SigningKeys;
  /** Remotes that run in frames. */
  lowTrust: LowTrustService;
  /** What channels require of each step of a rollout. */
  rolloutRules: RolloutRulesService;
  /** Canaries that grow by themselves. */
  rollouts: RolloutService;
  /** Tells when a channel has changed. */
  changes: ChannelChanges;
  tokens: TokenService;
  /** Workflows that publish without a stored token. */
  publishers: PublisherService;
  /** Known faults of packages in what channels serve. */
  advisories: AdvisoryService;
  /** Compositions that links open. */
  compose: ComposeService;
  /** The platform's packages, for repositories of teams. */
  sdk: SdkService;
  /** What pages reported, and what follows from it. */
  reports: ReportService;
  /** What the edge reads. */
  reader: RegistryReader;
  health(): Promise<Health>;
  /**
   * Removes releases that were announced a day ago and never published, files that belong to no release, drafts of
   * uploads, expired channels, and reports past their retention time.
   * @param olderThanMs files that were written less than this ago (milliseconds) stay
   */
  sweep(olderThanMs: number): Promise<SweptBlobs>;
}

const abandonedAfterHours = 24;

interface RegistryOptions {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Tells when a channel has changed; without it edges ask. */
  changes?: ChannelChanges;
  /** Reads the types of releases; without one they are not compared. */
  checker?: Checker;
  /** Reads the OpenAPI document of the API that the site's pages call; without it calls are not compared. */
  readApi?: () => Promise<unknown>;
  /** Asks the API as a guest: pages are rendered with its answers before a channel serves them. */
  askApi?: AskApi;
  /** EDGE_SECRET: with it the API is asked for accounts that signed-in pages are opened with; without it they are not. */
  edgeSecret?: string | undefined;
  /** A folder of compressed copies that several registries of one machine share; unset: none. */
  compressedCopies?: string | undefined;
  /** What automatic rollbacks must rest on. */
  rules?: RollbackRules | undefined;
  /** The channel that visitors see: what composed pages are compared with; production. */
  comparedWith?: Channel;
  /** Logs damaged compressed copies; without it they are removed silently. */
  logger?: Pick<Logger, 'error'> | undefined;
  /** How long reports of pages are kept, in days. */
  reportDays?: number | undefined;
}

/**
 * Opens the registry on a migrated database (createDatabase with `schema: registrySchema`, and the tables of the job
 * queue) and a blob store.
 */
export function openRegistry(options: RegistryOptions): Registry {
  const { database, blobs, checker, readApi, askApi, edgeSecret } = options;
  const { rules, reportDays: days, comparedWith = 'production' } = options;
  const read = async (sha256: string) =>
    (await blobs.has(sha256)) ? blobs.read(sha256) : undefined;
  const compress = options.compressedCopies
    ? keepCompressedCopies(options.compressedCopies)
    : undefined;
  const reads = rememberReads();
  const judge = createJudge({ read, checker, readApi, askApi, edgeSecret, reads });
  const channels = createChannelService(database, judge);
  const channelList = createChannelList(database);
  const copies = createStoredCopies({ db: database.kysely, blobs, logger: options.logger });
  const reader = createRegistryReader({ database, blobs, copies, channels });
  const compose = createComposeService(database, { comparedWith });
  const sdk = createSdkService(database, blobs);
  const publishers = createPublisherService({
    database,
    listChannels: channels.names,
    visitorsChannel: comparedWith,
  });
  const rollouts = createRolloutService({ database, judge, rules, logger: options.logger });
  const reports = createReportService({ database, reader, judge, rules, days });
  return {
    releases: createReleaseService({
      database,
      blobs,
      copies,
      checker,
      compress,
      visitorsChannel: comparedWith,
    }),
    channels,
    channelList,
    requiredChecks: createRequiredChecks(database),
    requiredLanguages: createRequiredLanguages(database),
    requiredEngines: createRequiredEngines(database),
    requiredProvenance: createRequiredProvenance(database),
    signingKeys: createSigningKeys(database),
    lowTrust: createLowTrust(database),
    rolloutRules: createRolloutRules(database),
    rollouts,
    changes: options.changes ?? untoldChanges,
    tokens: createTokenService(database, channels.names),
    publishers,
    advisories: createAdvisoryService({ database, blobs, listChannels: channels.names }),
    compose,
    sdk,
    reports,
    reader,
    health: () =>
      checkHealth({
        database: () => database.pool.query('select from channel'),
        blobs: () => blobs.check(),
      }),
    sweep: async (olderThanMs) => {
      await deleteAbandoned(database.kysely, abandonedAfterHours);
      await reports.sweep();
      await rollouts.takeStepsLater();
      await compose.sweep();
      await channelList.sweep();
      await sdk.sweep();
      await publishers.sweep();
      const used = (keys: readonly string[]) => findUsedBlobs(database.kysely, keys);
      const sweep = () => blobs.sweep({ olderThanMs, used });
      return (await unlessBackedUp(database.pool, sweep)) ?? { blobs: 0, drafts: 0 };
    },
  };
}
