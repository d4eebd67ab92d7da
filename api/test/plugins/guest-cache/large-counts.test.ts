import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { makeDesigner } from '../../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const list = '/api/designers/profiles/?specialization=apartments';
const firmsCount = 1_150;

describe('how many firms a listing has, where it has more than are told exactly', () => {
  let api: TestApi;
  let counts = 0;
  before(async () => {
    api = await startTestApi();
    const { pool } = api.database;
    const query = pool.query.bind(pool) as (statement: { text?: string }) => unknown;
    pool.query = ((statement: { text?: string }) => {
      if (statement.text?.startsWith('select count(*)')) counts += 1;
      return query(statement);
    }) as typeof pool.query;
    for (let begun = 0; begun < firmsCount; begun += 50) {
      await Promise.all(Array.from({ length: 50 }, () => makeDesigner(api.db, { posts: 1 })));
    }
  });
  after(() => api.stop());

  /** As another process does: this one is told. */
  const hide = (firms: number) =>
    sql`update designer_profile set is_verified = false
      where id in (select id from designer_profile where is_verified limit ${firms})`.execute(
      api.db,
    );
  const asked = async () => {
    const { count, count_is_exact } = (await api.get(list, { 'cache-control': 'no-cache' })).json();
    return { count, isExact: count_is_exact };
  };

  test('it is counted once until so many have changed that it could be told exactly', async () => {
    const more = { count: 1_001, isExact: false };
    assert.deepEqual([await asked(), counts], [more, 1]);
    await hide(40);
    assert.deepEqual([await asked(), counts], [more, 1]);
    await hide(59);
    assert.deepEqual([await asked(), counts], [more, 1]);
    await hide(51);
    assert.deepEqual([await asked(), counts], [{ count: 1_000, isExact: true }, 2]);
    await hide(1);
    assert.deepEqual([await asked(), counts], [{ count: 999, isExact: true }, 3]);
  });
});
