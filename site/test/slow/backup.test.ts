import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { copyFile, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { registryMigrations, registrySchema } from '@aangan/registry';
import {
  addJob,
  type BlobStore,
  createBlobStore,
  createDatabase,
  type Database,
  mayRemoveFiles,
  migrate,
} from '@aangan/server';
import { tarEnd, tarHeader, tarPadding } from '@aangan/server/tar';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { type ApiTables, apiMigrations, apiSchema } from 'api';
import { type ArchiveList, entriesOf, verifyArchive } from '../../src/backup/archive-reader.ts';
import { createArchive } from '../../src/backup/archive-writer.ts';
import { backup } from '../../src/backup/backup.ts';
import { restore } from '../../src/backup/restore.ts';
import { addressOf } from '../database-address.ts';
import { temporaryFolder } from '../site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: TestDatabase<ApiTables>;
/** An empty database of the same server. */
let fresh: Database<ApiTables>;
const freshName = `aangan_restored_${randomBytes(8).toString('hex')}`;
let blobs: BlobStore;
let archive: string;

const backupKey = 'the key of archives, of 32 characters';
const settingsOf = (databaseUrl: string, name: string) => ({
  databaseUrl,
  dataDir: path.join(folder.path, name),
  blobs: undefined,
  backupKey,
});
const siteAddress = () => addressOf(site.connection);
const freshAddress = () => {
  const url = new URL(siteAddress());
  url.pathname = `/${freshName}`;
  return url.href;
};

before(async () => {
  folder = await temporaryFolder();
  site = await startTestDatabase<ApiTables>({
    migrations: apiMigrations,
    schema: apiSchema,
    jobs: true,
  });
  await site.database.pool.query(`create database ${freshName}`);
  fresh = createDatabase({
    connection: freshAddress(),
    schema: apiSchema,
    applicationName: 'aangan-test',
  });
  const { database } = site;
  await migrate({ database, directory: registryMigrations, schema: registrySchema });
  blobs = createBlobStore(path.join(folder.path, 'site/media'));
  archive = path.join(folder.path, 'site.tar');
  for (let n = 0; n < 200; n += 1) await writePicture(database);
  await addJob(database.kysely, 'send-mail', { mailId: 7 });
  await database.pool.query(`
    insert into platform.release (name, release, kind, manifest, is_bootstrap, created_by)
      values ('shell', '0123456789abcdef', 'shell', '{}', true, 'npm start');
    insert into platform.channel_release (channel, name, release, is_bootstrap)
      values ('production', 'shell', '0123456789abcdef', true)`);
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x'`,
  );
  const write = writeUntilStopped(database);
  const code = await backup(archive, settingsOf(siteAddress(), 'site')).finally(() => write.stop());
  assert.equal(code, 0);
  assert.ok((await write.counts()).removed > 5 && (await write.counts()).written > 5);
});
after(async () => {
  await fresh.close();
  await site.database.pool.query(`drop database ${freshName} with (force)`);
  await site.stop();
  await folder.remove();
});

/** A picture with its row, and two accounts that are written together. */
async function writePicture({ kysely }: Database<ApiTables>): Promise<void> {
  const bytes = randomBytes(2_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('media')
      .values({ sha256, bytes: bytes.length, extension: 'webp', alt_text: '', width: 1, height: 1 })
      .execute();
    for (const twin of ['a', 'b']) {
      const email = `${sha256}-${twin}@example.com`.slice(20);
      const username = `${sha256}${twin}`.slice(40);
      await transaction
        .insertInto('account')
        .values({ email, username, first_name: 'A\\\n\tB' })
        .execute();
    }
    await blobs.put(bytes, { expectedSha256: sha256 });
  });
}

/** Removes the oldest picture, as the API does. */
function removePicture({ kysely }: Database<ApiTables>): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const { sha256 } = await transaction
      .deleteFrom('media')
      .where('sha256', 'in', (eb) => eb.selectFrom('media').select('sha256').limit(1))
      .returning('sha256')
      .executeTakeFirstOrThrow();
    if (!(await mayRemoveFiles(transaction))) return false;
    return blobs.remove(sha256);
  });
}

function writeUntilStopped(database: Database<ApiTables>) {
  let isStopped = false;
  const counts = { written: 0, removed: 0, filesRemoved: 0 };
  const work = async () => {
    while (!isStopped) {
      await writePicture(database);
      counts.written += 1;
      if (await removePicture(database)) counts.filesRemoved += 1;
      counts.removed += 1;
    }
  };
  const working = work();
  return {
    stop: () => {
      isStopped = true;
    },
    counts: async () => {
      await working;
      return counts;
    },
  };
}

describe('a damaged archive', () => {
  test('is refused before anything is changed, whichever byte is damaged, and where it is cut off', async () => {
    const bytes = await readFile(archive);
    const damaged = path.join(folder.path, 'damaged.tar');
    const settings = settingsOf(freshAddress(), 'untouched');
    const places = Array.from({ length: 12 }, (_, n) =>
      Math.floor(((n + 0.5) * bytes.length) / 12),
    );
    const list = bytes.lastIndexOf('"format":2');
    for (const place of [...places, list + 9, bytes.length - 1_100]) {
      // Between files an archive is filled up with zeros, which say nothing.
      if (bytes[place] === 0) continue;
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] ?? 0) ^ 1;
      await writeFile(damaged, copy);
      await assert.rejects(restore(damaged, settings), /nothing was changed/, `byte ${place}`);
    }
    await writeFile(damaged, bytes.subarray(0, bytes.length - 5_000));
    await assert.rejects(restore(damaged, settings), /nothing was changed/);
    const { rows } = await fresh.pool.query(
      `select from information_schema.schemata where schema_name = any($1)`,
      [[apiSchema, registrySchema, 'graphile_worker']],
    );
    assert.deepEqual(rows, []);
    await assert.rejects(stat(settings.dataDir));
  });

  test('is refused where it names a file twice, whichever of them is the one that was signed', async () => {
    const bytes = await readFile(archive);
    const twice = path.join(folder.path, 'twice.tar');
    const settings = settingsOf(freshAddress(), 'untouched');
    for (const name of ['database/marketplace.account/000000', 'backup.json']) {
      const head = [tarHeader(name, 1), Buffer.from('x'), tarPadding(1)];
      await writeFile(twice, Buffer.concat(head.concat(bytes)));
      await assert.rejects(restore(twice, settings), /two files of the name/);
      await writeFile(
        twice,
        Buffer.concat([bytes.subarray(0, -1_024), Buffer.concat(head), tarEnd]),
      );
      await assert.rejects(restore(twice, settings), /two files of the name/);
    }
    await assert.rejects(stat(settings.dataDir));
  });

  test('is refused in a sentence where its signature is no signature', async () => {
    const bytes = await readFile(archive);
    const unsigned = path.join(folder.path, 'unsigned.tar');
    const seal = bytes.subarray(0, bytes.lastIndexOf('backup.json.hmac'));
    const sign = Buffer.from('é'.repeat(64));
    const head = tarHeader('backup.json.hmac', sign.length);
    await writeFile(unsigned, Buffer.concat([seal, head, sign, tarPadding(sign.length), tarEnd]));
    const settings = settingsOf(freshAddress(), 'untouched');
    await assert.rejects(restore(unsigned, settings), /not signed with the key of this one/);
  });

  test('restores nothing where it is another one than was checked', async ({ mock }) => {
    const [good, bad] = ['good.tar', 'bad.tar'].map((name) => path.join(folder.path, name));
    assert.ok(good && bad);
    await copyFile(archive, good);
    const bytes = (await readFile(archive)).toString('latin1');
    await writeFile(bad, bytes.replaceAll('@example.com', '@3xample.com'), 'latin1');
    // It says of when the archive is once that is checked, before it reads it again.
    const told = mock.method(console, 'log', () => existsSync(bad) && renameSync(bad, good));
    const settings = settingsOf(freshAddress(), 'exchanged');
    await assert.rejects(restore(good, settings), /changed while it was read/);
    told.mock.restore();
    assert.match(String(told.mock.calls[0]?.arguments[0]), /kept at \d{4}-\d\d-\d\dT/);
    assert.equal((await fresh.pool.query('select from account')).rowCount, 0);
  });
});

/** The archive again, with another description, signed with a key. */
async function forged(
  name: string,
  change: (list: ArchiveList) => Partial<ArchiveList>,
  key = backupKey,
): Promise<string> {
  const file = path.join(folder.path, name);
  const list = await verifyArchive(archive, backupKey);
  const writer = await createArchive(file);
  for await (const { name: entry, content } of entriesOf(archive, list)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    await writer.add(entry, Buffer.concat(pieces));
  }
  const { hashes: _hashes, ...about } = { ...list, ...change(list) };
  await writer.finish(about, key);
  return file;
}

describe('an archive that another site made', () => {
  const settings = () => settingsOf(freshAddress(), 'forged');

  test('is refused before anything is read of it, also where there is no key to check it with', async () => {
    const other = await forged('other-key.tar', () => ({}), 'the key of another site, 32+ letters');
    await assert.rejects(restore(other, settings()), /not signed with the key of this one/);
    const withoutKey = { ...settings(), backupKey: undefined };
    await assert.rejects(restore(archive, withoutKey), /there is no key to check this one with/);
    await assert.rejects(stat(settings().dataDir));
  });

  test('runs no statement, whatever it calls tables, columns and sequences, and leaves the site empty', async () => {
    const evil = 'marketplace.account; create table public.evil (a int); --';
    const forgeries: Record<string, (list: ArchiveList) => Partial<ArchiveList>> = {
      table: ({ tables }) => ({ tables: [...tables, { name: evil, columns: ['id'], rows: 0 }] }),
      renamed: ({ tables }) => ({
        tables: tables.map((one) => ({ ...one, name: `${one.name}; ${evil}` })),
      }),
      columns: ({ tables }) => ({
        tables: tables.map((one) => ({ ...one, columns: ["id) from program 'true' --"] })),
      }),
      foreign: ({ tables }) => ({
        tables: [...tables, { name: 'pg_catalog.pg_authid', columns: ['rolname'], rows: 0 }],
      }),
      missing: ({ tables }) => ({ tables: tables.slice(1) }),
      sequence: ({ sequences }) => ({ sequences: { ...sequences, [evil]: 1 } }),
    };
    for (const [name, change] of Object.entries(forgeries)) {
      const file = await forged(`${name}.tar`, change);
      for (const isTrusted of [false, true]) {
        await assert.rejects(
          restore(file, settings(), { isTrusted }),
          /does not have the tables that its migrations make/,
          name,
        );
      }
    }
    const { rows } = await fresh.pool.query(`select to_regclass('public.evil') as evil`);
    assert.equal(rows[0]?.evil, null);
    assert.equal((await fresh.pool.query('select from account')).rowCount, 0);
  });
});

describe('an archive that was made while the site was written to', () => {
  test('fills an empty site with one moment of it: every row, and every file that a row names', async () => {
    assert.equal(await restore(archive, settingsOf(freshAddress(), 'restored')), 0);
    const query = async (sql: string) => (await fresh.pool.query(sql)).rows;
    const media = await query('select sha256 from media');
    const restored = createBlobStore(path.join(folder.path, 'restored/media'));
    for (const { sha256 } of media) {
      const bytes = await restored.read(sha256);
      assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
    }
    assert.ok(media.length >= 199 && media.length <= 201, `${media.length} pictures`);
    const [accounts] = await query(
      'select count(*)::int as n, min(first_name) as name from account',
    );
    assert.equal(accounts?.n % 2, 0, 'what was written together is there together');
    assert.equal(accounts?.name, 'A\\\n\tB');
    const channels = await query('select name from platform.channel order by name');
    assert.deepEqual(channels, [{ name: 'production' }, { name: 'staging' }]);
    const jobs = await query('select task_identifier, locked_by from graphile_worker.jobs');
    assert.deepEqual(jobs, [{ task_identifier: 'send-mail', locked_by: null }]);
    // The next row gets a number of its own, and triggers work again.
    await writePicture(fresh);
    await assert.rejects(query('truncate platform.channel_change'), /append-only/);
  });

  test('leaves what the channels serve as decided, so that a start promotes nothing over it', async () => {
    const { rows } = await fresh.pool.query(
      'select name, is_bootstrap from platform.channel_release',
    );
    assert.deepEqual(rows, [{ name: 'shell', is_bootstrap: false }]);
  });

  test('is restored into an empty site only', async () => {
    await assert.rejects(restore(archive, settingsOf(freshAddress(), 'restored')), /is not empty/);
  });

  test('is not written through a link that waits for it', async () => {
    const [file, aim] = ['linked.tar', 'aim'].map((name) => path.join(folder.path, name));
    assert.ok(file && aim);
    await writeFile(aim, 'another’s');
    await symlink(aim, `${file}.unfinished`);
    const made = backup(file, settingsOf(siteAddress(), 'site'));
    await assert.rejects(made, /There is a file .*linked.tar.unfinished already/);
    assert.equal(await readFile(aim, 'utf8'), 'another’s');
  });

  test('does not take the place of another file', async () => {
    await assert.rejects(
      backup(archive, settingsOf(siteAddress(), 'site')),
      /There is a file .* already/,
    );
  });
});

describe('a backup without a site', () => {
  test('is refused, and makes none', async () => {
    const dataDir = path.join(folder.path, 'nothing');
    const settings = { ...settingsOf('', 'nothing'), databaseUrl: undefined };
    await assert.rejects(
      backup(path.join(folder.path, 'none.tar'), settings),
      /There is no site in .*nothing: set DATA_DIR/,
    );
    assert.equal(existsSync(dataDir), false);
  });
});

describe('a backup of a site that lacks a file', () => {
  test('is not made', async () => {
    const { sha256 } = await site.database.kysely
      .selectFrom('media')
      .select('sha256')
      .executeTakeFirstOrThrow();
    await blobs.remove(sha256);
    const file = path.join(folder.path, 'lacking.tar');
    await assert.rejects(
      backup(file, settingsOf(siteAddress(), 'site')),
      /names the file media\/.*is not there/,
    );
    await assert.rejects(stat(file));
    await assert.rejects(stat(`${file}.unfinished`));
  });
});
