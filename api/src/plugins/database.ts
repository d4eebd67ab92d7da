import type { Database } from '@aangan/server';
import fp from 'fastify-plugin';
import type { Tables } from '../tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database<Tables>;
  }
}

/** The caller of createApi owns the database: closing the API does not close it. */
export const database = fp<{ database: Database<Tables> }>(
  async (app, options) => {
    app.decorate('database', options.database);
  },
  { name: 'database' },
);
