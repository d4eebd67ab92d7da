import assert from 'node:assert/strict';
import type { Role } from '@aangan/domain';
import { sql } from 'kysely';
import { tokenMailedTo } from '../testing/mails-to.ts';
import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** Requests come from networks of their own, or from the given one. */
export type SignedIn = { id: number; headers: { authorization: string }; network?: string };

let networks = 0;

function nextNetwork(): string {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
}

export const opinion = {
  rating: 4,
  title: 'Sadashivanagar house',
  review_text: 'The second batch matched the first, which is rare.',
  quality_rating: 5,
  delivery_rating: 3,
  communication_rating: 4,
  value_rating: 4,
  project_type: 'residential',
  project_value: 640_000,
  would_recommend: true,
};

const base = '/api/designers/vendor-reviews';

/** What people do with reviews, on the API that the tests have started. */
export function reviewCalls(api: () => TestApi) {
  /** An account that has just signed up. */
  const newcomer = (role: Role = 'designer', name = 'Studio Fern') => signUp(api(), role, name);

  /** Verifies the address of an account, which is a month old by now. */
  const verifyAddress = (accountId: number) =>
    sql`update account set email_verified_at = now(), created_at = now() - interval '30 days'
      where id = ${accountId}`.execute(api().db);

  /** An account of some time ago; a designer's or architect's address and profile are verified. */
  async function person(role: Role = 'designer', name = 'Studio Fern') {
    const account = await newcomer(role, name);
    await verifyAddress(account.id);
    if (role === 'designer' || role === 'architect') await verifyProfile(account.id);
    return account;
  }

  /** Gives a designer a profile that an operator has verified; it is not listed. */
  async function verifyProfile(accountId: number) {
    const { id } = await makeDesigner(api().db);
    await api()
      .db.updateTable('designer_profile')
      .set({ account_id: accountId, is_active: false })
      .where('id', '=', id)
      .execute();
  }

  /** A verified vendor whose owner is signed in. */
  async function vendor({ isVerified = true } = {}) {
    const owner = await signUp(api(), 'vendor', 'Terra Tiles');
    const { id } = await makeVendor(api().db, { name: 'Terra Tiles', isVerified });
    await api()
      .db.updateTable('vendor_profile')
      .set({ account_id: owner.id })
      .where('id', '=', id)
      .execute();
    return { id, owner };
  }

  async function operator() {
    const account = await signUp(api(), 'client', 'Asha');
    await api()
      .db.updateTable('account')
      .set({ is_staff: true })
      .where('id', '=', account.id)
      .execute();
    return account;
  }

  const write = (who: SignedIn, vendorId: number, more: object = {}) =>
    api().post(
      `${base}/`,
      { vendor: vendorId, ...opinion, ...more },
      { headers: who.headers, remoteAddress: who.network ?? nextNetwork() },
    );
  const change = (who: SignedIn, id: number | string, payload: object) =>
    api().call('PATCH', `${base}/${id}/`, { payload, headers: who.headers });
  const list = async (vendorId: number, who?: SignedIn) =>
    (await api().get(`${base}/vendor_reviews/?vendor_id=${vendorId}`, who?.headers)).json();
  const page = async (vendorId: number, query = 'page=1', who?: SignedIn) =>
    (
      await api().get(`${base}/vendor_reviews/?vendor_id=${vendorId}&${query}`, who?.headers)
    ).json();
  const check = (who: SignedIn, vendorId: number | string) =>
    api().get(`${base}/check_existing_review/?vendor_id=${vendorId}`, who.headers);
  const answer = (who: SignedIn, id: number, payload: object) =>
    api().call('PUT', `${base}/${id}/answer/`, { payload, headers: who.headers });
  const withdraw = (who: SignedIn, id: number) =>
    api().call('DELETE', `${base}/${id}/answer/`, { headers: who.headers });
  const report = (who: SignedIn, id: number, payload: object = { reason: 'offensive' }) =>
    api().post(`${base}/${id}/report/`, payload, { headers: who.headers });
  const reported = async (who: SignedIn, query = '') =>
    (await api().get(`/api/operator/reviews/${query}`, who.headers)).json();
  const decide = (who: SignedIn, id: number, act: 'hide' | 'keep', why = 'We looked at it.') =>
    api().post(`/api/operator/reviews/${id}/${act}/`, { why }, { headers: who.headers });

  /** What the vendor's card shows. */
  const card = (vendorId: number) =>
    api()
      .db.selectFrom('vendor_profile')
      .select(['rating', 'reviews_count'])
      .where('id', '=', vendorId)
      .executeTakeFirstOrThrow();

  /** The subjects of the mails about reviews that an account got, oldest first. */
  const subjects = async ({ id }: { id: number }) =>
    (
      await api()
        .db.selectFrom('mail')
        .select('subject')
        .where('account_id', '=', id)
        .where('subject', 'like', '%review%')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject);

  /** Opens the link that was mailed to an account's address. */
  async function verifyByMail({ email }: { email: string }) {
    const token = await tokenMailedTo(api(), email, /[Vv]erify|[Cc]onfirm/);
    assert.equal((await api().post('/api/auth/email/verify/', { token })).statusCode, 200);
  }

  /** A designer with a profile that no operator has verified, and the call that verifies it. */
  async function unverified() {
    const author = await newcomer();
    await verifyProfile(author.id);
    const { id } = await api()
      .db.updateTable('designer_profile')
      .set({ is_verified: false })
      .where('account_id', '=', author.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { headers } = await operator();
    const url = `/api/operator/designers/${id}/verify/`;
    const verify = async () =>
      assert.equal((await api().post(url, {}, { headers })).statusCode, 200);
    return { author, verify };
  }

  return {
    verifyByMail,
    unverified,
    newcomer,
    person,
    verifyAddress,
    verifyProfile,
    vendor,
    operator,
    write,
    change,
    list,
    page,
    check,
    answer,
    withdraw,
    report,
    reported,
    decide,
    card,
    subjects,
  };
}
