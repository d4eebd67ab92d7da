import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BlobStore, createBlobStore } from '@aangan/server';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { listenForChanges } from '../channel/channel-changes.ts';
import {
  openRegistry,
  type Registry,
  registryMigrations,
  registrySchema,
} from '../open-registry.ts';
import type { Tables } from '../tables.ts';
import type { BuiltRelease } from './release-factory.ts';

/** A registry on a real, empty database and blob store. */
export interface TestRegistry {
  registry: Registry;
  database: TestDatabase<Tables>['database'];
  blobs: BlobStore;
  /** The file with the bytes of a hash. */
  pathOf(sha256: string): string;
  /** Publishes releases of the factory. */
  publish(...releases: BuiltRelease[]): Promise<void>;
  /** Starts the channels over, without their history. Steps of rollouts wait for no comparison then. */
  emptyChannels(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param outside what the registry asks for beside its database and files
 * @param options.isListening whether it hears of changes of other processes
 */
export async function startTestRegistry(
  outside: Pick<
    Parameters<typeof openRegistry>[0],
    'checker' | 'readApi' | 'askApi' | 'edgeSecret'
  > = {},
  { isListening = false } = {},
): Promise<TestRegistry> {
  const root = await mkdtemp(path.join(tmpdir(), 'aangan-registry-'));
  const testDatabase = await startTestDatabase<Tables>({
    migrations: registryMigrations,
    schema: registrySchema,
    jobs: true,
  });
  const blobs = createBlobStore(root);
  const changes = isListening
    ? listenForChanges(testDatabase.connection, () => undefined)
    : undefined;
  const registry = openRegistry({
    database: testDatabase.database,
    blobs,
    ...outside,
    ...(changes && { changes }),
  });
  return {
    registry,
    database: testDatabase.database,
    blobs,
    pathOf: blobs.path,
    publish: async (...releases) => {
      for (const { manifest, blobs: files } of releases) {
        await registry.releases.announce(manifest, { by: 'a test' });
        for (const [sha256, bytes] of files) {
          await registry.releases.putBlob(sha256, bytes);
        }
        await registry.releases.finalise(manifest.name, manifest.release);
      }
    },
    emptyChannels: async () => {
      // The history refuses to be emptied; a replica's session passes over triggers.
      await testDatabase.database.pool.query(`
        begin;
        set local session_replication_role = replica;
        truncate rollout, canary_release, canary, channel_release, channel_change;
        update channel set revision = revision + 1, security_fix = 0, quiet_hours = null, step_approval = 'none', step_views = 100, step_wait = 0;
        commit`);
    },
    stop: async () => {
      await changes?.close();
      await testDatabase.stop();
      await rm(root, { recursive: true });
    },
  };
}
