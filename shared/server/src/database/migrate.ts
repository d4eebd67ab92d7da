import type pg from 'pg';
import { PlainError } from '../plain-error.ts';
import type { Database } from './create-database.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

export interface MigrateOptions {
  database: Pick<Database<unknown>, 'pool'>;
  /** Folder of forward-only `NNNN-name.sql` files. */
  directory: string;
  /** Schema that the files make their tables in, and that holds the table `migration`. Made if missing. */
  schema: string;
}

interface AppliedMigration {
  name: string;
  checksum: string;
}

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own together with its
 * record, so that a kill at any moment leaves whole migrations only. Any number of processes may call it at
 * once: an advisory lock lets one work while the others wait and then find nothing to do.
 *
 * @returns the names of the files applied now.
 * @throws {PlainError} when an applied file was edited or is missing, a new file comes before an applied
 *   one, or a file's SQL fails.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const files = await readMigrationFiles(options.directory);
  const client = await options.database.pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName(options)]);
    return await applyPending(client, files, options);
  } finally {
    // Closing the connection also releases the lock, after an error too.
    client.release(true);
  }
}

function lockName({ schema }: MigrateOptions): string {
  return `aangan migrate ${schema}`;
}

async function applyPending(
  client: pg.PoolClient,
  files: MigrationFile[],
  options: MigrateOptions,
): Promise<string[]> {
  const applied = await readApplied(client, options.schema);
  const pending = pendingFiles(files, applied, options.directory);
  for (const file of pending) {
    await apply(client, file, options.schema);
  }
  return pending.map((file) => file.name);
}

async function readApplied(client: pg.PoolClient, schema: string): Promise<AppliedMigration[]> {
  const table = `${client.escapeIdentifier(schema)}.migration`;
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [
    table,
  ]);
  if (rows[0]?.found == null) {
    await client.query(
      `create schema if not exists ${client.escapeIdentifier(schema)};
       create table if not exists ${table} (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
  }
  const result = await client.query<AppliedMigration>(
    `select name, checksum from ${table} order by name collate "C"`,
  );
  return result.rows;
}

function pendingFiles(
  files: MigrationFile[],
  applied: AppliedMigration[],
  directory: string,
): MigrationFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied) {
    const file = byName.get(name);
    if (!file) {
      throw new PlainError(
        `The database has the migration ${name}, but ${directory} does not. Check out a version of the source that has it: an older version cannot run on a newer database.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new PlainError(
        `The migration ${name} was edited after this database had applied it. Restore the file, and put the change into a new migration.`,
      );
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const seen = new Set(applied.map((migration) => migration.name));
  const pending = files.filter((file) => !seen.has(file.name));
  const late = pending.find((file) => file.name < last);
  if (late) {
    throw new PlainError(
      `The migration ${late.name} comes before ${last}, which this database has already applied. Give it a number after that one.`,
    );
  }
  return pending;
}

async function apply(client: pg.PoolClient, file: MigrationFile, schema: string): Promise<void> {
  const own = client.escapeIdentifier(schema);
  try {
    await client.query('begin');
    await client.query(`set local search_path = ${own}, public`);
    await client.query(file.sql);
    await client.query(`insert into ${own}.migration (name, checksum) values ($1, $2)`, [
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new PlainError(`The migration ${file.name} failed${describe(error, file.sql)}`, {
      cause: error,
    });
  }
}

function describe(error: unknown, sql: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
  const where = position > 0 ? ` at line ${sql.slice(0, position).split('\n').length}` : '';
  return `${where}: ${message}. Nothing of it was kept; correct the file and start again.`;
}
