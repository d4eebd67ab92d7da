import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { createDatabase } from '../create-database.ts';
import { isDatabaseAway } from '../database-errors.ts';

interface Tables {
  room: { id: number; name: string };
}

let testDatabase: TestDatabase<Tables>;

before(async () => {
  testDatabase = await startTestDatabase<Tables>({ schema: 'house', max: 1 });
  await testDatabase.database.pool.query(
    `create schema house; create table house.room (id int8 primary key, name text not null);
     insert into house.room values (1, 'hall'), (2, 'kitchen')`,
  );
});
after(() => testDatabase.stop());

const room = (id: number) =>
  testDatabase.database.kysely.selectFrom('room').selectAll().where('id', '=', id).execute();
const prepared = async () =>
  (await testDatabase.database.pool.query('select statement from pg_prepared_statements')).rows;

describe('a database', () => {
  test('sends statements by name, so that each is prepared once per connection', async () => {
    assert.deepEqual(await room(1), [{ id: 1, name: 'hall' }]);
    assert.deepEqual(await room(2), [{ id: 2, name: 'kitchen' }]);
    const statements = (await prepared()).filter((row) => row.statement.includes('"room"'));
    assert.equal(statements.length, 1);
  });

  test('names a bounded number of statements and still runs the rest', async () => {
    for (let number = 0; number < 600; number += 1) {
      const rows = await sql.raw(`select ${number} as n`).execute(testDatabase.database.kysely);
      assert.deepEqual(rows.rows, [{ n: number }]);
    }
    assert.ok((await prepared()).length <= 500);
    assert.deepEqual(await room(1), [{ id: 1, name: 'hall' }]);
  });

  test('recovers by itself from a table altered beneath a prepared statement', async () => {
    await room(1);
    await testDatabase.database.pool.query(
      'alter table house.room alter column name type varchar(99)',
    );
    await assert.rejects(room(1), /cached plan must not change result type/);
    assert.deepEqual(await room(1), [{ id: 1, name: 'hall' }]);
  });

  test('answers numbers as numbers and times as ISO text in UTC', async () => {
    const { rows } = await testDatabase.database.pool.query(
      `select 9007199254740991::int8 as big, 4.50::numeric as rating, array[1, 2]::int8[] as ids,
              date '2026-01-31' as day, timestamptz '2026-01-31 10:00:00.5+05:30' as instant,
              array[date '2026-01-31'] as days, null::timestamptz as never`,
    );
    assert.deepEqual(rows, [
      {
        big: 9007199254740991,
        rating: 4.5,
        ids: [1, 2],
        day: '2026-01-31',
        instant: '2026-01-31T04:30:00.5Z',
        days: ['2026-01-31'],
        never: null,
      },
    ]);
  });

  test('rolls a failed transaction back and keeps the connection usable', async () => {
    const failing = testDatabase.database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('room').values({ id: 3, name: 'attic' }).execute();
      await transaction.insertInto('room').values({ id: 1, name: 'twice' }).execute();
    });
    await assert.rejects(failing, { code: '23505' });
    assert.deepEqual(await room(3), []);
  });

  test('outlives connections that the server ends', async () => {
    const { pool } = testDatabase.database;
    const pid = (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    const countBefore = pool.totalCount;
    const other = createDatabase({ connection: testDatabase.connection, applicationName: 'test' });
    await other.pool.query('select pg_terminate_backend($1)', [pid]);
    await other.close();
    await other.close();
    while (pool.totalCount === countBefore) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(await room(2), [{ id: 2, name: 'kitchen' }]);
  });

  test('survives the end of a checked-out connection that runs no query', async () => {
    const other = createDatabase({ connection: testDatabase.connection, applicationName: 'test' });
    const held = await other.pool.connect();
    const { rows } = await held.query('select pg_backend_pid() as pid');
    await other.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await assert.rejects(held.query('select 1'));
    held.release(true);
    assert.equal((await other.pool.query('select 1 as one')).rows[0].one, 1);
    await other.close();
  });

  test('ends a statement that takes longer than it may, and a transaction that does nothing for a minute', async () => {
    const { connection } = testDatabase;
    const limited = createDatabase({
      connection,
      applicationName: 'test',
      max: 1,
      statementTimeoutMs: 50,
    });
    try {
      const error = await limited.pool.query('select pg_sleep(10)').catch((thrown) => thrown);
      assert.equal(error.code, '57014');
      assert.ok(isDatabaseAway(error), 'it may be tried again');
      const { rows } = await limited.pool.query('show idle_in_transaction_session_timeout');
      assert.deepEqual(rows, [{ idle_in_transaction_session_timeout: '1min' }]);
    } finally {
      await limited.close();
    }
  });

  test('takes a plain schema name only', () => {
    assert.throws(
      () => createDatabase({ connection: '', applicationName: 'test', schema: 'a, b -c x' }),
      TypeError,
    );
  });
});
