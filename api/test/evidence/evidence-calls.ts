import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lookAfterEvidence } from '../../src/modules/evidence/look-after-evidence.ts';
import { demoCertificate } from '../../src/seed/demo-certificate.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { multipart } from '../testing/multipart.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export interface Account {
  id: number;
  email: string;
  headers: Record<string, string>;
}

export const ownEvidence = '/api/designers/evidence/';
export const registration = { kind: 'coa', number: 'CA/2015/67890', holder_name: 'Asha Rao' };
export const gstin = { kind: 'gstin', number: '29ABCDE1234F1ZW' };
export const pdf = demoCertificate(['CA/2015/67890'], false);

let numbers = 10_000;
/** A registration that nobody has given. */
export const newRegistration = () => {
  numbers += 1;
  return { ...registration, number: `CA/2016/${numbers}` };
};

/** Days from today in India, as YYYY-MM-DD. */
export function dayFromToday(days: number): string {
  const now = new Date(Date.now() + 5.5 * 3_600_000);
  now.setUTCDate(now.getUTCDate() + days);
  return now.toISOString().slice(0, 10);
}

/** Requests of firms and operators about evidence. */
export function evidenceCalls(api: () => TestApi) {
  const firm = (name = 'Studio Fern') => ownFirm(api(), { name });

  async function vendor() {
    const owner = await signUp(api(), 'vendor', 'Kiln');
    const { id } = await makeVendor(api().db);
    const change = { account_id: owner.id };
    await api().db.updateTable('vendor_profile').set(change).where('id', '=', id).execute();
    return { id, owner };
  }

  async function operator() {
    const account = await signUp(api(), 'client', 'Nisha');
    const change = { is_staff: true };
    await api().db.updateTable('account').set(change).where('id', '=', account.id).execute();
    return account;
  }

  function give(
    { headers }: Account,
    fields: Record<string, string>,
    document?: Buffer,
    key: string = randomUUID(),
  ) {
    const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
    const file = document && { name: 'document', content: document, fileName: 'ignored.exe' };
    const form = multipart([...parts, ...(file ? [file] : [])]);
    return api().post(ownEvidence, form.payload, {
      headers: { ...headers, ...form.headers, 'idempotency-key': key },
    });
  }

  /** Gives evidence. @returns its id */
  async function given(owner: Account, fields: Record<string, string>, document?: Buffer) {
    const answer = await give(owner, fields, document);
    assert.equal(answer.statusCode, 201, answer.body);
    return Number(answer.json().id);
  }

  const list = async ({ headers }: Account) => (await api().get(ownEvidence, headers)).json();
  const own = async (owner: Account, id: number) =>
    (await list(owner)).results.find((one: { id: number }) => one.id === id);

  const queue = async ({ headers }: Account, show = 'waiting') =>
    (await api().get(`/api/operator/evidence/?show=${show}&page_size=48`, headers)).json();
  const inQueue = async (staff: Account, id: number, show = 'waiting') =>
    (await queue(staff, show)).results.find((one: { id: number }) => one.id === id);

  const check = ({ headers }: Account, id: number, more: object = {}) =>
    api().post(
      `/api/operator/evidence/${id}/check/`,
      {
        version: 1,
        checked_on: dayFromToday(0),
        checked_where: 'coa.gov.in',
        checked_until: dayFromToday(365),
        ...more,
      },
      { headers },
    );
  const refuse = ({ headers }: Account, id: number, more: object = {}) =>
    api().post(
      `/api/operator/evidence/${id}/refuse/`,
      { version: 1, why: 'The certificate cannot be read.', ...more },
      { headers },
    );

  /** Evidence that an operator has checked. @returns its id */
  async function checked(
    staff: Account,
    owner: Account,
    fields: Record<string, string>,
    more: object = {},
  ) {
    const id = await given(owner, fields);
    const answer = await check(staff, id, more);
    assert.equal(answer.statusCode, 200, answer.body);
    return id;
  }

  /** Has a check run out in so many days. */
  const endsIn = (id: number, days: number) =>
    sql`update evidence set checked_until = ${dayFromToday(days)} where id = ${id}`.execute(
      api().db,
    );
  const lookAfter = () => lookAfterEvidence(api().db, 'https://aangan.test');

  const profile = async (id: number) =>
    (await api().get(`/api/designers/profiles/${id}/public/`)).json();
  /** The name of a designer is that of the account. */
  async function rename({ headers }: Account, name: string) {
    const answer = await api().call('PATCH', '/api/auth/me/', {
      payload: { first_name: name, last_name: '' },
      headers,
    });
    assert.equal(answer.statusCode, 200, answer.body);
  }

  const calls = { firm, vendor, operator, give, given, list, own, queue, inQueue };
  return { ...calls, check, refuse, checked, endsIn, lookAfter, profile, rename };
}
