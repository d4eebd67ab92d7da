import { type Database, ensureDataDir, lockDataDir, startEmbeddedPostgres } from '@aangan/server';
import type { ApiTables } from 'api';
import type { StartSettings } from '../start-settings.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { openApiStores } from './open-stores.ts';
import { requireDatabase } from './require-database.ts';

/**
 * Runs a command's work on the database of the API itself, and closes it. An embedded database must not be in use.
 * @throws {PlainError} for a database that is away or in use
 */
export async function withApiDatabase<Result>(
  settings: Pick<StartSettings, 'blobs' | 'dataDir' | 'databaseUrl'>,
  work: (database: Database<ApiTables>) => Promise<Result>,
): Promise<Result> {
  const lifecycle = createLifecycle();
  try {
    const dataDir = await ensureDataDir(settings.dataDir);
    const connection = settings.databaseUrl
      ? await requireDatabase(settings.databaseUrl).then(() => settings.databaseUrl ?? '')
      : await openEmbedded(dataDir, lifecycle);
    const { database } = await openApiStores(settings, connection, dataDir, lifecycle);
    return await work(database);
  } finally {
    await lifecycle.stop();
  }
}

async function openEmbedded(dataDir: string, lifecycle: Lifecycle) {
  const lock = await lockDataDir(dataDir);
  await lifecycle.opened(() => lock.release(), 2_000);
  const server = await startEmbeddedPostgres({ dataDir, log: (message) => console.log(message) });
  await lifecycle.opened(() => server.stop(), 60_000);
  return server.connection;
}
