import { rolloutsArePaused, servedIsDecided } from '@aangan/registry';
import {
  type Connection,
  createClient,
  createDatabase,
  knownSecret,
  migrate,
  PlainError,
  prepareJobs,
  readMigrationFiles,
} from '@aangan/server';
import { createLifecycle } from '../start/lifecycle.ts';
import { openBlobs } from '../start/open-blobs.ts';
import { type ArchiveList, entriesOf, verifyArchive } from './archive-reader.ts';
import { fillTable, finishTables, ownTables, prepareTables, requireEmpty } from './fill-tables.ts';
import { blobFolder, keptBlobs, keptParts, tableFolder } from './kept-data.ts';
import { type DataSettings, openData } from './open-data.ts';

/**
 * Fills an empty site with the content of an archive: all of it, or nothing. The archive is treated as data: names of
 * tables, columns and sequences come from the migrations.
 * @param options.isTrusted whether no signature is required
 * @returns the exit code. @throws {PlainError} if the archive is damaged or of a newer version, or the site is not
 *   empty; then nothing was changed
 */
export async function restore(
  file: string,
  settings: DataSettings,
  { isTrusted = false }: { isTrusted?: boolean } = {},
): Promise<number> {
  const list = await verifyArchive(file, isTrusted ? undefined : await keyOf(settings));
  await requireKnownMigrations(file, list);
  console.log(`Restoring what was kept at ${list.made_at}.`);
  const lifecycle = createLifecycle();
  try {
    const { connection, dataDir } = await openData(settings, lifecycle, { mayRun: false });
    const client = createClient(connection, { application_name: 'aangan-restore' });
    try {
      await client.connect();
      await requireEmpty(client, list);
      await setUp(connection, list);
      const own = await ownTables(client, list);
      await client.query('begin');
      await prepareTables(client, own);
      const stores = new Map(
        keptBlobs.map(({ kind }) => [blobFolder(kind), openBlobs(settings, dataDir, kind)]),
      );
      let files = 0;
      for await (const { name, content } of entriesOf(file, list)) {
        const folder = name.slice(0, name.indexOf('/') + 1);
        if (folder === tableFolder) await fillTable(client, own, name.split('/')[1] ?? '', content);
        else {
          await stores.get(folder)?.put(content, { expectedSha256: name.slice(folder.length) });
          files += 1;
        }
      }
      await finishTables(client, own);
      await client.query(servedIsDecided);
      await client.query(rolloutsArePaused);
      await client.query('commit');
      await setUp(connection);
      console.log(
        `Restored what was kept at ${list.made_at}: ${list.tables.length} tables, ${files} files.`,
      );
      return 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await lifecycle.stop();
  }
}

/** Does not create a key: a new one fits no archive. */
async function keyOf({ backupKey, dataDir }: DataSettings): Promise<string> {
  const kept = backupKey ?? (await knownSecret(dataDir, 'backup'));
  if (kept) return kept;
  throw new PlainError(
    'Archives are signed, and there is no key to check this one with: set BACKUP_KEY, or copy secrets/backup of the site that made it into DATA_DIR/secrets. Where you know who made it and who could change it since, add --unsigned.',
  );
}

/** This version must know the migrations of the archive's tables. */
async function requireKnownMigrations(file: string, list: ArchiveList): Promise<void> {
  for (const { schema, migrations } of keptParts) {
    const known = await readMigrationFiles(migrations);
    const unknown = list.migrations[schema]?.find(
      ({ name, checksum }, index) =>
        known[index]?.name !== name || known[index]?.checksum !== checksum,
    );
    if (unknown) {
      throw new PlainError(
        `${file} cannot be restored, and nothing was changed. It has the migration ${unknown.name} of ${schema}, which is not known here: use the version that made it.`,
      );
    }
  }
}

/** Creates the tables as they were when the archive was made; without an archive, as they are now. */
async function setUp(connection: Connection, list?: ArchiveList): Promise<void> {
  for (const { schema, migrations: directory } of keptParts) {
    const database = createDatabase({ connection, applicationName: 'aangan-restore', max: 1 });
    try {
      const last = list?.migrations[schema]?.at(-1)?.name;
      await migrate({ database, directory, schema, ...(last !== undefined && { last }) });
    } finally {
      await database.close();
    }
  }
  await prepareJobs(connection);
}
