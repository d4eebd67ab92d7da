import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BlobStore, createBlobStore, createLogger, readSettings } from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApi } from '../../src/app.ts';
import { type ApiSettings, apiSettings } from '../../src/config.ts';
import { apiMigrations, apiSchema } from '../../src/index.ts';
import type { Tables } from '../../src/tables.ts';

/** The real API on a real database of its own. */
export async function startTestApi(changes: Partial<ApiSettings> = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 'api-test-'));
  const blobs: BlobStore = createBlobStore(path.join(directory, 'media'));
  const { database, stop } = await startTestDatabase<Tables>({
    migrations: apiMigrations,
    schema: apiSchema,
  });
  const app: FastifyInstance = await createApi({
    database,
    blobs,
    logger: createLogger({ name: 'api-test', level: 'silent' }),
    publicUrl: 'https://aangan.test',
    jwtSecret: 'a secret of the tests',
    settings: { ...readSettings(apiSettings, {}), ...changes },
  });
  return {
    app,
    blobs,
    database,
    db: database.kysely,
    /** Sends a request as an HTTP client would. */
    call: (method: InjectOptions['method'], url: string, more: InjectOptions = {}) =>
      app.inject({ method, url, ...more }),
    post: (url: string, payload?: InjectOptions['payload'], more: InjectOptions = {}) =>
      app.inject({ method: 'POST', url, payload, ...more }),
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url, headers }),
    async stop() {
      await app.close();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
