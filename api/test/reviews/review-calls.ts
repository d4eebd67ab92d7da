import type { Role } from '@aangan/domain';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type SignedIn = { id: number; headers: { authorization: string } };

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
  const person = (role: Role = 'designer', name = 'Studio Fern') => signUp(api(), role, name);

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
    api().post(`${base}/`, { vendor: vendorId, ...opinion, ...more }, { headers: who.headers });
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

  return {
    ...{ person, vendor, operator, write, change, list, page, check, answer, withdraw },
    ...{ report, reported, decide, card, subjects },
  };
}
