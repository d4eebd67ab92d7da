import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createBlobStore } from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import { sql } from 'kysely';
import { apiMigrations, apiSchema } from '../../../src/index.ts';
import { readDemoContent } from '../../../src/seed/read-demo-content.ts';
import { seed } from '../../../src/seed/seed.ts';
import type { Tables } from '../../../src/tables.ts';

const script = fileURLToPath(new URL('../seed-and-wait.ts', import.meta.url));

test('seeding that is killed again and again completes as if it never was', async () => {
  const blobs = await mkdtemp(path.join(tmpdir(), 'killed-seed-'));
  const { database, connection, stop } = await startTestDatabase<Tables>({
    migrations: apiMigrations,
    schema: apiSchema,
    jobs: true,
  });
  const firms = async () => {
    const { rows } = await sql<{ n: number; posts: number }>`
      select count(*)::integer as n, coalesce(sum(posts_count), 0)::integer as posts
      from (select posts_count from designer_profile union all select posts_count from vendor_profile) as firm
    `.execute(database.kysely);
    return rows[0] ?? { n: 0, posts: 0 };
  };
  try {
    const seen: number[] = [];
    for (const [round, wanted] of [0, 1, 15, 43, 60, 80].entries()) {
      const child = spawn(process.execPath, [script, JSON.stringify(connection), blobs, 'demo'], {
        stdio: 'ignore',
      });
      const exited = once(child, 'exit');
      while (child.exitCode === null && (await firms()).n < wanted) await sleep(1);
      if (wanted === 0) await sleep(350);
      child.kill('SIGKILL');
      await exited;
      seen.push((await firms()).n);
      assert.ok(round === 0 || (seen[round] ?? 0) >= (seen[round - 1] ?? 0));
    }
    const documents = createBlobStore(path.join(blobs, 'documents'));
    await seed({ database, blobs: createBlobStore(blobs), documents, plan: { kind: 'demo' } });
    assert.equal((await firms()).n, 39 + 42, `after kills at ${seen}`);
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from designer_profile d
          where posts_count <> (select count(*) from instagram_post p where p.designer_id = d.id)) as wrong,
        (select count(*) from vendor_review) as reviews,
        (select count(*) from connection_request) as requests
    `.execute(database.kysely);
    const content = await readDemoContent();
    const asked = new Set(content.requests.map(({ from, to }) => `${from} ${to}`));
    assert.deepEqual(rows[0], {
      wrong: 0,
      reviews: content.reviews.length + content.clientReviews.length,
      requests:
        content.requests.length +
        content.clientReviews.filter(({ by, firm }) => !asked.has(`${by} ${firm}`)).length +
        content.answers.unanswered.length +
        5 * Object.keys(content.answers.hours).length,
    });
    const order = await database.kysely
      .selectFrom('designer_profile')
      .select('full_name')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    assert.deepEqual(
      order.map((row) => row.full_name),
      ['Banyan & Brass Studio', 'Haveli Works'],
    );
  } finally {
    await stop();
    await rm(blobs, { recursive: true, force: true });
  }
});
