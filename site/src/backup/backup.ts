import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BlobStore, createClient, holdRemovals, PlainError } from '@aangan/server';
import type pg from 'pg';
import { createLifecycle } from '../start/lifecycle.ts';
import { openBlobs } from '../start/open-blobs.ts';
import type { ArchiveList } from './archive-reader.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { blobFolder, keptBlobs, tableFolder } from './kept-data.ts';
import { backupKey, type DataSettings, openData } from './open-data.ts';
import { listTables, readMigrations, readSequences, readTable } from './snapshot.ts';

/**
 * Writes a consistent snapshot of database, media, documents and releases to an archive, also while the site is in use.
 * @returns the exit code. @throws {PlainError} for what the caller can correct
 */
export async function backup(file: string, settings: DataSettings): Promise<number> {
  requireData(settings);
  const lifecycle = createLifecycle();
  try {
    const { connection, dataDir } = await openData(settings, lifecycle, { mayRun: true });
    const archive = await createArchive(file);
    const client = createClient(connection, { application_name: 'aangan-backup' });
    try {
      await client.connect();
      // Until the connection is closed, files that the snapshot refers to are not removed.
      await holdRemovals(client);
      await client.query('begin isolation level repeatable read read only');
      const about = await readMigrations(client).catch(refuseUnknown);
      const tables = await keepTables(client, archive);
      let blobs = 0;
      for (const { kind, keys } of keptBlobs) {
        blobs += await keepBlobs(client, archive, {
          kind,
          keys,
          store: openBlobs(settings, dataDir, kind),
        });
      }
      const sequences = await readSequences(client);
      const made_at = new Date().toISOString();
      const key = await backupKey(settings, dataDir);
      const described = { format: 2, made_at, ...about, tables, sequences };
      const bytes = await archive.finish(described, key);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `${file}: ${rows} rows of ${tables.length} tables, ${blobs} files, ${bytes} bytes.`,
      );
      return 0;
    } catch (error) {
      await archive.discard();
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await lifecycle.stop();
  }
}

/** Checked first, because opening would create a database where none exists. */
function requireData({ databaseUrl, dataDir }: DataSettings): void {
  if (databaseUrl || existsSync(path.join(dataDir, 'postgres'))) return;
  throw new PlainError(
    `There is no site in ${path.resolve(dataDir)}: set DATA_DIR to its folder, or DATABASE_URL to its database.`,
  );
}

function refuseUnknown(error: unknown): never {
  throw new PlainError(
    'The database that DATA_DIR or DATABASE_URL names has no tables of a site: there is nothing to back up.',
    { cause: error },
  );
}

async function keepTables(
  client: pg.Client,
  archive: ArchiveWriter,
): Promise<ArchiveList['tables']> {
  const kept: ArchiveList['tables'] = [];
  for (const table of await listTables(client)) {
    let rows = 0;
    let piece = 0;
    for await (const content of readTable(client, table)) {
      rows += content.reduce((lines, byte) => (byte === 10 ? lines + 1 : lines), 0);
      await archive.add(`${tableFolder}${table.name}/${String(piece).padStart(6, '0')}`, content);
      piece += 1;
    }
    kept.push({ ...table, rows });
  }
  return kept;
}

async function keepBlobs(
  client: pg.Client,
  archive: ArchiveWriter,
  { kind, keys, store }: { kind: string; keys: string; store: BlobStore },
): Promise<number> {
  const { rows } = await client.query<{ sha256: string }>(`${keys} order by 1`);
  for (const { sha256 } of rows) {
    const size = await store.size(sha256);
    if (size === undefined) {
      throw new PlainError(
        `The database names the file ${kind}/${sha256}, which is not there. No backup was made.`,
      );
    }
    const name = `${blobFolder(kind)}${sha256}`;
    await archive.addStream({ name, size, sha256 }, store.stream(sha256));
  }
  return rows.length;
}
