import { type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import { fromReviews, judgedJson, nameOf } from './review.columns.ts';
import { joinFirm, reviewedFirm } from './reviewed-firm.ts';

type Db = Kysely<Tables>;

const waiting = sql`p.review_id = r.id and p.decided_at is null`;

const reports = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reason', p.reason, 'text', p.report_text,
    'reporter_name', ${nameOf('reporter')}, 'created_at', p.created_at) order by p.created_at, p.id), '[]')
  from review_report p left join account reporter on reporter.id = p.reporter_id where ${waiting})`;

const reportedJson = sql`${judgedJson} || jsonb_build_object(
  'firm', ${reviewedFirm} - 'by' || jsonb_build_object('name', f.name),
  'vendor', f.id, 'vendor_name', f.name, 'designer_name', ${nameOf('author')}, 'reports', ${reports},
  'hidden_why', case when r.hidden_at is not null then (select d.reason from review_decision d
    where d.review_id = r.id and d.kind = 'hidden' order by d.id desc limit 1) end)`;

const from = sql`${fromReviews} ${joinFirm}`;

const lists = {
  waiting: {
    condition: sql`(r.held_at is not null or exists (select from review_report p where ${waiting}))`,
    order: sql`least(r.held_at, (select min(p.created_at) from review_report p where ${waiting})), r.id`,
  },
  hidden: { condition: sql`r.hidden_at is not null`, order: sql`r.hidden_at desc, r.id desc` },
};
export type ModerationList = keyof typeof lists;

/** Reviews with reports that wait or that are held, the longest waiting first; or the hidden ones, the last hidden first. */
export function listReported(db: Db, list: ModerationList, paging: Paging): Promise<ListedPage> {
  const { condition, order } = lists[list];
  return readPage(db, paging, {
    item: reportedJson,
    from: sql`${from} where ${condition}`,
    order,
  });
}

/** A review as operators see it, as JSON text. */
export async function reportedText(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ review: string }>`
    select (${reportedJson})::text as review from ${from} where r.id = ${id}`.execute(db);
  return rows[0]?.review ?? 'null';
}

/** When a review was last edited, as its JSON says it; null: never. */
export async function editedAt(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ edited_at: string | null }>`
    select to_jsonb(edited_at) #>> '{}' as edited_at from vendor_review where id = ${id}`.execute(
    db,
  );
  return rows[0]?.edited_at ?? null;
}

/** @returns whether this changed anything */
export async function setHidden(db: Db, id: number, isHidden: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('vendor_review')
    .set({ hidden_at: isHidden ? sql<string>`now()` : null })
    .where('id', '=', id)
    .where('hidden_at', isHidden ? 'is' : 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Closes the reports of a review that wait. @returns who sent each; null where the account was erased */
export async function closeReports(db: Db, id: number): Promise<(number | null)[]> {
  const closed = await db
    .updateTable('review_report')
    .set({ decided_at: sql<string>`now()` })
    .where('review_id', '=', id)
    .where('decided_at', 'is', null)
    .returning('reporter_id')
    .execute();
  return closed.map(({ reporter_id }) => reporter_id);
}

export async function insertDecision(
  db: Db,
  decision: {
    review_id: number;
    operator_id: number;
    kind: Tables['review_decision']['kind'];
    reason: string;
  },
): Promise<void> {
  await db.insertInto('review_decision').values(decision).execute();
}
