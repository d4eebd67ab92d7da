import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { evidenceLimits, evidenceMessages } from '@aangan/domain';
import { assertMatches } from '../testing/assert-matches.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import {
  evidenceCalls,
  gstin,
  newRegistration,
  ownEvidence,
  pdf,
  registration,
} from './evidence-calls.ts';

describe('evidence that firms give', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const { firm, vendor, operator, give, given, list, own, check, refuse } = evidenceCalls(
    () => api,
  );

  test('a registration, a GSTIN and a Udyam number wait, with what is known of their documents', async () => {
    const { owner } = await firm();
    const id = await given(owner, { ...registration, document_name: 'Certificate.pdf' }, pdf);
    await given(owner, gstin);
    await given(owner, { kind: 'udyam', number: 'udyam ka 03 ००१२३४५' });
    const answer = await list(owner);
    assertMatches('OwnEvidence', answer);
    assert.deepEqual(
      answer.results.map((one: { number: string; status: string }) => [one.number, one.status]),
      [
        ['UDYAM-KA-03-0012345', 'waiting'],
        ['29ABCDE1234F1ZW', 'waiting'],
        ['CA/2015/67890', 'waiting'],
      ],
    );
    const { document, holder_name } = await own(owner, id);
    assert.equal(holder_name, 'Asha Rao');
    assert.deepEqual(document, { name: 'Certificate.pdf', bytes: pdf.length, is_locked: false });
  });

  test('a vendor gives evidence too', async () => {
    const { owner } = await vendor();
    await given(owner, gstin);
    assert.equal((await list(owner)).results.length, 1);
  });

  test('the state of the firm is told beside it, for the state of the GSTIN to be compared', async () => {
    const { owner, id } = await firm();
    const live = (city: string | null) =>
      api.db.updateTable('designer_profile').set({ city }).where('id', '=', id).execute();
    await live('Bombay');
    assert.equal((await list(owner)).firm_state, 'Maharashtra');
    await live('Nowhere at all');
    assert.equal((await list(owner)).firm_state, null);
  });

  test('small letters, blanks and Devanagari digits are read', async () => {
    const { owner } = await firm();
    const answer = await give(owner, { kind: 'gstin', number: ' २९ abcde १२३४ f1zw ' });
    assert.equal(answer.json().number, '29ABCDE1234F1ZW');
  });

  test('all that is wrong is told at once, in the language of the reader', async () => {
    const { owner } = await firm();
    const wrong = { kind: 'coa', number: '12345', holder_name: ' ' };
    const answer = await give(
      owner,
      wrong,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    assert.equal(answer.statusCode, 400);
    const { number, holder_name, codes } = answer.json();
    assert.deepEqual(
      [number, holder_name],
      [[evidenceMessages.councilForm], [evidenceMessages.holderRequired]],
    );
    assert.deepEqual(codes.document, ['not_evidence']);
    const mistyped = await give(owner, { ...gstin, number: '29ABCDE1234F1ZX' });
    assert.deepEqual(mistyped.json().number, [evidenceMessages.gstinCheck]);
    const headers = { ...owner.headers, 'accept-language': 'hi' };
    const hindi = await give({ ...owner, headers }, { ...gstin, number: '29ABCDE1234F1ZX' });
    assert.match(hindi.json().number[0], /आख़िरी अक्षर बाक़ी से नहीं मिलता/);
    for (const fields of [
      {},
      { kind: 'pan', number: 'x' },
      { kind: 'gstin' },
      { kind: 'gstin', number: ' ' },
    ]) {
      assert.equal((await give(owner, fields as Record<string, string>)).statusCode, 400);
    }
    assert.deepEqual((await list(owner)).results, []);
  });

  test('the same number sent again takes the place of what waits or was refused', async () => {
    const [staff, { owner }] = [await operator(), await firm()];
    const first = await given(owner, gstin);
    const second = await given(owner, gstin);
    assert.deepEqual(
      (await list(owner)).results.map((one: { id: number }) => one.id),
      [second],
    );
    assert.equal((await check(staff, first)).statusCode, 404, 'nobody decides about what is gone');
    await refuse(staff, second);
    const third = await given(owner, gstin);
    const [only, ...more] = (await list(owner)).results;
    assert.deepEqual([only.id, only.status, only.refused_why, more], [third, 'waiting', null, []]);
  });

  test('a renewal waits beside the check that it renews, and takes its place once it is checked', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const fields = newRegistration();
    const old = await given(owner, fields);
    await check(staff, old);
    const renewal = await given(owner, fields);
    const corrected = await check(staff, old, { version: 2, checked_where: 'The register' });
    assert.equal(corrected.statusCode, 200, 'the record of a check can be corrected');
    const page = await api.get(`/api/designers/profiles/${firmId}/`);
    assert.equal(page.json().checks.length, 1, 'the present check stays on the page');
    await check(staff, renewal);
    assert.deepEqual(
      (await list(owner)).results.map((one: { id: number }) => one.id),
      [renewal],
    );
  });

  test('a double press, at once and later, gives it once', async () => {
    const { owner } = await firm();
    const key = randomUUID();
    const answers = await Promise.all([give(owner, gstin, pdf, key), give(owner, gstin, pdf, key)]);
    const later = await give(owner, gstin, pdf, key);
    const ids = [...answers, later].map((answer) => answer.json().id);
    assert.equal(new Set(ids).size, 1, JSON.stringify(ids));
    assert.equal((await list(owner)).results.length, 1);
  });

  test('a firm withdraws what it gave, and nobody else does', async () => {
    const [{ owner }, { owner: other }] = [await firm(), await firm()];
    const id = await given(owner, gstin, pdf);
    const withdraw = ({ headers }: typeof owner) =>
      api.call('DELETE', `${ownEvidence}${id}/`, { headers });
    assert.equal((await withdraw(other)).statusCode, 404);
    assert.equal((await withdraw(owner)).statusCode, 204);
    assert.equal((await withdraw(owner)).statusCode, 404);
    assert.deepEqual((await list(owner)).results, []);
  });

  test('one piece too many is refused with what to do', async () => {
    const { owner } = await firm();
    for (let piece = 0; piece < evidenceLimits.perFirmMax; piece += 1) {
      await given(owner, newRegistration());
    }
    const answer = await give(owner, gstin);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json().codes, { non_field_errors: ['evidence_full'] });
  });

  test('a firm without a profile is told to complete it', async () => {
    const owner = await signUp(api, 'designer');
    assert.deepEqual((await give(owner, gstin)).json().codes, {
      non_field_errors: ['profile_required'],
    });
    assert.deepEqual(await list(owner), { firm_state: null, results: [] });
  });
});
