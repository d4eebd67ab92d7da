import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requestCalls, type SignedIn } from '../requests/request-calls.ts';
import { multipart } from '../testing/multipart.ts';
import type { TestApi } from '../testing/start-test-api.ts';

interface Sent {
  id?: string;
  text?: unknown;
  attachments?: readonly string[];
}

/** What both sides of a conversation do, on the API that the tests have started. */
export function conversationCalls(api: () => TestApi) {
  const calls = requestCalls(api);
  const base = '/api/conversations/';

  /** A client and a firm whose request was approved, and the id of their conversation. */
  async function talk(role: 'designer' | 'vendor' = 'designer') {
    const client = await calls.client();
    const firm = await calls.firm(role);
    const asked = await calls.connect(client, { [role]: firm.id });
    const requestId = Number(asked.json().id);
    const approved = await calls.act(firm.owner, requestId, 'approve');
    assert.equal(approved.statusCode, 200, approved.body);
    const [card] = (await list(client)).results;
    return { client, firm: firm.owner, firmId: firm.id, requestId, id: Number(card.id) };
  }

  const list = async (who: SignedIn, query = '') =>
    (await api().get(`${base}${query}`, who.headers)).json();
  const read = async (who: SignedIn, id: number, query = '') =>
    (await api().get(`${base}${id}/${query}`, who.headers)).json();
  const send = (who: SignedIn, id: number, { text = 'Hello', ...message }: Sent = {}) =>
    api().post(
      `${base}${id}/messages/`,
      { id: randomUUID(), text, ...message },
      { headers: who.headers },
    );
  const markRead = (who: SignedIn, id: number, upTo: number) =>
    api().post(`${base}${id}/read/`, { up_to: upTo }, { headers: who.headers });
  const upload = (
    who: SignedIn,
    id: number,
    { content, name = 'plan.pdf' }: { content: Buffer | string; name?: string },
    headers: Record<string, string> = {},
  ) => {
    const form = multipart([
      { name: 'name', content: name },
      { name: 'file', content, fileName: name },
    ]);
    return api().call('POST', `${base}${id}/attachments/`, {
      payload: form.payload,
      headers: { ...who.headers, ...form.headers, ...headers },
    });
  };

  return {
    ...calls,
    /** Suspends an account, or takes that back. */
    suspend: (accountId: number, isSuspended = true) =>
      sql`update account set is_active = ${!isSuspended}, suspended_at = case when ${isSuspended} then now() end,
        suspended_reason = case when ${isSuspended} then 'A test' end where id = ${accountId}`.execute(
        api().db,
      ),
    talk,
    list,
    read,
    send,
    markRead,
    upload,
    /** The texts of the messages that a side sees. */
    texts: async (who: SignedIn, id: number, query = ''): Promise<string[]> =>
      (await read(who, id, query)).messages.map((one: { text: string }) => one.text),
    unread: async (who: SignedIn) => (await api().get(`${base}unread/`, who.headers)).json(),
    typing: (who: SignedIn, id: number) =>
      api().post(`${base}${id}/typing/`, undefined, { headers: who.headers }),
    block: (who: SignedIn, id: number) =>
      api().call('PUT', `${base}${id}/block/`, { headers: who.headers }),
    unblock: (who: SignedIn, id: number) =>
      api().call('DELETE', `${base}${id}/block/`, { headers: who.headers }),
    report: (who: SignedIn, id: number, sequence: number, body: object = { reason: 'offensive' }) =>
      api().post(`${base}${id}/messages/${sequence}/report/`, body, { headers: who.headers }),
  };
}

/** A small PDF. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
