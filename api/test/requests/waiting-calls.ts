import { sql } from 'kysely';
import { lookAfterRequests } from '../../src/modules/requests/look-after-requests.ts';
import { mailsTo } from '../testing/mails-to.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { requestCalls } from './request-calls.ts';

/** What passes without anybody's doing, on the API that the tests have started. Times are set in rows, not waited for. */
export function waitingCalls(api: () => TestApi) {
  const calls = requestCalls(api);
  /** Makes a request wait for so many hours already. */
  const waits = (id: number, hours: number) =>
    sql`update connection_request set waiting_since = now() - ${hours} * interval '1 hour',
      created_at = now() - ${hours} * interval '1 hour' where id = ${id}`.execute(api().db);
  const lookAfter = () => lookAfterRequests(api().db, 'https://aangan.test');
  const mails = async ({ id }: { id: number }) => {
    const { email } = await api()
      .db.selectFrom('account')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return mailsTo(api(), email);
  };
  const reminders = async (who: { id: number }) =>
    (await mails(who)).filter(({ subject }) =>
      /waiting for your answer|जवाब का इंतज़ार/.test(subject),
    );
  const closings = async (who: { id: number }) =>
    (await mails(who)).filter(({ subject }) => /is closed|बंद हो गई/.test(subject));
  /** A request of a new client to a new designer, that waits for so many hours. */
  async function asked(hours: number) {
    const [client, firm] = [await calls.client(), await calls.firm('designer')];
    const sent = await calls.connect(client, { designer: firm.id });
    const { id } = sent.json();
    await waits(id, hours);
    return { id: Number(id), client, firm };
  }
  const statusOf = async (id: number) =>
    (
      await api()
        .db.selectFrom('connection_request')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  /** Lets a designer be away until so many days from today in India; negative: it was back then. */
  const away = (id: number, days: number) =>
    sql`update designer_profile set back_at =
      ((now() at time zone 'Asia/Kolkata')::date + ${days}::integer)::timestamp at time zone 'Asia/Kolkata'
      where id = ${id}`.execute(api().db);
  return { ...calls, waits, lookAfter, mails, reminders, closings, asked, statusOf, away };
}
