import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { designerKind } from '../../src/modules/designers/designer-kind.ts';
import { endAbsences } from '../../src/modules/firms/answer-times.repository.ts';
import { waitingCalls } from '../requests/waiting-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';
import { designerInfo, vendorInfo } from './own-profile/basic-info.ts';

describe('a firm that is away', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, client, connect, asked, lookAfter, statusOf, reminders } = waitingCalls(() => api);

  /** The day in India so many days from today, by the database's clock. */
  const dayIn = async (days: number): Promise<string> => {
    const { rows } = await sql<{ day: string }>`
      select (now() at time zone 'Asia/Kolkata')::date + ${days}::integer as day`.execute(api.db);
    return rows[0]?.day ?? '';
  };
  type Owner = Awaited<ReturnType<typeof firm>>['owner'];
  const save = (owner: Owner, away: unknown, role: 'designer' | 'vendor' = 'designer') =>
    api.post(
      role === 'designer'
        ? '/api/designers/profiles/onboarding/'
        : '/api/designers/vendors/onboarding/',
      { ...(role === 'designer' ? designerInfo : vendorInfo), away_until: away },
      { headers: owner.headers },
    );
  const page = async (id: number) => (await api.get(`/api/designers/profiles/${id}/`)).json();

  test('says until when on its page, its card and in comparisons, designers and vendors', async () => {
    const day = await dayIn(20);
    for (const role of ['designer', 'vendor'] as const) {
      const { owner, id } = await firm(role);
      const other = await firm(role);
      const saved = await save(owner, day, role);
      assert.equal(saved.statusCode, 200, saved.body);
      assert.equal(saved.json().away_until, day);
      if (role === 'designer') assertMatches('OwnDesignerProfile', saved.json());
      const path = role === 'designer' ? '' : 'vendors/';
      const list = role === 'designer' ? 'profiles/' : 'vendors/';
      const { firms } = (
        await api.get(`/api/designers/${path}compare/?firms=${id},${other.id}`)
      ).json();
      const { results } = (await api.get(`/api/designers/${list}`)).json();
      const card = results.find((one: { id: number }) => one.id === id);
      const profile = (await api.get(`/api/designers/${list}${id}/`)).json();
      const told = [card, profile, ...firms].map((one) => one.away_until);
      assert.deepEqual(told, [day, day, day, null]);
    }
  });

  test('is away until a day after today and within a year, at most', async () => {
    const { owner } = await firm('designer');
    const sentence = 'Please choose a day after today, within a year';
    for (const wrong of [await dayIn(0), await dayIn(-3), await dayIn(367), '2027-02-30', 'soon']) {
      const refused = await save(owner, wrong);
      assert.equal(refused.statusCode, 400, wrong);
      assert.deepEqual(refused.json(), withCodes({ away_until: [sentence] }), wrong);
    }
    for (const right of [await dayIn(1), await dayIn(365), null, '']) {
      assert.equal((await save(owner, right)).statusCode, 200, String(right));
    }
  });

  test('is back when it says so, and stays away where a form does not ask', async () => {
    const { owner, id } = await firm('designer');
    const day = await dayIn(5);
    await save(owner, day);
    await save(owner, undefined);
    assert.equal((await page(id)).away_until, day);
    await save(owner, '');
    assert.equal((await page(id)).away_until, null);
  });

  test('is back by itself on that day, and a form from before can be saved', async () => {
    const { owner, id } = await firm('designer');
    await save(owner, await dayIn(1));
    const { away_until } = await page(id);
    assert.ok(away_until);
    await sql`update designer_profile set back_at = now() where id = ${id}`.execute(api.db);
    assert.equal((await page(id)).away_until, null);
    assert.equal((await save(owner, away_until)).statusCode, 200);
  });

  test('is told to caches as back by a change of its row', async () => {
    const { id } = await makeDesigner(api.db);
    const changes = async () => {
      const { rows } =
        await sql`select from public_change where kind = 'designer' and subject_id = ${id}`.execute(
          api.db,
        );
      return rows.length;
    };
    await sql`update designer_profile set away_until = (now() at time zone 'Asia/Kolkata')::date + 1
      where id = ${id}`.execute(api.db);
    const whileAway = await changes();
    await endAbsences(api.db, designerKind);
    assert.equal(await changes(), whileAway);
    await sql`update designer_profile set back_at = now() where id = ${id}`.execute(api.db);
    const asBack = await changes();
    await endAbsences(api.db, designerKind);
    assert.ok((await changes()) > asBack);
    await endAbsences(api.db, designerKind);
    assert.equal(await changes(), asBack + 1, 'once');
  });

  test('can still be asked', async () => {
    const { owner, id } = await firm('designer');
    await save(owner, await dayIn(30));
    assert.equal(
      (await connect(await client(), { designer: id, budget: 5_000_000 })).statusCode,
      201,
    );
  });

  test('that comes back early is reminded from then on, not at once', async () => {
    const { id, firm: studio } = await asked(10 * 24);
    await sql`update designer_profile set away_until = ${await dayIn(30)} where id = ${studio.id}`.execute(
      api.db,
    );
    await sql`update designer_profile set away_until = null where id = ${studio.id}`.execute(
      api.db,
    );
    await lookAfter();
    assert.deepEqual([await statusOf(id), (await reminders(studio.owner)).length], ['pending', 0]);
    await sql`update designer_profile set back_at = now() - interval '25 hours' where id = ${studio.id}`.execute(
      api.db,
    );
    await lookAfter();
    assert.equal((await reminders(studio.owner)).length, 1);
  });
});
