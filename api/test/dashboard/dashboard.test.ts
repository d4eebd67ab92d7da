import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { boardCalls } from '../boards/board-calls.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { quoteCalls, wholeQuote } from '../quotes/quote-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { makeAnswers } from '../testing/make-answers.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { dayAgo, viewCalls } from '../views/view-calls.ts';

type Headers = Record<string, string>;

describe('the dashboard of a firm', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const quotes = quoteCalls(() => api);
  const projects = projectCalls(() => api);
  const boards = boardCalls(() => api);
  const views = viewCalls(() => api);
  const read = (headers: Headers, query = '') =>
    api.get(`/api/designers/dashboard/${query}`, headers);
  const dashboard = async (headers: Headers, days = 30) => {
    const answer = await read(headers, `?days=${days}`);
    assert.equal(answer.statusCode, 200, answer.body);
    assertMatches('FirmDashboard', answer.json());
    return answer.json();
  };
  const seen = (id: number, days: number, counts: Record<string, number>) => {
    const columns = Object.keys(counts).map((name) => sql.ref(name));
    return sql`insert into firm_view (designer_id, day, ${sql.join(columns)})
      values (${id}, ${dayAgo(days)}, ${sql.join(Object.values(counts))})`.execute(api.db);
  };
  const pairOf = ({ now, before: former }: { now: number; before: number }) => [now, former];

  test('of a new firm has nothing but zeros, for each day of the period', async () => {
    const { owner } = await ownFirm(api);
    const answer = await dashboard(owner.headers, 7);
    const { days, first_day, last_day, views_since, is_public, group } = answer;
    assert.deepEqual(
      { days, first_day, last_day, views_since, is_public, group },
      {
        days: 7,
        first_day: dayAgo(6),
        last_day: dayAgo(0),
        views_since: dayAgo(0),
        is_public: true,
        group: null,
      },
    );
    assert.deepEqual(answer.people, { now: 0, before: 0, median: null });
    assert.deepEqual(
      answer.by_day,
      [6, 5, 4, 3, 2, 1, 0].map((ago) => ({ day: dayAgo(ago), people: 0, before: 0 })),
    );
    assert.equal(answer.sources.length, 7);
    assert.deepEqual(answer.projects, []);
  });

  test('has people by day and by source, beside the period before', async () => {
    const { id, owner } = await ownFirm(api);
    await seen(id, 0, { home: 1, search: 2 });
    await seen(id, 6, { listing: 4 });
    await seen(id, 7, { search: 8, outside: 16 });
    await seen(id, 13, { board: 32 });
    await seen(id, 14, { home: 64 });
    const answer = await dashboard(owner.headers, 7);
    assert.deepEqual(pairOf(answer.people), [7, 56]);
    assert.deepEqual(answer.by_day[0], { day: dayAgo(6), people: 4, before: 32 });
    assert.deepEqual(answer.by_day[6], { day: dayAgo(0), people: 3, before: 24 });
    assert.deepEqual(answer.sources, [
      { source: 'home', now: 1, before: 0 },
      { source: 'listing', now: 4, before: 0 },
      { source: 'search', now: 2, before: 8 },
      { source: 'board', now: 0, before: 32 },
      { source: 'project', now: 0, before: 0 },
      { source: 'other', now: 0, before: 0 },
      { source: 'outside', now: 0, before: 16 },
    ]);
    assert.deepEqual(pairOf((await dashboard(owner.headers, 30)).people), [127, 0]);
    assert.equal((await dashboard(owner.headers, 90)).by_day.length, 90);
  });

  test('shows what was counted a second ago', async () => {
    const firm = await projects.firm('vendor');
    const { id: project } = await projects.made(firm.headers, { title: 'Stone house' });
    await views.view({ kind: 'vendor', id: firm.id, project, source: 'home' });
    await views.counted();
    const answer = await dashboard(firm.headers);
    assert.deepEqual(pairOf(answer.people), [1, 0]);
    assert.deepEqual(answer.projects, [{ id: project, title: 'Stone house', now: 1, before: 0 }]);
  });

  test('names the projects that were looked at, the most viewed first', async () => {
    const firm = await projects.firm();
    const [one, two, none] = [
      await projects.made(firm.headers, { title: '=1+1' }),
      await projects.made(firm.headers, { title: 'बैठक' }),
      await projects.made(firm.headers, { title: 'Unseen' }),
    ];
    for (const [project, days, people] of [
      [one.id, 1, 3],
      [two.id, 0, 2],
      [two.id, 8, 5],
      [none.id, 100, 9],
    ]) {
      await sql`insert into project_view (project_id, day, people)
        values (${project}, ${dayAgo(days ?? 0)}, ${people})`.execute(api.db);
    }
    const { projects: found } = await dashboard(firm.headers, 7);
    assert.deepEqual(found, [
      { id: one.id, title: '=1+1', now: 3, before: 0 },
      { id: two.id, title: 'बैठक', now: 2, before: 5 },
    ]);
  });

  test('counts who saved it, without the firm itself, and requests', async () => {
    const { id, owner } = await ownFirm(api);
    const [one, two] = [await boards.person(), await boards.person()];
    for (const { headers } of [one, two, owner]) await boards.save(headers, `designer-${id}`);
    await sql`update board_item set saved_at = now() - interval '10 days' where board_id in (
      select id from board where account_id = ${two.id})`.execute(api.db);
    const ago = (time: string) => `now() - interval '${time}'`;
    await makeAnswers(api.db, { designer: id }, [
      { sent: ago('3 days'), answered: ago('50 hours') },
      { sent: ago('3 days'), answered: ago('40 hours') },
      { sent: ago('2 hours'), answered: 'null' },
      { sent: ago('10 days'), answered: ago('10 days') },
    ]);
    await sql`update connection_request set status = 'closed' where designer_id = ${id} and answered_at is null`.execute(
      api.db,
    );
    const answer = await dashboard(owner.headers, 7);
    assert.deepEqual(pairOf(answer.saves), [1, 1]);
    assert.deepEqual(pairOf(answer.requests), [3, 1]);
    assert.deepEqual(answer.answered, {
      within_a_day: { now: 1, before: 1 },
      of: { now: 2, before: 1 },
      median_percent: null,
    });
  });

  test('counts quotes that were sent and that were accepted, not their versions', async () => {
    for (const role of ['designer', 'vendor'] as const) {
      const { firm, quote } = await quotes.offered(undefined, role);
      await quotes.sendQuote(firm, quote, wholeQuote({ title: 'Cheaper' }));
      const offered = await dashboard(firm.headers, 7);
      assert.deepEqual(pairOf(offered.quotes_sent), [1, 0], role);
      assert.deepEqual(pairOf(offered.quotes_accepted), [0, 0], role);
    }
    const { firm } = await quotes.agreed();
    assert.deepEqual(pairOf((await dashboard(firm.headers, 7)).quotes_accepted), [1, 0]);
  });

  test('is for 7, 30 or 90 days, by default 30', async () => {
    const { owner } = await ownFirm(api);
    assert.equal((await read(owner.headers)).json().days, 30);
    for (const days of ['8', '0', '-7', '7.5', 'week', '1e9', '90 or 1=1']) {
      const refused = await read(owner.headers, `?days=${encodeURIComponent(days)}`);
      assert.equal(refused.statusCode, 400, days);
      assert.ok(refused.json().days, days);
    }
  });

  test('is the own one only: there is none for guests, clients and who has no profile', async () => {
    assert.equal((await read({})).statusCode, 401);
    assert.equal((await read((await signUp(api, 'client')).headers)).statusCode, 403);
    assert.equal((await read((await signUp(api, 'vendor')).headers)).statusCode, 404);
    const [one, other] = [await ownFirm(api), await ownFirm(api)];
    await seen(other.id, 0, { home: 9 });
    const answer = await read(one.owner.headers, `?id=${other.id}&designer=${other.id}`);
    assert.equal(answer.json().people.now, 0);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  test('says that a page which is not public has no visitors', async () => {
    const { owner } = await ownFirm(api, { isVerified: false });
    assert.equal((await dashboard(owner.headers)).is_public, false);
  });

  test('is in the export of the account', async () => {
    const { id, owner } = await ownFirm(api);
    await seen(id, 3, { search: 2 });
    const exported = (await api.get('/api/auth/me/export/', owner.headers)).json();
    assert.deepEqual(exported.designer_profile.views, [
      {
        day: dayAgo(3),
        home: 0,
        listing: 0,
        search: 2,
        board: 0,
        project: 0,
        other: 0,
        outside: 0,
        people: 2,
      },
    ]);
  });
});
