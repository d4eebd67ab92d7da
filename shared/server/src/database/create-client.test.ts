import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestDatabase } from '../testing/start-test-database.ts';
import { createClient } from './create-client.ts';

test('a connection that is lost between two statements fails the next one, and ends no process', async () => {
  const { connection, database, stop } = await startTestDatabase({ schema: 'public' });
  const client = createClient(connection, { application_name: 'lost' });
  try {
    await client.connect();
    // Not by once() of Node, which listens to errors too.
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost'",
    );
    await ended;
    await assert.rejects(
      client.query('select'),
      /connection error|not queryable|Connection terminated/,
    );
  } finally {
    await client.end().catch(() => undefined);
    await stop();
  }
});
