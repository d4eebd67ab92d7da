import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { conversationCalls } from '../conversations/conversation-calls.ts';
import type { SignedIn } from '../requests/request-calls.ts';
import type { TestApi } from '../testing/start-test-api.ts';

interface Entry {
  id: number;
  kind: string;
  event: string;
  text: string;
  path: string;
  times: number;
  is_read: boolean;
}

/** What an account does with its notifications, on the API that the tests have started. */
export function notificationCalls(api: () => TestApi) {
  const base = '/api/notifications/';
  const list = async (who: SignedIn, query = '') => {
    const answer = await api().get(`${base}${query}`, who.headers);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json() as { results: Entry[]; next: number | null; unread_count: number };
  };
  return {
    ...conversationCalls(api),
    list,
    /** The events of the account's notifications, newest first. */
    events: async (who: SignedIn) => (await list(who)).results.map(({ event }) => event),
    unreadCount: async (who: SignedIn): Promise<number> =>
      (await api().get(`${base}unread/`, who.headers)).json().count,
    read: (who: SignedIn, body: object) =>
      api().post(`${base}read/`, body, { headers: who.headers }),
    settings: async (who: SignedIn) => (await api().get(`${base}settings/`, who.headers)).json(),
    choose: (who: SignedIn, payload: object) =>
      api().call('PATCH', `${base}settings/`, { payload, headers: who.headers }),
    /** Gives an account as many notifications as if a board of it were opened. */
    fill: (who: SignedIn, count: number) =>
      sql`insert into notification (account_id, event, subject, data)
        select ${who.id}, 'board-opened', n, '{"title": "Hall"}' from generate_series(1, ${count}) as n
        order by n`.execute(api().db),
  };
}
