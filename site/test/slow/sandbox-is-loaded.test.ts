import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startTestDatabase } from '@aangan/server/testing';
import { apiMigrations, apiSchema } from 'api';
import { addressOf } from '../database-address.ts';
import { folderOfTests, freePorts, run, workspace } from '../site.ts';

const folder = folderOfTests();
const recorder = fileURLToPath(new URL('./record-loaded.ts', import.meta.url));

/** Starts the API as a process of its own. @returns its address, and the files below the workspace that it loads */
async function startApi(name: string, settings: Record<string, string>) {
  const { connection, stop } = await startTestDatabase({
    migrations: apiMigrations,
    schema: apiSchema,
    jobs: true,
  });
  const list = path.join(folder.path, `${name}.list`);
  const port = await freePorts();
  const api = run(['start', 'api'], {
    ...settings,
    PORT: String(port),
    DATA_DIR: path.join(folder.path, name),
    DATABASE_URL: addressOf(connection),
    NODE_OPTIONS: `--import=${recorder}`,
    LOADED_LIST: list,
  });
  await api.says(/The API is ready at/);
  const { status } = await fetch(`http://127.0.0.1:${port}/sandbox/mail/`);
  api.child.kill('SIGTERM');
  await api.exit();
  await stop();
  const urls = (await readFile(list, 'utf8')).trim().split('\n');
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
  return { status, loaded: files.map((file) => path.relative(workspace, file)) };
}

describe('the stand-ins for outside services', () => {
  test('are not loaded by a start for production', async () => {
    const { status, loaded } = await startApi('production', {
      NODE_ENV: 'production',
      JWT_SECRET: 'signs the tokens of these tests, 32+',
      EDGE_SECRET: 'the secret of edges in tests, 32+',
    });
    assert.equal(status, 404);
    assert.ok(loaded.includes('api/src/app.ts'), 'what is loaded is recorded');
    assert.deepEqual(
      loaded.filter((file) => file.startsWith('sandbox/')),
      [],
    );
  });

  test('are loaded in demo mode', async () => {
    const { status, loaded } = await startApi('demo', { SEED: 'demo' });
    assert.equal(status, 200);
    assert.ok(loaded.includes('sandbox/src/index.ts'));
  });
});
