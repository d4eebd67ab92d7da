import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { sql } from 'kysely';
import { apiMigrations, apiSchema } from '../../../src/index.ts';
import { stayFresh } from '../../../src/plugins/guest-cache/stay-fresh.ts';
import type { Tables } from '../../../src/tables.ts';

describe('what has changed for guests, told to a process that keeps answers', () => {
  let own: TestDatabase<Tables>;
  before(async () => {
    own = await startTestDatabase<Tables>({ migrations: apiMigrations, schema: apiSchema });
  });
  after(() => own.stop());

  let told: string[] = [];
  beforeEach(() => {
    told = [];
  });
  const listen = (ageMs: number) =>
    stayFresh({
      database: own.database,
      ageMs,
      onChange: ({ kind, id }) => told.push(`${kind} ${id}`),
      onAll: () => told.push('all'),
    });
  const change = (id: number, db = own.database.kysely) =>
    sql`insert into public_change (kind, subject_id) values ('designer', ${id})`.execute(db);
  const taken = () => told.splice(0);

  test('everything at first, then each change once', async () => {
    const { refresh } = listen(0);
    await refresh();
    assert.deepEqual(taken(), ['all']);
    await change(1);
    await refresh();
    await refresh();
    assert.deepEqual(taken(), ['designer 1']);
  });

  test('also a change that is committed after a later one was told', async () => {
    const { refresh } = listen(0);
    await refresh();
    taken();
    const mayEnd = Promise.withResolvers<void>();
    const hasBegun = Promise.withResolvers<void>();
    const slow = own.database.kysely.transaction().execute(async (running) => {
      await change(1, running);
      hasBegun.resolve();
      await mayEnd.promise;
    });
    slow.catch(hasBegun.reject);
    try {
      await hasBegun.promise;
      await change(2);
      await refresh();
      assert.deepEqual(taken(), ['designer 2']);
    } finally {
      mayEnd.resolve();
      await slow;
    }
    await refresh();
    assert.deepEqual(taken(), ['designer 1']);
  });

  test('that everything may have changed, after more changes than are listed', async () => {
    const { refresh } = listen(0);
    await refresh();
    taken();
    await sql`insert into public_change (kind, subject_id)
      select 'vendor', n from generate_series(1, 1001) as n`.execute(own.database.kysely);
    await refresh();
    assert.deepEqual(taken(), ['all']);
  });

  test('an answer of the database counts for a while, unless it must not or something was written', async () => {
    const { refresh, refreshNow, expire } = listen(60_000);
    await refresh();
    taken();
    await change(1);
    await refresh();
    assert.deepEqual(taken(), []);
    await refreshNow();
    assert.deepEqual(taken(), ['designer 1']);
    await change(2);
    expire();
    await refresh();
    assert.deepEqual(taken(), ['designer 2']);
  });

  test('and no longer', async () => {
    const { refresh } = listen(20);
    await refresh();
    taken();
    await change(1);
    await sleep(25);
    await refresh();
    assert.deepEqual(taken(), ['designer 1']);
  });

  test('those who ask while the database is asked share the next question, and learn what was changed before', async () => {
    const { refreshNow } = listen(60_000);
    await refreshNow();
    taken();
    const first = refreshNow();
    await change(1);
    await Promise.all([first, ...Array.from({ length: 20 }, () => refreshNow())]);
    assert.deepEqual(taken(), ['designer 1']);
  });

  test('a question that failed is asked again', async () => {
    let isAway = true;
    const pool = new Proxy(own.database.pool, {
      get: (target, property) => {
        if (property === 'query' && isAway) return async () => Promise.reject(new Error('away'));
        const value = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { refresh } = stayFresh({
      database: { ...own.database, pool },
      ageMs: 60_000,
      onChange: () => undefined,
      onAll: () => told.push('all'),
    });
    await assert.rejects(refresh(), /away/);
    isAway = false;
    await refresh();
    assert.deepEqual(taken(), ['all']);
  });
});
