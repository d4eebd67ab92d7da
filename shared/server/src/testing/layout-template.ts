import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Connection, createDatabase } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrationFiles } from '../database/migration-files.ts';
import { prepareJobs } from '../jobs/jobs.ts';

/** The tables that a test database starts with. */
export interface Layout {
  /** Folder of migrations to apply. */
  migrations?: string;
  schema: string;
  /** With the tables of the job queue. */
  jobs?: boolean;
}

/** Makes the tables of a layout in an empty database. */
export async function layOut(connection: Connection, layout: Layout): Promise<void> {
  const { migrations: directory, schema, jobs } = layout;
  if (directory !== undefined) {
    const database = createDatabase({
      connection,
      applicationName: 'aangan-test',
      schema,
      max: 1,
    });
    try {
      await migrate({ database, directory, schema });
    } finally {
      await database.close();
    }
  }
  if (jobs) await prepareJobs(connection);
}

/**
 * A template database with this layout: copying it takes a tenth of the time of the migrations. The first caller
 * creates it, even if several processes ask at once. It stays until its server is removed.
 * @param server address of a PostgreSQL whose account may create databases
 * @returns its name
 */
export async function layoutTemplate(server: string, layout: Layout): Promise<string> {
  const name = `aangan_template_${await fingerprint(layout)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtextextended('${name}', 0))`);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await makeTemplate(client, server, name, layout);
  } finally {
    // Also releases the lock.
    await client.end();
  }
  return name;
}

/** Creates the template under another name until it is complete, so that a killed process leaves no half template. */
async function makeTemplate(client: pg.Client, server: string, name: string, layout: Layout) {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await layOut(databaseOf(server, unfinished), layout);
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

async function fingerprint({ migrations, schema, jobs }: Layout): Promise<string> {
  const files = migrations === undefined ? [] : await readMigrationFiles(migrations);
  const content = [schema, jobs === true, files.map(({ name, checksum }) => [name, checksum])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** The address of another database of the same server. */
export function databaseOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs one statement on a connection of its own. */
export async function execute(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
