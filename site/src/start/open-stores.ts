import path from 'node:path';
import {
  createCheckerClient,
  listenForChanges,
  openRegistry,
  type Registry,
  type RegistryTables,
  registryMigrations,
  registrySchema,
} from '@aangan/registry';
import {
  type BlobStore,
  type Connection,
  createDatabase,
  type Database,
  type Logger,
  migrate,
  type OnStatement,
  prepareJobs,
} from '@aangan/server';
import { type ApiTables, apiMigrations, apiSchema, type SeedPlan, seed } from 'api';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openBlobs } from './open-blobs.ts';

/**
 * How long a statement of a request or a job may take, in milliseconds: as long as an edge waits for an answer. After
 * that, nobody waits for the result, and the statement would only occupy a connection.
 */
const statementTimeoutMs = 60_000;

/** How long to wait for running queries, in milliseconds; PostgreSQL rolls the others back. */
const drainMs = 5_000;

/** The API's storage: its migrated database and its media. */
export interface ApiStores {
  database: Database<ApiTables>;
  blobs: BlobStore;
  /** Documents that only operators read, apart from media. */
  documents: BlobStore;
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
  settings: Pick<StartSettings, 'blobs'>,
  connection: Connection,
  dataDir: string,
  lifecycle: Lifecycle,
  observers: readonly OnStatement[] = [],
): Promise<ApiStores> {
  const schema = apiSchema;
  const database = createDatabase<ApiTables>({
    connection,
    schema,
    applicationName: 'aangan-api',
    max: 20,
    observers,
    statementTimeoutMs,
  });
  await lifecycle.opened(() => database.close(), drainMs);
  const applied = await migrate({ database, directory: apiMigrations, schema });
  await prepareJobs(connection);
  return {
    database,
    connection,
    applied,
    blobs: openBlobs(settings, dataDir, 'media'),
    documents: openBlobs(settings, dataDir, 'documents'),
    uploads: path.join(dataDir, 'uploads'),
    mailDirectory: path.join(dataDir, 'mail'),
  };
}

/** Fills the database as SEED says, on separate connections without a statement timeout. */
export async function seedStores(
  { connection, blobs, documents }: Pick<ApiStores, 'connection' | 'blobs' | 'documents'>,
  plan: SeedPlan,
): Promise<void> {
  const database = createDatabase<ApiTables>({
    connection,
    schema: apiSchema,
    applicationName: 'aangan-seed',
  });
  try {
    await seed({ database, blobs, documents, plan });
  } finally {
    await database.close();
  }
}

/** What the registry is connected with. */
type RegistryConnections =
  /** How the gate reads the API's OpenAPI document, calls the API, and gets accounts from it. */
  Pick<Parameters<typeof openRegistry>[0], 'readApi' | 'askApi' | 'edgeSecret'> & {
    /** Where the checker is found. */
    checkerUrl: string;
    /** Called for each statement. */
    observers?: readonly OnStatement[];
    logger: Logger;
  };

/** The registry on its migrated database and its released files. */
export async function openRegistryStores(
  settings: StartSettings,
  connection: Connection,
  dataDir: string,
  lifecycle: Lifecycle,
  { observers = [], checkerUrl, logger, ...api }: RegistryConnections,
): Promise<{ registry: Registry; database: Database<RegistryTables>; applied: string[] }> {
  const schema = registrySchema;
  const database = createDatabase<RegistryTables>({
    connection,
    schema,
    applicationName: 'aangan-registry',
    max: 8,
    observers,
    statementTimeoutMs,
  });
  await lifecycle.opened(() => database.close(), drainMs);
  const applied = await migrate({ database, directory: registryMigrations, schema });
  const blobs = openBlobs(settings, dataDir, 'releases');
  const { rollbackNetworks: networks, rollbackReportsPerNetwork: reportsPerNetwork } = settings;
  const rules = { networks, reportsPerNetwork };
  const { reportDays, copiesDir } = settings;
  const compressedCopies = copiesDir && path.join(copiesDir, 'compressed');
  const checker = createCheckerClient({ url: checkerUrl });
  await lifecycle.opened(() => checker.close(), 1_000);
  const changes = listenForChanges(connection, (error) => {
    logger.warn(error, 'changes of channels are not heard: edges ask for them');
  });
  await lifecycle.opened(() => changes.close(), 2_000);
  return {
    registry: openRegistry({
      database,
      blobs,
      checker,
      changes,
      ...api,
      rules,
      reportDays,
      compressedCopies,
      logger,
    }),
    database,
    applied,
  };
}
