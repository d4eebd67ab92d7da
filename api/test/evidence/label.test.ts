import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import {
  type Account,
  dayFromToday,
  evidenceCalls,
  gstin,
  newRegistration,
} from './evidence-calls.ts';

describe('the label “architect”', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const calls = evidenceCalls(() => api);
  const { firm, operator, given, checked, check, refuse, rename, profile, own, inQueue } = calls;

  const addPrincipal = async ({ headers }: Account, name: string) => {
    const bio = 'She has built houses of earth and lime for twenty years.';
    const body = { name, experience_years: 20, bio };
    const answer = await api.post('/api/designers/principal-architects/', body, { headers });
    return Number(answer.json().id);
  };
  const principal = async (id: number) =>
    (await api.get(`/api/designers/principal-architects/${id}/public/`)).json();
  const card = async (id: number) =>
    (await api.get('/api/designers/profiles/?page_size=48'))
      .json()
      .results.find((one: { id: number }) => one.id === id);

  test('stands where a registration was checked, on page and card, and not before', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const id = await given(owner, newRegistration());
    assert.equal((await profile(firmId)).is_architect, false);
    await check(staff, id);
    assert.equal((await profile(firmId)).is_architect, true);
    const listed = await card(firmId);
    if (listed) assert.equal(listed.is_architect, true);
    await refuse(staff, id, { version: 2 });
    assert.equal((await profile(firmId)).is_architect, false);
  });

  test('does not come from a GSTIN, nor from the role of the account', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    await checked(staff, owner, gstin);
    await api.db
      .updateTable('account')
      .set({ is_architect: true, is_designer: false })
      .where('id', '=', owner.id)
      .execute();
    const page = await profile(firmId);
    assert.deepEqual([page.is_architect, page.checks.length], [false, 1]);
  });

  test('stands for the principal whose name was checked, and for no other', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const [asha, ravi] = [
      await addPrincipal(owner, 'Ar.  Asha  RAO'),
      await addPrincipal(owner, 'Ravi Menon'),
    ];
    await checked(staff, owner, newRegistration());
    assert.equal((await principal(asha)).registration_checked_on, dayFromToday(0));
    assert.equal((await principal(ravi)).registration_checked_on, null);
    const { principal_architects: team } = await profile(firmId);
    assert.deepEqual(
      team.map((one: { registration_checked_on: string | null }) => one.registration_checked_on),
      [dayFromToday(0), null],
    );
    const path = `/api/designers/principal-architects/${asha}/`;
    await api.call('PATCH', path, { payload: { name: 'Asha Menon' }, headers: owner.headers });
    assert.equal((await principal(asha)).registration_checked_on, null);
  });

  test('a firm with a new name is checked again: nothing stands until an operator confirms', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm('Studio Fern')];
    const id = await checked(staff, owner, newRegistration());
    await rename(owner, 'Fern & Partners');
    const page = await profile(firmId);
    assert.deepEqual([page.is_architect, page.checks], [false, []]);
    assert.deepEqual(
      [(await own(owner, id)).status, (await own(owner, id)).renamed_from],
      ['waiting', 'Studio Fern'],
    );
    const waiting = await inQueue(staff, id);
    assert.deepEqual([waiting.renamed_from, waiting.version], ['Studio Fern', 3]);
    await rename(owner, 'Studio Fern');
    assert.deepEqual((await profile(firmId)).checks, [], 'the former name does not bring it back');
    assert.equal((await check(staff, id, { version: 4 })).statusCode, 200);
    assert.equal((await profile(firmId)).is_architect, true);
  });

  test('a vendor with a new name is checked again too', async () => {
    const [staff, { owner, id: vendorId }] = [await operator(), await calls.vendor()];
    const id = await checked(staff, owner, gstin);
    const name = { company_name: 'Kiln & Daughters' };
    await api.db.updateTable('vendor_profile').set(name).where('id', '=', vendorId).execute();
    const page = (await api.get(`/api/designers/vendors/${vendorId}/public/`)).json();
    assert.deepEqual(page.checks, []);
    assert.equal((await own(owner, id)).status, 'waiting');
  });

  test('a save that leaves the name alone leaves the check alone', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    await checked(staff, owner, newRegistration());
    await api.db
      .updateTable('designer_profile')
      .set({ bio: 'Another text about the firm, long enough to be one.' })
      .where('id', '=', firmId)
      .execute();
    assert.equal((await profile(firmId)).checks.length, 1);
  });

  test('where a renewal waits, a new name leaves one thing to check', async () => {
    const [staff, { owner, id: firmId }] = [await operator(), await firm()];
    const fields = newRegistration();
    const id = await checked(staff, owner, fields);
    const renewal = await given(owner, fields);
    await rename(owner, 'Fern & Partners');
    assert.equal((await own(owner, id)).status, 'ended');
    assert.equal((await check(staff, renewal, { version: 2 })).statusCode, 200);
    assert.equal((await profile(firmId)).checks.length, 1);
  });
});
