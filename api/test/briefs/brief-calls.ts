import assert from 'node:assert/strict';
import { conversationCalls } from '../conversations/conversation-calls.ts';
import type { SignedIn } from '../requests/request-calls.ts';
import { multipart } from '../testing/multipart.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** What a client writes first. */
export const flat = {
  title: 'Flat in Malleswaram',
  kind: 'residential',
  city: 'Bengaluru',
  rooms: [
    { id: 'r1', room: 'kitchen', name: '', work: 'All of it' },
    { id: 'r2', room: 'bedroom', name: 'Of the parents', work: 'A wardrobe' },
  ],
  budget_min: 800_000,
  budget_max: 1_200_000,
  must_haves: ['No loft'],
};

/** What clients and firms do with briefs, on the API that the tests have started. */
export function briefCalls(api: () => TestApi) {
  const calls = conversationCalls(api);
  const call = (
    who: SignedIn,
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    api().call(method, `/api/briefs/${path}`, {
      headers: who.headers,
      ...(payload && { payload }),
    });
  const add = async (who: SignedIn, body: object = flat) => {
    const added = await call(who, 'POST', '', body);
    assert.equal(added.statusCode, 201, added.body);
    return added.json();
  };
  return {
    ...calls,
    call,
    add,
    get: async (who: SignedIn, path: string) =>
      (await api().get(`/api/briefs/${path}`, who.headers)).json(),
    received: (who: SignedIn, requestId: number) =>
      api().get(`/api/briefs/received/${requestId}/`, who.headers),
    change: (who: SignedIn, id: number, revision: number, change: object) =>
      call(who, 'PATCH', `${id}/`, { revision, ...change }),
    share: (who: SignedIn, id: number, revision: number) =>
      call(who, 'POST', `${id}/share/`, { revision }),
    uploadFile: (who: SignedIn, id: number, content: Buffer | string) => {
      const form = multipart([{ name: 'file', content, fileName: 'plan.pdf' }]);
      return api().call('POST', `/api/briefs/${id}/files/`, {
        payload: form.payload,
        headers: { ...who.headers, ...form.headers },
      });
    },
    /** A client with a brief that was sent to a firm with a request. */
    sent: async (role: 'designer' | 'vendor' = 'designer') => {
      const client = await calls.client();
      const firm = await calls.firm(role);
      const brief = (await add(client)).id as number;
      const asked = await calls.connect(client, { [role]: firm.id, brief });
      assert.equal(asked.statusCode, 201, asked.body);
      return {
        client,
        firm: firm.owner,
        brief,
        request: asked.json().id as number,
        asked: asked.json(),
      };
    },
  };
}
