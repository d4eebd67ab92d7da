import path from 'node:path';
import { createBlobStore, createDatabase } from '@aangan/server';
import { parseSeedPlan, seed } from '../../src/seed/seed.ts';
import type { Tables } from '../../src/tables.ts';

/** A process of its own that seeds, so that a test can kill it: <connection as JSON> <blobs> <plan>. */
const [connection = '', directory = '', text = ''] = process.argv.slice(2);
const plan = parseSeedPlan(text);
if (!plan) throw new Error(`Not a plan: ${text}`);
const database = createDatabase<Tables>({
  connection: JSON.parse(connection),
  applicationName: 'seed-and-wait',
  schema: 'marketplace',
});
const documents = createBlobStore(path.join(directory, 'documents'));
await seed({ database, blobs: createBlobStore(directory), documents, plan });
await database.close();
