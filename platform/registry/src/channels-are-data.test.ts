import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { migrate } from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import { registryMigrations, registrySchema } from './open-registry.ts';
import type { Tables } from './tables.ts';

const before = '0001-releases-and-channels.sql';

test('an existing registry stops serving releases of format 1 and keeps them with their history', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'aangan-migrations-'));
  await copyFile(path.join(registryMigrations, before), path.join(directory, before));
  const testDatabase = await startTestDatabase<Tables>({
    migrations: directory,
    schema: registrySchema,
  });
  try {
    const { pool } = testDatabase.database;
    await pool.query(`
      insert into release (name, release, kind, manifest, created_by) values
        ('vendors', '1111111111111111', 'remote', '{"schema": 1}', 'a test'),
        ('auth', '2222222222222222', 'remote', '{"schema": 2}', 'a test');
      insert into channel_release (channel, name, release, is_bootstrap) values
        ('production', 'vendors', '1111111111111111', false),
        ('production', 'auth', '2222222222222222', false);
      insert into channel_change (channel, revision, name, to_release, changed_by) values
        ('production', 1, 'vendors', '1111111111111111', 'a test');`);
    await migrate({
      database: testDatabase.database,
      schema: registrySchema,
      directory: registryMigrations,
    });
    const names = async (table: string) =>
      (await pool.query(`select name from ${table} order by name`)).rows.map(({ name }) => name);
    assert.deepEqual(await names('channel_release'), ['auth']);
    assert.deepEqual(await names('release'), ['auth', 'vendors']);
    assert.deepEqual(await names('channel_change'), ['vendors']);
  } finally {
    await testDatabase.stop();
    await rm(directory, { recursive: true });
  }
});
