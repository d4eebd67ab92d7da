import { fileURLToPath } from 'node:url';
import type { RegistryReader } from '@aangan/manifest';
import {
  type BlobStore,
  checkHealth,
  type Database,
  type Health,
  type SweptBlobs,
} from '@aangan/server';
import { type ChannelService, createChannelService } from './channel/channel-service.ts';
import { createRegistryReader } from './registry-reader.ts';
import { deleteAbandoned, findUsedBlobs } from './release/release-repository.ts';
import { createReleaseService, type ReleaseService } from './release/release-service.ts';
import type { Tables } from './tables.ts';
import { createTokenService, type TokenService } from './tokens/token-service.ts';

/** The schema that the registry's tables live in. */
export const registrySchema = 'platform';

/** Folder of the registry's migrations. */
export const registryMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** The registry without its HTTP: what a process that holds database and blobs can do with it. */
export interface Registry {
  releases: ReleaseService;
  channels: ChannelService;
  tokens: TokenService;
  /** What the edge reads. */
  reader: RegistryReader;
  health(): Promise<Health>;
  /**
   * Removes releases that were announced a day ago and never published, files of none, and drafts of uploads.
   * @param olderThanMs files that were written less than this ago (milliseconds) stay
   */
  sweep(olderThanMs: number): Promise<SweptBlobs>;
}

const abandonedAfterHours = 24;

/** Opens the registry on a migrated database (createDatabase with `schema: registrySchema`) and a blob store. */
export function openRegistry(options: { database: Database<Tables>; blobs: BlobStore }): Registry {
  const { database, blobs } = options;
  const channels = createChannelService(database, async (sha256) =>
    (await blobs.has(sha256)) ? blobs.read(sha256) : undefined,
  );
  return {
    releases: createReleaseService(database, blobs),
    channels,
    tokens: createTokenService(database),
    reader: createRegistryReader({ database, blobs, channels }),
    health: () =>
      checkHealth({
        database: () => database.pool.query('select from channel'),
        blobs: () => blobs.check(),
      }),
    sweep: async (olderThanMs) => {
      await deleteAbandoned(database.kysely, abandonedAfterHours);
      const used = (keys: readonly string[]) => findUsedBlobs(database.kysely, keys);
      return blobs.sweep({ olderThanMs, used });
    },
  };
}
