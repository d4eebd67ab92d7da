import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { forgetChanges } from '../../src/public-changes/public-change.repository.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

interface Changes {
  cursor: string;
  addresses: string[];
  complete: boolean;
}

/** A route of a remote.json, as far as it is read here. */
interface Route {
  access?: string;
  robots?: string;
  data?: string[];
}

const ofDesigner = (id: number) => [
  '/api/designers/compare/',
  '/api/designers/profiles/',
  `/api/designers/profiles/${id}/`,
  `/api/designers/profiles/${id}/projects/*`,
  '/api/designers/profiles/facets/',
  `/api/reviews/?designer=${id}&*`,
];
const ofVendor = (id: number) => [
  `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${id}&*`,
  '/api/designers/vendors/',
  `/api/designers/vendors/${id}/`,
  `/api/designers/vendors/${id}/projects/*`,
  '/api/designers/vendors/compare/',
  '/api/designers/vendors/facets/',
  `/api/reviews/?vendor=${id}&*`,
];
const ofArchitect = (id: number) => `/api/designers/principal-architects/${id}/public/`;

describe('what has changed for guests', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const read = async (cursor?: string): Promise<Changes> => {
    const query = cursor === undefined ? '' : `?after=${encodeURIComponent(cursor)}`;
    const { statusCode, body } = await api.call('GET', `/api/public/changes/${query}`);
    assert.equal(statusCode, 200);
    return JSON.parse(body);
  };

  /**
   * What is listed after a write. Another transaction of the same server can hold a cursor back, so that it names
   * earlier changes once more: those are forgotten first.
   */
  const listedAfter = async (write: () => Promise<unknown>): Promise<string[]> => {
    const { cursor } = await read();
    await sql`delete from public_change`.execute(api.db);
    await write();
    return (await read(cursor)).addresses;
  };

  test('names every answer that a public page of a remote begins with', () => {
    const changed = [...ofDesigner(7), ...ofVendor(7), ofArchitect(7)];
    const isNamed = (address: string) =>
      changed.some((one) =>
        one.endsWith('*') ? address.startsWith(one.slice(0, -1)) : address.split('?')[0] === one,
      );
    const folder = join(import.meta.dirname, '../../..');
    const routes = globSync('mfe-*/remote.json', { cwd: folder }).flatMap(
      (file) =>
        (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { routes: Route[] }).routes,
    );
    const addresses = routes
      .filter(({ access, robots }) => access === undefined && robots === undefined)
      .flatMap(({ data = [] }) => data.map((one) => one.replaceAll(/:\w+/g, '7')));
    assert.ok(addresses.length > 10, `${addresses.length}`);
    assert.deepEqual(
      addresses.filter((address) => !isNamed(address)),
      [],
    );
  });

  test('begins with a cursor, after which nothing has changed', async () => {
    const { cursor, addresses, complete } = await read();
    assert.deepEqual([addresses, complete], [[], true]);
    assert.deepEqual((await read(cursor)).addresses, []);
  });

  test('names the answers that show a firm, after every kind of write to it', async () => {
    const { id } = await makeDesigner(api.db);
    const own = ofDesigner(id);
    const writes = {
      'its profile': sql`update designer_profile set bio = bio where id = ${id}`,
      'a new post': sql`insert into instagram_post (designer_id, source_id, media_type, media_sha256, posted_at)
        select designer_id, 'again', media_type, media_sha256, posted_at from instagram_post where designer_id = ${id} limit 1`,
      'a post less': sql`delete from instagram_post where designer_id = ${id} and source_id = 'again'`,
      'a link': sql`insert into featured_link (designer_id, position, type, url, title)
        values (${id}, 0, 'blog', 'https://example.in/', 'A blog')`,
      'its account': sql`update account set first_name = 'Renamed'
        where id = (select account_id from designer_profile where id = ${id})`,
    };
    for (const [what, write] of Object.entries(writes)) {
      assert.deepEqual(await listedAfter(() => write.execute(api.db)), own, what);
    }
  });

  test('names the pages of an architect, and of vendors', async () => {
    const designer = await makeDesigner(api.db);
    const vendor = await makeVendor(api.db);
    let architect = 0;
    const listed = await listedAfter(async () => {
      const { rows } = await sql<{ id: number }>`
        insert into principal_architect (designer_id, name, experience_years, bio)
        values (${designer.id}, 'Asha Rao', 12, ${'Builds with lime and light. '.repeat(3)})
        returning id`.execute(api.db);
      architect = rows[0]?.id ?? 0;
      await sql`update vendor_profile set bio = bio where id = ${vendor.id}`.execute(api.db);
    });
    assert.deepEqual(
      listed,
      [
        `/api/designers/principal-architects/${architect}/public/`,
        ...ofDesigner(designer.id),
        ...ofVendor(vendor.id),
      ].sort(),
    );
  });

  test('names the vendor whose review is written, answered or hidden, or whose reviewer is renamed', async () => {
    const { accountId } = await makeDesigner(api.db);
    const { id } = await makeVendor(api.db);
    const own = ofVendor(id);
    const ofReview = (what: string) =>
      sql`update vendor_review set ${sql.raw(what)} where vendor_id = ${id}`;
    const writes = {
      'a review': sql`insert into vendor_review (vendor_id, reviewer_id, rating, title, review_text, quality_rating,
          delivery_rating, communication_rating, value_rating)
        values (${id}, ${accountId}, 5, 'House', 'Long enough to be of use.', 5, 5, 5, 5)`,
      'an answer': ofReview(
        `answer_text = 'Thank you.', answer_created_at = now(), answer_updated_at = now()`,
      ),
      'hiding it': ofReview('hidden_at = now()'),
    };
    for (const [what, write] of Object.entries(writes)) {
      assert.deepEqual(await listedAfter(() => write.execute(api.db)), own, what);
    }
    const renamed = await listedAfter(() =>
      sql`update account set first_name = 'Renamed' where id = ${accountId}`.execute(api.db),
    );
    assert.ok(own.every((address) => renamed.includes(address)));
  });

  test('names the firm whose client writes a review, or is renamed', async () => {
    const { id } = await makeDesigner(api.db);
    const { accountId } = await makeDesigner(api.db);
    const own = ofDesigner(id);
    const written = await listedAfter(() =>
      sql`insert into vendor_review (client_of_designer_id, reviewer_id, rating, review_text, communication_rating,
          value_rating, design_rating, time_rating)
        values (${id}, ${accountId}, 5, 'Long enough to be of use.', 5, 5, 5, 5)`.execute(api.db),
    );
    assert.deepEqual(written, own);
    const renamed = await listedAfter(() =>
      sql`update account set first_name = 'Renamed' where id = ${accountId}`.execute(api.db),
    );
    assert.ok(own.every((address) => renamed.includes(address)));
  });

  test('misses no change that is committed after a later one was read', async () => {
    const { id } = await makeVendor(api.db);
    const address = `/api/designers/vendors/${id}/`;
    await sql`delete from public_change`.execute(api.db);
    const { cursor } = await read();
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const transaction = api.db.transaction().execute(async (running) => {
      await sql`update vendor_profile set bio = bio where id = ${id}`.execute(running);
      begun.resolve();
      await slow.promise;
    });
    transaction.catch(begun.reject);
    try {
      await begun.promise;
      await makeVendor(api.db);
      const between = await read(cursor);
      assert.ok(!between.addresses.includes(address));
      slow.resolve();
      await transaction;
      assert.ok((await read(between.cursor)).addresses.includes(address));
    } finally {
      // An open transaction would keep the database from closing.
      slow.resolve();
    }
  });

  test('says that all may have changed where a cursor is too old or none, and where too much has', async () => {
    const long = Date.now() - 31 * 60_000;
    for (const cursor of [`1.${long}`, 'nonsense', '', '-1.5', `0.${Date.now()}`]) {
      assert.deepEqual((await read(cursor)).complete, false, cursor);
    }
    const { cursor } = await read();
    await sql`insert into public_change (kind, subject_id)
      select 'vendor', n from generate_series(1, 1001) as n`.execute(api.db);
    const { addresses, complete } = await read(cursor);
    assert.deepEqual([addresses, complete], [[], false]);
  });

  test('says that all may have changed to a cursor of before the database was restored', async () => {
    const { complete } = await read(`999999999999.${Date.now()}`);
    assert.equal(complete, false);
  });

  test('is forgotten after an hour', async () => {
    await sql`update public_change set changed_at = now() - interval '61 minutes'`.execute(api.db);
    await forgetChanges(api.db, 60 * 60_000);
    const { rows } = await sql`select 1 from public_change`.execute(api.db);
    assert.equal(rows.length, 0);
  });
});
