import path from 'node:path';
import {
  openRegistry,
  type Registry,
  type RegistryTables,
  registryMigrations,
  registrySchema,
} from '@aangan/registry';
import {
  type BlobStore,
  type Connection,
  createBlobStore,
  createDatabase,
  type Database,
  migrate,
  prepareJobs,
} from '@aangan/server';
import { type ApiTables, apiMigrations, apiSchema } from 'api';
import type { Lifecycle } from './lifecycle.ts';

/** How long running queries are waited for, in milliseconds; PostgreSQL rolls the others back. */
const drainMs = 5_000;

/** The API's storage: its migrated database and its media. */
export interface ApiStores {
  database: Database<ApiTables>;
  blobs: BlobStore;
  /** The folder that uploads are received in. */
  uploads: string;
  /** The same database, for code that opens its own connections. */
  connection: Connection;
  /** The folder that mails are written to when there is no mail server. */
  mailDirectory: string;
  /** Migrations applied now. */
  applied: string[];
}

export async function openApiStores(
  connection: Connection,
  dataDir: string,
  lifecycle: Lifecycle,
): Promise<ApiStores> {
  const schema = apiSchema;
  const database = createDatabase<ApiTables>({
    ...{ connection, schema, applicationName: 'aangan-api', max: 20 },
  });
  await lifecycle.opened(() => database.close(), drainMs);
  const applied = await migrate({ database, directory: apiMigrations, schema });
  await prepareJobs(connection);
  return {
    ...{ database, connection, applied },
    blobs: createBlobStore(path.join(dataDir, 'media')),
    uploads: path.join(dataDir, 'uploads'),
    mailDirectory: path.join(dataDir, 'mail'),
  };
}

/** The registry on its migrated database and its released files. */
export async function openRegistryStores(
  connection: Connection,
  dataDir: string,
  lifecycle: Lifecycle,
): Promise<{ registry: Registry; applied: string[] }> {
  const schema = registrySchema;
  const database = createDatabase<RegistryTables>({
    ...{ connection, schema, applicationName: 'aangan-registry', max: 8 },
  });
  await lifecycle.opened(() => database.close(), drainMs);
  const applied = await migrate({ database, directory: registryMigrations, schema });
  const blobs = createBlobStore(path.join(dataDir, 'releases'));
  return { registry: openRegistry({ database, blobs }), applied };
}
