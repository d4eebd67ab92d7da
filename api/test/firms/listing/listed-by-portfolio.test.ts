import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { projectCalls } from '../../projects/project-calls.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { makeDesigner } from '../../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const url = '/api/designers/profiles/';

describe('a designer is listed by a portfolio', () => {
  let api: TestApi;
  const { pictures } = projectCalls(() => api);
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());

  const firm = async (name: string, posts: number, isVerified = true) => {
    const { id } = await makeDesigner(api.db, { name, posts, isVerified });
    return { id, kind: 'designer' as const, headers: {} };
  };
  const cardOf = async (name: string) => {
    const { results } = (await api.get(url)).json();
    return results.find((card: { full_name: string }) => card.full_name === name);
  };

  test('appears with the first picture, without a post, and goes with the last', async () => {
    const postless = await firm('Postless', 0);
    assert.equal(await cardOf('Postless'), undefined);
    const ids = await pictures(postless, 2);
    const card = await cardOf('Postless');
    assertMatches('DesignerCard', card);
    assert.deepEqual(card.instagram_posts, []);
    assert.equal(card.portfolio_posts.length, 2);
    await sql`delete from portfolio_item where id = ${ids[0]}`.execute(api.db);
    assert.equal((await cardOf('Postless')).portfolio_posts.length, 1);
    await sql`delete from portfolio_item where id = ${ids[1]}`.execute(api.db);
    assert.equal(await cardOf('Postless'), undefined);
  });

  test('is not listed by pictures that an operator hid, until they are shown again', async () => {
    const copied = await firm('Copied', 0);
    const [one, two] = await pictures(copied, 2);
    const hide = (id: number | undefined, at: 'now()' | 'null') =>
      sql`update portfolio_item set hidden_at = ${sql.raw(at)} where id = ${id}`.execute(api.db);
    await hide(one, 'now()');
    assert.deepEqual(
      (await cardOf('Copied')).portfolio_posts.map(({ id }: { id: number }) => id),
      [two],
    );
    await hide(two, 'now()');
    assert.equal(await cardOf('Copied'), undefined);
    await hide(one, 'null');
    assert.ok(await cardOf('Copied'));
  });

  test('stays with a portfolio when the last post goes', async () => {
    const both = await firm('Both', 1);
    await pictures(both, 1);
    await api.db.deleteFrom('instagram_post').where('designer_id', '=', both.id).execute();
    assert.ok(await cardOf('Both'));
  });

  test('is not listed while it is not verified', async () => {
    await pictures(await firm('Unverified', 0, false), 1);
    assert.equal(await cardOf('Unverified'), undefined);
  });

  test('a card has the first six pieces of the portfolio, in the order of the firm, beside the posts', async () => {
    const large = await firm('Large', 2);
    const ids = await pictures(large, 8);
    await sql`update portfolio_item set position = 9 - array_position(${ids}::bigint[], id)
      where designer_id = ${large.id}`.execute(api.db);
    const { instagram_posts, portfolio_posts } = await cardOf('Large');
    assert.equal(instagram_posts.length, 2);
    assert.deepEqual(
      portfolio_posts.map((post: { id: number; caption: string }) => [post.id, post.caption]),
      ids
        .toReversed()
        .slice(0, 6)
        .map((id) => [id, `Picture ${ids.indexOf(id) + 1}`]),
    );
  });

  test('two pictures that are added at once and one that goes meanwhile are all counted', async () => {
    const busy = await firm('Busy', 0);
    const ids = await pictures(busy, 3);
    await Promise.all([
      pictures(busy, 1),
      pictures(busy, 2),
      ...ids.map((id) => sql`delete from portfolio_item where id = ${id}`.execute(api.db)),
    ]);
    const { rows } =
      await sql`select items_count from designer_profile where id = ${busy.id}`.execute(api.db);
    assert.deepEqual(rows, [{ items_count: 3 }]);
  });
});
