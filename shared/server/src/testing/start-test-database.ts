import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Connection, createDatabase, type Database } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import { testDatabaseUrl } from './config.ts';

export interface TestDatabase<Tables> {
  database: Database<Tables>;
  connection: Connection;
  /** Closes the database and removes it with everything in it. */
  stop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Folder of migrations to apply; none when left out. */
  migrations?: string;
  schema: string;
  max?: number;
}

/**
 * A real, empty, migrated PostgreSQL for one test file: a database of its own on TEST_DATABASE_URL when that
 * is set (the account must be allowed to create databases), else an embedded server in a temporary folder.
 */
export async function startTestDatabase<Tables>(
  options: TestDatabaseOptions,
): Promise<TestDatabase<Tables>> {
  const place = testDatabaseUrl ? await createOn(testDatabaseUrl) : await startOwn();
  const database = createDatabase<Tables>({
    connection: place.connection,
    applicationName: 'aangan-test',
    schema: options.schema,
    max: options.max,
  });
  const stop = async () => {
    await database.close();
    await place.remove();
  };
  try {
    if (options.migrations !== undefined) {
      await migrate({ database, directory: options.migrations, schema: options.schema });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { database, connection: place.connection, stop };
}

interface Place {
  connection: Connection;
  remove(): Promise<void>;
}

async function startOwn(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aangan-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    connection: server.connection,
    remove: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function createOn(address: string): Promise<Place> {
  const name = `aangan_test_${randomBytes(8).toString('hex')}`;
  await execute(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    connection: url.toString(),
    remove: () => execute(address, `drop database if exists ${name} with (force)`),
  };
}

async function execute(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
