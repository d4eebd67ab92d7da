import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

const url = '/api/designers/profiles/';

describe('GET /designers/profiles/', () => {
  let api: TestApi;
  const ids: number[] = [];
  before(async () => {
    api = await startTestApi();
    for (let i = 0; i < 27; i += 1) {
      const specializations =
        i % 3 === 0 ? ['fnb', 'villas'] : i % 3 === 1 ? ['villas'] : ['education'];
      ids.push((await makeDesigner(api.db, { specializations, posts: 2 })).id);
    }
    await makeDesigner(api.db, { name: 'Unverified', isVerified: false });
    await makeDesigner(api.db, { name: 'Postless', posts: 0 });
  });
  after(() => api.stop());
  const list = async (query = '') => {
    const answer = await api.get(`${url}${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const idsOf = (page: { results: { id: number }[] }) => page.results.map((card) => card.id);

  test('answers a page of cards as the schema says', async () => {
    const page = await list();
    assertMatches('DesignerCardPage', page);
    assert.equal(page.results.length, 12);
    assert.equal(page.results[0].instagram_posts.length, 2);
  });

  test('needs no sign-in and ignores a bad token', async () => {
    const answer = await api.get(url, { authorization: 'Bearer nonsense' });
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-type']), /^application\/json/);
  });

  test('lists only verified designers with something to show, and counts them so', async () => {
    const page = await list('?page_size=48');
    assert.deepEqual([page.count, page.count_is_exact, page.results.length], [27, true, 27]);
    const names = page.results.map((card: { full_name: string }) => card.full_name);
    assert.ok(!names.includes('Unverified') && !names.includes('Postless'));
  });

  test('a designer appears with the first post and goes with the last', async () => {
    const { id } = await makeDesigner(api.db, { name: 'Comes and goes', posts: 1 });
    assert.equal((await list()).count, 28);
    await api.db.deleteFrom('instagram_post').where('designer_id', '=', id).execute();
    assert.equal((await list()).count, 27);
  });

  test('a deactivated account is not listed', async () => {
    const { accountId } = await makeDesigner(api.db);
    await sql`update account set is_active = false, deactivated_at = now() where id = ${accountId}`.execute(
      api.db,
    );
    assert.equal((await list()).count, 27);
  });

  test('is in order of rating, then newest first', async () => {
    const [first = 0, second = 0] = ids;
    await sql`update designer_profile set rating_lead = 0.5 where id = ${first}`.execute(api.db);
    await sql`update designer_profile set rating_lead = 0.1 where id = ${second}`.execute(api.db);
    const found = idsOf(await list());
    await sql`update designer_profile set rating_lead = 0`.execute(api.db);
    const rest = ids.slice(2).reverse();
    assert.deepEqual(found, [first, second, ...rest.slice(0, 10)]);
  });

  test('pages join without gap or repetition, and link to each other absolutely', async () => {
    const one = await list();
    const two = await list('?page=2');
    const three = await list('?page=3');
    assert.deepEqual([...idsOf(one), ...idsOf(two), ...idsOf(three)], [...ids].reverse());
    const address = 'https://aangan.test/api/designers/profiles/';
    assert.deepEqual([one.next, one.previous], [`${address}?page=2`, null]);
    assert.deepEqual([two.next, two.previous], [`${address}?page=3`, address]);
    assert.deepEqual([three.next, three.previous], [null, `${address}?page=2`]);
  });

  test('pages after a firm join too, in orders that have such pages, and lead on by the last firm', async () => {
    const better = ids[3] ?? 0;
    await sql`update designer_profile set rating_lead = 0.5 where id = ${better}`.execute(api.db);
    for (const order of [
      'page_size=10',
      'page_size=10&sort=newest',
      'page_size=4&group=residential',
    ]) {
      const whole = idsOf(await list(`?${order.replace(/page_size=\d+/, 'page_size=48')}`));
      const found: number[] = [];
      let next: string | null = `?${order}&after=${whole[0]}`;
      while (next) {
        const page: { results: { id: number }[]; next: string | null; count: number } = await list(
          new URL(next, 'https://aangan.test/').search,
        );
        assert.equal(page.count, whole.length, order);
        found.push(...idsOf(page));
        next = page.next;
      }
      assert.deepEqual(found, whole.slice(1), order);
    }
    await sql`update designer_profile set rating_lead = 0`.execute(api.db);
  });

  test('a page after no firm, or in another order, is refused by name', async () => {
    for (const query of ['after=x', 'after=0', 'after=1&sort=minimum', 'after=1&search=road']) {
      const answer = await api.get(`${url}?${query}`);
      assert.equal(answer.statusCode, 400, query);
      assert.deepEqual(Object.keys(answer.json().codes), ['after'], query);
    }
  });

  test('links keep the filters and the page size', async () => {
    const page = await list('?group=residential&page_size=5&search=Test%20Road&other=1');
    const next = new URL(page.next);
    assert.deepEqual(Object.fromEntries(next.searchParams), {
      group: 'residential',
      page_size: '5',
      search: 'Test Road',
      page: '2',
    });
    const followed = await list(next.search);
    assert.equal(followed.results.length, 5);
  });

  test('a page out of range, malformed or too deep is 404', async () => {
    for (const page of ['4', '0', '-1', 'x', '1.5', '99999999999999999999', '834', '1e1']) {
      const answer = await api.get(`${url}?page=${page}`);
      assert.equal(answer.statusCode, 404, page);
      assert.deepEqual(answer.json(), withCodes({ detail: 'Invalid page.' }));
    }
    assert.equal((await list('?page=')).results.length, 12, 'a blank one is the first');
  });

  test('a page size is at most 48, and one that is none counts as 12', async () => {
    assert.equal((await list('?page_size=1')).results.length, 1);
    assert.equal((await list('?page_size=100')).results.length, 27);
    for (const size of ['0', '-3', 'many', '']) {
      assert.equal((await list(`?page_size=${size}`)).results.length, 12, size);
    }
  });

  test('an empty listing is an empty first page', async () => {
    const page = await list('?specialization=datacentre');
    assert.deepEqual(page, {
      count: 0,
      count_is_exact: true,
      next: null,
      previous: null,
      results: [],
    });
  });

  test('a specialization narrows, a group narrows to its sub-categories, both to what both leave', async () => {
    assert.equal((await list('?specialization=fnb')).count, 9);
    assert.equal((await list('?group=residential')).count, 18);
    assert.equal((await list('?group=institutional')).count, 9);
    assert.equal((await list('?group=residential&specialization=fnb')).count, 9);
    assert.equal((await list('?group=institutional&specialization=fnb')).count, 0);
    assert.equal((await list('?group=&specialization=&search=')).count, 27, 'blank means unset');
  });

  test('a filter that is not of the catalogue is refused by name', async () => {
    const answer = await api.get(`${url}?group=walls&specialization=nope`);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(
      answer.json(),
      withCodes({
        group: ['"walls" is not a valid choice.'],
        specialization: ['"nope" is not a valid choice.'],
      }),
    );
  });

  test('of a repeated parameter the last counts', async () => {
    assert.equal((await list('?specialization=fnb&specialization=education')).count, 9);
    assert.equal((await list('?page=9&page=1')).results.length, 12);
  });

  test('the years come from the establishment year, never below 0; experience as given goes before', async () => {
    const year = new Date().getFullYear();
    await makeDesigner(api.db, { name: 'Old', year: 1998, experience: 40 });
    await makeDesigner(api.db, { name: 'Young', year: 2200 });
    const [young, old] = (await list('?page_size=2')).results;
    assert.deepEqual([old.years_in_business, old.experience_years], [year - 1998, 40]);
    assert.deepEqual([young.years_in_business, young.experience_years], [0, 0]);
    await api.db.deleteFrom('account').where('first_name', 'in', ['Old', 'Young']).execute();
  });

  test('does not contain the contact person', async () => {
    const [card] = (await list('?page_size=1')).results;
    const texts = [JSON.stringify(await list()), (await api.get(`${url}${card.id}/`)).body];
    for (const text of texts)
      assert.doesNotMatch(text, /Secret Contact|99999 00000|@test\.example/);
  });

  test('posts come newest first with what a page needs to reserve their space', async () => {
    const [card] = (await list('?page_size=1')).results;
    const [newest, older] = card.instagram_posts;
    assert.ok(newest.posted_at > older.posted_at);
    assert.match(newest.media_url, /^\/api\/media\/[0-9a-f]{64}\.jpg$/);
    assert.deepEqual(
      [newest.media_width, newest.media_height, newest.dominant_color, newest.video_url],
      [8, 10, '#aabbcc', null],
    );
  });
});

test('a count is exact up to 1000 and 1001 beyond', async () => {
  const api = await startTestApi();
  try {
    await makeDesigner(api.db);
    const copy = (many: number) => sql`
      with accounts as (
        insert into account (email, username, first_name, is_designer)
        select 'copy' || n || '-' || ${many} || '@test.example', 'copy' || n || '-' || ${many}, 'Copy', true
        from generate_series(1, ${many}::integer) n returning id),
      profiles as (
        insert into designer_profile (account_id, is_verified, specializations, specializations_display,
          specialization_groups, establishment_year, head_office_address, spoc_name, spoc_phone, bio)
        select id, true, '{villas}', '{Villas}', '{Residential}', 2000, 'Road', 'Name', '1', 'Long enough.' from accounts
        returning id)
      insert into instagram_post (designer_id, source_id, media_type, media_sha256, posted_at)
      select p.id, 'x', 'IMAGE', m.sha256, now() from profiles p, media m`;
    const counted = async () => {
      const { count, count_is_exact } = (await api.get(url)).json();
      return [count, count_is_exact];
    };
    await copy(998).execute(api.db);
    // The trigger that counts posts cannot see profiles of its own statement.
    await sql`update designer_profile set posts_count = 1`.execute(api.db);
    assert.deepEqual(await counted(), [999, true]);
    await makeDesigner(api.db);
    assert.deepEqual(await counted(), [1000, true]);
    await makeDesigner(api.db);
    assert.deepEqual(await counted(), [1001, false]);
    await makeDesigner(api.db);
    assert.deepEqual(await counted(), [1001, false]);
    const deep = (await api.get(`${url}?page=84`)).json();
    assert.equal(deep.results.length, 1002 - 83 * 12);
    assert.equal(deep.next, null);
    const styles = async () => (await api.get(`${url}facets/`)).json().styles;
    assert.deepEqual(await styles(), []);
    await makeDesigner(api.db, { styles: ['japandi'] });
    assert.deepEqual(await styles(), [], 'choices of more firms than are counted are kept a while');
  } finally {
    await api.stop();
  }
});
