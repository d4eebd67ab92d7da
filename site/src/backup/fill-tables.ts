import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { PlainError } from '@aangan/server';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ArchiveList } from './archive-reader.ts';
import { jobSchema, keptParts } from './kept-data.ts';
import { listTables, readSequences } from './snapshot.ts';

/** Tables that have rows as soon as a site is in use. */
const usedFirst = ['marketplace.account', 'platform.release'];

/** @throws {PlainError} if the database is in use, or newer than the archive */
export async function requireEmpty(client: pg.Client, list: ArchiveList): Promise<void> {
  for (const table of usedFirst) {
    if ((await isThere(client, table)) && (await count(client, table)) > 0) {
      throw new PlainError(
        'The database is not empty, and nothing was changed. Restore into an empty one: a new DATA_DIR, or a new database in DATABASE_URL.',
      );
    }
  }
  for (const { schema } of keptParts) {
    const table = `${schema}.migration`;
    const applied = (await isThere(client, table)) ? await count(client, table) : 0;
    if (applied > (list.migrations[schema]?.length ?? 0)) {
      throw new PlainError(
        'The database was set up by a newer version than the archive, and nothing was changed. Restore into an empty one.',
      );
    }
  }
}

async function isThere(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) as found', [table]);
  return rows[0]?.found !== null;
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as rows from ${table}`);
  return rows[0]?.rows;
}

/** The database's own tables and sequences, with the archive's data about them. */
interface OwnTables {
  tables: ArchiveList['tables'];
  sequences: ArchiveList['sequences'];
}

/**
 * Reads from the database which tables and sequences exist: no name from an archive becomes part of a statement.
 * @throws {PlainError} if the archive has others, or jobs of another version
 */
export async function ownTables(client: pg.Client, list: ArchiveList): Promise<OwnTables> {
  const { rows } = await client.query<{ last: number }>(
    `select max(id)::int as last from ${jobSchema}.migrations`,
  );
  if (rows[0]?.last !== list.jobs) {
    throw new PlainError(
      'The archive has jobs of another version of the job queue: use the version that made it.',
    );
  }
  const counted = new Map(list.tables.map((table) => [table.name, table]));
  const tables = (await listTables(client)).map((own) => {
    const kept = counted.get(own.name);
    if (!kept || !isDeepStrictEqual(kept.columns, own.columns)) throw otherTables(own.name);
    counted.delete(own.name);
    return { ...own, rows: kept.rows };
  });
  for (const name of counted.keys()) throw otherTables(name);
  const sequences = Object.keys(await readSequences(client));
  for (const name of Object.keys(list.sequences)) {
    if (!sequences.includes(name)) throw otherTables(name);
  }
  return { tables, sequences: list.sequences };
}

function otherTables(name: string): PlainError {
  return new PlainError(
    `The archive does not have the tables that its migrations make, and nothing was restored: ${JSON.stringify(name.slice(0, 100))} differs.`,
  );
}

/** Deletes the rows that migrations inserted, and disables the tables' triggers: rows are restored unchanged. */
export async function prepareTables(client: pg.Client, { tables }: OwnTables): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

/** Adds rows of an archive to a table. */
export async function fillTable(
  client: pg.Client,
  { tables }: OwnTables,
  name: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const table = tables.find((one) => one.name === name);
  if (!table) throw otherTables(name);
  const into = client.query(
    copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`),
  );
  await pipeline(Readable.from(content), into);
}

/**
 * Enables the triggers again, and checks that every row was restored. Jobs that ran when the archive was made are
 * queued again.
 */
export async function finishTables(
  client: pg.Client,
  { tables, sequences }: OwnTables,
): Promise<void> {
  for (const { name, rows } of tables) {
    await client.query(`alter table ${name} enable trigger user`);
    const restored = await count(client, name);
    if (restored !== rows) throw new Error(`${name} has ${restored} rows, and not ${rows}.`);
  }
  for (const [name, value] of Object.entries(sequences)) {
    if (value !== null) await client.query('select setval($1, $2)', [name, value]);
  }
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await client.query(`update ${jobSchema}.${table} set locked_at = null, locked_by = null`);
  }
}
