import { type AuditKind, auditDays } from '@aangan/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import { containing } from '../../search-words.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export interface NewAuditEvent {
  kind: AuditKind;
  account_id: number | null;
  network: string | null;
  device: string | null;
}

/** Failed sign-ins of an hour, to one account from one network, are counted in one row. */
export async function insertEvent(db: Db, event: NewAuditEvent): Promise<void> {
  await sql`insert into audit_event (kind, account_id, network, device)
    values (${event.kind}, ${event.account_id}, ${event.network}, ${event.device})
    on conflict (coalesce(account_id, 0), network, date_bin('1 hour', happened_at, 'epoch'))
      where kind = 'sign-in-failed'
      do update set times = audit_event.times + 1, happened_at = now()`.execute(db);
}

export async function findActiveId(db: Db, email: string): Promise<number | null> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('is_active', '=', true)
    .where('check_until', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Columns of the whole trail, in this order: what happened to accounts, and what operators decided. */
const trail = (about: RawBuilder<unknown>) => sql`(
  select 'e' || e.id as id, e.kind, e.account_id, null::bigint as operator_id, e.network, e.device, e.times,
    null as reason, e.happened_at, null::text as proved_by from audit_event e where ${about}
  union all
  select 'a' || e.id, e.kind, e.account_id, e.operator_id, null, null, 1, e.reason, e.happened_at, e.proved_by
  from account_event e where ${about}
  union all
  select 'v' || e.id, e.kind, e.account_id, e.operator_id, null, null, 1, e.why, e.happened_at, null from (
    select v.id, case when v.verified then 'verified' when v.why is null then 'unverified' else 'sent-back' end as kind,
      coalesce(d.account_id, f.account_id) as account_id, v.operator_id, v.why, v.happened_at
    from verification_event v left join designer_profile d on d.id = v.designer_id
      left join vendor_profile f on f.id = v.vendor_id) e where ${about}
  union all
  select 'r' || e.id, e.kind, e.account_id, e.operator_id, null, null, 1, e.reason, e.happened_at, null from (
    select r.id, 'review-' || r.kind as kind, w.reviewer_id as account_id, r.operator_id, r.reason,
      r.decided_at as happened_at
    from review_decision r join vendor_review w on w.id = r.review_id) e where ${about}
  union all
  select 'm' || e.id, e.kind, e.account_id, e.operator_id, null, null, 1, e.reason, e.happened_at, null from (
    select d.id, case d.kind when 'kept' then 'message-kept' else 'message-removed' end as kind, w.account_id,
      d.operator_id, d.reason, d.decided_at as happened_at
    from message_decision d join message m on m.conversation_id = d.conversation_id and m.sequence = d.sequence
    join conversation_member w on w.conversation_id = m.conversation_id and w.side = m.side) e where ${about}
  union all
  select 'c' || e.id, e.kind, e.account_id, e.operator_id, null, null, 1, e.reason, e.happened_at, null from (
    select c.id, 'match-' || c.kind as kind, coalesce(d.account_id, f.account_id) as account_id, c.operator_id, c.reason,
      c.decided_at as happened_at
    from match_decision c join picture_match k on k.id = c.match_id join portfolio_item i on i.id = k.item_id
      left join designer_profile d on d.id = i.designer_id left join vendor_profile f on f.id = i.vendor_id) e
    where ${about}
  union all
  select 'd' || e.id, e.kind, e.account_id, e.operator_id, null, null, 1, e.reason, e.happened_at, null from (
    select c.id, 'evidence-' || c.decision as kind, coalesce(d.account_id, f.account_id) as account_id, c.operator_id,
      c.number || ': ' || c.words as reason, c.decided_at as happened_at
    from evidence_decision c left join designer_profile d on d.id = c.designer_id
      left join vendor_profile f on f.id = c.vendor_id) e where ${about})`;

const newestFirst = sql`t.happened_at desc, t.id desc`;

const ownJson = sql`jsonb_build_object('id', t.id, 'kind', t.kind, 'network', t.network, 'device', t.device,
  'times', t.times, 'reason', t.reason, 'happened_at', t.happened_at, 'proved_by', t.proved_by)`;

/** What happened to an account, the newest first, at most 50, as JSON text. */
export async function listOwn(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ events: string }>`
    select coalesce(json_agg(event), '[]')::text as events from (
      select ${ownJson} as event from ${trail(sql`e.account_id = ${accountId}`)} t
      order by ${newestFirst} limit 50) as newest`.execute(db);
  return rows[0]?.events ?? '[]';
}

const named = (
  alias: string,
) => sql`case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
  'id', ${sql.ref(`${alias}.id`)}, 'email', ${sql.ref(`${alias}.email`)},
  'name', account_name(${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})) end`;

/** The trail of all accounts whose name, address and username have all these words, or that an operator of them did. */
export function listTrail(db: Db, words: readonly string[], paging: Paging): Promise<ListedPage> {
  const lookup = (alias: string, word: string) =>
    sql`coalesce((' ' || lower(account_name(${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})) || ' '
      || ${sql.ref(`${alias}.email`)} || ' ' || lower(${sql.ref(`${alias}.username`)})) like ${containing(word)}, false)`;
  const conditions = [
    sql`a.check_until is null`,
    ...words.map((word) => sql`(${lookup('a', word)} or ${lookup('o', word)})`),
  ];
  return readPage(db, paging, {
    item: sql`${ownJson} || jsonb_build_object('account', ${named('a')}, 'operator', ${named('o')})`,
    from: sql`${trail(sql`true`)} t left join account a on a.id = t.account_id
      left join account o on o.id = t.operator_id where ${sql.join(conditions, sql` and `)}`,
    order: newestFirst,
  });
}

/** Deletes what is older than it is kept. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`delete from audit_event
    where happened_at < now() - make_interval(days => ${auditDays})`.execute(db);
}
