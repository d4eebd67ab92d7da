import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { contractionProblems, contractionsOf } from './expand-only.ts';

describe('a migration', () => {
  test('only expands where it adds what code of the version before need not know', () => {
    for (const sql of [
      'alter table mail add column handed_at timestamptz',
      "alter table mail add column kind text not null default ''",
      'create table a (id int not null); create index on a (id); alter table a add constraint b check (id > 0)',
      'create function f() returns trigger language plpgsql as $$ begin return null; end $$',
      '-- drop table mail',
      'alter table a add column b int, add column c int not null default 0',
    ]) {
      assert.deepEqual(contractionsOf(sql), [], sql);
    }
  });

  test('contracts where it takes away, renames or demands', () => {
    for (const [sql, what] of [
      ['drop table mail', 'drops something'],
      ['ALTER TABLE mail\n  DROP COLUMN subject', 'drops something'],
      ['alter table mail rename column a to b', 'renames something'],
      ['alter table mail alter column a type bigint', 'changes a type'],
      ['alter table mail alter column a set not null', 'makes a column required'],
      ['alter table mail add column a text not null', 'adds a required column'],
      [
        'alter table mail add column a int default 0, add column b int not null',
        'adds a required column',
      ],
      ['alter table mail add constraint a check (b > 0)', 'adds a constraint'],
      ['alter table mail alter column a drop default', 'takes a default away'],
      ['delete from mail where id = 1', 'removes rows'],
    ] as const) {
      assert.deepEqual(contractionsOf(sql), [what], sql);
    }
  });
});

describe('a folder of migrations', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-expand-'));
  });
  after(() => rm(directory, { recursive: true }));

  test('has a contraction only where it names the earlier migration that code must know', async () => {
    const write = (name: string, sql: string) => writeFile(path.join(directory, name), sql);
    await write('0001-a.sql', 'drop table old;');
    await write('0002-b.sql', 'create table new (id int);');
    await write('0003-c.sql', '-- requires: 0002-b.sql\ndrop table older;');
    assert.deepEqual(await contractionProblems(directory, '0001-a.sql'), []);
    await write('0004-d.sql', '-- requires: 0004-d.sql\ndrop table a;');
    await write('0005-e.sql', 'drop table b;');
    assert.deepEqual(await contractionProblems(directory, '0001-a.sql'), [
      '0004-d.sql requires 0004-d.sql, which is no earlier migration.',
      '0005-e.sql drops something: name the migration since which code does without it.',
    ]);
  });
});
