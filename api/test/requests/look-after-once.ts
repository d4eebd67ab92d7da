import { createDatabase } from '@aangan/server';
import { lookAfterRequests } from '../../src/modules/requests/look-after-requests.ts';
import type { Tables } from '../../src/tables.ts';

/** A process of its own that looks after requests once, so that a test can kill it: <connection as JSON>. */
const [connection = ''] = process.argv.slice(2);
const database = createDatabase<Tables>({
  connection: JSON.parse(connection),
  applicationName: 'look-after-once',
  schema: 'marketplace',
});
await lookAfterRequests(database.kysely, 'https://aangan.test');
await database.close();
