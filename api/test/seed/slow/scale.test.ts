import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { parseSeedPlan, seed } from '../../../src/seed/seed.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

test('a plan is demo, none or scale:N', () => {
  assert.deepEqual(parseSeedPlan('demo'), { kind: 'demo' });
  assert.deepEqual(parseSeedPlan('none'), { kind: 'none' });
  assert.deepEqual(parseSeedPlan('scale:2000'), { kind: 'scale', designers: 2000 });
  for (const text of ['', 'scale', 'scale:0', 'scale:-1', 'scale:1e3', 'Demo', 'scale:99999999']) {
    assert.equal(parseSeedPlan(text), undefined, text);
  }
});

test('scale:N makes N designers and N/2 vendors whose derived values are true', async () => {
  const api = await startTestApi();
  try {
    const plan = { kind: 'scale', designers: 2000 } as const;
    await seed({ database: api.database, blobs: api.blobs, documents: api.documents, plan });
    await seed({ database: api.database, blobs: api.blobs, documents: api.documents, plan });
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from designer_profile where is_listed) as designers,
      (select count(*) from vendor_profile where is_listed) as vendors,
      (select count(*) from instagram_post) as posts,
      (select count(*) from vendor_review) as reviews,
      (select count(*) from designer_profile d join account a on a.id = d.account_id
        where d.full_name <> a.first_name
          or d.posts_count <> (select count(*) from instagram_post p where p.designer_id = d.id)) as wrong_designers,
      (select count(*) from vendor_profile v, lateral (
          select round(avg(rating), 1) as rating, count(*) as n from vendor_review r where r.vendor_id = v.id) as real
        where v.rating <> real.rating or v.reviews_count <> real.n) as wrong_vendors`.execute(
      api.db,
    );
    assert.deepEqual(rows[0], {
      designers: 2000,
      vendors: 1000,
      posts: 15000,
      reviews: 3000,
      wrong_designers: 0,
      wrong_vendors: 0,
    });
    const page = (await api.get('/api/designers/profiles/?search=terrazzo')).json();
    assertMatches('DesignerCardPage', page);
    assert.equal(page.results.length, 12);
    const vendors = (await api.get('/api/designers/vendors/?search=walnut&page_size=3')).json();
    assertMatches('VendorCardPage', vendors);
    const [first, , third] = vendors.results;
    assert.ok(
      first.rating >= third.rating && third.rating > 0 && first.instagram_posts.length === 5,
    );
    await sql`insert into instagram_post (designer_id, source_id, media_type, media_sha256, posted_at)
      select id, 'after', 'IMAGE', (select min(sha256) from media), now() from designer_profile limit 1`.execute(
      api.db,
    );
    const counted = await sql<{
      n: number;
    }>`select max(posts_count) as n from designer_profile`.execute(api.db);
    assert.equal(counted.rows[0]?.n, 6, 'the triggers are on again');
  } finally {
    await api.stop();
  }
});
