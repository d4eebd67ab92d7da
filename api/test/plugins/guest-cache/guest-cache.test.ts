import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDatabase } from '@aangan/server';
import { sql } from 'kysely';
import { apiSchema } from '../../../src/index.ts';
import type { Tables } from '../../../src/tables.ts';
import { makeDesigner } from '../../testing/make-designer.ts';
import { ownFirm } from '../../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const list = '/api/designers/profiles/';

describe('answers to guests that are kept in memory', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ guestAnswersSeconds: 5 });
  });
  after(() => api.stop());

  const address = (id: number) => `${list}${id}/`;
  const bioOf = async (id: number, headers = {}) =>
    (await api.get(address(id), headers)).json().bio;
  /** As another process does: this one does not know. */
  const write = (id: number, bio: string) =>
    sql`update designer_profile set bio = ${bio} where id = ${id}`.execute(api.db);

  test('come from memory; a signed-in reader, or one who keeps the answer, sees at once what changed', async () => {
    const { id, owner } = await ownFirm(api, { bio: 'The first text.' });
    assert.equal(await bioOf(id), 'The first text.');
    const cards = (await api.get(list)).body;
    await write(id, 'The second text.');
    assert.equal(await bioOf(id), 'The first text.');
    assert.equal((await api.get(list)).body, cards);
    assert.equal(await bioOf(id, owner.headers), 'The second text.');
    // Who reads after that does not go back in time.
    assert.equal(await bioOf(id), 'The second text.');
    await write(id, 'The third text.');
    assert.equal(await bioOf(id, { 'cache-control': 'no-cache' }), 'The third text.');
  });

  test('are as the writer left them, as soon as the write is answered', async () => {
    const { id, owner } = await ownFirm(api, { name: 'Before' });
    const nameOf = async () => (await api.get(address(id))).json().full_name;
    const listed = async () => (await api.get(list)).json().results[0].full_name;
    assert.deepEqual([await nameOf(), await listed()], ['Before', 'Before']);
    const answer = await api.call('PATCH', '/api/auth/me/', {
      payload: { first_name: 'After', last_name: '' },
      headers: owner.headers,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual([await nameOf(), await listed()], ['After', 'After']);
  });

  test('say that readers may keep them and must ask, and spare the body where nothing has changed', async () => {
    const { id } = await makeDesigner(api.db, { bio: 'The one text.' });
    for (const url of [address(id), `${address(id)}public/`, list]) {
      const { headers } = await api.get(url);
      assert.equal(headers['cache-control'], 'no-cache', url);
      assert.equal(headers.vary, 'accept-encoding', url);
      const etag = String(headers.etag);
      const same = await api.get(url, { 'if-none-match': `"other", ${etag}` });
      assert.deepEqual([same.statusCode, same.body, same.headers.etag], [304, '', etag], url);
      assert.equal((await api.get(url, { 'if-none-match': '"other"' })).statusCode, 200);
      const head = await api.call('HEAD', url);
      assert.deepEqual([head.statusCode, head.body, head.headers.etag], [200, '', etag], url);
    }
    const { etag } = (await api.get(address(id))).headers;
    await write(id, 'Another text.');
    await api.post('/api/auth/login/', { email: 'nobody@test.example', password: 'wrong' });
    const changed = await api.get(address(id), { 'if-none-match': String(etag) });
    assert.deepEqual([changed.statusCode, changed.json().bio], [200, 'Another text.']);
  });

  test('go out compressed as the reader accepts it', async () => {
    const { id } = await makeDesigner(api.db, { bio: 'Bamboo and lime. '.repeat(100) });
    const plain = (await api.get(address(id))).rawPayload;
    for (let time = 0; time < 2; time += 1) {
      const br = await api.get(address(id), { 'accept-encoding': 'gzip, br' });
      assert.equal(br.headers['content-encoding'], 'br');
      assert.deepEqual(brotliDecompressSync(br.rawPayload), plain);
      const gzip = await api.get(address(id), { 'accept-encoding': 'gzip' });
      assert.equal(gzip.headers['content-encoding'], 'gzip');
      assert.deepEqual(gunzipSync(gzip.rawPayload), plain);
    }
  });

  test('are read from the database once, however many ask at the same time', async () => {
    const { id } = await makeDesigner(api.db);
    const { pool } = api.database;
    const query = pool.query.bind(pool) as (statement: { name?: string }) => unknown;
    let reads = 0;
    pool.query = ((statement: { name?: string }) => {
      if (statement.name === 'designer_profile-public') reads += 1;
      return query(statement);
    }) as typeof pool.query;
    try {
      const all = await Promise.all(Array.from({ length: 30 }, () => api.get(address(id))));
      assert.deepEqual([...new Set(all.map(({ statusCode }) => statusCode))], [200]);
    } finally {
      pool.query = query as typeof pool.query;
    }
    assert.equal(reads, 1);
  });

  test('never hold what only some may see', async () => {
    const { id, owner } = await ownFirm(api, { isVerified: false });
    const own = await api.get(address(id), owner.headers);
    assert.equal(own.statusCode, 200);
    assert.equal(own.headers['cache-control'], 'private, no-store');
    assert.equal(own.headers.etag, undefined);
    assert.equal((await api.get(address(id))).statusCode, 404);
    assert.equal((await api.get(`${address(id)}public/`, owner.headers)).statusCode, 404);
    const { headers } = (await ownFirm(api)).owner;
    assert.equal((await api.get(address(id), headers)).statusCode, 404);
  });
});

describe('answers to guests of several processes', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  test('a firm that is no longer verified, is deactivated or erased vanishes', async () => {
    const other = createDatabase<Tables>({
      connection: api.connection,
      schema: apiSchema,
      applicationName: 'another process',
    });
    try {
      const ends = {
        404: [
          sql`update designer_profile set is_verified = false where id = `,
          sql`update account set is_active = false, deactivated_at = now()
            where id = (select account_id from designer_profile p where p.id = `,
        ],
        410: [
          sql`with erased as (insert into erased_profile (kind, profile_id) select 'designer_profile', id
              from designer_profile order by id desc limit 1)
            delete from designer_profile where id = `,
        ],
      };
      for (const [status, statements] of Object.entries(ends)) {
        for (const [at, statement] of statements.entries()) {
          const { id } = await makeDesigner(api.db);
          const isListed = async () =>
            (await api.get(list)).json().results.some((card: { id: number }) => card.id === id);
          assert.equal((await api.get(`${list}${id}/`)).statusCode, 200);
          assert.equal(await isListed(), true);
          const end = status === '404' && at === 1 ? sql`)` : sql``;
          await sql`${statement}${id}${end}`.execute(other.kysely);
          assert.equal((await api.get(`${list}${id}/`)).statusCode, Number(status));
          assert.equal(await isListed(), false);
        }
      }
    } finally {
      await other.close();
    }
  });
});
