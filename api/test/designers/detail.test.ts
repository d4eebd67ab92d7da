import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

describe('GET /designers/profiles/{id}/', () => {
  let api: TestApi;
  let designer: { id: number; accountId: number };
  before(async () => {
    api = await startTestApi();
    designer = await makeDesigner(api.db, { name: 'Haveli Works', posts: 3 });
    await api.db
      .insertInto('featured_link')
      .values(
        (['blog', 'youtube', 'article'] as const).map((type, position) => ({
          designer_id: designer.id,
          vendor_id: null,
          position: 2 - position,
          type,
          url: 'https://example.com/',
          title: `Link ${2 - position}`,
          image_url: null,
        })),
      )
      .execute();
    await api.db
      .insertInto('principal_architect')
      .values({
        designer_id: designer.id,
        name: 'Devendra',
        experience_years: 31,
        bio: 'Devendra has restored twenty-three havelis in Shekhawati and Jaipur.',
        linkedin_profile: null,
        portfolio_website: null,
      })
      .execute();
  });
  after(() => api.stop());
  const detail = (id: unknown) => api.get(`/api/designers/profiles/${id}/`);

  test('answers the whole public profile as the schema says', async () => {
    const answer = await detail(designer.id);
    assert.equal(answer.statusCode, 200);
    const profile = answer.json();
    assertMatches('DesignerProfile', profile);
    assert.equal(profile.user_id, designer.accountId);
    assert.equal(profile.instagram_posts.length, 3);
    const titles = profile.featured_links.map((link: { title: string }) => link.title);
    assert.deepEqual(titles, ['Link 0', 'Link 1', 'Link 2']);
    assert.equal(profile.principal_architects[0].designer.full_name, 'Haveli Works');
  });

  test('has the alias /public/, which ignores an Authorization header', async () => {
    const answer = await api.get(`/api/designers/profiles/${designer.id}/public/`, {
      authorization: 'Bearer nonsense',
    });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), (await detail(designer.id)).json());
  });

  test('an unknown or malformed id is 404', async () => {
    for (const id of ['999999', 'abc', '1.5', '-1', '0', '99999999999999999999', '1%00', '%20']) {
      const answer = await detail(id);
      assert.equal(answer.statusCode, 404, id);
      assert.deepEqual(answer.json(), withCodes({ detail: 'Not found.' }));
    }
  });

  test('an id has one spelling: with leading zeros it is malformed', async () => {
    const { id } = await makeDesigner(api.db);
    assert.equal((await detail(id)).statusCode, 200);
    for (const spelling of [`0${id}`, `00${id}`, `00${id}/public`, `+${id}`]) {
      assert.equal((await detail(spelling)).statusCode, 404, spelling);
    }
  });

  test('the page of a deactivated account is gone', async () => {
    const { id, accountId } = await makeDesigner(api.db);
    await sql`update account set is_active = false, deactivated_at = now() where id = ${accountId}`.execute(
      api.db,
    );
    assert.equal((await detail(id)).statusCode, 404);
  });
});
