import type { ProofKind } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import { containing } from '../../search-words.ts';
import type { Tables } from '../../tables.ts';
import { hasChangedSince, sentBack } from '../firms/firm.columns.ts';
import { isOpen } from './factor-reset.repository.ts';

type Db = Kysely<Tables>;

/** The two kinds of profiles, and where each is kept. */
const tableOf = { designer: 'designer_profile', vendor: 'vendor_profile' } as const;
export type ListingKind = keyof typeof tableOf;

/** An account `a` as operators see it. */
const accountJson = sql`jsonb_build_object(
  'id', a.id, 'name', account_name(a.first_name, a.last_name), 'email', a.email,
  'email_verified', a.email_verified_at is not null, 'phone', a.phone,
  'is_designer', a.is_designer, 'is_architect', a.is_architect, 'is_vendor', a.is_vendor,
  'is_staff', a.is_staff, 'is_suspended', a.suspended_at is not null,
  'suspended_reason', a.suspended_reason, 'created_at', a.created_at, 'has_factor', has_factor(a.id),
  'factor_reset_by', (select operator_id from factor_reset where account_id = a.id and ${isOpen}),
  'profile', coalesce(
    (select jsonb_build_object('kind', 'designer', 'id', p.id, 'is_verified', p.is_verified,
       'contact_name', p.spoc_name, 'contact_phone', p.spoc_phone)
     from designer_profile p where p.account_id = a.id),
    (select jsonb_build_object('kind', 'vendor', 'id', p.id, 'is_verified', p.is_verified,
       'contact_name', p.spoc_name, 'contact_phone', p.spoc_phone)
     from vendor_profile p where p.account_id = a.id)))`;

const ownerOf = { designer: 'designer_id', vendor: 'vendor_id' } as const;

/** A profile `f` waits unless it was sent back and its firm has changed nothing since. */
const isWaiting = (kind: ListingKind) =>
  sql.raw(`(f.sent_back_at is null or ${hasChangedSince(ownerOf[kind])})`);

const listed = (kind: ListingKind) =>
  sql`${sql.raw(`specializations_display, head_office_address, city,
  establishment_year, bio, linkedin_profile, instagram_profile, posts_count, items_count, is_active, is_verified,
  created_at, updated_at, ${sentBack} as sent_back`)}, ${isWaiting(kind)} as is_waiting`;

/** The profiles of both kinds under the same column names. */
const listings = sql`(
  select 'designer' as kind, id, account_id, full_name as name, portfolio_website as website, ${listed('designer')}
  from designer_profile f
  union all
  select 'vendor', id, account_id, company_name, website, ${listed('vendor')} from vendor_profile f)`;

const listingJson = sql`to_jsonb(l) - 'account_id' - 'is_active' - 'is_waiting' || jsonb_build_object('account', ${accountJson})`;

/**
 * Profiles of active accounts that wait to be verified, the longest waiting first. One that was sent back waits again
 * once its firm has changed it.
 */
export function listUnverified(db: Db, paging: Paging): Promise<ListedPage> {
  return readPage(db, paging, {
    item: listingJson,
    from: sql`${listings} l join account a on a.id = l.account_id where not l.is_verified and l.is_active
      and l.is_waiting and a.check_until is null`,
    order: sql`l.created_at, l.kind, l.id`,
  });
}

/** Accounts of people that are not erased and whose name, address and username have all these words; newest first. */
export function listAccounts(
  db: Db,
  words: readonly string[],
  paging: Paging,
): Promise<ListedPage> {
  const lookup = sql`(' ' || lower(account_name(a.first_name, a.last_name)) || ' ' || a.email || ' ' || lower(a.username))`;
  const conditions = [
    sql`a.erased_at is null and a.check_until is null`,
    ...words.map((word) => sql`${lookup} like ${containing(word)}`),
  ];
  return readPage(db, paging, {
    item: accountJson,
    from: sql`account a where ${sql.join(conditions, sql` and `)}`,
    order: sql`a.id desc`,
  });
}

/** A profile as JSON text; undefined when there is none, or it vanished with its account. */
export async function findListing(
  db: Db,
  kind: ListingKind,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ listing: string }>`
    select (${listingJson})::text as listing from ${listings} l join account a on a.id = l.account_id
    where l.kind = ${kind} and l.id = ${id} and a.erased_at is null
      and a.check_until is null`.execute(db);
  return rows[0]?.listing;
}

/** @returns whether this changed anything */
export async function setVerified(
  db: Db,
  kind: ListingKind,
  id: number,
  verified: boolean,
  operatorId: number,
): Promise<boolean> {
  const changed = await db
    .updateTable(tableOf[kind])
    .set({
      is_verified: verified,
      verified_at: verified ? new Date() : null,
      ...(verified && { sent_back_at: null, sent_back_why: null }),
    })
    .where('id', '=', id)
    .where('is_verified', '=', !verified)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await db
    .insertInto('verification_event')
    .values({
      designer_id: kind === 'designer' ? id : null,
      vendor_id: kind === 'vendor' ? id : null,
      verified,
      operator_id: operatorId,
    })
    .execute();
  return true;
}

/**
 * Keeps the operator's words on a profile that is not verified. The same words again change nothing while the firm has
 * changed nothing.
 * @returns whether this changed anything
 */
export async function setSentBack(
  db: Db,
  kind: ListingKind,
  id: number,
  { why, operatorId }: { why: string; operatorId: number },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(tableOf[kind])} f set sent_back_at = now(), sent_back_why = ${why}
    where id = ${id} and not is_verified and (sent_back_why is distinct from ${why} or ${isWaiting(kind)})
    returning id`.execute(db);
  if (rows.length === 0) return false;
  await db
    .insertInto('verification_event')
    .values({
      designer_id: kind === 'designer' ? id : null,
      vendor_id: kind === 'vendor' ? id : null,
      verified: false,
      operator_id: operatorId,
      why,
    })
    .execute();
  return true;
}

/** The account as JSON text; undefined when there is none, or it is erased. */
export async function findAccount(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ account: string }>`
    select (${accountJson})::text as account from account a
    where a.id = ${id} and a.erased_at is null and a.check_until is null`.execute(db);
  return rows[0]?.account;
}

/** The account's row, locked until the transaction ends; undefined when it is gone or leaving. */
export function lockAccount(db: Db, id: number) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'first_name',
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
      'is_designer',
      'is_architect',
      'is_staff',
      'is_integrator',
      'suspended_at',
    ])
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .where('check_until', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setArchitect(db: Db, id: number, isArchitect: boolean): Promise<void> {
  await db
    .updateTable('account')
    .set({ is_architect: isArchitect, is_designer: !isArchitect })
    .where('id', '=', id)
    .execute();
}

/** @param reason null reinstates */
export async function setSuspension(db: Db, id: number, reason: string | null): Promise<void> {
  await db
    .updateTable('account')
    .set({
      is_active: reason === null,
      suspended_at: reason === null ? null : new Date(),
      suspended_reason: reason,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertAccountEvent(
  db: Db,
  event: {
    account_id: number;
    operator_id: number;
    kind: Tables['account_event']['kind'];
    reason: string | null;
    proved_by: ProofKind | null;
  },
): Promise<void> {
  await db.insertInto('account_event').values(event).execute();
}
