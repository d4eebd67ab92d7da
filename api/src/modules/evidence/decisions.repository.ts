import { type EvidenceKind, type EvidenceState, evidenceLimits } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import type { Owner } from '../portfolio/owner.columns.ts';
import { evidenceJson } from './evidence.columns.ts';

type Db = Kysely<Tables>;

const [firstBefore, lastBefore] = evidenceLimits.remindersBefore;

const firms = sql`evidence e left join designer_profile d on d.id = e.designer_id
  left join vendor_profile v on v.id = e.vendor_id join account a on a.id = coalesce(d.account_id, v.account_id)`;

const firm = (designer: string, vendor: string) =>
  sql.raw(`
  'kind', case when ${designer}.id is not null then 'designer' else 'vendor' end,
  'id', coalesce(${designer}.id, ${vendor}.id), 'name', coalesce(${designer}.full_name, ${vendor}.company_name)`);

/** As operators see it. */
const givenJson = sql`${evidenceJson} || jsonb_build_object('version', e.version,
  'firm', jsonb_build_object(${firm('d', 'v')}, 'city', coalesce(d.city, v.city),
    'is_verified', coalesce(d.is_verified, v.is_verified), 'email', a.email),
  'also_given_by', (select coalesce(jsonb_agg(distinct jsonb_build_object(${firm('od', 'ov')})), '[]')
    from evidence o left join designer_profile od on od.id = o.designer_id left join vendor_profile ov on ov.id = o.vendor_id
    where o.kind = e.kind and o.number = e.number
      and (o.designer_id, o.vendor_id) is distinct from (e.designer_id, e.vendor_id)))`;

const lists = {
  waiting: { condition: sql`e.status = 'waiting'`, order: sql`e.given_at, e.id` },
  decided: {
    condition: sql`e.status <> 'waiting'`,
    order: sql`e.decided_at desc nulls last, e.id desc`,
  },
};
export type EvidenceList = keyof typeof lists;

/** Evidence of active firms that waits, the longest waiting first; or the decided, the last decided first. */
export function listGiven(db: Db, list: EvidenceList, paging: Paging): Promise<ListedPage> {
  const { condition, order } = lists[list];
  return readPage(db, paging, {
    item: givenJson,
    from: sql`${firms} where ${condition} and a.is_active`,
    order,
  });
}

/** Evidence as operators see it, as JSON text. */
export async function givenText(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select (${givenJson})::text as json from ${firms} where e.id = ${id}`.execute(db);
  return rows[0]?.json ?? 'null';
}

/** What is decided about, and when it is in India. */
export interface LockedEvidence {
  owner: Owner;
  kind: EvidenceKind;
  number: string;
  version: number;
  status: EvidenceState;
  accountId: number;
  firmName: string;
  /** YYYY-MM-DD */
  today: string;
}

/** Evidence, locked; undefined where there is none. */
export async function lockEvidence(db: Db, id: number): Promise<LockedEvidence | undefined> {
  const { rows } = await sql<LockedEvidence>`
    select json_build_object('designer_id', e.designer_id, 'vendor_id', e.vendor_id) as owner, e.kind, e.number,
      e.version, e.status, a.id as "accountId", coalesce(d.full_name, v.company_name) as "firmName",
      ((now() at time zone 'Asia/Kolkata')::date)::text as today
    from ${firms} where e.id = ${id} for update of e`.execute(db);
  return rows[0];
}

/** Whether the operator was the last to decide about it. */
export async function isLastDecisionOf(db: Db, id: number, operatorId: number): Promise<boolean> {
  const last = await db
    .selectFrom('evidence_decision')
    .select('operator_id')
    .where('evidence_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.operator_id === operatorId;
}

/** A check as an operator records it; days as YYYY-MM-DD. */
export interface Check {
  checked_on: string;
  checked_where: string;
  checked_until: string;
}

/** Reminders whose day is over already are not sent. */
export async function setChecked(db: Db, id: number, check: Check): Promise<void> {
  const { checked_on, checked_where, checked_until } = check;
  await sql`update evidence set status = 'checked', version = version + 1, decided_at = now(), renamed_from = null,
      refused_why = null, checked_on = ${checked_on}, checked_where = ${checked_where}, checked_until = ${checked_until},
      reminders = case
        when ${checked_until}::date - (now() at time zone 'Asia/Kolkata')::date < ${sql.lit(lastBefore)} then 2
        when ${checked_until}::date - (now() at time zone 'Asia/Kolkata')::date < ${sql.lit(firstBefore)} then 1
        else 0 end
    where id = ${id}`.execute(db);
}

export async function setRefused(db: Db, id: number, why: string): Promise<void> {
  await sql`update evidence set status = 'refused', version = version + 1, decided_at = now(), renamed_from = null,
    refused_why = ${why}, checked_on = null, checked_where = null, checked_until = null where id = ${id}`.execute(
    db,
  );
}

/** Keeps what an operator decided, for the audit trail. */
export async function insertDecision(
  db: Db,
  id: number,
  { owner, kind, number }: LockedEvidence,
  decision: { decision: 'checked' | 'refused'; words: string; operator_id: number } & Partial<
    Pick<Check, 'checked_on' | 'checked_until'>
  >,
): Promise<void> {
  await db
    .insertInto('evidence_decision')
    .values({ evidence_id: id, ...owner, kind, number, ...decision })
    .execute();
}

/** The document of evidence; undefined where there is none. */
export async function findDocument(db: Db, id: number) {
  const found = await db
    .selectFrom('evidence')
    .select(['document_sha256 as sha256', 'document_name as name', 'document_type as type'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { sha256, name, type } = found ?? {};
  return sha256 && name && type ? { sha256, name, type } : undefined;
}
