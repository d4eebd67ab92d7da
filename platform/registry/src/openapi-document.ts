import { createBlobStore, createDatabase, createLogger } from '@aangan/server';
import { createRegistry } from './http/create-registry.ts';
import { openRegistry } from './open-registry.ts';
import type { Tables } from './tables.ts';

/** The OpenAPI document of the registry as JSON. It needs no database, because no route is called. */
export async function openApiDocument(): Promise<string> {
  const database = createDatabase<Tables>({ connection: {}, applicationName: 'openapi-document' });
  const app = await createRegistry({
    registry: openRegistry({ database, blobs: createBlobStore('.') }),
    identify: async () => ({ refusal: { status: 401, body: {} } }),
    logger: createLogger({ name: 'registry', level: 'silent' }),
    edgeSecret: 'a secret that never signs anything',
  });
  try {
    return (await app.inject('/platform/openapi.json')).body;
  } finally {
    await app.close();
    await database.close();
  }
}
