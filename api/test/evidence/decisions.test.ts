import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { evidenceMessages } from '@aangan/domain';
import { assertMatches } from '../testing/assert-matches.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { dayFromToday, evidenceCalls, gstin, newRegistration, pdf } from './evidence-calls.ts';

describe('what operators decide about evidence', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = evidenceCalls(() => api);
  const { firm, vendor, operator, given, own, queue, inQueue, check, refuse, checked } = calls;
  const told = async ({ headers }: { headers: Record<string, string> }) =>
    (await api.get('/api/notifications/', headers)).json().results;

  test('the longest waiting comes first, with the firm, its state and its document', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm('Studio Moss')];
    const first = await given(owner, { ...gstin, document_name: 'GST.pdf' }, pdf);
    const second = await given((await vendor()).owner, newRegistration());
    const page = await queue(staff);
    assertMatches('GivenEvidencePage', page);
    const places = [first, second].map((id) =>
      page.results.findIndex((one: { id: number }) => one.id === id),
    );
    assert.ok((places[0] ?? 0) < (places[1] ?? 0), `${places}`);
    const listed = await inQueue(staff, first);
    assert.deepEqual(
      [listed.firm.kind, listed.firm.id, listed.firm.name, listed.firm.email],
      ['designer', firmId, 'Studio Moss', owner.email],
    );
    assert.equal(listed.document.name, 'GST.pdf');
    const small = (await api.get('/api/operator/evidence/?page_size=1', staff.headers)).json();
    assert.equal(small.results.length, 1);
    assert.match(small.next, /\/api\/operator\/evidence\/\?page=2&page_size=1$/);
  });

  test('a check tells where, when and until when; its page says so, and its firm is told', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const fields = newRegistration();
    const id = await given(owner, fields);
    const [on, until] = [dayFromToday(-3), dayFromToday(300)];
    const answer = await check(staff, id, {
      checked_on: on,
      checked_where: 'Register of the Council',
      checked_until: until,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    assertMatches('GivenEvidence', answer.json());
    const seen = await own(owner, id);
    assert.deepEqual(
      [seen.status, seen.checked_on, seen.checked_where, seen.checked_until],
      ['checked', on, 'Register of the Council', until],
    );
    const page = (await api.get(`/api/designers/profiles/${firmId}/`)).json();
    assert.deepEqual(page.checks, [{ kind: 'coa', checked_on: on }]);
    const [entry] = await told(owner);
    assert.equal(entry.text, 'Council of Architecture registration: we have checked it.');
    assert.equal(entry.path, '/profile');
    const [mail] = await mailsTo(api, owner.email);
    assert.equal(mail?.subject, 'Council of Architecture registration checked');
    assert.match(mail?.body_text ?? '', /checked on \d{1,2} [A-Z][a-z]+ \d{4}/);
    assert.equal(await inQueue(staff, id), undefined);
    assert.equal((await inQueue(staff, id, 'decided')).id, id);
  });

  test('a refusal is read by the firm, which can send it again', async () => {
    const [staff, { owner }] = [await operator(), await vendor()];
    const id = await given(owner, gstin);
    await refuse(staff, id, { why: 'It belongs to another firm.' });
    const seen = await own(owner, id);
    assert.deepEqual([seen.status, seen.refused_why], ['refused', 'It belongs to another firm.']);
    const [mail] = await mailsTo(api, owner.email);
    assert.equal(mail?.subject, 'GSTIN: please send it again');
    assert.match(mail?.body_text ?? '', /It belongs to another firm\./);
    assert.equal((await told(owner))[0].text, 'GSTIN: please send it again.');
    const again = await given(owner, gstin);
    assert.equal((await inQueue(staff, again)).status, 'waiting');
  });

  test('a check that was wrong is taken back, and the page forgets it', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const id = await checked(staff, owner, newRegistration());
    assert.equal((await refuse(staff, id, { version: 2 })).statusCode, 200);
    assert.deepEqual((await calls.profile(firmId)).checks, []);
  });

  test('of two operators that decide at once, one wins and the other is told', async () => {
    const [one, other, { owner }] = [await operator(), await operator(), await firm()];
    const id = await given(owner, gstin);
    const holder = await api.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from evidence where id = $1 for update', [id]);
    const both = [check(one, id), refuse(other, id)];
    await wait(300);
    await holder.query('commit');
    holder.release();
    const answers = await Promise.all(both);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const loser = answers.find(({ statusCode }) => statusCode === 409)?.json();
    assert.equal(loser.code, 'evidence_changed');
    assert.match(loser.detail, /another operator has decided/);
    const { rows } = await api.database.pool.query(
      'select decision from evidence_decision where evidence_id = $1',
      [id],
    );
    assert.equal(rows.length, 1);
    assert.equal(
      (await mailsTo(api, owner.email)).filter(({ subject }) => /GSTIN/.test(subject)).length,
      1,
    );
  });

  test('a double press of one operator decides once, and both are answered', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const id = await given(owner, gstin);
    const answers = await Promise.all([check(staff, id), check(staff, id)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.equal(
      (await mailsTo(api, owner.email)).filter(({ subject }) => /GSTIN/.test(subject)).length,
      1,
    );
  });

  test('days that do not fit are refused at their fields', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const id = await given(owner, gstin);
    const faults = async (more: object) => (await check(staff, id, more)).json();
    const { untilOver, untilTooLate, checkedInFuture } = evidenceMessages;
    assert.deepEqual((await faults({ checked_until: dayFromToday(-1) })).checked_until, [
      untilOver,
    ]);
    assert.deepEqual((await faults({ checked_until: dayFromToday(3_700) })).checked_until, [
      untilTooLate,
    ]);
    assert.deepEqual((await faults({ checked_on: dayFromToday(1) })).checked_on, [checkedInFuture]);
    for (const more of [
      { checked_where: ' ' },
      { checked_on: '' },
      { checked_on: '2027-02-30' },
      { checked_until: 'soon' },
      { version: 'x' },
    ]) {
      assert.equal((await check(staff, id, more)).statusCode, 400, JSON.stringify(more));
    }
    assert.equal((await check(staff, id, { checked_until: dayFromToday(0) })).statusCode, 200);
  });

  test('the same number of two firms is shown to the operator', async () => {
    const [staff, mine, theirs] = [await operator(), await firm(), await vendor()];
    const fields = newRegistration();
    const id = await given(mine.owner, fields);
    await given(theirs.owner, fields);
    const { also_given_by: also } = await inQueue(staff, id);
    assert.deepEqual(
      also.map((one: { kind: string; id: number }) => [one.kind, one.id]),
      [['vendor', theirs.id]],
    );
  });

  test('a firm that is suspended or renamed in the middle does not confuse a decision', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const [first, second] = [await given(owner, gstin), await given(owner, newRegistration())];
    await calls.rename(owner, 'Studio Moss & Sons');
    assert.equal((await check(staff, first)).json().code, 'evidence_changed');
    await api.post(
      `/api/operator/accounts/${owner.id}/suspend/`,
      { reason: 'A test.' },
      { headers: staff.headers },
    );
    assert.equal(await inQueue(staff, second), undefined);
    assert.equal((await check(staff, second, { version: 2 })).statusCode, 200);
    assert.equal((await api.get(`/api/designers/profiles/${firmId}/public/`)).statusCode, 404);
  });

  test('decisions are in the audit trail, with the number and the words', async () => {
    const [staff, { owner }] = [await operator(), await firm('Trailing Studio')];
    const fields = newRegistration();
    const id = await checked(staff, owner, fields);
    await refuse(staff, id, { version: 2, why: 'The register has another name.' });
    const search = `/api/operator/audit/?search=${owner.email}`;
    const events = (await api.get(search, staff.headers)).json().results;
    const decided = events.filter(({ kind }: { kind: string }) => kind.startsWith('evidence-'));
    assert.deepEqual(
      decided.map((one: { kind: string; reason: string }) => [one.kind, one.reason]),
      [
        ['evidence-refused', `${fields.number}: The register has another name.`],
        ['evidence-checked', `${fields.number}: coa.gov.in`],
      ],
    );
    assert.equal(decided[0].operator.id, staff.id);
    await api.call('DELETE', `/api/designers/evidence/${id}/`, { headers: owner.headers });
    const later = (await api.get(search, staff.headers)).json().results;
    assert.equal(later.length, events.length, 'a withdrawal does not empty the trail');
  });
});
