import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { catalogueIds, designerCatalogue } from '@aangan/domain';
import { sql } from 'kysely';
import type { DesignerCard } from '../../../src/modules/designers/designers.schemas.ts';
import { readDemoContent } from '../../../src/seed/read-demo-content.ts';
import { seed } from '../../../src/seed/seed.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

describe('demo data', () => {
  let api: TestApi;
  let cards: DesignerCard[];
  const fill = () =>
    seed({
      database: api.database,
      blobs: api.blobs,
      documents: api.documents,
      plan: { kind: 'demo' },
    });
  before(async () => {
    api = await startTestApi();
    await fill();
    const page = (await api.get('/api/designers/profiles/?page_size=48')).json();
    assertMatches('DesignerCardPage', page);
    cards = page.results;
  });
  after(() => api.stop());

  const login = async (name: string) => {
    const body = { email: `${name}@aangan.test`, password: 'courtyard-demo' };
    const answer = await api.post('/api/auth/login/', body);
    assert.equal(answer.statusCode, 200, name);
    return answer.json().user;
  };

  test('has 36 verified designers in over a dozen cities, in the order of listing.json', async () => {
    assert.equal(cards.length, 36);
    const cities = new Set(cards.map((card) => card.city));
    assert.ok(cities.size > 12, `${cities.size} cities`);
    const { designers } = await readDemoContent();
    const names = designers.listed.map(({ name }) =>
      typeof name === 'string' ? name : `${name.first} ${name.last}`,
    );
    assert.deepEqual(
      cards.map((card) => card.full_name),
      names,
    );
  });

  test('each firm with a portfolio has two or three projects, each with a cover', async () => {
    const { portfolios, projects } = await readDemoContent();
    for (const { owner } of portfolios) {
      const written = projects.filter((project) => project.owner === owner);
      const { rows } = await sql<{ kind: string; id: number }>`
        select 'profiles' as kind, d.id from designer_profile d join account a on a.id = d.account_id
          where a.email like ${`${owner}@%`}
        union all select 'vendors', v.id from vendor_profile v join account a on a.id = v.account_id
          where a.email like ${`${owner}@%`}`.execute(api.db);
      const [firm] = rows;
      const list = `/api/designers/${firm?.kind}/${firm?.id}/projects/`;
      const { results } = (await api.get(list)).json();
      assert.ok(results.length >= 2 && results.length <= 4, owner);
      assert.deepEqual(
        results.map((card: { title: string; items_count: number }) => [
          card.title,
          card.items_count,
        ]),
        written.map(({ title, items }) => [title, items.length]),
      );
      for (const [index, { id }] of results.entries()) {
        const { suppliers } = (await api.get(`${list}${id}/`)).json();
        assert.equal(suppliers.length, written[index]?.suppliers?.length ?? 0);
      }
    }
  });

  test('has unverified firms and a verified one without posts and portfolio, which a listing does not show', async () => {
    const { rows } = await sql<{ is_verified: boolean; shown: number }>`
      select is_verified, posts_count + items_count as shown from designer_profile where not is_listed`.execute(
      api.db,
    );
    assert.ok(rows.some((row) => !row.is_verified && row.shown > 0));
    assert.ok(rows.some((row) => row.is_verified && row.shown === 0));
  });

  test('the six demo accounts sign in, each as what it is', async () => {
    const flags = [
      'is_designer',
      'is_architect',
      'is_vendor',
      'is_staff',
      'is_integrator',
    ] as const;
    const expected = {
      client: [],
      designer: ['is_designer'],
      architect: ['is_architect'],
      vendor: ['is_vendor'],
      operator: ['is_staff'],
      integrator: ['is_integrator'],
    };
    for (const [name, own] of Object.entries(expected)) {
      const user = await login(name);
      assert.equal(user.username, name);
      assert.deepEqual(
        flags.filter((flag) => user[flag]),
        own,
        name,
      );
    }
  });

  test('designer@ and vendor@ have full, verified profiles', async () => {
    const { id } = await login('designer');
    const card = cards.find((one) => one.user_id === id);
    const profile = (await api.get(`/api/designers/profiles/${card?.id}/`)).json();
    assertMatches('DesignerProfile', profile);
    const unset = Object.keys(profile).filter(
      (name) => name !== 'away_until' && (profile[name] === null || profile[name].length === 0),
    );
    assert.deepEqual(unset, []);
    const vendor = await api.db
      .selectFrom('vendor_profile')
      .selectAll()
      .where('account_id', '=', (await login('vendor')).id)
      .executeTakeFirstOrThrow();
    assert.equal(vendor.is_verified, true);
    for (const name of [
      'website',
      'service_areas',
      'lead_time',
      'linkedin_profile',
      'bio',
    ] as const) {
      assert.ok(vendor[name], name);
    }
  });

  test('only the demo accounts among the demo firms can be signed in to', async () => {
    const body = { email: 'haveliworks@aangan.test', password: 'courtyard-demo' };
    assert.equal((await api.post('/api/auth/login/', body)).statusCode, 401);
  });

  test('every specialization of the catalogue has a designer', () => {
    const had = new Set(cards.flatMap((card) => card.specializations));
    assert.deepEqual(
      catalogueIds(designerCatalogue).filter((id) => !had.has(id)),
      [],
    );
  });

  test('each firm has 5 to 8 posts with captions and permalinks, some of them videos with a still', () => {
    const posts = cards.flatMap((card) => {
      assert.ok(
        card.instagram_posts.length >= 5 && card.instagram_posts.length <= 8,
        card.full_name,
      );
      return card.instagram_posts;
    });
    for (const post of posts) {
      assert.ok(
        post.caption.length > 15 && post.alt_text.length > 20 && post.dominant_color,
        post.caption,
      );
      assert.match(post.permalink ?? '', /^https:\/\/www\.instagram\.com\/p\//);
      assert.equal(post.thumbnail_url !== null, post.media_type === 'VIDEO');
    }
    assert.ok(posts.filter((post) => post.media_type === 'VIDEO').length >= 5);
    assert.equal(
      new Set(posts.map((post) => post.caption)).size,
      posts.length,
      'no caption is said twice',
    );
  });

  test('facts are plausible', async () => {
    for (const card of cards) {
      assert.ok(
        (card.establishment_year ?? 0) >= 1990 && (card.years_in_business ?? 0) >= 1,
        card.full_name,
      );
      assert.ok(Number(card.fee_range_min) < Number(card.fee_range_max), card.full_name);
      assert.ok(Number(card.min_project_budget) >= 100_000 && card.avatar, card.full_name);
    }
    const { rows } = await sql<{ type: string }>`
      select distinct type from featured_link where designer_id is not null order by type`.execute(
      api.db,
    );
    assert.deepEqual(
      rows.map((row) => row.type),
      ['article', 'blog', 'youtube'],
    );
  });

  test('every picture and video of a page can be fetched', async () => {
    for (const post of cards.slice(0, 4).flatMap((card) => card.instagram_posts)) {
      assert.equal((await api.get(post.media_url)).statusCode, 200);
      const still = post.thumbnail_url ?? post.media_url;
      assert.equal((await api.get(`${still}?w=480`)).statusCode, 200);
    }
  });

  test('filling in again changes nothing, also not what a visitor deleted', async () => {
    const [last] = cards.slice(-1);
    await api.db.deleteFrom('account').where('id', '=', Number(last?.user_id)).execute();
    await fill();
    assert.equal((await api.get('/api/designers/profiles/')).json().count, 35);
  });
});
