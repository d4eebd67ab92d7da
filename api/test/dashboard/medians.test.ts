import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { keepFirmMedians } from '../../src/modules/dashboard/dashboard.service.ts';
import { makeAnswers } from '../testing/make-answers.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { dayAgo } from '../views/view-calls.ts';

describe('medians of firms', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const seen = (id: number, ago: number, people: number) =>
    sql`insert into firm_view (designer_id, day, home) values (${id}, ${dayAgo(ago)}, ${people})`.execute(
      api.db,
    );
  const dashboard = async (headers: Record<string, string>, days: number) =>
    (await api.get(`/api/designers/dashboard/?days=${days}`, headers)).json();
  const again = async () => {
    await sql`delete from firm_median_run`.execute(api.db);
    await keepFirmMedians(api.db);
  };
  /** A firm and so many neighbours in a city of its own. */
  const inCity = async (city: string, neighbours: number) => {
    const own = await ownFirm(api, { city });
    const others: number[] = [];
    for (let n = 0; n < neighbours; n += 1) others.push((await makeDesigner(api.db, { city })).id);
    return { ...own, others };
  };

  test('are of the firms of the same city and kind, up to yesterday, for each period', async () => {
    const { id, owner, others } = await inCity('Jaipur', 9);
    for (const [at, other] of others.entries()) await seen(other, 1, at + 1);
    await seen(id, 3, 10);
    await seen(id, 0, 1000);
    await seen(others[0] ?? 0, 40, 100);
    await makeVendor(api.db, { city: 'Jaipur' });
    await again();
    const answer = await dashboard(owner.headers, 7);
    assert.deepEqual(answer.group, { city: 'Jaipur', firms: 10 });
    assert.deepEqual(
      [answer.people.median, answer.saves.median, answer.quotes_sent.median],
      [5.5, 0, 0],
    );
    assert.equal((await dashboard(owner.headers, 30)).people.median, 5.5);
    assert.equal((await dashboard(owner.headers, 90)).people.median, 6.5);
  });

  test('are not told of nine firms, nor to a firm that is not listed', async () => {
    const { owner } = await inCity('Kochi', 8);
    await makeDesigner(api.db, { city: 'Kochi', isVerified: false });
    await again();
    assert.equal((await dashboard(owner.headers, 7)).group, null);
    assert.equal((await dashboard(owner.headers, 7)).people.median, null);
    const { rows } = await sql`select from firm_median where city_slug = 'kochi'`.execute(api.db);
    assert.equal(rows.length, 0);
    await makeDesigner(api.db, { city: 'Kochi' });
    await again();
    assert.equal((await dashboard(owner.headers, 7)).group.firms, 10);
    await sql`update designer_profile set is_verified = false where account_id = ${owner.id}`.execute(
      api.db,
    );
    assert.equal((await dashboard(owner.headers, 7)).group, null);
  });

  test('of answers are told where ten firms had requests', async () => {
    const { id, owner, others } = await inCity('Surat', 10);
    const ago = (time: string) => `now() - interval '${time}'`;
    const answers = (isSoon: boolean) => [
      { sent: ago('3 days'), answered: ago(isSoon ? '60 hours' : '1 hour') },
    ];
    for (const [at, other] of others.slice(0, 9).entries()) {
      await makeAnswers(api.db, { designer: other }, answers(at > 2));
    }
    await again();
    assert.equal((await dashboard(owner.headers, 7)).answered.median_percent, null);
    await makeAnswers(api.db, { designer: id }, answers(true));
    await again();
    const answer = await dashboard(owner.headers, 7);
    assert.equal(answer.answered.median_percent, 100);
    assert.equal(answer.requests.median, 1);
  });

  test('are computed once a day, also by two processes at once', async () => {
    const { owner } = await inCity('Indore', 9);
    await sql`delete from firm_median_run`.execute(api.db);
    await Promise.all([keepFirmMedians(api.db), keepFirmMedians(api.db)]);
    assert.equal((await dashboard(owner.headers, 7)).people.median, 0);
    await sql`insert into firm_view (designer_id, day, home)
      select id, ${dayAgo(1)}, 4 from designer_profile where city = 'Indore'`.execute(api.db);
    await keepFirmMedians(api.db);
    assert.equal((await dashboard(owner.headers, 7)).people.median, 0);
    await sql`update firm_median_run set day = day - 1`.execute(api.db);
    await keepFirmMedians(api.db);
    assert.equal((await dashboard(owner.headers, 7)).people.median, 4);
  });
});
