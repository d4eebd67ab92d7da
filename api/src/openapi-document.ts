import { createBlobStore, createDatabase, createLogger, readSettings } from '@aangan/server';
import { createApi } from './app.ts';
import { apiSettings } from './config.ts';
import type { Tables } from './tables.ts';

/** The OpenAPI document of the API, made without a database: nothing of it is ever asked for. */
export async function openApiDocument(): Promise<string> {
  const database = createDatabase<Tables>({ connection: {}, applicationName: 'openapi-document' });
  const app = await createApi({
    database,
    blobs: createBlobStore('.'),
    documents: createBlobStore('.'),
    uploads: '.',
    logger: createLogger({ name: 'api', level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    jwtSecret: 'never signs anything',
    instagramKeys: ['never encrypts anything'],
    settings: readSettings(apiSettings, {}),
  });
  try {
    return JSON.stringify(app.swagger(), null, 2);
  } finally {
    await app.close();
    await database.close();
  }
}
