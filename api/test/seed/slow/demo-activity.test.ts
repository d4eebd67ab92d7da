import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { catalogueIds, vendorCatalogue } from '@aangan/domain';
import { sql } from 'kysely';
import { lookAfterRequests } from '../../../src/modules/requests/look-after-requests.ts';
import type { VendorCard } from '../../../src/modules/vendors/vendors.schemas.ts';
import { readDemoContent } from '../../../src/seed/read-demo-content.ts';
import { seed } from '../../../src/seed/seed.ts';
import { assertMatches } from '../../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

describe('portfolios, reviews and requests', () => {
  let api: TestApi;
  let cards: VendorCard[];
  const fill = () =>
    seed({
      database: api.database,
      blobs: api.blobs,
      documents: api.documents,
      plan: { kind: 'demo' },
    });
  const count = async (what: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(what)}`.execute(
      api.db,
    );
    return rows[0]?.n;
  };
  const signIn = async (name: string) => {
    const body = { email: `${name}@aangan.test`, password: 'courtyard-demo' };
    const { access } = (await api.post('/api/auth/login/', body)).json();
    return { authorization: `Bearer ${access}` };
  };
  before(async () => {
    api = await startTestApi();
    await fill();
    const page = (await api.get('/api/designers/vendors/?page_size=48')).json();
    assertMatches('VendorCardPage', page);
    cards = page.results;
  });
  after(() => api.stop());

  test('has at least 36 verified vendors in over a dozen cities, in the order of listing.json', async () => {
    assert.ok(cards.length >= 36, String(cards.length));
    assert.ok(new Set(cards.map((card) => card.city)).size > 12);
    const { vendors } = await readDemoContent();
    assert.deepEqual(
      cards.map((card) => card.company_name),
      vendors.listed.map((firm) => firm.name),
    );
  });

  test('the firms have had visitors for half a year, so that dashboards are full', async () => {
    const headers = await signIn('designer');
    const answer = (await api.get('/api/designers/dashboard/?days=90', headers)).json();
    assertMatches('FirmDashboard', answer);
    for (const one of [answer.people, ...answer.sources]) {
      assert.ok(one.now > 0 && one.before > 0, JSON.stringify(answer.sources));
    }
    assert.ok(answer.projects.length > 1);
  });

  test('every category has a vendor, every kind of vendor occurs, some are unverified', async () => {
    const had = new Set(cards.flatMap((card) => card.specializations));
    assert.deepEqual(
      catalogueIds(vendorCatalogue).filter((id) => !had.has(id)),
      [],
    );
    assert.equal(new Set(cards.map((card) => card.vendor_type)).size, 5);
    assert.ok(Number(await count('vendor_profile where not is_verified')) >= 2);
  });

  test('ratings are those of the reviews, which are by designers and no two alike', async () => {
    assert.equal(
      await count(`vendor_profile v, lateral (
        select coalesce(round(avg(rating), 1), 0) as rating, count(*) as n from vendor_review r
        where r.vendor_id = v.id) as given
        where v.rating <> given.rating or v.reviews_count <> given.n`),
      0,
    );
    const reviews = Number(await count('vendor_review where vendor_id is not null'));
    assert.ok(reviews >= 50);
    assert.equal(
      await count(
        '(select distinct review_text from vendor_review where vendor_id is not null) as r',
      ),
      reviews,
    );
    assert.equal(
      await count(`vendor_review r join account a on a.id = r.reviewer_id
        where (r.vendor_id is not null) <> (a.is_designer or a.is_architect)`),
      0,
    );
    assert.ok(cards.some((card) => card.reviews_count === 0));
  });

  test('clients have reviewed several firms: in both languages, answered, waiting and hidden', async () => {
    const byClients = 'vendor_review where vendor_id is null';
    assert.ok(Number(await count(`${byClients} and client_of_designer_id is not null`)) >= 5);
    assert.ok(Number(await count(`${byClients} and client_of_vendor_id is not null`)) >= 3);
    assert.ok(Number(await count(`${byClients} and review_text ~ '[ऀ-ॿ]'`)) >= 2);
    assert.ok(Number(await count(`${byClients} and answer_text is not null`)) >= 2);
    assert.equal(await count(`${byClients} and waiting_since is not null`), 1);
    assert.equal(await count(`${byClients} and hidden_at is not null`), 1);
    assert.equal(
      await count(`vendor_review r where vendor_id is null and not exists (
        select from conversation c where c.request_id = r.request_id and c.both_wrote_at is not null)`),
      0,
    );
  });

  test('reviews are short and long, in English and Hindi, some without a value, some answered or edited', async () => {
    assert.ok(Number(await count('vendor_review where length(review_text) < 120')) > 5);
    assert.ok(Number(await count('vendor_review where length(review_text) > 400')) >= 2);
    assert.ok(Number(await count(`vendor_review where review_text ~ '[ऀ-ॿ]'`)) >= 1);
    assert.ok(Number(await count('vendor_review where project_value is null')) >= 1);
    assert.ok(Number(await count('vendor_review where edited_at > created_at')) >= 1);
    assert.ok(
      Number(await count('vendor_review where rating <= 2 and answer_text is not null')) >= 1,
    );
    const answered = '(select distinct vendor_id from vendor_review where answer_text is not null)';
    assert.ok(Number(await count(`${answered} as v`)) >= 8);
  });

  test('the operators’ queue has a review that was reported twice', async () => {
    const queue = (await api.get('/api/operator/reviews/', await signIn('operator'))).json();
    assertMatches('ReportedReviewPage', queue);
    assert.deepEqual(
      queue.results.map((review: { reports: unknown[] }) => review.reports.length),
      [2],
    );
  });

  test('vendor@ has reviews, by designer@ too, and architect@ can still write one', async () => {
    const [card] = cards;
    assert.ok(card?.reviews_count && card.reviews_count >= 8);
    const check = async (name: string) =>
      (
        await api.get(
          `/api/designers/vendor-reviews/check_existing_review/?vendor_id=${card.id}`,
          await signIn(name),
        )
      ).json().has_reviewed;
    assert.deepEqual([await check('designer'), await check('architect')], [true, false]);
  });

  test('client@ has two boards with pictures, firms and notes, and nothing on them is gone', async () => {
    const headers = await signIn('client');
    const { boards } = (await api.get('/api/boards/', headers)).json();
    assert.equal(boards.length, 2);
    const { boards: written } = await readDemoContent();
    for (const { id, title, covers } of boards) {
      assert.equal(covers.length, 3);
      const { results } = (await api.get(`/api/boards/${id}/`, headers)).json();
      const things = written.find((board) => board.title === title)?.things ?? [];
      assert.equal(results.length, things.length);
      for (const { card } of results) assert.equal(card.is_gone, false);
      assert.deepEqual(
        results.map(({ note }: { note: string }) => note),
        things.map(({ note = '' }) => note),
      );
    }
  });

  test('client@ has conversations with all that was written, in order and read', async () => {
    const headers = await signIn('client');
    const { results: listed } = (await api.get('/api/conversations/', headers)).json();
    const written = (await readDemoContent()).conversations.filter(
      (one) => one.client === 'client',
    );
    assert.equal(listed.length, written.length);
    const texts: string[][] = [];
    for (const { id, unread_count } of listed) {
      assert.equal(unread_count, 0);
      const { messages } = (await api.get(`/api/conversations/${id}/`, headers)).json();
      const plain = messages.filter(({ about }: { about: object | null }) => about === null);
      texts.push(plain.map(({ text }: { text: string }) => text));
    }
    assert.deepEqual(
      texts.sort(),
      written.map(({ messages }) => messages.map(({ text }) => text)).sort(),
    );
  });

  test('client@ has briefs, and quotes and a job in every state', async () => {
    const headers = await signIn('client');
    const { results: briefs } = (await api.get('/api/briefs/', headers)).json();
    assert.deepEqual(
      briefs.map(({ firms_count }: { firms_count: number }) => firms_count).sort(),
      [0, 2],
    );
    const { results: listed } = (await api.get('/api/conversations/', headers)).json();
    const states = new Set<string>();
    for (const { id } of listed) {
      const { results } = (await api.get(`/api/quotes/?conversation=${id}`, headers)).json();
      for (const { status, is_expired } of results) states.add(is_expired ? 'expired' : status);
    }
    assert.deepEqual([...states].sort(), ['accepted', 'declined', 'expired', 'sent', 'withdrawn']);
    const [job] = (await api.get('/api/jobs/', headers)).json().results;
    const { stages, changes } = (await api.get(`/api/jobs/${job.id}/`, headers)).json();
    assert.deepEqual(
      stages.map(({ state }: { state: string }) => state),
      ['done', 'confirmed-by-firm', 'open'],
    );
    assert.equal(changes.length, 2);
  });

  test('no two firms say the same, and no caption or address is said twice', async () => {
    for (const [column, table] of [
      ['bio', 'vendor_profile'],
      ['head_office_address', 'vendor_profile'],
      ['bio', 'designer_profile'],
      ['head_office_address', 'designer_profile'],
      ['caption', 'instagram_post'],
      ['description', 'portfolio_item'],
    ]) {
      const all = await count(`${table}`);
      assert.equal(await count(`(select distinct ${column} from ${table}) as d`), all, column);
    }
    assert.equal(await count(`vendor_profile where bio ~* 'lorem|ipsum' or length(bio) < 60`), 0);
  });

  test('featured links of every type hang at vendors', async () => {
    assert.equal(
      await count('(select distinct type from featured_link where vendor_id is not null) as t'),
      5,
    );
  });

  test('most firms say how soon they answer, and a designer and a vendor are away', async () => {
    const firms = `(select is_listed, usual_answer_hours, back_at from designer_profile
      union all select is_listed, usual_answer_hours, back_at from vendor_profile) as f where is_listed`;
    const [all, known] = [await count(firms), await count(`${firms} and usual_answer_hours > 0`)];
    assert.ok(Number(known) > Number(all) * 0.7, `${known} of ${all}`);
    assert.ok(Number(await count(`${firms} and usual_answer_hours > 48`)) >= 1);
    assert.equal(await count('designer_profile where back_at > now()'), 1);
    assert.equal(await count('vendor_profile where back_at > now()'), 1);
  });

  test('client@ has requests in all four states, to designer@ and to vendors too', async () => {
    await lookAfterRequests(api.db, 'https://aangan.test');
    const { rows } = await sql<{ status: string; to: string }>`
      select r.status, coalesce(da.email, va.email) as to from connection_request r
      join account c on c.id = r.client_id and c.email = 'client@aangan.test'
      left join designer_profile d on d.id = r.designer_id left join account da on da.id = d.account_id
      left join vendor_profile v on v.id = r.vendor_id left join account va on va.id = v.account_id`.execute(
      api.db,
    );
    const states = new Set(rows.map((row) => row.status));
    assert.deepEqual([...states].sort(), ['approved', 'closed', 'pending', 'rejected']);
    for (const to of ['designer@aangan.test', 'vendor@aangan.test']) {
      assert.ok(
        rows.some((row) => row.to === to),
        to,
      );
    }
  });

  test('designer@, architect@ and vendor@ see a portfolio and their own profile', async () => {
    for (const [name, kind] of [
      ['designer', 'profiles'],
      ['architect', 'profiles'],
      ['vendor', 'vendors'],
    ] as const) {
      const headers = await signIn(name);
      const items = (await api.get('/api/designers/portfolio/', headers)).json();
      assert.ok(items.length >= 3, name);
      for (const item of items) assertMatches('PortfolioItem', item);
      const own = (await api.get(`/api/designers/${kind}/me/`, headers)).json();
      assertMatches(kind === 'vendors' ? 'OwnVendorProfile' : 'OwnDesignerProfile', own);
      assert.equal(own.is_verified, true);
    }
  });

  test('many firms have principal architects', async () => {
    assert.ok(
      Number(await count('(select distinct designer_id from principal_architect) as d')) >= 15,
    );
  });

  test('an installation that has the first part is completed, and keeps its changes', async () => {
    const own = await startTestApi();
    try {
      const run = () =>
        seed({
          database: own.database,
          blobs: own.blobs,
          documents: own.documents,
          plan: { kind: 'demo' },
        });
      await run();
      // As the first part left it: nothing that came with the second, and one firm deleted since.
      const later = ['kumbha.pottery', 'rann.house'].map((slug) => `${slug}@aangan.test`);
      await own.db.deleteFrom('account').where('email', 'in', later).execute();
      await own.db.deleteFrom('account').where('email', '=', 'haveliworks@aangan.test').execute();
      for (const table of ['vendor_review', 'connection_request', 'portfolio_item'] as const) {
        await own.db.deleteFrom(table).execute();
      }
      await own.db
        .deleteFrom('milestone')
        .where('name', 'in', ['demo-town', 'demo-reviews'])
        .execute();
      await run();
      await run();
      const emails = (await own.db.selectFrom('account').select('email').execute()).map(
        (row) => row.email,
      );
      for (const email of later) assert.ok(emails.includes(email), email);
      assert.ok(!emails.includes('haveliworks@aangan.test'), 'what was deleted stays deleted');
      const page = (await own.get('/api/designers/profiles/')).json();
      assert.equal(page.count, 35);
      const names = (await own.get('/api/designers/vendors/?page_size=4')).json().results;
      assert.equal(names[0].company_name, 'Terra Firma Tiles');
      const { rows } = await sql<{ n: number; distinct: number }>`
        select count(*) as n, count(distinct review_text) as distinct from vendor_review`.execute(
        own.db,
      );
      assert.ok(Number(rows[0]?.n) > 50);
      assert.equal(rows[0]?.n, rows[0]?.distinct);
    } finally {
      await own.stop();
    }
  });
});
