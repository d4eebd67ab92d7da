import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestDatabase, type TestDatabase } from '@aangan/server/testing';
import { apiMigrations, apiSchema } from '../src/index.ts';
import type { Tables } from '../src/tables.ts';
import { makeDesigner } from './testing/make-designer.ts';

describe('rules that the database holds by itself', () => {
  let place: TestDatabase<Tables>;
  let designer: { id: number; accountId: number };
  let vendor: number;
  let client: number;
  const run = (text: string) => place.database.pool.query(text);
  const idOf = async (text: string) => Number((await run(`${text} returning id`)).rows[0]?.id);
  const violating = (constraint: RegExp) => (error: Error & { constraint?: string }) => {
    assert.match(error.constraint ?? error.message, constraint);
    return true;
  };

  before(async () => {
    place = await startTestDatabase<Tables>({ migrations: apiMigrations, schema: apiSchema });
    designer = await makeDesigner(place.database.kysely);
    client = await idOf(
      `insert into account (email, username, first_name) values ('c@x.example', 'c', 'C')`,
    );
    const owner = await idOf(
      `insert into account (email, username, first_name, is_vendor) values ('v@x.example', 'v', 'V', true)`,
    );
    vendor = await idOf(`insert into vendor_profile (account_id, vendor_type, specializations,
      specializations_display, specialization_groups, establishment_year, head_office_address, spoc_name, spoc_phone)
      values (${owner}, 'brand', '{rugs}', '{Rugs}', '{Decor}', 2000, 'Road', 'N', '1')`);
  });
  after(() => place.stop());

  const account = (columns: string, values: string) =>
    `insert into account (email, username, first_name${columns}) values (${values})`;

  test('an email is lower case and unique, a username unique in any case', async () => {
    await assert.rejects(
      run(account('', `'C@x.example', 'q', 'C'`)),
      violating(/account_email_check/),
    );
    await assert.rejects(
      run(account('', `'c@x.example', 'q', 'C'`)),
      violating(/account_email_key/),
    );
    await assert.rejects(
      run(account('', `'q@x.example', 'C', 'C'`)),
      violating(/account_username_key/),
    );
  });

  test('nothing new is written for an account that has ended, in any table that refers to one', async () => {
    const { rows } =
      await run(`select k.table_name || '.' || k.column_name as reference, t.tgname is not null as is_guarded
      from information_schema.referential_constraints c
      join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      join information_schema.constraint_column_usage u
        on u.constraint_schema = c.constraint_schema and u.constraint_name = c.constraint_name
      left join pg_trigger t on t.tgrelid = ('marketplace.' || k.table_name)::regclass
        and t.tgfoid = 'marketplace.refuse_ended_accounts'::regproc
        and encode(t.tgargs, 'escape') = k.column_name || '\\000'
      where c.constraint_schema = 'marketplace' and u.table_name = 'account'`);
    assert.ok(rows.length > 15);
    const unguarded = rows.filter((row) => !row.is_guarded).map((row) => row.reference);
    // An operator's decision outlives the operator; the outbox drops mails to accounts that have ended, and
    // `tell_accounts` tells them nothing.
    const operators = [
      'account_event',
      'evidence_decision',
      'factor_reset',
      'match_decision',
      'message_decision',
      'review_decision',
      'verification_event',
    ];
    const decisions = operators.map((table) => `${table}.operator_id`);
    // Whose doing something was is told without a name once that account has ended.
    const told = ['mail.account_id', 'stream_event.account_id', 'notification.actor_id'];
    const expected = [...decisions, ...told];
    assert.deepEqual(unguarded.sort(), expected.sort());
  });

  test('an account has one role at most', () =>
    assert.rejects(
      run(account(', is_vendor, is_designer', `'q@x.example', 'q', 'Q', true, true`)),
      violating(/account_one_role/),
    ));

  test('a profile is of an account of its kind, and one each', async () => {
    const profile = (id: number) => `insert into designer_profile (account_id, specializations,
      specializations_display, specialization_groups, establishment_year, head_office_address, spoc_name, spoc_phone, bio)
      values (${id}, '{villas}', '{Villas}', '{Homes}', 2000, 'Road', 'N', '1', 'Long enough.')`;
    await assert.rejects(run(profile(client)), violating(/designer_profile_role/));
    await assert.rejects(
      run(profile(designer.accountId)),
      violating(/designer_profile_account_id_key/),
    );
  });

  test('limits of a designer’s profile', async () => {
    const set = (change: string) =>
      `update designer_profile set ${change} where id = ${designer.id}`;
    await assert.rejects(run(set('establishment_year = 1899')), violating(/establishment_year/));
    await assert.rejects(run(set('team_strength = 0')), violating(/team_strength/));
    await assert.rejects(run(set('projects_completed = -1')), violating(/projects_completed/));
    await assert.rejects(run(set(`bio = 'too short'`)), violating(/bio/));
    await assert.rejects(
      run(set('fee_range_min = 10, fee_range_max = 9')),
      violating(/designer_profile_fees/),
    );
    await assert.rejects(
      run(set(`specializations = '{}', specializations_display = '{}'`)),
      violating(/specializations/),
    );
    const eleven = `array_fill('villas'::text, '{11}')`;
    await assert.rejects(
      run(set(`specializations = ${eleven}, specializations_display = ${eleven}`)),
      violating(/specializations/),
    );
    await assert.rejects(run(set('rating = 5.1')), violating(/rating/));
    await assert.rejects(
      run(set(`linkedin_profile = 'http://linkedin.com/x'`)),
      violating(/linkedin_profile/),
    );
  });

  test('a post, a link and a portfolio item have one owner; catalogues are a vendor’s', async () => {
    const link = (type: string, owners: string) =>
      `insert into featured_link (type, url, title, position, designer_id, vendor_id)
       values ('${type}', 'https://x.example', 'T', 0, ${owners})`;
    await assert.rejects(
      run(link('blog', `${designer.id}, ${vendor}`)),
      violating(/featured_link_one_owner/),
    );
    await assert.rejects(run(link('blog', 'null, null')), violating(/featured_link_one_owner/));
    await assert.rejects(
      run(link('catalogue', `${designer.id}, null`)),
      violating(/featured_link_catalogues_of_vendors/),
    );
    await run(link('catalogue', `null, ${vendor}`));
    const javascript = link('blog', `${designer.id}, null`).replace(
      'https://x.example',
      'javascript:x',
    );
    await assert.rejects(run(javascript), violating(/featured_link_url/));
  });

  test('a board has a number of its account from 1 to 50, and at most 500 items', async () => {
    const board = (number: number) =>
      `insert into board (account_id, number, title) values (${client}, ${number}, 'House')`;
    const id = await idOf(board(1));
    await assert.rejects(run(board(1)), violating(/board_number/));
    for (const number of [0, 51])
      await assert.rejects(run(board(number)), violating(/number_check/));
    const items = (from: number, to: number) =>
      run(`insert into board_item (board_id, kind, thing_id, position)
        select ${id}, 'post', n, n from generate_series(${from}, ${to}) n`);
    await items(1, 500);
    await assert.rejects(items(501, 501), violating(/board_full/));
    await run(`delete from board_item where board_id = ${id} and thing_id < 100`);
    await run(`update board_item set kind = 'picture' where board_id = ${id}`);
    const { rows } = await run(`select items_count from board where id = ${id}`);
    assert.equal(rows[0].items_count, 401);
  });

  test('an item is a thing that is on the board once, and refers to that thing only', async () => {
    const id = await idOf(
      `insert into board (account_id, number, title) values (${client}, 2, 'House')`,
    );
    const item = (kind: string, thing: number, column: string) =>
      run(`insert into board_item (board_id, kind, thing_id, ${column}, position)
        values (${id}, '${kind}', ${thing}, ${column === 'vendor_id' ? vendor : designer.id}, 0)`);
    await item('designer', designer.id, 'designer_id');
    await assert.rejects(
      item('designer', designer.id, 'designer_id'),
      violating(/board_item_once/),
    );
    await assert.rejects(item('designer', vendor + 1, 'vendor_id'), violating(/board_item_thing/));
    await assert.rejects(item('vendor', vendor + 1, 'vendor_id'), violating(/board_item_thing/));
    await assert.rejects(item('wall', vendor, 'vendor_id'), violating(/board_item_(kind|thing)/));
  });

  test('one active request per client and addressee; rejected ones do not count', async () => {
    const request = (
      status: string,
    ) => `insert into connection_request (client_id, designer_id, status, first_name,
      last_name, email, phone, project_type, budget, timeline)
      values (${client}, ${designer.id}, '${status}', 'A', 'B', 'c@x.example', '1', 'retail', 1, 'Soon')`;
    await run(request('rejected'));
    await run(request('pending'));
    await assert.rejects(run(request('approved')), violating(/connection_request_active_designer/));
    await run(request('rejected'));
    await assert.rejects(run(request('maybe')), violating(/status/));
  });

  test('one review per reviewer, of 20 characters and 1 to 5 stars; it outlives the account', async () => {
    const review = (
      text: string,
      rating: number,
    ) => `insert into vendor_review (vendor_id, reviewer_id, rating, title,
      review_text, quality_rating, delivery_rating, communication_rating, value_rating)
      values (${vendor}, ${designer.accountId}, ${rating}, 'House', '${text}', 5, 5, 5, 5)`;
    await assert.rejects(run(review('too short', 5)), violating(/review_text/));
    await assert.rejects(run(review('long enough to be of use', 6)), violating(/rating/));
    const id = await idOf(review('long enough to be of use', 5));
    await assert.rejects(
      run(review('long enough to be of use', 4)),
      violating(/vendor_review_vendor_id_reviewer_id_key/),
    );
    await run(`delete from account where id = ${designer.accountId}`);
    const { rows } = await run(`select reviewer_id from vendor_review where id = ${id}`);
    assert.deepEqual(rows, [{ reviewer_id: null }]);
  });

  test('a listing reads its index instead of sorting everything', async () => {
    await run('set enable_seqscan = off');
    const { rows } = await run(
      'explain select id from designer_profile where is_listed order by rating_lead desc, id desc limit 12',
    );
    assert.match(JSON.stringify(rows), /designer_profile_best/);
  });

  for (const kind of ['designer', 'vendor']) {
    test(`${kind}s narrowed by city and specialization are read from an index alone`, async () => {
      await run('set enable_seqscan = off; set enable_bitmapscan = off');
      const { rows } = await run(`explain select id from ${kind}_profile where is_listed
        and city_slug = 'pune' and specializations && '{rugs}' order by rating_lead desc, id desc limit 12`);
      const alone = new RegExp(`Index Only Scan using ${kind}_profile_best`);
      assert.match(JSON.stringify(rows), alone);
    });
  }
});
