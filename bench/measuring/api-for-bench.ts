import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ApiTables,
  apiMigrations,
  apiSchema,
  apiSettings,
  createApi,
} from '../../api/src/index.ts';
import {
  createBlobStore,
  createLogger,
  prepareJobs,
  readSettings,
  type SettingsOf,
} from '../../shared/server/src/index.ts';
import { startTestDatabase } from '../../shared/server/src/testing/index.ts';

/**
 * An API on an empty database of its own, with the media in a temporary folder.
 * @param changed settings that differ from the defaults
 * @returns what was started; `stop` ends it and deletes its data
 */
export async function startApiForBench(changed: Partial<SettingsOf<typeof apiSettings>> = {}) {
  const { database, connection, stop } = await startTestDatabase<ApiTables>({
    migrations: apiMigrations,
    schema: apiSchema,
  });
  await prepareJobs(connection);
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const blobs = createBlobStore(path.join(directory, 'media'));
  const api = await createApi({
    database,
    blobs,
    documents: blobs,
    uploads: path.join(directory, 'uploads'),
    logger: createLogger({ name: 'bench', level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    jwtSecret: 'bench',
    instagramKeys: ['bench'],
    settings: { ...readSettings(apiSettings, {}), ...changed },
  });
  return {
    api,
    database,
    blobs,
    async stop() {
      await api.close();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
