import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { isPlainError } from '../plain-error.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { migrate } from './migrate.ts';

let testDatabase: TestDatabase<unknown>;
let root: string;
let directory: string;
let schema: string;
let count = 0;

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aangan-migrations-'));
  testDatabase = await startTestDatabase({ schema: 'public' });
});
after(async () => {
  await testDatabase.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  count += 1;
  schema = `s${count}`;
  directory = await mkdtemp(path.join(root, 'm-'));
  await file('0001-rooms.sql', 'create table room (id int primary key);');
  await file(
    '0002-doors.sql',
    'create table door (id int primary key); insert into room values (1);',
  );
});

const file = (name: string, sql: string) => writeFile(path.join(directory, name), sql);
const run = () => migrate({ database: testDatabase.database, directory, schema });
const query = async (sql: string) => (await testDatabase.database.pool.query(sql)).rows;

async function refusal(): Promise<string> {
  const error: unknown = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(isPlainError(error), String(error));
  return error.message;
}

describe('migrate', () => {
  test('applies what is new in order, once, in the schema, and records it', async () => {
    assert.deepEqual(await run(), ['0001-rooms.sql', '0002-doors.sql']);
    assert.deepEqual(await run(), []);
    await file('0003-walls.sql', 'create table wall (id int references room);');
    assert.deepEqual(await run(), ['0003-walls.sql']);
    assert.deepEqual(await query(`select id from ${schema}.room`), [{ id: 1 }]);
    const recorded = await query(`select name, applied_at from ${schema}.migration order by name`);
    assert.equal(recorded.length, 3);
    assert.match(String(recorded[0].applied_at), /^20\d\d-.*Z$/);
  });

  test('lets one of many starters work while the others wait', async () => {
    await file('0003-slow.sql', 'select pg_sleep(0.2); create table slow (id int);');
    const applied = await Promise.all([run(), run(), run(), run()]);
    assert.deepEqual(applied.map((names) => names.length).sort(), [0, 0, 0, 3]);
  });

  test('refuses an applied file that was edited, whatever its line ends', async () => {
    await run();
    await file('0001-rooms.sql', 'create table room (id int primary key);');
    assert.deepEqual(await run(), []);
    await file('0001-rooms.sql', 'create table room (id bigint primary key);');
    assert.match(
      await refusal(),
      /0001-rooms\.sql was edited .* Restore the file, and put the change into a new migration/,
    );
  });

  test('refuses when an applied file is missing', async () => {
    await run();
    await rm(path.join(directory, '0001-rooms.sql'));
    assert.match(await refusal(), /has the migration 0001-rooms\.sql, but .* Check out a version/);
  });

  test('lets code of the version before start on a database that is ahead, unless a migration requires more', async () => {
    await file('0003-walls.sql', 'create table wall (id int);');
    await file('0004-later.sql', '-- requires: 0002-doors.sql\ndrop table wall;');
    await run();
    await rm(path.join(directory, '0004-later.sql'));
    await rm(path.join(directory, '0003-walls.sql'));
    assert.deepEqual(await run(), []);
    await rm(path.join(directory, '0002-doors.sql'));
    assert.match(
      await refusal(),
      /has the migration 0004-later\.sql, but .* only the version right before/,
    );
  });

  test('applies none after the last that is asked for', async () => {
    const options = { database: testDatabase.database, directory, schema };
    assert.deepEqual(await migrate({ ...options, last: '0001-rooms.sql' }), ['0001-rooms.sql']);
    assert.deepEqual(await run(), ['0002-doors.sql']);
  });

  test('goes on with a table of migrations as earlier versions made it', async () => {
    await migrate({ database: testDatabase.database, directory, schema, last: '0001-rooms.sql' });
    await query(`alter table ${schema}.migration drop column requires`);
    assert.deepEqual(await run(), ['0002-doors.sql']);
  });

  test('refuses a new file numbered before an applied one, a number used twice and a bad name', async () => {
    const pristine = `${directory}-copy`;
    await cp(directory, pristine, { recursive: true });
    await file('0004-late.sql', 'select 1');
    await run();
    await file('0003-early.sql', 'select 1');
    assert.match(await refusal(), /0003-early\.sql comes before 0004-late\.sql/);
    directory = pristine;
    await file('0002-again.sql', 'select 1');
    assert.match(await refusal(), /have the number 0002: 0002-again\.sql and 0002-doors\.sql/);
    await rm(path.join(directory, '0002-again.sql'));
    await file('3-Bad.sql', 'select 1');
    assert.match(await refusal(), /3-Bad\.sql is not named NNNN-name\.sql/);
  });

  test('keeps nothing of a file that fails, says where it failed, and goes on once it is mended', async () => {
    await file('0003-broken.sql', 'create table half (id int);\ncreate table half (id int;\n');
    assert.match(
      await refusal(),
      /0003-broken\.sql failed at line 2: syntax error .* Nothing of it was kept/,
    );
    assert.deepEqual(await query(`select to_regclass('${schema}.half') as found`), [
      { found: null },
    ]);
    await file('0003-broken.sql', 'create table half (id int);');
    assert.deepEqual(await run(), ['0003-broken.sql']);
  });
});
