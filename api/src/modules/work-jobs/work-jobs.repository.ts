import type { ConversationSide } from '@aangan/domain';
import type { JobChangeStatus } from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

const foundJobs = (db: Db) =>
  db
    .selectFrom('work_job as j')
    .innerJoin('quote as q', 'q.id', 'j.quote_id')
    .innerJoin('quote_version as v', (join) =>
      join.onRef('v.quote_id', '=', 'j.quote_id').onRef('v.number', '=', 'j.version'),
    )
    .select([
      'j.id',
      'j.quote_id',
      'j.version',
      sql<string>`v.content ->> 'title'`.as('title'),
      'j.sha256',
      'j.quoted_amount',
      'j.accepted_at',
      'j.firm_amount',
      'j.firm_days',
      'j.client_amount',
      'j.client_days',
      'j.ended_at',
      'q.conversation_id',
      sql<number>`coalesce((select sum(total) from work_job_change o
        where o.job_id = j.id and o.status = 'agreed'), 0)::bigint`.as('changes_amount'),
    ]);

export type ListedJob = Awaited<ReturnType<typeof listJobs>>[number];
/** With the text that was accepted. */
export type FoundJob = ListedJob & { accepted_text: string };

/** The account's jobs, the last accepted first. */
export const listJobs = (db: Db, accountId: number) =>
  foundJobs(db)
    .innerJoin('conversation_member as me', 'me.conversation_id', 'q.conversation_id')
    .where('me.account_id', '=', accountId)
    .orderBy('j.accepted_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(500)
    .execute();

export const findJob = (db: Db, id: number): Promise<FoundJob | undefined> =>
  foundJobs(db).select('j.accepted_text').where('j.id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. @param db a transaction that has locked the conversation */
export async function lockJob(db: Db, id: number): Promise<FoundJob | undefined> {
  await sql`select from work_job where id = ${id} for no key update`.execute(db);
  return findJob(db, id);
}

export const listStages = (db: Db, jobId: number) =>
  db
    .selectFrom('work_job_stage')
    .select([
      'position',
      'firm_sequence',
      'firm_confirmed_at',
      'client_sequence',
      'client_confirmed_at',
    ])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();

/** Notes that a side confirms a stage, with a message. */
export async function confirmStage(
  db: Db,
  jobId: number,
  position: number,
  { side, sequence }: { side: ConversationSide; sequence: number },
): Promise<void> {
  await db
    .updateTable('work_job_stage')
    .set({ [`${side}_sequence`]: sequence, [`${side}_confirmed_at`]: sql<string>`now()` })
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .execute();
}

export const listChanges = (db: Db, jobId: number) =>
  db
    .selectFrom('work_job_change')
    .select(['number', 'what', 'net', 'gst', 'total', 'days', 'status', 'reason'])
    .select(['proposed_at', 'decided_at'])
    .where('job_id', '=', jobId)
    .orderBy('number')
    .execute();

interface NewChange {
  what: string;
  net: number;
  gst: number;
  total: number;
  days: number;
}

/** @param db a transaction that has locked the job @returns its number */
export async function insertChange(db: Db, jobId: number, change: NewChange): Promise<number> {
  const { number } = await db
    .insertInto('work_job_change')
    .values({
      job_id: jobId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from work_job_change where job_id = ${jobId})`,
      ...change,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** @param db a transaction that has locked the job @returns whether it was proposed and not decided */
export async function decideChange(
  db: Db,
  jobId: number,
  number: number,
  { status, reason }: { status: JobChangeStatus; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('work_job_change')
    .set({ status, reason, decided_at: sql<string>`now()` })
    .where('job_id', '=', jobId)
    .where('number', '=', number)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes what a side says that a job cost and took. */
export async function stateEnd(
  db: Db,
  id: number,
  {
    side,
    amount,
    days,
    hasEnded,
  }: { side: ConversationSide; amount: number; days: number; hasEnded: boolean },
): Promise<void> {
  await db
    .updateTable('work_job')
    .set({
      [`${side}_amount`]: amount,
      [`${side}_days`]: days,
      ...(hasEnded && { ended_at: sql<string>`now()` }),
    })
    .where('id', '=', id)
    .execute();
}
