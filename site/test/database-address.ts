import type { Connection } from '@aangan/server';

/** A database of the tests, as DATABASE_URL has it. */
export function addressOf(connection: Connection): string {
  if (typeof connection === 'string') return connection;
  const { user = '', database = '', host = '' } = connection;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
