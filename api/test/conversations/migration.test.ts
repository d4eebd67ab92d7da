import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrate } from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import { apiMigrations, apiSchema } from '../../src/index.ts';
import type { Tables } from '../../src/tables.ts';
import { makeDesigner } from '../testing/make-designer.ts';

test('requests that were approved before conversations get theirs, with the time of their approval', async () => {
  const { database, stop } = await startTestDatabase<Tables>({ schema: apiSchema });
  try {
    const files = { database, directory: apiMigrations, schema: apiSchema };
    await migrate({ ...files, last: '0039-listing-facets.sql' });
    const firm = await makeDesigner(database.kysely, { posts: 0 });
    const client = await makeDesigner(database.kysely, { posts: 0 });
    await database.pool.query(`insert into connection_request (client_id, designer_id, status, first_name, last_name,
        email, phone, project_type, budget, timeline, updated_at)
      select ${client.accountId}, ${firm.id}, status, 'A', 'B', 'c@example.com', '1', 'other', 1, 'Soon', '2026-01-02'
      from unnest('{approved,rejected,revoked}'::text[]) as status`);
    await migrate(files);
    const { rows } = await database.pool.query(`select r.status, c.last_at::date::text as day,
        array_agg(m.side || ' ' || m.account_id order by m.side) as members
      from conversation c join connection_request r on r.id = c.request_id
      join conversation_member m on m.conversation_id = c.id group by c.id, r.id`);
    const members = [`client ${client.accountId}`, `firm ${firm.accountId}`];
    assert.deepEqual(rows, [{ status: 'approved', day: '2026-01-02', members }]);
  } finally {
    await stop();
  }
});
