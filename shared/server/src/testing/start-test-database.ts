import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Connection, createDatabase, type Database } from '../database/create-database.ts';
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import { testDatabaseUrl } from './config.ts';
import { databaseOf, execute, type Layout, layOut, layoutTemplate } from './layout-template.ts';

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
  /** With the tables of the job queue. */
  jobs?: boolean;
  max?: number;
}

/**
 * A real, empty, migrated PostgreSQL for one test file: a database of its own on TEST_DATABASE_URL when that
 * is set (the account must be allowed to create databases), copied from one that was migrated before; else an
 * embedded server in a temporary folder.
 */
export async function startTestDatabase<Tables>(
  options: TestDatabaseOptions,
): Promise<TestDatabase<Tables>> {
  const { migrations, schema, jobs, max } = options;
  const layout = { migrations, schema, jobs };
  const place = testDatabaseUrl ? await createOn(testDatabaseUrl, layout) : await startOwn(layout);
  const database = createDatabase<Tables>({
    connection: place.connection,
    applicationName: 'aangan-test',
    schema,
    max,
  });
  return {
    database,
    connection: place.connection,
    stop: async () => {
      await database.close();
      await place.remove();
    },
  };
}

interface Place {
  connection: Connection;
  remove(): Promise<void>;
}

async function startOwn(layout: Layout): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aangan-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const remove = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await layOut(server.connection, layout);
  } catch (error) {
    await remove();
    throw error;
  }
  return { connection: server.connection, remove };
}

async function createOn(server: string, layout: Layout): Promise<Place> {
  const template = await layoutTemplate(server, layout);
  const name = `aangan_test_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name} template ${template}`);
  return {
    connection: databaseOf(server, name),
    remove: () => execute(server, `drop database if exists ${name} with (force)`),
  };
}
