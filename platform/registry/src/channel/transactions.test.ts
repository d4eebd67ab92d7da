import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { inTransaction } from './transactions.ts';

const db = {
  transaction: () => ({ execute: (work: (transaction: unknown) => unknown) => work({}) }),
} as unknown as Kysely<Tables>;

/** Runs a transaction that PostgreSQL ends so many times. */
async function run(times: number, code: string) {
  let runs = 0;
  const result = inTransaction(db, async () => {
    runs += 1;
    if (runs <= times) throw Object.assign(new Error('ended'), { code });
    return 'done';
  });
  return { result: await result.catch((error: Error) => error.message), runs };
}

test('a transaction that was ended to undo a deadlock is run again, twice at most', async () => {
  assert.deepEqual(await run(1, '40P01'), { result: 'done', runs: 2 });
  assert.deepEqual(await run(2, '40P01'), { result: 'done', runs: 3 });
  assert.deepEqual(await run(3, '40P01'), { result: 'ended', runs: 3 });
});

test('a transaction that failed otherwise is not run again', async () => {
  assert.deepEqual(await run(1, '23505'), { result: 'ended', runs: 1 });
});
