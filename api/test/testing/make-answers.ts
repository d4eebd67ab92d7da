import { type Kysely, sql } from 'kysely';
import { designerKind } from '../../src/modules/designers/designer-kind.ts';
import { keepAnswerTimes } from '../../src/modules/firms/answer-times.service.ts';
import { vendorKind } from '../../src/modules/vendors/vendor-kind.ts';
import type { Tables } from '../../src/tables.ts';

/** A request to a firm: when it was sent and first answered, both as SQL. */
export interface MadeAnswer {
  sent: string;
  answered: string;
}

let clients = 0;

/** Requests of a new client to a firm, all answered and then taken back, so that they are no active ones. */
export async function makeAnswers(
  db: Kysely<Tables>,
  firm: { designer: number } | { vendor: number },
  answers: readonly MadeAnswer[],
): Promise<void> {
  clients += 1;
  const { id } = await db
    .insertInto('account')
    .values({
      email: `answered${clients}@test.example`,
      username: `answered${clients}`,
      password_hash: null,
      first_name: 'Asha',
      phone: null,
      bio: null,
      avatar_sha256: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [designer, vendor] = 'designer' in firm ? [firm.designer, null] : [null, firm.vendor];
  for (const { sent, answered } of answers) {
    await sql`insert into connection_request (client_id, designer_id, vendor_id, status, first_name, last_name, email,
        phone, project_type, budget, timeline, created_at, answered_at)
      values (${id}, ${designer}, ${vendor}, 'revoked', 'A', 'B', 'c@example.com', '123', 'other', 1, 'Soon',
        ${sql.raw(sent)}, ${sql.raw(answered)})`.execute(db);
  }
}

/** Answers within so many hours of the day: to requests that were sent at 8 in India some days ago. */
export function answersWithin(hours: number, count = 5): MadeAnswer[] {
  const at = (days: number, hour: number) =>
    `((now() at time zone 'Asia/Kolkata')::date - 20 + ${days} + time '08:00' + interval '${hour} hours') at time zone 'Asia/Kolkata'`;
  const one = { sent: at(0, 0), answered: at(Math.floor(hours / 14), hours % 14) };
  return Array.from({ length: count }, () => one);
}

/** Does what the job does with the times to answer. */
export const keepHours = (db: Kysely<Tables>): Promise<void> =>
  keepAnswerTimes(db, [designerKind, vendorKind]);
