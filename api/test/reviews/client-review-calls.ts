import assert from 'node:assert/strict';
import { sql } from 'kysely';
import sharp from 'sharp';
import { conversationCalls } from '../conversations/conversation-calls.ts';
import { multipart } from '../testing/multipart.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { reviewCalls, type SignedIn } from './review-calls.ts';

export const clientOpinion = {
  rating: 4,
  design_rating: 5,
  communication_rating: 4,
  time_rating: 3,
  value_rating: 4,
  review_text: 'They measured twice, and the shelves fit.',
  would_recommend: true,
};

/** What clients and firms do with clients' reviews, on the API that the tests have started. */
export function clientReviewCalls(api: () => TestApi) {
  const talks = conversationCalls(api);
  const others = reviewCalls(api);

  /** A client and a firm who have both written to each other; both addresses are verified. */
  async function talked(role: 'designer' | 'vendor' = 'designer') {
    const made = await talks.talk(role);
    await others.verifyAddress(made.client.id);
    await others.verifyAddress(made.firm.id);
    await talks.send(made.firm, made.id);
    await talks.send(made.client, made.id);
    return { ...made, role };
  }

  type Talk = Awaited<ReturnType<typeof talked>>;

  let networks = 0;
  const review = (who: SignedIn, request: number, more: object = {}) => {
    networks += 1;
    const remoteAddress = `10.9.${networks % 250}.1`;
    const body = { request, ...clientOpinion, ...more };
    return api().post('/api/reviews/', body, { headers: who.headers, remoteAddress });
  };
  const list = async ({ role, firmId }: Talk, query = '', who?: SignedIn) =>
    (await api().get(`/api/reviews/?${role}=${firmId}${query}`, who?.headers)).json();

  return {
    ...talks,
    ...others,
    talked,
    review,
    list,
    talkSend: talks.send,
    own: async ({ role, firmId }: Talk, who: SignedIn) =>
      (await api().get(`/api/reviews/own/?${role}=${firmId}`, who.headers)).json(),
    edit: (who: SignedIn, id: number, payload: object) =>
      api().call('PATCH', `/api/reviews/${id}/`, { payload, headers: who.headers }),
    reply: (who: SignedIn, id: number, payload: object = { text: 'Thank you.' }) =>
      api().call('PUT', `/api/reviews/${id}/answer/`, { payload, headers: who.headers }),
    complain: (who: SignedIn, id: number) =>
      api().post(`/api/reviews/${id}/report/`, { reason: 'offensive' }, { headers: who.headers }),
    async picture(who: SignedIn, red = 10) {
      const background = { r: red, g: 80, b: 90 };
      const content = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
      const form = multipart([{ name: 'file', content, fileName: 'a.png' }]);
      const added = await api().call('POST', '/api/reviews/pictures/', {
        payload: form.payload,
        headers: { ...who.headers, ...form.headers },
      });
      assert.equal(added.statusCode, 201, added.body);
      return added.json() as { id: string; url: string };
    },
    /** The ratings that the firm's page has. */
    profile: async ({ role, firmId }: Talk) => {
      const { rows } = await sql<Record<string, number>>`
        select * from ${sql.table(`${role}_profile`)} where id = ${firmId}`.execute(api().db);
      const [row] = rows;
      assert.ok(row);
      return row;
    },
    /** The events that an account was told. */
    told: async ({ id }: { id: number }) =>
      (
        await api()
          .db.selectFrom('notification')
          .select('event')
          .where('account_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ event }) => event),
  };
}
