import { type Connection, startEmbeddedPostgres } from '@aangan/server';
import { requireDatabase } from '../start/require-database.ts';
import { definePart, type Start } from './part.ts';

declare module './part.ts' {
  interface Provided {
    database: Connection;
  }
}

/** The PostgreSQL of DATABASE_URL, or one of this site's own. */
export const part = definePart('database', {
  needs: ['data'],
  reach: async (start, { data }) => {
    const { databaseUrl } = start.settings;
    const { dataDir } = await data;
    if (!start.isWhole) return reachDatabase(databaseUrl ?? '');
    return start.progress.step(
      () => (databaseUrl ? reachDatabase(databaseUrl) : startDatabase(start, dataDir)),
      () => (databaseUrl ? 'Database of DATABASE_URL' : 'Database (PostgreSQL) running'),
    );
  },
});

async function reachDatabase(databaseUrl: string): Promise<Connection> {
  await requireDatabase(databaseUrl);
  return databaseUrl;
}

async function startDatabase({ progress, lifecycle }: Start, dataDir: string): Promise<Connection> {
  const log = (message: string) => progress.say(`    ${message}`);
  const server = await startEmbeddedPostgres({ dataDir, log });
  await lifecycle.opened(() => server.stop(), 60_000);
  return server.connection;
}
