import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { boardCalls, type Headers } from './board-calls.ts';

describe('how many have saved a firm', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = boardCalls(() => api);
  const { person, save } = calls;
  const own = async (headers: Headers) =>
    (await api.get('/api/designers/profiles/me/', headers)).json();
  const saves = async (headers: Headers) => (await own(headers)).saves_90_days;

  test('is told to the firm: each account once, for the firm, a picture or a post, without its own', async () => {
    const { id, owner } = await ownFirm(api, { posts: 1 });
    const other = await ownFirm(api);
    const [picture = ''] = await calls.pictures(id, 1);
    const { rows } = await sql<{ id: number }>`
      select id from instagram_post where designer_id = ${id}`.execute(api.db);
    const post = `post-${rows[0]?.id}`;
    assert.equal(await saves(owner.headers), 0);
    const people = [await person(), await person(), await person()];
    const [one, two, three] = people.map(({ headers }) => headers);
    for (const thing of [`designer-${id}`, picture, post]) await save(one ?? {}, thing);
    assert.equal(await saves(owner.headers), 1);
    await save(two ?? {}, picture);
    await save(three ?? {}, post);
    await save(owner.headers, `designer-${id}`);
    assert.equal(await saves(owner.headers), 3);
    assert.equal(await saves(other.owner.headers), 0);
  });

  test('counts the last 90 days, and nobody who has taken it back', async () => {
    const { id, owner } = await ownFirm(api);
    const [early, late] = [await person(), await person()];
    for (const { headers } of [early, late]) await save(headers, `designer-${id}`);
    const savedAgo = (account: number, days: number) =>
      sql`update board_item set saved_at = now() - make_interval(days => ${days}) where board_id in (
        select id from board where account_id = ${account})`.execute(api.db);
    await savedAgo(early.id, 91);
    await savedAgo(late.id, 89);
    assert.equal(await saves(owner.headers), 1);
    await calls.unsave(late.headers, `designer-${id}`);
    assert.equal(await saves(owner.headers), 0);
  });

  test('says nothing of who they are, and only to the firm itself', async () => {
    const { id, owner } = await ownFirm(api);
    const { headers, email } = await person('Lakshmi');
    await save(headers, `designer-${id}`);
    const profile = await own(owner.headers);
    assertMatches('OwnDesignerProfile', profile);
    const text = JSON.stringify(profile);
    assert.ok(!text.includes('Lakshmi') && !text.includes(email));
    const shown = (await api.get(`/api/designers/profiles/${id}/`)).json();
    assert.equal(shown.saves_90_days, undefined);
  });

  test('is told to vendors too', async () => {
    const owner = await signUp(api, 'vendor');
    const { id } = await makeVendor(api.db);
    await sql`update vendor_profile set account_id = ${owner.id} where id = ${id}`.execute(api.db);
    await save((await person()).headers, `vendor-${id}`);
    const profile = (await api.get('/api/designers/vendors/me/', owner.headers)).json();
    assertMatches('OwnVendorProfile', profile);
    assert.equal(profile.saves_90_days, 1);
  });
});
