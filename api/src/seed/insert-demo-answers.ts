import { answerTimes } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import { designerKind } from '../modules/designers/designer-kind.ts';
import { keepAnswerTimes } from '../modules/firms/answer-times.service.ts';
import { vendorKind } from '../modules/vendors/vendor-kind.ts';
import type { Tables } from '../tables.ts';
import type { DemoAnswers } from './demo-content.ts';
import { findParties, ownerOf, type Party } from './demo-parties.ts';
import { requestRow } from './insert-demo-activity.ts';

type Db = Kysely<Tables>;

/** Who sent what was answered; it was taken back since, so that no list is full of it. */
const asker = 'dev.banerjee';
/** As many as a time to answer is told from. */
const answersEach = 5;

const daysAgo = (days: number, hours = 0) =>
  sql<string>`(((now() at time zone 'Asia/Kolkata')::date - ${days}::integer) + ${8 + hours}::integer * interval '1 hour')
    at time zone 'Asia/Kolkata'`;

/**
 * How soon the demo firms answer, which of them are away, and requests that nobody answered, which the job closes. Days are
 * counted from today: a time to answer is of 30 days.
 */
export async function insertDemoAnswers(
  db: Db,
  { hours, away, unanswered }: DemoAnswers,
): Promise<void> {
  const parties = await findParties(db);
  await keepNoQuietHours(db, parties.values());
  const request = {
    project: { type: 'other', budget: 0, timeline: 'Flexible' },
    text: '',
  } as const;
  for (const [to, time] of Object.entries(hours)) {
    const row = requestRow({ ...request, from: asker, to, status: 'pending' }, parties);
    if (!row) continue;
    const days = Math.floor(time / answerTimes.dayHours);
    const answered = {
      ...row,
      status: 'revoked' as const,
      created_at: daysAgo(20),
      answered_at: daysAgo(20 - days, time % answerTimes.dayHours),
    };
    const rows = Array.from({ length: answersEach }, () => answered);
    await db.insertInto('connection_request').values(rows).execute();
  }
  for (const one of unanswered) {
    const row = requestRow(one, parties);
    const sent = { created_at: daysAgo(16), waiting_since: daysAgo(16), reminders: 2 };
    if (row)
      await db
        .insertInto('connection_request')
        .values({ ...row, ...sent })
        .execute();
  }
  for (const { firm, days } of away) {
    const owner = ownerOf(parties.get(firm));
    if (!owner) continue;
    const table = owner.designer_id === null ? 'vendor_profile' : 'designer_profile';
    await db
      .updateTable(table)
      .set({
        away_until: sql<string>`(now() at time zone 'Asia/Kolkata')::date + ${days}::integer`,
      })
      .where('id', '=', owner.designer_id ?? owner.vendor_id)
      .execute();
  }
  await keepAnswerTimes(db, [designerKind, vendorKind]);
}

/** Mails of the demo accounts come at any hour: who tries the demo at night looks for them in its outbox. */
async function keepNoQuietHours(db: Db, parties: Iterable<Party>): Promise<void> {
  const rows = [...parties].map(({ accountId }) => ({
    account_id: accountId,
    quiet_from: 0,
    quiet_to: 0,
  }));
  await db
    .insertInto('notification_setting')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
