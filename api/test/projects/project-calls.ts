import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { keepPicture } from '../testing/fill-account.ts';
import { makeVendor } from '../testing/make-vendor.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type Headers = Record<string, string>;

export const projectsUrl = '/api/designers/portfolio/projects/';

/** A firm with its signed-in owner. */
export interface Firm {
  id: number;
  kind: 'designer' | 'vendor';
  headers: Headers;
}

/** Calls about projects of the API that the tests of a file share. */
export function projectCalls(api: () => TestApi) {
  const send = (method: 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    api().call(method, url, { headers, ...(payload && { payload }) });
  const post = (headers: Headers, body: object) => api().post(projectsUrl, body, { headers });

  async function made(headers: Headers, body: object = {}) {
    const answer = await post(headers, { title: 'House', kind: 'residential', ...body });
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  }

  async function vendorFirm(name: string): Promise<Firm> {
    const owner = await signUp(api(), 'vendor', name);
    const { id } = await makeVendor(api().db, { name });
    await api()
      .db.updateTable('vendor_profile')
      .set({ account_id: owner.id })
      .where('id', '=', id)
      .execute();
    return { id, kind: 'vendor', headers: owner.headers };
  }

  return {
    post,
    made,
    /** A firm that everybody can see. */
    firm: async (kind: Firm['kind'] = 'designer', name = `Studio ${Math.random()}`) => {
      if (kind === 'vendor') return vendorFirm(name);
      const { id, owner } = await ownFirm(api(), { name, city: 'Pune' });
      const firm: Firm = { id, kind, headers: owner.headers };
      return firm;
    },
    /** Adds pictures to the portfolio of a firm, past the API. @returns their ids */
    pictures: async ({ id, kind }: Firm, count: number): Promise<number[]> => {
      const sha256 = await keepPicture(api(), 'a picture of projects');
      const { rows } = await sql<{ id: number }>`
        insert into portfolio_item (${sql.ref(`${kind}_id`)}, title, description, category, media_type, media_sha256)
        select ${id}, 'Picture ' || n, 'Long enough.', 'other', 'IMAGE', ${sha256}
        from generate_series(1, ${count}) n returning id`.execute(api().db);
      return rows.map((row) => row.id);
    },
    own: async (headers: Headers) => (await api().get(projectsUrl, headers)).json(),
    read: (headers: Headers, id: number) => api().get(`${projectsUrl}${id}/`, headers),
    change: (headers: Headers, id: number, body: object) =>
      send('PATCH', `${projectsUrl}${id}/`, headers, body),
    remove: (headers: Headers, id: number) => send('DELETE', `${projectsUrl}${id}/`, headers),
    order: (headers: Headers, ids: unknown) =>
      send('PATCH', `${projectsUrl}order/`, headers, { ids }),
    removeItem: (headers: Headers, id: number) =>
      send('DELETE', `/api/designers/portfolio/${id}/`, headers),
    listed: (firm: Firm, headers: Headers = {}) => api().get(publicUrl(firm), headers),
    shown: (firm: Firm, project: number, headers: Headers = {}) =>
      api().get(`${publicUrl(firm)}${project}/`, headers),
  };
}

const publicUrl = ({ id, kind }: Firm) =>
  `/api/designers/${kind === 'designer' ? 'profiles' : 'vendors'}/${id}/projects/`;

export const asItems = (ids: readonly number[]) => ids.map((id) => ({ id }));

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
