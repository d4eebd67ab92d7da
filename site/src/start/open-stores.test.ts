import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createLogger } from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import { readStartSettings } from '../read-start-settings.ts';
import { createLifecycle } from './lifecycle.ts';
import { openApiStores, openRegistryStores } from './open-stores.ts';

test('statements of API and registry end after a minute', async () => {
  const { connection, stop } = await startTestDatabase({ schema: 'public' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aangan-stores-'));
  const lifecycle = createLifecycle();
  try {
    const settings = readStartSettings('all', {});
    const api = await openApiStores(settings, connection, dataDir, lifecycle);
    const registry = await openRegistryStores(settings, connection, dataDir, lifecycle, {
      checkerUrl: 'unix:/nowhere',
      logger: createLogger({ name: 'test', level: 'silent' }),
      readApi: () => Promise.reject(new Error('nothing is read')),
      askApi: () => Promise.reject(new Error('nothing is asked')),
    });
    for (const { database } of [api, registry]) {
      const { rows } = await database.pool.query('show statement_timeout');
      assert.deepEqual(rows, [{ statement_timeout: '1min' }]);
    }
  } finally {
    await lifecycle.stop();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
