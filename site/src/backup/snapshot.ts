import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveList } from './archive-reader.ts';
import { jobSchema, keptParts, ownTables } from './kept-data.ts';
import { orderTables } from './order-tables.ts';

type Table = Omit<ArchiveList['tables'][number], 'rows'>;

const schemas = [...keptParts.map(({ schema }) => schema), jobSchema];

/** The tables to back up, in an order in which they can be filled. Unlogged tables are left out. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p'
     order by 1`,
    [schemas],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select format('%I.%I', n.nspname, c.relname) as "from", format('%I.%I', m.nspname, d.relname) as "to"
     from pg_constraint f
       join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class d on d.oid = f.confrelid join pg_namespace m on m.oid = d.relnamespace
     where f.contype = 'f' and n.nspname = any($1)`,
    [schemas],
  );
  return orderTables(
    tables.filter(({ name }) => !ownTables.includes(name)),
    references,
  );
}

/** The last values of all sequences; read after the tables, so that no sequence is behind its table. */
export async function readSequences(client: pg.ClientBase): Promise<ArchiveList['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value
     from pg_sequences where schemaname = any($1)`,
    [schemas],
  );
  return Object.fromEntries(
    rows.map(({ name, value }) => [name, value === null ? null : Number(value)]),
  );
}

/** The migrations that were applied to the tables. */
export async function readMigrations(
  client: pg.ClientBase,
): Promise<Pick<ArchiveList, 'migrations' | 'jobs'>> {
  const migrations: ArchiveList['migrations'] = {};
  for (const { schema } of keptParts) {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      `select name, checksum from ${schema}.migration order by name collate "C"`,
    );
    migrations[schema] = rows;
  }
  const { rows } = await client.query<{ last: number }>(
    `select max(id)::int as last from ${jobSchema}.migrations`,
  );
  return { migrations, jobs: rows[0]?.last ?? 0 };
}

/** The size of the pieces into which a table is split, each a file of the archive, in bytes. */
const pieceBytes = 8 * 1024 * 1024;

/** The rows of a table in COPY's format, in pieces of whole rows. */
export async function* readTable(
  client: pg.ClientBase,
  { name, columns }: Table,
): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  let kept: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    kept.push(piece);
    size += piece.length;
    if (size < pieceBytes) continue;
    const all = Buffer.concat(kept);
    const end = all.lastIndexOf('\n') + 1;
    if (end > 0) yield all.subarray(0, end);
    kept = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(kept);
}
