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
  /** The name of the last file to apply. Default: all files. */
  last?: string;
}

interface AppliedMigration {
  name: string;
  checksum: string;
  /** The oldest migration that code must know to run beside this one; null for the code before this one too. */
  requires: string | null;
}

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own together with its
 * record, so that a kill at any moment leaves whole migrations only. Any number of processes may call it at
 * once: an advisory lock lets one work while the others wait and then find nothing to do.
 *
 * A database may be ahead of the files: during a deployment the previous version runs beside the next one. A migration
 * forbids this to code that does not know an earlier one, with a line `-- requires: NNNN-name.sql`.
 *
 * @returns the names of the files applied now.
 * @throws {PlainError} when an applied file was edited or is missing, the database is too far ahead, a new file comes
 *   before an applied one, or a file's SQL fails.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const files = await readMigrationFiles(options.directory);
  const client = await options.database.pool.connect();
  try {
    // Changing a large table, or waiting here for another process to do so, may take long.
    await client.query('set statement_timeout = 0');
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
  const pending = pendingFiles(files, applied, options.directory).filter(
    ({ name }) => options.last === undefined || name <= options.last,
  );
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
         requires text,
         applied_at timestamptz not null default now()
       )`,
    );
  }
  await addRequires(client, table);
  const result = await client.query<AppliedMigration>(
    `select name, checksum, requires from ${table} order by name collate "C"`,
  );
  return result.rows;
}

/** Adds the column that earlier versions lack. Altering a table that has it would wait for all its readers in vain. */
async function addRequires(client: pg.PoolClient, table: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = $1::regclass and attname = 'requires'`,
    [table],
  );
  if (rowCount === 0)
    await client.query(`alter table ${table} add column if not exists requires text`);
}

function pendingFiles(
  files: MigrationFile[],
  applied: AppliedMigration[],
  directory: string,
): MigrationFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const newest = files.at(-1)?.name ?? '';
  for (const { name, checksum, requires } of applied) {
    const file = byName.get(name);
    const isAhead = !file && name > newest && (requires === null || requires <= newest);
    if (isAhead) continue;
    if (!file) {
      throw new PlainError(
        `The database has the migration ${name}, but ${directory} does not. Check out a version of the source that has it: only the version right before can run beside it.`,
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
    await client.query(
      `insert into ${own}.migration (name, checksum, requires) values ($1, $2, $3)`,
      [file.name, file.checksum, file.requires],
    );
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
