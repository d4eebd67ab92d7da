import { makeDesigner } from '../testing/make-designer.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type SignedIn = { id: number; headers: { authorization: string } };

export const ask = {
  first_name: 'Meera',
  last_name: 'Iyer',
  email: 'Meera@Example.com',
  phone: '+91 (80) 1234-5678',
  project_type: 'residential',
  project_description: '  Two rooms and a balcony.  ',
  budget: 250_000,
  timeline: '1–3 months',
  name: 'Meera Iyer',
};

/** What clients and firms do with connection requests, on the API that the tests have started. */
export function requestCalls(api: () => TestApi) {
  const client = (name = 'Meera') => signUp(api(), 'client', name);
  const connect = (who: SignedIn, body: object) =>
    api().post('/api/client/connect/', { ...ask, ...body }, { headers: who.headers });
  const act = (who: SignedIn, id: number, what: string) =>
    api().post(
      what === 'revoke' || what === 'reopen'
        ? `/api/client/connection-requests/${id}/${what}/`
        : `/api/designers/connection-requests/${id}/${what}/`,
      undefined,
      { headers: who.headers },
    );
  const sent = async (who: SignedIn) =>
    (await api().get('/api/client/connection-requests/', who.headers)).json();
  const received = async (who: SignedIn) =>
    (await api().get('/api/designers/connection-requests/', who.headers)).json();
  const subjects = async ({ id }: { id: number }) =>
    (
      await api()
        .db.selectFrom('mail')
        .select('subject')
        .where('account_id', '=', id)
        .orderBy('id')
        .execute()
    )
      .map(({ subject }) => subject)
      .filter((subject) => /request/.test(subject));
  /** A designer or vendor, and the account that is signed in as its owner. */
  async function firm(role: 'designer' | 'vendor', wishes: { minimum?: number } = {}) {
    const owner = await signUp(api(), role, `Studio ${Math.random()}`);
    const made = role === 'designer' ? await makeDesigner(api().db) : await makeVendor(api().db);
    const table = role === 'designer' ? 'designer_profile' : 'vendor_profile';
    await api()
      .db.updateTable(table)
      .set({ account_id: owner.id })
      .where('id', '=', made.id)
      .execute();
    if (wishes.minimum !== undefined) {
      const column = role === 'designer' ? 'min_project_budget' : 'min_order_value';
      await api()
        .db.updateTable(table)
        .set({ [column]: wishes.minimum })
        .where('id', '=', made.id)
        .execute();
    }
    return { owner, id: made.id };
  }
  return { client, connect, act, sent, received, subjects, firm };
}
