import pg from 'pg';
import type { Connection } from './create-database.ts';

/**
 * A connection of its own, which is not made yet. That it is lost fails the statement that it carries, or the next one:
 * without a listener of its own, an error between two statements would end the process.
 */
export function createClient(connection: Connection, options: pg.ClientConfig = {}): pg.Client {
  const given = typeof connection === 'string' ? { connectionString: connection } : connection;
  const client = new pg.Client({ ...given, ...options });
  client.on('error', () => undefined);
  return client;
}
