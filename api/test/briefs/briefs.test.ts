import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { briefLimits } from '@aangan/domain/quotes';
import { sql } from 'kysely';
import {
  createBriefFiles,
  forgetUnnamedFiles,
} from '../../src/modules/briefs/brief-files.service.ts';
import { pdf } from '../conversations/conversation-calls.ts';
import { assertMatches } from '../testing/assert-matches.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { briefCalls, flat } from './brief-calls.ts';

describe('briefs', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ requestsPerAccount: 1_000, writesPerAccount: 10_000 });
  });
  after(() => api.stop());
  const { client, firm, connect, act, call, add, get, change, share, received, sent, uploadFile } =
    briefCalls(() => api);

  test('are several of a client, begun with anything, and only the client’s', async () => {
    const who = await client();
    const other = await client('Ravi');
    const first = await add(who, {});
    assertMatches('OwnBrief', first);
    const { id } = await add(who);
    const { results } = await get(who, '');
    assertMatches('BriefCard', results[0]);
    assert.deepEqual(
      results.map((one: { title: string; rooms_count: number }) => [one.title, one.rooms_count]),
      [
        ['Flat in Malleswaram', 2],
        ['', 0],
      ],
    );
    for (const answer of [
      await api.get(`/api/briefs/${id}/`, other.headers),
      await change(other, id, 1, { title: 'Mine' }),
      await share(other, id, 1),
      await call(other, 'DELETE', `${id}/`),
      await uploadFile(other, id, pdf),
    ]) {
      assert.equal(answer.statusCode, 404, answer.body);
    }
    const { owner } = await firm('designer');
    assert.equal((await api.get('/api/briefs/', owner.headers)).statusCode, 403);
  });

  test('are saved while they are written, field by field, and a second tab is told', async () => {
    const who = await client();
    const { id } = await add(who);
    const first = await change(who, id, 1, { city: 'Mysuru' });
    assert.deepEqual(
      [first.statusCode, first.json().revision, first.json().content.title],
      [200, 2, flat.title],
    );
    const late = await change(who, id, 1, { city: 'Pune' });
    assert.deepEqual([late.statusCode, late.json().code], [409, 'draft_changed_elsewhere']);
    assert.equal((await get(who, `${id}/`)).content.city, 'Mysuru');
    const both = await Promise.all(['a', 'b'].map((title) => change(who, id, 2, { title })));
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  });

  test('are refused with every fault at its place', async () => {
    const who = await client();
    const { id } = await add(who);
    const refused = await change(who, id, 1, {
      kind: 'castle',
      area_sqft: 0,
      budget_min: 5,
      budget_max: 4,
      rooms: [{ id: 'a', room: 'attic', name: '', work: '' }],
      style: ['picture-0'],
      must_haves: [''],
    });
    assert.equal(refused.statusCode, 400);
    assert.deepEqual(Object.keys(refused.json().codes).sort(), [
      'area_sqft',
      'budget_min',
      'kind',
      'must_haves',
      'rooms',
      'style',
    ]);
    const twice = await change(who, id, 1, { rooms: [flat.rooms[0], flat.rooms[0]] });
    assert.deepEqual(twice.json().codes, { rooms: ['repeated_id'] });
    const digits = await change(who, id, 1, { area_sqft: '१२००' });
    assert.equal(digits.json().content.area_sqft, 1_200, 'Devanagari digits are digits');
  });

  test('go with a request, to several firms; each reads what it had, and later what changed', async () => {
    const { client: who, firm: one, brief, request, asked } = await sent();
    assert.equal(asked.brief_version, 1);
    assertMatches('ConnectionRequest', asked);
    const first = await received(one, request);
    assert.equal(first.statusCode, 200, first.body);
    assertMatches('ReceivedBrief', first.json());
    assert.equal(first.json().changes, null);
    await change(who, brief, 1, {
      rooms: [{ ...flat.rooms[0], work: 'Without the window side' }],
      city: 'Mysuru',
    });
    assert.equal(
      (await received(one, request)).json().latest.content.city,
      'Bengaluru',
      'what is being written stays the client’s',
    );
    await act(one, request, 'approve');
    const { conversation_id: conversation } = (await get(who, `${brief}/`)).firms[0];
    const briefIn = async () =>
      (await api.get(`/api/conversations/${conversation}/`, one.headers)).json().brief;
    assert.equal(await briefIn(), 'as-sent');
    const another = await firm('vendor');
    const second = await connect(who, { vendor: another.id, brief });
    assert.equal(second.json().brief_version, 2);
    assert.equal(await briefIn(), 'changed');
    const later = (await received(one, request)).json();
    assert.deepEqual([later.sent.content.city, later.latest.content.city], ['Bengaluru', 'Mysuru']);
    assert.deepEqual(later.changes.fields, ['city']);
    assert.deepEqual(
      [later.changes.rooms.removed[0].id, later.changes.rooms.changed[0].fields],
      ['r2', ['work']],
    );
    assert.equal(
      (await received(another.owner, second.json().id)).json().sent.content.city,
      'Mysuru',
    );
    assert.equal((await received(another.owner, request)).statusCode, 404);
    assert.deepEqual(
      (await get(who, `${brief}/`)).firms.map((each: { version: number }) => each.version),
      [1, 2],
    );
  });

  test('that are shown again tell the firms that have them, once', async () => {
    const { client: who, firm: one, brief, request } = await sent();
    await act(one, request, 'approve');
    await change(who, brief, 1, { people: 'Two, and a grandmother' });
    const shared = await share(who, brief, 2);
    assert.deepEqual([shared.json().version, shared.json().is_shared], [2, true]);
    assert.equal((await share(who, brief, 2)).json().version, 2);
    assert.equal((await share(who, brief, 1)).json().code, 'draft_changed_elsewhere');
    const { results } = (await api.get('/api/notifications/', one.headers)).json();
    assert.deepEqual(
      results.filter(({ text }: { text: string }) => /has changed the brief “.*Flat/.test(text))
        .length,
      1,
    );
    assert.deepEqual((await received(one, request)).json().changes.fields, ['people']);
  });

  test('need a kind of place and a city before a firm sees them', async () => {
    const who = await client();
    const { id } = await add(who, { title: 'Something' });
    const refused = await share(who, id, 1);
    assert.deepEqual(refused.json().codes, { non_field_errors: ['brief_unfinished'] });
    const { id: designer } = await firm('designer');
    const asked = await connect(who, { designer, brief: id });
    assert.deepEqual(asked.json().codes, { brief: ['brief_unfinished'] });
    const other = await add(await client('Ravi'));
    const foreign = await connect(who, { designer, brief: other.id });
    assert.deepEqual(foreign.json().codes, { brief: ['does_not_exist'] });
    assert.equal((await connect(who, { designer })).json().brief_version, null);
  });

  test('stay readable for firms when their client deletes them, until the firm declines', async () => {
    const { client: who, firm: one, brief, request } = await sent();
    assert.equal((await call(who, 'DELETE', `${brief}/`)).statusCode, 204);
    assert.equal((await api.get(`/api/briefs/${brief}/`, who.headers)).statusCode, 404);
    assert.equal((await received(one, request)).statusCode, 200);
    await act(one, request, 'reject');
    assert.equal((await received(one, request)).statusCode, 404);
    const { id } = await add(who);
    await call(who, 'DELETE', `${id}/`);
    const { rows } = await sql`select from brief where id = ${id}`.execute(api.db);
    assert.equal(rows.length, 0);
  });

  test('have photos and plans that their client and the firms see, each with a pass', async () => {
    const { client: who, firm: one, brief, request } = await sent();
    const uploaded = await uploadFile(who, brief, pdf);
    assert.equal(uploaded.statusCode, 201, uploaded.body);
    assertMatches('Attachment', uploaded.json());
    const { id: file, url } = uploaded.json();
    assert.equal((await api.get(url)).statusCode, 200);
    assert.equal((await api.get(url.replace(/pass=.*/, 'pass=x'))).statusCode, 404);
    const refused = await change(who, brief, 1, { plans: [crypto.randomUUID()] });
    assert.deepEqual(refused.json().codes, { plans: ['does_not_exist'] });
    assert.deepEqual((await received(one, request)).json().files, []);
    await change(who, brief, 1, { plans: [file] });
    await share(who, brief, 2);
    const [seen] = (await received(one, request)).json().files;
    assert.equal((await api.get(seen.url)).statusCode, 200);
    const stranger = await firm('designer');
    const service = createBriefFiles({
      db: api.db,
      blobs: api.blobs,
      passes: { passOf: String, accountOf: Number },
    });
    await assert.rejects(service.find(brief, file, String(stranger.owner.id)), { statusCode: 404 });
    const text = await uploadFile(who, brief, 'only words');
    assert.deepEqual(text.json().codes, { file: ['not_an_attachment'] });
  });

  test('forget files that nothing names a day later', async () => {
    const who = await client();
    const { id } = await add(who);
    const named = (await uploadFile(who, id, pdf)).json().id;
    await uploadFile(who, id, Buffer.concat([pdf, Buffer.from('\n%')]));
    await change(who, id, 1, { photos: [named] });
    await sql`update brief_file set created_at = now() - interval '2 days' where brief_id = ${id}`.execute(
      api.db,
    );
    await forgetUnnamedFiles(api);
    assert.deepEqual(
      (await get(who, `${id}/`)).files.map((one: { id: string }) => one.id),
      [named],
    );
  });

  test('are limited', async () => {
    const who = await client();
    const { owner } = await firm('designer');
    for (let made = 0; made < briefLimits.briefsMax; made += 1) await add(who, {});
    const full = await call(who, 'POST', '', {});
    assert.deepEqual([full.statusCode, full.json().code], [409, 'briefs_full']);
    assert.equal((await call(owner, 'POST', '', {})).statusCode, 403);
  });
});
